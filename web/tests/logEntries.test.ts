import { expect, test } from "vitest";
import { chaptersOf, seatOf } from "../src/room/logEntries";
import type { ToldLine } from "../src/wire/messages";

let number = 0;

function line(code: string, weight: ToldLine["weight"] = "told", seat?: number): ToldLine {
  return { number: number++, code, weight, text: code, rule: "", values: seat === undefined ? {} : { seat } };
}

test("a sentence that tells of the beginning of a round stands in that round", () => {
  const chapters = chaptersOf([
    line("game-set-up"),
    line("cards-discarded"),
    line("animal-revealed"),
    line("round-began", "joined"),
    line("bids"),
  ]);
  const told = chapters.map(({ begun, entries }) => [begun?.code ?? null, ...entries.map((entry) => entry.line.code)]);
  expect(told).toEqual([
    [null, "game-set-up", "cards-discarded"],
    ["round-began", "animal-revealed", "bids"],
  ]);
});

test("a turn that begins by itself begins a chapter", () => {
  const chapters = chaptersOf([line("laid"), line("turn-began", "passing"), line("drawn")]);
  expect(chapters.map(({ entries }) => entries.map((entry) => entry.line.code))).toEqual([["laid"], ["drawn"]]);
});

test("a sentence has the colour of whose deed it tells, and none where it tells of several", () => {
  const seats = chaptersOf([
    line("laid", "told", 1),
    line("taken", "joined", 1),
    line("bid", "told", 0),
    line("bid", "joined", 2),
    line("over"),
  ])[0]!.entries.map(seatOf);
  expect(seats).toEqual([1, null, null]);
});

test("the end of a round is nobody's deed, even if only one had cards to discard", () => {
  expect(chaptersOf([line("card-discarded", "told", 2)])[0]!.entries.map(seatOf)).toEqual([null]);
});
