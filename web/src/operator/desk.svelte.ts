// The state of the operator's page: the data of the visible part, the open confirmation, and the result of the last action.
// A part is fetched when it is opened and after each action; the overview also every half minute.
import { Refusal } from "../wire/api";
import type { BlockLine, ClubTexts, GuestLine, ManyDone, Status, TableList } from "../wire/messages";
import { site } from "../room/site.svelte";
import { listed, say } from "../words/words";
import { Operator, rememberKey, WrongKey } from "./operator";
import { ALL_TABLES, type TableFilter } from "./tableFilter";

export const PARTS = ["overview", "tables", "guests", "message", "club", "key"] as const;
export type Part = (typeof PARTS)[number];

/** An action: its name, and the message once it is done. */
export interface Deed {
  name: string;
  does: (as: Operator) => Promise<string>;
  fail?: (why: string) => void; // shows why it was refused, if that should not be at the top of the page
}

/** An action that needs confirmation. */
export interface Question extends Deed {
  title: string;
  text: string;
  about: string[]; // the guests or tables that it is about, line by line
}

let sought = ALL_TABLES; // the last filter, so that the list is the same on coming back from a table

export class Desk {
  part: Part = $state("overview");
  operator: Operator | null = $state.raw(null);
  told: { text: string; failed: boolean } | null = $state.raw(null); // the result of the last action
  question: Question | null = $state.raw(null);
  busy = $state(false);

  status: Status | null = $state.raw(null);
  filter: TableFilter = $state.raw(sought);
  tables: TableList | null = $state.raw(null); // the last result
  isSeeking = $state(false); // a search is under way
  guests: GuestLine[] | null = $state.raw(null);
  blocks: BlockLine[] = $state.raw([]);
  club: ClubTexts | null = $state.raw(null); // as the server has it
  draft: ClubTexts = $state({}); // with unsaved changes
  newKey = $state("");

  private isCutOff = false; // the message says that a background request got no answer

  private readonly fetch: Record<Part, (as: Operator) => Promise<void>> = {
    overview: async (as) => void (this.status = await as.status()),
    tables: async (as) => {
      const { filter } = this;
      const found = await as.tables(filter);
      if (filter !== this.filter) return; // the filter has changed meanwhile
      this.tables = found;
      this.isSeeking = false;
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

  /** Carry out an action and refresh the page, with a message about the result. */
  async attempt(deed: Deed, as = this.operator): Promise<boolean> {
    if (!as || this.busy) return false;
    this.busy = true;
    this.told = null;
    this.isCutOff = false;
    let done = "";
    try {
      done = await deed.does(as);
      const now = this.operator === null || this.operator === as ? as : this.operator; // a new key may have come with the response
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
    this.filter = sought = ALL_TABLES;
    this.isSeeking = false;
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
    this.filter = sought = filter;
    this.isSeeking = true;
    await this.look();
  }

  /** Refresh the visible part. There is a message only if it fails. */
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
      this.isSeeking = false;
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

  /** Use another key in this tab from now on. */
  take(key: string): void {
    rememberKey(key);
    this.newKey = key;
    this.operator = new Operator(key);
  }
}

/** The result of an action on several tables, in words. */
export function manyText(told: string, { not_done }: ManyDone): string {
  if (not_done.length === 0) return told;
  const why = [...new Set(not_done.map(({ text }) => text))];
  return `${told} ${say("operator-not-done", { count: not_done.length, ids: listed(not_done.map(({ table }) => table)) })} ${why.join(" ")}`;
}
