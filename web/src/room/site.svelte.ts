// The site: the club that runs this server, and the operator's announcement. Fetched at the start, whenever the page becomes
// visible, and every minute; at a table, the socket sends announcements.
import { api } from "../wire/api";
import { Announcer } from "../stage/announcer.svelte";
import { locale } from "../wire/language";
import type { Announcement, ClubInfo, ServerInfo } from "../wire/messages";
import { covers } from "../stage/covers";
import { say } from "../words/words";

const MINUTE_MS = 60_000;
const PALETTE = "menagerie-palette";
const CLOSED = "menagerie-announcement-closed";

type Announced = Pick<Announcement, "text" | "restart_at">;

const timeOfDay = new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit" });

/** The announcement in words: for a restart, with the time by the reader's own clock. */
export function announcedText({ text, restart_at }: Announced, as = "announcement-restart"): string {
  return restart_at ? say(as, { time: timeOfDay.format(new Date(restart_at)) }) : text;
}

class Site {
  info: ServerInfo | null = $state.raw(null); // null: not known yet
  announced: Announced | null = $state.raw(null);
  readonly announcer = new Announcer(covers); // read aloud on pages without a table

  private closed = $state(""); // the announcement that was dismissed

  constructor() {
    try {
      this.wear(localStorage.getItem(PALETTE)); // the palette of the last visit, so that colours do not change while the page loads
      this.closed = sessionStorage.getItem(CLOSED) ?? "";
    } catch {
      // a device without storage sees them a moment later
    }
  }

  get club(): ClubInfo | null {
    return this.info?.club ?? null;
  }

  /** The current announcement; empty if there is none, or it was dismissed. */
  get sentence(): string {
    return this.announced && JSON.stringify(this.announced) !== this.closed ? announcedText(this.announced) : "";
  }

  /** The same, for narrow places. */
  get inShort(): string {
    return this.announced ? announcedText(this.announced, "announcement-restart-short") : "";
  }

  hear({ text, restart_at }: Announced): void {
    this.announced = text || restart_at ? { text, restart_at } : null;
  }

  /** Dismiss the announcement. The next one is shown again. */
  close = (): void => {
    this.closed = JSON.stringify(this.announced);
    try {
      sessionStorage.setItem(CLOSED, this.closed);
    } catch {
      // then it stays away until the page is reloaded
    }
  };

  /** Fetch the site from the server. If that fails, nothing changes. */
  async look(): Promise<void> {
    try {
      const info = await api.server();
      this.info = info;
      this.hear(info.announcement ?? { text: "", restart_at: null });
      this.wear(info.club.palette);
      localStorage.setItem(PALETTE, info.club.palette);
    } catch {
      // the next time
    }
  }

  /** Fetch now and, if no socket sends news, again and again. Returns a function that stops this. */
  watch(hasSocket: boolean): () => void {
    void this.look();
    if (hasSocket) return () => undefined;
    const lookIfSeen = (): void => {
      if (!document.hidden) void this.look();
    };
    const timer = setInterval(lookIfSeen, MINUTE_MS);
    document.addEventListener("visibilitychange", lookIfSeen);
    addEventListener("online", lookIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", lookIfSeen);
      removeEventListener("online", lookIfSeen);
    };
  }

  private wear(palette: string | null): void {
    if (palette) document.documentElement.dataset.palette = palette;
  }
}

export const site = new Site();
