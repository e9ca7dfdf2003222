// The keys of a replay, wherever the focus is.
import type { WatchedAgain } from "./again.svelte";

const WAYS: Record<string, (again: WatchedAgain) => void> = {
  ArrowRight: (again) => (again.pause(), again.forward()),
  ArrowLeft: (again) => again.back(),
  "Shift+ArrowRight": (again) => again.leap(1),
  "Shift+ArrowLeft": (again) => again.leap(-1),
  PageDown: (again) => again.leap(1),
  PageUp: (again) => again.leap(-1),
  Home: (again) => again.go(0),
  End: (again) => again.go(again.last),
  " ": (again) => again.toggle(),
};

export function hearAgainKey(event: KeyboardEvent, again: WatchedAgain): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isForAnother(event)) return;
  const way = WAYS[event.shiftKey && event.key.startsWith("Arrow") ? `Shift+${event.key}` : event.key];
  if (!way) return;
  event.preventDefault();
  event.stopPropagation();
  way(again);
}

/** Whether the focus is on something with its own keys: a sheet, a button, a field. */
function isForAnother({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest("dialog, [popover], textarea, select, input:not([type='range'])")) return true;
  return key === " " && target.closest("button, a, summary") !== null;
}
