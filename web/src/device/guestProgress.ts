// Lessons that are done and puzzles that are solved are kept with the guest, too: whatever one device has learned, the others
// learn from the server. They are sent only when something new was done here, so what was erased there does not come back by itself.
import { api } from "../wire/api";
import type { GuestProgress } from "../wire/messages";
import { learned } from "./learned.svelte";
import { addSolved, answers } from "./puzzleStreak";

function add({ lessons, puzzles }: GuestProgress): void {
  learned.addDone(lessons);
  addSolved(puzzles);
}

/** Add what the guest has learned on other devices. Without a connection, what this one knows is enough. */
export async function fetchProgress(): Promise<void> {
  await api.progress().then(add, () => undefined);
}

/** Something new was learned here: tell the server. If that fails, it is told the next time. */
export async function sendProgress(): Promise<void> {
  const known = answers();
  const puzzles = Object.keys(known).filter((puzzle) => known[puzzle]);
  await api.addProgress({ lessons: learned.done, puzzles }).then(add, () => undefined);
}
