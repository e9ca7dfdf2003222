// Which animal of the display an offer is about. Places are counted from 0, nearest the pile first.
import type { Offer, WildCardsSpecies as Species } from "../lib/messages";

export interface Aim {
  place: number;
  given: Species | null; // the animal that is given away for it
  offer: Offer;
}

const TAKE = /^take ([a-z]+)(?: at (\d+))?$/;

/** A text without a place means the nearest animal of the species. */
function placeOf(species: unknown, place: unknown, display: Species[]): number {
  return typeof place === "number" ? place : display.indexOf(species as Species);
}

function aimOf(offer: Offer, display: Species[]): Aim | null {
  const plain = offer.plain;
  if (plain) {
    if (plain["code"] !== "take" && plain["code"] !== "exchange") return null;
    return { place: placeOf(plain["species"], plain["place"], display), given: plain["given"] ?? null, offer };
  }
  const said = TAKE.exec(offer.action);
  if (!said) return null;
  return { place: placeOf(said[1], said[2] ? Number(said[2]) - 1 : null, display), given: null, offer };
}

export function aimsOf(offers: Offer[], display: Species[]): Aim[] {
  return offers.map((offer) => aimOf(offer, display)).filter((aim) => aim !== null && aim.place >= 0) as Aim[];
}

/** The animal at a place in the words of an action. */
export function animalAt(display: Species[], place: number): string {
  const species = display[place] ?? "";
  return display.indexOf(species as Species) === place ? species : `${species} at ${place + 1}`;
}
