// The table component of each game, and the components that use its cards: fetched when first needed.
import type { Component } from "svelte";
import type { LessonPlay, ReviewChoice, TableInfo, Values, View } from "../wire/messages";
import type { TableRoom } from "./room.svelte";
import { withWords } from "../words/words";

export type GameTable = Component<{ room: TableRoom; table: TableInfo; view: View; openLog: () => void }>;
export type Lesson = Component<{ play: LessonPlay; facts: Values }>;
export type Excerpt = Component<{ table: TableInfo; view: View; seat: number; choice: ReviewChoice }>;

interface Parts {
  default: GameTable;
  lesson: () => Promise<{ default: Lesson }>; // a picture of How to play
  excerpt: () => Promise<{ default: Excerpt }>; // a part of the table before a choice, for its review
}

const GAME_TABLES = import.meta.glob<Parts>(["../*/*Table.svelte", "!../rules/*"]);

export async function partsOf(game: string): Promise<Parts | null> {
  const load = Object.entries(GAME_TABLES).find(([path]) => path.startsWith(`../${game}/`))?.[1];
  return load ? await withWords(load(), game) : null;
}
