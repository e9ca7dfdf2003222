// The time, for countdowns on the page. It ticks only while a visible component uses it.
import { createSubscriber } from "svelte/reactivity";

const TICK_MS = 250;

const look = createSubscriber((tick) => {
  const ticking = setInterval(tick, TICK_MS);
  return () => clearInterval(ticking);
});

export const clock = {
  /** Milliseconds since an arbitrary moment. */
  get now(): number {
    look();
    return performance.now();
  },
};
