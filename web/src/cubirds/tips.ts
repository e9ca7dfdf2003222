// What is worth knowing just now, for who plays CuBirds for the first time.
import type { CuBirdsView, TableInfo } from "../lib/messages";
import type { Tip } from "../lib/tips.svelte";
import { wordsOf } from "../lib/words";
import { familyOf, isClose, wayTo, winningFamilies } from "./birds";
import type { Turn } from "./turn.svelte";

const say = wordsOf("cubirds");
const OWN = "[data-collects]";
const FEW_CARDS = 4; // in one's own hand: it may well be empty soon
const LATER = { numbers: 2, lead: 3, empty: 4 }; // in which turn of everybody's, at the earliest: not all at once

/** The tips that fit this moment, the first to be told first. */
export function tipsOf(table: TableInfo, view: CuBirdsView, turn: Turn): Tip[] {
  const own = table.you === null ? undefined : view.seats[table.you];
  if (!own || view.result) return [];
  const tip = (name: string, of: string, values: Record<string, string | number> = {}): Tip => ({
    id: `cubirds-${name}`,
    text: say(`birds-tip-${name}`, values),
    of,
  });
  const goal: Tip = { ...tip("goal", OWN, { kinds: own.seven_kinds.needed, birds: own.three_and_three.birds }), first: true };
  const turnOfAll = Math.ceil(view.turn / view.seats.length);
  const short = table.seats.find(({ seat }) => seat !== table.you && view.seats[seat]?.is_short);
  switch (turn.code) {
    case "ask-lay":
      if (turn.chosen) return [goal, tip("preview", ".place.lit")];
      return [
        goal,
        tip("lay", "[data-hand]"),
        ...(view.solo ? [tip("robin", ".seat")] : []),
        ...(isClose(own) ? [tip("last", OWN, { families: winningFamilies(own, say) })] : []),
        ...(short ? [tip("short", ".hand.short", { name: short.name })] : []),
        ...(turnOfAll >= LATER.numbers ? [tip("numbers", "[data-hand]")] : []),
        ...(turnOfAll >= LATER.lead && view.seats.some(({ leads }) => leads) ? [tip("lead", ".who.leads")] : []),
        ...(turnOfAll >= LATER.empty || own.hand_size <= FEW_CARDS ? [tip("empty", "[data-hand]")] : []),
      ];
    case "ask-draw":
      return [tip("nothing", ".prompt")];
    case "ask-family": {
      const [species, family] =
        Object.entries(own.families).find(([kind]) => familyOf(turn.offers, kind as keyof typeof own.families)) ?? [];
      if (!species || !family) return [];
      const kind = species as keyof typeof own.families;
      const values = { species, held: own.hand?.[kind] ?? 0, earns: family.earns, more: family.to_big };
      return [tip("family", ".stack.family", { ...values, ...wayTo(own.seven_kinds) })];
    }
    default:
      return [goal];
  }
}
