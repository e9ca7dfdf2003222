// Keeps up with the server: if it has newer pages, or a part of this one cannot be fetched, the page is reloaded.

const KEY = "menagerie-loaded-anew";
const PATIENCE_MS = 20_000;

/** Reload this page if the server has newer pages, once for each version: its texts may have changed with them. */
export async function keepUp(): Promise<void> {
  const other = scriptOf(await thePage());
  if (other && other !== scriptOf(document) && isFirstTime(other)) location.reload();
}

/** Reload this page if the server answers; false if it does not, since there would be no page at all. */
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

/** The name of the script, which identifies the version. A foreign page, such as a hotel's login, has none. */
function scriptOf(page: Document | undefined): string {
  return page?.querySelector("script[type=module]")?.getAttribute("src") ?? "";
}

/** Whether this tab was not reloaded for this script yet. This prevents an endless loop of reloads. */
function isFirstTime(script: string): boolean {
  try {
    const before = JSON.parse(sessionStorage.getItem(KEY) ?? "[]") as string[];
    if (before.includes(script)) return false;
    sessionStorage.setItem(KEY, JSON.stringify([...before, script]));
    return true;
  } catch {
    return false; // a device that stores nothing is asked to reload the page by hand
  }
}
