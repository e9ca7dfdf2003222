// What the actions on offer would do: asked of the server when one is first looked at, all that are wanted at once.
import { SvelteMap } from "svelte/reactivity";
import { MOST_ACTIONS } from "./constants";
import type { Preview } from "./messages";

export class Previews {
  private known = new SvelteMap<string, Preview>();
  private asked = new Set<string>();
  private wanted: string[] = [];

  constructor(private readonly ask: (actions: string[]) => Promise<Preview[]>) {}

  /** What an action would do; null until the server has said so. */
  of(action: string): Preview | null {
    if (!this.asked.has(action)) this.want(action);
    return this.known.get(action) ?? null;
  }

  private want(action: string): void {
    this.asked.add(action);
    if (this.wanted.push(action) === 1) queueMicrotask(() => this.askForAll());
  }

  private askForAll(): void {
    while (this.wanted.length > 0) void this.askFor(this.wanted.splice(0, MOST_ACTIONS));
  }

  private async askFor(actions: string[]): Promise<void> {
    const previews = await this.ask(actions);
    for (const preview of previews) this.known.set(preview.action, preview);
    if (previews.length === 0) for (const action of actions) this.asked.delete(action); // not now: when it is looked at again
  }
}
