// How long a name may be. The server counts the same way, and says why it refuses one.
import { LONGEST_NAME } from "./constants";

const letters = "Segmenter" in Intl ? new Intl.Segmenter(undefined, { granularity: "grapheme" }) : null;

/** As much of what was typed as a name can hold. */
export function fitting(typed: string): string {
  const seen = letters ? Array.from(letters.segment(typed), (letter) => letter.segment) : Array.from(typed);
  return seen.slice(0, LONGEST_NAME).join("");
}
