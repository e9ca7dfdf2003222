// All puzzles of a game as a list: by kind, the easy ones first, and which of them comes next.
import type { PuzzleInfo } from "../wire/messages";

export type PuzzleState = "solved" | "missed" | "open";
export type Answered = Record<string, boolean>; // by puzzle: whether the first answer was right

export interface PuzzleKindList {
  kind: string;
  title: string;
  puzzles: PuzzleInfo[];
}

export function stateOf({ id }: PuzzleInfo, answered: Answered): PuzzleState {
  const isRight = answered[id];
  return isRight === undefined ? "open" : isRight ? "solved" : "missed";
}

export function countOf(state: PuzzleState, puzzles: PuzzleInfo[], answered: Answered): number {
  return puzzles.filter((puzzle) => stateOf(puzzle, answered) === state).length;
}

/** The puzzles of each kind, in the order in which the kinds first come; the easy ones first. */
export function byKind(puzzles: PuzzleInfo[]): PuzzleKindList[] {
  const kinds = new Map<string, PuzzleKindList>();
  for (const puzzle of easyFirst(puzzles)) {
    const { kind, title } = puzzle;
    const list = kinds.get(kind) ?? { kind, title, puzzles: [] };
    list.puzzles.push(puzzle);
    kinds.set(kind, list);
  }
  return [...kinds.values()];
}

/** The easiest puzzle that nobody has tried here, other than the one that is open; if all were tried, one that was missed. */
export function nextUnsolved(puzzles: PuzzleInfo[], answered: Answered, open = ""): PuzzleInfo | null {
  const others = easyFirst(puzzles).filter(({ id }) => id !== open);
  const isIn = (state: PuzzleState) => (puzzle: PuzzleInfo) => stateOf(puzzle, answered) === state;
  return others.find(isIn("open")) ?? others.find(isIn("missed")) ?? null;
}

/** Where “another puzzle” leads: to the next unsolved one, or around the list if there is none. */
export function puzzleAfter(puzzles: PuzzleInfo[], answered: Answered, open: string): PuzzleInfo | null {
  const here = puzzles.findIndex(({ id }) => id === open);
  return nextUnsolved(puzzles, answered, open) ?? puzzles[(here + 1) % puzzles.length] ?? null;
}

function easyFirst(puzzles: PuzzleInfo[]): PuzzleInfo[] {
  return [...puzzles].sort((one, other) => one.stars - other.stars); // stable: otherwise as they have their day
}
