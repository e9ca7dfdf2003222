// What this device remembers: what was chosen the last time, game by game, and for which of one's seats a page plays.

export interface LastChoice {
  form: string;
  players: number;
  level: string;
}

const KEY = "menagerie-last-choice";

function all(): Record<string, Partial<LastChoice>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Partial<LastChoice>>;
  } catch {
    return {};
  }
}

export function lastChoice(game: string): Partial<LastChoice> {
  return all()[game] ?? {};
}

export function remember(game: string, choice: LastChoice): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: choice }));
  } catch {
    // a private window may refuse; then the next game starts with the defaults
  }
}

/** Of several seats that one holds at a table, the one for which this page plays; null where nothing was chosen. */
export function chosenSeat(table: string): number | null {
  try {
    const seat = sessionStorage.getItem(`menagerie-seat-${table}`);
    return seat === null ? null : Number(seat);
  } catch {
    return null;
  }
}

export function chooseSeat(table: string, seat: number): void {
  try {
    sessionStorage.setItem(`menagerie-seat-${table}`, String(seat));
  } catch {
    // then the server chooses the first of them
  }
}
