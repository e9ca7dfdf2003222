// The final count, part by part, as people count at a table. It can be skipped.
import type { Outcome, Part, SeatResult } from "../wire/messages";
import { settings } from "../device/settings.svelte";
import { sounds } from "../device/sounds";

const CATEGORY_MS = { calm: 1100, normal: 750, quick: 300, off: 0 };

/** The parts to be counted, in the order in which every result has them. */
export function categoriesOf(results: SeatResult[]): Part[] {
  const found: Part[] = [];
  for (const { parts } of [...results].sort((one, other) => other.parts.length - one.parts.length)) {
    let place = 0;
    for (const part of parts) {
      const known = found.findIndex(({ name }) => name === part.name);
      if (known < 0) found.splice(place, 0, part);
      place = (known < 0 ? place : known) + 1;
    }
  }
  return found;
}

export class Counting {
  readonly categories: Part[];
  private counted = $state(Infinity);

  constructor({ results }: Outcome, isWanted: boolean) {
    this.categories = categoriesOf(results);
    if (isWanted) this.counted = 0;
  }

  get isDone(): boolean {
    return this.counted > this.categories.length;
  }

  /** The part that is being counted now. */
  get now(): Part | undefined {
    return this.categories[this.counted - 1];
  }

  /** The parts counted so far. */
  get past(): Part[] {
    return this.categories.slice(0, this.counted);
  }

  /** Count the next part after a while. Returns a function that stops it. */
  goOn(): (() => void) | undefined {
    const next = this.counted + 1; // read here, so that each part counted calls for the next one
    if (this.isDone) return;
    const timer = setTimeout(() => {
      this.counted = next;
      sounds.play("land");
    }, CATEGORY_MS[settings.pace]);
    return () => clearTimeout(timer);
  }

  showAll(): void {
    this.counted = Infinity;
  }

  /** A player's sum so far. */
  soFar({ parts, total }: SeatResult): number {
    if (this.isDone) return total;
    const names = this.past.map(({ name }) => name);
    return parts.findLast(({ name }) => names.includes(name))?.so_far ?? 0;
  }
}
