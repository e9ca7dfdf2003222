// A text that is shown only once it lasts (a debounce): a moment of silence is no news.

const PATIENCE_MS = 700;

/** The same text, empty at once, but there only after a while. */
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
