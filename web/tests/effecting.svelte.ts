// An effect outside of any component.

/** Run this as an effect, until the returned function is called. */
export function effecting(act: () => void): () => void {
  return $effect.root(() => {
    $effect(act);
  });
}
