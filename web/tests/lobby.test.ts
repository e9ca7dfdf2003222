import { expect, test } from "vitest";
import { awaitedText, mayText, newsOf } from "../src/lib/lobby";
import type { OptionInfo, SeatInfo, TableInfo } from "../src/lib/messages";

const ADA: SeatInfo = { seat: 0, kind: "person", name: "Ada", avatar: "fox", host: true, here: true };
const BO: SeatInfo = { seat: 1, kind: "person", name: "Bo", avatar: "hare", here: true };
const CLEO: SeatInfo = { seat: 2, kind: "bot", name: "Cleo", avatar: "otter", ready: true, here: true };
const FREE: SeatInfo = { seat: 2, kind: "open", name: "", avatar: "" };
const LIMIT: OptionInfo = {
  name: "turn_limit",
  label: "After how many turns",
  rule: "C1",
  value: null,
  default: null,
  words: [],
};

function lobby(you: number | null, ...seats: SeatInfo[]): TableInfo {
  return {
    form: "usual",
    forms: [{ form: "usual", label: "CuBirds", players: [2, 3, 4] }],
    players: seats.length,
    options: [LIMIT],
    seats: seats.map((seat, index) => ({ ...seat, seat: index, you: index === you })),
    you,
    is_host: you !== null && seats[you]?.host === true,
  } as TableInfo;
}

test.each([
  ["host", lobby(0, ADA, BO, FREE), "One seat is still free: invite somebody, or add a bot. Waiting for Bo."],
  ["host", lobby(0, ADA, BO, CLEO), "Waiting for Bo."],
  ["host", lobby(0, ADA, { ...BO, ready: true }, CLEO), "Everybody else is ready: start when you like."],
  ["guest", lobby(1, ADA, BO, CLEO), "Waiting for you and Ada."],
  ["guest", lobby(1, ADA, { ...BO, ready: true }, CLEO), "Ada starts the game."],
  ["guest", lobby(1, { ...ADA, ready: true }, BO, CLEO), "Everybody else is ready: only you are awaited."],
  ["visitor", lobby(null, ADA, BO, FREE), "One seat is still free. Waiting for Ada and Bo."],
])("a %s is told who is awaited", (_who, table, told) => {
  expect(awaitedText(table)).toBe(told);
});

test("everybody is told what they may choose, and who chooses the rest", () => {
  expect(mayText(lobby(0, ADA, BO))).toMatch(/^You are the host/);
  expect(mayText(lobby(1, ADA, BO))).toBe(
    "You choose your own name and when you are ready. Ada is the host and chooses the rest.",
  );
  expect(mayText(lobby(null, ADA, FREE))).toMatch(/^Sit down to play along\. Ada is the host/);
});

test("who sits down, is ready, gets up and becomes host is heard; one's own deeds go without saying", () => {
  const before = lobby(0, ADA, BO, FREE);

  expect(newsOf(before, lobby(0, { ...ADA, ready: true }, { ...BO, ready: true }, CLEO))).toEqual([
    "Bo is ready.",
    "Cleo, a bot, sits down.",
  ]);
  expect(newsOf(lobby(1, ADA, BO, CLEO), lobby(0, BO, { ...CLEO, host: true }, FREE))).toEqual([
    "The seat of Ada is free again.",
  ]);
  expect(newsOf(before, lobby(0, ADA, { ...BO, host: true, name: "Bobo" }, FREE))).toEqual([
    "Bo is now called Bobo.",
    "Bobo is the host now.",
  ]);
});

test("what the host chooses anew is heard once, with why all are asked again, and not as each one's change of mind", () => {
  const before = lobby(1, ADA, { ...BO, ready: true }, { ...CLEO, kind: "person", ready: true });
  const after = { ...lobby(1, ADA, BO, { ...CLEO, kind: "person", ready: false }), options: [{ ...LIMIT, value: 14 }] };

  expect(newsOf(before, after)).toEqual([
    "Now chosen: After how many turns: 14.",
    "Everybody is asked again whether they are ready.",
  ]);
});
