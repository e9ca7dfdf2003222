// The part of a room that is known to the table of a game.
import type { Room } from "./room.svelte";

/** What the table of a game needs of its room: what is shown, what is asked, and what can be done about it. */
export type TableRoom = Pick<
  Room,
  | "view"
  | "line"
  | "log"
  | "showing"
  | "skip"
  | "begin"
  | "stage"
  | "outcome"
  | "ended"
  | "resultTold"
  | "isAgain"
  | "handsAreOpen"
  | "asked"
  | "yourTurn"
  | "waiting"
  | "previews"
  | "proposed"
  | "notice"
  | "notices"
  | "announcing"
  | "hinting"
  | "do"
  | "act"
  | "say"
  | "explain"
>;
