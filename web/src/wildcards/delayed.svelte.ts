// What need not be there at once comes when the rest is drawn: all of it in one frame would be a long one.
const DRAWN_MS = 80; // after the new picture and after the first of its flights

/** The same value, a moment later. */
export function later<T>(value: () => T): { readonly now: T } {
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
