import { beforeEach, expect, test, vi } from "vitest";
import type { ToServer } from "../src/wire/messages";
import { Outbox } from "../src/wire/outbox.svelte";

let sent: ToServer[];
let isOpen: boolean;
let said: Outbox;
const deed = { type: "act", id: "a1", seq: 3, action: { code: "lay-birds", species: "owl", row: 0, side: "left" } } as const;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  isOpen = true;
  sessionStorage.clear();
  said = begun();
});

function begun(): Outbox {
  return new Outbox("said", (message) => {
    if (isOpen) sent.push(message);
    return isOpen;
  });
}

test("an action is said again until it is answered", () => {
  said.reliably(deed);
  vi.advanceTimersByTime(17_000);
  expect(sent).toEqual([deed, deed, deed]);
  said.answered("a1");
  vi.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(3);
  expect(said.waiting).toBe(false);
});

test("an action that was said offline is said when there is a connection", () => {
  isOpen = false;
  said.reliably(deed);
  expect(said.waiting).toBe(true);
  isOpen = true;
  said.repeat();
  expect(sent).toEqual([deed]);
});

test("what was said and not answered is said by whoever comes back to the page", () => {
  isOpen = false;
  said.reliably(deed);
  said.close();
  isOpen = true;
  const later = begun();
  expect(later.waiting).toBe(true);
  later.repeat();
  expect(sent).toEqual([deed]);
  later.answered("a1");
  expect(begun().waiting).toBe(false);
});

test("a question that nobody answers ends", async () => {
  const answer = said.ask(["draw"]);
  vi.advanceTimersByTime(8_000);
  await expect(answer).resolves.toEqual([]);
});

test("a question that cannot be sent ends at once", async () => {
  isOpen = false;
  await expect(said.ask(["draw"])).resolves.toEqual([]);
});
