// The tips that are useful right now to people who play Wild Cards for the first time.
import type { TableInfo, WildCardsView } from "../wire/messages";
import { calledBy } from "../words/people";
import type { Tip } from "../room/tips.svelte";
import type { Answer } from "./answer.svelte";
import { holderIsLast, ownerOf, total, words } from "./cards";

const OWN = "section.own"; // the panel itself: the place around it has no height on a desk
const FEW_CARDS = 3;
const LATER = { lead: 2, talisman: 3 }; // in which round, at the earliest: not all at once

/** The tips that fit this moment, the most important first. */
export function tipsOf(table: TableInfo, view: WildCardsView, answer: Answer | null): Tip[] {
  const own = table.you === null ? undefined : view.seats[table.you];
  if (!own || view.result) return [];
  const tip = (name: string, of: string, values: Record<string, string | number> = {}): Tip => ({
    id: `wildcards-${name}`,
    text: words(`animals-tip-${name}`, values),
    of,
  });
  const goal: Tip = { ...tip("goal", OWN), first: true };
  if (!answer || answer.asked.sealed) return [goal];
  const [leader] = own.leaders;
  const owner = ownerOf(view, "meerkat");
  const isDuel = view.edition === "duel";
  switch (answer.asked.code) {
    case "ask-bid":
      if (answer.isBegun) return [goal, tip("cost", ".prompt")];
      return [
        goal,
        tip(isDuel ? "bid-duel" : "bid", "[data-hand]"),
        ...(isDuel ? [tip("duel", `${OWN} .secret`, { flat: view.flat_secret ? "yes" : "no" })] : []),
        ...(view.seats.some((seat) => seat.is_leo) ? [tip("leo", `[data-spot="seat-${view.seats.length - 1}"]`)] : []),
        ...(total(own.hand ?? {}) <= FEW_CARDS ? [tip("refill", '[data-card="refill"]')] : []),
        ...(leader
          ? [tip("leader", `[data-spot="supply-${leader}"]`, { species: leader, power: words(`power-${leader}`) })]
          : []),
        ...(owner !== null && owner !== table.you ? [tip("meerkat", ".display", { name: calledBy(table, owner) })] : []),
        ...(view.round >= LATER.lead && view.seats.some(({ leads }) => leads) ? [tip("lead", ".who.leads")] : []),
        ...(view.round >= LATER.talisman && view.talisman !== null && holderIsLast(table)
          ? [
              tip("talisman", '[data-spot="talisman"]', {
                holder: view.talisman === table.you ? "you" : "another",
                name: calledBy(table, view.talisman),
              }),
            ]
          : []),
      ];
    case "ask-take":
      return [tip("take", ".display"), tip("none", ".asides")];
    case "ask-pay":
      return [tip("tie", ".order")];
    case "ask-tie-break":
      return [tip("tie-break", ".order")];
    case "ask-refill":
      return [tip("discard", "[data-hand]")];
    case "ask-exchange":
      return [tip("exchange", OWN)];
    case "ask-remove":
      return isDuel ? [tip("remove", ".display")] : [];
    default:
      return [];
  }
}
