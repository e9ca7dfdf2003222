// How long a name may be. The server counts the same way, and says why it refuses one.
import { LONGEST_NAME } from "../wire/constants";

const letters = "Segmenter" in Intl ? new Intl.Segmenter(undefined, { granularity: "grapheme" }) : null;

function lettersOf(typed: string): string[] {
  return letters ? Array.from(letters.segment(typed), (letter) => letter.segment) : Array.from(typed);
}

/** As much of what was typed as a name can hold. */
export function fitting(typed: string): string {
  return lettersOf(typed).slice(0, LONGEST_NAME).join("");
}

/** Whether the name is full, so that the page can say so. */
export function isFull(name: string): boolean {
  return lettersOf(name).length >= LONGEST_NAME;
}
