import { beforeEach, describe, expect, it } from "vitest";
import type { Chart } from "../src/wire/messages";
import { noteStreak } from "../src/outcome/streak";
import { asideOf, changesOf, endsOf, pathOf } from "../src/outcome/chart";
import { balanced } from "../src/outcome/poster";
import { animalsInLands, birdsOnWires, type Scene } from "../src/outcome/scene";

function isInside({ figures, height }: Scene): boolean {
  return figures.every(
    ({ x, y, size }) => x >= -0.01 && x + size <= 100.01 && y >= -size * 0.2 && y + size <= height + size * 0.05,
  );
}

describe("the picture of an end", () => {
  it("has every bird on a wire, as large as there is room", () => {
    for (const height of [50, 64, 110]) {
      for (let count = 1; count <= 14; count++) {
        const scene = birdsOnWires(Array<string>(count).fill("owl"), height);
        expect(scene.figures).toHaveLength(count);
        expect(isInside(scene)).toBe(true);
        for (const { y, size } of scene.figures)
          expect(scene.wires.some((low) => Math.abs(low - y - size * 0.985) < 0.01)).toBe(true);
      }
    }
  });

  it("has seven birds on two wires of a phone, and no two over each other", () => {
    const { wires, figures } = birdsOnWires(Array<string>(7).fill("owl"), 60);
    expect(wires).toHaveLength(2);
    expect(figures.filter(({ y }) => y < wires[0]!)).toHaveLength(4);
    for (const [index, { x, y, size }] of figures.entries())
      for (const other of figures.slice(index + 1)) expect(other.y !== y || other.x >= x + size * 0.95).toBe(true);
  });

  it("has animals in their own land, and a crown on the last of a leader's kin", () => {
    const lands = [
      { art: "forest", kin: [{ art: "peacock", count: 4, crown: [0.5, 0] as [number, number] }] },
      { art: "savannah", kin: ["lion", "meerkat"].map((art, index) => ({ art, count: 1 + index, crown: null })) },
    ];
    for (const height of [62, 120]) {
      const scene = animalsInLands(lands, height);
      expect(scene.figures.filter(({ art }) => art === "peacock")).toHaveLength(4);
      expect(scene.figures.filter(({ art }) => art === "wildcards/crown")).toHaveLength(1);
      expect(isInside(scene)).toBe(true);
      const [forest] = scene.lands;
      const peacocks = scene.figures.filter(({ art }) => art === "peacock");
      for (const { x, y, size } of peacocks) {
        expect(x + size).toBeLessThanOrEqual(forest!.x + forest!.width + 0.01);
        expect(y + size).toBeLessThanOrEqual(forest!.y + forest!.height + 0.01);
      }
    }
  });
});

const chart: Chart = {
  label: "Birds still missing",
  worst: 5,
  best: 0,
  marks: [
    { number: 0, values: [5, 5] },
    { number: 1, values: [5, 5] },
    { number: 2, values: [5, 4] },
    { number: 4, values: [0, 4] },
  ],
};

describe("the chart of how it went", () => {
  it("has what is best at the top, and goes there in steps", () => {
    expect(pathOf(chart, 0)).toBe("M0 100H25V100H50V100H100V0");
    expect(pathOf(chart, 1)).toBe("M0 100H25V100H50V80H100V80");
  });

  it("has the picture of everybody at the height of their line, and those who are equal side by side", () => {
    const level = { ...chart, marks: [{ number: 1, values: [4, 4, 5, 1] }] };
    expect(endsOf(level)).toEqual([
      { y: 80, lane: 0 },
      { y: 80, lane: 1 },
      { y: 100, lane: 0 },
      { y: 20, lane: 0 },
    ]);
  });

  it("lets no line hide another, and none be far from its value", () => {
    const asides = [0, 1, 2, 3, 4].map((seat) => asideOf(seat, 5));
    expect(asides[2]).toBe(0);
    expect(Math.max(...asides)).toBeLessThanOrEqual(6);
    expect(new Set(asides).size).toBe(5);
  });

  it("is told as what changed, and how it ended", () => {
    expect(changesOf(chart).map(({ number }) => number)).toEqual([0, 2, 4]);
  });
});

describe("words on a picture", () => {
  it("are as few lines as fit, about as long as each other", () => {
    const lines = balanced("three birds in each of two species", (line) => line.length, 24);
    expect(lines).toHaveLength(2);
    expect(Math.abs(lines[0]!.length - lines[1]!.length)).toBeLessThan(8);
  });
});

describe("a streak", () => {
  beforeEach(() => localStorage.clear());

  it("grows with every win, counts a table once, and ends with a loss", () => {
    noteStreak("cubirds", "one", true);
    noteStreak("cubirds", "two", true);
    expect(noteStreak("cubirds", "two", true)).toMatchObject({ now: 2, best: 2 });
    expect(noteStreak("cubirds", "three", false)).toMatchObject({ now: 0, best: 2 });
    expect(noteStreak("cubirds", "four", true)).toMatchObject({ now: 1, best: 2 });
  });
});
