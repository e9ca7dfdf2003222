// How a row of birds is laid out in the space there is: a run of a kind overlaps, and becomes a stack where space is short.
import type { Run } from "./birds";

const CARD_SHAPE = 0.74; // width to height
const NARROWEST = 20;
const WIDEST_PEEK = 18; // how much of a covered card is seen
const NARROWEST_PEEK = 3;
const MOST_PEEKS = 6;
const FEWEST_PEEKS = 2;

export interface Fan {
  card: number; // the width of a card
  peek: number;
  gap: number;
  shown: number[]; // [run] how many cards of it are drawn
}

export function fan(runs: Run[], width: number, height: number): Fan {
  const gap = width < 400 ? 3 : 8;
  const room = width - gap * Math.max(0, runs.length - 1);
  const ideal = Math.max(NARROWEST, Math.floor(height * CARD_SHAPE));
  const drawn = (most: number): number[] => runs.map(({ count }) => Math.min(count, most + 1));
  const peeks = (shown: number[]): number => shown.reduce((sum, each) => sum + each - 1, 0);

  for (let most = MOST_PEEKS; most >= FEWEST_PEEKS; most -= 1) {
    const shown = drawn(most);
    const left = room - runs.length * ideal;
    const peek = peeks(shown) === 0 ? WIDEST_PEEK : left / peeks(shown);
    if (left >= 0 && peek >= NARROWEST_PEEK) return { card: ideal, peek: Math.min(WIDEST_PEEK, peek), gap, shown };
  }
  const shown = drawn(runs.length > FEWEST_PEEKS * 3 ? 1 : FEWEST_PEEKS);
  const card = (room - peeks(shown) * NARROWEST_PEEK) / Math.max(1, runs.length);
  return { card: Math.max(NARROWEST, Math.min(ideal, Math.floor(card))), peek: NARROWEST_PEEK, gap, shown };
}
