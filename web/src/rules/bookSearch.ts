// Finds sentences of a rulebook by words of any language that it is written in.
import type { RuleBlock, RulebookPage } from "../wire/messages";

const LONG = 6; // letters of a word that may lose its ending

/** A text folded for comparison: without capitals and accents. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll("ß", "ss").normalize("NFD").replaceAll(/\p{M}/gu, "");
}

/** The whole text under each number: the sentence, its rulings, and the tables and remarks after it; the first of a chapter also has the chapter's title. */
function saidUnder(blocks: RuleBlock[]): Map<string, string> {
  const said = new Map<string, string>();
  let [latest, title] = ["", ""];
  for (const { kind, number, text = "", rulings = [], rows = [] } of blocks) {
    if (kind === "heading") [latest, title] = ["", text];
    else if (number) latest = number;
    if (!latest) continue;
    said.set(latest, [said.get(latest) ?? `${latest} ${title}`, text, ...rulings, ...rows.flat()].join(" "));
    title = "";
  }
  return said;
}

/** A word without the ending of a plural: “conflicten” is found where “conflict” stands. */
function stem(word: string): string {
  return word.length < LONG ? word : word.replace(/(en|es|e|n|s)$/, "");
}

/**
 * The numbers of the sentences that have all these words, or their beginnings, in one of the books; in the order of the first. What is
 * found nowhere is looked for without the endings of plurals.
 */
export function sentencesWith(books: RulebookPage[], query: string): string[] {
  const words = plain(query).match(/[\p{L}\p{N}.]+/gu) ?? [];
  if (words.length === 0) return [];
  const found = sentencesWithAll(books, words);
  return found.length > 0 ? found : sentencesWithAll(books, words.map(stem));
}

function sentencesWithAll(books: RulebookPage[], words: string[]): string[] {
  const found = new Set<string>();
  for (const { blocks } of books) {
    for (const [number, all] of saidUnder(blocks)) {
      const said = ` ${plain(all).replaceAll(/[^\p{L}\p{N}.]+/gu, " ")}`;
      if (words.every((word) => said.includes(` ${word}`))) found.add(number);
    }
  }
  return (books[0]?.blocks ?? []).flatMap(({ kind, number }) =>
    kind === "sentence" && number && found.has(number) ? [number] : [],
  );
}
