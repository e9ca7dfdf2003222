// Your turn while you compose it: the chosen birds, the end of a row you look at, and what you are dragging.
import type { Asked, CuBirdsAction, CuBirdsSpecies as Species, Preview } from "../wire/messages";
import { isSame } from "../stage/structuralSharing";
import type { Held, Point } from "../input/dragging";
import type { Deed, TableRoom } from "../room/room.svelte";
import { wordsOf } from "../words/words";
import { flockOf, offerAt, samePlace, type Offer, type Place } from "./cards";

const say = wordsOf("cubirds");
/** A card that is dragged: its size, its scale at the end of a row, and how far from that end it lies. */
export const DRAGGED = { width: 80, height: 112, scale: 0.7, gap: 4 };

/** The middle of a card that is dragged, and its scale. */
export interface DraggedCard extends Point {
  scale: number;
}

export class Answer {
  chosen: Species | null = $state(null);
  looked: Place | null = $state(null); // the place that is hovered, focused or dragged over
  dragged: DraggedCard | null = $state(null);
  dropped: (DraggedCard & { species: Species; lands: boolean }) | null = $state(null); // stays where it was dropped until the table shows it there
  reminded = $state(0); // how often the player tried something impossible: a place before birds were chosen, or the only birds again
  hasMissed = $state(false); // birds were dropped outside the rows

  constructor(
    private readonly room: TableRoom,
    private readonly held: (species: Species) => number, // how many are in the hand
  ) {}

  /** These birds were chosen automatically, because there are no others. */
  get isGiven(): boolean {
    return this.chosen !== null && this.chosen === this.only;
  }

  get asked(): Asked | null {
    return this.room.yourTurn && !this.room.waiting ? this.room.asked : null;
  }

  get code(): string | null {
    return this.asked?.code ?? null;
  }

  get offers(): Offer[] {
    return (this.asked?.offers ?? []) as Offer[];
  }

  /** Start a new question, with the only answer chosen if there is one. */
  begin(): void {
    this.chosen = this.only;
    this.looked = null;
    this.dragged = null;
    this.reminded = 0;
    this.hasMissed = false;
    if (this.asked) this.tellChosen();
  }

  /** Choose the birds of the hint. */
  takeHint(): void {
    const { chosen } = this;
    const plain = this.advised?.plain;
    this.room.hints.restore ??= () => (this.chosen = chosen);
    this.chosen = plain && "species" in plain ? plain.species : this.only;
  }

  /** The place of the hint, marked as long as the hint is shown. */
  get advised(): Offer | undefined {
    const hint = this.room.hints.now;
    return hint ? this.offers.find(({ plain }) => isSame(plain, hint.plain)) : undefined;
  }

  /** The species that is chosen automatically, because there is no other. */
  private get only(): Species | null {
    const offers = (this.room.asked?.offers ?? []) as Offer[]; // even while the last answer is still being sent
    const species = new Set(offers.flatMap(({ plain }) => ("species" in plain ? [plain.species] : [])));
    return species.size === 1 ? ([...species][0] ?? null) : null;
  }

  /** Whether an answer is being sent: taps are ignored meanwhile. */
  get isBusy(): boolean {
    return this.room.waiting;
  }

  /** Whether these birds may be chosen for the current question. */
  mayChoose(species: Species): boolean {
    return this.code === "ask-lay" || (this.code === "ask-flock" && flockOf(this.offers, species) !== undefined);
  }

  /** Give the answer that consists of these birds alone. */
  confirm(species: Species): void {
    const flock = this.code === "ask-flock" ? flockOf(this.offers, species) : undefined;
    if (flock) this.act(flock);
  }

  choose(species: Species): void {
    if (this.room.waiting) return;
    if (species === this.chosen && this.isGiven) return this.answerPress();
    this.room.proposed = null;
    if (this.mayChoose(species)) {
      this.reminded = 0;
      this.hasMissed = false;
      this.chosen = this.chosen === species ? null : species;
      this.tellChosen();
    } else void this.room.explain(this.attempt(species));
  }

  /** The only birds were pressed: show what a flock of them would bring, or that an end of a row has to be chosen next. */
  private answerPress(): void {
    const { flock } = this;
    if (flock) return this.room.propose(this.deed(flock));
    this.reminded += 1;
    this.tellChosen();
  }

  /** The action that pressing birds stands for if they cannot be chosen. */
  private attempt(species: Species): CuBirdsAction {
    if (this.code === "ask-flock") return { code: "complete-flock", species };
    return { code: "lay-birds", species, row: 0, side: "left" };
  }

  /** For screen readers: what is chosen, and what comes next. */
  private tellChosen(): void {
    if (this.flock) this.room.announcer.tell(this.flock.label);
    else if (this.chosen)
      this.room.announcer.tell(say("birds-table-choose-place", { species: this.chosen, count: this.held(this.chosen) }));
  }

  offer(place: Place): Offer | undefined {
    return this.code === "ask-lay" && this.chosen ? offerAt(this.offers, this.chosen, place) : undefined;
  }

  /** What an answer would do; null until it is known. */
  preview(offer: Offer | undefined): Preview | null {
    return offer ? this.room.previews.of(offer.plain) : null;
  }

  get lookedOffer(): Offer | undefined {
    return this.looked ? this.offer(this.looked) : undefined;
  }

  get flock(): Offer | undefined {
    return this.code === "ask-flock" && this.chosen ? flockOf(this.offers, this.chosen) : undefined;
  }

  /** Whether something other than a flock waits for confirmation: until then no flock is marked. */
  get declinesFlock(): boolean {
    const { proposed } = this.room;
    return this.code === "ask-flock" && proposed !== null && proposed.plain.code !== "complete-flock";
  }

  lay(place: Place): boolean {
    const offer = this.offer(place);
    if (!offer && this.code === "ask-lay") this.reminded += 1;
    return offer !== undefined && this.act(offer);
  }

  /** Do what a press on a card or a place means. Returns false if the player still has to confirm it. */
  act(offer: Offer): boolean {
    return this.room.do(this.deed(offer));
  }

  /** An answer with a short label. */
  deed({ plain, label }: Offer): Deed {
    if (plain.code === "lay-birds") return { plain, label, brief: say("birds-table-end", { ...plain, row: plain.row + 1 }) };
    return plain.code === "complete-flock" ? { plain, label, brief: say("birds-closer-title", { ...plain }) } : { plain, label };
  }

  /** Whether something else waits for confirmation than these birds, or than this place for them: a press chooses it instead. */
  isInstead(wanted: Species | Place): boolean {
    const plain = this.room.proposed?.plain as CuBirdsAction | undefined;
    if (!plain) return false;
    if (typeof wanted === "object") return plain.code === "lay-birds" && !samePlace(plain, wanted);
    return !("species" in plain) || plain.species !== wanted;
  }

  /** Another end is looked at: what waits for confirmation is no longer meant. */
  reconsider(): void {
    if (this.room.proposed?.plain.code === "lay-birds") this.room.proposed = null;
  }

  look(place: Place): void {
    this.looked = place;
  }

  lookAway(place: Place): void {
    if (samePlace(this.looked, place)) this.looked = null;
  }

  // dragging: with mouse or finger, from the hand to a place, or a flock to the collection

  /** Highlight the end of a row over which something is dragged or was dropped. */
  get lands(): boolean {
    return this.dragged ? this.lookedOffer !== undefined : (this.dropped?.lands ?? false);
  }

  get dragsFlock(): boolean {
    return this.dragged !== null && this.code === "ask-flock";
  }

  drag(species: Species, at: Held): void {
    this.chosen = species;
    this.hasMissed = false;
    this.looked = this.aim(at);
    this.dragged = cardAt(at.seen, this.lookedOffer ? this.looked : null);
  }

  /** Drop it there, or cancel. */
  drop(at: Held | null): void {
    const place = at && this.aim(at);
    const { flock, chosen } = this;
    this.dragged = null;
    this.looked = null;
    if (!at || !chosen) return;
    const isDone = flock && collects(at) ? this.act(flock) : place !== null && this.lay(place);
    if (isDone) this.dropped = { ...cardAt(at.seen, place), species: chosen, lands: place !== null };
    else if (this.code === "ask-lay" && !place && !isPutBack(at)) this.miss();
  }

  /** The end of a row that the player aims at: the one under the finger, or else the one under the visible card. */
  private aim(at: Held): Place | null {
    return this.code === "ask-lay" ? (placeAt(at) ?? placeAt(at.seen)) : null;
  }

  /** The birds were dropped outside the rows. */
  private miss(): void {
    this.hasMissed = true;
    this.reminded += 1;
  }
}

/** A flock is dropped on the collection, or in the middle of the table, where it is shown. */
function collects({ x, y }: Point): boolean {
  return document.elementFromPoint(x, y)?.closest("[data-collects], [data-row]") != null;
}

/** Dropped over the hand again. */
function isPutBack({ x, y }: Point): boolean {
  return document.elementFromPoint(x, y)?.closest("[data-hand]") != null;
}

/** A card follows the pointer. At the end of a row it lies in that row, beside the label of that end. */
function cardAt(at: Point, place: Place | null): DraggedCard {
  const end = place && document.querySelector(`button[data-row="${place.row}"][data-side="${place.side}"]`);
  if (!end) return { ...at, scale: 1 };
  const { left, right, top, height } = end.getBoundingClientRect();
  const scale = Math.min(DRAGGED.scale, height / DRAGGED.height);
  const away = (DRAGGED.width * scale) / 2 + DRAGGED.gap;
  const [outside, inside] = place.side === "left" ? [left - away, right + away] : [right + away, left - away];
  const fits = outside >= away && outside <= innerWidth - away;
  return { x: fits ? outside : inside, y: top + height / 2, scale };
}

function placeAt({ x, y }: Point): Place | null {
  const under = document.elementFromPoint(x, y);
  const found = under?.closest<HTMLElement>("[data-row]") ?? nearestRow(under?.closest("[data-rows]"), y);
  if (!found) return null;
  found.scrollIntoView({ block: "nearest" }); // if the table is larger than its window
  const row = Number(found.dataset.row);
  const side = found.dataset.side;
  if (side === "left" || side === "right") return { row, side };
  const box = found.getBoundingClientRect(); // over the row itself: its nearer end
  return { row, side: x < box.left + box.width / 2 ? "left" : "right" };
}

/** Between two rows, the nearer one. */
function nearestRow(rows: Element | null | undefined, y: number): HTMLElement | undefined {
  const away = (row: HTMLElement): number => {
    const { top, bottom } = row.getBoundingClientRect();
    return Math.abs(y - (top + bottom) / 2);
  };
  return [...(rows?.querySelectorAll<HTMLElement>("li[data-row]") ?? [])].sort((one, other) => away(one) - away(other))[0];
}
