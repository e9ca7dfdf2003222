// What the page has to say in passing: why something is not possible, or news. It goes when the next thing is done, and stays to be read.
import { untrack } from "svelte";

export interface Notice {
  text: string;
  rule: string | null;
  calm?: boolean; // news, and not a refusal
}

const MOST = 30;

export class Notices {
  now: Notice | null = $state.raw(null);
  past: Notice[] = $state.raw([]); // the latest last

  tell(notice: Notice): void {
    this.now = notice;
    this.past = [...untrack(() => this.past).slice(1 - MOST), notice];
  }

  dismiss(): void {
    this.now = null;
  }
}
