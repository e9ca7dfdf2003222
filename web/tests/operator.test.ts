import { beforeEach, expect, test, vi } from "vitest";
import type { ChartPoint, GuestLine, TableLine } from "../src/wire/messages";
import { chartOf } from "../src/operator/dayChart";
import { Desk, manyText } from "../src/operator/desk.svelte";
import { isSought } from "../src/operator/guestSearch";
import { sizeText } from "../src/operator/measures";
import { inOwnTime, momentText } from "../src/wire/ownTime";
import { rememberedKey } from "../src/operator/operator";
import { ALL_TABLES, queryOf, stillListed } from "../src/operator/tableFilter";

function point(minute: number, people: number): ChartPoint {
  const at = new Date(Date.UTC(2026, 4, 1, 18, minute)).toISOString();
  return { at, requests: people * 10, actions: people, refusals: 0, people };
}

test("only what was chosen is asked for", () => {
  expect(queryOf(ALL_TABLES)).toBe("?limit=200");
  expect(queryOf({ state: "over", game: "cubirds", name: " Ada & Bo ", older: 30 })).toBe(
    "?state=over&game=cubirds&name=Ada+%26+Bo&older=30&limit=200",
  );
});

test("what is no longer listed is not touched", () => {
  const lines = ["a", "b"].map((table) => ({ table }) as TableLine);
  expect(stillListed(new Set(["b", "gone"]), lines).map(({ table }) => table)).toEqual(["b"]);
});

const at = (minute: number, second = 0): string => new Date(Date.UTC(2026, 4, 1, 18, minute, second)).toISOString();

test("a chart goes from the first moment until now, and what is most reaches the top", () => {
  const chart = chartOf([point(0, 0), point(10, 4), point(20, 1)], "actions", at(25));
  expect(chart.line).toBe("M0 100L20 100L60 0L90 75L100 75");
  expect(chart.area).toBe("M0 100L20 100L60 0L90 75L100 75V100H0Z");
  expect(chart).toMatchObject({ most: 4, mostAt: at(15), sum: 5 });
});

test("a chart of people ends with those who are here now", () => {
  const points = [point(0, 2), point(1, 2)];
  expect(chartOf(points, "people", at(2), 0)).toMatchObject({ line: "M0 0L25 0L75 0L100 100", most: 2, mostAt: at(0, 30) });
  expect(chartOf(points, "people", at(2), 4)).toMatchObject({ line: "M0 50L25 50L75 50L100 0", most: 4, mostAt: at(2) });
});

test("a day on which nothing happened is a line at the foot", () => {
  const chart = chartOf([point(0, 1), point(5, 2)], "refusals", at(10));
  expect(chart).toMatchObject({ line: "M0 100L25 100L75 100L100 100", most: 0, mostAt: "", sum: 0 });
  expect(chartOf([], "people", at(10), 0)).toMatchObject({ line: "", area: "", most: 0 });
});

test("guests are found without accents and in any case, as the server finds tables", () => {
  const zoe = { guest: "g-1", names: ["Zoë", "Ömer Groß"] } as GuestLine;
  for (const sought of ["zoe", "ZOË", "omer", " ö", "gross", "GROẞ", "g-1", ""]) expect(isSought(zoe, sought)).toBe(true);
  for (const sought of ["zoi", "nel"]) expect(isSought(zoe, sought)).toBe(false);
});

test("a time that the server says is told by the reader's clock", () => {
  const now = new Date(2026, 10, 20, 9, 0);
  const said = (time: Date): string => `You are blocked until ${time.toISOString().slice(0, 16).replace("T", " ")} UTC.`;
  expect(inOwnTime(said(new Date(2026, 10, 20, 15, 31)), now)).toBe("You are blocked until 15:31.");
  expect(inOwnTime(said(new Date(2026, 10, 22, 15, 31)), now)).toBe("You are blocked until 22 Nov 2026, 15:31.");
  expect(inOwnTime("It is 2026-11-20 15:31 UTC+01:00.", now)).toBe("It is 2026-11-20 15:31 UTC+01:00.");
});

test("times are those of the reader's clock, and shorter the nearer they are", () => {
  const now = new Date(2026, 4, 7, 20, 0);
  expect(momentText(new Date(2026, 4, 7, 9, 5).toISOString(), now)).toBe("9:05");
  expect(momentText(new Date(2026, 4, 5, 20, 15).toISOString(), now)).toBe("Tue 20:15");
  expect(momentText(new Date(2026, 2, 5, 20, 15).toISOString(), now)).toBe("5 Mar 2026, 20:15");
});

test("sizes are short numbers beside their units", () => {
  expect([0, 999, 34_100_000, 1_240_000_000].map(sizeText)).toEqual([
    "0\u00a0byte",
    "999\u00a0byte",
    "34\u00a0MB",
    "1.2\u00a0GB",
  ]);
});

// the desk

let status = 200;
let asked: { path: string; key: string }[] = [];

beforeEach(() => {
  sessionStorage.clear();
  status = 200;
  asked = [];
  vi.stubGlobal("fetch", (path: string, { headers }: { headers: Record<string, string> }) => {
    asked.push({ path: path.replace("/api/operator/", ""), key: headers.authorization ?? "" });
    if (status !== 200) return Promise.resolve(new Response(JSON.stringify({ detail: "Not so." }), { status }));
    const told = path.endsWith("/key") ? { key: "new" } : path.includes("tables") ? { total: 0, tables: [] } : { version: "1" };
    return Promise.resolve(new Response(JSON.stringify(told)));
  });
});

async function entered(): Promise<Desk> {
  const desk = new Desk();
  await desk.enter("old");
  return desk;
}

test("whoever has the key sees the overview, and this tab remembers the key", async () => {
  const desk = await entered();
  expect(desk.status?.version).toBe("1");
  expect(rememberedKey()).toBe("old");
});

test("a wrong key shows nothing and is not remembered", async () => {
  status = 401;
  const desk = await entered();
  expect(desk.operator).toBeNull();
  expect(desk.told).toEqual({ text: "Not so.", failed: true });
  expect(rememberedKey()).toBe("");
});

test("a key that is no longer the right one is forgotten with all that it showed", async () => {
  const desk = await entered();
  status = 401;
  await desk.look();
  expect([desk.operator, desk.status, rememberedKey()]).toEqual([null, null, ""]);
});

test("with a new key this tab goes on", async () => {
  const desk = await entered();
  desk.ask({
    title: "Another key?",
    name: "key",
    text: "",
    about: [],
    does: async (as) => {
      desk.take((await as.newKey()).key);
      return "done";
    },
  });
  await desk.answer();
  expect(desk.told).toEqual({ text: "done", failed: false });
  expect(rememberedKey()).toBe("new");
  expect(asked.at(-1)).toEqual({ path: "status", key: "Bearer new" });
});

test("after a deed what is shown is fetched again", async () => {
  const desk = await entered();
  await desk.open("tables");
  await desk.seek({ ...ALL_TABLES, state: "over" });
  await desk.attempt({ name: "delete", does: (as) => as.delete(["a"]).then(() => "done") });
  expect(asked.map(({ path }) => path).slice(-3)).toEqual([
    "tables?state=over&limit=200",
    "tables/delete",
    "tables?state=over&limit=200",
  ]);
});

test("while tables are looked for, those that were found before are not counted", async () => {
  const desk = await entered();
  await desk.open("tables");
  const seeking = desk.seek({ ...ALL_TABLES, name: "zoe" });
  expect(desk.isSeeking).toBe(true);
  await seeking;
  expect([desk.isSeeking, desk.tables?.total]).toEqual([false, 0]);
  status = 503;
  await desk.seek(ALL_TABLES);
  expect(desk.isSeeking).toBe(false);
});

test("a deed that shows itself why it was refused is not told of above", async () => {
  const desk = await entered();
  status = 400;
  let why = "";
  const isDone = await desk.attempt({
    name: "block",
    does: (as) => as.block({}).then(() => "done"),
    fail: (text) => (why = text),
  });
  expect([isDone, why, desk.told]).toEqual([false, "Not so.", null]);
});

test("a server that does not answer is told, and that it answers again", async () => {
  const desk = await entered();
  status = 503;
  await desk.look();
  expect(desk.told).toEqual({ text: "Not so.", failed: true });
  status = 200;
  await desk.look();
  expect(desk.told).toBeNull();
});

test("for how many tables something did not work is told, with the reason", () => {
  const not_done = [{ table: "a", text: "That game is over." }];
  expect(manyText("2 games were ended.", { done: 2, not_done: [] })).toBe("2 games were ended.");
  expect(manyText("2 games were ended.", { done: 2, not_done })).toBe(
    "2 games were ended. It didn’t work for one: a. That game is over.",
  );
});
