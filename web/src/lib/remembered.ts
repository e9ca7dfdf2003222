// What this device remembers: what was chosen the last time, game by game, and which games it has seen.

export interface LastChoice {
  form: string;
  players: number;
  level: string;
}

const KEY = "menagerie-last-choice";

function all(): Record<string, Partial<LastChoice>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
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

const SEEN = "menagerie-seen";

/** Whether this is the first game of its kind on this device; from now on it is not. */
export function isFirstGame(game: string): boolean {
  try {
    const seen: string[] = JSON.parse(localStorage.getItem(SEEN) ?? "[]");
    if (seen.includes(game)) return false;
    localStorage.setItem(SEEN, JSON.stringify([...seen, game]));
    return true;
  } catch {
    return false;
  }
}
