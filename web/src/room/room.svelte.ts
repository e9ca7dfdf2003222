// A table as this device knows it: its seats, the state of the game, and the question. `stage/show.svelte.ts` shows it.
import { tick } from "svelte";
import { Announcer } from "../stage/announcer.svelte";
import { call } from "../device/turnCall";
import { Connection, socketOf, type Wire } from "../wire/connection.svelte";
import { HintDesk } from "./hint.svelte";
import type { Asked, Moved, Outcome, Position, TableInfo, ToClient, ToldLine, ToServer, Undo, View } from "../wire/messages";
import { momentsOf } from "./moments";
import { Notices, type Notice } from "./notices.svelte";
import { covers } from "../stage/covers";
import { Previews } from "./previews.svelte";
import { unsaid } from "./unsaid";
import { isCounted } from "./counted";
import { endOf } from "../words/people";
import { type AnyAction, newId, Outbox } from "../wire/outbox.svelte";
import { settings } from "../device/settings.svelte";
import { isSame, shared } from "../stage/structuralSharing";
import { type Moment, Show, type Staging } from "../stage/show.svelte";
import { site } from "./site.svelte";
import { sounds } from "../device/sounds";
import { clauses, say } from "../words/words";
import type { Deed, LessonPanel } from "./tableRoom";

export type { Deed, TableRoom } from "./tableRoom";

export class Room {
  table: TableInfo | null = $state.raw(null);
  asked: Asked | null = $state.raw(null); // null while something is still being shown
  previews: Previews = $state.raw(new Previews(() => Promise.resolve([]))); // the question for which this is valid
  proposed: Deed | null = $state.raw(null); // waits for confirmation, if this device confirms moves
  undo: Undo | null = $state.raw(null);
  outcome: Outcome | null = $state.raw(null);
  ended = $state(false); // ended early: over, and nobody has won
  resultTold = $state(false); // the table does not show it before that
  sawPlay = $state(false); // otherwise the counting is skipped for a game that was already over
  comesAlong = $state(false); // go to the next table as soon as it exists
  refused = $state(0); // how often the server refused a change to the table
  readonly isAgain: boolean = false; // a game in play, not a replay
  readonly handsAreOpen: boolean = false; // each sees their own
  readonly notices = new Notices();
  readonly announcer = new Announcer(covers);
  readonly hints = new HintDesk({
    asked: () => this.asked,
    ask: () => this.said.askForHint(),
    tell: (notice) => this.tell(notice),
    announce: (text) => this.announcer.tell(text),
  });
  readonly connection: Wire;
  readonly show: Show;

  protected teach: (() => LessonPanel | null) | null = null;
  private readonly said: Outbox;
  private isUnheard = false; // whether the last message about the table may be lost
  private seq = 0;
  private told: View | null = null; // the last view received: the next moments change it
  tableHeard = 0; // when `table` was received, by the clock of this device
  private next: Position | Moved | null = null;
  private isBehind = true; // no position was received yet on this socket
  private foreseen: Asked | null = null; // the question of these previews
  private heard: Asked | null = null; // the question that screen readers have announced
  private hurries = false; // nothing is animated until it is this person's turn
  private forgetOpening: (() => void) | undefined;

  /** `connect`: makes the substitute for a socket, in rooms without one. */
  constructor(
    readonly id: string,
    connect?: (hear: (message: ToClient) => void) => Wire,
  ) {
    this.show = new Show(
      {
        stepMs: () => settings.stepMs,
        holds: () => settings.holdReveals && this.table?.you != null,
        told: (text) => this.announcer.tell(text),
        given: (what) => this.tell({ text: say("given-for-you", { what }), rule: null, calm: true }),
        missed: (text) => this.notices.tell({ text, rule: null, calm: true }), // only shown: it was announced earlier, like any other line
        nearlyOver: (view) => this.isYourTurnIn(view) && this.askEarly(),
        over: (moving) => this.settle(moving),
      },
      covers,
    );
    const socket = socketOf(id);
    const hear = (message: ToClient): void => this.hear(message);
    this.connection = connect?.(hear) ?? new Connection(socket, hear, () => this.comeBack());
    this.said = new Outbox(`menagerie-said-${socket}`, (message) => this.connection.send(message));
    document.addEventListener("visibilitychange", this.leaveNothingBehind);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.leaveNothingBehind);
    this.forgetOpening?.();
    this.said.close();
    this.announcer.close();
    this.show.clear();
    this.connection.close();
  }

  // shown state

  get view(): View | null {
    return this.show.view;
  }

  get line(): ToldLine | null {
    return this.show.line;
  }

  /** The event of the current sentence whose cards are moving now. */
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

  /** Animate the deal if nobody has acted yet, as soon as the table is visible. */
  begin(show: () => void): void {
    if (this.seq === 0) this.forgetOpening = covers.whenFree(show);
  }

  /** Skip to the current state, and keep skipping until it is your turn. */
  skip(): void {
    this.hurries = true;
    this.show.skip();
  }

  /** Whether revealed cards stay until the player continues. */
  get isHeld(): boolean {
    return this.show.isHeld;
  }

  goOn(): void {
    this.show.goOn();
  }

  /** The text of a lesson in place of the question. */
  get lesson(): LessonPanel | null {
    return this.teach?.() ?? null;
  }

  // the question, and messages

  get yourTurn(): boolean {
    return this.asked !== null && !this.asked.sealed;
  }

  get waiting(): boolean {
    return this.said.waiting;
  }

  /** Whether the server receives messages now. */
  get isHeard(): boolean {
    return this.connection.state === "open";
  }

  get notice(): Notice | null {
    return this.notices.now;
  }

  /** Send a message about the table. Returns whether it was sent; if not, a notice says so. */
  say(message: ToServer): boolean {
    this.notices.dismiss();
    this.isUnheard = this.connection.send(message);
    if (message.type === "rematch" || message.type === "join-rematch") this.comesAlong = this.isUnheard;
    if (!this.isUnheard) this.tellNotSent();
    return this.isUnheard;
  }

  private tellNotSent(): void {
    this.tell({ text: say("not-sent"), rule: null });
  }

  /** Handle a new socket, which sends the whole state. */
  private comeBack(): void {
    this.isBehind = true;
    this.foreseen = null; // requests made meanwhile were not answered
    this.said.repeat();
    if (this.isUnheard) this.tell({ text: say("perhaps-not-heard"), rule: null });
    this.isUnheard = false;
  }

  /** Do the action of a press, after a confirmation if this player confirms moves. Returns whether it is done. */
  do(deed: Deed): boolean {
    if (this.waiting) return false;
    if (settings.confirmMoves) this.propose(deed);
    else this.confirm(deed);
    return this.waiting;
  }

  /** Propose an action; one more press does it. */
  propose(deed: Deed): void {
    if (this.waiting) return;
    this.proposed = deed;
    const would = unsaid(deed, this.previews.of(deed.plain)).map(({ text }) => text);
    this.announcer.tell(say("announce-proposed", { what: clauses([deed.label, ...would]) }));
  }

  /** Do the action of a button or of a typed text: that is deliberate, so it needs no confirmation. */
  confirm({ plain: action }: { plain: AnyAction }): void {
    if (this.waiting) return;
    this.proposed = null;
    this.hints.close();
    if (this.showing) this.show.skip();
    this.notices.dismiss();
    this.said.reliably({ type: "act", id: newId(), seq: this.seq, action });
  }

  takeBack(): void {
    this.notices.dismiss();
    this.said.reliably({ type: "take-back", id: newId(), seq: this.seq });
  }

  /** Show why an action that is not offered is not possible. */
  async explain(action: AnyAction): Promise<void> {
    if (this.ended) return; // the table shows it
    const refusal = await this.refusalOf(action);
    if (refusal) this.tell(refusal);
    else if (!this.isHeard) this.tellNotSent();
  }

  /** Why an action is not possible; nothing if it is possible, or if the server does not answer. */
  async refusalOf(action: AnyAction): Promise<Notice | null> {
    const [preview] = await this.said.ask([action]);
    return preview?.refusal ? { text: preview.refusal, rule: preview.rule } : null;
  }

  /** Show a notice. A sheet over the table shows it instead, unless it is just closing. */
  tell(notice: Notice): void {
    this.notices.tell(notice);
    if (covers.isFree) this.announcer.tell(notice.text);
    else void tick().then(() => covers.isFree && this.announcer.tell(notice.text));
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
        break;
      case "consequences":
      case "hint":
        this.said.tell(message.id, message);
        break;
      case "notice":
        if (!this.ended) this.tell({ text: message.text, rule: null, calm: true }); // otherwise the table shows it
        break;
      case "announcement":
        site.hear(message);
        break;
      case "refused":
        if (this.said.tell(message.id, message)) break;
        this.said.answered(message.id);
        this.refused += 1;
        this.comesAlong = false;
        this.tell(message);
        break;
    }
  }

  // the current state of the game

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
    if (this.isBehind || message.seq <= this.seq) return; // shown already, or about to be shown as a whole
    if (message.seq > this.seq + 1) {
      this.connection.renew(); // a message was missed
      return;
    }
    const goesOn = this.asked !== null && isSame(this.asked, message.asked); // others act while this person is choosing
    const moments = momentsOf(message, this.told ?? message.view, this.table?.you ?? null, goesOn);
    this.told = message.view;
    this.noteGiven(moments);
    this.tellUntold(moments[0]);
    this.seq = message.seq;
    this.next = message;
    if (!goesOn) this.asked = this.heard = null;
    this.show.add(moments);
    if (this.hurries) this.show.skip();
  }

  /** An action that was done automatically for this person: shown where it happened. */
  private noteGiven(moments: Moment[]): void {
    const asked = this.next?.asked;
    const given = moments.find(({ line, own }) => own && this.isSealing(line));
    if (given && asked?.answers_itself && !this.waiting) given.given = asked.offers[0]?.label ?? "";
  }

  /** For screen readers: the player's own move is done. Others can see it. */
  private tellUntold(first: Moment | undefined): void {
    if (first?.own && first.line.weight === "passing" && !this.isSealing(first.line)) this.announcer.tell(first.line.text);
  }

  private isSealing({ code }: ToldLine): boolean {
    return this.show.stage?.manner.given?.has(code) ?? false;
  }

  /** If the table is over but the game is not, it was ended early: drop the question. */
  private noteEnd(): void {
    if (this.isBehind) return;
    const wasEnded = this.ended;
    this.ended = this.table?.ended != null;
    if (this.ended) this.ask();
    if (this.ended && !wasEnded) this.announcer.tell(endOf(this.table));
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
    this.asked = asked?.answers_itself ? null : shared(this.asked, asked); // nobody needs to reach for a button that is about to disappear
    this.undo = undo;
  }

  /** Allow an answer while the end of your own action is still being shown. */
  private askEarly(): void {
    this.ask();
    if (this.yourTurn) this.tellQuestion(true);
  }

  /** Everything was shown: this is the current state. */
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
      if (this.yourTurn && !isSame(this.asked, this.heard)) this.tellQuestion(yourTurn); // before the table announces anything about it
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

  /** Announce the result, unless the final count announces it. */
  private tellOutcome(outcome: Outcome): void {
    const { title, why, near, results } = outcome;
    if (!this.sawPlay || !isCounted(this.table?.game ?? "", outcome))
      for (const text of [title, why, near ?? ""]) this.announcer.tell(text);
    if (results.some(({ seat, won }) => won && seat === this.table?.you)) sounds.play("win");
  }

  /** Announce the question, even if it was visible before: screen readers have not read it yet. */
  private tellQuestion(isSeen: boolean): void {
    this.heard = this.asked;
    const text = say("announce-your-turn", { question: this.asked?.question ?? "" });
    this.announcer.tell(text);
    if (!isSeen) call(this.table?.title ?? "", text);
  }

  /** Players who look away and come back see the current state, not the steps in between. */
  private leaveNothingBehind = (): void => {
    if (document.hidden && this.showing) this.show.skip();
  };
}
