// The positions of an action's cards and animal, for its review.
import type { Values, WildCardsSpecies as Species } from "../wire/messages";
import type { Card } from "./cards";

const WITH_CARDS = ["cards", "card", "paying", "discarding"];

/** The positions in a hand of the cards that an action names, each card once. */
export function cardsNamed(action: Values, hand: Card[]): number[] {
  const named = WITH_CARDS.flatMap((name) => (action[name] ?? []) as Card | Card[]);
  const places: number[] = [];
  for (const card of named) {
    const place = hand.findIndex((each, index) => each === card && !places.includes(index));
    if (place >= 0) places.push(place);
  }
  return places;
}

/** The place in the display of the animal that an action names; −1 if it names none that is there. */
export function placeNamed(action: Values, display: Species[]): number {
  return typeof action.place === "number" ? action.place : display.indexOf(action.species as Species);
}
