// The finished games that were played on this device, and what their reviews said: kept here, and never sent to anybody.
//
// They are one JSON text with a version, and each game is a short row in it. A game is known by its table, so it is counted once,
// however often it is opened. Beyond so many games the oldest go. A row that cannot be read is left out, and the others stay. What
// a newer version of the pages has written is neither read nor overwritten.
import type { Outcome, SeatReview, TableInfo } from "../wire/messages";
import { FINISHED_GAMES, keepWord, keptParts } from "./keptWord";

/** How many choices were good (the best answer, or as good), small slips, and mistakes. */
export type ChoiceCounts = [fine: number, slip: number, mistake: number];

export interface ReviewSums {
  own: number; // what the own choices changed, in points of a hundred
  luck: number;
  choices: Record<string, ChoiceCounts>; // by what was asked: “lay”, “bid”
}

export interface FinishedGame {
  table: string;
  day: string; // on which it was counted
  game: string;
  form: string;
  players: number;
  against: string; // a level of bots, or one of OPPONENTS
  won: boolean;
  review: ReviewSums | null; // if it was opened
}

/** Whom one has played against, besides bots of one level. */
export const OPPONENTS = ["people", "mixed", "virtual"] as const; // mixed: bots of several levels

export const REMEMBERED = 500; // games

const VERSION = 1;
const ASKED = "ask-"; // the codes of questions begin with it
const HUNDRED = 100;

/** All games, the oldest first. */
export function finishedGames(): FinishedGame[] {
  return stored().games;
}

/** A game is over, or was opened again later. Returns whether it is a new one. */
export function noteGame(table: TableInfo, outcome: Outcome, day = new Date().toISOString().slice(0, 10)): boolean {
  const { you, id, game, form, players } = table;
  const result = outcome.results.find(({ seat }) => seat === you);
  const { games, isOurs } = stored();
  if (!result || !isOurs || games.some((each) => each.table === id)) return false;
  keep([...games, { table: id, day, game, form, players, against: opponentsAt(table), won: result.won, review: null }]);
  return true;
}

/** The review of a game was opened: what it says of the reader's own choices and luck. */
export function noteReview(table: string, review: SeatReview): void {
  const { games, isOurs } = stored();
  const found = games.find((each) => each.table === table);
  if (!found || !isOurs) return;
  found.review = sumsOf(review);
  keep(games);
}

export function eraseGames(): void {
  keepWord(() => localStorage, FINISHED_GAMES, "");
}

/** Whom a player has played against: bots of a level, bots of several, people, or nobody but the virtual player. */
export function opponentsAt({ seats, you }: TableInfo): string {
  const others = seats.filter(({ seat, kind }) => seat !== you && kind !== "virtual" && kind !== "open");
  if (others.some(({ kind }) => kind === "person")) return "people";
  const levels = new Set(others.map(({ level }) => level ?? ""));
  if (levels.size === 0) return "virtual";
  return levels.size === 1 ? ([...levels][0] ?? "") : "mixed";
}

function sumsOf({ account, choices }: SeatReview): ReviewSums {
  const counts: Record<string, ChoiceCounts> = {};
  for (const { asked, grade } of choices) {
    const count = (counts[asked.replace(ASKED, "")] ??= [0, 0, 0]);
    count[grade === "mistake" ? 2 : grade === "slip" ? 1 : 0] += 1;
  }
  return { own: Math.round(HUNDRED * account.own), luck: Math.round(HUNDRED * account.luck), choices: counts };
}

// how they are stored

type Row = [string, string, string, string, number, string, 0 | 1, number?, number?, Record<string, ChoiceCounts>?];

function keep(games: FinishedGame[]): void {
  const rows = games.slice(-REMEMBERED).map(rowOf);
  keepWord(() => localStorage, FINISHED_GAMES, JSON.stringify({ version: VERSION, games: rows }));
}

function stored(): { games: FinishedGame[]; isOurs: boolean } {
  const { version, games } = keptParts(() => localStorage, FINISHED_GAMES);
  if (typeof version === "number" && version > VERSION) return { games: [], isOurs: false };
  const rows: unknown[] = Array.isArray(games) ? games : [];
  return { games: rows.flatMap((row) => gameOf(row) ?? []), isOurs: true };
}

function rowOf({ table, day, game, form, players, against, won, review }: FinishedGame): Row {
  const row: Row = [table, day, game, form, players, against, won ? 1 : 0];
  if (review) row.push(review.own, review.luck, review.choices);
  return row;
}

function gameOf(row: unknown): FinishedGame | null {
  if (!Array.isArray(row)) return null;
  const [table, day, game, form, players, against, won, own, luck, choices] = row as unknown[];
  if (!isText(table) || !isText(day) || !isText(game) || !isText(form) || !isText(against) || !isCount(players)) return null;
  const isReviewed = Number.isFinite(own) && Number.isFinite(luck) && isCounts(choices);
  const review = isReviewed ? { own: own as number, luck: luck as number, choices } : null;
  return { table, day, game, form, players, against, won: won === 1, review };
}

function isText(part: unknown): part is string {
  return typeof part === "string";
}

function isCount(part: unknown): part is number {
  return Number.isInteger(part) && (part as number) >= 0;
}

function isCounts(part: unknown): part is Record<string, ChoiceCounts> {
  if (typeof part !== "object" || part === null) return false;
  return Object.values(part).every((counts) => Array.isArray(counts) && counts.length === 3 && counts.every(isCount));
}
