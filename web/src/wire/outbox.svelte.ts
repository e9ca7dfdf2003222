// The outbox: what was sent to the server and has no answer yet. An action is sent again until it is answered, even if the page was
// closed and opened in between. Its id is an idempotency key, so the server plays it only once. A question with no answer is dropped.
import type { Act, Hint, Preview, Refused, ToClient, ToServer } from "./messages";

const AGAIN_MS = 8_000;
const QUESTION_MS = 8_000;
const HINT_MS = 60_000; // an expert thinks, and others may be thinking before

export type AnyAction = Act["action"]; // typed, or a text that a person wrote

type Question = Extract<ToServer, { type: "ask-consequences" | "ask-hint" }>;
type Answer = Extract<ToClient, { type: "consequences" | "hint" | "refused" }>;
type Action = Extract<ToServer, { type: "act" | "take-back" }>;

export class Outbox {
  waiting = $state(false); // an action is on its way

  private readonly actions: Map<string, Action>;
  private questions = new Map<string, (answer: Answer | null) => void>();
  private again: ReturnType<typeof setInterval> | undefined;

  /** `kept`: the key in session storage of unanswered messages. */
  constructor(
    private readonly kept: string,
    private readonly send: (message: ToServer) => boolean,
  ) {
    this.actions = new Map(keptAt(kept).map((action) => [action.id, action]));
    if (this.actions.size > 0) this.wait();
  }

  /** Send this, again and again until it is answered. */
  reliably(message: Action): void {
    this.actions.set(message.id, message);
    this.keep();
    this.send(message);
    this.wait();
  }

  /** Resend after a new connection or a long silence: receiving a message twice does no harm. */
  repeat(): void {
    for (const message of this.actions.values()) this.send(message);
  }

  answered(id: string | null): void {
    if (id !== null && this.actions.delete(id)) this.keep();
    this.waiting = this.actions.size > 0;
    if (!this.waiting) this.rest();
  }

  /** Previews of some actions; empty if the server does not answer. */
  async ask(actions: AnyAction[]): Promise<Preview[]> {
    const answer = await this.answerTo({ type: "ask-consequences", id: newId(), actions }, QUESTION_MS);
    return answer?.type === "consequences" ? answer.previews : [];
  }

  /** What an expert would do, or why no hint is given; nothing if the server does not answer. */
  async askForHint(): Promise<Hint | Refused | null> {
    const answer = await this.answerTo({ type: "ask-hint", id: newId() }, HINT_MS);
    return answer?.type === "consequences" ? null : answer;
  }

  private answerTo(question: Question, patience: number): Promise<Answer | null> {
    const { id } = question;
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.tell(id, null), patience);
      this.questions.set(id, (answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
      if (!this.send(question)) this.tell(id, null);
    });
  }

  /** Handle an answer. Returns whether the message was one. */
  tell(id: string | null, answer: Answer | null): boolean {
    const answered = id === null ? undefined : this.questions.get(id);
    if (id !== null) this.questions.delete(id);
    answered?.(answer);
    return answered !== undefined;
  }

  close(): void {
    this.rest();
    for (const id of [...this.questions.keys()]) this.tell(id, null);
  }

  private wait(): void {
    this.waiting = true;
    this.again ??= setInterval(() => this.repeat(), AGAIN_MS);
  }

  private keep(): void {
    try {
      sessionStorage.setItem(this.kept, JSON.stringify([...this.actions.values()]));
    } catch {
      // a device without storage keeps it as long as the page is open
    }
  }

  private rest(): void {
    clearInterval(this.again);
    this.again = undefined;
  }
}

function keptAt(key: string): Action[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "[]") as Action[];
  } catch {
    return [];
  }
}

export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
