// The substitute for a table's socket in a lesson: each answer is one request, which replays the lesson so far. Nothing is
// stored there, so a try is taken back by showing the position before it.
import { api, Refusal } from "../wire/api";
import type { ConnectionState, Wire } from "../wire/connection.svelte";
import type { ExerciseStep, ToClient, ToServer } from "../wire/messages";
import type { AnyAction } from "../wire/outbox.svelte";
import { say } from "../words/words";

type Verdict = ExerciseStep["verdict"];

export class ExerciseWire implements Wire {
  state: ConnectionState = $state("connecting");
  reason = $state("");
  step: ExerciseStep | null = $state.raw(null); // the task
  verdict: Verdict = $state.raw(null); // of the last attempt, once the table has shown its result
  isShowing = $state(false);

  constructor(
    private readonly game: string,
    private readonly exercise: string,
    private answers: string[],
    private readonly hear: (message: ToClient) => void,
    private readonly settled: () => Promise<void>, // the table has shown everything
  ) {}

  /** The answers that counted so far. */
  get counted(): string[] {
    return this.verdict?.kind === "right" ? [...this.answers, this.verdict.answer] : this.answers;
  }

  /** Begin at the task after these answers. If the lesson has changed since, begin it from its beginning. */
  async begin(answers: string[]): Promise<void> {
    try {
      this.step = await api.exercise(this.game, this.exercise, { answers, action: null });
    } catch (problem) {
      if (answers.length > 0 && problem instanceof Refusal) return this.begin([]);
      throw problem;
    }
    this.answers = answers;
    this.stand();
  }

  /** Show the task from its beginning. */
  stand(): void {
    if (!this.step) return;
    this.state = "open";
    this.verdict = null;
    this.hear(this.step.table);
    this.hear(this.step.position);
  }

  send(message: ToServer): boolean {
    if (message.type === "ask-consequences") {
      this.hear({ type: "consequences", id: message.id, previews: [] }); // a lesson requires exactly that
      return true;
    }
    if (message.type !== "act") return false;
    void this.answer(message.action, message.id);
    return true;
  }

  /** Try something. `id`: of the message that waits for the reply. */
  async answer(action: AnyAction, id: string | null = null): Promise<void> {
    const { answers } = this;
    try {
      const step = await api.exercise(this.game, this.exercise, { answers, action });
      if (answers !== this.answers || this.state === "gone") return;
      this.isShowing = step.moved.length > 0;
      if (id !== null) this.hear({ type: "accepted", id, seq: step.position.seq });
      step.moved.forEach(this.hear);
      await this.settled();
      this.verdict = step.verdict;
    } catch (problem) {
      const text = problem instanceof Refusal ? problem.message : say("no-connection");
      this.hear({ type: "refused", id, text, rule: null });
    } finally {
      this.isShowing = false;
    }
  }

  renew(): void {
    this.stand();
  }

  close(): void {
    this.state = "gone";
  }
}
