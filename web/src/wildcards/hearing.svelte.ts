// For who only listens: what others see at a glance beside the question.
import { untrack } from "svelte";
import type { Asked, Table, WildCardsView } from "../lib/messages";
import { calledBy } from "../lib/people";
import type { TableRoom } from "../lib/room.svelte";
import { listed } from "../lib/words";
import type { Answering } from "./answering.svelte";
import { words } from "./cards";
import { consequencesInWords, deed, nextTap, sealedWords } from "./prompting";

interface Heard {
  room: TableRoom;
  table: Table;
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
    if (!answering?.isBegun || asked?.sealed) return "";
    if (answering.ready === null) return nextTap(answering);
    if (!room.previews.of(answering.ready)) return null; // not known yet
    return [deed(answering), consequencesInWords(room, answering)].filter(Boolean).join(": ");
  });
  let heard: { asked: Asked | null; text: string } = { asked: null, text: "" };
  $effect(() => {
    if (meant === null) return;
    const { asked } = now();
    if (heard.asked === asked && heard.text !== meant) tell(meant);
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
  let last = untrack(() => round);
  $effect(() => {
    if (round === last) return;
    last = round;
    untrack(() => tell(standingsOf(now().table, now().view)));
  });
}

/** How all stand, the first one first. */
function standingsOf(table: Table, view: WildCardsView): string {
  const seats = view.seats.map(({ points, leads }, seat) => ({ name: calledBy(table, seat), points: points?.total, leads }));
  const counted = seats.filter(({ points }) => points !== undefined).sort((one, other) => other.points! - one.points!);
  const points = listed(counted.map(({ name, points }) => `${name} ${points}`));
  const leading = listed(counted.filter(({ leads }) => leads).map(({ name }) => name));
  const isLast = view.round === view.rounds ? "yes" : "no";
  const standings = words("animals-table-standings", { points, last: isLast });
  return leading ? `${standings} ${words("animals-table-in-the-lead", { names: leading })}` : standings;
}
