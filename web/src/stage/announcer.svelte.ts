// What a screen reader is told, in the order in which it happened: one region that stays, to which sentences are added.
import { untrack } from "svelte";
import type { Pausing } from "./pausing";

export interface Announced {
  number: number;
  text: string;
}

const KEPT = 120; // more than can come at once, when much is skipped
const FEW = 6; // of what was read aloud long ago: whoever reads the page from its beginning wants to come to the table
const LONG_AGO_MS = 30_000;

export class Announcing {
  sentences: Announced[] = $state.raw([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private number = 0;
  private waiting: string[] = [];
  private forget: (() => void) | undefined;

  constructor(private readonly pausing: Pausing) {}

  /** Say this; under a sheet nothing is heard, so it waits until that has gone. */
  tell(text: string): void {
    if (!text) return;
    this.waiting.push(text);
    if (this.waiting.length === 1) this.forget = this.pausing.whenFree(() => this.speak());
  }

  close(): void {
    this.forget?.();
    clearTimeout(this.timer);
  }

  private speak(): void {
    const said = this.waiting.splice(0).map((text) => ({ number: ++this.number, text }));
    this.sentences = [...untrack(() => this.sentences), ...said].slice(-KEPT); // whoever speaks does not speak again when others do
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.sentences = this.sentences.slice(-FEW)), LONG_AGO_MS);
  }
}
