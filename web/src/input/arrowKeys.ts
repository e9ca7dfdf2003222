// Arrow keys walk along a row of things that can be pressed: the row is the nearest list around the one that has the focus.

const STEPS: Record<string, number | undefined> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** For the keydown of each of them. `selector`: what one walks along. */
export function walk(event: KeyboardEvent, selector = "button"): void {
  const step = STEPS[event.key];
  const here = event.currentTarget as HTMLElement;
  const row = here.closest("ol, ul");
  if (step === undefined || !row) return;
  const all = [...row.querySelectorAll<HTMLElement>(selector)];
  all[all.indexOf(here) + step]?.focus();
  event.preventDefault();
}
