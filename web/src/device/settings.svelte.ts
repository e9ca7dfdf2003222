// The settings of this device: kept in its local storage, and passed to style sheets as attributes of the page.

import { isNewcomer } from "./newcomer";

export type Theme = "auto" | "light" | "dark";
export type Pace = "calm" | "normal" | "quick" | "off";

const KEY = "menagerie-settings";
const STEP_MS: Record<Pace, number> = { calm: 1700, normal: 1100, quick: 350, off: 0 };

/** The settings for newcomers. */
const GENTLE = { pace: "calm", confirmMoves: true } as const;
const USUAL = { pace: "normal", confirmMoves: false } as const;

interface Liked {
  theme: Theme;
  pace: Pace;
  sound: boolean;
  fewPictures: boolean;
  largeCards: boolean;
  highContrast: boolean;
  notifications: boolean; // when it is your turn and the page is hidden
  confirmMoves: boolean; // a chosen move has to be confirmed
  holdReveals: boolean; // revealed cards stay until you continue
}

class Settings implements Liked {
  theme: Theme = $state("auto");
  pace: Pace = $state("normal");
  sound = $state(false);
  fewPictures = $state(false);
  largeCards = $state(false);
  highContrast = $state(false);
  notifications = $state(false);
  confirmMoves = $state(false);
  holdReveals = $state(false);
  isDark = $state(false); // as the page is now

  constructor() {
    let hasKept = false;
    try {
      const kept = localStorage.getItem(KEY);
      hasKept = kept !== null;
      Object.assign(this, JSON.parse(kept ?? "{}"));
      if (!(this.pace in STEP_MS)) this.pace = "normal"; // of another version
    } catch {
      // a device without storage starts with the defaults
    }
    if (isNewcomer && !hasKept) this.set(GENTLE);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.apply());
    matchMedia("(prefers-contrast: more)").addEventListener("change", () => this.apply());
    matchMedia("print").addEventListener("change", () => this.apply());
    addEventListener("beforeprint", () => this.apply(true)); // some browsers report it only like this
    addEventListener("afterprint", () => this.apply());
    this.apply();
  }

  /** A calm pace, and every move is confirmed. */
  get isGentle(): boolean {
    return this.pace === GENTLE.pace && this.confirmMoves;
  }

  set isGentle(on: boolean) {
    this.set(on ? GENTLE : USUAL);
  }

  get stepMs(): number {
    return STEP_MS[this.pace];
  }

  set(change: Partial<Liked>): void {
    Object.assign(this, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.liked));
    } catch {
      // a private window may refuse; the setting holds until it is closed
    }
    this.apply();
  }

  private get liked(): Liked {
    const { theme, pace, sound, fewPictures, largeCards, highContrast, notifications, confirmMoves, holdReveals } = this;
    return { theme, pace, sound, fewPictures, largeCards, highContrast, notifications, confirmMoves, holdReveals };
  }

  private apply(isPrinting = matchMedia("print").matches): void {
    const page = document.documentElement;
    const isWished = this.theme === "dark" || (this.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
    const dark = isWished && !isPrinting; // paper is white
    this.isDark = dark;
    page.dataset.theme = dark ? "dark" : "light";
    page.toggleAttribute("data-few-pictures", this.fewPictures);
    page.toggleAttribute("data-large-cards", this.largeCards);
    page.toggleAttribute("data-high-contrast", this.highContrast || matchMedia("(prefers-contrast: more)").matches);
  }
}

export const settings = new Settings();
