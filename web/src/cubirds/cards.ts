// Birds as they are drawn: rows as runs of a kind, cards as counts, offers by the place they are for.
import { poseOf } from "../device/art";
import type {
  CuBirdsConsequence,
  CuBirdsGoal as Goal,
  CuBirdsOffer as Offer,
  CuBirdsSeatView,
  CuBirdsSide as Side,
  CuBirdsSpecies as Species,
  CuBirdsValues,
  ToldLine,
  Preview,
  TableInfo,
} from "../wire/messages";
import { eitherOf, inARow, listed, type Say } from "../words/words";

const LONG_GAIN = 64; // letters
const MOST_NAMED = 5; // flocks, in a sentence

export type { Offer, Side };
export type Counts = Partial<Record<Species, number>>;

/** The facts printed on the cards. */
export interface Facts {
  flocks: Record<Species, [small: number, big: number]>;
  copies: Record<Species, number>;
  goals: { kinds: number; birds: number; species: number };
}

export interface Run {
  species: Species;
  count: number;
}

export interface Place {
  row: number;
  side: Side;
}

export function factsOf(table: TableInfo): Facts {
  return table.facts as unknown as Facts;
}

/** All species, in the order of the cards. */
export function speciesOf(facts: Facts): Species[] {
  return Object.keys(facts.flocks) as Species[];
}

export function runsOf(cards: Species[]): Run[] {
  const runs: Run[] = [];
  for (const species of cards) {
    const last = runs.at(-1);
    if (last?.species === species) last.count += 1;
    else runs.push({ species, count: 1 });
  }
  return runs;
}

/** Counts as runs, in the order of the cards. */
export function stacksOf(counts: Counts, facts: Facts): Run[] {
  return speciesOf(facts).flatMap((species) => {
    const count = counts[species] ?? 0;
    return count > 0 ? [{ species, count }] : [];
  });
}

/** The cards of a line or of a consequence, each species once; a hidden card has no picture. */
export function shownCards(cards: (Species | null)[] = []): Run[] {
  const counts = new Map<Species, number>();
  for (const card of cards) {
    if (card !== null) counts.set(card, (counts.get(card) ?? 0) + 1);
  }
  return [...counts].map(([species, count]) => ({ species, count }));
}

export function inWords(runs: Run[], say: Say): string {
  return inARow(runs.map(({ species, count }) => say("some-cards", { card: species, count })));
}

export function offerAt(offers: Offer[], species: Species, place: Place): Offer | undefined {
  return offers.find(
    ({ plain }) =>
      plain.code === "lay-birds" && plain.species === species && plain.row === place.row && plain.side === place.side,
  );
}

export function flockOf(offers: Offer[], species: Species): Offer | undefined {
  return offers.find(({ plain }) => plain.code === "complete-flock" && plain.species === species);
}

export function consequence<Code extends keyof CuBirdsValues>(
  preview: Preview | null,
  code: Code,
): CuBirdsConsequence<Code> | undefined {
  return preview?.consequences.find((told): told is CuBirdsConsequence<Code> => told.code === code);
}

/** Whether an action would win, and how, in words. */
export function victory(preview: Preview | null): CuBirdsConsequence | undefined {
  return consequence(preview, "seven-kinds-reached") ?? consequence(preview, "three-and-three-reached");
}

/** Everything that an action would do, in one sentence without a full stop. */
export function consequences(preview: Preview): string {
  return listed([...preview.consequences, ...preview.remarks].map((told) => told.text));
}

/** What laying birds would bring. */
export interface Gain {
  taken: number;
  flocks: number;
  wins: boolean; // with one of these flocks
  text: string;
  brief: string; // a long list is shortened
  briefest: string;
}

/** What laying birds would bring: the birds they take, and the flock that completes. */
export function gain(preview: Preview, say: Say): Gain {
  const took = consequence(preview, "bird-taken");
  if (!took) return { taken: 0, flocks: 0, wins: false, text: "", brief: "", briefest: "" };
  const flocks = preview.remarks.filter(({ code }) => code === "remark-flock");
  const text = inARow([took, ...flocks].map(({ text }) => text));
  const { count } = took.values;
  const wins = flocks.some(({ values }) => values.wins === "yes");
  const briefest = say("birds-table-takes-many", { count, flocks: flocks.length, wins: wins ? "yes" : "no" });
  return { taken: count, flocks: flocks.length, wins, text, brief: text.length > LONG_GAIN ? briefest : text, briefest };
}

/** The distance to a goal, for its sentence. */
export function wayTo({ collected, total, needed, birds }: Goal): { count: number; goal: number; needed: number; birds: number } {
  return { count: collected, goal: total, needed, birds };
}

/** The distances to both goals, and which is nearer. */
export function waysTo(view: CuBirdsSeatView, say: Say): string {
  const { seven_kinds: kinds, three_and_three: threes } = view;
  const nearer = (is: boolean): string[] => (is && kinds.is_nearer !== threes.is_nearer ? [say("birds-table-nearer")] : []);
  return [
    say("birds-table-kinds", wayTo(kinds)),
    ...nearer(kinds.is_nearer),
    say("birds-table-threes", wayTo(threes)),
    ...nearer(threes.is_nearer),
  ].join(" ");
}

/** Whether one more flock could win. */
export function isClose({ wins_with }: CuBirdsSeatView): boolean {
  return Object.keys(wins_with).length > 0;
}

/** The flock with which it could. In narrow places, a long list is cut. */
export function winningFlocks({ wins_with }: CuBirdsSeatView, say: Say, most = MOST_NAMED): string {
  const species = Object.keys(wins_with) as Species[];
  if (species.length > most) return say("birds-flock-right");
  const flocks = [...new Set(Object.values(wins_with))].sort().flatMap((birds) => {
    const names = species.filter((each) => wins_with[each] === birds).map((each) => say("birds-plural", { species: each }));
    return names.length > 0 ? [say("birds-flock-of", { names: eitherOf(names), birds })] : [];
  });
  return eitherOf(flocks);
}

/** The line about the last new deal. */
export function lastDeal(log: ToldLine[]): ToldLine | undefined {
  return log.findLast(({ code }) => code === "hand-emptied");
}

/** The seat whose hand was empty, if new cards were dealt since somebody last laid birds. */
export function emptiedSince(log: ToldLine[], you: number | null): number | null {
  const own = log.findLast(({ code, values }) => code === "birds-laid" && seatIn(values) === you);
  const deal = lastDeal(log);
  return deal && deal.number > (own?.number ?? 0) ? seatIn(deal.values) : null;
}

function seatIn(values: ToldLine["values"]): number {
  return (values as { seat: number }).seat;
}

/** The stencil of a bird in the pose that this number gives. */
export function faceOf(species: Species, number: number): string {
  return poseOf(`cubirds/${species}`, number).replace("cubirds/", "");
}

export function samePlace(one: Place | null, other: Place): boolean {
  return one?.row === other.row && one.side === other.side;
}
