import { expect, test } from "vitest";
import { Covers } from "../src/stage/covers";

test("nothing goes on until the last of what lies over the table has gone", async () => {
  const covers = new Covers();
  let went = 0;
  const [one, other] = [covers.lie(), covers.lie()];
  covers.whenFree(() => (went += 1));
  one();
  one(); // once gone, it is gone
  expect(went).toBe(0);
  other();
  expect(went).toBe(0); // whatever is being taken down is gone first
  await Promise.resolve();
  expect(went).toBe(1);
});

test("what is forgotten meanwhile does not go on", async () => {
  const covers = new Covers();
  let went = 0;
  const gone = covers.lie();
  covers.whenFree(() => (went += 1))();
  gone();
  await Promise.resolve();
  expect(went).toBe(0);
});

test("where nothing lies, it goes on at once", () => {
  let went = 0;
  new Covers().whenFree(() => (went += 1));
  expect(went).toBe(1);
});
