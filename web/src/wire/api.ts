// The plain HTTP side of the server: tables, seats, rules.
import { language, type Language } from "./language";
import type {
  Afterwards,
  Again,
  Claim,
  Claimed,
  GameInfo,
  ExerciseInfo,
  ExerciseStep,
  ExerciseTry,
  GuestProgress,
  HowToPlay,
  Me,
  MomentVerdict,
  MyTable,
  NewTable,
  PlayOn,
  Review,
  Preview,
  PuzzleInfo,
  PuzzleList,
  PuzzleSolution,
  PuzzleTable,
  RulebookPage,
  ServerInfo,
  SitDown,
  SitePage,
  Spoken,
  TableRef,
} from "./messages";
import { inOwnTime } from "./ownTime";

export const SITE_PAGES = ["about", "imprint", "privacy"] as const; // as the server names them
export type SitePageName = (typeof SITE_PAGES)[number];

const PATIENCE_MS = 20_000; // then the page says that the server does not answer

export class Refusal extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/** Why a request failed: the server's message, or that something in front of the server has answered. */
export async function problemOf(answer: Response): Promise<Error> {
  const told = (await answer.json().catch(() => ({}))) as { detail?: unknown };
  return typeof told.detail === "string" ? new Refusal(inOwnTime(told.detail), answer.status) : new Error(answer.statusText);
}

async function call<Answer>(method: string, path: string, body?: unknown, spoken = language): Promise<Answer> {
  const request: RequestInit = {
    method,
    headers: { "content-type": "application/json", "accept-language": spoken },
    signal: AbortSignal.timeout(PATIENCE_MS),
  };
  if (body !== undefined) request.body = JSON.stringify(body);
  const answer = await fetch(`/api/${path}`, request);
  if (!answer.ok) throw await problemOf(answer);
  return (await answer.json().catch(() => ({}))) as Answer;
}

export const api = {
  games: () => call<GameInfo[]>("GET", "games"),
  server: () => call<ServerInfo>("GET", "server"),
  sitePage: (page: SitePageName) => call<SitePage>("GET", `site/${page}`),
  me: () => call<Me>("GET", "me"),
  rename: (me: Me) => call<Me>("PUT", "me", me),
  speak: (wanted: Spoken) => call<unknown>("PUT", "me/language", wanted),
  progress: () => call<GuestProgress>("GET", "me/progress"),
  addProgress: (learned: GuestProgress) => call<GuestProgress>("POST", "me/progress", learned),
  eraseProgress: () => call<unknown>("DELETE", "me/progress"),
  mine: () => call<MyTable[]>("GET", "tables"),
  open: (table: NewTable) => call<TableRef>("POST", "tables", table),
  sit: (table: string, who: SitDown) => call<TableRef>("POST", `tables/${table}/seats`, who),
  claim: (claim: Claim) => call<Claimed>("POST", "seats", claim),
  afterwards: (table: string, seat: number | null) =>
    call<Afterwards>("GET", `tables/${table}/afterwards${seat === null ? "" : `?seat=${seat}`}`),
  forget: (table: string) => call<unknown>("DELETE", `tables/${table}/mine`),
  again: (table: string, cards: Again["cards"], seat: number | null) =>
    call<Again>("GET", `tables/${table}/again?cards=${cards}${seat === null ? "" : `&seat=${seat}`}`),
  review: (table: string, seat: number | null) =>
    call<Review>("GET", `tables/${table}/review${seat === null ? "" : `?seat=${seat}`}`),
  playOn: (table: string, wanted: PlayOn) => call<TableRef>("POST", `tables/${table}/continued`, wanted),
  choice: (table: string, number: number) => call<PuzzleTable>("GET", `tables/${table}/choices/${number}`),
  choicePreviews: (table: string, number: number, actions: unknown[]) =>
    call<Preview[]>("POST", `tables/${table}/choices/${number}/previews`, { actions }),
  answerChoice: (table: string, number: number, action: unknown) =>
    call<MomentVerdict>("POST", `tables/${table}/choices/${number}/answer`, { action }),
  openRecord: (record: string) => call<TableRef>("POST", "records", { record }),
  todaysPuzzle: () => call<PuzzleInfo>("GET", "puzzles/today"),
  puzzles: (game: string) => call<PuzzleList>("GET", `puzzles/${game}`),
  puzzle: (game: string, puzzle: string) => call<PuzzleTable>("GET", `puzzles/${game}/${puzzle}`),
  puzzlePreviews: (game: string, puzzle: string, actions: unknown[]) =>
    call<Preview[]>("POST", `puzzles/${game}/${puzzle}/previews`, { actions }),
  answerPuzzle: (game: string, puzzle: string, action: unknown) =>
    call<PuzzleSolution>("POST", `puzzles/${game}/${puzzle}/answer`, { action }),
  exercises: (game: string) => call<ExerciseInfo[]>("GET", `exercises/${game}`),
  exercise: (game: string, exercise: string, tried: ExerciseTry) =>
    call<ExerciseStep>("POST", `exercises/${game}/${exercise}`, tried),
  lessons: (game: string) => call<HowToPlay>("GET", `lessons/${game}`),
  rules: (game: string, spoken?: Language) => call<RulebookPage>("GET", `rules/${game}`, undefined, spoken),
};
