import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import { Announcing } from "../src/lib/announcing.svelte";
import { Notices } from "../src/lib/notices.svelte";
import { Pausing } from "../src/lib/pausing";
import { effecting } from "./effecting.svelte";

const texts = (announcing: Announcing): string[] => announcing.sentences.map(({ text }) => text);

test("what an effect says is said once, and not again when others speak", () => {
  const announcing = new Announcing(new Pausing());
  const notices = new Notices();
  const end = effecting(() => {
    announcing.tell("Choose a bird.");
    notices.tell({ text: "Not now.", rule: null });
  });
  flushSync();
  announcing.tell("Bo draws.");
  notices.tell({ text: "Bo is here.", rule: null });
  flushSync();
  expect(texts(announcing)).toEqual(["Choose a bird.", "Bo draws."]);
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
  const pausing = new Pausing();
  const announcing = new Announcing(pausing);
  const go = pausing.lie();
  announcing.tell("Bo draws.");
  announcing.tell("It is your turn.");
  expect(texts(announcing)).toEqual([]);
  go();
  await Promise.resolve();
  expect(texts(announcing)).toEqual(["Bo draws.", "It is your turn."]);
});

test("what was read aloud long ago goes, so that the page does not begin with all of it", () => {
  vi.useFakeTimers();
  const announcing = new Announcing(new Pausing());
  for (let number = 1; number <= 40; number += 1) announcing.tell(`Move ${number}.`);
  vi.advanceTimersByTime(20_000);
  expect(texts(announcing)).toHaveLength(40);
  vi.advanceTimersByTime(20_000);
  expect(texts(announcing).at(0)).toBe("Move 35.");
  announcing.close();
  vi.useRealTimers();
});
