// Sentences from the message files that the server and the terminal read too.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import web from "../../../src/menagerie/words/en/web.ftl?raw";

export type Arguments = Record<string, FluentVariable>;
export type Say = (id: string, values?: Arguments) => string;

/** The words of every game, by their file: those of the tables and the pages stand beside them, and are no game's. */
const FILES = import.meta.glob<string>(
  ["../../../src/menagerie/words/en/*.ftl", "!**/common.ftl", "!**/table.ftl", "!**/hosting.ftl", "!**/web.ftl"],
  { query: "?raw", import: "default", eager: true },
);
const GAMES = Object.fromEntries(Object.entries(FILES).map(([path, words]) => [path.replace(/^.*\/|\.ftl$/g, ""), words]));

function speaker(...files: string[]): Say {
  const bundle = new FluentBundle("en", { useIsolating: false });
  for (const file of files) bundle.addResource(new FluentResource(file));
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

/** The words of the pages. */
export const say: Say = speaker(web);

const games = new Map<string, Say>();

/** The words of the pages and of one game. */
export function wordsOf(game: string): Say {
  let found = games.get(game);
  if (!found) {
    found = speaker(web, GAMES[game] ?? "");
    games.set(game, found);
  }
  return found;
}
