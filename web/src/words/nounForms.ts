// Forms of words: a sentence asks for the form of a card's name that it needs. The tables are those that the server reads.
import { FluentNumber, type FluentFunction, type FluentValue } from "@fluent/bundle";
import { language } from "../wire/language";

type Form = string | Record<string, string>; // the same in every case, or a form for each

interface Noun {
  gender?: string;
  always?: string; // the article it has in any sentence that asks for one
  one: Form;
  many?: Form;
  title?: string;
}

interface Forms {
  articles: Record<string, Record<string, Form>>;
  nouns: Record<string, Noun>;
  times: string;
}

const TABLES = import.meta.glob<Forms>("../../../src/menagerie/words/*/forms.json", { import: "default" });
let forms: Forms = { articles: {}, nouns: {}, times: "" };

export async function prepareForms(): Promise<void> {
  forms = await TABLES[`../../../src/menagerie/words/${language}/forms.json`]!();
}

function inCase(form: Form | undefined, wanted: string): string {
  return typeof form === "object" ? (form[wanted] ?? form.nominative ?? "") : (form ?? "");
}

/** A name at the beginning, or alone. */
function titled({ one, title }: Noun): string {
  const name = inCase(one, "nominative");
  return title ?? name.charAt(0).toUpperCase() + name.slice(1);
}

/** So many cards of a kind; without a count one, or many, by its name. */
function card(code: string, count: number | null, wanted: { case: string; article: string; number: string }): string {
  const [kind = "", value] = code.split("-");
  const noun = forms.nouns[kind];
  if (!noun) return code;
  if (value) {
    const name = `${wanted.number === "title" ? titled(noun) : inCase(noun.one, wanted.case)} ${value}`;
    return count === null || count === 1 ? name : forms.times.replace("{card}", name).replace("{count}", String(count));
  }
  if (count !== null && count !== 1) return `${count} ${inCase(noun.many, wanted.case)}`;
  if (wanted.number === "title") return titled(noun);
  const isMany = wanted.number === "many";
  const kinds = wanted.article === "none" ? {} : forms.articles[isMany ? "many" : (noun.gender ?? "")];
  const article = kinds?.[noun.always ?? wanted.article];
  return `${inCase(article, wanted.case)} ${inCase(isMany ? noun.many : noun.one, wanted.case)}`.trim();
}

/** The length of the longest of these names. */
export function longestName(codes: readonly string[]): number {
  return Math.max(...codes.map((code) => titled(forms.nouns[code]!).length));
}

const textOf = (value: FluentValue | undefined, otherwise: string): string => (value ? String(value.valueOf()) : otherwise);

/** The functions available to sentences. */
export const functions: Record<string, FluentFunction> = {
  CARD: ([code, count], wanted) =>
    card(textOf(code, ""), count instanceof FluentNumber ? count.value : null, {
      case: textOf(wanted.case, "nominative"),
      article: textOf(wanted.article, "none"),
      number: textOf(wanted.number, "one"),
    }),
  GENDER: ([code]) => forms.nouns[textOf(code, "")]?.gender ?? "none",
};
