// The table of each game, and what is drawn with its cards: fetched when it is first needed.
import type { Component } from "svelte";
import type { LessonPlay, TableInfo, Values, View } from "./messages";
import type { TableRoom } from "./room.svelte";
import { withWords } from "./words";

export type GameTable = Component<{ room: TableRoom; table: TableInfo; view: View; openLog: () => void }>;
export type Lesson = Component<{ play: LessonPlay; facts: Values }>;

interface Parts {
  default: GameTable;
  lesson: () => Promise<{ default: Lesson }>; // a picture of How to play
}

const GAME_TABLES = import.meta.glob<Parts>(["../*/*Table.svelte", "!../parts/*"]);

export async function partsOf(game: string): Promise<Parts | null> {
  const load = Object.entries(GAME_TABLES).find(([path]) => path.startsWith(`../${game}/`))?.[1];
  return load ? await withWords(load(), game) : null;
}
