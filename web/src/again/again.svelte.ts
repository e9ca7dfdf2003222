// A game that is over, watched again: step by step, forward and back, on the table where it was played. Nothing is asked there.
import { Announcing } from "./announcing.svelte";
import { Hinting } from "./hinting.svelte";
import type { Again, Asked, ToldLine, Offer, Outcome, TableInfo, View } from "./messages";
import { Notices, type Notice } from "./notices.svelte";
import { pausing } from "./pausing";
import { Previews } from "./previews.svelte";
import type { TableRoom } from "./room.svelte";
import { settings } from "./settings.svelte";
import { Show, type Staging } from "./show.svelte";
import { type Mark, type Step, type Steps, stepsOf } from "./steps";
import { say } from "./words";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const STEP_MS = 900; // for who has turned off what moves: to be read

export class WatchedAgain implements TableRoom {
  table: TableInfo = $state.raw(null!);
  at = $state(0); // the step that is shown
  isPlaying = $state(false);
  speed: number = $state(1);
  handsAreOpen = $state(false);
  private told: Steps = $state.raw({ steps: [], marks: [], log: [] });
  private result: Outcome | null = null;
  private next: ReturnType<typeof setTimeout> | undefined; // while it plays, when the next step begins

  // nothing is asked, and nothing waits
  readonly isAgain = true;
  readonly asked: Asked | null = null;
  readonly yourTurn = false;
  readonly waiting = false;
  readonly ended = false;
  readonly resultTold = true;
  readonly previews = new Previews(() => Promise.resolve([]));
  readonly hinting = new Hinting({
    asked: () => null,
    ask: () => Promise.resolve(null),
    tell: () => undefined,
    announce: () => undefined,
  });
  proposed: Offer | null = null;
  readonly notices = new Notices();
  readonly announcing = new Announcing(pausing);
  readonly show: Show;

  constructor(again: Again, at = 0) {
    this.show = new Show(
      {
        stepMs: () => settings.stepMs || STEP_MS,
        hurry: () => 1 / this.speed,
        told: (text) => this.announcing.tell(text),
        missed: () => undefined,
        nearlyOver: () => undefined,
        over: (moving) => this.settle(moving),
      },
      pausing,
    );
    this.tell(again, at);
    document.addEventListener("visibilitychange", this.rest);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.rest);
    this.pause();
    this.announcing.close();
    this.show.clear();
  }

  /** The same game with other cards open, or another one: where it stood, or at a step. */
  tell(again: Again, at = this.at): void {
    this.table = again.table;
    this.handsAreOpen = again.cards === "open";
    this.result = again.outcome;
    this.told = withResult(stepsOf(again), again.outcome);
    this.stand(at);
    this.announcing.tell(say("again-told", { cards: this.nameOf(again.cards), sentence: this.sentence }));
  }

  /** How the cards lie, in words. */
  nameOf(cards: Again["cards"]): string {
    return say(`again-cards-${cards}`, { seated: this.table.you === null ? "no" : "yes" });
  }

  // what is shown

  get view(): View | null {
    return this.show.view;
  }

  get line(): ToldLine | null {
    return this.show.line;
  }

  get log(): ToldLine[] {
    return this.show.log;
  }

  get showing(): boolean {
    return this.show.isOn;
  }

  get outcome(): Outcome | null {
    return this.at === this.last ? this.result : null;
  }

  get notice(): Notice | null {
    return this.notices.now;
  }

  set stage(stage: Staging | null) {
    this.show.stage = stage;
  }

  begin(show: () => void): void {
    if (this.at === 0 && !this.isPlaying) show();
  }

  // the steps

  get step(): Step {
    return this.told.steps[this.at]!;
  }

  get last(): number {
    return this.told.steps.length - 1;
  }

  get marks(): Mark[] {
    return this.told.marks;
  }

  get steps(): Step[] {
    return this.told.steps;
  }

  /** The round or turn of the step that is shown. */
  get mark(): Mark | null {
    return this.marks[this.step.mark] ?? null;
  }

  /** One step on, and its cards move. */
  forward(): void {
    if (this.at === this.last) return;
    clearTimeout(this.next);
    if (this.showing) this.stand(this.at); // what was under way is there now
    this.at += 1;
    this.show.add([...this.step.moments]);
  }

  back(): void {
    this.go(this.at - 1);
  }

  /** Go to a step, which stands there at once. */
  go(to: number): void {
    this.pause();
    this.stand(to);
    this.announcing.tell(this.sentence);
  }

  /** To where the next round or turn begins, or the last one; within one, first back to its own beginning. */
  leap(by: 1 | -1): void {
    const starts = [0, ...this.marks.map(({ step }) => step), this.last];
    const to = by > 0 ? starts.find((step) => step > this.at) : starts.findLast((step) => step < this.at);
    if (to !== undefined) this.go(to);
  }

  /** While somebody pulls the slider: they see and hear where they are from the slider itself. */
  pull(to: number): void {
    this.pause();
    this.stand(to);
  }

  get sentence(): string {
    return this.step.line.text;
  }

  play(): void {
    if (this.at === this.last) this.stand(0);
    this.isPlaying = true;
    if (!this.showing) this.forward();
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.next);
  }

  skip(): void {
    this.pause();
    if (this.showing) this.stand(this.at);
  }

  private stand(to: number): void {
    this.at = Math.max(0, Math.min(this.last, to));
    const { line, view, lines } = this.step;
    this.show.log = this.told.log.slice(0, lines); // so that nothing of it was missed
    this.show.stand(view, this.show.log);
    this.show.line = line;
    this.show.beat = null;
  }

  private settle(moving: boolean): void {
    const { view } = this.step;
    const draw = (): void => void (this.show.view = view);
    const wait = moving ? this.show.change([], draw, 1 / this.speed) : 0;
    if (!moving) draw();
    this.show.beat = null;
    this.show.line = this.step.line;
    if (this.at === this.last || document.hidden) this.pause();
    if (this.isPlaying) this.next = setTimeout(() => this.forward(), wait);
  }

  private rest = (): void => {
    if (document.hidden) this.skip();
  };

  // what cannot be done here

  do(): void {
    this.onlyWatched();
  }

  act(): void {
    this.onlyWatched();
  }

  say(): boolean {
    return false;
  }

  explain(): Promise<void> {
    this.onlyWatched();
    return Promise.resolve();
  }

  private onlyWatched(): void {
    this.notices.tell({ text: say("again-only-watched"), rule: null, calm: true });
  }
}

/** The last sentence tells who has won. */
function withResult(told: Steps, outcome: Outcome | null): Steps {
  const last = told.steps.at(-1)!;
  if (outcome) last.line = { ...last.line, text: `${last.line.text} ${outcome.headline}` };
  return told;
}
