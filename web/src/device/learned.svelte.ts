// How far somebody has come in each lesson, and which offers of a lesson they have put away: kept on this device.

interface Progress {
  answers: string[]; // those that counted, one for each task
  isDone: boolean;
}

interface Kept {
  lessons: Record<string, Progress>; // by game and lesson: “cubirds/first”
  away: string[]; // the games whose first lesson is no longer offered
}

const KEY = "menagerie-learned";
const NOT_BEGUN: Progress = { answers: [], isDone: false };

class Learned {
  private kept: Kept = $state.raw({ lessons: {}, away: [] });

  constructor() {
    try {
      this.kept = { ...this.kept, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
    } catch {
      // a device that stores nothing begins each lesson at its beginning
    }
  }

  of(game: string, exercise: string): Progress {
    return this.kept.lessons[`${game}/${exercise}`] ?? NOT_BEGUN;
  }

  /** Whether the first lesson of a game has been put away, or is done. */
  isAway(game: string): boolean {
    return this.kept.away.includes(game);
  }

  note(game: string, exercise: string, answers: string[], isDone: boolean): void {
    const lessons = { ...this.kept.lessons, [`${game}/${exercise}`]: { answers, isDone } };
    this.keep({ ...this.kept, lessons });
  }

  putAway(...games: string[]): void {
    this.keep({ ...this.kept, away: [...new Set([...this.kept.away, ...games])] });
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // a private window may refuse; it holds until it is closed
    }
  }
}

export const learned = new Learned();
