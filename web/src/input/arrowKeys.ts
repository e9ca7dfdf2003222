// Arrow keys move the focus along a row of buttons: the nearest list around the focused one.

const STEPS: Record<string, number | undefined> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The keydown handler of each of them. `selector` matches the elements of the row. */
export function walk(event: KeyboardEvent, selector = "button"): void {
  const step = STEPS[event.key];
  const here = event.currentTarget as HTMLElement;
  const row = here.closest("ol, ul");
  if (step === undefined || !row) return;
  const all = [...row.querySelectorAll<HTMLElement>(selector)];
  all[all.indexOf(here) + step]?.focus();
  event.preventDefault();
}
