// A hint: what an expert would answer, and why. It holds as long as its question is the very same.
import type { Asked, Hint, Refused, TableInfo } from "./messages";
import type { Notice } from "./notices.svelte";
import { say } from "./words";

/** What hints need of the table. */
interface Around {
  asked: () => Asked | null;
  ask: () => Promise<Hint | Refused | null>;
  tell: (notice: Notice) => void; // why there is none
  announce: (text: string) => void;
}

/** Whether a hint may be asked for. */
export function isHinted(table: TableInfo, asked: Asked | null): boolean {
  return (
    asked !== null &&
    asked.several &&
    !asked.sealed &&
    table.settings.some(({ name, value }) => name === "hints" && value === true)
  );
}

export class Hinting {
  isOnItsWay = $state(false);
  private isOpen = $state(false);
  private given: { asked: Asked; hint: Hint } | null = $state.raw(null);

  constructor(private readonly around: Around) {}

  /** What is told now. */
  get now(): Hint | null {
    return this.isOpen ? this.known : null;
  }

  private get known(): Hint | null {
    return this.given !== null && this.given.asked === this.around.asked() ? this.given.hint : null;
  }

  /** Ask for a hint; one that is known is told once more. */
  async ask(): Promise<void> {
    const asked = this.around.asked();
    if (!asked || this.isOnItsWay) return;
    if (!this.known) await this.fetch(asked);
    const { known } = this;
    if (!known || asked !== this.around.asked()) return;
    this.isOpen = true;
    this.around.announce(known.text);
  }

  close(): void {
    this.isOpen = false;
  }

  private async fetch(asked: Asked): Promise<void> {
    this.isOnItsWay = true;
    const answer = await this.around.ask();
    this.isOnItsWay = false;
    if (asked !== this.around.asked()) return; // nobody wants to know any more
    if (answer?.type === "hint") this.given = { asked, hint: answer };
    else this.around.tell(answer ?? { text: say("hint-not-come"), rule: null });
  }
}
