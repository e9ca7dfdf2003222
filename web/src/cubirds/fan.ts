// Fits birds into the available space: side by side on a wire, birds of a species close together; in the hand as a fan.
// Where cards overlap, each covers the right side of the one before, so numbers are on the left.
import { longestName } from "../words/nounForms";
import type { Run } from "./cards";

export const CARD_SHAPE = 5 / 7; // width to height
const UNDER_WIRE = { named: 0.238, plain: 0.1 }; // of its width: how far a card hangs below its wire (see BirdCard)
const NARROWEST = 43; // with 60 pixels of height
const LARGE = 0.86; // of what the height allows: larger cards would overlap
const NARROWEST_PEEK = 0.2; // of a card: how much is visible of one that its own kind covers
const LEAST_PEEK = 3; // pixels, if not even that fits
const WIDEST_PEEK = 0.5;
const YIELD = 0.9; // cards may be this much narrower if none is covered then
const RINGED_FROM = 50; // pixels of width: rings fit around its numbers
const NUMBERS = 28; // pixels of a card: both of its numbers are visible, without rings
const BESIDE = 22; // they just fit side by side
const PEEK = 9;
const NAMED_FROM = 56; // pixels of width: a name of eight letters fits below its bird
const NAME_SEEN = 50;
const LETTERS = 8;
const BIRDS = ["flamingo", "owl", "toucan", "duck", "parrot", "magpie", "warbler", "robin"];
const SMALLEST = 44;
const SEEN = { plain: 0.8, large: 0.6 }; // of each card in the hand, at least: enough to know its bird, or to know it and to press it
const WIDEST_GAP = 6;

export interface Perches {
  card: number; // the width of a card
  lefts: number[]; // [bird]
  covered: boolean; // all but the last of a kind
  named: boolean; // names fit
  tight: boolean; // rings around the numbers do not fit
  slim: boolean; // so little of a card is visible that its numbers are one below the other
  start: number; // how far the birds are from each end of the wire
}

export function perches(runs: Run[], width: number, height: number, large: boolean): Perches {
  const ideal = Math.floor(height * CARD_SHAPE);
  const covered = runs.reduce((sum, { count }) => sum + count - 1, 0);
  const fitting = Math.floor(width / Math.max(1, runs.length + covered * NARROWEST_PEEK));
  const seen = width - (runs.length - 1) * NUMBERS - covered * PEEK; // the widest that leaves all numbers in sight
  const narrowest = Math.min(ideal, large ? Math.max(NARROWEST, Math.floor(Math.min(ideal * LARGE, seen))) : NARROWEST);
  const largest = Math.max(narrowest, Math.min(ideal, fitting));
  const apart = Math.min(largest, Math.floor(width / (runs.length + covered))); // where all lie side by side
  const card = apart >= largest * YIELD ? apart : largest;
  const spare = width - runs.length * card;
  const peek = card === apart ? card : Math.min(card * WIDEST_PEEK, Math.max(LEAST_PEEK, spare / covered));
  const step = runs.length < 2 ? card : Math.min(card, (width - card - covered * peek) / (runs.length - 1));
  const isLoose = step === card && peek >= card * NARROWEST_PEEK;
  const lefts: number[] = [];
  let x = 0;
  for (const { count } of runs) {
    for (let nth = 0; nth < count; nth += 1) lefts.push(x + nth * peek);
    x += step + (count - 1) * peek;
  }
  const start = Math.max(0, (width - x - card + step) / 2);
  return {
    card,
    lefts: lefts.map((left) => start + left),
    covered: peek < card,
    named: card >= NAMED_FROM * roomForNames() && isLoose,
    tight: card < RINGED_FROM || !isLoose,
    slim: step < BESIDE && card >= NARROWEST, // a lower card has no room for two lines above how many there are
    start,
  };
}

export interface Wire {
  at: number; // from the top of its row
  top: (card: number) => number; // of a card of this width
}

/** The height of the wire: the largest cards are centred in the row, and all birds sit on it. */
export function wireOf(height: number, named: boolean): Wire {
  const under = named ? UNDER_WIRE.named : UNDER_WIRE.plain;
  const ideal = Math.floor(height * CARD_SHAPE);
  const at = (height + ideal / CARD_SHAPE) / 2 - ideal * under;
  return { at, top: (card) => at + card * under - card / CARD_SHAPE };
}

export interface HandFan {
  card: number;
  step: number; // from one card to the next
  line: number; // from one line of cards to the next
  places: { left: number; line: number }[]; // [stack]
  named: boolean;
  narrow: boolean; // so little of a card is visible that its numbers need two lines
}

const NUMBERS_BESIDE = { plain: 66, large: 76 }; // pixels: both sizes and a count in one line
const NUMBERS_WIDTH = 0.7; // of a card
const LEGIBLE = { plain: 38, large: 39 }; // pixels of a card: its sizes are seen
const WORTH_A_LINE = 1.1;

/** The largest cards that fit, in one line, or in more if that makes them larger. */
export function handFan(stacks: number, width: number, height: number, lines: number, large: boolean): HandFan {
  const fans = Array.from({ length: lines }, (_, index) => fanIn(index + 1, stacks, width, height, large));
  const legible = large ? LEGIBLE.large : LEGIBLE.plain;
  return fans.reduce((best, each) => (each.card > best.card * (best.step < legible ? 1 : WORTH_A_LINE) ? each : best));
}

function fanIn(lines: number, stacks: number, width: number, height: number, large: boolean): HandFan {
  const inLine = Math.max(1, Math.ceil(stacks / lines));
  const line = height / lines;
  const ideal = Math.floor((line - (lines > 1 ? WIDEST_GAP : 0)) * CARD_SHAPE);
  const widest = width / (1 + (large ? SEEN.large : SEEN.plain) * (inLine - 1));
  const side = large ? Math.min(widest, width - LEGIBLE.large * (inLine - 1)) : widest;
  const card = Math.max(SMALLEST, Math.min(ideal, Math.floor(side)));
  const step = inLine < 2 ? card : Math.min(card + WIDEST_GAP, (width - card) / (inLine - 1));
  const places = Array.from({ length: stacks }, (_, index) => {
    const nth = Math.floor(index / inLine);
    const here = Math.min(inLine, stacks - nth * inLine);
    const start = (width - card - step * (here - 1)) / 2;
    return { left: start + (index % inLine) * step, line: nth };
  });
  const seen = Math.min(card, step);
  return {
    card,
    step,
    line,
    places,
    named: card >= NAMED_FROM * roomForNames() && seen >= NAME_SEEN * roomForNames(),
    narrow: seen < Math.max(large ? NUMBERS_BESIDE.large : NUMBERS_BESIDE.plain, card * NUMBERS_WIDTH),
  };
}

/** The same fan, opened so that no neighbour covers the chosen stack: the others move together, as far as they stay legible. */
export function openedAt(fan: HandFan, chosen: number, width: number, large: boolean): HandFan {
  const own = fan.places[chosen];
  const inLine = fan.places.flatMap(({ line }, index) => (line === own?.line ? [index] : []));
  const nth = inLine.indexOf(chosen);
  const all = Math.min(width, fan.step * (inLine.length - 2) + 2 * fan.card);
  const step = (all - 2 * fan.card) / Math.max(1, inLine.length - 2);
  const isLast = nth === inLine.length - 1;
  if (!own || isLast || fan.step >= fan.card || step < (large ? LEGIBLE.large : LEGIBLE.plain)) return fan;
  const places = fan.places.map((place, index) => {
    const at = inLine.indexOf(index);
    return at < 0 ? place : { ...place, left: (width - all) / 2 + at * step + (at > nth ? fan.card - step : 0) };
  });
  return { ...fan, places };
}

/** How much more room names need here than in English. */
function roomForNames(): number {
  return Math.max(1, longestName(BIRDS) / LETTERS);
}
