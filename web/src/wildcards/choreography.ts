// The moves of cards for every event. Places:
//   animals, draw, discard, box   the piles         display-PLACE, offer, tie-break   the middle
//   hand                          your own hand     cards-SEAT                        another's
//   bid-SEAT, paid-SEAT, animals-SEAT-SPECIES, tokens-SEAT, secret-SEAT, tie-SEAT     before a player, on small screens seat-SEAT
//   shown-SEAT                    what was turned over, in the middle for a moment
//   leading-SPECIES, talisman     wherever they are supply, supply-SPECIES            leaders that nobody has
import type { TableInfo, WildCardsEvent, WildCardsLine, WildCardsValues, WildCardsView } from "../wire/messages";
import type { Choreography, Manner, Move } from "../stage/stage";
import { ownerOf, total, type Card, type Species } from "./cards";

type Face = Card | Species | null;
interface Seated {
  seat: number;
}
interface Cards<Kind extends Face = Face> {
  cards: Kind[];
}

export const MANNER: Manner = {
  together: new Set<WildCardsEvent>([
    "bid-revealed",
    "payment-revealed",
    "tie-break-shown",
    "animal-revealed",
    "card-discarded",
    "tied",
  ]),
  given: new Set<WildCardsEvent>(["bid-sealed", "payment-sealed", "tie-break-sealed"]),
  lasting: new Set<WildCardsEvent>(["payment-revealed"]), // people look who comes first
};

/** `now` gives the table and the view as they are before the step. */
export function choreographyOf(now: () => { table: TableInfo; view: WildCardsView }): Choreography {
  let offered: Face[] = []; // a payment that is shown in the middle, until its animal is taken

  const isYou = (seat: number): boolean => seat === now().table.you;
  const hand = (seat: number): string[] => (isYou(seat) ? ["hand"] : [`cards-${seat}`, `seat-${seat}`]);
  const before = (seat: number, card: Face): string =>
    `${now().view.seats[seat]?.bid.some((each) => each === card) ? "bid" : "paid"}-${seat}`;
  const standing = (species: Face): string => `display-${now().view.display.findIndex((each) => each === species)}`;
  const leo = (): string[] => hand(now().view.seats.findIndex((seat) => seat.is_leo));
  const leoRefill = (): Move[] =>
    now().view.seats.flatMap(({ is_leo, bid }, seat) =>
      is_leo && bid.includes("refill") ? [{ cards: ["refill"], from: [`shown-${seat}`, `bid-${seat}`], to: leo() }] : [],
    );
  const animals = (seat: number, species: Face): string[] => [`animals-${seat}-${species}`, `seat-${seat}`];

  const fromHand =
    (to: (seat: number) => string) =>
    ({ seat, cards }: Seated & Cards): Move[] => [{ cards, from: hand(seat), to: [to(seat)], turns: !isYou(seat) }];
  const toHand =
    (from: (seat: number) => string) =>
    ({ seat, cards }: Seated & Cards): Move[] => [{ cards, from: [from(seat)], to: hand(seat) }];
  const draw = ({ seat, cards }: Seated & Cards): Move[] => [{ cards, from: ["draw"], to: hand(seat), turns: true }];
  const take = ({ seat, cards, place }: Seated & Cards & { place?: number }): Move[] =>
    cards.map((card) => ({
      cards: [card],
      from: [place === undefined ? standing(card) : `display-${place}`],
      to: animals(seat, card),
    }));
  const lead =
    (from: (species: Species) => string[], to: (species: Species, seat?: number) => string[]) =>
    ({ seat, cards }: Partial<Seated> & Cards<Species | null>) =>
      cards.flatMap((species) =>
        species === null ? [] : [{ cards: [`${species}-leader`], from: from(species), to: to(species, seat), shown: true }],
      );
  const led = (species: Species, seat: number | null = ownerOf(now().view, species)): string[] => [
    `leading-${species}`,
    ...(seat === null ? [] : [`seat-${seat}`]),
  ];
  const supply = (species: Species): string[] => [`supply-${species}`, "supply"];
  const bid = (seat: number): string => `bid-${seat}`;
  const paid = (seat: number): string => `paid-${seat}`;
  const turnOver =
    (kind: "bid" | "paid") =>
    ({ seat, cards }: Seated & Cards): Move[] => {
      return [{ cards, from: [`${kind}-${seat}`, ...hand(seat)], to: [`shown-${seat}`], turns: !isYou(seat) }];
    };
  const discard = (): string => "discard";
  const talisman = (): Move[] => [{ cards: ["talisman"], from: ["talisman", "animals"], to: ["talisman"], shown: true }];
  const hidden = (count: number): null[] => Array<null>(count).fill(null);
  const nothing = (): Move[] => []; // without moving cards: the seat lights up

  const steps: { [Code in keyof WildCardsValues]: (values: WildCardsValues[Code]) => Move[] } = {
    "animals-removed": ({ count }) => [{ cards: hidden(count), from: ["animals"], to: ["box"], fades: true }],
    "animal-boxed": ({ cards }) =>
      cards.map((card) => ({ cards: [card], from: [standing(card), "animals"], to: ["box"], fades: true })),
    "animal-revealed": ({ cards, place }) => [{ cards, from: ["animals"], to: [`display-${place}`], turns: true }],
    "secret-dealt": ({ seat, cards }) => [{ cards, from: ["animals"], to: [`secret-${seat}`], turns: true }],
    "secret-shown": nothing,
    "card-dealt": draw,
    "card-drawn": draw,
    "card-missing": nothing,
    "pile-shuffled": ({ count }) => [{ cards: hidden(Math.min(count, 9)), from: ["discard"], to: ["draw"], sound: "gather" }],
    "leo-dealt": ({ count }) => [{ cards: hidden(count), from: ["draw"], to: leo() }, ...leoRefill()],
    "leo-card-discarded": ({ cards }) => [{ cards, from: leo(), to: ["discard"], turns: true }],
    "leo-came-first": nothing,
    "round-began": nothing,
    "bid-sealed": ({ seat }) => (isYou(seat) ? [] : [{ cards: [null], from: hand(seat), to: [bid(seat)] }]),
    "bid-revealed": turnOver("bid"),
    "card-returned": toHand(bid),
    "bid-returned": toHand(bid),
    "bid-taken-back": toHand(bid),
    "bid-left": nothing,
    "refill-returned": ({ seat }) => [{ cards: ["refill"], from: [bid(seat)], to: hand(seat) }],
    "refill-discarded": fromHand(discard),
    "hand-discarded": fromHand(discard),
    "card-discarded": ({ seat, cards }) => cards.map((card) => ({ cards: [card], from: [before(seat, card)], to: ["discard"] })),
    "card-paid": (values) => {
      offered = values.cards;
      return fromHand(() => "offer")(values).map((move) => ({ ...move, stays: true }));
    },
    "animal-taken": (values) => {
      const payment = offered.length > 0 ? [{ cards: offered, from: ["offer"], to: [paid(values.seat)] }] : [];
      offered = [];
      return [...take(values), ...payment];
    },
    "free-animal-taken": take,
    "take-declined": nothing,
    "payment-impossible": nothing,
    "payment-sealed": ({ seat, count }) => (isYou(seat) ? [] : [{ cards: hidden(count), from: hand(seat), to: [paid(seat)] }]),
    "payment-revealed": turnOver("paid"),
    "payment-returned": toHand(paid),
    tied: nothing,
    "lion-decided": nothing,
    "talisman-decided": nothing,
    "tie-decided": nothing,
    "talisman-given": talisman,
    "talisman-passed": talisman,
    "tie-break-sealed": ({ seat }) => [{ cards: [null], from: hand(seat), to: [`tie-${seat}`] }],
    "tie-break-drawn": ({ cards }) => [{ cards, from: ["draw"], to: ["tie-break"], turns: true }],
    "tie-break-shown": ({ seat, cards }) => [
      {
        cards,
        from: [`tie-${seat}`, ...hand(seat)],
        to: ["tie-break"],
        turns: now().view.seats[seat]?.sealed === true || !isYou(seat),
      },
    ],
    "lot-drawn": () => [{ cards: hidden(total(now().view.tie_break_cards)), from: ["tie-break"], to: ["discard"] }],
    "animal-removed": nothing,
    "animal-exchanged": (values) => [
      ...take(values),
      { cards: [values.given], from: animals(values.seat, values.given), to: [`display-${values.place}`] },
    ],
    "exchange-declined": nothing,
    "bonus-earned": ({ seat, points }) => [
      { cards: Array<string>(points).fill("token"), from: ["offer"], to: [`tokens-${seat}`, `seat-${seat}`] },
    ],
    "leader-gained": ({ loser, ...values }) =>
      lead((species) => (loser === null ? supply(species) : led(species, loser)), led)(values),
    "leader-returned": lead(led, supply),
    "game-ended": nothing,
    "taken-back": nothing,
    "taken-back-earlier": nothing,
    "who-plays": nothing,
  };

  function movesOf<Code extends keyof WildCardsValues>(line: WildCardsLine<Code>): Move[] {
    return line.code in steps ? steps[line.code](line.values) : []; // a newer server may send events that this page does not know
  }

  return (line) => movesOf(line as WildCardsLine);
}
