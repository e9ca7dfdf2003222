// A tip is placed where it covers least.
import { expect, test } from "vitest";
import { freePlace, type Area } from "../src/game/freePlace";

const around: Area = { left: 100, top: 50, right: 500, bottom: 650 };
const size = { width: 300, height: 100 };
const area = (left: number, top: number, right: number, bottom: number): Area => ({ left, top, right, bottom });

test("it lies beside what must be seen, in the corner's own measure", () => {
  const hand = { area: area(100, 500, 500, 650), weight: 6 };
  const place = freePlace(size, around, [hand]);
  expect(place.top + size.height).toBeLessThanOrEqual(hand.area.top - around.top);
  expect(place.left).toBe((400 - 300) / 2);
});

test("where all is covered, it covers what matters least", () => {
  const upper = { area: area(100, 50, 500, 350), weight: 8 };
  const lower = { area: area(100, 350, 500, 650), weight: 1 };
  expect(freePlace(size, around, [upper, lower]).top).toBeGreaterThanOrEqual(300 - 1);
});

test("where the last one was it stays, if nearly as little is covered there", () => {
  const hand = { area: area(100, 500, 500, 650), weight: 6 };
  const row = { area: area(100, 50, 500, 60), weight: 1 };
  const wanted = { left: 40, top: 5 };
  expect(freePlace(size, around, [hand, row], wanted)).toEqual(wanted);
  expect(freePlace(size, around, [hand, { ...row, weight: 50 }], wanted)).not.toEqual(wanted);
});

test("it fits exactly between two things, wherever they lie", () => {
  const above = { area: area(100, 50, 500, 397), weight: 6 };
  const below = { area: area(100, 502, 500, 650), weight: 6 };
  const { top } = freePlace(size, around, [above, below]);
  expect([top + around.top >= 397, top + around.top + size.height <= 502]).toEqual([true, true]);
});
