// Sentences from the message files that the server and the terminal read too.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { functions } from "./forms";
import web from "../../../src/menagerie/words/en/web.ftl?raw";

export type Arguments = Record<string, FluentVariable>;
export type Say = (id: string, values?: Arguments) => string;

/** What the pages around a table say of each game, by its file. */
const AROUND = import.meta.glob<string>("../../../src/menagerie/words/en/*-pages.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

function bundleOf(...files: string[]): FluentBundle {
  const bundle = new FluentBundle("en", { functions, useIsolating: false });
  for (const file of files) bundle.addResource(new FluentResource(file));
  return bundle;
}

function speaker(bundle: FluentBundle): Say {
  return (id, values = {}) => {
    const message = bundle.getMessage(id);
    return message?.value ? bundle.formatPattern(message.value, values) : id;
  };
}

const list = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** Ada, Bo and Cleo. */
export function listed(names: string[]): string {
  return list.format(names);
}

/** What belongs to one sentence, one after the other. */
export function clauses(texts: string[]): string {
  return texts.length > 0 ? texts.reduce((first, then) => say("clauses", { first, then })) : "";
}

const choice = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** Ada, Bo or Cleo. */
export function eitherOf(names: string[]): string {
  return choice.format(names);
}

const pages = bundleOf(web);

/** The words of the pages. */
export const say: Say = speaker(pages);

/** A page that is fetched when it is needed brings its words along. */
export function bringToPages(words: string): void {
  pages.addResource(new FluentResource(words));
}

const games = new Map<string, { bundle: FluentBundle; say: Say }>();

function known(game: string): { bundle: FluentBundle; say: Say } {
  let found = games.get(game);
  if (!found) {
    const around = Object.entries(AROUND).find(([path]) => path.endsWith(`/${game}-pages.ftl`))?.[1] ?? "";
    const bundle = bundleOf(web, around);
    found = { bundle, say: speaker(bundle) };
    games.set(game, found);
  }
  return found;
}

/** The words of the pages and of one game: those of its table as soon as that is there, which brings them. */
export function wordsOf(game: string): Say {
  return known(game).say;
}

/** A game's table brings its words, before anything of it is shown. */
export function bring(game: string, words: string): void {
  known(game).bundle.addResource(new FluentResource(words));
}
