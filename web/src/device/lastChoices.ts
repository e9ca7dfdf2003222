// What this device remembers: what was chosen the last time, game by game, the club's code word, and for which of one's seats a
// page plays.

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

const CODE_WORD = "menagerie-code-word";

/** The club's code word, as it was typed here once; empty where it was not. */
export function keptCodeWord(): string {
  try {
    return localStorage.getItem(CODE_WORD) ?? "";
  } catch {
    return "";
  }
}

export function keepCodeWord(word: string): void {
  try {
    if (word) localStorage.setItem(CODE_WORD, word);
    else localStorage.removeItem(CODE_WORD);
  } catch {
    // a private window may refuse; then it is asked for again
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
