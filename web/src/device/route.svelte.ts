// Which page is shown. Addresses are real: they can be shared, and the back button works.

export type Route =
  | { page: "home" }
  | { page: "table"; id: string }
  | { page: "again"; id: string }
  | { page: "rules"; game: string; number: string }
  | { page: "operator"; part: string }
  | { page: "imprint" | "privacy" }
  | { page: "lost" };

function read(): Route {
  const parts = location.pathname.split("/").filter(Boolean);
  if (parts.length === 0) return { page: "home" };
  if (parts[0] === "table" && parts[1]) return { page: "table", id: parts[1] };
  if (parts[0] === "again" && parts[1]) return { page: "again", id: parts[1] };
  if (parts[0] === "rules" && parts[1]) return { page: "rules", game: parts[1], number: location.hash.slice(1) };
  if (parts[0] === "operator" && parts.length === 1) return { page: "operator", part: location.hash.slice(1) };
  if ((parts[0] === "imprint" || parts[0] === "privacy") && parts.length === 1) return { page: parts[0] };
  return { page: "lost" };
}

class Router {
  now: Route = $state(read());
  /** A page may show itself where a link leads: true if it did. */
  instead: ((link: HTMLAnchorElement) => boolean) | null = null;

  constructor() {
    addEventListener("popstate", () => (this.now = read()));
    addEventListener("hashchange", () => (this.now = read()));
  }

  go(path: string): void {
    history.pushState(null, "", path);
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
    this.go(link.pathname + link.hash);
  };
}

export const router = new Router();
