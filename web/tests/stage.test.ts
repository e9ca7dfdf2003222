import { beforeEach, expect, test, vi } from "vitest";
import type { ToldLine } from "../src/wire/messages";
import { settings } from "../src/device/settings.svelte";
import { type Move, Stage } from "../src/stage/stage";

let root: HTMLElement;
let running: FakeAnimation[];
let boxes: Record<string, [left: number, top: number]>;

class FakeAnimation extends EventTarget {
  onfinish: (() => void) | null = null;
  readonly effect = { getComputedTiming: () => this.timing };
  constructor(
    readonly element: Element,
    readonly timing: { duration: number; delay: number },
  ) {
    super();
  }
  cancel(): void {
    running = running.filter((each) => each !== this);
  }
  end(): void {
    this.cancel();
    this.onfinish?.();
    this.dispatchEvent(new Event("finish"));
  }
}

beforeEach(() => {
  running = [];
  settings.pace = "normal";
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  document.body.innerHTML = `<div id="table"><div data-stencil="owl"><i>owl</i></div><div data-stencil="back"><i>back</i></div>
    <div id="pile" data-spot="pile" data-card=""></div><div id="row" data-spot="row"></div></div>`;
  root = document.getElementById("table")!;
  boxes = { pile: [0, 0], row: [100, 0], owl: [100, 0] };
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
    const [left, top] = boxes[this.id] ?? [0, 0];
    return { left, top, width: 50, height: 70 } as DOMRect;
  });
  HTMLElement.prototype.animate = function (this: HTMLElement, _, timing) {
    const { duration = 0, delay = 0 } = timing as { duration?: number; delay?: number };
    const animation = new FakeAnimation(this, { duration, delay });
    running.push(animation);
    return animation as unknown as Animation;
  };
});

const line = { code: "dealt" } as ToldLine;
const deal: Move = { cards: ["owl"], from: ["pile"], to: ["row"], turns: true };
const flights = (): number => root.querySelectorAll(".flight").length;

function layOwl(): void {
  document.getElementById("row")!.innerHTML = `<b id="owl" data-spot="row" data-key="owl-1" data-card="owl"></b>`;
}

test("a card flies to where it belongs, which is hidden until it arrives", () => {
  const stage = new Stage(root, () => [deal]);
  const takes = stage.change([line], layOwl);
  expect(takes).toBeGreaterThan(400);
  expect(stage.revealed).toBe(true);
  expect(flights()).toBe(1);
  expect(running.some(({ element }) => element.id === "owl")).toBe(true);
});

test("when everything is skipped nothing is left in the air", () => {
  const stage = new Stage(root, () => [deal]);
  stage.change([line], layOwl);
  stage.finish();
  expect([flights(), running.length]).toEqual([0, 0]);
});

test("a card that has arrived is gone from the layer", () => {
  const stage = new Stage(root, () => [deal]);
  stage.change([line], layOwl);
  for (const animation of [...running]) animation.end();
  expect(flights()).toBe(0);
});

test("where nothing is to move, the table is changed at once", () => {
  settings.pace = "off";
  const stage = new Stage(root, () => [deal]);
  expect(stage.change([line], layOwl)).toBe(0);
  expect([flights(), document.getElementById("owl") === null]).toEqual([0, false]);
});
