// Who sits where: names as one says them, the animal and the colour that stand for somebody, and what is to be known of them.
import type { SeatInfo, TableInfo } from "./messages";
import { listed, say } from "./words";

export function nameOf(table: TableInfo, seat: number): string {
  return table.seats.find((each) => each.seat === seat)?.name ?? "";
}

/** What somebody is called by whoever looks on: “You”, or the name. */
export function calledBy(table: TableInfo, seat: number): string {
  return seat === table.you ? say("you") : nameOf(table, seat);
}

/** Who leads, in words. */
export function leadWords(table: TableInfo, seats: { leads: boolean }[]): string {
  const names = seats.flatMap(({ leads }, seat) => (leads ? [calledBy(table, seat)] : []));
  return names.length > 0 ? say("in-the-lead", { names: listed(names) }) : say("in-the-lead-nobody");
}

/** The names of some seats, oneself left out. */
export function namesOf(table: TableInfo, seats: number[]): string {
  return listed(seats.filter((seat) => seat !== table.you).map((seat) => nameOf(table, seat)));
}

export function hostOf(table: TableInfo): SeatInfo | undefined {
  return table.seats.find((seat) => seat.host);
}

/** How a game was ended before its time. */
export function endOf(table: TableInfo | null): string {
  return say(table?.ended === "agreement" ? "ended-agreed" : "ended");
}

/** The colour of somebody, for style sheets. */
export function colourOf(seat: SeatInfo | undefined): string {
  return seat?.avatar ? `var(--${seat.avatar})` : "var(--rim)";
}

/** What is to be known of who sits there: a bot, somebody who is away, or a bot that plays for somebody. */
export function markOf(seat: SeatInfo | undefined): "bot" | "away" | "stand-in" | null {
  if (!seat || seat.you) return null;
  if (seat.kind === "bot") return "bot";
  if (seat.kind !== "person") return null;
  if (seat.stand_in) return "stand-in";
  return seat.here ? null : "away";
}
