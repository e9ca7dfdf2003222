// A word stored in the browser, on this device or in this tab.

type Place = () => Storage; // a function, because reading the property may throw, too

/** Empty if none is stored. */
export function keptWord(place: Place, key: string): string {
  try {
    return place().getItem(key) ?? "";
  } catch {
    return "";
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
