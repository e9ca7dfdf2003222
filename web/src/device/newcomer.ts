// Whether nobody has played on this device yet. Newcomers get easy settings until they choose others, and are offered an easy
// start until their first game, however often they look around or load the page again.

const CHOSEN = ["menagerie-settings", "menagerie-last-choice", "menagerie-tips"];

const NEW = "menagerie-newcomer"; // from the first visit to the first game

function isNew(): boolean {
  try {
    if (localStorage.getItem(NEW) !== null) return true;
    const hasChosenNothing = CHOSEN.every((key) => localStorage.getItem(key) === null);
    if (hasChosenNothing) localStorage.setItem(NEW, "yes");
    return hasChosenNothing;
  } catch {
    return false; // this device stores nothing, so nobody knows
  }
}

/** As it was when this page was loaded. */
export const isNewcomer = isNew();

/** The first game has begun. */
export function noteFirstGame(): void {
  try {
    localStorage.removeItem(NEW);
  } catch {
    // nothing was stored
  }
}
