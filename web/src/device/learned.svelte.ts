// How far somebody has come in each lesson, and which offers of a lesson they have put away: kept on this device.

interface Progress {
  answers: string[]; // those that counted since it was begun, one for each task
  isDone: boolean; // once, at least
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
      const { lessons, away } = (JSON.parse(localStorage.getItem(KEY) ?? "null") ?? {}) as Partial<Kept>;
      this.kept = { lessons: { ...lessons }, away: Array.isArray(away) ? away : [] };
    } catch {
      // a device that stores nothing begins each lesson at its beginning
    }
  }

  of(game: string, exercise: string): Progress {
    const { answers, isDone } = (this.kept.lessons[`${game}/${exercise}`] ?? NOT_BEGUN) as Partial<Progress>;
    return { answers: Array.isArray(answers) ? answers : [], isDone: isDone ?? false };
  }

  /** The lessons that are done, as `game/lesson`. */
  get done(): string[] {
    return Object.keys(this.kept.lessons).filter((lesson) => this.kept.lessons[lesson]?.isDone === true);
  }

  /** Whether the first lesson of a game has been put away, or is done. */
  isAway(game: string): boolean {
    return this.kept.away.includes(game) || this.of(game, "first").isDone;
  }

  /** How far somebody is now. What was done once stays done. */
  note(game: string, exercise: string, answers: string[], isDone: boolean): void {
    const progress = isDone ? { answers: [], isDone } : { answers, isDone: this.of(game, exercise).isDone };
    this.keep({ ...this.kept, lessons: { ...this.kept.lessons, [`${game}/${exercise}`]: progress } });
  }

  /** Lessons that the same guest has done on another device. */
  addDone(lessons: string[]): void {
    const fresh = lessons.filter((lesson) => !this.done.includes(lesson));
    if (fresh.length === 0) return;
    const added = fresh.map((lesson) => [lesson, { answers: this.kept.lessons[lesson]?.answers ?? [], isDone: true }]);
    this.keep({ ...this.kept, lessons: { ...this.kept.lessons, ...(Object.fromEntries(added) as Kept["lessons"]) } });
  }

  putAway(...games: string[]): void {
    this.keep({ ...this.kept, away: [...new Set([...this.kept.away, ...games])] });
  }

  /** Forget the lessons; what was put away stays away. */
  erase(): void {
    this.keep({ ...this.kept, lessons: {} });
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
