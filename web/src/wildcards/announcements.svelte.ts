// For who only listens: what others see at a glance beside the question.
import { untrack } from "svelte";
import type { Asked, TableInfo, WildCardsView } from "../lib/messages";
import { calledBy, leadWords } from "../lib/people";
import type { TableRoom } from "../lib/room.svelte";
import { listed, say } from "../lib/words";
import type { Answering } from "./answering.svelte";
import { animalName, cardName, habitatOfSpecies, roundWords, spread, words } from "./cards";
import { consequencesInWords, deed, nextTap, sealedWords } from "./prompting";

interface Heard {
  room: TableRoom;
  table: TableInfo;
  view: WildCardsView;
  asked: Asked | null;
  answering: Answering | null;
  waiting: string; // for whom
}

/** Tell it whenever it is new. To be called while a component begins. */
export function hear(now: () => Heard): void {
  const tell = (text: string): void => untrack(() => now().room.announcing.tell(text));

  /** What the choice so far means, whole. */
  const meant = $derived.by((): string | null => {
    const { room, asked, answering } = now();
    const isOpen = answering?.isBegun || asked?.code === "ask-refill"; // of a refill one sees at once what it would draw
    if (!answering || !isOpen || asked?.sealed) return "";
    if (answering.ready === null) {
      const cards = answering.chosenCards.map(cardName);
      return [cards.length > 0 ? say("chosen-so-far", { cards: listed(cards) }) : "", nextTap(answering)]
        .filter(Boolean)
        .join(" ");
    }
    if (!room.previews.of(answering.ready)) return null; // not known yet
    const [what, told] = [deed(answering), consequencesInWords(room, answering)];
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

  /** One's own sealed answer is told once it lies there, and again when another one does. */
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
    if (room.line || round === last) return; // first what leads there
    const isFirst = last === 0;
    last = round;
    if (view.result) return;
    if (!isFirst) tell(standingsOf(table, view));
    if (room.isAgain) return;
    if (view.display.some((species) => !met.has(species))) tell(displayOf(table, view)); // what comes is told; where it is at home, once
    for (const species of view.display) met.add(species);
    if (isFirst) tell(handOf(table, view));
  });
}

/** How all stand, the first one first. */
function standingsOf(table: TableInfo, view: WildCardsView): string {
  const counted = view.seats
    .map(({ points }, seat) => ({ name: calledBy(table, seat), points: points?.total ?? -1 }))
    .filter(({ points }) => points >= 0)
    .sort((one, other) => other.points - one.points);
  const points = listed(counted.map(({ name, points }) => words("animals-table-standing", { name, points })));
  const last = view.round === view.rounds ? "yes" : "no";
  return `${words("animals-table-standings", { points, last })} ${leadWords(table, view.seats)}`;
}

/** The round, and which animals lie there, each with where it is at home. */
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
