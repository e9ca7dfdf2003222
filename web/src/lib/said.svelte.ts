// What was said to the server and is not answered yet. An action is said again until it is; a question that nobody answers ends.
import type { Preview, ToServer } from "./messages";

const AGAIN_MS = 8_000;
const QUESTION_MS = 8_000;

type Action = Extract<ToServer, { type: "act" | "take-back" }>;

export class Said {
  waiting = $state(false); // an action is on its way

  private actions = new Map<string, Action>();
  private questions = new Map<string, (previews: Preview[]) => void>();
  private again: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly send: (message: ToServer) => boolean) {}

  /** Say this until it is answered. */
  reliably(message: Action): void {
    this.actions.set(message.id, message);
    this.waiting = true;
    this.send(message);
    this.again ??= setInterval(() => this.repeat(), AGAIN_MS);
  }

  /** A new connection, or a long silence: nobody knows whether it was heard, and to be heard twice does no harm. */
  repeat(): void {
    for (const message of this.actions.values()) this.send(message);
  }

  answered(id: string | null): void {
    if (id !== null) this.actions.delete(id);
    this.waiting = this.actions.size > 0;
    if (!this.waiting) this.rest();
  }

  /** What some actions would do, or why they are not possible; nothing if the server does not say. */
  ask(actions: string[]): Promise<Preview[]> {
    const id = newId();
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.tell(id, []), QUESTION_MS);
      this.questions.set(id, (previews) => {
        clearTimeout(timer);
        resolve(previews);
      });
      if (!this.send({ type: "ask-consequences", id, actions })) this.tell(id, []);
    });
  }

  /** The answer to a question; whether it was one. */
  tell(id: string | null, previews: Preview[]): boolean {
    const answer = id === null ? undefined : this.questions.get(id);
    if (id !== null) this.questions.delete(id);
    answer?.(previews);
    return answer !== undefined;
  }

  close(): void {
    this.rest();
    for (const id of [...this.questions.keys()]) this.tell(id, []);
  }

  private rest(): void {
    clearInterval(this.again);
    this.again = undefined;
  }
}

export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
