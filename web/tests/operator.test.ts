import { beforeEach, expect, test, vi } from "vitest";
import type { ChartPoint, TableLine } from "../src/lib/messages";
import { chartOf } from "../src/operator/dayChart";
import { Desk, manyText } from "../src/operator/desk.svelte";
import { momentText, sizeText } from "../src/operator/measures";
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

test("a chart goes from the first moment to the last, and what is most reaches the top", () => {
  const chart = chartOf([point(0, 0), point(5, 4), point(20, 1)], "people");
  expect(chart.line).toBe("M0 100L25 0L100 75");
  expect(chart.area).toBe("M0 100L25 0L100 75V100H0Z");
  expect(chart).toMatchObject({ most: 4, mostAt: point(5, 4).at, sum: 5, last: 1 });
});

test("a day on which nothing happened is a line at the foot", () => {
  expect(chartOf([point(0, 1), point(5, 2)], "refusals")).toMatchObject({ line: "M0 100L100 100", most: 0, mostAt: "", sum: 0 });
  expect(chartOf([], "people")).toMatchObject({ line: "", area: "", most: 0 });
});

test("times are those of the reader's clock, and shorter the nearer they are", () => {
  const now = new Date(2026, 4, 7, 20, 0);
  expect(momentText(new Date(2026, 4, 7, 9, 5).toISOString(), now)).toBe("9:05");
  expect(momentText(new Date(2026, 4, 5, 20, 15).toISOString(), now)).toBe("Tue 20:15");
  expect(momentText(new Date(2026, 2, 5, 20, 15).toISOString(), now)).toBe("5 Mar 2026, 20:15");
});

test("sizes are short numbers", () => {
  expect([0, 999, 34_100_000, 1_240_000_000].map(sizeText)).toEqual(["0 byte", "999 byte", "34 MB", "1.2 GB"]);
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
    "2 games were ended. It did not work for one: a. That game is over.",
  );
});
