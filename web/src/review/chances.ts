// The chart of everyone's chance to win, in a field of 100 by 100: from the deal on the left to the end on the right.
import type { ReviewMoment, SeatReview } from "../wire/messages";

const APART = 9; // of two numbers below the chart: closer ones would lie over each other
const APART_FROM_OPEN = 19; // the turn of the open moment is named in full
const SAME = 0.01; // chances closer than this are written alike
const START = 8; // how far the name of the beginning reaches

interface Point {
  x: number;
  y: number;
}

/** The horizontal position of an action; −1 is the deal. */
function acrossOf(number: number, actions: number): number {
  return round((100 * (number + 1)) / (actions + 1));
}

function lowOf(chance: number): number {
  return round(100 * (1 - chance));
}

/** The actions of the whole game: every line ends after the last one. */
export function actionsOf({ line }: SeatReview): number {
  return line.at(-1)?.number ?? 0;
}

/** A seat's line: where a choice cost something, it falls at once. */
export function lineOf(review: SeatReview): Point[] {
  const actions = actionsOf(review);
  const played = new Map(review.choices.map(({ number, chance }) => [number, chance]));
  return review.line.flatMap(({ number, chance }) => {
    const x = acrossOf(number, actions);
    const after = played.get(number) ?? chance;
    return after === chance
      ? [{ x, y: lowOf(chance) }]
      : [
          { x, y: lowOf(chance) },
          { x, y: lowOf(after) },
        ];
  });
}

export function pathOf(points: Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");
}

/** The position of a moment on its seat's line: a choice where it was made, luck where it took effect. */
export function dotOf(review: SeatReview, moment: ReviewMoment): Point {
  const actions = actionsOf(review);
  if (moment.kind === "choice") {
    const choice = review.choices.find(({ number }) => number === moment.number);
    return { x: acrossOf(moment.number, actions), y: lowOf(choice?.chance ?? 0) };
  }
  const felt = review.line[afterLuck(review, moment)] ?? { number: actions, chance: 0 };
  return { x: acrossOf(felt.number, actions), y: lowOf(felt.chance) };
}

/** The place in the line where a stretch of luck ends: at the next choice of the seat, or at the end. */
function afterLuck({ line }: SeatReview, { turn, number }: ReviewMoment): number {
  const begun = turn === 0 ? -1 : number;
  return line.findIndex((point) => point.number > begun);
}

/** The chance to win before and after a moment; null for luck if others changed the chance meanwhile by their choices. */
export function changeOf(review: SeatReview, moment: ReviewMoment): [from: number, to: number] | null {
  if (moment.kind === "choice") {
    const choice = review.choices.find(({ number }) => number === moment.number);
    return [choice?.best_chance ?? 0, choice?.chance ?? 0];
  }
  const to = review.line[afterLuck(review, moment)]?.chance ?? 0;
  const played = review.choices.find(({ number }) => number === moment.number)?.chance;
  const from = moment.turn === 0 ? review.line[0]?.chance : played;
  return from === undefined || Math.abs(to - from - moment.worth) > SAME ? null : [from, to];
}

/** The actions in which luck struck: from one to before another. */
export function stretchOf(review: SeatReview, moment: ReviewMoment): [first: number, last: number] {
  const first = moment.turn === 0 ? 0 : moment.number;
  return [first, review.line[afterLuck(review, moment)]?.number ?? actionsOf(review)];
}

interface Named {
  x: number;
  turn: number;
  isOpen: boolean; // named in full
}

/** The turns below the chart: those of the moments, the open one first; none covers another. */
export function axisOf(moments: Named[]): Named[] {
  const named: Named[] = [];
  const openFirst = [...moments].sort((one, other) => Number(other.isOpen) - Number(one.isOpen));
  for (const moment of openFirst) {
    const isFree = named.every(({ x, isOpen }) => Math.abs(x - moment.x) >= (isOpen ? APART_FROM_OPEN : APART));
    if (moment.turn > 0 && isFree) named.push(moment);
  }
  return named;
}

/** Whether the label of the beginning fits below the chart. */
export function namesStart(axis: Named[]): boolean {
  return axis.every(({ x, isOpen }) => x >= (isOpen ? APART_FROM_OPEN : APART) + START);
}

/** The positions of the pictures at the ends of the lines: lines that end together have them side by side. */
export function lanesOf(ends: number[]): number[] {
  const taken = new Map<number, number>();
  return ends.map((end) => {
    const lane = taken.get(end) ?? 0;
    taken.set(end, lane + 1);
    return lane;
  });
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
