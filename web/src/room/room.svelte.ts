// A table as this device knows it: who sits there, where the game stands, and what is asked. How it is shown is the show's affair.
import { tick } from "svelte";
import { Announcing } from "./announcing.svelte";
import { call } from "./calling";
import { clock } from "./clock";
import { Connection, socketOf } from "./connection.svelte";
import { changed } from "./difference";
import { Hinting } from "./hinting.svelte";
import type { Asked, Moved, Offer, Outcome, Position, TableInfo, ToClient, ToldLine, ToServer, Undo, View } from "./messages";
import { Notices, type Notice } from "./notices.svelte";
import { pausing } from "./pausing";
import { Previews } from "./previews.svelte";
import { isCounted } from "./counted";
import { endOf } from "./people";
import { type AnyAction, newId, Said } from "./said.svelte";
import { settings } from "./settings.svelte";
import { isSame, shared } from "./sharing";
import { isTold, type Moment, Show, type Staging } from "./show.svelte";
import { site } from "./site.svelte";
import { sounds } from "./sounds";
import { clauses, say } from "./words";

export type { TableRoom } from "./tableRoom";

const TICK_MS = 1_400;

export class Room {
  table: TableInfo | null = $state.raw(null);
  asked: Asked | null = $state.raw(null); // null while something is still being shown
  previews: Previews = $state.raw(new Previews(() => Promise.resolve([]))); // of what may be answered
  proposed: Offer | null = $state.raw(null); // what is done after one more press, where this device likes that
  undo: Undo | null = $state.raw(null);
  outcome: Outcome | null = $state.raw(null);
  ended = $state(false); // before its end: over, and nobody has won
  resultTold = $state(false); // until then the table keeps it to itself
  sawPlay = $state(false); // who comes to a game that is over long since is not made to wait for the counting
  ticked = $state(false); // the last action is committed
  readonly isAgain: boolean = false; // it is played, and not watched again
  readonly handsAreOpen: boolean = false; // each sees their own
  readonly notices = new Notices();
  readonly announcing = new Announcing(pausing);
  readonly hinting = new Hinting({
    asked: () => this.asked,
    ask: () => this.said.askForHint(),
    tell: (notice) => this.tell(notice),
    announce: (text) => this.announcing.tell(text),
  });
  readonly connection: Connection;
  readonly show: Show;

  private readonly said: Said;
  private isUnheard = false; // what was said last about the table: whether anybody heard it
  private seq = 0;
  private told: View | null = null; // the last view that was told: the next moments change it
  private tableHeard = 0; // when the table was told, by the clock of this device
  private next: Position | Moved | null = null;
  private isBehind = true; // since the socket was opened, where the game stands was not told
  private foreseen: Asked | null = null; // the question of these previews
  private heard: Asked | null = null; // the question that was told to who listens
  private tick: ReturnType<typeof setTimeout> | undefined;
  private hurries = false; // until it is this person's turn nothing is shown
  private forgetOpening: (() => void) | undefined;

  constructor(readonly id: string) {
    this.show = new Show(
      {
        stepMs: () => settings.stepMs,
        told: (text) => this.announcing.tell(text),
        given: (what) => this.tell({ text: say("given-for-you", { what }), rule: null, calm: true }),
        missed: (text) => this.notices.tell({ text, rule: null, calm: true }), // to be seen: it was told aloud as any other line
        nearlyOver: (view) => this.isYourTurnIn(view) && this.askEarly(),
        over: (moving) => this.settle(moving),
      },
      pausing,
    );
    const socket = socketOf(id);
    this.connection = new Connection(
      socket,
      (message) => this.hear(message),
      () => this.comeBack(),
    );
    this.said = new Said(`menagerie-said-${socket}`, (message) => this.connection.send(message));
    document.addEventListener("visibilitychange", this.leaveNothingBehind);
  }

  close(): void {
    clearTimeout(this.tick);
    document.removeEventListener("visibilitychange", this.leaveNothingBehind);
    this.forgetOpening?.();
    this.said.close();
    this.announcing.close();
    this.show.clear();
    this.connection.close();
  }

  // what is shown

  get view(): View | null {
    return this.show.view;
  }

  get line(): ToldLine | null {
    return this.show.line;
  }

  /** Of what the sentence tells, what moves just now. */
  get beat(): ToldLine | null {
    return this.show.beat;
  }

  get log(): ToldLine[] {
    return this.show.log;
  }

  get showing(): boolean {
    return this.show.isOn;
  }

  set stage(stage: Staging | null) {
    this.show.stage = stage;
  }

  /** Show how the game begins: if nobody has done anything yet, and as soon as the table can be seen. */
  begin(show: () => void): void {
    if (this.seq === 0) this.forgetOpening = pausing.whenFree(show);
  }

  /** Show what is now, and go on so until it is one's turn. */
  skip(): void {
    this.hurries = true;
    this.show.skip();
  }

  // what is asked and said

  get yourTurn(): boolean {
    return this.asked !== null && !this.asked.sealed;
  }

  get waiting(): boolean {
    return this.said.waiting;
  }

  /** Whether the server hears what is said now. */
  get isHeard(): boolean {
    return this.connection.state === "open";
  }

  get notice(): Notice | null {
    return this.notices.now;
  }

  /** Whole seconds until a bot may sit in for somebody who is away; null for somebody who is not. */
  standInWait(seat: TableInfo["seats"][number]): number | null {
    const wait = seat.stand_in_wait ?? null;
    return wait ? Math.max(0, Math.ceil(wait - (clock.now - this.tableHeard) / 1000)) : wait;
  }

  /** Say something about the table; what cannot be sent is not lost without a word. Whether it was sent. */
  say(message: ToServer): boolean {
    this.notices.dismiss();
    this.isUnheard = this.connection.send(message);
    if (!this.isUnheard) this.tellNotSent();
    return this.isUnheard;
  }

  private tellNotSent(): void {
    this.tell({ text: say("not-sent"), rule: null });
  }

  /** There is a new socket: it tells where everything stands. */
  private comeBack(): void {
    this.isBehind = true;
    this.foreseen = null; // what was asked meanwhile was not answered
    this.said.repeat();
    if (this.isUnheard) this.tell({ text: say("perhaps-not-heard"), rule: null });
    this.isUnheard = false;
  }

  /** Do what is offered; who likes to confirm every move is asked first. */
  do(offer: Offer): void {
    if (this.waiting) return;
    if (settings.confirmMoves) this.propose(offer);
    else this.act(offer.plain);
  }

  private propose(offer: Offer): void {
    this.proposed = offer;
    const would = this.previews.of(offer.plain)?.consequences.map(({ text }) => text) ?? [];
    this.announcing.tell(say("announce-proposed", { what: clauses([offer.label, ...would]) }));
  }

  act(action: AnyAction): void {
    this.proposed = null;
    this.hinting.close();
    if (this.showing) this.show.skip();
    this.notices.dismiss();
    this.said.reliably({ type: "act", id: newId(), seq: this.seq, action });
  }

  takeBack(): void {
    this.notices.dismiss();
    this.said.reliably({ type: "take-back", id: newId(), seq: this.seq });
  }

  /** Say why an action is not possible; for whoever tries one that is not offered. */
  async explain(action: AnyAction): Promise<void> {
    if (this.ended) return; // the table says so
    const refusal = await this.refusalOf(action);
    if (refusal) this.tell(refusal);
    else if (!this.isHeard) this.tellNotSent();
  }

  /** Why an action is not possible; nothing if it is, or if the server does not say. */
  async refusalOf(action: AnyAction): Promise<Notice | null> {
    const [preview] = await this.said.ask([action]);
    return preview?.refusal ? { text: preview.refusal, rule: preview.rule } : null;
  }

  /** Say something in passing. What lies over the table says it itself, unless it is just being put away. */
  tell(notice: Notice): void {
    this.notices.tell(notice);
    if (pausing.isFree) this.announcing.tell(notice.text);
    else void tick().then(() => pausing.isFree && this.announcing.tell(notice.text));
  }

  private hear(message: ToClient): void {
    if (message.type !== "pong") this.isUnheard = false;
    switch (message.type) {
      case "table":
        this.tableHeard = performance.now();
        this.table = message;
        if (message.status === "lobby") this.next = null;
        this.noteEnd();
        break;
      case "position":
        this.stand(message);
        break;
      case "moved":
        this.move(message);
        break;
      case "accepted":
        this.said.answered(message.id);
        this.ticked = true;
        clearTimeout(this.tick);
        this.tick = setTimeout(() => (this.ticked = false), TICK_MS);
        break;
      case "consequences":
      case "hint":
        this.said.tell(message.id, message);
        break;
      case "notice":
        if (!this.ended) this.tell({ text: message.text, rule: null, calm: true }); // else the table says it
        break;
      case "announcement":
        site.hear(message);
        break;
      case "refused":
        if (this.said.tell(message.id, message)) break;
        this.said.answered(message.id);
        this.tell(message);
        break;
    }
  }

  // where the game stands

  private stand(message: Position): void {
    this.seq = message.seq;
    this.told = message.view;
    this.next = message;
    this.isBehind = this.hurries = false;
    this.show.stand(message.view, message.log);
    this.noteEnd();
    this.settle(false);
  }

  private move(message: Moved): void {
    if (this.isBehind || message.seq <= this.seq) return; // told already, or about to be told whole
    if (message.seq > this.seq + 1) {
      this.connection.renew(); // something was missed
      return;
    }
    const goesOn = this.asked !== null && isSame(this.asked, message.asked); // others act while this person is choosing
    const moments = this.momentsOf(message, goesOn);
    this.noteGiven(moments);
    this.tellUntold(moments[0]);
    this.seq = message.seq;
    this.next = message;
    if (!goesOn) this.asked = this.heard = null;
    this.show.add(moments);
    if (this.hurries) this.show.skip();
  }

  /** What was done for this person, since nothing else was possible: to be told where it happened. */
  private noteGiven(moments: Moment[]): void {
    const asked = this.next?.asked;
    const given = moments.find(({ line, own }) => own && this.isSealing(line));
    if (given && asked?.answers_itself && !this.waiting) given.given = asked.offers[0]?.label ?? "";
  }

  /** What goes without saying for who sees the table: that one's own deed is done. */
  private tellUntold(first: Moment | undefined): void {
    if (first?.own && first.line.weight === "passing" && !this.isSealing(first.line)) this.announcing.tell(first.line.text);
  }

  private isSealing({ code }: ToldLine): boolean {
    return this.show.stage?.manner.given?.has(code) ?? false;
  }

  /** What a message lets one see, moment by moment: each changes the view of the one before it. */
  private momentsOf({ seat, moments, view }: Moved, quiet: boolean): Moment[] {
    let before = this.told ?? view;
    let sentences = 0; // one's own deed is the first of them: what comes of it is news
    const shown = moments.map(({ line, change }) => {
      if (isTold(line)) sentences += 1;
      const own = seat === this.table?.you && sentences < 2;
      return { line, view: (before = changed(before, change)), own, quiet };
    });
    this.told = view;
    return shown;
  }

  /** A table that is over while its game is not was ended where it stood: nothing is asked any more. */
  private noteEnd(): void {
    if (this.isBehind) return;
    const wasEnded = this.ended;
    this.ended = this.table?.ended != null;
    if (this.ended) this.ask();
    if (this.ended && !wasEnded) this.announcing.tell(endOf(this.table));
  }

  private isYourTurnIn(view: View): boolean {
    return this.table?.you != null && [view.to_act].flat().includes(this.table.you);
  }

  private ask(): void {
    if (!this.next) return;
    const { asked, undo } = this.ended ? { asked: null, undo: null } : this.next;
    if (!isSame(asked, this.foreseen)) {
      this.foreseen = asked;
      this.previews = new Previews((actions) => this.said.ask(actions));
    }
    if (!isSame(asked, this.asked)) this.proposed = null;
    this.asked = asked?.answers_itself ? null : shared(this.asked, asked); // nobody needs to reach for a button that is about to go
    this.undo = undo;
  }

  /** While the last of one's own deed is still being shown, one may answer already. */
  private askEarly(): void {
    this.ask();
    if (this.yourTurn) this.tellQuestion(true);
  }

  /** Nothing more is to be shown: this is how it stands. */
  private settle(moving: boolean): void {
    const { next } = this;
    if (!next) return;
    const yourTurn = this.yourTurn;
    const isNew = this.outcome === null;
    const apply = (): void => {
      this.show.line = this.show.beat = null;
      this.show.view = shared(this.show.view, next.view);
      this.outcome = next.outcome;
      this.ask();
      if (this.yourTurn && !isSame(this.asked, this.heard)) this.tellQuestion(yourTurn); // before what a table says of it
    };
    if (moving) this.show.change([], apply);
    else apply();
    if (next.outcome || this.yourTurn) this.hurries = false;
    if (next.outcome) {
      if (isNew) this.tellOutcome(next.outcome);
      return;
    }
    this.sawPlay = true;
  }

  /** Where the points are counted first, the counting tells it. */
  private tellOutcome(outcome: Outcome): void {
    const { title, why, near, results } = outcome;
    if (!this.sawPlay || !isCounted(this.table?.game ?? "", outcome))
      for (const text of [title, why, near ?? ""]) this.announcing.tell(text);
    if (results.some(({ seat, won }) => won && seat === this.table?.you)) sounds.play("win");
  }

  /** Also where it was seen already, while one's own deed was still being shown: who only listens has not heard it. */
  private tellQuestion(isSeen: boolean): void {
    this.heard = this.asked;
    const text = say("announce-your-turn", { question: this.asked?.question ?? "" });
    this.announcing.tell(text);
    if (!isSeen) call(this.table?.title ?? "", text);
  }

  /** Who looks away and comes back finds what is now, and not the way there. */
  private leaveNothingBehind = (): void => {
    if (document.hidden && this.showing) this.show.skip();
  };
}
