// Luck and choices as whole points of a hundred, and the choices by how good they were.
import type { ReviewAccount, ReviewChoice, ReviewMoment, SeatReview } from "../wire/messages";

export type Sum = "own" | "others" | "luck" | "all";
export type Grade = ReviewChoice["grade"];

const HUNDRED = 100;

/** The sums in points of a hundred, rounded so that they still add up: luck takes what is left over. */
export function sumsOf(account: ReviewAccount): Record<Sum, number> {
  const all = Math.round(HUNDRED * account.end) - Math.round(HUNDRED * account.start);
  const [own, others] = [Math.round(HUNDRED * account.own), Math.round(HUNDRED * account.others)];
  return { own, others, luck: all - own - others, all };
}

/** How many choices were fine, small slips, and mistakes. */
export function countsOf(choices: ReviewChoice[]): { fine: number; slip: number; mistake: number } {
  const counts = { fine: 0, slip: 0, mistake: 0 };
  for (const { grade } of choices) counts[grade === "best" ? "fine" : grade] += 1;
  return counts;
}

/** The moment that is open at first: the costliest choice. Luck never opens by itself. */
export function firstOpen(moments: ReviewMoment[]): ReviewMoment | null {
  const choices = moments.filter(({ kind }) => kind === "choice");
  return choices.reduce<ReviewMoment | null>((worst, each) => (worst && worst.worth <= each.worth ? worst : each), null);
}

/** What each moment is called: what was played, or how luck went. */
export function titlesOf({ moments, choices }: SeatReview): string[] {
  return moments.map(
    ({ number, kind, text }) => (kind === "choice" && choices.find((each) => each.number === number)?.played) || text,
  );
}
