// The parts of the end that a game provides: its picture, and each player's result.
import type { Component } from "svelte";
import type { Outcome, SeatResult, TableInfo, View } from "../wire/messages";
import type { Scene } from "./scene";

export interface EarnedProps {
  table: TableInfo;
  view: View;
  result: SeatResult;
  isCounted: boolean; // the deciding parts may be revealed
}

export interface GameEnd {
  sceneOf: (table: TableInfo, view: View, outcome: Outcome, height: number) => Scene;
  /** A player's result, in a few words. */
  inShort: (table: TableInfo, view: View, result: SeatResult) => string;
  sumsUp: boolean; // there are points, and their sum decides
  Earned: Component<EarnedProps>;
  Hand: Component<{ cards: string[] }>;
}

/** The end of a game uses nothing from its table: shared code would be a separate file on every first visit. */
const ENDS = import.meta.glob<GameEnd>("../*/end.ts", { eager: true, import: "default" });

export function gameEnd(game: string): GameEnd | null {
  return ENDS[`../${game}/end.ts`] ?? null;
}
