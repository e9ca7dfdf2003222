// What was said to the server and is not answered yet. An action is said again until it is, also by whoever leaves the page in
// between and comes back; a question that nobody answers ends.
import type { Preview, ToServer } from "./messages";

const AGAIN_MS = 8_000;
const QUESTION_MS = 8_000;

type Action = Extract<ToServer, { type: "act" | "take-back" }>;

export class Said {
  waiting = $state(false); // an action is on its way

  private readonly actions: Map<string, Action>;
  private questions = new Map<string, (previews: Preview[]) => void>();
  private again: ReturnType<typeof setInterval> | undefined;

  /** `kept`: where the session of this page keeps what was said and not answered. */
  constructor(
    private readonly kept: string,
    private readonly send: (message: ToServer) => boolean,
  ) {
    this.actions = new Map(keptAt(kept).map((action) => [action.id, action]));
    if (this.actions.size > 0) this.wait();
  }

  /** Say this until it is answered. */
  reliably(message: Action): void {
    this.actions.set(message.id, message);
    this.keep();
    this.send(message);
    this.wait();
  }

  /** A new connection, or a long silence: nobody knows whether it was heard, and to be heard twice does no harm. */
  repeat(): void {
    for (const message of this.actions.values()) this.send(message);
  }

  answered(id: string | null): void {
    if (id !== null && this.actions.delete(id)) this.keep();
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

  private wait(): void {
    this.waiting = true;
    this.again ??= setInterval(() => this.repeat(), AGAIN_MS);
  }

  private keep(): void {
    try {
      sessionStorage.setItem(this.kept, JSON.stringify([...this.actions.values()]));
    } catch {
      // a device that keeps nothing says it as long as the page is open
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
