// How birds are laid out in the space there is: side by side on a wire, a run of a kind close together; in the hand as a fan.
import type { Run } from "./birds";

export const CARD_SHAPE = 5 / 7; // width to height
const WIRE = 0.88; // of its height, less a little of its width: where a card has its wire (see BirdCard)
const TOES = 0.07;
const NARROWEST = 30;
const LARGE = 0.86; // of what the height allows: larger cards rather lie over each other
const NARROWEST_PEEK = 4; // how much of a covered card is seen
const WIDEST_PEEK = 0.4; // of a card: on one that shows almost whole, name and numbers would be missed
const YIELD = 3; // pixels by which cards get narrower, if none is covered then
const SMALLEST = 44;
const SEEN = 0.6; // of each card in the hand, at least: enough to know it and to press it
const WIDEST_GAP = 6;

export interface Perches {
  card: number; // the width of a card
  top: number;
  wire: number; // the height of the wire, from the top
  lefts: number[]; // [bird]
  covered: boolean; // all but the first of a kind
  start: number; // how far the birds are from each end of the wire
}

export function perches(runs: Run[], width: number, height: number, large: boolean): Perches {
  const ideal = Math.floor(height * CARD_SHAPE);
  const covered = runs.reduce((sum, { count }) => sum + count - 1, 0);
  const fitting = (width - covered * NARROWEST_PEEK) / Math.max(1, runs.length);
  const narrowest = large ? Math.floor(ideal * LARGE) : NARROWEST;
  const largest = Math.max(Math.min(ideal, narrowest), Math.min(ideal, Math.floor(fitting)));
  const apart = Math.min(largest, Math.floor(width / (runs.length + covered))); // where all lie side by side
  const card = apart >= largest - YIELD ? apart : largest;
  const spare = width - runs.length * card;
  const peek = card === apart ? card : Math.max(2, Math.min(card * WIDEST_PEEK, spare / covered));
  const total = runs.length * card + covered * peek;
  const squeeze = Math.min(1, (width - card) / Math.max(1, total - card));
  const lefts: number[] = [];
  let x = 0;
  for (const { count } of runs) {
    for (let nth = 0; nth < count; nth += 1) lefts.push(x + nth * peek);
    x += card + (count - 1) * peek;
  }
  const start = Math.max(0, (width - total) / 2);
  const wire = wireOf(ideal, ideal / CARD_SHAPE) + (height - ideal / CARD_SHAPE) / 2;
  return {
    card,
    top: wire - wireOf(card, card / CARD_SHAPE),
    wire,
    lefts: lefts.map((left) => start + left * squeeze),
    covered: peek < card,
    start,
  };
}

function wireOf(width: number, height: number): number {
  return height * WIRE - width * TOES;
}

export interface HandFan {
  card: number;
  step: number; // from one card to the next
  start: number;
}

export function handFan(stacks: number, width: number, height: number): HandFan {
  const ideal = Math.floor(height * CARD_SHAPE);
  const card = Math.max(SMALLEST, Math.min(ideal, Math.floor(width / (1 + SEEN * Math.max(0, stacks - 1)))));
  const step = stacks < 2 ? card : Math.min(card + WIDEST_GAP, (width - card) / (stacks - 1));
  return { card, step, start: (width - card - step * Math.max(0, stacks - 1)) / 2 };
}
