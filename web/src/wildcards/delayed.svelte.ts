// Delays less urgent parts until the rest is drawn: everything at once would make a long frame.
const DRAWN_MS = 80; // after the new picture and after the first of its flights

/** The same value, a moment delayed. */
export function delayed<T>(value: () => T): { readonly now: T } {
  let now = $state.raw(value());
  $effect(() => {
    const next = value();
    const timer = setTimeout(() => (now = next), DRAWN_MS);
    return () => clearTimeout(timer);
  });
  return {
    get now() {
      return now;
    },
  };
}
