// Going back closes whatever covers the page, and only then leaves it.
import { beforeEach, expect, test, vi } from "vitest";
import { closeByGoingBack, goTo, leaveFor } from "../src/device/backButton";

/** The history of a page: happy-dom does not go back. */
class Entries {
  list: { state: unknown; path: string }[] = [{ state: null, path: "/" }];
  at = 0;

  get state(): unknown {
    return this.list[this.at]!.state;
  }
  pushState = (state: unknown, _title: string, path?: string): void => {
    this.list = [...this.list.slice(0, this.at + 1), { state, path: path ?? this.list[this.at]!.path }];
    this.at += 1;
  };
  replaceState = (state: unknown, _title: string, path?: string): void => {
    this.list[this.at] = { state, path: path ?? this.list[this.at]!.path };
  };
  back = (): void => {
    this.at -= 1;
    dispatchEvent(new Event("popstate"));
  };
}

let entries: Entries;

beforeEach(() => {
  vi.useFakeTimers();
  entries = new Entries();
  vi.stubGlobal("history", entries);
});

test("back closes the upper of two sheets, then the lower", () => {
  const closed: string[] = [];
  closeByGoingBack(() => closed.push("lower"));
  closeByGoingBack(() => closed.push("upper"));
  expect(entries.list).toHaveLength(3);
  entries.back();
  expect(closed).toEqual(["upper"]);
  entries.back();
  expect(new Set(closed)).toEqual(new Set(["upper", "lower"]));
  expect(entries.at).toBe(0);
});

test("a sheet that is closed takes its entry along, and the next one takes it over", () => {
  const leave = closeByGoingBack(() => undefined);
  leave();
  vi.runAllTimers();
  expect(entries.at).toBe(0);
  const first = closeByGoingBack(() => undefined);
  first();
  const second = closeByGoingBack(() => undefined);
  vi.runAllTimers();
  expect(entries.at).toBe(1);
  second();
  vi.runAllTimers();
  expect(entries.at).toBe(0);
});

test("a link in a sheet takes the place of the sheet", () => {
  closeByGoingBack(() => undefined);
  goTo("/rules/cubirds");
  expect(entries.list.map(({ path }) => path)).toEqual(["/", "/rules/cubirds"]);
});

test("a link that is followed while a closed sheet still takes its entry away is not left again", () => {
  const { back } = entries;
  entries.back = () => setTimeout(back, 5);
  const leave = closeByGoingBack(() => undefined);
  leave();
  vi.advanceTimersByTime(1); // the browser has begun to go back
  goTo("/rules/cubirds");
  vi.runAllTimers();
  expect(entries.list.map(({ path }) => new URL(path, location.href).pathname)).toEqual(["/", "/rules/cubirds"]);
  expect(entries.at).toBe(1);
});

test("a page left for the one above it is not come back to", () => {
  goTo("/learn/wildcards/first");
  leaveFor("/learn/wildcards");
  expect(entries.list.map(({ path }) => path)).toEqual(["/", "/learn/wildcards"]);
});

test("a page left for the one it was reached from goes back there", () => {
  vi.stubGlobal("location", {
    get pathname() {
      return entries.list[entries.at]!.path;
    },
  });
  goTo("/learn/wildcards");
  goTo("/learn/wildcards/first");
  leaveFor("/learn/wildcards");
  expect(entries.at).toBe(1);
  vi.unstubAllGlobals();
});
