// What was chosen the last time on this device, game by game.

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
