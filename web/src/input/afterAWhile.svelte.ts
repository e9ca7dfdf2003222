// A debounced text: shown only after it has lasted for a while. A moment of silence is not worth mentioning.

const PATIENCE_MS = 700;

/** The same text: it goes away at once, but appears only after a while. */
export function lasting(text: () => string): { readonly now: string } {
  let now = $state("");
  $effect(() => {
    const next = text();
    if (!next) now = "";
    const timer = setTimeout(() => (now = next), PATIENCE_MS);
    return () => clearTimeout(timer);
  });
  return {
    get now() {
      return now;
    },
  };
}
