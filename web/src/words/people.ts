// The people at a table: their names in a sentence, their animal and colour, and notes about them.
import type { SeatInfo, TableInfo } from "../wire/messages";
import { listed, say } from "./words";

export function nameOf(table: TableInfo, seat: number): string {
  return table.seats.find((each) => each.seat === seat)?.name ?? "";
}

/** The name of a player for the reader: “You”, or the name. */
export function calledBy(table: TableInfo, seat: number): string {
  return seat === table.you ? say("you") : nameOf(table, seat);
}

/** The leaders, in words. */
export function leadWords(table: TableInfo, seats: { leads: boolean }[]): string {
  const names = seats.flatMap(({ leads }, seat) => (leads ? [calledBy(table, seat)] : []));
  return names.length > 0 ? say("in-the-lead", { names: listed(names) }) : say("in-the-lead-nobody");
}

/** The names of some seats, without the reader's. */
export function namesOf(table: TableInfo, seats: number[]): string {
  return listed(seats.filter((seat) => seat !== table.you).map((seat) => nameOf(table, seat)));
}

/** How many other people are watching. People without a seat are counted in the table, too. */
export function otherWatchers(table: TableInfo): number {
  return table.you === null ? Math.max(0, table.watchers - 1) : table.watchers;
}

export function hostOf(table: TableInfo): SeatInfo | undefined {
  return table.seats.find((seat) => seat.host);
}

/** How a game was ended early. Bots are not asked: a person who played only with bots has ended it alone. */
export function endOf(table: TableInfo | null): string {
  if (table?.ended !== "agreement") return say("ended");
  const [one, another] = table.seats.filter(({ kind }) => kind === "person");
  return one && !another ? say("ended-by-one", { you: one.you ? "yes" : "no", name: one.name }) : say("ended-agreed");
}

/** The colour of somebody, for style sheets. */
export function colourOf(seat: SeatInfo | undefined): string {
  return seat?.avatar ? `var(--${seat.avatar})` : "var(--rim)";
}

/** The note about a seat: a bot, a player who is away, or a bot that plays for one. */
export function markOf(seat: SeatInfo | undefined): "bot" | "away" | "stand-in" | null {
  if (!seat || seat.you) return null;
  if (seat.kind === "bot") return "bot";
  if (seat.kind !== "person") return null;
  if (seat.stand_in) return "stand-in";
  return seat.here ? null : "away";
}
