// What the step that is being shown concerns, so that the table can point at it.
import type { CuBirdsSpecies as Species, Line } from "../lib/messages";
import { shownCards, type Side } from "./birds";

const FROM_PILE = new Set(["card-drawn", "row-filled", "robin-drew", "card-dealt", "pile-formed", "collection-started", "extra-bird-given", "discard-shuffled", "card-missing"]);
const TO_DISCARD = new Set(["family-discarded", "card-discarded", "discard-shuffled"]);
const TO_COLLECTION = new Set(["bird-collected", "collection-started", "extra-bird-given", "seven-kinds-reached", "three-and-three-reached"]);
const IN_HAND = new Set(["bird-taken", "card-drawn", "card-dealt", "family-shown"]);
const AT_RIGHT_END = new Set(["row-filled", "bird-dealt-to-row"]);

export interface Shown {
  row: number | null;
  side: Side | null; // where birds have just come to the row
  seat: number | null;
  species: Species[];
  pile: boolean;
  discard: boolean;
  collection: boolean;
  hand: boolean;
}

export function shownBy(line: Line | null): Shown | null {
  if (!line) return null;
  const { code, values } = line;
  return {
    row: typeof values["row"] === "number" ? values["row"] : null,
    side: AT_RIGHT_END.has(code) ? "right" : code === "birds-laid" ? (values["side"] as Side) : null,
    seat: typeof values["seat"] === "number" ? values["seat"] : null,
    species: shownCards(values["cards"]).map(({ species }) => species),
    pile: FROM_PILE.has(code),
    discard: TO_DISCARD.has(code),
    collection: TO_COLLECTION.has(code),
    hand: IN_HAND.has(code),
  };
}
