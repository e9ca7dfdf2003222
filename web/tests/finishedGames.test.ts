import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  eraseGames,
  finishedGames,
  noteGame,
  noteReview,
  opponentsAt,
  REMEMBERED,
  type FinishedGame,
} from "../src/device/finishedGames";
import { addSolved, answers, noteAnswer, streakOn } from "../src/device/puzzleStreak";
import { streakIn } from "../src/outcome/streak";
import { exportedText } from "../src/progress/exportedFile";
import {
  averageSums,
  choicesByKind,
  choicesInAll,
  evenShare,
  gamesIn,
  lastGames,
  opponentsInOrder,
  winsBy,
  winsIn,
  winsInARow,
} from "../src/progress/sums";
import type { Outcome, ReviewChoice, SeatInfo, SeatReview, TableInfo } from "../src/wire/messages";
import { paperStorage } from "./storage";

const KEY = "menagerie-games";

function seat(number: number, kind: SeatInfo["kind"], level: string | null = null): SeatInfo {
  return { seat: number, kind, name: "", level };
}

function table(id: string, seats = [seat(0, "person"), seat(1, "bot", "casual")], you: number | null = 0): TableInfo {
  return { id, game: "cubirds", form: "usual", players: seats.length, seats, you } as unknown as TableInfo;
}

function outcome(winner: number): Outcome {
  return { results: [0, 1, 2].map((each) => ({ seat: each, won: each === winner })) } as unknown as Outcome;
}

function review(...choices: [asked: string, grade: ReviewChoice["grade"]][]): SeatReview {
  const account = { start: 0.5, own: -0.054, others: 0, luck: 0.126, end: 1 };
  return { seat: 0, account, choices: choices.map(([asked, grade]) => ({ asked, grade })) } as unknown as SeatReview;
}

function played(won: boolean, more: Partial<FinishedGame> = {}): FinishedGame {
  const of = { table: "t", day: "2026-11-20", game: "cubirds", form: "usual", players: 2, against: "casual", review: null };
  return { ...of, won, ...more };
}

let kept: Map<string, string>;

beforeEach(() => {
  kept = paperStorage();
});

describe("a finished game", () => {
  it("is counted once, however often it is opened", () => {
    expect(noteGame(table("a"), outcome(0), "2026-11-20")).toBe(true);
    expect(noteGame(table("a"), outcome(0), "2026-11-21")).toBe(false);
    expect(finishedGames()).toEqual([played(true, { table: "a" })]);
  });

  it("is counted when one comes back to it after others", () => {
    noteGame(table("a"), outcome(0));
    noteGame(table("b"), outcome(1));
    noteGame(table("a"), outcome(0));
    expect(finishedGames().map(({ table: id, won }) => [id, won])).toEqual([
      ["a", true],
      ["b", false],
    ]);
  });

  it("is not counted by those who only watched", () => {
    expect(noteGame(table("a", undefined, null), outcome(0))).toBe(false);
    expect(finishedGames()).toEqual([]);
  });

  it("says whom one has played against", () => {
    const you = seat(0, "person");
    expect(opponentsAt(table("a", [you, seat(1, "bot", "expert"), seat(2, "bot", "expert")]))).toBe("expert");
    expect(opponentsAt(table("a", [you, seat(1, "bot", "expert"), seat(2, "bot", "casual")]))).toBe("mixed");
    expect(opponentsAt(table("a", [you, seat(1, "bot", "expert"), seat(2, "person")]))).toBe("people");
    expect(opponentsAt(table("a", [you, seat(1, "virtual")]))).toBe("virtual");
    expect(opponentsAt(table("a", [you, seat(1, "bot", "casual"), seat(2, "virtual")]))).toBe("casual");
  });

  it("keeps the sums of its review, as often as that is opened", () => {
    noteGame(table("a"), outcome(0));
    const choices = review(["ask-lay", "best"], ["ask-lay", "fine"], ["ask-lay", "slip"], ["ask-flock", "mistake"]);
    noteReview("a", choices);
    noteReview("a", choices);
    noteReview("of another device", choices);
    expect(finishedGames().map((each) => each.review)).toEqual([
      { own: -5, luck: 13, choices: { lay: [2, 1, 0], flock: [0, 0, 1] } },
    ]);
  });
});

describe("what is stored", () => {
  it("stays small: the oldest games go", () => {
    for (let number = 0; number < REMEMBERED + 3; number += 1) noteGame(table(`t${number}`), outcome(0));
    expect(finishedGames()).toHaveLength(REMEMBERED);
    expect(finishedGames()[0]?.table).toBe("t3");
    expect(kept.get(KEY)?.length).toBeLessThan(100 * REMEMBERED);
  });

  it.each([
    "{",
    "null",
    "7",
    '"games"',
    "[]",
    '{"version":1}',
    '{"version":1,"games":{"a":1}}',
    '{"version":1,"games":[null,[1],{}]}',
  ])("breaks nothing where it is damaged: %s", (damaged) => {
    for (const key of [KEY, "menagerie-puzzles", "menagerie-streak"]) kept.set(key, damaged);
    expect([finishedGames(), answers(), streakOn("2026-11-20"), streakIn("cubirds").best]).toEqual([[], {}, 0, 0]);
    noteGame(table("a"), outcome(0));
    noteAnswer("p", true, "2026-11-20");
    expect([finishedGames().length, answers()]).toEqual([1, { p: true }]);
  });

  it("loses only the row that is damaged", () => {
    noteGame(table("a"), outcome(0));
    noteGame(table("b"), outcome(0));
    kept.set(KEY, kept.get(KEY)!.replace('"a"', "null"));
    expect(finishedGames().map(({ table: id }) => id)).toEqual(["b"]);
  });

  it("is left alone if a newer version of the pages has written it", () => {
    const newer = '{"version":2,"games":{"of":"another kind"}}';
    kept.set(KEY, newer);
    expect(finishedGames()).toEqual([]);
    expect(noteGame(table("a"), outcome(0))).toBe(false);
    expect(kept.get(KEY)).toBe(newer);
  });

  it("may be refused by a private window", () => {
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new Error("no");
      },
    });
    noteGame(table("a"), outcome(0));
    expect(finishedGames()).toEqual([]);
  });

  it("can be erased", () => {
    noteGame(table("a"), outcome(0));
    eraseGames();
    expect(kept.has(KEY)).toBe(false);
  });
});

describe("puzzles of other devices", () => {
  it("count as solved here, too", () => {
    noteAnswer("missed", false, null);
    addSolved(["missed", "elsewhere"]);
    expect(answers()).toEqual({ missed: true, elsewhere: true });
  });
});

describe("over time", () => {
  const GAMES = [
    played(true),
    played(false, { players: 4, against: "expert" }),
    played(true, { players: 1, against: "virtual" }),
    played(true, { game: "wildcards", form: "2022", players: 4, against: "people" }),
    played(true, { against: "beginner" }),
  ];

  it("wins are counted, and what they would be among equals", () => {
    expect(winsIn(GAMES)).toEqual({ played: 5, won: 4 });
    expect(evenShare(GAMES)).toEqual({ played: 4, won: 3, even: 2 }); // 1/2 + 1/4 + 1/4 + 1/2, rounded
  });

  it("wins are counted by group, in an order that can be read", () => {
    expect(gamesIn(GAMES)).toEqual(["cubirds", "wildcards"]);
    const order = opponentsInOrder(["beginner", "casual", "skilled", "expert"]);
    expect(winsBy("against", GAMES, order).map(({ of }) => of)).toEqual(["beginner", "casual", "expert", "people", "virtual"]);
    expect(winsBy("players", GAMES)).toEqual([
      { of: "1", played: 1, won: 1 },
      { of: "2", played: 2, won: 2 },
      { of: "4", played: 2, won: 1 },
    ]);
  });

  it("wins in a row are the last ones", () => {
    expect([winsInARow(GAMES), winsInARow([]), winsInARow([played(true), played(false)])]).toEqual([3, 0, 0]);
    expect(lastGames(GAMES, 2)).toEqual(GAMES.slice(-2));
  });

  it("choices are added up by kind, and luck is an average", () => {
    const one = played(true, { review: { own: -5, luck: 12, choices: { lay: [8, 1, 1], flock: [2, 0, 0] } } });
    const other = played(false, { review: { own: -2, luck: -20, choices: { lay: [4, 0, 0], draw: [0, 0, 0] } } });
    expect(choicesByKind([one, other, played(true)])).toEqual([
      { kind: "lay", fine: 12, slip: 1, mistake: 1, all: 14 },
      { kind: "flock", fine: 2, slip: 0, mistake: 0, all: 2 },
    ]);
    expect(choicesInAll(choicesByKind([one, other]))).toMatchObject({ fine: 14, all: 16 });
    expect(averageSums([one, other, played(true)])).toEqual({ luck: -4, own: -3, games: 2 });
    expect(averageSums([played(true)])).toBeNull();
  });

  it("the saved file says everything, and leads to no table", () => {
    const game = played(true, { table: "secret-link", review: { own: -5, luck: 12, choices: { lay: [8, 1, 1] } } });
    const text = exportedText({ games: [game], puzzles: { p: true }, puzzleDays: 3, lessons: ["cubirds/first"], streaks: {} });
    expect(text).not.toContain("secret-link");
    expect(JSON.parse(text)).toMatchObject({
      games: [{ day: "2026-11-20", won: true, review: { luck: 12, choices: { lay: { fine: 8, slip: 1, mistake: 1 } } } }],
      puzzles: { p: true },
      puzzle_days_in_a_row: 3,
      lessons: ["cubirds/first"],
    });
  });
});
