// The laid, taken and drawn birds in a picture of How to play or of a review. They come from the events; nothing is computed here.
import type { CuBirdsSide as Side, CuBirdsSpecies as Species, CuBirdsValues, CuBirdsView, LessonLine } from "../wire/messages";

/** Birds that were laid at an end of a row, and how many of those before them were taken. */
export interface Landing {
  row: number;
  side: Side;
  species: Species;
  count: number;
  birds: Species[]; // of the row as it was
  taken: number;
}

interface Told {
  seat?: number;
  row?: number;
  cards: (Species | null)[];
}

/** The lines of one kind. */
export function linesOf(play: { lines: LessonLine[] }, code: keyof CuBirdsValues): Told[] {
  return play.lines.filter((line) => line.code === code).map(({ values }) => values as unknown as Told);
}

export function landings(play: { lines: LessonLine[] }, before: CuBirdsView): Landing[] {
  return play.lines
    .filter(({ code }) => code === "birds-laid")
    .map(({ values }) => values as unknown as CuBirdsValues["birds-laid"])
    .map(({ row, side, cards, count }) => ({
      row,
      side,
      species: cards[0]!,
      count,
      birds: before.rows[row] ?? [],
      taken: linesOf(play, "bird-taken").find((line) => line.row === row)?.cards.length ?? 0,
    }));
}
