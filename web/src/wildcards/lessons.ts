// The part of a round in a picture of How to play: each seat's cards, and the result. It comes from the events; nothing is computed.
import type {
  LessonLine,
  LessonPlay,
  WildCardsCard as Card,
  WildCardsSpecies as Species,
  WildCardsValues,
} from "../wire/messages";

/** A seat's part of a round. */
export interface Deed {
  seat: number;
  bid: Card | null;
  paid: Card[];
  tieBreak: Card[];
  animals: Species[];
  free: Species[];
  removed: Species[];
  leader: Species | null;
  points: number;
  discarded: Card[];
  drawn: number;
  isBack: boolean; // the bid, in the hand
}

type Told = Partial<{ seat: number; cards: (Card | Species | null)[]; count: number; points: number }>;
type Fill = (deed: Deed, told: { cards: never[]; first: never; count: number; points: number }) => void;

const FILLS: Partial<Record<keyof WildCardsValues, Fill>> = {
  "bid-revealed": (deed, { first }) => (deed.bid = first),
  "card-paid": (deed, { cards }) => deed.paid.push(...cards),
  "payment-revealed": (deed, { cards }) => deed.paid.push(...cards),
  "tie-break-shown": (deed, { cards }) => deed.tieBreak.push(...cards),
  "animal-taken": (deed, { cards }) => deed.animals.push(...cards),
  "animal-exchanged": (deed, { cards }) => deed.animals.push(...cards),
  "free-animal-taken": (deed, { cards }) => deed.free.push(...cards),
  "animal-removed": (deed, { cards }) => deed.removed.push(...cards),
  "leader-gained": (deed, { first }) => (deed.leader = first),
  "bonus-earned": (deed, { points }) => (deed.points += points),
  "refill-discarded": (deed, { cards }) => deed.discarded.push(...cards),
  "card-drawn": (deed, { count }) => (deed.drawn += count),
  "bid-returned": (deed) => (deed.isBack = true),
  "bid-taken-back": (deed, { first }) => (deed.bid = first),
  "card-discarded": (deed, { cards }) => deed.discarded.push(...cards),
};
// the sign that shows the order of turns
const TURNS = ["animal-taken", "animal-exchanged", "take-declined", "animal-removed", "refill-discarded", "bid-taken-back"];

function seatOf({ values }: LessonLine): number {
  return (values as Told).seat ?? -1;
}

function deedOf(play: LessonPlay, seat: number): Deed {
  const deed: Deed = {
    ...{ seat, bid: null, paid: [], tieBreak: [], animals: [], free: [], removed: [] },
    ...{ leader: null, points: 0, discarded: [], drawn: 0, isBack: false },
  };
  for (const line of play.lines.filter((each) => seatOf(each) === seat)) {
    const { cards = [], count = 0, points = 0 } = line.values as Told;
    FILLS[line.code as keyof WildCardsValues]?.(deed, { cards: cards as never[], first: cards[0] as never, count, points });
  }
  return deed;
}

/** The results of the seats that had a turn, in that order; in a tie, only of the tied ones. */
export function deedsOf(play: LessonPlay): Deed[] {
  const tied = play.lines.filter(({ code }) => code === "tied").map(seatOf);
  const turns = play.lines.filter(({ code }) => TURNS.includes(code)).map(seatOf);
  const seats = [...new Set(turns)].filter((seat) => play.shows !== "tie" || tied.includes(seat));
  return seats.map((seat) => deedOf(play, seat));
}
