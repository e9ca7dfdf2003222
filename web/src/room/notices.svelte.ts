// Short notices: refusals and news. They disappear with the next action; news also after a while, since it may cover the question.
// All of them can still be read in the log.
import { getContext, setContext, untrack } from "svelte";

export interface Notice {
  text: string;
  rule: string | null;
  calm?: boolean; // news, and not a refusal
}

/** The current notice of the surrounding table. */
export interface Told {
  readonly now: Notice | null;
  readonly game: string;
  dismiss: () => void;
}

const TOLD = Symbol("what the table has to say");
const MOST = 30;
const SHORTEST_MS = 2_500;
const LETTER_MS = 70;

export class Notices {
  now: Notice | null = $state.raw(null);
  past: Notice[] = $state.raw([]); // the latest last

  private timer: ReturnType<typeof setTimeout> | undefined;

  tell(notice: Notice): void {
    this.dismiss();
    this.now = notice;
    if (notice.calm) this.timer = setTimeout(() => this.dismiss(), Math.max(SHORTEST_MS, notice.text.length * LETTER_MS));
    this.past = [...untrack(() => this.past).slice(1 - MOST), notice];
  }

  dismiss(): void {
    clearTimeout(this.timer);
    this.now = null;
  }
}

/** Let sheets over the table show its notices, because what is beneath them can be neither heard nor pressed. */
export function letTell(told: Told): void {
  setContext(TOLD, told);
}

/** The notices of the surrounding table; undefined if there is none. */
export function toldHere(): Told | undefined {
  return getContext<Told | undefined>(TOLD);
}
