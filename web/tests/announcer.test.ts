import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import { Announcer } from "../src/stage/announcer.svelte";
import { Notices } from "../src/room/notices.svelte";
import { Covers } from "../src/stage/covers";
import { effecting } from "./effecting.svelte";

const texts = (announcer: Announcer): string[] => announcer.sentences.map(({ text }) => text);

test("what an effect says is said once, and not again when others speak", () => {
  const announcer = new Announcer(new Covers());
  const notices = new Notices();
  const end = effecting(() => {
    announcer.tell("Choose a bird.");
    notices.tell({ text: "Not now.", rule: null });
  });
  flushSync();
  announcer.tell("Bo draws.");
  notices.tell({ text: "Bo is here.", rule: null });
  flushSync();
  expect(texts(announcer)).toEqual(["Choose a bird.", "Bo draws."]);
  expect(notices.past.map(({ text }) => text)).toEqual(["Not now.", "Bo is here."]);
  end();
});

test("news goes by itself and a refusal does not, and both can be read again", () => {
  vi.useFakeTimers();
  const notices = new Notices();
  notices.tell({ text: "Not now.", rule: null });
  vi.advanceTimersByTime(60_000);
  expect(notices.now?.text).toBe("Not now.");
  notices.tell({ text: "Bo is here.", rule: null, calm: true });
  vi.advanceTimersByTime(2_400);
  expect(notices.now?.text).toBe("Bo is here.");
  vi.advanceTimersByTime(60_000);
  expect(notices.now).toBeNull();
  expect(notices.past).toHaveLength(2);
  vi.useRealTimers();
});

test("what is said beneath a sheet is heard when that has gone", async () => {
  const covers = new Covers();
  const announcer = new Announcer(covers);
  const go = covers.lie();
  announcer.tell("Bo draws.");
  announcer.tell("It is your turn.");
  expect(texts(announcer)).toEqual([]);
  go();
  await Promise.resolve();
  expect(texts(announcer)).toEqual(["Bo draws.", "It is your turn."]);
});

test("what was read aloud long ago goes, so that the page does not begin with all of it", () => {
  vi.useFakeTimers();
  const announcer = new Announcer(new Covers());
  for (let number = 1; number <= 40; number += 1) announcer.tell(`Move ${number}.`);
  vi.advanceTimersByTime(20_000);
  expect(texts(announcer)).toHaveLength(40);
  vi.advanceTimersByTime(20_000);
  expect(texts(announcer).at(0)).toBe("Move 35.");
  announcer.close();
  vi.useRealTimers();
});
