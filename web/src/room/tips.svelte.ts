// Tips for newcomers, one sentence at a time, at the moment it matters: each once on this device.

export interface Tip {
  id: string;
  text: string;
  of: string; // the selector of what the tip is about
  and?: string; // the selector of a second subject
  over?: string; // the selector of what the tip may cover
  first?: boolean; // shown before the game continues
}

interface Kept {
  off: boolean;
  told: string[];
}

const KEY = "menagerie-tips";

export class Tips {
  private kept: Kept = $state.raw({ off: false, told: [] });

  constructor() {
    try {
      this.kept = { ...this.kept, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
    } catch {
      // a device that stores nothing shows everything again
    }
  }

  get on(): boolean {
    return !this.kept.off;
  }

  set on(on: boolean) {
    this.keep({ ...this.kept, off: !on });
  }

  /** The first current tip that was not shown yet. */
  next(tips: Tip[]): Tip | null {
    return this.on ? (tips.find(({ id }) => !this.kept.told.includes(id)) ?? null) : null;
  }

  note(id: string): void {
    if (!this.kept.told.includes(id)) this.keep({ ...this.kept, told: [...this.kept.told, id] });
  }

  /** Show all tips again. */
  again(): void {
    this.keep({ off: false, told: [] });
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // private windows may refuse; then it is remembered until this one is closed
    }
  }
}

export const tips = new Tips();
