import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { WatchedAgain } from "../src/again/again.svelte";
import type { Again, Outcome } from "../src/wire/messages";
import { covers } from "../src/stage/covers";
import { settings } from "../src/device/settings.svelte";
import { hidePage } from "./sockets";

const STEP_MS = 900;
const ROUNDS = [1, 1, 1, 2, 2]; // of the actions

let watched: WatchedAgain;

const view = (turn: number) => ({ turn, seats: [] });

function again(more: Partial<Again> = {}): Again {
  const actions = ROUNDS.map((round, index) => {
    const begins = round !== ROUNDS[index - 1];
    const line = (code: string, weight: string) => ({
      number: index + 1,
      code,
      values: { seat: 1, round },
      text: `${code} ${index + 1}`,
      rule: "",
      weight,
    });
    const begun = { line: line("round-began", "joined"), change: { of: {} } };
    const done = { line: line("done", "told"), change: { of: { turn: { to: index + 1 } } } };
    return { seat: 1, moments: begins ? [done, begun] : [done], change: { of: {} } };
  });
  const outcome = { headline: "Bo wins.", results: [], tie: null } as unknown as Outcome;
  return { table: { seats: [] }, cards: "mine", view: view(0), log: [], actions, outcome, ...more } as unknown as Again;
}

beforeEach(() => {
  vi.useFakeTimers();
  hidePage(false);
  settings.pace = "normal";
  watched = new WatchedAgain(again());
});

afterEach(() => watched.close());

const told = (): string[] => watched.announcer.sentences.map(({ text }) => text);

test("a step on is shown, a step back stands at once", () => {
  watched.forward();
  expect(watched.showing).toBe(true);
  vi.advanceTimersByTime(STEP_MS * 2);
  expect([watched.at, watched.line?.text, watched.view]).toEqual([1, "done 1", view(1)]);
  watched.forward();
  watched.back();
  expect([watched.at, watched.showing, watched.line?.text, watched.view]).toEqual([1, false, "done 1", view(1)]);
  watched.back();
  watched.back();
  expect([watched.at, watched.view]).toEqual([0, view(0)]);
  expect(watched.log).toEqual([]);
});

test("who is quicker than the cards finds each step whole", () => {
  for (let presses = 0; presses < 3; presses++) watched.forward();
  expect([watched.at, watched.view]).toEqual([3, view(2)]); // the third is under way
  vi.advanceTimersByTime(STEP_MS * 2);
  expect([watched.view, watched.log.length]).toEqual([view(3), 4]);
});

test("it plays to the end by itself, and then from the beginning", () => {
  watched.play();
  vi.advanceTimersByTime(STEP_MS * 20);
  expect([watched.at, watched.isPlaying, watched.line?.text]).toEqual([5, false, "done 5 Bo wins."]);
  expect(watched.outcome?.headline).toBe("Bo wins.");
  watched.play();
  expect(watched.at).toBe(1);
  expect(watched.outcome).toBeNull();
});

test("four times as fast takes a quarter of the time", () => {
  const seconds = (speed: number): number => {
    watched.go(0);
    watched.speed = speed;
    watched.play();
    let steps = 0;
    while (watched.isPlaying) {
      vi.advanceTimersByTime(10);
      steps += 1;
    }
    return steps / 100;
  };
  const usual = seconds(1);
  expect(usual).toBeGreaterThan(4);
  expect(seconds(4)).toBeLessThan(usual / 2.5);
  expect(seconds(0.5)).toBeGreaterThan(usual * 1.5);
});

test("it stops where somebody stops it, and while something lies over the table", async () => {
  watched.play();
  vi.advanceTimersByTime(STEP_MS * 2.5);
  watched.pause();
  const { at } = watched;
  vi.advanceTimersByTime(STEP_MS * 10);
  expect(watched.at).toBe(at);
  watched.play();
  const goOn = covers.lie();
  vi.advanceTimersByTime(STEP_MS * 10);
  expect(watched.at).toBe(at + 1);
  goOn();
  await Promise.resolve();
  vi.advanceTimersByTime(STEP_MS * 10);
  expect(watched.at).toBe(5);
});

test("who looks away finds it where it was", () => {
  watched.play();
  vi.advanceTimersByTime(STEP_MS / 2);
  hidePage(true);
  document.dispatchEvent(new Event("visibilitychange"));
  vi.advanceTimersByTime(STEP_MS * 10);
  expect([watched.at, watched.isPlaying, watched.view]).toEqual([1, false, view(1)]);
});

test("one leaps from round to round, and to both ends", () => {
  const leaps: number[] = [];
  for (const by of [1, 1, 1, -1, -1, -1] as const) {
    watched.leap(by);
    leaps.push(watched.at);
  }
  expect(watched.marks.map(({ step }) => step)).toEqual([1, 4]);
  expect(leaps).toEqual([1, 4, 5, 4, 1, 0]);
});

test("who listens hears the sentence of each step once, and none of those that were passed over", () => {
  watched.go(4);
  watched.forward();
  vi.advanceTimersByTime(STEP_MS * 2);
  watched.back();
  watched.pull(2);
  expect(told().slice(1)).toEqual(["done 4", "done 5", "done 4"]); // first of all, what one is watching
});

test("other cards are shown at the same step", () => {
  watched.go(3);
  watched.tell(again({ cards: "open" }));
  expect([watched.at, watched.handsAreOpen, watched.view]).toEqual([3, true, view(3)]);
});

test("nothing can be played, and who tries is told so", () => {
  void watched.explain();
  expect(watched.notice?.text).toMatch(/is over/);
  expect([watched.asked, watched.say()]).toEqual([null, false]);
});

test("a step stands where all that its sentence tells has happened, also where another sentence follows it", () => {
  const moment = (number: number, code: string, weight: string) => ({
    line: { number, code, values: {}, text: `${code} ${number}`, rule: "", weight },
    change: { of: { turn: { to: number } } },
  });
  const moments = [moment(1, "shown", "told"), moment(2, "kept", "joined"), moment(3, "won", "told")];
  watched.close();
  watched = new WatchedAgain(again({ actions: [{ seat: 1, moments, change: { of: {} } }] } as unknown as Partial<Again>));
  watched.go(1);
  expect([watched.line?.text, watched.view]).toEqual(["shown 1", view(2)]);
});
