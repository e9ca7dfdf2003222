// What this device likes: kept in its own storage, and told to the style sheets by attributes of the page.

export type Theme = "auto" | "light" | "dark";
export type Pace = "calm" | "normal" | "quick" | "off";

const KEY = "menagerie-settings";
const STEP_MS: Record<Pace, number> = { calm: 1600, normal: 900, quick: 350, off: 0 };

interface Liked {
  theme: Theme;
  pace: Pace;
  sound: boolean;
  fewPictures: boolean;
  largeCards: boolean;
  highContrast: boolean;
  notifications: boolean; // when it is one's turn and the page is out of sight
  confirmMoves: boolean; // what is chosen is done only after one more press
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
  isDark = $state(false); // as the page is now

  constructor() {
    try {
      Object.assign(this, JSON.parse(localStorage.getItem(KEY) ?? "{}"));
      if (!(this.pace in STEP_MS)) this.pace = "normal"; // of another version
    } catch {
      // a device that keeps nothing starts with the defaults
    }
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.apply());
    matchMedia("(prefers-contrast: more)").addEventListener("change", () => this.apply());
    this.apply();
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
    const { theme, pace, sound, fewPictures, largeCards, highContrast, notifications, confirmMoves } = this;
    return { theme, pace, sound, fewPictures, largeCards, highContrast, notifications, confirmMoves };
  }

  private apply(): void {
    const page = document.documentElement;
    const dark = this.theme === "dark" || (this.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
    this.isDark = dark;
    page.dataset.theme = dark ? "dark" : "light";
    page.toggleAttribute("data-few-pictures", this.fewPictures);
    page.toggleAttribute("data-large-cards", this.largeCards);
    page.toggleAttribute("data-high-contrast", this.highContrast || matchMedia("(prefers-contrast: more)").matches);
  }
}

export const settings = new Settings();
