import { expect, test } from "vitest";
import { textOf } from "../src/room/takeBack";
import "./words";

const done = (...seats: number[]): { seat: number; text: string }[] => seats.map((seat) => ({ seat, text: "Bo lays a duck." }));

test("what follows by itself for the same seat is no later move", () => {
  expect(textOf(done(0))).toBe("Bo lays a duck.");
  expect(textOf(done(0, 0))).toBe("Bo lays a duck.");
});

test("moves of others are counted, however many actions each is", () => {
  expect(textOf(done(0, 1))).toBe("Bo lays a duck. (And one later move.)");
  expect(textOf(done(0, 0, 1, 1, 2, 2))).toBe("Bo lays a duck. (And 2 later moves.)");
});
