// One's own turn as it is being composed: which birds are chosen, which place is looked at, what is being dragged.
import type { Asked, CuBirdsAction, CuBirdsSpecies as Species, Preview, Values } from "../lib/messages";
import { settings } from "../lib/settings.svelte";
import { isSame } from "../lib/sharing";
import type { TableRoom } from "../lib/room.svelte";
import { wordsOf } from "../lib/words";
import { familyOf, offerAt, samePlace, type Offer, type Place } from "./birds";

const say = wordsOf("cubirds");
const DRAG_STARTS_AT = 8; // a finger is never quite still

export class Turn {
  chosen: Species | null = $state(null);
  looked: Place | null = $state(null); // the place that is hovered, focused or dragged over
  dragged: { x: number; y: number } | null = $state(null);
  dropped: { x: number; y: number; species: Species; lands: boolean } | null = $state(null); // lies where it was let go until the table shows it there
  advised: Offer | null = $state.raw(null); // what a hint names
  reminded = $state(0); // how often a place was tried before birds were chosen

  private pressed: { species: Species; x: number; y: number; pointer: number } | null = null;
  private justDragged = false;

  constructor(
    private readonly room: TableRoom,
    private readonly held: (species: Species) => number, // how many are in the hand
  ) {}

  get asked(): Asked | null {
    return this.room.yourTurn && !this.room.waiting ? this.room.asked : null;
  }

  get code(): string | null {
    return this.asked?.code ?? null;
  }

  get offers(): Offer[] {
    return (this.asked?.offers ?? []) as Offer[];
  }

  /** A new question: begin anew, with the only answer at hand where there is one. */
  begin(): void {
    this.chosen = this.only;
    this.looked = null;
    this.advised = null;
    this.dragged = null;
    this.pressed = null;
    this.reminded = 0;
    if (this.asked) this.tellChosen();
  }

  /** Choose what this answer is given with; its place is marked. */
  take(action: Values): void {
    this.advised = this.offers.find(({ plain }) => isSame(plain, action)) ?? null;
    const plain = this.advised?.plain;
    this.chosen = plain && "species" in plain ? plain.species : null;
  }

  /** The species that is chosen already, because there is no other. */
  private get only(): Species | null {
    const offers = (this.room.asked?.offers ?? []) as Offer[]; // also while the last answer is still on its way
    const species = new Set(offers.flatMap(({ plain }) => ("species" in plain ? [plain.species] : [])));
    return species.size === 1 ? ([...species][0] ?? null) : null;
  }

  /** An answer is on its way: what is tapped meanwhile is neither an answer nor a question. */
  get isBusy(): boolean {
    return this.room.waiting;
  }

  /** Whether these birds may be chosen for what is asked. */
  mayChoose(species: Species): boolean {
    return this.code === "ask-lay" || (this.code === "ask-family" && familyOf(this.offers, species) !== undefined);
  }

  /** These birds alone are an answer: give it. */
  confirm(species: Species): void {
    const family = this.code === "ask-family" ? familyOf(this.offers, species) : undefined;
    if (family) this.act(family);
  }

  choose(species: Species): void {
    if (this.room.waiting || (species === this.only && species === this.chosen)) return;
    if (this.mayChoose(species)) {
      this.chosen = this.chosen === species ? null : species;
      this.tellChosen();
    } else void this.room.explain(this.attempt(species));
  }

  /** What somebody means who presses birds that cannot be chosen. */
  private attempt(species: Species): CuBirdsAction {
    if (this.code === "ask-family") return { code: "form-family", species };
    return { code: "lay-birds", species, row: 0, side: "left" };
  }

  /** For who listens: what is chosen, and what comes next. */
  private tellChosen(): void {
    if (this.family) this.room.announcing.tell(this.family.label);
    else if (this.chosen)
      this.room.announcing.tell(say("birds-table-choose-place", { species: this.chosen, count: this.held(this.chosen) }));
  }

  offer(place: Place): Offer | undefined {
    return this.code === "ask-lay" && this.chosen ? offerAt(this.offers, this.chosen, place) : undefined;
  }

  /** What an answer would do; null until it is known. */
  preview(offer: Offer | undefined): Preview | null {
    return offer ? this.room.previews.of(offer.plain) : null;
  }

  /** What an answer is called, for as many birds as it lays. */
  label({ plain, label }: Offer): string {
    if (plain.code !== "lay-birds") return label;
    return say("birds-table-lay", { ...plain, row: plain.row + 1, count: this.held(plain.species) });
  }

  get lookedOffer(): Offer | undefined {
    return this.looked ? this.offer(this.looked) : undefined;
  }

  get family(): Offer | undefined {
    return this.code === "ask-family" && this.chosen ? familyOf(this.offers, this.chosen) : undefined;
  }

  lay(place: Place): void {
    const offer = this.offer(place);
    if (offer) this.act(offer);
    else if (this.code === "ask-lay") this.reminded += 1;
  }

  /** What a card or a place was pressed for: who likes to confirm every move is asked first. */
  act(offer: Offer): void {
    this.room.do({ ...offer, label: this.label(offer) });
  }

  /** What was chosen before: the button itself confirms it. */
  answer(offer: Offer): void {
    if (!this.room.waiting) this.room.act(offer.plain);
  }

  look(place: Place): void {
    this.looked = place;
  }

  lookAway(place: Place): void {
    if (samePlace(this.looked, place)) this.looked = null;
  }

  // dragging: with mouse or finger, from the hand to a place, or a family to the collection

  /** What is dragged is over an end of a row, or was let go there: that end is to be seen. */
  get lands(): boolean {
    return this.dragged ? this.lookedOffer !== undefined : (this.dropped?.lands ?? false);
  }

  get dragsFamily(): boolean {
    return this.dragged !== null && this.code === "ask-family";
  }

  press(event: PointerEvent, species: Species): void {
    this.justDragged = false;
    if (!this.mayChoose(species) || !event.isPrimary || event.button !== 0) return;
    const stack = event.currentTarget as Element;
    if (!stack.isConnected) return; // the table went on just before the finger came down
    stack.setPointerCapture(event.pointerId);
    this.pressed = { species, x: event.clientX, y: event.clientY, pointer: event.pointerId };
  }

  drag(event: PointerEvent): void {
    const pressed = this.pressed;
    if (!pressed || event.pointerId !== pressed.pointer) return;
    if (!this.dragged) {
      if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < DRAG_STARTS_AT) return;
      this.chosen = pressed.species;
    }
    this.dragged = { x: event.clientX, y: event.clientY };
    this.looked = this.code === "ask-lay" ? placeAt(event.clientX, event.clientY) : null;
  }

  drop(event: PointerEvent): void {
    if (!this.pressed || event.pointerId !== this.pressed.pointer) return;
    this.pressed = null;
    if (!this.dragged) return;
    this.justDragged = true;
    const isDropped = event.type === "pointerup";
    const place = isDropped && this.code === "ask-lay" ? placeAt(event.clientX, event.clientY) : null;
    const family = isDropped && collects(event.clientX, event.clientY) ? this.family : undefined;
    const isDone = !settings.confirmMoves && (family ?? (place && this.offer(place)));
    if (this.chosen && isDone) this.dropped = { ...this.dragged, species: this.chosen, lands: place !== null };
    this.dragged = null;
    this.looked = null;
    if (family) this.act(family);
    else if (place) this.lay(place);
  }

  /** What was pressed is not dragged after all. */
  letGo(): void {
    this.pressed = null;
    this.dragged = null;
    this.looked = null;
  }

  /** The click that the browser sends after a drag is none. */
  clicked(species: Species): boolean {
    if (this.justDragged) {
      this.justDragged = false;
      return false;
    }
    this.choose(species);
    return true;
  }
}

/** A family is for the collection; the middle of the table, where it is shown, will do as well. */
function collects(x: number, y: number): boolean {
  return document.elementFromPoint(x, y)?.closest("[data-collects], [data-row]") != null;
}

function placeAt(x: number, y: number): Place | null {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-row]");
  if (!found) return null;
  found.scrollIntoView({ block: "nearest" }); // where the table is larger than its window
  const row = Number(found.dataset.row);
  const side = found.dataset.side;
  if (side === "left" || side === "right") return { row, side };
  const box = found.getBoundingClientRect(); // over the row itself: its nearer end
  return { row, side: x < box.left + box.width / 2 ? "left" : "right" };
}
