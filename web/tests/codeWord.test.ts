import { beforeEach, expect, test, vi } from "vitest";
import { codeWord } from "../src/room/codeWord.svelte";
import { api } from "../src/wire/api";
import type { NewTable } from "../src/wire/messages";
import { keepCodeWord, keptCodeWord } from "../src/device/lastChoices";
import { site } from "../src/room/site.svelte";

const openTable = (said: Partial<NewTable>) => api.open({ game: "cubirds", players: 3, bots: "casual", ...said });
let needed = "otter"; // empty: none
let isFlooded = false;
let sent: NewTable[] = [];

function answer(path: string, body: string | undefined): Response {
  if (path === "/api/server")
    return new Response(JSON.stringify({ club: { palette: "meadow", needs_code_word: needed !== "" }, announcement: null }));
  const wanted = JSON.parse(body ?? "{}") as NewTable;
  sent.push(wanted);
  if (isFlooded) return new Response(JSON.stringify({ detail: "Not so fast." }), { status: 429 });
  if (needed && wanted.code_word !== needed)
    return new Response(JSON.stringify({ detail: "That is not the code word." }), { status: 403 });
  return new Response(JSON.stringify({ table: "t" }));
}

beforeEach(async () => {
  localStorage.clear();
  needed = "otter";
  sent = [];
  vi.stubGlobal("fetch", (path: string, { body }: { body?: string }) => Promise.resolve(answer(path, body)));
  await site.look();
});

/** Wait until the code word is asked for. */
async function question(trouble = "") {
  return vi.waitUntil(() => (codeWord.asked?.trouble === trouble ? codeWord.asked : null));
}

test("the code word is asked for once, and remembered on this device", async () => {
  const opened = codeWord.open(openTable);
  (await question()).answer("otter");
  expect(await opened).toEqual({ table: "t" });
  expect(keptCodeWord()).toBe("otter");
  expect(await codeWord.open(openTable)).toEqual({ table: "t" });
  expect(sent.map((each) => each.code_word)).toEqual(["otter", "otter"]);
  expect(codeWord.asked).toBeNull();
});

test("a word that is wrong is asked for again, with the reason", async () => {
  const opened = codeWord.open(openTable);
  (await question()).answer("beaver");
  const again = await question("That is not the code word.");
  expect(keptCodeWord()).toBe("");
  again.answer("otter");
  expect(await opened).toEqual({ table: "t" });
});

test("whoever guesses too often is told to wait, and may go on", async () => {
  const opened = codeWord.open(openTable);
  isFlooded = true;
  (await question()).answer("beaver");
  const again = await question("Too many wrong code words. Try again in a minute.");
  isFlooded = false;
  again.answer("otter");
  expect(await opened).toEqual({ table: "t" });
  expect(codeWord.asked).toBeNull();
});

test("a word that the club has changed since is asked for again", async () => {
  keepCodeWord("badger");
  const opened = codeWord.open(openTable);
  (await question("That is not the code word.")).answer("otter");
  expect(await opened).toEqual({ table: "t" });
  expect(sent.map((each) => each.code_word)).toEqual(["badger", "otter"]);
});

test("whoever would rather not say it opens no table", async () => {
  const opened = codeWord.open(openTable);
  (await question()).answer("");
  expect(await opened).toBeNull();
  expect(sent).toEqual([]);
});

test("where a club asks for none, nobody is asked", async () => {
  needed = "";
  await site.look();
  expect(await codeWord.open(openTable)).toEqual({ table: "t" });
  expect(sent[0]).not.toHaveProperty("code_word");
});

test("a club that has begun to ask for one is found out", async () => {
  needed = "";
  await site.look();
  needed = "otter";
  const opened = codeWord.open(openTable);
  (await question("That is not the code word.")).answer("otter");
  expect(await opened).toEqual({ table: "t" });
});
