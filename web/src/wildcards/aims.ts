// Finds the animal of the display that an offer is about. Places count from 0, nearest the pile first.
import type { Offer, Species } from "./cards";

export interface Aim {
  place: number;
  given: Species | null; // the animal that is given away for it
  offer: Offer;
}

/** An action without a place means the nearest animal of the species. */
function aimOf(offer: Offer, display: Species[]): Aim | null {
  const { plain } = offer;
  if (plain.code !== "take" && plain.code !== "exchange") return null;
  return { place: plain.place ?? display.indexOf(plain.species), given: plain.code === "exchange" ? plain.given : null, offer };
}

export function aimsOf(offers: Offer[], display: Species[]): Aim[] {
  return offers.map((offer) => aimOf(offer, display)).filter((aim) => aim !== null && aim.place >= 0) as Aim[];
}

/** The animal at a place as an action names it. */
export function animalAt(display: Species[], place: number): { species: Species; place: number | null } {
  const species = display[place]!;
  return { species, place: display.indexOf(species) === place ? null : place };
}
