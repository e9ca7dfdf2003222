// A puzzle as a room for the table of its game: one question, answered once. Nobody else is there, and nothing moves.
import { Refusal } from "../wire/api";
import type { Asked, Outcome, Preview, PuzzleTable, ToldLine, View } from "../wire/messages";
import type { AnyAction } from "../wire/outbox.svelte";
import { settings } from "../device/settings.svelte";
import { Announcer } from "../stage/announcer.svelte";
import { covers } from "../stage/covers";
import { Show, type Staging } from "../stage/show.svelte";
import { HintDesk } from "../room/hint.svelte";
import { Notices, type Notice } from "../room/notices.svelte";
import { Previews } from "../room/previews.svelte";
import type { Deed, TableRoom } from "../room/room.svelte";
import { unsaid } from "../room/unsaid";
import { clauses, say } from "../words/words";

/** Who knows about the answers: the server, for a puzzle or for a choice that is tried again. */
export interface Examiner<Solution> {
  previews: (actions: AnyAction[]) => Promise<Preview[]>;
  answer: (action: AnyAction) => Promise<Solution>;
}

export class PuzzleRoom<Solution extends { headline: string }> implements TableRoom {
  asked: Asked | null = $state.raw(null);
  proposed: Deed | null = $state.raw(null);
  waiting = $state(false);
  solution: Solution | null = $state.raw(null);

  readonly isAgain = false;
  readonly isHeard = true;
  readonly lesson = null;
  readonly handsAreOpen = false;
  readonly undo = null;
  readonly ended = false;
  readonly resultTold = false;
  readonly isHeld = false;
  readonly showing = false;
  readonly outcome: Outcome | null = null;
  readonly notices = new Notices();
  readonly announcer = new Announcer(covers);
  readonly previews: Previews;
  readonly show: Show;
  readonly hints = new HintDesk({
    asked: () => null,
    ask: () => Promise.resolve(null),
    tell: () => undefined,
    announce: () => undefined,
  });

  constructor(
    private readonly examiner: Examiner<Solution>,
    readonly puzzle: PuzzleTable,
    private readonly solved: (solution: Solution) => void,
  ) {
    this.show = new Show(
      {
        stepMs: () => settings.stepMs,
        told: (text) => this.announcer.tell(text),
        missed: () => undefined,
        nearlyOver: () => undefined,
        over: () => undefined,
      },
      covers,
    );
    this.previews = new Previews((actions) => this.foreseen(actions));
    this.tryAgain();
    this.announcer.tell(say("said-of", { what: puzzle.title, told: puzzle.task }));
  }

  close(): void {
    this.announcer.close();
    this.show.clear();
  }

  /** Ask the question, for the first time or once more. */
  tryAgain(): void {
    const { view, asked } = this.puzzle.position;
    this.solution = null;
    this.show.stand(view, []);
    this.show.line = null;
    this.asked = asked;
  }

  // shown state

  get view(): View | null {
    return this.show.view;
  }

  get line(): ToldLine | null {
    return this.show.line;
  }

  get log(): ToldLine[] {
    return this.show.log;
  }

  get yourTurn(): boolean {
    return this.asked !== null;
  }

  get notice(): Notice | null {
    return this.notices.now;
  }

  set stage(stage: Staging | null) {
    this.show.stage = stage;
  }

  begin(): void {
    // nothing is dealt here
  }

  skip(): void {
    // nothing is being shown
  }

  goOn(): void {
    // nothing is held
  }

  // the answer

  do(deed: Deed): boolean {
    if (this.waiting || !this.asked) return false;
    if (settings.confirmMoves) this.propose(deed);
    else this.confirm(deed);
    return this.waiting;
  }

  propose(deed: Deed): void {
    if (this.waiting || !this.asked) return;
    this.proposed = deed;
    const would = unsaid(deed, this.previews.of(deed.plain)).map(({ text }) => text);
    this.announcer.tell(say("announce-proposed", { what: clauses([deed.label, ...would]) }));
  }

  confirm({ plain }: { plain: AnyAction }): void {
    if (!this.waiting && this.asked) void this.answer(plain);
  }

  say(): boolean {
    return false;
  }

  async explain(action: AnyAction): Promise<void> {
    const [preview] = await this.foreseen([action]);
    if (preview?.refusal) this.tell({ text: preview.refusal, rule: preview.rule });
  }

  private async foreseen(actions: AnyAction[]): Promise<Preview[]> {
    return this.examiner.previews(actions).catch(() => []);
  }

  private async answer(action: AnyAction): Promise<void> {
    this.waiting = true;
    this.proposed = null;
    this.notices.dismiss();
    try {
      const solution = await this.examiner.answer(action);
      this.solution = solution;
      this.asked = null;
      this.show.line = said(solution.headline);
      this.solved(solution);
    } catch (problem) {
      this.tell({ text: problem instanceof Refusal ? problem.message : say("no-connection"), rule: null });
    } finally {
      this.waiting = false;
    }
  }

  private tell(notice: Notice): void {
    this.notices.tell(notice);
    this.announcer.tell(notice.text);
  }
}

/** A sentence for the bar of the table. */
function said(text: string): ToldLine {
  return { number: 0, code: "puzzle-answered", values: {}, text, rule: "" };
}
