import { beforeEach, expect, test, vi } from "vitest";
import type { ServerInfo } from "../src/wire/messages";
import { site } from "../src/room/site.svelte";
import { hidePage } from "./sockets";

const AT = "2026-05-01T18:15:00Z";

function info(announcement: ServerInfo["announcement"], palette: "meadow" | "plum" = "meadow"): ServerInfo {
  const club = { name: "The Thursday Club", greeting: "", palette, contact: "", has_imprint: false, needs_code_word: false };
  return { version: "1", protocol: 1, retention_days: 90, club, announcement };
}

let told: ServerInfo;
let asked = 0;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  hidePage(false);
  asked = 0;
  told = info(null);
  site.hear({ text: "", restart_at: null });
  vi.stubGlobal("fetch", () => {
    asked += 1;
    return Promise.resolve(new Response(JSON.stringify(told)));
  });
});

test("a restart is told with the time of the reader's own clock", () => {
  site.hear({ text: "The server restarts.", restart_at: AT });
  const time = new Intl.DateTimeFormat("en-GB", { hour: "numeric", minute: "2-digit" }).format(new Date(AT));
  expect(site.sentence).toBe(`The server will restart at ${time}. Your game is safe, and this page will come back on its own.`);
});

test("what was put away stays away until something else is announced", () => {
  site.hear({ text: "Cake at nine.", restart_at: null });
  site.close();
  expect(site.sentence).toBe("");
  site.hear({ text: "Cake at nine.", restart_at: null });
  expect(site.sentence).toBe("");
  site.hear({ text: "Cake at ten.", restart_at: null });
  expect(site.sentence).toBe("Cake at ten.");
});

test("an empty announcement withdraws the last", () => {
  site.hear({ text: "Tea at four.", restart_at: null });
  site.hear({ text: "", restart_at: null });
  expect(site.sentence).toBe("");
});

test("the server is asked every minute while the page is seen, and when it is seen again", async () => {
  const end = site.watch(false);
  expect(asked).toBe(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(2);
  hidePage(true);
  await vi.advanceTimersByTimeAsync(180_000);
  expect(asked).toBe(2);
  told = info({ text: "Tea at four.", restart_at: null, until: AT });
  hidePage(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toBe(3);
  expect(site.sentence).toBe("Tea at four.");
  end();
  await vi.advanceTimersByTimeAsync(180_000);
  expect(asked).toBe(3);
});

test("where a socket tells what is new, the server is asked once", async () => {
  const end = site.watch(true);
  await vi.advanceTimersByTimeAsync(180_000);
  expect(asked).toBe(1);
  end();
});

test("the page wears the colours of the club, and remembers them", async () => {
  told = info(null, "plum");
  await site.look();
  expect(document.documentElement.dataset.palette).toBe("plum");
  expect(localStorage.getItem("menagerie-palette")).toBe("plum");
});

test("where the server does not answer, what was known holds", async () => {
  told = info({ text: "Tea at four.", restart_at: null, until: AT });
  await site.look();
  vi.stubGlobal("fetch", () => Promise.reject(new Error("nobody is there")));
  await site.look();
  expect(site.club?.name).toBe("The Thursday Club");
  expect(site.sentence).toBe("Tea at four.");
});
