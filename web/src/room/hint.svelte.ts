// A hint: what an expert would answer, and why. It is valid as long as the question stays the same.
import type { Asked, Hint, Refused, TableInfo } from "../wire/messages";
import type { Notice } from "./notices.svelte";
import { say } from "../words/words";

/** What hints need of the table. */
interface Around {
  asked: () => Asked | null;
  ask: () => Promise<Hint | Refused | null>;
  tell: (notice: Notice) => void; // says why there is no hint
  announce: (text: string) => void;
}

/** Whether the player may ask for a hint. */
export function isHinted(table: TableInfo, asked: Asked | null): boolean {
  return (
    asked !== null &&
    asked.several &&
    !asked.sealed &&
    table.settings.some(({ name, value }) => name === "hints" && value === true)
  );
}

export class HintDesk {
  isOnItsWay = $state(false);
  private isOpen = $state(false);
  private given: { asked: Asked; hint: Hint } | null = $state.raw(null);

  constructor(private readonly around: Around) {}

  /** The game's function that restores the previous choice. */
  restore: (() => void) | null = null;

  /** The hint that is shown now. */
  get now(): Hint | null {
    return this.isOpen ? this.known : null;
  }

  private get known(): Hint | null {
    return this.given !== null && this.given.asked === this.around.asked() ? this.given.hint : null;
  }

  /** Ask for a hint; a known one is shown again. */
  async ask(): Promise<void> {
    const asked = this.around.asked();
    if (!asked || this.isOnItsWay) return;
    if (!this.known) await this.fetch(asked);
    const { known } = this;
    if (!known || asked !== this.around.asked()) return;
    if (!this.isOpen) this.restore = null; // of an earlier question
    this.isOpen = true;
    this.around.announce(known.text);
  }

  /** The hint was dismissed: restore the previous choice. */
  dismiss(): void {
    const { restore } = this;
    this.close();
    restore?.();
  }

  close(): void {
    this.isOpen = false;
    this.restore = null;
  }

  private async fetch(asked: Asked): Promise<void> {
    this.isOnItsWay = true;
    const answer = await this.around.ask();
    this.isOnItsWay = false;
    if (asked !== this.around.asked()) return; // the question has changed
    if (answer?.type === "hint") this.given = { asked, hint: answer };
    else this.around.tell(answer ?? { text: say("hint-not-come"), rule: null });
  }
}
