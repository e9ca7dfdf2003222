import { expect, test } from "vitest";
import { kindsOf } from "../src/device/windows.svelte";

test.each([
  [320, 568, "phone low"],
  [360, 640, "phone low"],
  [390, 844, "phone"],
  [568, 320, "sideways"],
  [844, 390, "sideways"],
  [768, 1024, "tablet"],
  [800, 600, "tablet low"],
  [1024, 768, "desk"],
  [1024, 600, "desk low"],
  [1366, 650, "desk low"],
  [1440, 900, "desk"],
  [2560, 1440, "desk"],
  [1000, 1400, "tablet"],
])("a window of %i by %i is: %s", (width, height, kinds) => {
  expect(kindsOf(width, height).join(" ")).toBe(kinds);
});
