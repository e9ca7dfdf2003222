// How far somebody is in the lessons: what was done once stays done, and other devices add to it.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { paperStorage } from "./storage";

const KEY = "menagerie-learned";
let kept: Map<string, string>;

beforeEach(() => {
  kept = paperStorage();
  vi.resetModules();
});

describe("the lessons of a device", () => {
  it("stay done while one is played again", async () => {
    const { learned } = await import("../src/device/learned.svelte");
    learned.note("cubirds", "first", ["lay duck left 1"], false);
    expect(learned.of("cubirds", "first")).toEqual({ answers: ["lay duck left 1"], isDone: false });
    learned.note("cubirds", "first", ["lay duck left 1", "pass"], true);
    expect(learned.of("cubirds", "first")).toEqual({ answers: [], isDone: true });
    learned.note("cubirds", "first", ["lay duck left 1"], false);
    expect(learned.of("cubirds", "first")).toEqual({ answers: ["lay duck left 1"], isDone: true });
    expect([learned.done, learned.isAway("cubirds"), learned.isAway("wildcards")]).toEqual([["cubirds/first"], true, false]);
  });

  it("are joined by those that were done elsewhere", async () => {
    const { learned } = await import("../src/device/learned.svelte");
    learned.note("cubirds", "fill", ["pass"], false);
    learned.addDone(["cubirds/fill", "wildcards/first"]);
    expect(learned.done).toEqual(["cubirds/fill", "wildcards/first"]);
    expect(learned.of("cubirds", "fill").answers).toEqual(["pass"]);
    learned.erase();
    expect(learned.done).toEqual([]);
  });

  it.each(["{", "null", "7", '{"lessons":null,"away":7}', '{"lessons":{"cubirds/first":{}}}'])(
    "begin again where what is stored is damaged: %s",
    async (damaged) => {
      kept.set(KEY, damaged);
      const { learned } = await import("../src/device/learned.svelte");
      expect([learned.done, learned.of("cubirds", "first").answers, learned.isAway("cubirds")]).toEqual([[], [], false]);
    },
  );
});
