// What the finished games of a device add up to: pure functions of the list, which the page and the front page draw.
import { OPPONENTS, type ChoiceCounts, type FinishedGame } from "../device/finishedGames";

export const FEW = { games: 10, reviews: 10, choices: 20 }; // with fewer a share says little, and the page says so

export interface WinCount {
  played: number;
  won: number;
}

export interface WinGroup extends WinCount {
  of: string; // a form, a number of players, a level
}

export interface KindCount {
  kind: string; // what was asked
  fine: number;
  slip: number;
  mistake: number;
  all: number;
}

export function winsIn(games: FinishedGame[]): WinCount {
  return { played: games.length, won: games.filter(({ won }) => won).length };
}

/** How many of the games somebody would win on average if all at the table were equally good; solo games have no such number. */
export function evenShare(games: FinishedGame[]): WinCount & { even: number } {
  const shared = games.filter(({ players }) => players > 1);
  return { ...winsIn(shared), even: Math.round(shared.reduce((sum, { players }) => sum + 1 / players, 0)) };
}

/** The games that were played, the one played most often first. */
export function gamesIn(games: FinishedGame[]): string[] {
  const names = [...new Set(games.map(({ game }) => game))];
  const count = (name: string): number => games.filter(({ game }) => game === name).length;
  return names.sort((one, other) => count(other) - count(one));
}

/** Wins by form, by the number of players or by whom one played against: in the given order, what is not in it at the end. */
export function winsBy(part: "form" | "players" | "against", games: FinishedGame[], order: string[] = []): WinGroup[] {
  const values = [...new Set(games.map((game) => String(game[part])))];
  const place = (value: string): number => (order.includes(value) ? order.indexOf(value) : order.length);
  values.sort((one, other) => place(one) - place(other) || one.localeCompare(other, "en", { numeric: true }));
  return values.map((value) => ({ of: value, ...winsIn(games.filter((game) => String(game[part]) === value)) }));
}

/** Levels from the weakest to the strongest, then all other opponents. */
export function opponentsInOrder(levels: string[]): string[] {
  return [...levels, ...OPPONENTS];
}

/** The last games, the latest at the end. */
export function lastGames(games: FinishedGame[], count = 10): FinishedGame[] {
  return games.slice(-count);
}

/** How many of the last games were won in a row. */
export function winsInARow(games: FinishedGame[]): number {
  const lost = games.findLastIndex(({ won }) => !won);
  return games.length - 1 - lost;
}

/** The games whose review was opened. */
export function reviewedIn(games: FinishedGame[]): FinishedGame[] {
  return games.filter(({ review }) => review !== null);
}

/** How good the choices were, by what was asked; the most frequent kind first. */
export function choicesByKind(games: FinishedGame[]): KindCount[] {
  const counts = new Map<string, ChoiceCounts>();
  for (const { review } of games)
    for (const [kind, counted] of Object.entries(review?.choices ?? {})) {
      const before = counts.get(kind) ?? [0, 0, 0];
      counts.set(kind, [before[0] + counted[0], before[1] + counted[1], before[2] + counted[2]]);
    }
  const kinds = [...counts].map(([kind, [fine, slip, mistake]]) => ({ kind, fine, slip, mistake, all: fine + slip + mistake }));
  return kinds.filter(({ all }) => all > 0).sort((one, other) => other.all - one.all);
}

/** All choices together. */
export function choicesInAll(kinds: KindCount[]): KindCount {
  const none: KindCount = { kind: "", fine: 0, slip: 0, mistake: 0, all: 0 };
  return kinds.reduce(
    (sum, { fine, slip, mistake, all }) => ({
      kind: "",
      fine: sum.fine + fine,
      slip: sum.slip + slip,
      mistake: sum.mistake + mistake,
      all: sum.all + all,
    }),
    none,
  );
}

/** What luck and the own choices changed in a reviewed game on average, in whole points of a hundred; null without a review. */
export function averageSums(games: FinishedGame[]): { luck: number; own: number; games: number } | null {
  const reviews = games.flatMap(({ review }) => review ?? []);
  if (reviews.length === 0) return null;
  const average = (part: "luck" | "own"): number =>
    Math.round(reviews.reduce((sum, review) => sum + review[part], 0) / reviews.length);
  return { luck: average("luck"), own: average("own"), games: reviews.length };
}
