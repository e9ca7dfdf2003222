// Sentences from the same message files that the server and the terminal use. Only those of the current language are fetched,
// and only those that a page needs.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { functions, prepareForms } from "./nounForms";
import { language, locale } from "../wire/language";
import { GAMES } from "../wire/registered";

export type Arguments = Record<string, FluentVariable>;
export type Say = (id: string, values?: Arguments) => string;

const WORDS = "../../../src/menagerie/words";
const FILES = import.meta.glob<string>(
  [
    "../../../src/menagerie/words/*/*.ftl",
    "!../../../src/menagerie/words/*/{common,commands,table,hosting,checkup,site,about,coach,puzzle,*-told,*-end,*-lessons,*-exercises}.ftl",
  ],
  { query: "?url", import: "default", eager: true },
); // addresses of files that are parsed, not run; without those that only the server uses

/** Reads a file; tests read it from the disk. */
export const fetching = {
  textOf: async (address: string): Promise<string> => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(answer.statusText);
    return answer.text();
  },
};

function newBundle(): FluentBundle {
  return new FluentBundle(language, { functions, useIsolating: false });
}

function speaker(bundle: FluentBundle): Say {
  return (id, values = {}) => {
    const message = bundle.getMessage(id);
    return message?.value ? bundle.formatPattern(message.value, values) : id;
  };
}

const list = new Intl.ListFormat(locale, { type: "conjunction" });

/** Ada, Bo and Cleo. */
export function listed(names: string[]): string {
  return list.format(names);
}

/** The same as the beginning of a sentence. */
export function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

/** Takes a bird, fills the row and ends the turn. */
export function sentenceOf(clauses: string[]): string {
  return clauses.length > 0 ? say("sentence", { told: listed(clauses) }) : "";
}

function joined(by: string, texts: string[]): string {
  return texts.length > 0 ? texts.reduce((first, then) => say(by, { first, then })) : "";
}

/** What belongs to one sentence, one after the other. */
export const clauses = (texts: string[]): string => joined("clauses", texts);

/** The same, where each part is short. */
export const inARow = (texts: string[]): string => joined("in-a-row", texts);

/** Items in one line, each separate. */
export const beside = (texts: string[]): string => joined("beside", texts);

const choice = new Intl.ListFormat(locale, { type: "disjunction" });

/** Ada, Bo or Cleo. */
export function eitherOf(names: string[]): string {
  return choice.format(names);
}

const pages = newBundle();

/** The words of the pages. */
export const say: Say = speaker(pages);

const games = new Map(Object.keys(GAMES).map((game) => [game, newBundle()]));

/** The words of the pages and of one game. Those of its table are available once that is loaded. */
export function wordsOf(game: string): Say {
  return speaker(games.get(game) ?? pages);
}

const brought = new Map<string, Promise<void>>();

/** Fetch a file of words, once: those of a game are used for that game only. */
async function bring(file: string): Promise<void> {
  const resource = new FluentResource(await fetching.textOf(FILES[`${WORDS}/${language}/${file}.ftl`]!));
  const own = games.get(file.split("-")[0]!);
  for (const bundle of own ? [own] : [pages, ...games.values()]) bundle.addResource(resource);
}

/** Fetch some files of words that are not there yet. */
export async function bringWords(...files: string[]): Promise<void> {
  for (const file of files) if (!brought.has(file)) brought.set(file, bring(file));
  try {
    await Promise.all(files.map(async (file) => brought.get(file)));
  } catch (problem) {
    for (const file of files) brought.delete(file); // the next time it may come
    throw problem;
  }
}

/** The words of every page; nothing is shown before they have arrived. */
export async function prepareWords(): Promise<void> {
  await Promise.all([prepareForms(), bringWords("web", ...[...games.keys()].map((game) => `${game}-pages`))]);
}

/** A part of the client, together with its words. */
export async function withWords<Part>(part: Promise<Part>, ...files: string[]): Promise<Part> {
  const [found] = await Promise.all([part, bringWords(...files)]);
  return found;
}
