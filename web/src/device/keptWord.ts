// A word stored in the browser, on this device or in this tab.

/** Where the finished games are stored: the front page looks whether there are any before it fetches what reads them. */
export const FINISHED_GAMES = "menagerie-games";

type Place = () => Storage; // a function, because reading the property may throw, too

/** Empty if none is stored. */
export function keptWord(place: Place, key: string): string {
  try {
    return place().getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** The parts of an object that is stored as JSON; none if it is damaged. Their types are for the caller to check. */
export function keptParts(place: Place, key: string): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(keptWord(place, key) || "null");
    return typeof found === "object" && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}

/** Store a word; an empty one deletes it. */
export function keepWord(place: Place, key: string, word: string): void {
  try {
    if (word) place().setItem(key, word);
    else place().removeItem(key);
  } catch {
    // a private window may refuse; then it is asked for again
  }
}
