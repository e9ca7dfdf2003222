// Which language is spoken on this device: the one that was chosen, else the one that the browser likes best.

/** The languages, each by its own name. */
export const LANGUAGES = { en: "English", nl: "Nederlands", de: "Deutsch" };
export type Language = keyof typeof LANGUAGES;

const KEY = "menagerie-language";

function isOurs(code: string | null): code is Language {
  return code !== null && code in LANGUAGES;
}

function chosen(): Language | null {
  try {
    const kept = localStorage.getItem(KEY);
    return isOurs(kept) ? kept : null;
  } catch {
    return null; // a device that keeps nothing is asked anew
  }
}

function liked(): Language | undefined {
  return navigator.languages.map((code) => code.slice(0, 2)).find(isOurs);
}

export const language: Language = chosen() ?? liked() ?? "en";

/** How lists, numbers and times are written in it. */
export const locale = language === "en" ? "en-GB" : language;

document.documentElement.lang = language;

/** Speak another one from now on. All that is said comes anew, also what a game has told. */
export function speak(next: Language): void {
  try {
    localStorage.setItem(KEY, next);
  } catch {
    return; // a private window may refuse
  }
  location.reload();
}
