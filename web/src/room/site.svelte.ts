// The site: the club whose server this is, and what its operator announces. The server is asked at the start, whenever the page is
// looked at again, and every minute; at a table, the socket tells what is announced.
import { api } from "./api";
import { Announcing } from "./announcing.svelte";
import { locale } from "./language";
import type { Announcement, ClubInfo, ServerInfo } from "./messages";
import { pausing } from "./pausing";
import { say } from "./words";

const MINUTE_MS = 60_000;
const PALETTE = "menagerie-palette";
const CLOSED = "menagerie-announcement-closed";

type Announced = Pick<Announcement, "text" | "restart_at">;

const timeOfDay = new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit" });

/** What is announced, in words: a restart with the time of the reader's own clock. */
export function announcedText({ text, restart_at }: Announced, as = "announcement-restart"): string {
  return restart_at ? say(as, { time: timeOfDay.format(new Date(restart_at)) }) : text;
}

class Site {
  info: ServerInfo | null = $state.raw(null); // null: not known yet
  announced: Announced | null = $state.raw(null);
  readonly announcing = new Announcing(pausing); // read aloud on pages without a table

  private closed = $state(""); // what was announced and put away

  constructor() {
    try {
      this.wear(localStorage.getItem(PALETTE)); // the colours of the last visit, so that they do not change before one's eyes
      this.closed = sessionStorage.getItem(CLOSED) ?? "";
    } catch {
      // a device that keeps nothing sees them a moment later
    }
  }

  get club(): ClubInfo | null {
    return this.info?.club ?? null;
  }

  /** What everybody is told now; empty where there is nothing, or where it was put away. */
  get sentence(): string {
    return this.announced && JSON.stringify(this.announced) !== this.closed ? announcedText(this.announced) : "";
  }

  /** The same, where there is little room. */
  get inShort(): string {
    return this.announced ? announcedText(this.announced, "announcement-restart-short") : "";
  }

  hear({ text, restart_at }: Announced): void {
    this.announced = text || restart_at ? { text, restart_at } : null;
  }

  /** Put away what is announced; another announcement is shown again. */
  close = (): void => {
    this.closed = JSON.stringify(this.announced);
    try {
      sessionStorage.setItem(CLOSED, this.closed);
    } catch {
      // then it stays away until the page is reloaded
    }
  };

  /** Ask the server; where it does not answer, what was known holds. */
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

  /** Look now and, where no socket tells what is new, go on looking; what this gives back ends it. */
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
