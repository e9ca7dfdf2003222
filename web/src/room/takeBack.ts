// What taking back takes back, and whose consent it waits for, in words.
import type { DoneInfo, TableInfo } from "./messages";
import { namesOf } from "./people";
import { say } from "./words";

/** The action itself, and how many others followed it. */
export function textOf([first, ...followed]: DoneInfo[]): string {
  const text = first?.text ?? "";
  return followed.length > 0 ? say("take-back-followed", { text, count: followed.length }) : text;
}

/** Who has not answered yet; for those who are away nobody waits for ever. */
export function waitingText(table: TableInfo, waitingFor: number[]): string {
  const gone = waitingFor.filter((seat) => !table.seats.find((each) => each.seat === seat)?.here);
  const names = namesOf(
    table,
    waitingFor.filter((seat) => !gone.includes(seat)),
  );
  if (gone.length === 0) return say("take-back-waiting", { names });
  const away = { away: namesOf(table, gone), count: gone.length };
  const waiting = names ? say("take-back-waiting-some-away", { names, ...away }) : say("take-back-waiting-away", away);
  return `${waiting} ${say("take-back-ends")}`;
}
