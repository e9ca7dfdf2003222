// An effect outside of any component.

/** Do this as an effect, until what this gives back is called. */
export function effecting(act: () => void): () => void {
  return $effect.root(() => {
    $effect(act);
  });
}
