// What the actions on offer would do: asked of the server when one is first looked at, all that are wanted at once.
import { SvelteMap } from "svelte/reactivity";
import { MOST_ACTIONS } from "./constants";
import type { Preview, Values } from "./messages";

export class Previews {
  private known = new SvelteMap<string, Preview>(); // by the JSON of the action
  private asked = new Set<string>();
  private wanted: Values[] = [];

  constructor(private readonly ask: (actions: Values[]) => Promise<Preview[]>) {}

  /** What an action would do; null until the server has said so. */
  of(action: Values): Preview | null {
    const key = JSON.stringify(action);
    if (!this.asked.has(key)) this.want(key, action);
    return this.known.get(key) ?? null;
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
    for (const [index, action] of actions.entries()) {
      const preview = previews[index];
      if (preview) this.known.set(JSON.stringify(action), preview);
      else this.asked.delete(JSON.stringify(action)); // not now: when it is looked at again
    }
  }
}
