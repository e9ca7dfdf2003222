// An answer while you compose it: the tapped animals and cards, and the resulting action.
// Taps that lead to nothing legal give back the action that was tried, so that the server can say why not.
import { Composition } from "../room/composition.svelte";
import type { Asked, Values, WildCardsAction } from "../wire/messages";
import { isSame } from "../stage/structuralSharing";
import { type Card, countOf, SPECIES, type Offer, type Species } from "./cards";
import { aimsOf, animalAt, type Aim } from "./aims";

/** A card of the hand: its code, and which of equal ones it is. */
export interface Slot {
  card: string;
  nth: number;
}

export type Attempt = Values | null; // an action that is not legal

export class Answer {
  place: number | null = $state(null);
  given: Species | null = $state(null);
  slot: Slot | null = $state.raw(null); // a single card that is an answer by itself
  composition: Composition<Offer> | null = $state.raw(null);

  readonly offers: Offer[];
  readonly aims: Aim[];
  readonly asides: Offer[]; // answers with a separate button

  constructor(
    readonly asked: Asked,
    readonly display: Species[],
  ) {
    this.offers = asked.offers as Offer[];
    this.aims = aimsOf(this.offers, display);
    this.asides = this.offers.filter(
      (offer) => !offer.choice && !this.cardOf(offer) && !this.aims.some((aim) => aim.offer === offer),
    );
    this.clear();
  }

  isFor(asked: Asked, display: Species[]): boolean {
    return isSame(this.asked.offers, asked.offers) && this.asked.code === asked.code && isSame(this.display, display);
  }

  clear(): void {
    const first = this.offers.find((offer) => offer.choice);
    this.place = this.onlyPlace;
    this.given = null;
    this.slot = null;
    this.composition = first ? new Composition(first) : null;
  }

  /** The only animal there is: it is meant unless the player passes. */
  private get onlyPlace(): number | null {
    const [aim, ...others] = this.aims;
    return aim && others.length === 0 && aim.given === null ? aim.place : null;
  }

  /** Whether anything was chosen. */
  get isBegun(): boolean {
    const isAimed = this.place !== null && this.place !== this.onlyPlace;
    return isAimed || this.slot !== null || this.given !== null || (this.composition?.chosen.length ?? 0) > 0;
  }

  get exchanges(): boolean {
    return this.aims.some((aim) => aim.given !== null);
  }

  get choosesAnimals(): boolean {
    return SPECIES.includes(this.composition?.offer.choice?.codes[0] as Species);
  }

  /** The offer that is meant so far. */
  get offer(): Offer | null {
    if (this.slot) return this.offerOf(this.slot.card);
    if (this.aims.length === 0) return this.composition?.offer ?? null;
    return this.aims.find((aim) => aim.place === this.place && aim.given === this.given)?.offer ?? null;
  }

  /** The offer for the animal at this place, whatever else was chosen. */
  offerFor(place: number): Offer | undefined {
    return this.aims.find((aim) => this.display[aim.place] === this.display[place])?.offer;
  }

  /** Whether a card earns more than others, with what is chosen so far; not once enough are. */
  favours(card: string): boolean {
    return this.missing > 0 && (this.offer?.choice?.favoured.includes(card) ?? false);
  }

  /** The action that is complete now. */
  get ready(): Values | null {
    const offer = this.offer;
    if (!offer) return null;
    if (!offer.choice) return offer.plain;
    return this.composition?.enough ? this.composition.action : null;
  }

  get missing(): number {
    const choice = this.composition?.offer.choice;
    return choice ? Math.max(0, choice.least - (this.composition?.chosen.length ?? 0)) : 0;
  }

  /** The cards of the hand that are chosen. */
  get chosenCards(): Card[] {
    if (this.slot) return [this.slot.card as Card];
    const codes = this.choosesAnimals ? [] : (this.composition?.offer.choice?.codes ?? []);
    return (this.composition?.chosen ?? []).flatMap((index) => (codes[index] ? [codes[index] as Card] : []));
  }

  mayTakeCard(slot: Slot): boolean {
    return this.offerOf(slot.card) !== null || (!this.choosesAnimals && this.indexOf(slot) >= 0);
  }

  hasCard(slot: Slot): boolean {
    if (this.slot) return this.slot.card === slot.card && this.slot.nth === slot.nth;
    return !this.choosesAnimals && (this.composition?.chosen.includes(this.indexOf(slot)) ?? false);
  }

  mayAim(place: number): boolean {
    if (this.choosesAnimals) return this.indexOf(this.animalSlot(place)) >= 0;
    return this.aims.some((aim) => aim.place === place && (this.given === null || aim.given === this.given));
  }

  /** Whether this animal, or an equal one, can be taken: of equal animals any means the nearest. */
  mayMean(place: number): boolean {
    return (
      this.mayAim(place) ||
      (!this.choosesAnimals && this.display.some((species, other) => species === this.display[place] && this.mayAim(other)))
    );
  }

  /** Whether animals are asked for, but none like this one. */
  isBeyond(place: number): boolean {
    return this.aims.length > 0 && !this.mayMean(place);
  }

  hasAim(place: number): boolean {
    if (this.choosesAnimals) return this.composition?.chosen.includes(this.indexOf(this.animalSlot(place))) ?? false;
    return this.place === place;
  }

  mayGive(species: Species): boolean {
    return this.aims.some((aim) => aim.given === species && (this.place === null || aim.place === this.place));
  }

  tapCard(slot: Slot): Attempt {
    if (this.offerOf(slot.card)) {
      this.slot = this.hasCard(slot) ? null : slot;
      return null;
    }
    if (this.composition && !this.choosesAnimals && this.indexOf(slot) >= 0) return this.choose(this.indexOf(slot));
    const card = slot.card as Card;
    if (this.asked.code === "ask-take" && card !== "refill") return this.attempt(this.place ?? 0, [card]);
    return { code: "bid", cards: [card] } satisfies WildCardsAction;
  }

  tapAnimal(place: number): Attempt {
    if (this.choosesAnimals) return this.choose(this.indexOf(this.animalSlot(place)));
    if (this.place === place) {
      this.place = this.onlyPlace;
      return null;
    }
    const nearest = this.display.indexOf(this.display[place]!); // equal animals: any of them means the nearest
    const meant = [place, nearest].find((each) => this.mayAim(each));
    if (meant === undefined) return this.attempt(place);
    this.place = meant;
    this.pay();
    return null;
  }

  tapGiven(species: Species): Attempt {
    if (this.given !== species && !this.mayGive(species)) return this.attempt(this.place ?? 0, [], species);
    this.given = this.given === species ? null : species;
    return null;
  }

  /** Choose everything that this action consists of, as if it were tapped; nothing for an action with a separate button. */
  take(action: Values): void {
    this.clear();
    const whole = this.offers.find((offer) => !offer.choice && isSame(offer.plain, action));
    const composing = this.offers.filter(({ choice }) => choice).map((offer) => new Composition(offer));
    const made = composing.find((composition) => composition.take(action));
    const aim = this.aims.find(({ offer }) => offer === (whole ?? made?.offer));
    const card = whole ? this.cardOf(whole) : null;
    this.place = aim?.place ?? null;
    this.given = aim?.given ?? null;
    this.slot = card ? { card, nth: 0 } : null;
    this.composition = made ?? this.composition;
  }

  /** Remember what is chosen: called later, it is chosen again. */
  remember(): () => void {
    const { place, given, slot, composition } = this;
    const chosen = composition?.chosen ?? [];
    return () => {
      if (composition) composition.chosen = chosen;
      Object.assign(this, { place, given, slot, composition });
    };
  }

  /** Choose another animal, and keep the payment. */
  private pay(): void {
    const offer = this.aims.find((aim) => aim.place === this.place)?.offer;
    if (!offer?.choice || offer === this.composition?.offer) return;
    const chosen = this.composition?.chosen ?? [];
    this.composition = new Composition(offer);
    this.composition.chosen = chosen;
  }

  private choose(index: number): Attempt {
    const composition = this.composition;
    const choice = composition?.offer.choice;
    if (!composition || !choice) return null;
    const before = composition.chosen;
    composition.toggle(index);
    if (composition.chosen !== before) return null;
    return composition.with([...before, index]);
  }

  /** An attempt to take the animal at a place: in exchange for another one where animals are exchanged, or for these cards. */
  private attempt(place: number, paying: Card[] = [], given = this.given ?? this.aims[0]?.given): WildCardsAction {
    const animal = animalAt(this.display, place);
    return given ? { code: "exchange", given, ...animal } : { code: "take", ...animal, paying };
  }

  private indexOf(slot: Slot): number {
    const codes = this.composition?.offer.choice?.codes ?? [];
    return codes.findIndex((code, index) => code === slot.card && countOf(codes.slice(0, index), code) === slot.nth);
  }

  private animalSlot(place: number): Slot {
    const card = this.display[place] ?? "";
    return { card, nth: countOf(this.display.slice(0, place), card) };
  }

  private offerOf(card: string): Offer | null {
    return this.offers.find((offer) => this.cardOf(offer) === card) ?? null;
  }

  /** The card of the hand that an offer consists of. */
  private cardOf(offer: Offer): string | null {
    if (offer.choice) return null;
    const { plain } = offer;
    return plain.code === "bid" ? (plain.cards[0] ?? null) : plain.code === "tie-break" ? plain.card : null;
  }
}
