// For who only listens: what others see at a glance beside the question.
import { untrack } from "svelte";
import type { CuBirdsView, Table } from "../lib/messages";
import type { TableRoom } from "../lib/room.svelte";
import { calledBy } from "../lib/people";
import { listed, wordsOf } from "../lib/words";
import { factsOf, lastDeal, stacksOf, wayTo } from "./birds";
import type { Turn } from "./turn.svelte";

const say = wordsOf("cubirds");

interface Heard {
  room: TableRoom;
  table: Table;
  view: CuBirdsView;
  turn: Turn;
  danger: string; // who could end the game or the round
  foretold: string; // what the chosen birds would bring
  earned: string; // what the chosen family would
}

/** Tell it whenever it is new. To be called while a component begins. */
export function hear(now: () => Heard): void {
  const tell = (text: string): void => untrack(() => now().room.announcing.tell(text));

  const danger = $derived(now().turn.code === "ask-lay" ? now().danger : "");
  $effect(() => tell(danger));

  const would = $derived.by(() => {
    const { turn, foretold, earned } = now();
    if (turn.family) return earned;
    return turn.code === "ask-lay" && turn.chosen ? foretold : "";
  });
  $effect(() => tell(would));

  const reminder = $derived(now().turn.reminded > 0 && !now().turn.chosen ? now().turn.reminded : 0); // once more each time
  $effect(() => {
    if (reminder > 0) tell(say("birds-table-choose-birds"));
  });

  /** How far each has come, and who is nearest; told when it changes. */
  const stands = $derived(
    now().view.seats.map(({ seven_kinds, three_and_three, leads }) => ({ seven_kinds, three_and_three, leads })),
  );
  let stood = untrack(() => stands);
  $effect(() => {
    const before = stood;
    stood = stands;
    stands.forEach((seat, number) => {
      const was = before[number]!;
      const has = (ways: typeof seat): number => ways.seven_kinds.collected + ways.three_and_three.collected;
      if (has(seat) === has(was)) return;
      const [kinds, threes] = [
        say("birds-table-kinds", wayTo(seat.seven_kinds)),
        say("birds-table-threes", wayTo(seat.three_and_three)),
      ];
      tell(say("birds-table-stands", { name: calledBy(untrack(now).table, number), kinds, threes }));
      if (seat.leads && !was.leads) tell(say("birds-table-leads"));
    });
  });

  // a new deal is told as one sentence for all: which cards came is seen in the hand
  let dealt = untrack(() => lastDeal(now().room.log));
  $effect(() => {
    const { room, table, view } = now();
    const last = lastDeal(room.log);
    const hand = table.you === null ? null : view.seats[table.you]?.hand;
    if (room.line || last === dealt || !hand) return;
    dealt = last;
    const birds = stacksOf(hand, factsOf(table)).map(({ species, count }) => say("told-cards", { card: species, count }));
    tell(say("birds-table-new-hand", { birds: listed(birds) }));
  });
}
