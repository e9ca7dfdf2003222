// Decides what the middle of the table shows: the display, revealed cards (until they return to their owners), or the end.
import type { ToldLine, WildCardsEvent, WildCardsLine } from "../wire/messages";
import type { Card } from "./cards";

export type Forward = "bid" | "paid" | null;

const BIDS_STAY: (WildCardsEvent | undefined)[] = ["card-returned", "tied", "lion-decided", "leo-came-first"]; // the subject of the step
const PAYMENTS_STAY: (WildCardsEvent | undefined)[] = ["talisman-decided", "lot-drawn"];

const ENDING: (WildCardsEvent | undefined)[] = ["hand-discarded", "secret-shown", "game-ended"];

/** Whether only the count is left. Leo's discards happen at other times, too, so they only continue the end. */
export function isEnding(code: string | undefined, now: boolean): boolean {
  return ENDING.includes(code as WildCardsEvent) || (now && code === "leo-card-discarded");
}

/** The content of the middle after a step. */
export function forwardAfter(code: string | undefined, now: Forward, step: string | null): Forward {
  if (code === undefined && step === "reveal") return now; // somebody with the eagle is still choosing
  if (code === "bid-revealed") return "bid";
  if (code === "payment-revealed") return "paid";
  return (now === "bid" ? BIDS_STAY : PAYMENTS_STAY).includes(code as WildCardsEvent) ? now : null;
}

const TIE_BREAK: (WildCardsEvent | undefined)[] = ["tie-break-sealed", "tie-break-shown", "tie-break-drawn"];

/** The open tie-break cards, in order; the view does not say whose they are. */
export function laidIn(log: ToldLine[]): { seat: number; card: Card }[] {
  const begun = log.findLastIndex(({ code }) => !TIE_BREAK.includes(code as WildCardsEvent)) + 1;
  return log.slice(begun).flatMap((line) => {
    const { code, values } = line as WildCardsLine;
    if (code !== "tie-break-shown" && code !== "tie-break-drawn") return [];
    return values.cards.flatMap((card) => (card === null ? [] : [{ seat: values.seat, card }]));
  });
}
