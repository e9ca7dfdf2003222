// The identity of birds in a row: a bird keeps its key as long as it stays, so that its move can be animated.
import type { CuBirdsSpecies as Species } from "../wire/messages";

export interface Bird {
  species: Species;
  key: string;
}

/** Match the birds of the last list with the next one; unmatched ones are new. */
export class Keys {
  private birds: Bird[] = [];
  private met = 0;

  constructor(private readonly name: string) {}

  follow(cards: Species[]): Bird[] {
    const stayed = common(this.birds, cards);
    this.birds = cards.map((species, place) => stayed.get(place) ?? this.newBird(species));
    return this.birds;
  }

  private newBird(species: Species): Bird {
    this.met += 1;
    return { species, key: `${this.name}-${this.met}` };
  }
}

/** The pose of each bird in a row, as a number. It depends only on the row and on how many of its kind sit to its left, so a reloaded
    page shows the same poses. */
export function posesIn(row: number, cards: Species[]): number[] {
  const met = new Map<Species, number>();
  return cards.map((species) => {
    const nth = met.get(species) ?? 0;
    met.set(species, nth + 1);
    return row + nth;
  });
}

/** The longest common subsequence: the place now of each earlier bird. */
function common(before: Bird[], now: Species[]): Map<number, Bird> {
  const lengths = Array.from({ length: before.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      lengths[i]![j] =
        before[i]!.species === now[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
    }
  }
  const stayed = new Map<number, Bird>();
  for (let i = 0, j = 0; i < before.length && j < now.length;) {
    if (before[i]!.species === now[j]) stayed.set(j++, before[i++]!);
    else if (lengths[i + 1]![j]! >= lengths[i]![j + 1]!) i += 1;
    else j += 1;
  }
  return stayed;
}
