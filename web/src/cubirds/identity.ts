// Who is who in a row: a bird keeps its key as long as it stays, so that it can be followed from one picture to the next.
import type { CuBirdsSpecies as Species } from "../lib/messages";

export interface Bird {
  species: Species;
  key: string;
  number: number; // its own: the same bird always strikes the same pose
}

/** Carries the birds of the last list over to the next one; what is not in both is new. */
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
    return { species, key: `${this.name}-${this.met}`, number: this.met };
  }
}

/** The longest common subsequence: which bird of before stands at which place now. */
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
