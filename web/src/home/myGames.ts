// Your tables, the most urgent first.
import type { MyTable } from "../wire/messages";
import { listed, say } from "../words/words";

export interface MyGames {
  waiting: MyTable[]; // for you
  going: MyTable[]; // the others are playing, or it has not begun yet
  finished: MyTable[];
}

export function sortedGames(tables: MyTable[]): MyGames {
  const all = onceEach(tables).sort((one, other) => other.changed_at.localeCompare(one.changed_at));
  const waiting = all.filter(waits);
  const finished = all.filter(({ status }) => status === "over");
  return { waiting, going: all.filter((table) => !waiting.includes(table) && !finished.includes(table)), finished };
}

function waits(table: MyTable): boolean {
  return table.status === "playing" && table.your_turn;
}

/** A table at which the guest holds several seats is listed once: with the seat that is asked. */
function onceEach(tables: MyTable[]): MyTable[] {
  const found = new Map<string, MyTable>();
  for (const each of tables) if (!found.get(each.table)?.your_turn) found.set(each.table, each);
  return [...found.values()];
}

/** The names of the other players. */
export function othersAt(table: MyTable): string {
  const names = table.names.filter((name, seat) => name && seat !== table.seat);
  return names.length ? say("my-games-with", { names: listed(names) }) : say("my-games-alone");
}
