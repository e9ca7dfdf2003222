// Groups the log for reading: chapters for rounds and turns, each with its sentences and their details.
import type { ToldLine } from "../wire/messages";
import { isTold } from "../stage/show.svelte";

const CLEARED = "card-discarded"; // of the cards of a round, which belong to no single player

/** A sentence, and the single events that it covers. */
export interface Entry {
  line: ToldLine;
  parts: ToldLine[]; // including itself
}

/** A round or a turn. */
export interface Chapter {
  key: number;
  begun: ToldLine | null; // null: before the first
  entries: Entry[];
}

export function chaptersOf(lines: ToldLine[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const line of lines) {
    const begins = line.code.endsWith("-began");
    if (begins || chapters.length === 0) {
      const joined = begins && line.weight === "joined" ? chapters.at(-1)?.entries.pop() : undefined; // the sentence that announces the beginning
      chapters.push({ key: line.number, begun: begins ? line : null, entries: joined ? [joined] : [] });
      if (begins) continue;
    }
    const { entries } = chapters.at(-1)!;
    const last = entries.at(-1);
    if (isTold(line) || !last) entries.push({ line, parts: [line] });
    else last.parts.push(line);
  }
  return chapters;
}

/** The entry whose sentence covers a line. */
export function entryOf(lines: ToldLine[], number: number): Entry | undefined {
  return chaptersOf(lines)
    .flatMap(({ entries }) => entries)
    .find(({ parts }) => parts.some((part) => part.number === number));
}

/** The seat whose action a sentence reports; null if there is none, or more than one. */
export function seatOf({ line, parts }: Entry): number | null {
  if (line.code === CLEARED) return null;
  const seats = new Set(parts.filter(({ code }) => code === line.code).map(({ values }) => values.seat));
  const [seat] = seats;
  return seats.size === 1 && typeof seat === "number" ? seat : null;
}

/** The cards that a sentence is about, each once, with their number; a hidden card has no picture. */
export function cardsOf(entry: Entry): { card: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { values } of entry.parts) {
    const cards = (Array.isArray(values.cards) ? values.cards : []).filter((card) => typeof card === "string");
    for (const card of cards) {
      const count = cards.filter((other) => other === card).length; // the same cards may be shown first, and laid afterwards
      counts.set(card, Math.max(counts.get(card) ?? 0, count));
    }
  }
  return [...counts].map(([card, count]) => ({ card, count }));
}
