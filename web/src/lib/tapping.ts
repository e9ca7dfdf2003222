// A tap that skips is often followed by one more: that was meant for what stood there, and not for the button that has come.
const MEANT_MS = 600;
const SAME_PLACE = 60; // pixels

let skip = { at: -Infinity, x: 0, y: 0 };

/** Remember that this tap skipped something; keys and programs press nothing by accident. */
export function hasSkipped(event: MouseEvent): void {
  if (event.detail > 0) skip = { at: performance.now(), x: event.clientX, y: event.clientY };
}

export function isMeant(event: MouseEvent): boolean {
  if (event.detail === 0 || performance.now() - skip.at > MEANT_MS) return true;
  return Math.hypot(event.clientX - skip.x, event.clientY - skip.y) > SAME_PLACE;
}
