// Finds sentences of a rulebook by words of any language that it is written in.
import type { RulebookPage } from "./messages";

/** A text as it is compared: without capitals and accents. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll("ß", "ss").normalize("NFD").replaceAll(/\p{M}/gu, "");
}

/** The numbers of the sentences that have all these words, or their beginnings, in one of the books; in the order of the first. */
export function sentencesWith(books: RulebookPage[], query: string): string[] {
  const words = plain(query).match(/[\p{L}\p{N}.]+/gu) ?? [];
  if (words.length === 0) return [];
  const found = new Set<string>();
  for (const { blocks } of books) {
    for (const { kind, number, text = "", rulings = [] } of blocks) {
      if (kind !== "sentence" || !number) continue;
      const said = ` ${plain([number, text, ...rulings].join(" ")).replaceAll(/[^\p{L}\p{N}.]+/gu, " ")}`;
      if (words.every((word) => said.includes(` ${word}`))) found.add(number);
    }
  }
  return (books[0]?.blocks ?? []).flatMap(({ kind, number }) =>
    kind === "sentence" && number && found.has(number) ? [number] : [],
  );
}
