// Ignores the second of two taps that skip: it was meant for what was there before, and not for the button that has just appeared.
import type { TableRoom } from "./room.svelte";

const MEANT_MS = 600;
const SAME_PLACE = 60; // pixels

let skip = { at: -Infinity, x: 0, y: 0 };

/** Skip to the current state, and remember where that was tapped; a key cannot press anything by accident. */
export function skipBy(event: MouseEvent, room: TableRoom): void {
  if (event.detail > 0) skip = { at: performance.now(), x: event.clientX, y: event.clientY };
  room.skip();
}

/** Whether a tap on an answer is deliberate, and not the second tap of skipping. */
export function isMeant(event: MouseEvent): boolean {
  if (event.detail === 0 || performance.now() - skip.at > MEANT_MS) return true;
  return Math.hypot(event.clientX - skip.x, event.clientY - skip.y) > SAME_PLACE;
}
