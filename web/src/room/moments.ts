// Turns a message into moments to show: each changes the view of the one before.
import { isTold, type Moment } from "../stage/show.svelte";
import { changed } from "../wire/difference";
import type { Moved, View } from "../wire/messages";

/** `quiet`: somebody is choosing meanwhile, so no sentences are shown in between. */
export function momentsOf({ seat, moments }: Moved, before: View, you: number | null, quiet: boolean): Moment[] {
  let view = before;
  let sentences = 0; // your own action is the first; its consequences are news
  return moments.map(({ line, change }) => {
    if (isTold(line) && line.code !== "who-plays") sentences += 1;
    return { line, view: (view = changed(view, change)), own: seat === you && sentences < 2, quiet };
  });
}
