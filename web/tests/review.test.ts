import { describe, expect, test } from "vitest";
import { countsOf, firstOpen, sumsOf, titlesOf } from "../src/review/account";
import { axisOf, changeOf, dotOf, lanesOf, lineOf, namesStart, pathOf, stretchOf } from "../src/review/chances";
import { toldBetween, viewBefore } from "../src/review/past";
import { change, percent, pointsOf } from "../src/review/percent";
import { stepsOf } from "../src/again/steps";
import type { Again, ReviewChoice, ReviewMoment, SeatReview } from "../src/wire/messages";

function choice(number: number, grade: ReviewChoice["grade"], best: number, chance = best): ReviewChoice {
  const said = { turn: number, when: `Turn ${number}`, asked: "", played: `play ${number}`, better: null, why: null };
  return { number, grade, chance, best_chance: best, error: 0.01, ...said, played_action: {}, best_action: {}, would: [] };
}

function moment(kind: ReviewMoment["kind"], number: number, worth: number, turn = number): ReviewMoment {
  return { kind, number, turn, when: "", title: "", text: `${kind} ${number}`, worth };
}

const REVIEW: SeatReview = {
  seat: 0,
  headline: "",
  headline_for_all: "",
  summary: "",
  sums: "",
  account: { start: 0.333, own: -0.195, others: 0.026, luck: -0.164, end: 0 },
  line: [
    { number: -1, chance: 0.3 },
    { number: 4, chance: 0.5 },
    { number: 9, chance: 0.2 },
    { number: 19, chance: 0 },
  ],
  moments: [moment("luck", 0, 0.2, 0), moment("choice", 4, -0.1), moment("choice", 9, -0.2), moment("luck", 9, -0.3)],
  choices: [choice(4, "slip", 0.5, 0.4), choice(9, "mistake", 0.2, 0), choice(12, "best", 0.1), choice(15, "fine", 0.1)],
};

describe("luck and choices", () => {
  test("the sums are whole points, and add up", () => {
    const sums = sumsOf(REVIEW.account);
    expect(sums).toEqual({ own: -19, others: 3, luck: -17, all: -33 });
    expect(sums.own + sums.others + sums.luck).toBe(sums.all);
  });

  test("choices are counted by how good they were", () => {
    expect(countsOf(REVIEW.choices)).toEqual({ fine: 2, slip: 1, mistake: 1 });
  });

  test("the costliest choice opens first, and luck never", () => {
    expect(firstOpen(REVIEW.moments)).toBe(REVIEW.moments[2]);
    expect(firstOpen(REVIEW.moments.filter(({ kind }) => kind === "luck"))).toBeNull();
  });

  test("a moment is called after what was played, and luck after how it went", () => {
    expect(titlesOf(REVIEW)).toEqual(["luck 0", "play 4", "play 9", "luck 9"]);
  });

  test("chances are written as people read them", () => {
    expect([percent(0.354), change(-0.11), change(0.2), change(0), pointsOf(-17), pointsOf(3)]).toEqual([
      "35%",
      "−11%",
      "+20%",
      "0%",
      "−17",
      "+3",
    ]);
  });
});

describe("the chart", () => {
  test("a line falls at once where a choice cost something", () => {
    expect(lineOf(REVIEW)).toEqual([
      { x: 0, y: 70 },
      { x: 25, y: 50 },
      { x: 25, y: 60 },
      { x: 50, y: 80 },
      { x: 50, y: 100 },
      { x: 100, y: 100 },
    ]);
    expect(pathOf(lineOf(REVIEW).slice(0, 2))).toBe("M0 70L25 50");
  });

  test("a choice has its dot where it was made, luck where it was felt", () => {
    expect(REVIEW.moments.map((each) => dotOf(REVIEW, each))).toEqual([
      { x: 25, y: 50 },
      { x: 25, y: 60 },
      { x: 50, y: 100 },
      { x: 100, y: 100 },
    ]);
    expect(changeOf(REVIEW, REVIEW.moments[1]!)).toEqual([0.5, 0.4]);
    expect(changeOf(REVIEW, REVIEW.moments[0]!)).toEqual([0.3, 0.5]);
    expect(changeOf(REVIEW, REVIEW.moments[3]!)).toBeNull(); // luck alone did not lead from 0 to 0
    expect(REVIEW.moments.filter(({ kind }) => kind === "luck").map((each) => stretchOf(REVIEW, each))).toEqual([
      [0, 4],
      [9, 19],
    ]);
  });

  test("the axis names the open moment, and others where there is room", () => {
    const named = axisOf([
      { x: 44, turn: 6, isOpen: false },
      { x: 55, turn: 8, isOpen: true },
      { x: 80, turn: 12, isOpen: false },
      { x: 84, turn: 13, isOpen: false },
      { x: 5, turn: 0, isOpen: false },
    ]);
    expect(named.map(({ turn }) => turn)).toEqual([8, 12]);
    expect([namesStart(named), namesStart([{ x: 20, turn: 2, isOpen: true }])]).toEqual([true, false]);
  });

  test("lines that end together have their pictures side by side", () => {
    expect(lanesOf([1, 0, 0])).toEqual([0, 0, 1]);
  });
});

describe("the past", () => {
  const told = (text: string, weight: "told" | "passing" = "told") => ({
    number: 0,
    code: text,
    values: {},
    text,
    rule: "",
    weight,
  });
  const GAME = {
    view: { done: 0, seen: 0 },
    log: [],
    actions: [1, 2, 3].map((number) => ({
      seat: 0,
      moments: [
        { line: told(`passing ${number}`, "passing"), change: { of: {} } },
        { line: told(`told ${number}`), change: { of: { seen: { to: number } } } },
      ],
      change: { of: { done: { to: number } } },
    })),
  } as unknown as Again;

  test("the table is drawn as it was before an action", () => {
    expect([0, 2, 3].map((number) => viewBefore(GAME, number))).toEqual([
      { done: 0, seen: 0 },
      { done: 2, seen: 2 },
      { done: 3, seen: 3 },
    ]);
  });

  test("what happened in a stretch is what was told in it", () => {
    expect(toldBetween(GAME, 1, 3)).toEqual(["told 2", "told 3"]);
  });

  test("a replay knows the step before each action", () => {
    expect(stepsOf(GAME).moves).toEqual([0, 1, 2]);
  });
});
