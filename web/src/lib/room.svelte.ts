// A table as this device knows it: who sits there, where the game stands, and what is being shown of it just now.
import { clock } from "./clock";
import { Connection } from "./connection.svelte";
import { changed } from "./difference";
import type { Asked, Line, Moved, Outcome, Position, Preview, SeatInfo, Table, ToClient, ToServer, Undo, View } from "./messages";
import { Previews } from "./previews.svelte";
import { chosenSeat } from "./remembered";
import { settings } from "./settings.svelte";
import { shared } from "./sharing";
import { sounds } from "./sounds";
import type { Stage } from "./stage";

const OWN_STEP_MS = 320;
const READING_MS = 16; // a letter
const EASY_LENGTH = 45; // letters that one reads at a glance
const PAUSE_MS = 200;
const MANY_STEPS = 14; // a queue that falls behind catches up
const NOTICE_MS = 7_000;
const LONGER = 2.4;
const SHORTER = 0.55;
const FRAME_MS = 34; // time for one to be drawn, on a slow phone too
const TICK_MS = 1_400;

export interface Notice {
  text: string;
  rule: string | null;
  calm?: boolean; // news, and not a refusal
}

interface Show {
  line: Line;
  view: View; // after it
  own: boolean;
}

export class Room {
  table: Table | null = $state.raw(null);
  view: View | null = $state.raw(null); // what is drawn
  line: Line | null = $state.raw(null); // the moment that is being shown
  log: Line[] = $state.raw([]);
  asked: Asked | null = $state.raw(null); // null while something is still being shown
  previews: Previews = $state.raw(new Previews(() => Promise.resolve([]))); // of what may be answered
  undo: Undo | null = $state.raw(null);
  outcome: Outcome | null = $state.raw(null);
  ended = $state(false); // by whoever runs the server: over, and nobody has won
  notice: Notice | null = $state.raw(null);
  paused = false; // while something lies over the table
  stage: Stage | null = null; // shows how one view becomes the next; a table puts it here
  resultTold = $state(false); // until then the table keeps it to itself
  ticked = $state(false); // the last action is committed
  waiting = $state(false); // an action is on its way
  readonly connection: Connection;

  private seq = 0;
  private told: View | null = null; // the last view that was told: the next moments change it
  private tableHeard = 0; // when the table was told, by the clock of this device
  private next: Position | Moved | null = null;
  private isBehind = true; // since the socket was opened, where the game stands was not told
  private foreseen: Asked | null = null; // the question of these previews
  private queue: Show[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private opening: ReturnType<typeof setTimeout> | undefined;
  private noticeTimer: ReturnType<typeof setTimeout> | undefined;
  private unanswered = new Map<string, ToServer>();
  private asking = new Map<string, (previews: Preview[]) => void>();

  constructor(readonly id: string) {
    this.connection = new Connection(
      socketOf(id),
      (message) => this.hear(message),
      () => {
        this.isBehind = true;
        for (const message of this.unanswered.values()) this.connection.send(message);
      },
    );
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.opening);
    clearTimeout(this.noticeTimer);
    this.connection.close();
  }

  /** Show how the game begins: if nobody has done anything yet, and as soon as the table can be seen. */
  begin(show: () => void): void {
    if (this.seq > 0) return;
    if (this.paused) this.opening = setTimeout(() => this.begin(show), PAUSE_MS);
    else show();
  }

  get showing(): boolean {
    return this.queue.length > 0 || this.timer !== undefined;
  }

  get yourTurn(): boolean {
    return this.asked !== null && !this.asked.sealed;
  }

  /** Whole seconds until a bot may sit in for somebody who is away; null for somebody who is not. */
  standInWait(seat: SeatInfo): number | null {
    const wait = seat.stand_in_wait ?? null;
    return wait ? Math.max(0, Math.ceil(wait - (clock.now - this.tableHeard) / 1000)) : wait;
  }

  say(message: ToServer): void {
    this.connection.send(message);
  }

  act(action: string): void {
    if (this.showing) this.skip();
    this.reliably({ type: "act", id: newId(), seq: this.seq, action });
  }

  takeBack(): void {
    this.reliably({ type: "take-back", id: newId(), seq: this.seq });
  }

  /** What some actions would do, or why they are not possible; nothing if the server does not say. */
  private consequences(actions: string[]): Promise<Preview[]> {
    const id = newId();
    return new Promise((resolve) => {
      this.asking.set(id, resolve);
      this.say({ type: "ask-consequences", id, actions });
    });
  }

  /** Say why an action is not possible; for whoever tries one that is not offered. */
  async explain(action: string): Promise<void> {
    if (this.ended) return; // the table says so
    const [preview] = await this.consequences([action]);
    if (preview?.refusal) this.tell({ text: preview.refusal, rule: preview.rule });
  }

  tell(notice: Notice): void {
    this.notice = notice;
    clearTimeout(this.noticeTimer);
    this.noticeTimer = setTimeout(() => (this.notice = null), NOTICE_MS);
  }

  /** Show what is now, and skip the moments that lead there. */
  skip(): void {
    this.log = [...this.log, ...this.queue.map(({ line }) => line)];
    this.clear();
    this.settle(false);
  }

  private reliably(message: Extract<ToServer, { id: string }>): void {
    this.unanswered.set(message.id, message);
    this.waiting = true;
    this.connection.send(message);
  }

  private answered(id: string | null): void {
    if (id !== null) this.unanswered.delete(id);
    this.waiting = this.unanswered.size > 0;
  }

  private hear(message: ToClient): void {
    switch (message.type) {
      case "table":
        this.tableHeard = performance.now();
        this.table = message;
        if (message.status === "lobby") this.next = null;
        this.noteEnd();
        break;
      case "position":
        this.clear();
        this.seq = message.seq;
        this.log = message.log;
        this.told = message.view;
        this.next = message;
        this.isBehind = false;
        this.noteEnd();
        this.settle();
        break;
      case "moved": {
        const shows = this.showsOf(message);
        this.seq = message.seq;
        this.next = message;
        if (this.goesOnChoosing(message)) break;
        this.asked = null;
        this.queue.push(...shows);
        if (settings.pace === "off" || this.queue.length > MANY_STEPS * 3) this.skip();
        else this.timer ??= setTimeout(() => this.show()); // in a task of its own: to read a message and to draw it would be one long frame
        break;
      }
      case "accepted":
        this.answered(message.id);
        this.ticked = true;
        setTimeout(() => (this.ticked = false), TICK_MS);
        break;
      case "consequences":
        this.asking.get(message.id)?.(message.previews);
        this.asking.delete(message.id);
        break;
      case "notice":
        if (!this.ended) this.tell({ text: message.text, rule: null, calm: true }); // else the table says it
        break;
      case "refused":
        if (message.id !== null && this.asking.has(message.id)) {
          this.asking.get(message.id)?.([]);
          this.asking.delete(message.id);
        } else {
          this.answered(message.id);
          this.tell(message);
        }
        break;
    }
  }

  /** A table that is over while its game is not was ended where it stood: nothing is asked any more. */
  private noteEnd(): void {
    if (this.isBehind) return;
    this.ended = this.table?.status === "over" && this.next?.outcome === null;
    if (this.ended) this.ask();
  }

  /** What a message lets one see, moment by moment: each changes the view of the one before it. */
  private showsOf({ seat, moments, view }: Moved): Show[] {
    let before = this.told ?? view;
    const own = seat === this.table?.you;
    const shows = moments.map(({ line, change }) => ({ line, view: (before = changed(before, change)), own }));
    this.told = view;
    return shows;
  }

  /** Others have sealed an answer while this person is still choosing: the question is the same, and nothing interrupts it. */
  private goesOnChoosing(message: Moved): boolean {
    if (!this.asked || !message.asked || this.showing || JSON.stringify(this.asked) !== JSON.stringify(message.asked))
      return false;
    const lines = message.moments.map((moment) => moment.line);
    this.change(lines, () => {
      this.log = [...this.log, ...lines];
      this.view = message.view;
      this.undo = message.undo;
    });
    return true;
  }

  private clear(): void {
    this.queue = [];
    clearTimeout(this.timer);
    this.timer = undefined;
    this.stage?.finish();
  }

  private show(): void {
    if (this.paused) {
      this.timer = setTimeout(() => this.show(), PAUSE_MS);
      return;
    }
    const shown = this.queue.shift();
    if (!shown) {
      this.timer = undefined;
      this.settle();
      return;
    }
    const { lines, line, view } = this.together(shown);
    this.line = line;
    this.log = [...this.log, ...lines];
    this.timer = setTimeout(() => this.move(lines, view, shown.own), FRAME_MS);
  }

  /** After the words the cards, a frame later: both at once would be a long frame. */
  private move(lines: Line[], view: View, own: boolean): void {
    const hurry = this.queue.length > MANY_STEPS ? 0.35 : 1;
    const moving = this.change(lines, () => (this.view = shared(this.view, view)), hurry);
    const code = this.line?.code ?? "";
    const lasting = this.stage?.manner.lasting?.has(code);
    const brief = this.stage?.manner.brief?.has(code) ? SHORTER : 1;
    const known = own && this.stage?.revealed !== true;
    const reading = (lasting ? settings.stepMs * LONGER : this.timeFor(this.line?.text.length ?? 0, known) * brief) * hurry;
    const goesOn = known && this.isYourTurnIn(view) && this.queue.length === 0; // the last moment of one's own deed: go on while it is being shown
    const { next } = this; // what comes later is asked later
    this.timer = setTimeout(() => {
      if (goesOn && next === this.next) this.ask();
      this.timer = setTimeout(() => this.show(), Math.max(moving, reading));
    }, FRAME_MS);
  }

  /** A moment and those that are shown together with it, as one. */
  private together(first: Show): { lines: Line[]; line: Line; view: View } {
    const shows = [first];
    const { code } = first.line;
    while (this.stage?.manner.together?.has(code) && this.queue[0]?.line.code === code) shows.push(this.queue.shift()!);
    const lines = shows.map(({ line }) => line);
    const line = lines.length > 1 ? { ...first.line, values: {}, text: lines.map(({ text }) => text).join(" ") } : first.line;
    return { lines, line, view: shows.at(-1)!.view };
  }

  /** Change what is drawn, and let the table show how; says how long that takes. */
  private change(lines: Line[], apply: () => void, hurry = 1): number {
    if (this.stage) return this.stage.change(lines, apply, hurry);
    apply();
    return 0;
  }

  /** Long sentences stay longer; one's own deed is known already, but not what it brought. */
  private timeFor(length: number, own: boolean): number {
    if (own) return Math.min(settings.stepMs, Math.max(OWN_STEP_MS, length * READING_MS));
    return settings.stepMs * Math.min(1.8, Math.max(1, length / EASY_LENGTH));
  }

  private isYourTurnIn(view: View): boolean {
    return this.table?.you != null && [view.to_act].flat().includes(this.table.you);
  }

  private ask(): void {
    if (!this.next) return;
    if (this.next.asked !== this.foreseen) {
      this.foreseen = this.next.asked;
      this.previews = new Previews((actions) => this.consequences(actions));
    }
    const { asked, undo } = this.ended ? { asked: null, undo: null } : this.next;
    this.asked = asked?.answers_itself ? null : asked; // nobody needs to reach for a button that is about to go
    this.undo = undo;
  }

  /** Nothing more is to be shown: this is how it stands. */
  private settle(moving = true): void {
    const next = this.next;
    if (!next) return;
    const yourTurn = this.yourTurn;
    const over = this.outcome !== null;
    const apply = (): void => {
      this.line = null;
      this.view = shared(this.view, next.view);
      this.outcome = next.outcome;
      this.ask();
    };
    if (moving) this.change([], apply);
    else apply();
    if (next.outcome) {
      if (!over && this.table?.you != null && next.outcome.results.some(({ seat, won }) => won && seat === this.table?.you))
        sounds.play("win");
    } else if (this.yourTurn && !yourTurn) sounds.play("call");
  }
}

function socketOf(id: string): string {
  const seat = chosenSeat(id);
  return `/api/tables/${id}/socket${seat === null ? "" : `?seat=${seat}`}`;
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
