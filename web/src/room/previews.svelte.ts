// Previews of the offered actions: requested from the server on first use, several in one message.
import { MOST_ACTIONS } from "../wire/constants";
import type { Preview, Values } from "../wire/messages";

export class Previews {
  private known: Record<string, Preview> = $state.raw({}); // by the JSON of the action
  private asked = new Set<string>();
  private wanted: Values[] = [];

  constructor(private readonly ask: (actions: Values[]) => Promise<Preview[]>) {}

  /** What an action would do; null until the server has said so. */
  of(action: Values): Preview | null {
    const key = JSON.stringify(action);
    if (!this.asked.has(key)) this.want(key, action);
    return this.known[key] ?? null;
  }

  private want(key: string, action: Values): void {
    this.asked.add(key);
    if (this.wanted.push(action) === 1) queueMicrotask(() => this.askForAll());
  }

  private askForAll(): void {
    while (this.wanted.length > 0) void this.askFor(this.wanted.splice(0, MOST_ACTIONS));
  }

  private async askFor(actions: Values[]): Promise<void> {
    const previews = await this.ask(actions); // in the same order
    const told: Record<string, Preview> = {};
    for (const [index, action] of actions.entries()) {
      const preview = previews[index];
      if (preview) told[JSON.stringify(action)] = preview;
      else this.asked.delete(JSON.stringify(action)); // not now: the next look asks again
    }
    if (previews.length > 0) this.known = { ...this.known, ...told };
  }
}
