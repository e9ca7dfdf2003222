import { expect, test } from "vitest";
import { Pausing } from "../src/lib/pausing";

test("nothing goes on until the last of what lies over the table has gone", async () => {
  const pausing = new Pausing();
  let went = 0;
  const [one, other] = [pausing.lie(), pausing.lie()];
  pausing.whenFree(() => (went += 1));
  one();
  one(); // once gone, it is gone
  expect(went).toBe(0);
  other();
  expect(went).toBe(0); // whatever is being taken down is gone first
  await Promise.resolve();
  expect(went).toBe(1);
});

test("what is forgotten meanwhile does not go on", async () => {
  const pausing = new Pausing();
  let went = 0;
  const gone = pausing.lie();
  pausing.whenFree(() => (went += 1))();
  gone();
  await Promise.resolve();
  expect(went).toBe(0);
});

test("where nothing lies, it goes on at once", () => {
  let went = 0;
  new Pausing().whenFree(() => (went += 1));
  expect(went).toBe(1);
});
