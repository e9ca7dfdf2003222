// The cards of Wild Cards as the screen sorts and names them.
import type { Line, SeatInfo, Table, WildCardsCard as Card, WildCardsSpecies as Species, WildCardsView } from "../lib/messages";
import { wordsOf } from "../lib/words";
import "./words";

export type { Card, Species };
export type Counts<Kind extends string> = { [key in Kind]?: number };

export const SPECIES: Species[] = ["peacock", "squirrel", "eagle", "ibex", "lion", "meerkat"];
const HABITATS = ["forest", "mountains", "savannah", "wild", "refill"];

export const words = wordsOf("wildcards");

export function isAnimal(card: Card | Species): card is Species {
  return SPECIES.includes(card as Species);
}

export function habitatOf(card: string): string {
  return card.split("-")[0] ?? card;
}

export function valueOf(card: string): string {
  return card.split("-")[1] ?? "";
}

function rank(card: string): number {
  return HABITATS.indexOf(habitatOf(card)) * 10 + Number(valueOf(card));
}

/** Every single card, by habitat and value. */
export function spread<Kind extends string>(counts: Counts<Kind>): Kind[] {
  const kinds = Object.keys(counts) as Kind[];
  return kinds.sort((one, other) => rank(one) - rank(other)).flatMap((kind) => Array<Kind>(counts[kind] ?? 0).fill(kind));
}

export function total(counts: Counts<string>): number {
  return Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0);
}

export function countOf(cards: readonly string[], card: string): number {
  return cards.filter((each) => each === card).length;
}

export function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function cardName(card: Card | null): string {
  return card === null ? words("animals-table-face-down") : words("card-name", { card });
}

export function animalName(species: Species): string {
  return words("animal-name", { species });
}

const lists = new Intl.ListFormat("en-GB", { type: "conjunction" });

export function list(names: string[]): string {
  return lists.format(names);
}

export function nameOf(table: Table, seat: number): string {
  return table.you === seat ? words("animals-table-you") : (table.seats[seat]?.name ?? "");
}

/** What is to be known of who sits there: a bot, somebody who is away, or a bot that plays for somebody. */
export function markOf(who: SeatInfo | undefined): "bot" | "away" | "stand-in" | null {
  if (!who || who.you) return null;
  if (who.kind === "bot") return "bot";
  if (who.kind !== "person") return null;
  if (who.stand_in) return "stand-in";
  return who.here ? null : "away";
}

export function roundWords({ round, rounds }: { round: number; rounds: number }): string {
  return words(round === rounds ? "animals-table-last-round" : "view-round", { round, rounds });
}

export function ownerOf(view: WildCardsView, species: Species): number | null {
  const owner = view.seats.findIndex((seat) => seat.leaders.includes(species));
  return owner < 0 ? null : owner;
}

export function habitatOfSpecies(table: Table, species: Species): string {
  return String(table.facts["habitats"]?.[species] ?? "");
}

/** Whether the step that is being shown is about this seat, and about this card of it if one is named. */
export function concerns(line: Line | null, seat: number, card?: Card | Species | null): boolean {
  if (line?.values["seat"] !== seat) return false;
  return card === undefined || (line.values["cards"] ?? []).includes(card);
}
