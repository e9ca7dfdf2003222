// The review that somebody left to watch a move: the way back leads to the same moment.

interface Place {
  table: string;
  whose: number; // the place in the review of the seat that was shown
  open: number | null; // the place in its list of the moment that was open
}

let left: Place | null = null;

export function leaveReview(place: Place): void {
  left = place;
}

/** Whether the review of this table was left. */
export function wasLeft(table: string): boolean {
  return left?.table === table;
}

/** Where the review of this table was left; only once. */
export function comeBack(table: string): Place | null {
  const place = wasLeft(table) ? left : null;
  left = null;
  return place;
}
