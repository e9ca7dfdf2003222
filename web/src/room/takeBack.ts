// Describes what a take-back undoes, and whose consent it needs.
import type { DoneInfo, TableInfo } from "../wire/messages";
import { namesOf } from "../words/people";
import { say } from "../words/words";

/** The action itself, and how many moves followed it. Consecutive actions of a seat count as one move, including its automatic consequences. */
export function textOf(actions: DoneInfo[]): string {
  const text = actions[0]?.text ?? "";
  const count = actions.filter(({ seat }, index) => index > 0 && seat !== actions[index - 1]?.seat).length;
  return count > 0 ? say("take-back-followed", { text, count }) : text;
}

/** The people who have not answered yet. The request expires if they stay away. */
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
