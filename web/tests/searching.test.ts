import { expect, test } from "vitest";
import type { RulebookPage } from "../src/lib/messages";
import { sentencesWith } from "../src/lib/searching";

const book = (...texts: string[]) =>
  ({ blocks: texts.map((text, index) => ({ kind: "sentence", number: `C4.${index + 1}`, text })) }) as unknown as RulebookPage;
const BOOKS = [
  book("You may form a family.", "Take all that is enclosed."),
  book("Je mag een familie vormen.", "Pak alles wat is ingesloten."),
  book("Du darfst einen Schwarm bilden.", "Nimm alle eingeschloßenen Vögel."),
];

test("a sentence is found by words of any language, however they are written", () => {
  expect(sentencesWith(BOOKS, "FAMILY")).toEqual(["C4.1"]);
  expect(sentencesWith(BOOKS, "schwarm")).toEqual(["C4.1"]);
  expect(sentencesWith(BOOKS, "ingeslo")).toEqual(["C4.2"]);
  expect(sentencesWith(BOOKS, "vogel eingeschlossenen")).toEqual(["C4.2"]);
  expect(sentencesWith(BOOKS, "c4.2")).toEqual(["C4.2"]);
});

test("all words must stand in one language, and nothing finds nothing", () => {
  expect(sentencesWith(BOOKS, "family familie")).toEqual([]);
  expect(sentencesWith(BOOKS, " , ")).toEqual([]);
  expect(sentencesWith(BOOKS, "amily")).toEqual([]);
});
