// The cards of Wild Cards as the screen sorts and names them.
import type {
  ToldLine,
  TableInfo,
  WildCardsCard as Card,
  WildCardsLine,
  WildCardsOffer as Offer,
  WildCardsSeatView,
  WildCardsSpecies as Species,
  WildCardsView,
} from "../wire/messages";
import { listed, wordsOf } from "../words/words";

export type { Card, Offer, Species };
export type Counts<Kind extends string> = Partial<Record<Kind, number>>;

/** What is printed on the cards. */
interface Facts {
  habitats: Record<Species, string>;
  bonus: number;
  costs: Counts<string>;
}

export const SPECIES: Species[] = ["peacock", "squirrel", "eagle", "ibex", "lion", "meerkat"];
export const HABITATS = ["forest", "mountains", "savannah", "wild", "refill"];

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

export function cardName(card: Card | null): string {
  return card === null ? words("animals-table-face-down") : words("card-name", { card });
}

/** The same at the beginning, or alone. */
export function cardTitle(card: Card): string {
  return words("card-title", { card });
}

export function animalTitle(species: Species): string {
  return words("animal-title", { species });
}

export function animalName(species: Species): string {
  return words("animal-name", { species });
}

/** Whether the refill card is among the cards that are counted; Leo has none. */
export function hasRefill({ is_leo, bid }: WildCardsSeatView): "yes" | "no" {
  return is_leo || bid.includes("refill") ? "no" : "yes";
}

/** The cards in front of a player, in words. */
export function laidWords({ bid, paid }: WildCardsSeatView): string {
  const bidden = bid.length > 0 ? words("animals-table-tells-bid", { cards: listed(bid.map(cardName)) }) : "";
  const payment = paid.length > 0 ? words("animals-table-tells-paid", { cards: listed(paid.map(cardName)) }) : "";
  return [bidden, payment].filter(Boolean).join(" ");
}

/** A player's standing, for the label of their place. */
export function standing({ seats, result, talisman }: WildCardsView, seat: number): Record<string, string | number> {
  const { leads = false, points = null } = seats[seat] ?? {};
  return {
    leads: leads && !result ? "yes" : "no",
    points: points?.total ?? "none",
    talisman: talisman === seat ? "yes" : "no",
  };
}

export function roundWords({ round, rounds }: { round: number; rounds: number }): string {
  return words(round === rounds ? "animals-table-last-round" : "view-round", { round, rounds });
}

export function ownerOf(view: WildCardsView, species: Species): number | null {
  const owner = view.seats.findIndex((seat) => seat.leaders.includes(species));
  return owner < 0 ? null : owner;
}

export function factsOf(table: TableInfo): Facts {
  return table.facts as unknown as Facts;
}

export function habitatOfSpecies(table: TableInfo, species: Species): string {
  return factsOf(table).habitats[species];
}

/** A line in the words of this game. */
export function told(line: ToldLine | null | undefined): WildCardsLine | null {
  return (line ?? null) as WildCardsLine | null;
}

/** Whether the step that is being shown is about this seat, and about this card of it if one is named. */
export function concerns(line: ToldLine | null, seat: number, card?: Card | Species | null): boolean {
  const values = told(line)?.values;
  if (!values || !("seat" in values) || values.seat !== seat) return false;
  return card === undefined || ("cards" in values && values.cards.some((each) => each === card));
}

export function talismanWords(table: TableInfo, { talisman_used }: WildCardsView): string {
  return words("animals-table-tells-talisman", {
    used: talisman_used ? "yes" : "no",
    last: holderIsLast(table) ? "yes" : "no",
  });
}

/** A secret animal, and what it is worth. */
export function secretWords({ flat_secret }: WildCardsView, secret: Species): string {
  return words("animals-table-secret", { animal: animalName(secret), flat: flat_secret ? "yes" : "no" });
}

/** Whether the talisman's holder comes last, as usual. */
export function holderIsLast({ options }: TableInfo): boolean {
  return options.every(({ name, value }) => name !== "talisman_order" || value === "holder-last");
}
