// The seat that this page plays for, if the guest holds several at a table.

const KEY = "menagerie-seat-";

/** Null where nothing was chosen. */
export function chosenSeat(table: string): number | null {
  try {
    const seat = sessionStorage.getItem(KEY + table);
    return seat === null ? null : Number(seat);
  } catch {
    return null;
  }
}

export function chooseSeat(table: string, seat: number): void {
  try {
    sessionStorage.setItem(KEY + table, String(seat));
  } catch {
    // then the server chooses the first of them
  }
}
