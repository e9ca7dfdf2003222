// Announces sentences to screen readers, in order: they are added to one permanent live region.
import { untrack } from "svelte";
import type { Covers } from "./covers";

export interface Announced {
  number: number;
  text: string;
}

const KEPT = 120; // more than can arrive at once after skipping
const FEW = 6; // old sentences that stay, so that reading the page from the start soon reaches the table
const LONG_AGO_MS = 30_000;

export class Announcer {
  sentences: Announced[] = $state.raw([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private number = 0;
  private waiting: string[] = [];
  private forget: (() => void) | undefined;

  constructor(private readonly covers: Covers) {}

  /** Announce this. Under a sheet nothing is read, so it waits until the sheet has closed. */
  tell(text: string): void {
    if (!text) return;
    this.waiting.push(text);
    if (this.waiting.length === 1) this.forget = this.covers.whenFree(() => this.speak());
  }

  close(): void {
    this.forget?.();
    clearTimeout(this.timer);
  }

  private speak(): void {
    const said = this.waiting.splice(0).map((text) => ({ number: ++this.number, text }));
    this.sentences = [...untrack(() => this.sentences), ...said].slice(-KEPT); // an effect that announces should not run again when others announce
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.sentences = this.sentences.slice(-FEW)), LONG_AGO_MS);
  }
}
