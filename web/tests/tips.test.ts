// Tips: each is shown once on a device; they can be turned off, and shown again.
import { beforeEach, describe, expect, test } from "vitest";
import { Tips, type Tip } from "../src/room/tips.svelte";

const GOAL: Tip = { id: "goal", text: "The goal", of: ".own" };
const LAY: Tip = { id: "lay", text: "Lay birds", of: ".hand" };

describe("tips", () => {
  beforeEach(() => localStorage.clear());

  test("are told one after the other, each once", () => {
    const tips = new Tips();
    expect(tips.next([GOAL, LAY])).toBe(GOAL);
    tips.note("goal");
    expect(tips.next([GOAL, LAY])).toBe(LAY);
    expect(new Tips().next([GOAL])).toBeNull(); // the device remembers
  });

  test("can be turned off, and told again", () => {
    const tips = new Tips();
    tips.note("goal");
    tips.on = false;
    expect(new Tips().next([LAY])).toBeNull();
    tips.again();
    expect(tips.next([GOAL, LAY])).toBe(GOAL);
    expect(tips.on).toBe(true);
  });

  test("start anew where what was kept cannot be read", () => {
    localStorage.setItem("menagerie-tips", "{");
    expect(new Tips().next([GOAL])).toBe(GOAL);
  });
});
