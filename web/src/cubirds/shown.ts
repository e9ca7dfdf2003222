// What the step that is being shown concerns, so that the table can point at it.
import type { Line } from "../lib/messages";

const FROM_PILE = new Set(["card-missing", "pile-formed", "discard-shuffled", "supply-exhausted", "redeal-impossible"]);
export const WINS: ReadonlySet<string> = new Set(["seven-kinds-reached", "three-and-three-reached"]);

export interface Shown {
  row: number | null;
  seat: number | null;
  pile: boolean;
  wins: boolean;
  ends: boolean;
}

export function shownBy(line: Line | null): Shown | null {
  if (!line) return null;
  const { code, values } = line;
  return {
    row: typeof values.row === "number" ? values.row : null,
    seat: typeof values.seat === "number" ? values.seat : null,
    pile: FROM_PILE.has(code),
    wins: WINS.has(code),
    ends: code === "game-ended",
  };
}
