import { expect, test } from "vitest";
import { awaitedText, isEarly, mayText, newsOf } from "../src/lobby/lobby";
import type { OptionInfo, SeatInfo, TableInfo } from "../src/wire/messages";

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
  ["host", lobby(0, ADA, { ...BO, ready: true }, CLEO), "Everyone else is ready: start when you like."],
  ["host", lobby(0, ADA, { ...BO, here: false, stand_in: "casual" }, CLEO), "Everyone else is ready: start when you like."],
  ["guest", lobby(1, ADA, BO, { ...CLEO, kind: "person", ready: false }), "Waiting for you and Cleo."],
  ["guest", lobby(1, ADA, { ...BO, ready: true }, CLEO), "Ada starts the game."],
  ["guest", lobby(1, ADA, BO, CLEO), "Everyone else is ready: we’re just waiting for you."],
  ["visitor", lobby(null, ADA, BO, FREE), "One seat is still free. Waiting for Bo."],
])("a %s is told who is awaited", (_who, table, told) => {
  expect(awaitedText(table)).toBe(told);
});

test("the host begins early while another person is not ready, and no seat is free", () => {
  expect(isEarly(lobby(0, ADA, BO, CLEO))).toBe(true);
  expect(isEarly(lobby(0, ADA, BO, FREE))).toBe(false);
  expect(isEarly(lobby(0, ADA, { ...BO, ready: true }, CLEO))).toBe(false);
});

test("everybody is told what they may choose, and who chooses the rest", () => {
  expect(mayText(lobby(0, ADA, BO))).toMatch(/^You’re the host/);
  expect(mayText(lobby(1, ADA, BO))).toBe(
    "You choose your own name and when you’re ready. Ada is the host and chooses the rest.",
  );
  expect(mayText(lobby(null, ADA, FREE))).toMatch(/^Sit down to join in\. Ada is the host/);
  expect(mayText(lobby(null, ADA, BO))).toMatch(/^All seats are taken\. You can watch, or ask Ada/);
});

test("who sits down, is ready, gets up and becomes host is heard; one's own deeds go without saying", () => {
  const before = lobby(0, ADA, BO, FREE);

  expect(newsOf(before, lobby(0, { ...ADA, ready: true }, { ...BO, ready: true }, CLEO))).toEqual([
    "Bo is ready.",
    "Cleo, a bot, sits down.",
  ]);
  expect(newsOf(lobby(1, ADA, BO, CLEO), lobby(0, BO, { ...CLEO, host: true }, FREE))).toEqual(["Ada’s seat is free again."]);
  expect(newsOf(before, lobby(0, ADA, { ...BO, host: true, name: "Bobo" }, FREE))).toEqual([
    "Bo is now called Bobo.",
    "Bobo is now the host.",
  ]);
});

test("another animal or another place is no news of people; who is kept out is told so", () => {
  const before = lobby(0, ADA, BO, CLEO);

  expect(newsOf(before, lobby(0, ADA, { ...BO, avatar: "otter" }, { ...CLEO, avatar: "hare" }))).toEqual([]);
  expect(newsOf(before, lobby(1, BO, ADA, CLEO))).toEqual([]);
  expect(newsOf(lobby(1, ADA, BO, CLEO), { ...lobby(null, ADA, FREE, CLEO), is_kept_out: true })).toEqual([
    "The host has asked you to leave your seat. You’re welcome to stay and watch.",
  ]);
});

test("what the host chooses anew is heard once, with why all are asked again, and not as each one's change of mind", () => {
  const before = lobby(1, ADA, { ...BO, ready: true }, { ...CLEO, kind: "person", ready: true });
  const after = { ...lobby(1, ADA, BO, { ...CLEO, kind: "person", ready: false }), options: [{ ...LIMIT, value: 14 }] };

  expect(newsOf(before, after)).toEqual([
    "Now chosen – After how many turns: 14.",
    "Everyone will be asked again whether they’re ready.",
  ]);
});
