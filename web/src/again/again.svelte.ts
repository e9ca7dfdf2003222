// The replay of a finished game: step by step, forward and back, on the table where it was played. It asks no questions.
import { Announcer } from "../stage/announcer.svelte";
import { HintDesk } from "../room/hint.svelte";
import type { Again, Asked, ToldLine, Outcome, TableInfo, View } from "../wire/messages";
import { Notices, type Notice } from "../room/notices.svelte";
import { covers } from "../stage/covers";
import { Previews } from "../room/previews.svelte";
import type { Deed, TableRoom } from "../room/room.svelte";
import { settings } from "../device/settings.svelte";
import { Show, type Staging } from "../stage/show.svelte";
import { type Mark, type Step, type Steps, stepsOf } from "./steps";
import { say } from "../words/words";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const STEP_MS = 900; // for people who have turned off motion: time to read

export class WatchedAgain implements TableRoom {
  table: TableInfo = $state.raw(null!);
  at = $state(0); // the step that is shown
  isPlaying = $state(false);
  speed: number = $state(1);
  handsAreOpen = $state(false);
  private told: Steps = $state.raw({ steps: [], marks: [], log: [], moves: [] });
  private result: Outcome | null = null;
  private next: ReturnType<typeof setTimeout> | undefined; // begins the next step while the replay plays

  // nothing is asked, and nothing waits
  readonly isAgain = true;
  readonly asked: Asked | null = null;
  readonly undo = null;
  readonly yourTurn = false;
  readonly waiting = false;
  readonly isHeard = true;
  readonly ended = false;
  readonly resultTold = true;
  readonly isHeld = false;
  readonly previews = new Previews(() => Promise.resolve([]));
  readonly hints = new HintDesk({
    asked: () => null,
    ask: () => Promise.resolve(null),
    tell: () => undefined,
    announce: () => undefined,
  });
  readonly lesson = null;
  proposed: Deed | null = null;
  readonly notices = new Notices();
  readonly announcer = new Announcer(covers);
  readonly show: Show;

  constructor(
    again: Again,
    at = 0,
    private readonly beginsWith: number | null = null, // an action that is shown as soon as the table is there
  ) {
    this.show = new Show(
      {
        stepMs: () => settings.stepMs || STEP_MS,
        hurry: () => 1 / this.speed,
        told: (text) => this.announcer.tell(text),
        missed: () => undefined,
        nearlyOver: () => undefined,
        over: (moving) => this.settle(moving),
      },
      covers,
    );
    this.tell(again, at);
    document.addEventListener("visibilitychange", this.rest);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.rest);
    this.pause();
    this.announcer.close();
    this.show.clear();
  }

  /** Load the same game with other cards open, or another game: at the same place, or at a step. */
  tell(again: Again, at = this.at): void {
    this.table = again.table;
    this.handsAreOpen = again.cards === "open";
    this.result = again.outcome;
    this.told = withResult(stepsOf(again), again.outcome);
    this.stand(at);
    this.announcer.tell(say("again-told", { cards: this.nameOf(again.cards), sentence: this.sentence }));
  }

  /** Whether cards are open or hidden, in words. */
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
    if (this.beginsWith !== null) this.showMove(this.beginsWith);
    else if (this.at === 0 && !this.isPlaying) show();
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

  /** How many actions stand at the step that is shown; null if nobody can play on from there. */
  get move(): number | null {
    const stand = this.told.moves.filter((before) => before < this.at).length;
    return stand === this.told.moves.length && this.result !== null ? null : stand;
  }

  /** The round or turn of the step that is shown. */
  get mark(): Mark | null {
    return this.marks[this.step.mark] ?? null;
  }

  /** Go one step forward, with its cards moving. */
  forward(): void {
    if (this.at === this.last) return;
    clearTimeout(this.next);
    if (this.showing) this.stand(this.at); // finishes the step under way
    this.at += 1;
    this.show.add([...this.step.moments]);
  }

  /** Show an action by its index, with its cards moving. */
  showMove(action: number): void {
    this.go(this.told.moves[action] ?? 0);
    this.forward();
  }

  back(): void {
    this.go(this.at - 1);
  }

  /** Go to a step, without animation. */
  go(to: number): void {
    this.pause();
    this.stand(to);
    this.announcer.tell(this.sentence);
  }

  /** Go to the beginning of the next or previous round or turn; from the middle of one, back to its own beginning first. */
  leap(by: 1 | -1): void {
    const starts = [0, ...this.marks.map(({ step }) => step), this.last];
    const to = by > 0 ? starts.find((step) => step > this.at) : starts.findLast((step) => step < this.at);
    if (to !== undefined) this.go(to);
  }

  /** Follow the slider while it is dragged. It says itself where it is. */
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

  goOn(): void {
    // nothing is held in a replay
  }

  private stand(to: number): void {
    this.at = Math.max(0, Math.min(this.last, to));
    const { line, view, lines } = this.step;
    this.show.log = this.told.log.slice(0, lines); // so that no moment counts as missed
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

  // not available in a replay

  do(): boolean {
    this.onlyWatched();
    return false;
  }

  propose(): void {
    this.onlyWatched();
  }

  confirm(): void {
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

/** The last sentence names the winner. */
function withResult(told: Steps, outcome: Outcome | null): Steps {
  const last = told.steps.at(-1)!;
  if (outcome) last.line = { ...last.line, text: `${last.line.text} ${outcome.headline}` };
  return told;
}
