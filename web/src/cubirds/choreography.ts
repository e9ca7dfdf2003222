// The moves of cards for every event. Places: `hand` and `hand-owl` (your own), `seat-1`, `collection-1-owl`,
// `row-2`, `pile`, `discard`, `dropped` (from the hand, by hand), and `shown`, where cards lie in the middle of the table for all to see.
import type { CuBirdsEvent, CuBirdsLine, CuBirdsSeatView, CuBirdsSpecies, CuBirdsValues, ToldLine } from "../wire/messages";
import type { Choreography, Manner, Move } from "../stage/stage";
import { WINS } from "./shown";

type Card = CuBirdsSpecies | null;
interface Cards {
  cards: Card[];
}
interface Seated {
  seat: number;
}
interface People {
  you: number | null;
  drawsFromPile: (seat: number) => boolean; // RobinBird lays what she has just drawn
  seats: CuBirdsSeatView[];
}

export const MANNER: Manner = {
  missed: new Set<CuBirdsEvent>(["hand-emptied"]),
  lasting: new Set(["hand-emptied" satisfies CuBirdsEvent, ...WINS]),
};

const SHUFFLED = 7; // cards that are shown of a pile being shuffled

const rowOf = ({ row }: { row: number }): string[] => [`row-${row}`, `wire-${row}`];
const nothing = (): Move[] => [];

/** The place of a card in a hand: your own cards have a place for each species, those of others are at their seat. */
function withHand({ seat, cards }: Seated & Cards, { you }: People, make: (cards: Card[], hand: string[]) => Move): Move[] {
  if (seat !== you) return [make(cards, [`seat-${seat}`])];
  return [...new Set(cards)].map((card) =>
    make(
      cards.filter((other) => other === card),
      [`hand-${card}`, "hand"],
    ),
  );
}

function withCollection({ seat, cards }: Seated & Cards, from: string[], turns: boolean): Move[] {
  return cards.map((card) => ({ cards: [card], from, to: [`collection-${seat}-${card}`, `seat-${seat}`], turns, sound: "land" }));
}

/** The birds that win gather in the middle: as many of each species as the goal asks for. */
function gathered({ seat }: Seated, { seats }: People, goal: "seven_kinds" | "three_and_three"): Move[] {
  const { species, birds } = seats[seat]?.[goal] ?? { species: [], birds: 0 };
  return species.map((each) => ({
    cards: new Array<Card>(birds).fill(each),
    from: [`collection-${seat}-${each}`, `seat-${seat}`],
    to: ["shown"],
    stays: true,
    apart: true,
    sound: "gather",
  }));
}

function toRow(values: Cards & { row: number }): Move[] {
  return [{ cards: values.cards, from: ["pile"], to: rowOf(values), turns: true }];
}

const MOVES: { [Code in keyof CuBirdsValues]: (values: CuBirdsValues[Code], people: People) => Move[] } = {
  "bird-dealt-to-row": toRow,
  "duplicate-set-aside": ({ cards }) => [{ cards, from: ["pile"], to: ["discard"], turns: true }],
  "pile-formed": nothing,
  "first-player-chosen": nothing,
  "card-dealt": (values, people) => withHand(values, people, (cards, to) => ({ cards, from: ["pile"], to, turns: true })),
  "collection-started": (values) => withCollection(values, ["pile"], true),
  "extra-bird-given": (values) => withCollection(values, ["pile"], true),
  "turn-began": nothing,
  "birds-laid": (values, people) => {
    if (people.drawsFromPile(values.seat)) return [{ cards: values.cards, from: ["shown"], to: rowOf(values), sound: "land" }];
    return withHand(values, people, (cards, from) => ({ cards, from: ["dropped", ...from], to: rowOf(values), sound: "land" }));
  },
  "bird-taken": (values, people) => withHand(values, people, (cards, to) => ({ cards, from: rowOf(values), to })),
  "row-filled": toRow,
  "nothing-enclosed": nothing,
  "card-drawn": (values, people) => withHand(values, people, (cards, to) => ({ cards, from: ["pile"], to, turns: true })),
  "draw-declined": nothing,
  "flock-shown": (values, people) =>
    withHand(values, people, (cards, from) => ({ cards, from, to: ["shown"], stays: true, sound: "gather" })),
  "bird-collected": (values) => withCollection(values, ["shown"], false),
  "flock-discarded": ({ cards }) => [{ cards, from: ["shown"], to: ["discard"] }],
  "flock-declined": nothing,
  "hand-emptied": nothing,
  "card-discarded": (values, people) => withHand(values, people, (cards, from) => ({ cards, from, to: ["discard"] })),
  "discard-shuffled": ({ count }) => {
    const cards = new Array<Card>(Math.min(SHUFFLED, count)).fill(null);
    return [{ cards, from: ["discard"], to: ["pile"], sound: "gather" }];
  },
  "card-missing": nothing,
  "robin-drew": ({ cards }) => [{ cards, from: ["pile"], to: ["shown"], turns: true, stays: true }],
  "seven-kinds-reached": (values, people) => gathered(values, people, "seven_kinds"),
  "three-and-three-reached": (values, people) => gathered(values, people, "three_and_three"),
  "redeal-impossible": nothing,
  "supply-exhausted": nothing,
  "turn-limit-reached": nothing,
  "game-ended": nothing,
  "taken-back": nothing,
  "taken-back-earlier": nothing,
  "who-plays": nothing,
};

function movesOf<Code extends keyof CuBirdsValues>(line: CuBirdsLine<Code>, people: People): Move[] {
  return line.code in MOVES ? MOVES[line.code](line.values, people) : []; // a newer server may send events that this page does not know
}

export function choreographyOf(people: () => People): Choreography {
  let away: Move[] = []; // the winner's birds, while they are gathered: when the game has ended they go home
  return (line: ToldLine) => {
    if (line.code === "game-ended") return away.splice(0).map(({ cards, from, to }) => ({ cards, from: to, to: from }));
    const moves = movesOf(line as CuBirdsLine, people());
    if (WINS.has(line.code)) away = [...moves];
    return moves;
  };
}
