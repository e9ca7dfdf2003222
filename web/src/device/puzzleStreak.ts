// The puzzles that this device has answered, and for how many days in a row the puzzle of the day was solved.
import { keepWord, keptParts } from "./keptWord";

interface Kept {
  answered: Record<string, boolean>; // by puzzle: whether the first answer was right
  day: string; // the last one whose puzzle was solved
  days: number; // in a row
}

const KEY = "menagerie-puzzles";
const REMEMBERED = 400; // as many as the server takes
const DAY_MS = 86_400_000;

function kept(): Kept {
  const { answered, day, days } = keptParts(() => localStorage, KEY);
  const pairs = typeof answered === "object" && answered !== null ? Object.entries(answered) : [];
  return {
    answered: Object.fromEntries(pairs.filter((pair): pair is [string, boolean] => typeof pair[1] === "boolean")),
    day: typeof day === "string" && !Number.isNaN(Date.parse(day)) ? day : "",
    days: typeof days === "number" ? days : 0,
  };
}

function keep({ answered, ...streak }: Kept): void {
  const latest = Object.fromEntries(Object.entries(answered).slice(-REMEMBERED));
  keepWord(() => localStorage, KEY, JSON.stringify({ answered: latest, ...streak }));
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
}

/** A puzzle was answered: the first answer counts. `day` is the date of the puzzle of the day. */
export function noteAnswer(puzzle: string, isRight: boolean, day: string | null): void {
  const { answered, ...streak } = kept();
  if (puzzle in answered) return;
  if (day && isRight && day !== streak.day) {
    streak.days = streak.day && streak.day === dayBefore(day) ? streak.days + 1 : 1;
    streak.day = day;
  }
  keep({ answered: { ...answered, [puzzle]: isRight }, ...streak });
}

/** Puzzles that the same guest has solved on another device. */
export function addSolved(puzzles: string[]): void {
  const before = kept();
  if (puzzles.every((puzzle) => before.answered[puzzle])) return;
  keep({ ...before, answered: { ...before.answered, ...Object.fromEntries(puzzles.map((puzzle) => [puzzle, true])) } });
}

/** Every puzzle that was answered, and whether the first answer was right. */
export function answers(): Record<string, boolean> {
  return kept().answered;
}

/** Whether a puzzle was answered, and how: null if it was not. */
export function answerTo(puzzle: string): boolean | null {
  return kept().answered[puzzle] ?? null;
}

/** For how many days in a row the puzzle of the day was solved, today or until yesterday. */
export function streakOn(day: string): number {
  const { day: last, days } = kept();
  return last && (last === day || last === dayBefore(day)) ? days : 0;
}

export function eraseAnswers(): void {
  keepWord(() => localStorage, KEY, "");
}
