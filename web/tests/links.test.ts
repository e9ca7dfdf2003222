import { expect, test } from "vitest";
import { linked } from "../src/words/links";

const linksOf = (text: string): string[] => linked(text).flatMap(({ link }) => (link ? [link] : []));

test("addresses within a text can be followed, without the full stop after them", () => {
  const text = "Write to ada@club.example, or see https://club.example/who?a=b.\nSee you!";
  expect(linksOf(text)).toEqual(["mailto:ada@club.example", "https://club.example/who?a=b"]);
  expect(
    linked(text)
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
});

test("what is no address stays a text, and nothing else is followed", () => {
  for (const text of ["", "on Thursdays @ seven", "javascript:alert(1)", "1.5"]) expect(linksOf(text)).toEqual([]);
  expect(linksOf("(ada@club.example)")).toEqual(["mailto:ada@club.example"]);
});
