import { beforeEach, expect, test } from "vitest";
import { Composition } from "../src/room/composition.svelte";
import { HintDesk, isHinted } from "../src/room/hint.svelte";
import type { Asked, Hint, Refused, TableInfo } from "../src/wire/messages";

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
let hints: HintDesk;

beforeEach(() => {
  asked = question();
  answers = [];
  told = [];
  hints = new HintDesk({
    asked: () => asked,
    ask: () => new Promise((resolve) => answers.push(resolve)),
    tell: ({ text }) => told.push(`notice: ${text}`),
    announce: (text) => told.push(text),
  });
});

test("a hint is told once it has come, and is asked for once", async () => {
  const asking = hints.ask();
  void hints.ask();
  expect([answers.length, hints.isOnItsWay, hints.now]).toEqual([1, true, null]);
  answers[0]!(hint);
  await asking;
  expect([hints.isOnItsWay, hints.now, told]).toEqual([false, hint, [hint.text]]);
});

test("what was closed is told once more without asking", async () => {
  const asking = hints.ask();
  answers[0]!(hint);
  await asking;
  hints.close();
  expect(hints.now).toBeNull();
  await hints.ask();
  expect([answers.length, hints.now]).toEqual([1, hint]);
});

test("what was chosen before a hint is chosen again where it is not wanted, and stays away where it is", async () => {
  const asking = hints.ask();
  answers[0]!(hint);
  await asking;
  hints.restore = () => told.push("as before");
  hints.dismiss();
  expect([hints.now, told.at(-1)]).toEqual([null, "as before"]);
  await hints.ask();
  hints.restore = () => told.push("once more");
  hints.close();
  hints.dismiss();
  expect(told.at(-1)).toBe(hint.text);
});

test("a hint for a question that is no more is not shown, nor why there is none", async () => {
  for (const answer of [hint, refused]) {
    const asking = hints.ask();
    asked = question();
    answers.at(-1)!(answer);
    await asking;
    expect([hints.now, told]).toEqual([null, []]);
  }
});

test("a hint goes with its question", async () => {
  const asking = hints.ask();
  answers[0]!(hint);
  await asking;
  asked = question();
  expect(hints.now).toBeNull();
});

test("why there is no hint is told", async () => {
  const asking = hints.ask();
  answers[0]!(refused);
  await asking;
  expect([hints.now, told]).toEqual([null, ["notice: Hints are off."]]);
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
  const composition = new Composition({ action: "", label: "", plain: lion, choice });
  expect(composition.take({ ...lion, paying: ["forest-1", "forest-1"] })).toBe(true);
  expect(composition.chosen).toEqual([0, 1]);
  expect(composition.action).toEqual({ ...lion, paying: ["forest-1", "forest-1"] });
  expect(composition.take({ ...lion, place: 1, paying: ["forest-1", "wild-2"] })).toBe(false);
  expect(composition.take(lion)).toBe(true);
  expect(composition.chosen).toEqual([]);
});
