// The first lessons offered on the home page: those of games that nobody has played on this device.
import type { GameInfo, MyTable } from "../wire/messages";
import { lastChoice } from "../device/lastChoices";
import { learned } from "../device/learned.svelte";

export function lessonsOffered(games: GameInfo[], mine: MyTable[]): GameInfo[] {
  return games.filter(
    ({ game }) => !learned.isAway(game) && lastChoice(game).level === undefined && mine.every((table) => table.game !== game),
  );
}
