// Shows what happens in a game: one sentence after another, with the cards that move, at the pace of this device's settings.
import type { ToldLine, View } from "../wire/messages";
import type { Covers } from "./covers";
import { shared } from "./structuralSharing";
import type { Manner } from "./stage";

const OWN_STEP_MS = 320;
const READING_MS = 16; // a letter
const EASY_LENGTH = 45; // letters that people read at a glance
const LONGEST_READING = 2.4; // of a step
const MANY_SENTENCES = 8; // a queue that falls behind catches up
const SOME_SENTENCES = 5;
const MOST_MOMENTS = 48; // more are not shown one by one
const HURRY = 0.35;
const BRISKLY = 0.75;
const LONGER = 2.4;
const FLOWING = 0.4; // of a movement, after which the next one of the same sentence begins
const SLOW_FRAMES_MS = 120; // the wait for movement to begin, if drawing takes long
const FRAME_MS = 34; // time for one to be drawn, on a slow phone too

/** One thing that happened, and the table after it. */
export interface Moment {
  line: ToldLine;
  view: View;
  own: boolean; // done by the person at this page
  quiet: boolean; // while somebody is choosing: shown where it happens, without a sentence
  given?: string; // what was done automatically for the person at this page
}

/** Shows how one picture of the table becomes the next. */
export interface Staging {
  readonly manner: Manner;
  readonly slow: boolean; // whether drawing a change takes so long that animations would stutter
  readonly revealed: boolean; // whether the last change revealed something, which people want to see before the next question
  change(lines: ToldLine[], apply: () => void, hurry?: number): number; // says how long that takes
  finish(): void;
}

export interface ShowDirector {
  stepMs: () => number; // how long a short sentence is shown; 0: nothing is shown
  hurry?: () => number; // of the usual time, for all that is shown
  holds?: () => boolean; // whether revealed cards stay until the player continues
  missed: (text: string) => void; // something that changed everything was skipped
  told: (text: string) => void; // whenever a sentence is shown or skipped
  given?: (what: string) => void; // something was done automatically for the person at this page
  nearlyOver: (view: View) => void; // the last moment of your own action is being shown
  over: (moving: boolean) => void; // nothing is left to show
}

export class Show {
  view: View | null = $state.raw(null); // shown state
  line: ToldLine | null = $state.raw(null); // the current sentence
  beat: ToldLine | null = $state.raw(null); // the event of this sentence whose cards are moving now
  log: ToldLine[] = $state.raw([]);
  isHeld = $state(false); // waiting for a tap after a reveal
  stage: Staging | null = null; // a table puts it here

  private queue: Moment[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private forget: (() => void) | undefined; // cancels waiting for the table to be uncovered

  constructor(
    private readonly director: ShowDirector,
    private readonly covers: Covers,
  ) {}

  get isOn(): boolean {
    return this.queue.length > 0 || this.isTimed;
  }

  /** Show these next. */
  add(moments: Moment[]): void {
    this.queue.push(...moments);
    if (this.director.stepMs() === 0 || document.hidden || this.queue.length > MOST_MOMENTS) this.skip();
    else if (!this.isTimed) this.after(0, () => this.go()); // in a separate task: parsing and drawing together would make a long frame
  }

  /** Jump to a state. Missed sentences are announced. */
  stand(view: View, log: ToldLine[]): void {
    const last = this.log.at(-1)?.number ?? 0;
    const missed = this.view === null ? [] : log.filter((line) => line.number > last && isTold(line)); // newcomers have missed nothing
    this.clear();
    this.log = log;
    this.view = shared(this.view, view);
    for (const { text } of missed) this.director.told(text);
  }

  /** Skip to the current state, announcing the sentences on the way. */
  skip(): void {
    const rest = this.queue.splice(0);
    this.log = [...this.log, ...rest.map(({ line }) => line)];
    for (const { line } of rest) if (isTold(line)) this.director.told(line.text);
    this.tellGiven(rest);
    const missed = rest.findLast(({ line }) => this.stage?.manner.missed?.has(line.code));
    if (missed) this.director.missed(missed.line.text);
    this.clear();
    this.line = this.beat = null;
    this.director.over(false);
  }

  clear(): void {
    this.queue = [];
    this.isHeld = false;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.forget?.();
    this.forget = undefined;
    this.stage?.finish();
  }

  /** Change the picture, animated by the table. Returns how long that takes. */
  change(lines: ToldLine[], apply: () => void, hurry = 1): number {
    if (this.stage) return this.stage.change(lines, apply, hurry);
    apply();
    return 0;
  }

  private get isTimed(): boolean {
    return this.timer !== undefined || this.forget !== undefined || this.isHeld;
  }

  private after(wait: number, go: () => void): void {
    this.timer = setTimeout(go, wait);
  }

  private go(): void {
    this.timer = undefined;
    if (this.covers.isFree) this.tellNext();
    else {
      this.forget = this.covers.whenFree(() => {
        this.forget = undefined;
        this.tellNext();
      });
    }
  }

  private tellNext(): void {
    const beats = this.nextSentence();
    const first = beats[0]?.[0];
    if (!first) {
      this.director.over(true);
      return;
    }
    const lines = beats.flat().map(({ line }) => line);
    this.log = [...this.log, ...lines];
    this.tellGiven(beats.flat());
    if (first.quiet || !isTold(first.line)) {
      this.change(lines, () => this.draw(beats.at(-1)!.at(-1)!.view));
      if (first.quiet && isTold(first.line)) this.director.told(first.line.text);
      this.after(FRAME_MS, () => this.go());
      return;
    }
    this.line = asOne(beats[0]!.map(({ line }) => line));
    this.director.told(this.line.text);
    this.after(FRAME_MS, () => this.move(beats, 0)); // cards after words: both at once would make a long frame
  }

  private tellGiven(moments: Moment[]): void {
    for (const { given } of moments) if (given) this.director.given?.(given);
  }

  /** The events of the next sentence, in the order in which they move. */
  private nextSentence(): Moment[][] {
    const beats: Moment[][] = [];
    for (;;) {
      const [next] = this.queue;
      const last = beats.at(-1);
      if (!next) return beats;
      if (last && this.stage?.manner.together?.has(next.line.code) && last[0]!.line.code === next.line.code)
        last.push(this.queue.shift()!);
      else if (!last || (next.line.weight === "joined" && !last[0]!.quiet)) beats.push([this.queue.shift()!]);
      else return beats;
    }
  }

  private move(beats: Moment[][], spent: number): void {
    const [beat, ...rest] = beats;
    const waiting = this.queue.filter(({ line, quiet }) => isTold(line) && !quiet).length;
    const behind = waiting > MANY_SENTENCES ? HURRY : waiting > SOME_SENTENCES ? BRISKLY : 1;
    const hurry = behind * (this.director.hurry?.() ?? 1);
    const last = beat!.at(-1)!;
    this.beat = beat!.length > 1 ? this.line : last.line;
    const moving = this.change(
      beat!.map(({ line }) => line),
      () => this.draw(last.view),
      hurry,
    );
    if (rest.length > 0) {
      const wait = Math.max(FRAME_MS, this.stage?.slow ? moving + SLOW_FRAMES_MS : moving * FLOWING);
      this.after(wait, () => this.move(rest, spent + wait));
      return;
    }
    const isKnown = last.own && this.stage?.revealed !== true;
    const reading = this.timeFor(isKnown) * hurry - spent;
    const isLast = isKnown && this.queue.length === 0;
    this.after(FRAME_MS, () => {
      if (isLast && this.queue.length === 0) this.director.nearlyOver(last.view);
      this.after(Math.max(moving, reading), () => (this.isRead(last) ? this.go() : this.hold()));
    });
  }

  /** Whether the show may continue without a tap. After a reveal it waits for one, if the settings say so. */
  private isRead({ line }: Moment): boolean {
    return !(this.director.holds?.() && this.stage?.manner.lasting?.has(line.code));
  }

  private hold(): void {
    this.timer = undefined;
    this.isHeld = true;
  }

  /** Continue after a reveal. */
  goOn(): void {
    if (!this.isHeld) return;
    this.isHeld = false;
    this.go();
  }

  private draw(view: View): void {
    this.view = shared(this.view, view);
  }

  /** How long a sentence stays: longer ones longer, your own actions shorter. */
  private timeFor(isKnown: boolean): number {
    const stepMs = this.director.stepMs();
    const { code = "", text = "" } = this.line ?? {};
    if (this.stage?.manner.lasting?.has(code)) return Math.max(stepMs * LONGER, text.length * READING_MS);
    if (isKnown) return Math.min(stepMs, Math.max(OWN_STEP_MS, text.length * READING_MS));
    return stepMs * Math.min(LONGEST_READING, Math.max(1, text.length / EASY_LENGTH));
  }
}

/** Whether a line has its own sentence that is worth a pause. */
export function isTold({ weight = "told" }: ToldLine): boolean {
  return weight === "told";
}

/** Events shown at the same moment, as one. */
export function asOne(lines: ToldLine[]): ToldLine {
  const [first, ...rest] = lines;
  const texts = rest.filter(isTold).map(({ text }) => text);
  return rest.length > 0 ? { ...first!, values: {}, text: [first!.text, ...texts].join(" ") } : first!;
}
