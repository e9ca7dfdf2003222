// What the operator may ask of the server: behind a key, which this tab remembers until it is closed.
import { problemOf, Refusal } from "./api";
import type { Forgotten, GuestLine, TableLine } from "./messages";

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
    const headers = { authorization: `Bearer ${this.key}`, "content-type": "application/json" };
    const answer = await fetch(
      `/api/operator/${path}`,
      body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) },
    );
    if (answer.ok) return answer;
    const problem = await problemOf(answer);
    throw answer.status === 401 ? new WrongKey(problem.message, answer.status) : problem;
  }

  tables = async (): Promise<TableLine[]> => (await (await this.ask("GET", "tables")).json()) as TableLine[];
  guests = async (): Promise<GuestLine[]> => (await (await this.ask("GET", "guests")).json()) as GuestLine[];
  forget = async (guest: string): Promise<Forgotten> =>
    (await (await this.ask("POST", "forget", { who: guest })).json()) as Forgotten;

  async end(table: string): Promise<void> {
    await this.ask("POST", `tables/${encodeURIComponent(table)}/end`);
  }

  async delete(table: string): Promise<void> {
    await this.ask("DELETE", `tables/${encodeURIComponent(table)}`);
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
