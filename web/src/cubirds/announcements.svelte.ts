// For who only listens: what others see at a glance beside the question.
import { untrack } from "svelte";
import type { CuBirdsView, TableInfo } from "../lib/messages";
import type { TableRoom } from "../lib/room.svelte";
import { calledBy, leadWords } from "../lib/people";
import { listed, wordsOf } from "../lib/words";
import { factsOf, lastDeal, stacksOf, wayTo } from "./birds";
import type { Turn } from "./turn.svelte";

const say = wordsOf("cubirds");
const BEGINNING = new Set(["first-player-chosen", "collection-started", "extra-bird-given"]); // seen at once, told by nobody
const LONGEST_BEGINNING = 60; // lines: whoever comes later asks the table

interface Heard {
  room: TableRoom;
  table: TableInfo;
  view: CuBirdsView;
  turn: Turn;
  danger: string; // who could end the game or the round
  foretold: string; // what the chosen birds would bring, end by end
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
  const chosen = $derived(now().turn.asked && now().turn.chosen);
  let had = untrack(() => chosen);
  $effect(() => {
    if (had && chosen === null && now().turn.asked) tell(say("unchosen"));
    had = chosen;
  });

  const reminder = $derived(now().turn.reminded > 0 && !now().turn.chosen ? now().turn.reminded : 0); // once more each time
  $effect(() => {
    if (reminder > 0) tell(say("birds-table-choose-birds"));
  });

  /** How far each has come, told when it changes; and who leads. */
  const ways = $derived(now().view.seats.map(({ seven_kinds, three_and_three }) => [seven_kinds, three_and_three].map(wayTo)));
  let before = untrack(() => ways.map((each) => JSON.stringify(each)));
  let led = untrack(() => leadWords(now().table, now().view.seats));
  $effect(() => {
    const { table, view } = now();
    ways.forEach(([kinds, threes], seat) => {
      if (before[seat] !== JSON.stringify([kinds, threes]))
        tell(
          say("birds-table-stands", {
            name: calledBy(table, seat),
            kinds: say("birds-table-kinds", kinds),
            threes: say("birds-table-threes", threes),
          }),
        );
    });
    before = ways.map((each) => JSON.stringify(each));
    const leads = leadWords(table, view.seats);
    if (leads !== led && !view.result) tell(leads);
    led = leads;
  });

  // a new deal is told as one sentence for all: which cards came is seen in the hand; and so are the first ones
  let dealt: number | null = null;
  $effect(() => {
    const { room, table, view } = now();
    const last = lastDeal(room.log)?.number ?? 0;
    const hand = table.you === null ? null : view.seats[table.you]?.hand;
    if (room.line || last === dealt || !hand || view.result || room.isAgain) return;
    if (dealt === null && room.log.length <= LONGEST_BEGINNING)
      for (const { code, text } of room.log) if (BEGINNING.has(code)) tell(text);
    dealt = last;
    const birds = stacksOf(hand, factsOf(table)).map(({ species, count }) => say("told-cards", { card: species, count }));
    tell(say("birds-table-new-hand", { birds: listed(birds) }));
  });
}
