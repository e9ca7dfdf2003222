import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { RuleBlock, RulebookPage } from "../src/wire/messages";
import { sentencesWith } from "../src/rules/bookSearch";

const book = (...texts: string[]) =>
  ({ blocks: texts.map((text, index) => ({ kind: "sentence", number: `C4.${index + 1}`, text })) }) as unknown as RulebookPage;
const BOOKS = [
  book("You may complete a flock.", "Take all that is enclosed."),
  book("Je mag een familie vormen.", "Pak alles wat is ingesloten."),
  book("Du darfst einen Schwarm bilden.", "Nimm alle eingeschloßenen Vögel."),
];

test("a sentence is found by words of any language, however they are written", () => {
  expect(sentencesWith(BOOKS, "FLOCK")).toEqual(["C4.1"]);
  expect(sentencesWith(BOOKS, "schwarm")).toEqual(["C4.1"]);
  expect(sentencesWith(BOOKS, "ingeslo")).toEqual(["C4.2"]);
  expect(sentencesWith(BOOKS, "vogel eingeschlossenen")).toEqual(["C4.2"]);
  expect(sentencesWith(BOOKS, "c4.2")).toEqual(["C4.2"]);
});

test("a word is found without the ending of its plural, but only where it is found nowhere with it", () => {
  expect(sentencesWith(BOOKS, "Schwarmen")).toEqual(["C4.1"]);
  expect(sentencesWith(BOOKS, "families")).toEqual(["C4.1"]);
  expect(sentencesWith([book("The flocks.", "A flock.")], "flocks")).toEqual(["C4.1"]);
});

test("the title of a chapter leads to its first sentence", () => {
  const blocks = [
    { kind: "heading", number: "W2", text: "Setting up" },
    { kind: "text", text: "A word before the first sentence." },
    { kind: "sentence", number: "W2.1", text: "Shuffle." },
    { kind: "sentence", number: "W2.2", text: "Deal." },
  ];
  expect(sentencesWith([{ blocks }] as unknown as RulebookPage[], "setting")).toEqual(["W2.1"]);
});

test("all words must stand in one language, and nothing finds nothing", () => {
  expect(sentencesWith(BOOKS, "flock familie")).toEqual([]);
  expect(sentencesWith(BOOKS, " , ")).toEqual([]);
  expect(sentencesWith(BOOKS, "amily")).toEqual([]);
});

test("what a table or a remark below a sentence says is found with it, but nothing of the next chapter", () => {
  const blocks = [
    { kind: "sentence", number: "W1.1", text: "There are six species." },
    {
      kind: "table",
      rows: [
        ["habitat", "species"],
        ["forest", "squirrel"],
      ],
    },
    { kind: "text", text: "Nobody prints the split." },
    { kind: "heading", number: "W2", text: "Setting up" },
    { kind: "text", text: "A word before the first sentence." },
  ];
  const books = [{ blocks }] as unknown as RulebookPage[];
  expect(sentencesWith(books, "squirrel")).toEqual(["W1.1"]);
  expect(sentencesWith(books, "split")).toEqual(["W1.1"]);
  expect(sentencesWith(books, "word before")).toEqual([]);
});

/** A rulebook as it is written: enough of it to be searched. */
function written(game: string, language: string): RulebookPage {
  const file = join(import.meta.dirname, `../../docs/rulebooks/${language}/${game}.md`);
  const blocks: RuleBlock[] = [];
  for (const part of readFileSync(file, "utf8").split("\n\n")) {
    const [, number, text] = /^\*\*([A-Z]\d+\.\d+)\*\* (.+)/.exec(part) ?? [];
    if (number && text) blocks.push({ kind: "sentence", number, text });
    else blocks.push({ kind: part.startsWith("#") ? "heading" : "text", text: part });
  }
  return { blocks } as RulebookPage;
}

const BOOKLETS = {
  cubirds: {
    en: ["flock", "dealer", "draw pile", "discard pile", "face down", "species", "collection", "victory", "empty hand"],
    nl: [
      "familie",
      "startspeler",
      "trekstapel",
      "aflegstapel",
      "handkaarten",
      "insluiten",
      "aanleggen",
      "lege hand",
      "overwinning",
    ],
    de: ["Schwarm", "Nachziehstapel", "Ablagestapel", "Handkarten", "Sammlung", "auffüllen"],
  },
  wildcards: {
    en: [
      ...[
        "natural habitat",
        "majority",
        "hand limit",
        "hand card limit",
        "score token",
        "Animal card",
        "Leader card",
        "wild card",
      ],
      ...["Refill card", "Refill hand card", "Habitat card", "Talisman card", "bidding card", "bluffing", "open display"],
      ...["face down", "supply", "tie", "final scoring", "total score", "virtual player", "discard pile"],
    ],
    nl: [
      ...["natuurlijke habitat", "meerderheid", "handlimiet", "puntenfiches", "dierkaart", "leiderkaart", "joker", "aanvulkaart"],
      ...["habitatkaart", "talismankaart", "biedkaart", "bluffen", "Expo", "voorraad", "conflict", "gelijkspel", "gelijkstand"],
      ...[
        "conflicten",
        "leiderkaarten",
        "puntentelling",
        "overwinning",
        "virtuele speler",
        "bijbetalen",
        "passen",
        "Adelaar",
        "aflegstapel",
        "handkaart",
      ],
    ],
    de: [
      ...["natürlicher Lebensraum", "Mehrheit", "Handkartenlimit", "Punktemarker", "Tierkarte", "Bonuskarte", "Jokerkarte"],
      ...["Nachziehkarte", "Wildniskarte", "Talismankarte", "Bietphase", "Belohnungsphase", "Vorbereitungsphase", "Bluffen"],
      ...["offene Auslage", "Vorrat", "Gleichstand", "Schlusswertung", "Platzierung", "Abwurfstapel", "Ablagestapel"],
      ...["Jokerkarten", "geheime Tierkarte", "Stärke", "zahlen", "Schachtel"],
    ],
  },
};
const LISTS = Object.entries(BOOKLETS).flatMap(([game, languages]) =>
  Object.entries(languages).map(([language, words]) => [game, language, words] as const),
);

test.each(LISTS)("the words of the printed booklets of %s are found in %s", (game, language, words) => {
  const books = [written(game, language)];
  expect(words.filter((word) => sentencesWith(books, word).length === 0)).toEqual([]);
});

test.each([
  ["hand limit", "W2.8"],
  ["handlimiet", "W2.8"],
  ["Handkartenlimit", "W2.8"],
  ["Abwurfstapel", "W2.6"],
  ["conflict", "W7.1"],
  ["Mehrheit", "W8.1"],
  ["Bietphase", "W3.1"],
  ["Adelaar", "W4.4"],
])("“%s” leads to %s first", (word, number) => {
  expect(
    sentencesWith(
      ["en", "nl", "de"].map((language) => written("wildcards", language)),
      word,
    )[0],
  ).toBe(number);
});
