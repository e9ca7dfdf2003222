// Animates from one picture of the table to the next: it measures where everything is before and after a step, and moves
// the cards. A game says which cards go where (`Choreography`), and marks its elements:
//   data-spot   the name of a place; several elements may be in one place
//   data-key    its identity, as long as it stays on the table
//   data-card   the face it shows ("" for a back): if it changes, the card is turned over
//   data-face   the stencil that looks just like it, where a card has several
//   data-tally  a number: if it changes, it is counted
//   data-from   the key of what it comes from when it is new and no move brings it
// Cards in flight are copies of the game's stencils (data-stencil), on a layer above the table.
import { flushSync } from "svelte";
import type { ToldLine } from "../wire/messages";
import { appear, type Box, boxOf, count, deal, fade, fly, glide, hide, present, type Timing, turn } from "./motion";
import { settings } from "../device/settings.svelte";
import { type Sound, sounds } from "../device/sounds";

export interface Move {
  cards: (string | null)[]; // null: face down
  from: string[]; // the first place that is there
  to: string[];
  turns?: boolean; // comes face down and is turned over on its way
  stays?: boolean; // stays on the layer until a later move takes it from there
  apart?: boolean; // those that stay are side by side, as far as they fit
  shown?: boolean; // is held up on its way, so that nobody misses it
  fades?: boolean; // leaves the table
  sound?: Sound;
}

export type Choreography = (line: ToldLine) => Move[];

/** Events that are shown in a special way. */
export interface Manner {
  together?: ReadonlySet<string>; // consecutive ones are shown at the same moment
  given?: ReadonlySet<string>; // are reported to their player if they were automatic; otherwise they need no sentence
  missed?: ReadonlySet<string>; // a player who skips them gets a notice
  lasting?: ReadonlySet<string>; // change everything at once: longer
}

interface Placed {
  element: HTMLElement;
  box: Box;
}

interface Picture {
  keyed: Map<string, Placed & { card: string | null }>;
  spots: Map<string, (Placed & { key: string | null })[]>;
  tallies: Map<HTMLElement, string>;
}

const MS = { calm: 900, normal: 440, quick: 180, off: 0 };
const STAGGER = 0.16; // of a flight: how much later the next card starts
const LONGEST_STAGGER = 1.1; // of a flight: the last one starts
const STILL = 1.5; // pixels
const WIDEST = 92; // a card in flight to or from a place that is not a card itself
const SHAPE = 1.4; // height to width
const MOST_GHOSTS = 14;
const FRAME_MS = 20;
const DEPARTURES = 4; // flights that one frame of a slow phone begins
const FORGOTTEN = 0.8; // with each change: the duration of the slowest flight
const AT_ONCE_MS = 10; // a view drawn faster than this leaves room for its flights in the same frame
const FIRST = 0.7; // of a flight: how far it is before the next one begins
const DEALT_APART = 0.09; // of a flight: from one card to the next
const SHOWN = 132; // how wide a card is that is held up
const SHOWN_LONGER = 1.9;
const OVERLAID = 0.6; // of its width: from one card that stays to the next
const BESIDE = 1.04;
const SMALL = 40; // a card that is narrower shows less, a larger one more
const LARGE = 88;

export class Stage {
  private readonly layer = document.createElement("div");
  private parked = new Map<string, Placed[]>();
  private running = new Set<Animation>();
  private taken = new Set<Element>(); // cards that a flight of this step starts from or ends at
  private unspent = 0;
  revealed = false; // whether the last step revealed something that people want to see before the next question
  private cost = 0; // the recent times for drawing a new view, in milliseconds
  private departures: (() => void)[] = []; // flights that begin with the next frames
  private due = 0; // when they would have begun on a fast machine
  private next = 0;
  private after: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly root: HTMLElement,
    private readonly choreography: Choreography,
    readonly manner: Manner = {},
  ) {
    this.layer.className = "flights";
    this.layer.inert = true;
    this.layer.ariaHidden = "true";
    root.append(this.layer);
  }

  /** Whether a new picture alone takes most of a frame. */
  get slow(): boolean {
    return this.cost > AT_ONCE_MS;
  }

  /** Change the table, show how, and say how long that takes. */
  change(lines: ToldLine[], apply: () => void, hurry = 1): number {
    const duration = this.duration * hurry;
    this.revealed = false;
    if (duration === 0) {
      apply();
      return 0;
    }
    const moves = lines.flatMap((line) => this.choreography(line));
    this.revealed = moves.some(({ turns }) => turns);
    const named = new Set(moves.flatMap(({ from, to }) => [...from, ...to]));
    const before = this.look(named);
    const began = performance.now();
    apply();
    flushSync();
    if (!this.root.isConnected) return 0;
    const after = this.look(named);
    this.cost = Math.max(performance.now() - began, this.cost * FORGOTTEN);
    this.unspent = 0;
    this.taken.clear();
    const brought = new Set(moves.flatMap(({ to }) => to));
    const goesHome = [...after.keyed].some(
      ([key, { element }]) =>
        !before.keyed.has(key) && before.keyed.has(element.dataset.from ?? "") && !brought.has(element.dataset.spot ?? ""),
    );
    const coming = this.move(moves, before, after, duration, goesHome ? duration * FIRST : 0); // cards in the middle leave first
    this.follow(before, after, coming, duration);
    return this.unspent;
  }

  /** The game begins: the cards come from their piles. `pileOf` names the pile for a place. */
  deal(pileOf: (spot: string) => string | null): void {
    const { duration } = this;
    if (duration === 0 || !this.root.isConnected) return;
    let delay = 0;
    for (const element of this.root.querySelectorAll<HTMLElement>("[data-spot][data-key][data-card]:not([data-card=''])")) {
      const pile = pileOf(element.dataset.spot ?? "");
      const from = pile === null ? null : this.root.querySelector(`[data-spot="${pile}"]`);
      if (!from) continue;
      this.run(deal(element, boxOf(from), boxOf(element), { duration, delay }));
      delay += duration * DEALT_APART;
    }
    if (delay > 0) sounds.play("gather");
  }

  /** Put everything in its final place at once. */
  finish(): void {
    cancelAnimationFrame(this.next);
    clearTimeout(this.after);
    this.departures = [];
    for (const animation of this.running) animation.cancel();
    this.running.clear();
    this.parked.clear();
    this.layer.replaceChildren();
  }

  close(): void {
    this.finish();
    this.layer.remove();
  }

  private get duration(): number {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
    return MS[settings.pace];
  }

  /** Measure where everything is. Only named places are measured, since each takes time. */
  private look(named: Set<string>): Picture {
    const picture: Picture = { keyed: new Map(), spots: new Map(), tallies: new Map() };
    for (const element of this.root.querySelectorAll<HTMLElement>("[data-spot], [data-key], [data-tally]")) {
      if (element.hasAttribute("data-tally")) picture.tallies.set(element, element.textContent);
      const key = element.getAttribute("data-key");
      const spot = element.getAttribute("data-spot");
      if (key === null && (spot === null || !named.has(spot))) continue;
      const box = boxOf(element);
      if (box.width === 0) continue; // not shown in this size of the window
      if (key !== null) picture.keyed.set(key, { element, box, card: element.getAttribute("data-card") });
      if (spot === null) continue;
      const there = picture.spots.get(spot);
      if (there) there.push({ element, box, key });
      else picture.spots.set(spot, [{ element, box, key }]);
    }
    return picture;
  }

  /** Let cards fly; returns the elements that stay hidden until theirs has arrived. */
  private move(moves: Move[], before: Picture, after: Picture, duration: number, delay: number): Set<Element> {
    const coming = new Set<Element>();
    const staying = moves.reduce((sum, { cards, stays }) => sum + (stays ? cards.length : 0), 0);
    let stayed = 0;
    for (const move of moves) {
      const starts = this.starts(move, before, after);
      const ends = this.ends(move, before, after);
      if (!starts.length || !ends.length) continue;
      const cards = move.cards.slice(0, MOST_GHOSTS);
      const step = Math.min(STAGGER, LONGEST_STAGGER / cards.length) * duration;
      const arrivals = new Map<Element, number>();
      cards.forEach((card, index) => {
        const timing = { duration: move.shown ? duration * SHOWN_LONGER : duration, delay: delay + index * step };
        const end = this.choose(ends, card, index);
        const start = this.choose(starts, card, index);
        const place = move.stays ? stayed++ - (staying - 1) / 2 : 0;
        this.soon(() => this.send({ ...move, cards: [card] }, start, end, timing, place, staying));
        this.unspent = Math.max(this.unspent, timing.delay + timing.duration);
        arrivals.set(end.element, Math.min(arrivals.get(end.element) ?? Infinity, timing.delay + timing.duration));
      });
      if (!move.stays) {
        for (const [element, until] of arrivals) {
          if (!isNew(element, before)) continue;
          coming.add(element);
          this.run(hide(element, until + FRAME_MS));
        }
      }
      sounds.play(move.sound ?? (move.turns ? "turn" : cards.length > 2 ? "gather" : "fly"));
      delay += step * cards.length;
    }
    return coming;
  }

  /** A free element that shows this card, or else the next free one. */
  private choose(places: Placed[], card: string | null, index: number): Placed {
    const free = places.filter(({ element }) => !this.taken.has(element));
    const chosen =
      free.find(({ element }) => element.dataset.card === card) ?? free[0] ?? places[Math.min(index, places.length - 1)]!;
    if (places.length > 1) this.taken.add(chosen.element);
    return chosen;
  }

  private starts(move: Move, before: Picture, after: Picture): Placed[] {
    for (const name of move.from) {
      const parked = this.parked.get(name)?.splice(0, move.cards.length);
      if (parked?.length) {
        this.soon(() => parked.forEach(({ element }) => element.remove())); // they stay there until they leave
        return parked;
      }
      const there = before.spots.get(name);
      if (!there) continue;
      const leaving = there.filter(({ key }) => key !== null && !after.keyed.has(key));
      return leaving.length ? leaving : there;
    }
    return [];
  }

  private ends(move: Move, before: Picture, after: Picture): Placed[] {
    for (const name of move.to) {
      const there = after.spots.get(name);
      if (!there) continue;
      const entering = there.filter(({ key }) => key !== null && !before.keyed.has(key));
      return entering.length ? entering : there;
    }
    return [];
  }

  private send(move: Move, start: Placed, end: Placed, timing: Timing, place = 0, staying = 1): void {
    const card = move.cards[0] ?? null;
    const from = asCard(start.element, start.box);
    const to = asCard(end.element, end.box);
    if (move.apart) to.x += place * Math.min(to.width * BESIDE, (this.root.clientWidth * 0.7) / staying);
    else to.x += place * Math.min(to.width * OVERLAID, 260 / staying);
    const late = this.slow ? performance.now() - this.due : 0;
    const onTime = { ...timing, delay: timing.delay - late };
    const size = move.shown ? this.heldUp() : to.width >= from.width ? to : from;
    const ghost = this.ghost(card, size, move.turns === true, onTime, faceOf(card, end, start));
    if (!ghost) return;
    const flight = this.run((move.shown ? present : fly)(ghost, from, to, size, onTime));
    if (move.fades) this.run(fade(ghost, onTime));
    if (move.stays) this.park(move.to[0] ?? "", { element: ghost, box: to });
    else flight.onfinish = () => ghost.remove();
  }

  /** Above the middle of the table. */
  private heldUp(): Box {
    const { x, y, height } = boxOf(this.root);
    return { x, y: y - height * 0.1, width: SHOWN, height: SHOWN * SHAPE };
  }

  private park(name: string, ghost: Placed): void {
    const there = this.parked.get(name);
    if (there) there.push(ghost);
    else this.parked.set(name, [ghost]);
  }

  private ghost(card: string | null, size: Box, turns: boolean, timing: Timing, looks = card): HTMLElement | null {
    const face = this.stencil(looks ?? "back");
    if (!face) return null;
    const ghost = document.createElement("div");
    ghost.className = `flight ${sizeOf(size.width)}`;
    ghost.style.width = `${size.width}px`;
    ghost.style.height = `${size.height}px`;
    ghost.style.setProperty("--card-width", `${size.width}px`);
    ghost.style.setProperty("--nth", `${this.layer.childElementCount}`); // of those in flight
    const sides = document.createElement("div");
    sides.className = "sides";
    sides.append(side(face, "front"));
    const back = turns && card !== null ? this.stencil("back") : null;
    if (back) {
      sides.append(side(back, "back"));
      this.run(turn(sides, { duration: timing.duration * 0.7, delay: timing.delay + timing.duration * 0.2 }));
    }
    ghost.append(sides);
    this.layer.append(ghost);
    return ghost;
  }

  private stencil(name: string): Node | null {
    return this.root.querySelector(`[data-stencil="${name}"]`)?.firstElementChild?.cloneNode(true) ?? null;
  }

  /** Elements that stay glide, turn over or count; new ones appear. */
  private follow(before: Picture, after: Picture, coming: Set<Element>, duration: number): void {
    const timing = { duration: duration * 0.8, delay: 0 };
    for (const [key, { element, box, card }] of after.keyed) {
      const old = before.keyed.get(key);
      if (!old) {
        const from = before.keyed.get(element.dataset.from ?? "");
        if (coming.has(element)) continue;
        if (from) this.bring(element, card, from, box, duration);
        else this.run(appear(element, timing));
        continue;
      }
      if (Math.abs(old.box.x - box.x) > STILL || Math.abs(old.box.y - box.y) > STILL)
        this.run(glide(element, old.box, box, timing));
      if (old.card === "" && card) this.turnOver(element, card, box, duration);
    }
    for (const [element, text] of after.tallies) {
      const old = before.tallies.get(element);
      if (old !== undefined && old !== text) this.run(count(element, { ...timing, delay: duration * 0.6 }));
    }
  }

  private bring(element: HTMLElement, card: string | null, from: Placed, box: Box, duration: number): void {
    this.soon(() => this.send({ cards: [card || null], from: [], to: [] }, from, { element, box }, { duration, delay: 0 }));
    this.run(hide(element, duration + FRAME_MS));
    sounds.play("fly");
  }

  private turnOver(element: HTMLElement, card: string, box: Box, duration: number): void {
    const timing = { duration, delay: 0 };
    this.soon(() => {
      const ghost = this.ghost(card, box, true, timing);
      if (ghost) this.run(fly(ghost, box, box, box, timing)).onfinish = () => ghost.remove();
    });
    this.run(hide(element, duration + FRAME_MS));
    sounds.play("turn");
  }

  /** Start flights over several frames on a slow phone, where the new view and all flights would make one long frame. */
  private soon(departure: () => void): void {
    if (!this.slow) return departure();
    if (this.departures.push(departure) > 1) return;
    this.due = performance.now();
    this.departWithTheNextFrame();
  }

  private departWithTheNextFrame(): void {
    this.next = requestAnimationFrame(() => {
      this.after = setTimeout(() => {
        for (const depart of this.departures.splice(0, DEPARTURES)) depart();
        if (this.departures.length > 0) this.departWithTheNextFrame();
      });
    });
  }

  private run(animation: Animation): Animation {
    const { delay, duration } = animation.effect!.getComputedTiming();
    this.unspent = Math.max(this.unspent, (delay ?? 0) + Number(duration ?? 0));
    this.running.add(animation);
    animation.addEventListener("finish", () => this.running.delete(animation));
    return animation;
  }
}

/** The size class of a card of this width. */
export function sizeOf(width: number): "card-small" | "card-middle" | "card-large" {
  return width < SMALL ? "card-small" : width < LARGE ? "card-middle" : "card-large";
}

function side(face: Node, name: string): HTMLElement {
  const element = document.createElement("div");
  element.className = `side ${name}`;
  element.append(face);
  return element;
}

/** The stencil of a card that looks as it will where it lands, or else as it did where it was. */
function faceOf(card: string | null, ...places: Placed[]): string | null {
  const alike = places.find(({ element }) => element.dataset.face !== undefined && element.dataset.card === card);
  return alike?.element.dataset.face ?? card;
}

function isNew(element: Element, before: Picture): boolean {
  const key = (element as HTMLElement).dataset.key;
  return key !== undefined && !before.keyed.has(key);
}

/** The box of a card at a place: its own, if it is a card, and else a card in the middle of it. */
function asCard(element: HTMLElement, box: Box): Box {
  if (element.dataset.card !== undefined || element.classList.contains("flight")) return { ...box };
  const width = Math.min(WIDEST, box.width, box.height / SHAPE);
  return { x: box.x, y: box.y, width, height: width * SHAPE };
}
