// What this device likes: kept in its own storage.

export type Theme = "auto" | "light" | "dark";
export type Pace = "calm" | "normal" | "quick";

const KEY = "menagerie-settings";
const STEP_MS: Record<Pace, number> = { calm: 1600, normal: 900, quick: 350 };

class Settings {
  theme: Theme = $state("auto");
  pace: Pace = $state("normal");

  constructor() {
    try {
      Object.assign(this, JSON.parse(localStorage.getItem(KEY) ?? "{}"));
    } catch {
      // a device that keeps nothing starts with the defaults
    }
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.apply());
    this.apply();
  }

  get stepMs(): number {
    return STEP_MS[this.pace] ?? STEP_MS.normal;
  }

  set(change: Partial<Pick<Settings, "theme" | "pace">>): void {
    Object.assign(this, change);
    try {
      localStorage.setItem(KEY, JSON.stringify({ theme: this.theme, pace: this.pace }));
    } catch {
      // a private window may refuse; the setting holds until it is closed
    }
    this.apply();
  }

  private apply(): void {
    const dark = this.theme === "dark" || (this.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
    document.documentElement.dataset["theme"] = dark ? "dark" : "light";
  }
}

export const settings = new Settings();
