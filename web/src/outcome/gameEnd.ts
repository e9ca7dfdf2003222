// The parts of the end that a game provides: its picture, and what everybody has.
import type { Component } from "svelte";
import type { Outcome, SeatResult, TableInfo, View } from "../wire/messages";
import type { Scene } from "./scene";

export interface EarnedProps {
  table: TableInfo;
  view: View;
  result: SeatResult;
  isCounted: boolean; // what decided may be seen
}

export interface GameEnd {
  sceneOf: (table: TableInfo, view: View, outcome: Outcome, height: number) => Scene;
  /** What somebody has, in a few words. */
  inShort: (table: TableInfo, view: View, result: SeatResult) => string;
  sumsUp: boolean; // there are points, and their sum decides
  Earned: Component<EarnedProps>;
  Hand: Component<{ cards: string[] }>;
}

/** Nothing of a game's table is needed for its end: what both used would be a separate file, for every first visit. */
const ENDS = import.meta.glob<GameEnd>("../*/end.ts", { eager: true, import: "default" });

export function gameEnd(game: string): GameEnd | null {
  return ENDS[`../${game}/end.ts`] ?? null;
}
