// The choices that this device remembers: the last ones for each game, and the club's code word.
import { firstLevel, usualLevel } from "../words/levels";
import { keepWord, keptWord } from "./keptWord";
import { isNewcomer } from "./newcomer";

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

/** The suggested level of bots for a game: the one chosen last, here or in another game; an easy one on a first visit. */
export function proposedLevel(game: string, levels: { level: string }[]): string {
  const chosen = [lastChoice(game), ...Object.values(all())].find(({ level }) => level !== undefined)?.level;
  return chosen ?? (isNewcomer ? firstLevel : usualLevel)(levels);
}

export function remember(game: string, choice: LastChoice): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: choice }));
  } catch {
    // a private window may refuse; then the next game starts with the defaults
  }
}

const CODE_WORD = "menagerie-code-word";

/** The club's code word, as it was typed on this device; empty if it was not. */
export function keptCodeWord(): string {
  return keptWord(() => localStorage, CODE_WORD);
}

export function keepCodeWord(word: string): void {
  keepWord(() => localStorage, CODE_WORD, word);
}
