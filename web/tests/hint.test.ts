import { beforeEach, expect, test } from "vitest";
import { Choosing } from "../src/lib/choosing.svelte";
import { Hinting, isHinted } from "../src/lib/hinting.svelte";
import type { Asked, Hint, Refused, TableInfo } from "../src/lib/messages";

const question = (several = true, sealed = false): Asked => ({
  question: "?",
  code: "ask-lay",
  offers: [],
  sealed,
  several,
  answers_itself: false,
  usual: null,
});
const hint: Hint = { type: "hint", id: "1", action: "draw", plain: { code: "draw-two" }, text: "Draw two cards." };
const refused: Refused = { type: "refused", id: "1", text: "Hints are off.", rule: null };

let asked: Asked | null;
let answers: ((answer: Hint | Refused | null) => void)[];
let told: string[];
let hinting: Hinting;

beforeEach(() => {
  asked = question();
  answers = [];
  told = [];
  hinting = new Hinting({
    asked: () => asked,
    ask: () => new Promise((resolve) => answers.push(resolve)),
    tell: ({ text }) => told.push(`notice: ${text}`),
    announce: (text) => told.push(text),
  });
});

test("a hint is told once it has come, and is asked for once", async () => {
  const asking = hinting.ask();
  void hinting.ask();
  expect([answers.length, hinting.isOnItsWay, hinting.now]).toEqual([1, true, null]);
  answers[0]!(hint);
  await asking;
  expect([hinting.isOnItsWay, hinting.now, told]).toEqual([false, hint, [hint.text]]);
});

test("what was closed is told once more without asking", async () => {
  const asking = hinting.ask();
  answers[0]!(hint);
  await asking;
  hinting.close();
  expect(hinting.now).toBeNull();
  await hinting.ask();
  expect([answers.length, hinting.now]).toEqual([1, hint]);
});

test("a hint for a question that is no more is not shown, nor why there is none", async () => {
  for (const answer of [hint, refused]) {
    const asking = hinting.ask();
    asked = question();
    answers.at(-1)!(answer);
    await asking;
    expect([hinting.now, told]).toEqual([null, []]);
  }
});

test("a hint goes with its question", async () => {
  const asking = hinting.ask();
  answers[0]!(hint);
  await asking;
  asked = question();
  expect(hinting.now).toBeNull();
});

test("why there is no hint is told", async () => {
  const asking = hinting.ask();
  answers[0]!(refused);
  await asking;
  expect([hinting.now, told]).toEqual([null, ["notice: Hints are off."]]);
});

test("a hint is offered where there is something to choose and the table allows it", () => {
  const table = (value: boolean): TableInfo =>
    ({ settings: [{ name: "hints", label: "", value, words: [] }] }) as unknown as TableInfo;
  expect(isHinted(table(true), question())).toBe(true);
  expect(isHinted(table(false), question())).toBe(false);
  expect(isHinted(table(true), question(false))).toBe(false);
  expect(isHinted(table(true), question(true, true))).toBe(false);
  expect(isHinted(table(true), null)).toBe(false);
});

test("the cards of an action are chosen, of equal ones each once", () => {
  const choice = { field: "paying", codes: ["forest-1", "forest-1", "wild-2"], least: 2, most: 2, favoured: [] };
  const lion = { code: "take", species: "lion", place: null, paying: [] as string[] };
  const choosing = new Choosing({ action: "", label: "", plain: lion, choice });
  expect(choosing.take({ ...lion, paying: ["forest-1", "forest-1"] })).toBe(true);
  expect(choosing.chosen).toEqual([0, 1]);
  expect(choosing.action).toEqual({ ...lion, paying: ["forest-1", "forest-1"] });
  expect(choosing.take({ ...lion, place: 1, paying: ["forest-1", "wild-2"] })).toBe(false);
  expect(choosing.take(lion)).toBe(true);
  expect(choosing.chosen).toEqual([]);
});
