// The duel: the option of the table decides what a secret animal is worth.
import { describe, expect, test } from "vitest";
import "./words";
import type { TableInfo, WildCardsView } from "../src/wire/messages";
import type { Answer } from "../src/wildcards/answer.svelte";
import { secretWords } from "../src/wildcards/cards";
import { tipsOf } from "../src/wildcards/tips";

const table = { you: 0, options: [] } as unknown as TableInfo;
const answer = { asked: { code: "ask-bid", sealed: false }, isBegun: false } as unknown as Answer;

function duel(flat: boolean): WildCardsView {
  const seat = { leaders: [], hand: { "forest-1": 5 }, secret: "lion", is_leo: false, leads: false };
  return { edition: "duel", flat_secret: flat, round: 1, talisman: null, result: null, seats: [seat, seat] } as never;
}

const tip = (flat: boolean): string => tipsOf(table, duel(flat), answer).find(({ id }) => id === "wildcards-duel")!.text;

describe("a secret animal", () => {
  test("counts with every animal of its species", () => {
    expect(secretWords(duel(false), "lion")).toBe(
      "Secret animal: lion. At the end, every collected animal of that species counts extra.",
    );
    expect(tip(false)).toContain("every animal of that species in your collection counts 1 point more");
  });

  test("or is worth one point, whatever was collected", () => {
    expect(secretWords(duel(true), "lion")).toBe("Secret animal: lion. At the end it is worth 1 point.");
    expect(tip(true)).toContain("At the end it is worth 1 point, whatever you have collected.");
    expect(tip(true)).not.toContain("every animal");
  });
});
