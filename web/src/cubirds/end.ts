// The end of CuBirds: the birds that decided it on their wires.
import { poseOf } from "../device/art";
import type { CuBirdsSpecies as Species, CuBirdsView, SeatResult, TableInfo, View } from "../wire/messages";
import { settings } from "../device/settings.svelte";
import { wordsOf } from "../words/words";
import type { GameEnd } from "../outcome/gameEnd";
import { birdsOnWires } from "../outcome/scene";
import EndCollection from "./EndCollection.svelte";
import EndHand from "./EndHand.svelte";

const MOST_BIRDS = 14;
const GOALS = ["seven-kinds", "three-and-three"]; // otherwise the most birds win

/** The birds that decided: one of each of seven species, three of each of two, or all. */
function birdsOf(result: SeatResult, view: CuBirdsView): string[] {
  const seat = view.seats[result.seat];
  const byThrees = seat && seat.three_and_three.species.length >= seat.three_and_three.needed;
  const byKinds = seat && seat.seven_kinds.species.length >= seat.seven_kinds.needed;
  const most = byKinds ? 1 : byThrees ? seat.three_and_three.birds : Infinity;
  return result.deciding.flatMap((species, index) => {
    const count = Math.min(seat?.collection[species as Species] ?? 0, most);
    return Array.from({ length: count }, (_, bird) => poseOf(`cubirds/${species}`, most === 1 ? index : bird));
  });
}

function inShort(_table: TableInfo, view: View, result: SeatResult): string {
  const seat = (view as CuBirdsView).seats[result.seat];
  const say = wordsOf("cubirds");
  if (!seat) return "";
  const [kinds, threes] = [seat.seven_kinds.species.length, seat.three_and_three.species.length];
  return view.result?.endings.some((ending) => GOALS.includes(ending))
    ? say("birds-end-short", { kinds, threes })
    : say("birds-end-birds", { count: result.total });
}

const end: GameEnd = {
  sceneOf: (_table, view, outcome, height) => {
    const birds = outcome.results.filter(({ won }) => won).flatMap((result) => birdsOf(result, view as CuBirdsView));
    const sky = settings.isDark ? "cubirds/sky-night" : "cubirds/sky-day";
    return { ...birdsOnWires(birds.slice(0, MOST_BIRDS), height), lands: [{ art: sky, x: 0, y: 0, width: 100, height }] };
  },
  inShort,
  sumsUp: false,
  Earned: EndCollection,
  Hand: EndHand,
};
export default end;
