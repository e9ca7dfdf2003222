// The operator's desk: what was fetched for the part of the page that is shown, the question that is asked before something is done,
// and how the last deed went. A part is fetched when it is opened, after each deed, and the overview every half minute besides.
import { Refusal } from "../lib/api";
import type { BlockLine, ClubTexts, GuestLine, ManyDone, Status, TableList } from "../lib/messages";
import { site } from "../lib/site.svelte";
import { listed, say } from "../lib/words";
import { Operator, rememberKey, WrongKey } from "./operator";
import { ALL_TABLES, type TableFilter } from "./tableFilter";

export const PARTS = ["overview", "tables", "guests", "message", "club", "key"] as const;
export type Part = (typeof PARTS)[number];

/** Something that can be done: its name, and what is told once it is done. */
export interface Deed {
  name: string;
  does: (as: Operator) => Promise<string>;
  fail?: (why: string) => void; // shows why it was refused, where it is not to be told above all else
}

/** Something that is asked first. */
export interface Question extends Deed {
  title: string;
  text: string;
  about: string[]; // whom or what it concerns, line by line
}

export class Desk {
  part: Part = $state("overview");
  operator: Operator | null = $state.raw(null);
  told: { text: string; failed: boolean } | null = $state.raw(null); // how the last deed went
  question: Question | null = $state.raw(null);
  busy = $state(false);

  status: Status | null = $state.raw(null);
  filter: TableFilter = $state.raw(ALL_TABLES);
  tables: TableList | null = $state.raw(null);
  guests: GuestLine[] | null = $state.raw(null);
  blocks: BlockLine[] = $state.raw([]);
  club: ClubTexts | null = $state.raw(null); // as the server has it
  draft: ClubTexts = $state({}); // as it is being written
  newKey = $state("");

  private isCutOff = false; // what is told is that the server did not answer when nobody had asked for anything

  private readonly fetch: Record<Part, (as: Operator) => Promise<void>> = {
    overview: async (as) => void (this.status = await as.status()),
    tables: async (as) => {
      const { filter } = this;
      const found = await as.tables(filter);
      if (filter === this.filter) this.tables = found; // else another was asked for meanwhile
    },
    guests: async (as) => {
      [this.guests, this.blocks] = await Promise.all([as.guests(), as.blocks()]);
    },
    message: () => site.look(),
    club: async (as) => {
      if (this.club === null) this.draft = { ...(this.club = await as.club()) };
    },
    key: () => Promise.resolve(),
  };

  /** Do something, and show how things stand after it; what was done is told, and whatever goes wrong. */
  async attempt(deed: Deed, as = this.operator): Promise<boolean> {
    if (!as || this.busy) return false;
    this.busy = true;
    this.told = null;
    this.isCutOff = false;
    let done = "";
    try {
      done = await deed.does(as);
      const now = this.operator === null || this.operator === as ? as : this.operator; // a new key may have come with the deed
      await this.fetch[this.part](now);
      this.operator = now;
      if (done) this.told = { text: done, failed: false };
      return true;
    } catch (problem) {
      const why = problem instanceof Refusal ? problem.message : say("operator-no-answer");
      if (deed.fail && !done && !(problem instanceof WrongKey)) deed.fail(why);
      else this.told = { text: this.failure(deed, done, why), failed: true };
      if (problem instanceof WrongKey) this.leave();
      return false;
    } finally {
      this.busy = false;
    }
  }

  private failure(deed: Deed, done: string, why: string): string {
    if (!this.operator) return why;
    return done ? say("operator-list-old", { done, why }) : say("operator-failed", { deed: deed.name, why });
  }

  async enter(key: string): Promise<void> {
    const entering = { name: say("operator-enter"), does: () => Promise.resolve("") };
    if (await this.attempt(entering, new Operator(key))) rememberKey(key);
  }

  leave(): void {
    rememberKey("");
    this.operator = this.status = this.tables = this.guests = this.club = null;
    this.blocks = [];
    this.newKey = "";
  }

  /** Show another part. */
  async open(part: Part): Promise<void> {
    if (part === this.part) return;
    this.part = part;
    this.told = null;
    this.newKey = "";
    await this.look();
  }

  /** Look for other tables. */
  async seek(filter: TableFilter): Promise<void> {
    this.filter = filter;
    await this.look();
  }

  /** Fetch again what is shown, without a word unless it fails. */
  async look(): Promise<void> {
    const { operator } = this;
    if (!operator) return;
    try {
      await this.fetch[this.part](operator);
      if (this.isCutOff) this.told = null;
      this.isCutOff = false;
    } catch (problem) {
      const why = problem instanceof Refusal ? problem.message : say("operator-no-answer");
      this.isCutOff = true;
      this.told = { text: why, failed: true };
      if (problem instanceof WrongKey) this.leave();
    }
  }

  ask(question: Question): void {
    this.question = question;
  }

  async answer(): Promise<void> {
    const asked = this.question;
    this.question = null;
    if (asked) await this.attempt(asked);
  }

  /** The key of this tab is another one from now on. */
  take(key: string): void {
    rememberKey(key);
    this.newKey = key;
    this.operator = new Operator(key);
  }
}

/** What became of several tables, in words. */
export function manyText(told: string, { not_done }: ManyDone): string {
  if (not_done.length === 0) return told;
  const why = [...new Set(not_done.map(({ text }) => text))];
  return `${told} ${say("operator-not-done", { count: not_done.length, ids: listed(not_done.map(({ table }) => table)) })} ${why.join(" ")}`;
}
