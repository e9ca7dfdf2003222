// The identity of animals on the display: the view counts places, but an animal that moves up stays the same animal.
import type { Species } from "./cards";

export interface Known {
  species: Species;
  id: number;
}

let last = 0;

export function recognized(known: Known[], display: readonly Species[]): Known[] {
  const fresh = (species: Species): Known => ({ species, id: ++last });
  if (display.length >= known.length)
    return display.map((species, place) => (known[place]?.species === species ? known[place] : fresh(species)));
  const left = [...known]; // some were taken, and of equal ones the nearest: so the farthest are matched first
  return display
    .toReversed()
    .map((species) => {
      const place = left.findLastIndex((each) => each.species === species);
      return place < 0 ? fresh(species) : left.splice(place)[0]!;
    })
    .toReversed();
}
