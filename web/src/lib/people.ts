// Names, as one says them.
import type { SeatInfo, Table } from "./messages";

const list = new Intl.ListFormat("en", { type: "conjunction" });

/** Ada, Bo and Cleo. */
export function listed(names: string[]): string {
  return list.format(names);
}

export function nameOf(table: Table, seat: number): string {
  return table.seats.find((each) => each.seat === seat)?.name ?? "";
}

/** The names of some seats, oneself left out. */
export function namesOf(table: Table, seats: number[]): string {
  return listed(seats.filter((seat) => seat !== table.you).map((seat) => nameOf(table, seat)));
}

export function hostOf(table: Table): SeatInfo | undefined {
  return table.seats.find((seat) => seat.host);
}
