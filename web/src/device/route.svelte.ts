// Which page is shown. Addresses are real: they can be shared, and the back button works.

import { SITE_PAGES, type SitePageName } from "../wire/api";
import { goTo, leaveFor } from "./backButton";

export type Route =
  | { page: "home" }
  | { page: "table"; id: string }
  | { page: "again"; id: string }
  | { page: "retry"; id: string; number: number }
  | { page: "rules"; game: string; number: string }
  | { page: "puzzle"; game: string; id: string }
  | { page: "puzzles"; game: string }
  | { page: "progress" }
  | { page: "learn"; game: string; exercise: string | null }
  | { page: "operator"; part: string }
  | { page: SitePageName }
  | { page: "lost" };

function read(): Route {
  const parts = location.pathname.split("/").filter(Boolean);
  if (parts.length === 0) return { page: "home" };
  if (parts[0] === "table" && parts[1]) return { page: "table", id: parts[1] };
  if (parts[0] === "again" && parts[1] && parts[2]) return { page: "retry", id: parts[1], number: Number(parts[2]) };
  if (parts[0] === "again" && parts[1]) return { page: "again", id: parts[1] };
  if (parts[0] === "rules" && parts[1]) return { page: "rules", game: parts[1], number: location.hash.slice(1) };
  if (parts[0] === "puzzle" && (parts[2] || parts[1] === "today")) return { page: "puzzle", game: parts[1]!, id: parts[2] ?? "" };
  if (parts[0] === "puzzles" && parts.length < 3) return { page: "puzzles", game: parts[1] ?? "" };
  if (parts[0] === "progress" && parts.length === 1) return { page: "progress" };
  if (parts[0] === "learn" && parts[1] && parts.length < 4) return { page: "learn", game: parts[1], exercise: parts[2] ?? null };
  if (parts[0] === "operator" && parts.length === 1) return { page: "operator", part: location.hash.slice(1) };
  const about = SITE_PAGES.find((page) => page === parts[0]);
  if (about && parts.length === 1) return { page: about };
  return { page: "lost" };
}

class Router {
  now: Route = $state(read());
  /** Lets a page handle a link itself. Returns true if it did. */
  instead: ((link: HTMLAnchorElement) => boolean) | null = null;

  constructor() {
    addEventListener("popstate", () => (this.now = read()));
    addEventListener("hashchange", () => (this.now = read()));
  }

  private gone = 0; // our pages further back in the history

  /** Go back if the page before was one of ours, otherwise home. */
  back(): void {
    if (this.gone > 0) history.back();
    else this.go("/");
  }

  go(path: string): void {
    this.gone += 1;
    goTo(path);
    this.now = read();
    scrollTo(0, 0);
  }

  /** Leave a page for the one above it, so that going back from there does not come here again. */
  leave(path: string): void {
    leaveFor(path);
    this.now = read();
    scrollTo(0, 0);
  }

  /** For links: stay in the page, unless the person wants a new tab. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest("a");
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || link.target || link.origin !== location.origin || link.pathname.startsWith("/api")) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    if (this.instead?.(link)) return;
    if (link.dataset.leaves === undefined) this.go(link.pathname + link.hash);
    else this.leave(link.pathname);
  };
}

export const router = new Router();
