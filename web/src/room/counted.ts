// Whether the final points are counted step by step.
import type { Outcome } from "../wire/messages";
import { settings } from "../device/settings.svelte";
import { wordsOf } from "../words/words";

/** Only if the score has named parts, and motion is not turned off. */
export function isCounted(game: string, { results }: Outcome): boolean {
  if (settings.pace === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches) return false;
  const ids = results.flatMap(({ parts }) => parts.map(({ name }) => `score-${name}`));
  return ids.some((id) => wordsOf(game)(id) !== id);
}
