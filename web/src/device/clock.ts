// What time it is, for what counts down on the page. It ticks only while something that is shown looks at it.
import { createSubscriber } from "svelte/reactivity";

const TICK_MS = 250;

const look = createSubscriber((tick) => {
  const ticking = setInterval(tick, TICK_MS);
  return () => clearInterval(ticking);
});

export const clock = {
  /** Milliseconds, since whenever. */
  get now(): number {
    look();
    return performance.now();
  },
};
