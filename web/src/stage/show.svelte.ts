// What is being shown of a game: one sentence after the other, with the cards that move meanwhile, at the pace that this device likes.
import type { ToldLine, View } from "./messages";
import type { Pausing } from "./pausing";
import { shared } from "./sharing";
import type { Manner } from "./stage";

const OWN_STEP_MS = 320;
const READING_MS = 16; // a letter
const EASY_LENGTH = 60; // letters that one reads at a glance
const LONGEST_READING = 1.9; // of a step
const MANY_STEPS = 8; // a queue that falls behind catches up
const SOME_STEPS = 4;
const HURRY = 0.35;
const BRISKLY = 0.75;
const LONGER = 2.4;
const FLOWING = 0.4; // of a movement: then the next one of the same sentence begins
const SLOW_FRAMES_MS = 120; // until what moves has begun to, where a picture takes long
const FRAME_MS = 34; // time for one to be drawn, on a slow phone too

/** One thing that happened, and the table after it. */
export interface Moment {
  line: ToldLine;
  view: View;
  own: boolean; // done by whoever looks on
  quiet: boolean; // while somebody chooses: seen where it happens, and not told in between
  given?: string; // what it did for whoever looks on, since nothing else was possible
}

/** Shows how one picture of the table becomes the next. */
export interface Staging {
  readonly manner: Manner;
  readonly slow: boolean; // whether a change takes so long that what moves meanwhile would stand still
  readonly revealed: boolean; // whether the last change turned something over: one wants to see it before one is asked
  change(lines: ToldLine[], apply: () => void, hurry?: number): number; // says how long that takes
  finish(): void;
}

export interface ShowDirector {
  stepMs: () => number; // how long a short sentence stands; 0: nothing is shown
  hurry?: () => number; // of the usual time, for all that is shown
  missed: (text: string) => void; // something that changed everything was skipped
  told: (text: string) => void; // whenever a sentence is told, also when it is skipped
  given?: (what: string) => void; // something was done for whoever looks on
  nearlyOver: (view: View) => void; // the last moment of one's own deed is being shown
  over: (moving: boolean) => void; // nothing is left to be shown
}

export class Show {
  view: View | null = $state.raw(null); // what is drawn
  line: ToldLine | null = $state.raw(null); // the sentence that is being told
  beat: ToldLine | null = $state.raw(null); // of what it tells, what moves just now
  log: ToldLine[] = $state.raw([]);
  stage: Staging | null = null; // a table puts it here

  private queue: Moment[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private forget: (() => void) | undefined; // to go on when nothing lies over the table any more

  constructor(
    private readonly director: ShowDirector,
    private readonly pausing: Pausing,
  ) {}

  get isOn(): boolean {
    return this.queue.length > 0 || this.timer !== undefined || this.forget !== undefined;
  }

  /** Show these next. */
  add(moments: Moment[]): void {
    this.queue.push(...moments);
    if (this.director.stepMs() === 0 || document.hidden || this.queue.length > MANY_STEPS * 6) this.skip();
    else if (!this.isTimed) this.after(0, () => this.go()); // in a task of its own: to read a message and to draw it would be one long frame
  }

  /** Stand here, whatever was shown before; what was missed on the way is told. */
  stand(view: View, log: ToldLine[]): void {
    const last = this.log.at(-1)?.number ?? 0;
    const missed = this.view === null ? [] : log.filter((line) => line.number > last && isTold(line)); // who comes just now has missed nothing
    this.clear();
    this.log = log;
    this.view = shared(this.view, view);
    for (const { text } of missed) this.director.told(text);
  }

  /** Show what is now, and tell in passing what leads there. */
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
    clearTimeout(this.timer);
    this.timer = undefined;
    this.forget?.();
    this.forget = undefined;
    this.stage?.finish();
  }

  /** Change what is drawn, and let the table show how; says how long that takes. */
  change(lines: ToldLine[], apply: () => void, hurry = 1): number {
    if (this.stage) return this.stage.change(lines, apply, hurry);
    apply();
    return 0;
  }

  private get isTimed(): boolean {
    return this.timer !== undefined || this.forget !== undefined;
  }

  private after(wait: number, go: () => void): void {
    this.timer = setTimeout(go, wait);
  }

  private go(): void {
    this.timer = undefined;
    if (this.pausing.isFree) this.tellNext();
    else {
      this.forget = this.pausing.whenFree(() => {
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
    this.after(FRAME_MS, () => this.move(beats, 0)); // after the words the cards: both at once would be a long frame
  }

  private tellGiven(moments: Moment[]): void {
    for (const { given } of moments) if (given) this.director.given?.(given);
  }

  /** What the next sentence tells: what moves first, what moves after it. */
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
    const behind = this.queue.length > MANY_STEPS ? HURRY : this.queue.length > SOME_STEPS ? BRISKLY : 1;
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
      this.after(Math.max(moving, reading), () => this.go());
    });
  }

  private draw(view: View): void {
    this.view = shared(this.view, view);
  }

  /** Long sentences stay longer; one's own deed is known already, but not what it brought. */
  private timeFor(isKnown: boolean): number {
    const stepMs = this.director.stepMs();
    const { code = "", text = "" } = this.line ?? {};
    if (this.stage?.manner.lasting?.has(code)) return Math.max(stepMs * LONGER, text.length * READING_MS);
    if (isKnown) return Math.min(stepMs, Math.max(OWN_STEP_MS, text.length * READING_MS));
    return stepMs * Math.min(LONGEST_READING, Math.max(1, text.length / EASY_LENGTH));
  }
}

/** Whether a line has a sentence of its own that is worth a pause. */
export function isTold({ weight = "told" }: ToldLine): boolean {
  return weight === "told";
}

/** Several that are seen at the same moment, as one. */
export function asOne(lines: ToldLine[]): ToldLine {
  const [first, ...rest] = lines;
  const texts = rest.filter(isTold).map(({ text }) => text);
  return rest.length > 0 ? { ...first!, values: {}, text: [first!.text, ...texts].join(" ") } : first!;
}
