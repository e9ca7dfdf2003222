// The tips that are useful right now to people who play CuBirds for the first time.
import type { CuBirdsView, TableInfo } from "../wire/messages";
import type { Tip } from "../room/tips.svelte";
import { wordsOf } from "../words/words";
import { flockOf, isClose, wayTo, winningFlocks } from "./cards";
import type { Answer } from "./answer.svelte";

const say = wordsOf("cubirds");
const OWN = "[data-collects]";
const HAND = "[data-hand]";
const ROWS = "[data-rows]";
const FEW_CARDS = 4; // in your own hand: it may be empty soon
type Where = Pick<Tip, "of" | "and" | "over">;
const LATER = { numbers: 2, lead: 3, empty: 4 }; // the earliest turn for each, so that they do not come all at once

/** The tips that fit this moment, the most important first. */
export function tipsOf(table: TableInfo, view: CuBirdsView, answer: Answer): Tip[] {
  const own = table.you === null ? undefined : view.seats[table.you];
  if (!own || view.result) return [];
  const tip = (name: string, where: Where, values: Record<string, string | number> = {}): Tip => ({
    id: `cubirds-${name}`,
    text: say(`birds-tip-${name}`, values),
    ...where,
  });
  const goals = { kinds: own.seven_kinds.needed, birds: own.three_and_three.birds };
  const goal: Tip = { ...tip("goal", { of: OWN, over: HAND }, goals), first: true };
  const turnOfAll = Math.ceil(view.turn / view.seats.length);
  const short = table.seats.find(({ seat }) => seat !== table.you && view.seats[seat]?.is_short);
  switch (answer.code) {
    case "ask-lay":
      if (answer.chosen) return [goal, tip("preview", { of: ".place.lit", and: ".stack.chosen", over: OWN })];
      return [
        goal,
        tip("lay", { of: HAND, and: ".place", over: OWN }),
        ...(view.solo ? [tip("robin", { of: ".seat", over: HAND })] : []),
        ...(isClose(own) ? [tip("last", { of: OWN, over: HAND }, { flocks: winningFlocks(own, say) })] : []),
        ...(short ? [tip("short", { of: ".hand.short", over: HAND }, { name: short.name })] : []),
        ...(turnOfAll >= LATER.numbers ? [tip("numbers", { of: HAND, over: OWN })] : []),
        ...(turnOfAll >= LATER.lead && view.seats.some(({ leads }) => leads)
          ? [tip("lead", { of: ".who.leads", and: ".goals", over: HAND })]
          : []),
        ...(turnOfAll >= LATER.empty || own.hand_size <= FEW_CARDS ? [tip("empty", { of: HAND, over: OWN })] : []),
      ];
    case "ask-draw":
      return [tip("nothing", { of: ".prompt", over: HAND })];
    case "ask-flock": {
      const [species, flock] =
        Object.entries(own.flocks).find(([kind]) => flockOf(answer.offers, kind as keyof typeof own.flocks)) ?? [];
      if (!species || !flock) return [];
      const kind = species as keyof typeof own.flocks;
      const values = { species, held: own.hand?.[kind] ?? 0, earns: flock.earns, more: flock.to_big };
      return [tip("flock", { of: ".stack.flock", and: OWN, over: ROWS }, { ...values, ...wayTo(own.seven_kinds) })];
    }
    default:
      return [goal];
  }
}
