// What the operator may ask of the server: behind a key, which this tab remembers until it is closed.
import { problemOf, Refusal } from "../lib/api";
import { language } from "../lib/language";
import type {
  BlockLine,
  ClubTexts,
  Forgotten,
  GuestLine,
  ManyDone,
  NewAnnouncement,
  NewBlock,
  OperatorKey,
  Status,
  TableLine,
  TableList,
} from "../lib/messages";
import { queryOf, type TableFilter } from "./tableFilter";

const KEY = "menagerie-operator";

/** The key is not, or not any more, the right one. */
export class WrongKey extends Refusal {}

export function rememberedKey(): string {
  try {
    return sessionStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

export function rememberKey(key: string): void {
  try {
    if (key) sessionStorage.setItem(KEY, key);
    else sessionStorage.removeItem(KEY);
  } catch {
    // a private window may refuse; then the key is asked for again
  }
}

export class Operator {
  constructor(private readonly key: string) {}

  private async ask(method: string, path: string, body?: unknown): Promise<Response> {
    const headers = {
      authorization: `Bearer ${this.key}`,
      "content-type": "application/json",
      "accept-language": language,
    };
    const answer = await fetch(
      `/api/operator/${path}`,
      body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) },
    );
    if (answer.ok) return answer;
    const problem = await problemOf(answer);
    throw answer.status === 401 ? new WrongKey(problem.message, answer.status) : problem;
  }

  private async told<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    return (await (await this.ask(method, path, body)).json()) as Answer;
  }

  status = (): Promise<Status> => this.told("GET", "status");
  tables = (filter: TableFilter): Promise<TableList> => this.told("GET", `tables${queryOf(filter)}`);
  end = (tables: string[]): Promise<ManyDone> => this.told("POST", "tables/end", { tables });
  delete = (tables: string[]): Promise<ManyDone> => this.told("POST", "tables/delete", { tables });
  guests = (): Promise<GuestLine[]> => this.told("GET", "guests");
  forget = (guest: string): Promise<Forgotten> => this.told("POST", "forget", { who: guest });
  blocks = (): Promise<BlockLine[]> => this.told("GET", "blocks");
  block = (wanted: NewBlock): Promise<BlockLine[]> => this.told("POST", "blocks", wanted);
  club = (): Promise<ClubTexts> => this.told("GET", "club");
  newKey = (): Promise<OperatorKey> => this.told("POST", "key");

  async lift(block: number): Promise<void> {
    await this.ask("DELETE", `blocks/${block}`);
  }

  async announce(wanted: NewAnnouncement): Promise<void> {
    await this.ask("PUT", "announcement", wanted);
  }

  async withdraw(): Promise<void> {
    await this.ask("DELETE", "announcement");
  }

  async keepClub(texts: ClubTexts): Promise<void> {
    await this.ask("PUT", "club", texts);
  }

  /** A file of the server, saved as a download would be; a link could not carry the key. Its name. */
  async save(path: string, name: string): Promise<string> {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await (await this.ask("GET", path)).blob());
    link.download = name;
    link.target = "_self"; // no page of ours
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    return name;
  }

  record = (line: TableLine): Promise<string> =>
    this.save(
      `tables/${encodeURIComponent(line.table)}/record${line.state === "playing" ? "?hidden=true" : ""}`,
      `${line.game}-${line.table}.json`,
    );
  backup = (): Promise<string> => this.save("backup", `menagerie-${new Date().toISOString().slice(0, 10)}.db`);
}
