import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Asked, Moved, Offer, Position, TableInfo } from "../src/wire/messages";
import { covers } from "../src/stage/covers";
import { Room } from "../src/room/room.svelte";
import { settings } from "../src/device/settings.svelte";
import { site } from "../src/room/site.svelte";
import { hidePage, latest, PaperSocket, paperSockets } from "./sockets";

let room: Room;

const table = {
  type: "table",
  id: "t",
  game: "cubirds",
  title: "CuBirds",
  status: "playing",
  seats: [],
  you: 0,
} as unknown as TableInfo;
const question = (code: string): Asked => ({
  question: `${code}?`,
  code,
  offers: [],
  sealed: false,
  several: true,
  answers_itself: false,
  usual: null,
});
const view = (turn: number) => ({ turn, to_act: 0, seats: [] });

function position(seq: number, asked: Asked | null = null): Position {
  return { type: "position", seq, view: view(seq), log: [], asked, undo: null, outcome: null } as unknown as Position;
}

function moved(seq: number, asked: Asked | null = null, text = `move ${seq}`): Moved {
  const line = { number: seq, code: "something", values: { seat: 1 }, text, rule: "", weight: "told" };
  const moment = { line, change: { of: { turn: { to: seq } } } };
  return {
    type: "moved",
    seq,
    seat: 1,
    moments: [moment],
    view: view(seq),
    asked,
    undo: null,
    outcome: null,
  } as unknown as Moved;
}

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  hidePage(false);
  paperSockets();
  settings.pace = "normal";
  room = new Room("t");
  latest().open();
  latest().tell(table);
});

afterEach(() => room.close());

const sentences = (): string[] => room.announcer.sentences.map(({ text }) => text);

test("what the operator announces is shown at the table, and withdrawn there", () => {
  latest().tell({ type: "announcement", text: "Cake at nine.", restart_at: null });
  expect(site.sentence).toBe("Cake at nine.");
  latest().tell({ type: "announcement", text: "", restart_at: null });
  expect(site.sentence).toBe("");
});

test("a move that was told already is dropped", () => {
  latest().tell(position(4));
  latest().tell(moved(4));
  latest().tell(moved(5));
  latest().tell(moved(5));
  vi.advanceTimersByTime(10_000);
  expect(room.log.map(({ number }) => number)).toEqual([5]);
});

test("a move that was missed is found out, and where the game stands is asked for", () => {
  latest().tell(position(4));
  latest().tell(moved(6));
  vi.advanceTimersByTime(10_000);
  expect(PaperSocket.all).toHaveLength(2);
  latest().open();
  latest().tell(position(6));
  expect(room.view).toEqual(view(6));
});

test("what is asked stays asked, and the very same, while others act", () => {
  latest().tell(position(4, question("ask-bid")));
  const { asked, previews } = room;
  latest().tell(moved(5, question("ask-bid")));
  expect(room.asked).toBe(asked);
  latest().tell(moved(6, question("ask-bid")));
  vi.advanceTimersByTime(5_000);
  expect(room.asked).toBe(asked);
  expect(room.previews).toBe(previews);
  expect([room.line, room.log.length]).toEqual([null, 2]);
});

test("another question is asked when what led to it has been shown", () => {
  latest().tell(position(4));
  latest().tell(moved(5, question("ask-lay")));
  vi.advanceTimersByTime(100);
  expect(room.asked).toBeNull();
  vi.advanceTimersByTime(5_000);
  expect(room.asked?.code).toBe("ask-lay");
});

test("every move and then the question is told to who listens, at every pace and when skipping", () => {
  for (const pace of ["normal", "off"] as const) {
    settings.pace = pace;
    const before = sentences().length;
    const seq = pace === "normal" ? 4 : 8;
    latest().tell(position(seq));
    latest().tell(moved(seq + 1));
    latest().tell(moved(seq + 2, question("ask-lay")));
    vi.advanceTimersByTime(100);
    if (pace === "normal") room.skip();
    expect(sentences().slice(before)).toEqual([`move ${seq + 1}`, `move ${seq + 2}`, "Your turn: ask-lay?"]);
  }
});

test("what is asked after one's own deed is told too, though it is seen before the last card lies", () => {
  latest().tell(position(4, question("ask-lay")));
  latest().tell({ ...moved(5, question("ask-flock"), "You lay 3 ducks."), seat: 0 });
  vi.advanceTimersByTime(10_000);
  expect(sentences()).toEqual(["Your turn: ask-lay?", "You lay 3 ducks.", "Your turn: ask-flock?"]);
});

test("the same question is told once, however often others act meanwhile or the socket is opened anew", () => {
  latest().tell(position(4, question("ask-bid")));
  latest().tell(moved(5, question("ask-bid")));
  vi.advanceTimersByTime(5_000);
  latest().break();
  vi.advanceTimersByTime(1_000);
  latest().open();
  latest().tell(position(5, question("ask-bid")));
  expect(sentences()).toEqual(["Your turn: ask-bid?", "move 5"]);
});

test("who skips to their turn sees nothing more until then, and all of it after it", () => {
  latest().tell(position(1));
  latest().tell(moved(2));
  room.skip();
  latest().tell(moved(3));
  expect(room.log.map(({ number }) => number)).toEqual([2, 3]);
  latest().tell(moved(4, question("lay")));
  expect(room.asked?.code).toBe("lay");
  latest().tell(moved(5));
  latest().tell(moved(6));
  vi.advanceTimersByTime(100);
  expect(room.showing).toBe(true);
});

test("what was done for one is told, and what one has said oneself is not", () => {
  const only: Asked = { ...question("bid"), answers_itself: true, offers: [{ label: "Bid the refill card" } as Offer] };
  const sealed = (seq: number): Moved => ({ ...moved(seq, null, "You have bid."), seat: 0 });
  room.stage = {
    manner: { given: new Set(["something"]) },
    slow: false,
    revealed: false,
    change: (_, apply) => (apply(), 0),
    finish: () => undefined,
  };
  latest().tell(position(1, question("bid")));
  room.confirm({ plain: "bid wild 1" });
  latest().tell(sealed(2));
  expect(room.notice).toBeNull();
  latest().tell(position(2, only));
  const act = latest().sent.find((message) => message.type === "act");
  latest().tell({ type: "accepted", id: act!.id, seq: 2 });
  latest().tell(sealed(3));
  room.skip();
  expect(room.notice?.text).toContain("Bid the refill card");
});

test("nothing is lost to who listens where much is skipped at once", () => {
  latest().tell(position(4));
  for (let seq = 5; seq < 45; seq += 1) latest().tell(moved(seq));
  room.skip();
  expect(sentences()).toHaveLength(40);
});

test("under a sheet nothing is heard: a move is told when that has gone, what is said in passing was told by the sheet", async () => {
  settings.pace = "off";
  latest().tell(position(4));
  const goOn = covers.lie();
  latest().tell(moved(5));
  latest().tell({ type: "refused", id: null, text: "No.", rule: "C4.1" });
  await tick();
  expect(sentences()).toEqual([]);
  goOn();
  await tick();
  expect(sentences()).toEqual(["move 5"]);
});

test("what is said while a sheet is just being put away is told", async () => {
  latest().tell(position(4));
  latest().break();
  const goOn = covers.lie();
  room.say({ type: "end-game" });
  goOn();
  await tick();
  expect(sentences().join()).toMatch(/wasn’t sent/);
});

test("who confirms every move hears what is about to be done", () => {
  settings.confirmMoves = true;
  latest().tell(position(4, question("ask-lay")));
  room.do({ plain: { code: "draw-two" }, label: "Draw two cards", choice: null } as unknown as Offer);
  settings.confirmMoves = false;
  expect(sentences().at(-1)).toMatch(/^Draw two cards\. Not done yet/);
});

test("what is said without a connection is not lost without a word", () => {
  latest().tell(position(4));
  latest().break();
  room.say({ type: "set-automatic", on: true });
  expect(room.notice?.text).toMatch(/wasn’t sent/);
});

test("a refusal goes when the next thing is done, and can be read again", () => {
  latest().tell(position(4));
  latest().tell({ type: "refused", id: null, text: "No.", rule: "C4.1" });
  expect(room.notice?.text).toBe("No.");
  room.confirm({ plain: "draw" });
  expect(room.notice).toBeNull();
  expect(room.notices.past.map(({ text }) => text)).toEqual(["No."]);
});

test("an action is said again to the next socket until it is accepted", () => {
  latest().tell(position(4));
  room.confirm({ plain: { code: "draw-two" } });
  latest().break();
  vi.advanceTimersByTime(1_000);
  latest().open();
  const [said] = latest().sent;
  expect(said).toMatchObject({ type: "act", action: { code: "draw-two" }, seq: 4 });
  latest().tell({ type: "accepted", id: (said as { id: string }).id, seq: 5 });
  expect(room.waiting).toBe(false);
});

test("what happened while one was cut off is told, and then the question", () => {
  latest().tell(position(4));
  latest().tell(moved(5));
  vi.advanceTimersByTime(10_000);
  room.connection.renew();
  latest().open();
  const missed = [6, 7].map((seq) => moved(seq).moments[0]!.line);
  latest().tell({ ...position(7, question("ask-lay")), log: [moved(5).moments[0]!.line, ...missed] });
  expect(sentences().slice(-3)).toEqual(["move 6", "move 7", "Your turn: ask-lay?"]);
});

test("who comes to a table is not told what happened before", () => {
  latest().tell({ ...position(7), log: [moved(7).moments[0]!.line] });
  expect(sentences()).toEqual([]);
});

test("what was said just before the connection was lost may not have been heard, and that is told", () => {
  latest().tell(position(4));
  room.say({ type: "rematch" });
  latest().break();
  vi.advanceTimersByTime(1_000);
  latest().open();
  expect(room.notice?.text).toContain("may not have gone through");
});

test("what the table has answered was heard", () => {
  latest().tell(position(4));
  room.say({ type: "rematch" });
  latest().tell(table);
  latest().break();
  vi.advanceTimersByTime(1_000);
  latest().open();
  expect(room.notice).toBeNull();
});

test("a game that is ended is told aloud, once", () => {
  latest().tell(position(4));
  latest().tell({ ...table, ended: "agreement" });
  latest().tell({ ...table, ended: "agreement" });
  expect(sentences()).toEqual(["This game was ended early: there is no result."]);
});

test("what an answer would do is asked again after the connection was lost", () => {
  latest().tell(position(4, question("ask-lay")));
  const before = room.previews;
  room.connection.renew();
  latest().open();
  latest().tell(position(4, question("ask-lay")));
  expect(room.previews).not.toBe(before);
});
