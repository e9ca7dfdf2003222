// Keeps up with the server: where it has other pages by now, or a part of this one cannot be fetched, the page is loaded anew.

const KEY = "menagerie-loaded-anew";
const PATIENCE_MS = 20_000;

/** Load this page anew if the server has other pages by now, once for each of them: what it says may have changed with them. */
export async function keepUp(): Promise<void> {
  const other = scriptOf(await thePage());
  if (other && other !== scriptOf(document) && isFirstTime(other)) location.reload();
}

/** Load this page anew if the server answers; false if it does not, and there would be no page at all. */
export async function loadAnew(): Promise<boolean> {
  if (!scriptOf(await thePage())) return false;
  location.reload();
  return true;
}

/** A part of the page that is missing may have gone with a new version. */
export function watchForMissingParts(): void {
  addEventListener("vite:preloadError", () => void keepUp());
}

/** The page as the server has it now; nothing if it does not answer. */
async function thePage(): Promise<Document | undefined> {
  try {
    const answer = await fetch("/", { cache: "no-cache", signal: AbortSignal.timeout(PATIENCE_MS) });
    return answer.ok ? new DOMParser().parseFromString(await answer.text(), "text/html") : undefined;
  } catch {
    return undefined;
  }
}

/** By its name one version is told from another; a page of somebody else, such as that of a hotel's network, has none. */
function scriptOf(page: Document | undefined): string {
  return page?.querySelector("script[type=module]")?.getAttribute("src") ?? "";
}

/** Whether this tab was not loaded anew for this script before: if it was, and is still another one, it would go on for ever. */
function isFirstTime(script: string): boolean {
  try {
    const before = JSON.parse(sessionStorage.getItem(KEY) ?? "[]") as string[];
    if (before.includes(script)) return false;
    sessionStorage.setItem(KEY, JSON.stringify([...before, script]));
    return true;
  } catch {
    return false; // a device that keeps nothing is asked to load the page anew by hand
  }
}
