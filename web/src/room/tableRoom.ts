// The interface of a room for the table of a game.
import type { Offer } from "../wire/messages";
import type { Room } from "./room.svelte";

/** An action with its label: an offer, or an offer with chosen cards. */
export interface Deed extends Pick<Offer, "plain" | "label"> {
  brief?: string; // a shorter label
}

export interface LessonButton {
  key: string;
  label: string;
}

/** The text of a lesson in place of the question: its task, an explanation, or praise; or nothing, so that the table shows its own. */
export interface LessonPanel {
  tone: "asks" | "explains" | "glad" | "shows";
  title: string;
  text: string;
  main: LessonButton | null;
  asides: LessonButton[];
  press: (key: string) => boolean; // whether it is a button of the lesson
}

/** Everything the table of a game needs from its room: what is shown, the question, and the possible actions. */
export type TableRoom = Pick<
  Room,
  | "view"
  | "line"
  | "log"
  | "showing"
  | "skip"
  | "isHeld"
  | "goOn"
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
  | "isHeard"
  | "previews"
  | "proposed"
  | "undo"
  | "notice"
  | "notices"
  | "announcer"
  | "hints"
  | "do"
  | "propose"
  | "confirm"
  | "say"
  | "explain"
  | "lesson"
>;
