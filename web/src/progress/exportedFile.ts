// Everything that this device has kept about its games, as one file to save. Tables are left out: their links let people look at the
// games, and a file is soon passed on.
import type { FinishedGame } from "../device/finishedGames";

export interface Exported {
  games: FinishedGame[];
  puzzles: Record<string, boolean>; // by id: whether the first answer was right
  puzzleDays: number;
  lessons: string[];
  streaks: Record<string, { now: number; best: number }>; // by game
}

export function exportedText({ games, puzzles, puzzleDays, lessons, streaks }: Exported): string {
  const told = games.map(({ day, game, form, players, against, won, review }) => ({
    day,
    game,
    form,
    players,
    against,
    won,
    ...(review && {
      review: {
        own: review.own,
        luck: review.luck,
        choices: Object.fromEntries(
          Object.entries(review.choices).map(([kind, [fine, slip, mistake]]) => [kind, { fine, slip, mistake }]),
        ),
      },
    }),
  }));
  const of = { made_by: "Menagerie", version: 1 };
  return `${JSON.stringify({ ...of, games: told, puzzles, puzzle_days_in_a_row: puzzleDays, lessons, streaks }, null, 2)}\n`;
}
