// The words about the people at a table.
import { expect, test } from "vitest";
import "./words";
import { endOf } from "../src/words/people";
import type { SeatInfo, TableInfo } from "../src/wire/messages";

const seat = (name: string, kind: string, you = false): SeatInfo => ({ name, kind, you }) as SeatInfo;
const ended = (by: string, ...seats: SeatInfo[]): TableInfo => ({ ended: by, seats }) as unknown as TableInfo;

test("whoever sat alone among bots has ended the game, and nobody has agreed", () => {
  expect(endOf(ended("agreement", seat("Nel", "person", true), seat("Ada", "bot")))).toMatch(/^You ended this game/);
  expect(endOf(ended("agreement", seat("Nel", "person"), seat("Ada", "bot")))).toMatch(/^Nel ended this game/);
  expect(endOf(ended("agreement", seat("Nel", "person"), seat("Bo", "person", true)))).toMatch(/^This game was ended/);
  expect(endOf(ended("operator", seat("Nel", "person", true)))).toMatch(/the person who runs the server/);
});
