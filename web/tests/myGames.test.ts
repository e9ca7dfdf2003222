import { expect, test } from "vitest";
import type { MyTable } from "../src/wire/messages";
import { sortedGames } from "../src/home/myGames";

function game(table: string, status: MyTable["status"], yourTurn: boolean, changed: number): MyTable {
  return {
    table,
    game: "cubirds",
    title: "CuBirds",
    form: "CuBirds",
    status,
    names: ["Ada", "Bo"],
    seat: 0,
    your_turn: yourTurn,
    headline: null,
    standing: null,
    changed_at: `2026-01-0${changed}`,
  };
}

test("what waits for me comes first, then what goes on, then what is over; each the latest first", () => {
  const { waiting, going, finished } = sortedGames([
    game("over, though I was the last to be asked", "over", true, 9),
    game("mine, older", "playing", true, 1),
    game("theirs", "playing", false, 8),
    game("mine", "playing", true, 2),
    game("not begun", "lobby", false, 3),
    game("over, older", "over", false, 2),
  ]);

  expect(waiting.map(({ table }) => table)).toEqual(["mine", "mine, older"]);
  expect(going.map(({ table }) => table)).toEqual(["theirs", "not begun"]);
  expect(finished.map(({ table }) => table)).toEqual(["over, though I was the last to be asked", "over, older"]);
});

test("a table at which I hold two seats is listed once, and waits if either does", () => {
  const both = [game("table", "playing", false, 1), game("table", "playing", true, 1), game("table", "playing", false, 1)];

  expect(sortedGames(both)).toEqual({ waiting: [both[1]], going: [], finished: [] });
});
