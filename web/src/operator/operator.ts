// The operator's HTTP API. It needs a key, which this tab keeps until it is closed.
import { keepWord, keptWord } from "../device/keptWord";
import { problemOf, Refusal } from "../wire/api";
import { language } from "../wire/language";
import type {
  BlockLine,
  ClubTexts,
  Forgotten,
  GuestLine,
  ManyDone,
  NewAnnouncement,
  NewBlock,
  OperatorKey,
  RequestSeen,
  Status,
  TableLine,
  TableList,
} from "../wire/messages";
import { queryOf, type TableFilter } from "./tableFilter";

const KEY = "menagerie-operator";

/** The key is wrong, or no longer valid. */
export class WrongKey extends Refusal {}

export function rememberedKey(): string {
  return keptWord(() => sessionStorage, KEY);
}

export function rememberKey(key: string): void {
  keepWord(() => sessionStorage, KEY, key);
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
  ownAddress = (): Promise<string> => this.told<RequestSeen>("GET", "request").then(({ address }) => address);
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

  /** Download a file from the server, since a link could not carry the key. Returns its name. */
  async save(path: string, name: string): Promise<string> {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await (await this.ask("GET", path)).blob());
    link.download = name;
    link.target = "_self"; // not one of our pages
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
