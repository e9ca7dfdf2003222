// The plain HTTP side of the server: tables, seats, rules.
import { language, type Language } from "./language";
import type {
  Afterwards,
  Again,
  Claim,
  Claimed,
  GameInfo,
  HowToPlay,
  Me,
  MyTable,
  NewTable,
  RulebookPage,
  ServerInfo,
  SitDown,
  SitePage,
  Spoken,
  TableRef,
} from "./messages";

const PATIENCE_MS = 20_000; // then whoever waits is told that nobody answers

export class Refusal extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/** Why an answer is none: what the server says, or that it was not the server who spoke, but something before it. */
export async function problemOf(answer: Response): Promise<Error> {
  const told = (await answer.json().catch(() => ({}))) as { detail?: unknown };
  return typeof told.detail === "string" ? new Refusal(told.detail, answer.status) : new Error(answer.statusText);
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
  sitePage: (page: "imprint" | "privacy") => call<SitePage>("GET", `site/${page}`),
  me: () => call<Me>("GET", "me"),
  rename: (me: Me) => call<Me>("PUT", "me", me),
  speak: (wanted: Spoken) => call<unknown>("PUT", "me/language", wanted),
  mine: () => call<MyTable[]>("GET", "tables"),
  open: (table: NewTable) => call<TableRef>("POST", "tables", table),
  sit: (table: string, who: SitDown) => call<TableRef>("POST", `tables/${table}/seats`, who),
  claim: (claim: Claim) => call<Claimed>("POST", "seats", claim),
  afterwards: (table: string, seat: number | null) =>
    call<Afterwards>("GET", `tables/${table}/afterwards${seat === null ? "" : `?seat=${seat}`}`),
  forget: (table: string) => call<unknown>("DELETE", `tables/${table}/mine`),
  again: (table: string, cards: Again["cards"], seat: number | null) =>
    call<Again>("GET", `tables/${table}/again?cards=${cards}${seat === null ? "" : `&seat=${seat}`}`),
  lessons: (game: string) => call<HowToPlay>("GET", `lessons/${game}`),
  rules: (game: string, spoken?: Language) => call<RulebookPage>("GET", `rules/${game}`, undefined, spoken),
};
