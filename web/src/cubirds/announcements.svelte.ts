// Announcements for screen readers: what sighted players see at a glance beside the question.
import { untrack } from "svelte";
import type { CuBirdsView, TableInfo } from "../wire/messages";
import type { TableRoom } from "../room/room.svelte";
import { calledBy, leadWords } from "../words/people";
import { listed, wordsOf } from "../words/words";
import { factsOf, lastDeal, stacksOf, wayTo } from "./cards";
import type { Answer } from "./answer.svelte";

const say = wordsOf("cubirds");
const BEGINNING = new Set(["first-player-chosen", "collection-started", "extra-bird-given"]); // visible at once, so they have no sentence
const LONGEST_BEGINNING = 60; // lines: people who come later can ask the table

interface Heard {
  room: TableRoom;
  table: TableInfo;
  view: CuBirdsView;
  answer: Answer;
  danger: string; // who could end the game or the round
  foretold: string; // what the chosen birds would bring, end by end
  earned: string; // what the chosen flock would
}

/** Announce each of these when it changes. Call it while a component is being created. */
export function hear(now: () => Heard): void {
  const tell = (text: string): void => untrack(() => now().room.announcer.tell(text));

  const danger = $derived(now().answer.code === "ask-lay" ? now().danger : "");
  $effect(() => tell(danger));

  const would = $derived.by(() => {
    const { answer, foretold, earned } = now();
    if (answer.flock) return earned;
    return answer.code === "ask-lay" && answer.chosen ? foretold : "";
  });
  $effect(() => tell(would));
  const chosen = $derived(now().answer.asked && now().answer.chosen);
  let had = untrack(() => chosen);
  $effect(() => {
    if (had && chosen === null && now().answer.asked) tell(say("unchosen"));
    had = chosen;
  });

  const reminder = $derived(now().answer.reminded > 0 && !now().answer.chosen ? now().answer.reminded : 0); // again each time
  $effect(() => {
    if (reminder > 0) tell(say("birds-table-choose-birds"));
  });
  const missed = $derived(now().answer.hasMissed ? now().answer.reminded : 0);
  $effect(() => {
    if (missed > 0) tell(say("birds-table-missed"));
  });

  /** Each player's progress when it changes, and who leads. */
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

  // a new deal has one sentence for everyone: the cards themselves are in the hand, as at the start
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
