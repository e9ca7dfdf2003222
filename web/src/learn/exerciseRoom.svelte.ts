// The table of a lesson: the same table as in any game, with a task in place of its question.
import { sendProgress } from "../device/guestProgress";
import { learned } from "../device/learned.svelte";
import { Room } from "../room/room.svelte";
import type { Deed, LessonPanel } from "../room/tableRoom";
import type { AnyAction } from "../wire/outbox.svelte";
import { say } from "../words/words";
import { ExerciseWire } from "./exerciseWire.svelte";

const LOOK_MS = 50; // milliseconds between checks whether the table still moves
const SHOWS: LessonPanel = { tone: "shows", title: "", text: "", main: null, asides: [], press: () => false };

export class ExerciseRoom extends Room {
  private isShown = $state(false); // the answer was shown instead of given
  private readonly wire: ExerciseWire;

  constructor(
    readonly game: string,
    readonly exercise: string,
    private readonly leave: () => void,
  ) {
    let wire: ExerciseWire;
    super(`${game}-${exercise}`, (hear) => (wire = new ExerciseWire(game, exercise, [], hear, () => this.shown())));
    this.wire = wire!;
    this.resultTold = true;
    this.teach = () => this.panel();
  }

  /** Continue where this device left off; a lesson that is done begins again. */
  async arrive(): Promise<void> {
    await this.wire.begin(learned.of(this.game, this.exercise).answers);
  }

  /** The step that is shown. */
  get step(): ExerciseWire["step"] {
    return this.wire.step;
  }

  /** Resolves as soon as the table has shown everything. */
  private async shown(): Promise<void> {
    while (this.showing) await new Promise((go) => setTimeout(go, LOOK_MS));
  }

  private get isLast(): boolean {
    return this.step !== null && this.step.at === this.step.of - 1;
  }

  private panel(): LessonPanel | null {
    const { step } = this;
    const { verdict } = this.wire;
    if (!step || this.wire.isShowing) return SHOWS;
    const press = (key: string): boolean => this.press(key);
    const show = { key: "show", label: say("learn-show") };
    if (!verdict) return { tone: "asks", title: step.task.title, text: step.task.text, main: null, asides: [show], press };
    const { title, text } = verdict;
    const again = { key: "again", label: say("learn-try-again") };
    if (verdict.kind !== "right") return { tone: "explains", title, text, main: again, asides: [show], press };
    const next = { key: "next", label: say(this.isLast ? "learn-finish" : "learn-next") };
    if (this.isShown)
      return {
        tone: "glad",
        title: say("learn-shown"),
        text,
        main: { ...again, label: say("learn-now-you") },
        asides: [next],
        press,
      };
    return { tone: "glad", title, text, main: next, asides: [{ ...again, label: say("learn-once-more") }], press };
  }

  /** Confirmation is unnecessary where everything can be taken back. */
  override do(deed: Deed): boolean {
    this.confirm(deed);
    return this.waiting;
  }

  /** The rules refuse what is not possible, like any other attempt. */
  override explain(action: AnyAction): Promise<void> {
    return this.wire.answer(action);
  }

  private press(key: string): boolean {
    if (key === "show") this.demonstrate();
    else if (key === "again") this.tryAgain();
    else if (key === "next") void this.goNext();
    else return false;
    return true;
  }

  private tryAgain(): void {
    this.isShown = false;
    this.wire.stand();
  }

  private demonstrate(): void {
    const { step } = this;
    if (!step) return;
    if (this.wire.verdict) this.wire.stand();
    this.isShown = true;
    this.confirm({ plain: step.task.shown });
  }

  private async goNext(): Promise<void> {
    const answers = this.wire.counted;
    this.isShown = false;
    learned.note(this.game, this.exercise, answers, this.isLast);
    if (this.isLast) {
      if (this.exercise === "first") learned.putAway(this.game);
      void sendProgress();
      this.leave();
      return;
    }
    try {
      await this.wire.begin(answers);
    } catch {
      this.tell({ text: say("no-connection"), rule: null });
    }
  }
}
