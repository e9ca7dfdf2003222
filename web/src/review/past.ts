// The state of a finished game at some moment, from its replay.
import { changed } from "../wire/difference";
import type { Again, View } from "../wire/messages";

/** The table before an action. */
export function viewBefore({ view, actions }: Again, number: number): View {
  for (const { moments, change } of actions.slice(0, number)) {
    for (const moment of moments) view = changed(view, moment.change);
    view = changed(view, change);
  }
  return view;
}

/** The lines from one action up to another, without that one. */
export function toldBetween({ actions }: Again, first: number, last: number): string[] {
  const lines = actions.slice(first, last).flatMap(({ moments }) => moments.map(({ line }) => line));
  return lines.filter(({ weight, text }) => text && (weight ?? "told") === "told").map(({ text }) => text);
}
