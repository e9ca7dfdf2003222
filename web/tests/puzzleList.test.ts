import { describe, expect, it } from "vitest";
import { byKind, countOf, nextUnsolved, puzzleAfter, stateOf } from "../src/puzzle/puzzleList";
import type { PuzzleInfo } from "../src/wire/messages";

function puzzle(id: string, kind: string, stars: number): PuzzleInfo {
  return { id, game: "cubirds", kind, title: `Which ${kind}?`, task: "", about: "", stars, level: "", day: null };
}

const ALL = [puzzle("a", "lay", 3), puzzle("b", "draw", 1), puzzle("c", "lay", 1), puzzle("d", "lay", 1)];

describe("the list of puzzles", () => {
  it("is by kind, the easy ones first", () => {
    const kinds = byKind(ALL).map(({ title, puzzles }) => [title, puzzles.map(({ id }) => id)]);
    expect(kinds).toEqual([
      ["Which draw?", ["b"]],
      ["Which lay?", ["c", "d", "a"]],
    ]);
  });

  it("tells solved ones from missed ones", () => {
    const answered = { a: true, b: false };
    expect(ALL.map((each) => stateOf(each, answered))).toEqual(["solved", "missed", "open", "open"]);
    expect(countOf("open", ALL, answered)).toBe(2);
  });

  it("leads to the easiest one that was not tried, then to one that was missed", () => {
    expect(nextUnsolved(ALL, {})?.id).toBe("b");
    expect(nextUnsolved(ALL, { b: true }, "c")?.id).toBe("d");
    expect(nextUnsolved(ALL, { a: false, b: true, c: true, d: true })?.id).toBe("a");
    expect(nextUnsolved(ALL, { a: true, b: true, c: true, d: true })).toBeNull();
  });

  it("goes around when all are solved", () => {
    const solved = Object.fromEntries(ALL.map(({ id }) => [id, true]));
    expect(puzzleAfter(ALL, solved, "a")?.id).toBe("b");
    expect(puzzleAfter(ALL, solved, "d")?.id).toBe("a");
    expect(puzzleAfter([], {}, "a")).toBeNull();
  });
});
