// What is worth knowing just now, for who plays Wild Cards for the first time.
import type { Table, WildCardsView } from "../lib/messages";
import type { Tip } from "../lib/tips.svelte";
import type { Answering } from "./answering.svelte";
import { animalName, total, words } from "./cards";

const FEW_CARDS = 3;

/** The tips that fit this moment, the first to be told first. */
export function tipsOf(table: Table, view: WildCardsView, answering: Answering | null): Tip[] {
  const own = table.you === null ? undefined : view.seats[table.you];
  if (!own || !answering || answering.asked.sealed) return [];
  const tip = (name: string, of: string, values: Record<string, string | number> = {}): Tip => ({
    id: `wildcards-${name}`,
    text: words(`animals-tip-${name}`, values),
    of,
  });
  const [leader] = own.leaders;
  const isDuel = view.edition === "duel";
  switch (answering.asked.code) {
    case "ask-bid":
      if (answering.isBegun) return [tip("cost", ".prompt")];
      return [
        tip("goal", ".own"),
        tip("bid", "[data-hand]"),
        ...(isDuel ? [tip("duel", ".secret")] : []),
        ...(view.seats.some((seat) => seat.is_leo) ? [tip("leo", `[data-spot="seat-${view.seats.length - 1}"]`)] : []),
        ...(total(own.hand ?? {}) <= FEW_CARDS ? [tip("refill", '[data-card="refill"]')] : []),
        ...(leader ? [tip("leader", `[data-spot="supply-${leader}"]`, { animal: animalName(leader) })] : []),
        ...(view.talisman === table.you ? [tip("talisman", '[data-spot="talisman"]')] : []),
      ];
    case "ask-take":
      return [tip("take", ".display"), tip("none", ".asides")];
    case "ask-pay":
      return [tip("tie", ".order")];
    case "ask-tie-break":
      return [tip("tie-break", ".order")];
    case "ask-refill":
      return [tip("discard", "[data-hand]")];
    case "ask-remove":
      return isDuel ? [tip("remove", ".display")] : [];
    default:
      return [];
  }
}
