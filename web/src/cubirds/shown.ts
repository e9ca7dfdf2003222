// The part of the table that the current step is about, so that the table can highlight it.
import type { CuBirdsLine, ToldLine } from "../wire/messages";
import { type Run, shownCards } from "./cards";

const FROM_PILE = new Set(["card-missing", "pile-formed", "discard-shuffled", "supply-exhausted", "redeal-impossible"]);
export const WINS: ReadonlySet<string> = new Set(["seven-kinds-reached", "three-and-three-reached"]);

export interface Shown {
  row: number | null;
  seat: number | null;
  cards: Run[];
  pile: boolean;
  wins: boolean;
  ends: boolean;
}

export function shownBy(line: ToldLine | null): Shown | null {
  if (!line) return null;
  const { code, values } = line as CuBirdsLine;
  return {
    row: "row" in values ? values.row : null,
    seat: "seat" in values ? values.seat : null,
    cards: shownCards("cards" in values ? values.cards : []),
    pile: FROM_PILE.has(code),
    wins: WINS.has(code),
    ends: code === "game-ended",
  };
}
