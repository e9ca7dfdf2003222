// The streak of solo wins against a virtual player, as this device remembers it.

export interface Streak {
  now: number;
  best: number;
  tables: string[]; // the last ones that were counted
}

const KEY = "menagerie-streak";
const REMEMBERED = 20;

function kept(game: string): Streak {
  const none = { now: 0, best: 0, tables: [] };
  try {
    const all = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Partial<Streak>>;
    const { now, best, tables } = all[game] ?? none;
    return Number.isInteger(now) && Number.isInteger(best) && Array.isArray(tables) ? ({ now, best, tables } as Streak) : none;
  } catch {
    return none;
  }
}

/** The streak of a game as it stands. */
export function streakIn(game: string): Streak {
  return kept(game);
}

export function eraseStreaks(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // nothing was kept
  }
}

/** A game is over: count it, once. */
export function noteStreak(game: string, table: string, won: boolean): Streak {
  const before = kept(game);
  if (before.tables.includes(table)) return before;
  const now = won ? before.now + 1 : 0;
  const streak = { now, best: Math.max(before.best, now), tables: [...before.tables, table].slice(-REMEMBERED) };
  try {
    const all = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Streak>;
    localStorage.setItem(KEY, JSON.stringify({ ...all, [game]: streak }));
  } catch {
    // a private window may refuse; then the next game starts from zero
  }
  return streak;
}
