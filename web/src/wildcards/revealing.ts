// What the middle of the table is for: the display, what all have turned over (it goes back to its owners with what comes next), or the end.
import type { WildCardsEvent } from "../lib/messages";

export type Forward = "bid" | "paid" | null;

const BIDS_STAY: (WildCardsEvent | undefined)[] = ["card-returned", "tied", "lion-decided", "leo-came-first"]; // they are what this is about
const PAYMENTS_STAY: (WildCardsEvent | undefined)[] = ["talisman-decided", "lot-drawn"];

const ENDING: (WildCardsEvent | undefined)[] = ["hand-discarded", "secret-shown", "game-ended"];

/** Whether there is nothing left but to count. */
export function isEnding(code: string | undefined): boolean {
  return ENDING.includes(code as WildCardsEvent);
}

/** What lies in the middle after a step. */
export function forwardAfter(code: string | undefined, now: Forward): Forward {
  if (code === "bid-revealed") return "bid";
  if (code === "payment-revealed") return "paid";
  return (now === "bid" ? BIDS_STAY : PAYMENTS_STAY).includes(code as WildCardsEvent) ? now : null;
}
