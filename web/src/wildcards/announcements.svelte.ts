// Announcements for screen readers: what sighted players see at a glance beside the question.
import { untrack } from "svelte";
import type { Asked, TableInfo, WildCardsView } from "../wire/messages";
import { calledBy, leadWords } from "../words/people";
import type { TableRoom } from "../room/room.svelte";
import { listed, say } from "../words/words";
import type { Answer } from "./answer.svelte";
import { animalName, cardName, habitatOfSpecies, roundWords, spread, words } from "./cards";
import { consequencesInWords, deed, nextTap, sealedWords } from "./promptWords";

interface Heard {
  room: TableRoom;
  table: TableInfo;
  view: WildCardsView;
  asked: Asked | null;
  answer: Answer | null;
  waiting: string; // for whom
}

/** Announce each of these when it changes. Call it while a component is being created. */
export function hear(now: () => Heard): void {
  const tell = (text: string): void => untrack(() => now().room.announcer.tell(text));

  /** The full meaning of the current choice. */
  const meant = $derived.by((): string | null => {
    const { room, asked, answer } = now();
    if (!answer || asked?.sealed) return "";
    const isSeenAtOnce = answer.place !== null || asked?.code === "ask-refill"; // the only animal, or what a refill would draw
    if (!answer.isBegun && !isSeenAtOnce) return "";
    if (answer.ready === null) {
      const cards = answer.chosenCards.map(cardName);
      return [cards.length > 0 ? say("chosen-so-far", { cards: listed(cards) }) : "", nextTap(answer)].filter(Boolean).join(" ");
    }
    if (!room.previews.of(answer.ready)) return null; // not known yet
    const [what, told] = [deed(answer), consequencesInWords(room, answer)];
    return told ? say("said-of", { what, told }) : what;
  });
  let heard: { asked: Asked | null; text: string } = { asked: null, text: "" };
  $effect(() => {
    if (meant === null) return;
    const { asked } = now();
    if (meant && (heard.asked !== asked || heard.text !== meant)) tell(meant);
    if (!meant && heard.asked === asked && heard.text && asked) tell(say("unchosen"));
    heard = { asked, text: meant };
  });

  /** Announce your own sealed answer, and again when you change it. */
  const sealed = $derived.by(() => {
    const { asked, table, view } = now();
    const own = asked?.sealed && table.you !== null ? view.seats[table.you] : undefined;
    return own ? JSON.stringify([asked?.code, own.bid, own.paid]) : "";
  });
  $effect(() => {
    if (!sealed) return;
    const { asked, waiting } = untrack(now);
    tell([sealedWords(asked?.code ?? ""), waiting].filter(Boolean).join(" "));
  });

  const round = $derived(now().view.round);
  let last = 0;
  const met = new Set<string>();
  $effect(() => {
    const { room, table, view } = now();
    if (room.line || round === last) return; // the steps that lead there first
    const isFirst = last === 0;
    last = round;
    if (view.result) return;
    if (!isFirst) tell(standingsOf(table, view));
    if (room.isAgain) return;
    if (view.display.some((species) => !met.has(species))) tell(displayOf(table, view)); // new animals are announced, once with their habitat
    for (const species of view.display) met.add(species);
    if (isFirst) tell(handOf(table, view));
  });
}

/** Everyone's standing, from first to last. */
function standingsOf(table: TableInfo, view: WildCardsView): string {
  const counted = view.seats
    .map(({ points }, seat) => ({ name: calledBy(table, seat), points: points?.total ?? -1 }))
    .filter(({ points }) => points >= 0)
    .sort((one, other) => other.points - one.points);
  const points = listed(counted.map(({ name, points }) => words("animals-table-standing", { name, points })));
  const last = view.round === view.rounds ? "yes" : "no";
  return `${words("animals-table-standings", { points, last })} ${leadWords(table, view.seats)}`;
}

/** The round, and the animals on display, each with its habitat. */
function displayOf(table: TableInfo, view: WildCardsView): string {
  const animals = view.display.map((species) =>
    words("animals-table-display-animal", {
      animal: animalName(species),
      habitat: words(`habitat-${habitatOfSpecies(table, species)}`),
    }),
  );
  return words("animals-table-display-told", { round: roundWords(view), animals: listed(animals) });
}

function handOf(table: TableInfo, view: WildCardsView): string {
  const hand = table.you === null ? null : view.seats[table.you]?.hand;
  return hand ? words("animals-table-hand-told", { cards: listed(spread(hand).map(cardName)) }) : "";
}
