// The end of Wild Cards: the winner's animals in their lands, leaders with their crowns.
import type { SeatResult, TableInfo, View, WildCardsSpecies as Species, WildCardsView } from "../wire/messages";
import { wordsOf } from "../words/words";
import type { GameEnd } from "../outcome/gameEnd";
import { animalsInLands, type Kin } from "../outcome/scene";
import EndCollection from "./EndCollection.svelte";
import EndHand from "./EndHand.svelte";

const LANDS = ["forest", "mountains", "savannah"];
const SIGHTS: Record<string, string> = { forest: "forest-3", mountains: "mountains-2", savannah: "savannah-2" };
const MOST = 6; // of a kind

/** Where a crown sits on the picture of each animal. */
const HEADS: Record<Species, [x: number, y: number]> = {
  peacock: [0.5, -0.02],
  squirrel: [0.66, 0.1],
  eagle: [0.76, 0.14],
  ibex: [0.79, 0.06],
  lion: [0.68, -0.03],
  meerkat: [0.57, -0.02],
};

function inShort(_table: TableInfo, view: View, result: SeatResult): string {
  const counts = Object.values((view as WildCardsView).seats[result.seat]?.collection ?? {});
  return wordsOf("wildcards")("animals-end-short", { count: counts.reduce((sum, count) => sum + count, 0) });
}

const end: GameEnd = {
  sceneOf: (table, view, outcome, height) => {
    const winners = outcome.results.filter(({ won }) => won).flatMap(({ seat }) => (view as WildCardsView).seats[seat] ?? []);
    const homes = Object.entries(table.facts.habitats as Record<Species, string>) as [Species, string][];
    const kin = homes.flatMap(([species, home]): (Kin & { land: string })[] => {
      const count = winners.reduce((sum, seat) => sum + (seat.collection[species] ?? 0), 0);
      const leads = winners.some(({ leaders }) => leaders.includes(species));
      const drawn = { art: `wildcards/${species}`, count: Math.min(count, MOST), crown: leads ? HEADS[species] : null };
      return count ? [{ ...drawn, land: home }] : [];
    });
    const lands = LANDS.map((land) => ({ art: `wildcards/${SIGHTS[land]}`, kin: kin.filter((each) => each.land === land) }));
    const inhabited = lands.filter((land) => land.kin.length);
    return animalsInLands(inhabited.length ? inhabited : lands, height);
  },
  inShort,
  sumsUp: true,
  Earned: EndCollection,
  Hand: EndHand,
};
export default end;
