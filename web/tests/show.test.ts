import { beforeEach, expect, test, vi } from "vitest";
import type { ToldLine, View } from "../src/wire/messages";
import { Covers } from "../src/stage/covers";
import { type Moment, Show, type Staging } from "../src/stage/show.svelte";
import { hidePage } from "./sockets";

const STEP_MS = 900;

let covers: Covers;
let told: string[];
let over: number;
let nearlyOver: number;
let stepMs: number;
let show: Show;

const view = (turn: number): View => ({ turn, seats: [] }) as unknown as View;

function moment(
  number: number,
  text: string,
  more: Partial<Moment> & { weight?: ToldLine["weight"]; code?: string } = {},
): Moment {
  const { weight = "told", code = "something", ...rest } = more;
  return {
    line: { number, code, values: {}, text, rule: "", weight },
    view: view(number),
    own: false,
    quiet: false,
    ...rest,
  };
}

class PaperStage implements Staging {
  manner = { together: new Set(["turned"]), missed: new Set(["emptied"]) };
  revealed = false;
  slow = false;
  changes: string[][] = [];
  change(lines: ToldLine[], apply: () => void): number {
    this.changes.push(lines.map(({ text }) => text));
    apply();
    return 500;
  }
  finish = (): void => undefined;
}

beforeEach(() => {
  vi.useFakeTimers();
  hidePage(false);
  covers = new Covers();
  told = [];
  over = nearlyOver = 0;
  stepMs = STEP_MS;
  const director = {
    stepMs: () => stepMs,
    told: (text: string) => told.push(text),
    missed: (text: string) => told.push(`missed: ${text}`),
    nearlyOver: () => (nearlyOver += 1),
    over: () => (over += 1),
  };
  show = new Show(director, covers);
});

test("one sentence is told after the other, and each stands for its time", () => {
  show.add([moment(1, "Ada lays two owls."), moment(2, "Bo draws two cards.")]);
  vi.advanceTimersByTime(STEP_MS / 2);
  expect([show.line?.text, show.log.length]).toEqual(["Ada lays two owls.", 1]);
  vi.advanceTimersByTime(STEP_MS);
  expect([show.line?.text, show.log.length]).toEqual(["Bo draws two cards.", 2]);
  vi.advanceTimersByTime(STEP_MS * 2);
  expect([over, show.isOn]).toEqual([1, false]);
});

test("what belongs to one sentence moves one after the other while it stands", () => {
  const stage = new PaperStage();
  show.stage = stage;
  show.add([
    moment(1, "Ada lays owls and takes a duck."),
    moment(2, "takes", { weight: "joined" }),
    moment(3, "fills", { weight: "joined" }),
  ]);
  vi.advanceTimersByTime(100);
  expect(stage.changes).toEqual([["Ada lays owls and takes a duck."]]);
  vi.advanceTimersByTime(700);
  expect(stage.changes).toHaveLength(3);
  expect(told).toEqual(["Ada lays owls and takes a duck."]);
  vi.advanceTimersByTime(1_000);
  expect(over).toBe(1);
});

test("where a change takes long, nothing moves while the next one is drawn", () => {
  const stage = new PaperStage();
  stage.slow = true;
  show.stage = stage;
  show.add([moment(1, "Ada lays owls and takes a duck."), moment(2, "takes", { weight: "joined" })]);
  vi.advanceTimersByTime(550);
  expect(stage.changes).toHaveLength(1);
  vi.advanceTimersByTime(150);
  expect(stage.changes).toHaveLength(2);
});

test("what is seen at the same moment moves at the same moment", () => {
  const stage = new PaperStage();
  show.stage = stage;
  show.add([moment(1, "Ada bid 3.", { code: "turned" }), moment(2, "Bo bid 2.", { code: "turned" })]);
  vi.advanceTimersByTime(100);
  expect(stage.changes).toEqual([["Ada bid 3.", "Bo bid 2."]]);
  expect(show.line?.text).toBe("Ada bid 3. Bo bid 2.");
});

test("what only passes takes no time", () => {
  show.add([moment(1, "Bo's turn.", { weight: "passing" }), moment(2, "Bo lays a duck.")]);
  vi.advanceTimersByTime(100);
  expect(show.line?.text).toBe("Bo lays a duck.");
  expect(told).toEqual(["Bo lays a duck."]);
});

test("while somebody chooses, others are seen to act and nothing is said in between", () => {
  show.add([moment(1, "Bo has bid.", { quiet: true })]);
  vi.advanceTimersByTime(100);
  expect([show.line, show.view, show.log.length]).toEqual([null, view(1), 1]);
  expect(told).toEqual(["Bo has bid."]);
});

test("skipping tells everything, and shows what is now", () => {
  show.add([moment(1, "one"), moment(2, "two"), moment(3, "passing", { weight: "passing" })]);
  vi.advanceTimersByTime(100);
  show.skip();
  expect(told).toEqual(["one", "two"]);
  expect([show.log.length, over, show.isOn, show.line]).toEqual([3, 1, false, null]);
});

test("who skips what changed everything is told so", () => {
  show.stage = new PaperStage();
  show.add([moment(1, "one"), moment(2, "A new deal.", { code: "emptied" }), moment(3, "three")]);
  show.skip();
  expect(told).toEqual(["one", "A new deal.", "three", "missed: A new deal."]);
});

test("nothing goes on while something lies over the table", async () => {
  const gone = covers.lie();
  show.add([moment(1, "one")]);
  vi.advanceTimersByTime(60_000);
  expect([show.line, show.isOn]).toEqual([null, true]);
  gone();
  await Promise.resolve();
  vi.advanceTimersByTime(100);
  expect(show.line?.text).toBe("one");
});

test("a page that is out of sight is always at the end", () => {
  hidePage(true);
  show.add([moment(1, "one"), moment(2, "two")]);
  expect([told, over, show.isOn]).toEqual([["one", "two"], 1, false]);
});

test("where nothing is to be shown, everything is told at once", () => {
  stepMs = 0;
  show.add([moment(1, "one")]);
  expect([told, over]).toEqual([["one"], 1]);
});

test("the last moment of one's own deed is not waited for", () => {
  show.add([moment(1, "You lay an owl.", { own: true })]);
  vi.advanceTimersByTime(120);
  expect([nearlyOver, over]).toEqual([1, 0]);
});

test("what was turned over stays until one goes on, where that is liked", () => {
  let holds = true;
  const held = new Show(
    { stepMs: () => STEP_MS, holds: () => holds, told: () => 0, missed: () => 0, nearlyOver: () => 0, over: () => (over += 1) },
    covers,
  );
  held.stage = Object.assign(new PaperStage(), { manner: { lasting: new Set(["bid-revealed"]) } });
  held.add([moment(1, "All bids are shown.", { code: "bid-revealed" }), moment(2, "Bo picks first.")]);
  vi.advanceTimersByTime(STEP_MS * 20);
  expect([held.line?.text, held.isHeld, held.isOn, over]).toEqual(["All bids are shown.", true, true, 0]);
  held.goOn();
  vi.advanceTimersByTime(STEP_MS * 20);
  expect([held.log.length, held.isHeld, over]).toEqual([2, false, 1]); // the next sentence asks for no tap
  holds = false;
  held.add([moment(3, "All bids are shown.", { code: "bid-revealed" })]);
  vi.advanceTimersByTime(STEP_MS * 20);
  expect([held.isHeld, over]).toEqual([false, 2]);
});
