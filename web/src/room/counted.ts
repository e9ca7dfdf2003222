// Whether the points of a game that is over are counted before one's eyes and ears.
import type { Outcome } from "./messages";
import { settings } from "./settings.svelte";
import { wordsOf } from "./words";

/** A score has parts to be counted, or is made of the cards themselves; and who wants nothing to move wants no counting. */
export function isCounted(game: string, { results }: Outcome): boolean {
  if (settings.pace === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches) return false;
  const ids = results.flatMap(({ parts }) => parts.map(({ name }) => `score-${name}`));
  return ids.some((id) => wordsOf(game)(id) !== id);
}
