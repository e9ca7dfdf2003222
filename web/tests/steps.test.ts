import { expect, test } from "vitest";
import type { Again, Difference, ToldLine } from "../src/wire/messages";
import { stepsOf } from "../src/again/steps";

let number = 0;

function moment(code: string, weight: ToldLine["weight"] = "told", turn?: number): { line: ToldLine; change: Difference } {
  const values = code === "turn-began" ? { turn } : { seat: 0 };
  const line: ToldLine = { number: ++number, code, values, text: `${code}.`, rule: "", weight };
  return { line, change: { of: turn === undefined ? {} : { turn: { to: turn } } } };
}

function again(...actions: { line: ToldLine; change: Difference }[][]): Again {
  const view = { turn: 0, done: 0 };
  const opening = [moment("dealt").line, moment("turn-began", "passing", 1).line];
  const done = actions.map((moments, index) => ({ seat: 0, moments, change: { of: { done: { to: index + 1 } } } }));
  return { cards: "mine", view, log: opening, actions: done, outcome: null } as unknown as Again;
}

test("in each step one sentence is told, with all that belongs to it", () => {
  const { steps, log } = stepsOf(
    again([moment("laid"), moment("taken", "joined", 5), moment("filled", "joined")], [moment("drawn")]),
  );
  expect(steps.map(({ line, moments }) => [line.code, ...moments.map(({ line: { code } }) => code)])).toEqual([
    ["again-beginning"],
    ["laid", "laid", "taken", "filled"],
    ["drawn", "drawn"],
  ]);
  expect(steps.map(({ view }) => view)).toEqual([
    { turn: 0, done: 0 },
    { turn: 5, done: 1 },
    { turn: 5, done: 2 },
  ]);
  expect(steps.map(({ lines }) => lines)).toEqual([2, 5, 6]);
  expect(log).toHaveLength(6);
});

test("a turn begins with the sentence after it, and has a mark there", () => {
  const { steps, marks } = stepsOf(again([moment("laid"), moment("turn-began", "passing", 2)], [moment("drawn")]));
  expect(steps.map(({ moments }) => moments.map(({ line: { code } }) => code))).toEqual([[], ["laid"], ["turn-began", "drawn"]]);
  expect(marks.map(({ begun, step }) => [begun.values.turn, step])).toEqual([
    [1, 0],
    [2, 2],
  ]);
  expect(steps.map(({ mark }) => mark)).toEqual([0, 0, 1]);
  expect(steps[1]?.view).toEqual({ turn: 2, done: 1 }); // as it stood when the next one was asked
});

test("what goes without saying waits for a sentence: a bid is laid when all are turned over", () => {
  const { steps } = stepsOf(again([moment("bid", "passing", 3)], [moment("bid", "passing"), moment("turned")]));
  expect(steps).toHaveLength(2);
  expect(steps[0]?.view).toEqual({ turn: 0, done: 0 });
  expect(steps[1]?.moments.map(({ view }) => view)).toEqual([
    { turn: 3, done: 1 },
    { turn: 3, done: 1 },
    { turn: 3, done: 1 },
  ]);
  expect(steps[1]?.view).toEqual({ turn: 3, done: 2 });
});

test("what all did at the same moment is one step, and one sentence", () => {
  const { steps } = stepsOf(again([moment("turned", "told", 4), moment("turned"), moment("tied")], [moment("tied")]));
  expect(steps.slice(1).map(({ line }) => line.text)).toEqual(["turned. turned.", "tied.", "tied."]);
});
