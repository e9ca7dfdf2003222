// The texts in the row of a table.
import type { TableLine } from "../wire/messages";
import { beside, listed, say, wordsOf } from "../words/words";

/** The people at it, without the bots. */
export function peopleAt(line: TableLine): string {
  const names = line.names.filter((name) => !line.bots.includes(name));
  return names.length ? listed(names) : say("operator-nobody");
}

/** The name of the game, and its form if it has several; an unknown game, of another version, by its code. */
function gameOf(line: TableLine): string[] {
  const named = ["game-title", `form-${line.form}`].map((id) => [id, wordsOf(line.game)(id)] as const);
  const known = named.flatMap(([id, name]) => (name === id ? [] : [name]));
  return known.length ? [...new Set(known)] : [line.game];
}

export function playedAt(line: TableLine): string {
  const bots = line.bots.length ? [say("operator-bots", { count: line.bots.length, names: listed(line.bots) })] : [];
  return beside([...gameOf(line), ...bots, say("operator-actions", { count: line.actions })]);
}

export function stateOf(line: TableLine): string {
  if (line.ended) return say("operator-ended");
  return { playing: say("my-games-playing"), lobby: say("my-games-lobby"), over: say("operator-over") }[line.state];
}

/** The table that a question is about. */
export function aboutTable(line: TableLine): string[] {
  return [peopleAt(line), playedAt(line), line.table];
}
