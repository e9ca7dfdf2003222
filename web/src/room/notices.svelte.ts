// What the page has to say in passing: why something is not possible, or news. It goes when the next thing is done, news also by
// itself, since it may stand where the question does; all of it stays to be read.
import { getContext, setContext, untrack } from "svelte";

export interface Notice {
  text: string;
  rule: string | null;
  calm?: boolean; // news, and not a refusal
}

/** What the table that a part of the page belongs to has to say just now. */
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

/** All that lies over this table can tell what it has to say: what is beneath can be neither heard nor pressed. */
export function letTell(told: Told): void {
  setContext(TOLD, told);
}

/** What the table around has to say; nothing where there is none. */
export function toldHere(): Told | undefined {
  return getContext<Told | undefined>(TOLD);
}
