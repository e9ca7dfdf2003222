// Filters from a preview what the label of the answer already says.
import type { Consequence, Preview, Values } from "../wire/messages";

const SAID = /^(draw|exchange|take)-declined$/; // it is obvious that “Draw nothing” draws nothing,
const CHOSEN = /^reveal (bid-revealed|card-returned)$/; // that one of two bids comes back,
const DRAWN = "draw-two card-drawn"; // and that “Draw two cards” draws two, unless it is only one

export function unsaid({ plain }: { plain: Values }, preview: Preview | null): Consequence[] {
  const isSaid = ({ code, values }: Consequence): boolean =>
    SAID.test(code) ||
    CHOSEN.test(`${String(plain.code)} ${code}`) ||
    (`${String(plain.code)} ${code}` === DRAWN && values.count !== 1);
  return preview?.consequences.filter((told) => !isSaid(told)) ?? [];
}
