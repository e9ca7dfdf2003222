// What is worth knowing just now, for who plays CuBirds for the first time.
import type { CuBirdsView, Table } from "../lib/messages";
import type { Tip } from "../lib/tips.svelte";
import { wordsOf } from "../lib/words";
import { familyOf, wayTo } from "./birds";
import type { Turn } from "./turn.svelte";

const say = wordsOf("cubirds");
const LAY = { goal: "[data-collects]", lay: "[data-hand]", preview: ".place.lit", short: ".hand.short", last: "[data-collects]" };

/** The tips that fit this moment, the first to be told first. */
export function tipsOf(table: Table, view: CuBirdsView, turn: Turn): Tip[] {
  const own = table.you === null ? undefined : view.seats[table.you];
  if (!own || !turn.asked) return [];
  const tip = (name: string, of: string, values: Record<string, string | number> = {}): Tip => ({
    id: `cubirds-${name}`,
    text: say(`birds-tip-${name}`, values),
    of,
  });
  switch (turn.code) {
    case "ask-lay":
      if (turn.chosen) return [tip("preview", LAY.preview)];
      return [
        tip("goal", LAY.goal, { kinds: own.seven_kinds.needed, birds: own.three_and_three.birds }),
        tip("lay", LAY.lay),
        ...(view.solo ? [tip("robin", ".seat")] : []),
        ...(own.is_close ? [tip("last", LAY.last)] : []),
        ...(view.seats.some((seat) => seat.is_short && seat !== own) ? [tip("short", LAY.short)] : []),
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
      return [];
  }
}
