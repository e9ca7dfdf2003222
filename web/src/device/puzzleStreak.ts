// The puzzles that this device has solved, and for how many days in a row the puzzle of the day was among them.
import { keepWord, keptWord } from "./keptWord";

interface Kept {
  answered: Record<string, boolean>; // by puzzle: whether the first answer was right
  day: string; // the last one whose puzzle was solved
  days: number; // in a row
}

const KEY = "menagerie-puzzles";
const REMEMBERED = 400;
const DAY_MS = 86_400_000;

function kept(): Kept {
  const none = { answered: {}, day: "", days: 0 };
  try {
    return { ...none, ...(JSON.parse(keptWord(() => localStorage, KEY) || "{}") as Partial<Kept>) };
  } catch {
    return none;
  }
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
}

/** A puzzle was answered: the first answer counts. `day` is the date of the puzzle of the day. */
export function noteAnswer(puzzle: string, isRight: boolean, day: string | null): void {
  const { answered, ...streak } = kept();
  if (puzzle in answered) return;
  const latest = Object.entries({ ...answered, [puzzle]: isRight }).slice(-REMEMBERED);
  if (day && isRight && day !== streak.day) {
    streak.days = streak.day === dayBefore(day) ? streak.days + 1 : 1;
    streak.day = day;
  }
  keepWord(() => localStorage, KEY, JSON.stringify({ answered: Object.fromEntries(latest), ...streak }));
}

/** Whether a puzzle was answered on this device, and how: null if it was not. */
export function answerTo(puzzle: string): boolean | null {
  return kept().answered[puzzle] ?? null;
}

/** For how many days in a row the puzzle of the day was solved, today or until yesterday. */
export function streakOn(day: string): number {
  const { day: last, days } = kept();
  return last === day || last === dayBefore(day) ? days : 0;
}
