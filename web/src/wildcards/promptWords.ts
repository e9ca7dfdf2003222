// What the prompt says: the next tap, and the words on the button that does it.
import type { Consequence, Remark, TableInfo, WildCardsView } from "../lib/messages";
import type { TableRoom } from "../lib/room.svelte";
import { clauses, listed } from "../lib/words";
import { calledBy } from "../lib/people";
import type { Answering } from "./answering.svelte";
import { cardName, words, type Species } from "./cards";

const SAID_BY_THE_BUTTON = [
  "animal-taken",
  "free-animal-taken",
  "card-paid",
  "bid-sealed",
  "payment-sealed",
  "tie-break-sealed",
  "animal-removed",
  "animal-exchanged",
  "refill-discarded",
];

const TOLD_BY_THE_SUM = ["remark-no-bonus", "bonus-earned"];
const TOLD_BY_THE_ANIMALS = ["remark-natural"];

interface Consequences {
  told: Consequence[];
  remarks: Remark[];
  refusal: string | null;
}

/** What the chosen action would do, beside what its button says. */
export function consequencesOf(room: TableRoom, answering: Answering): Consequences {
  const known = answering.ready === null ? null : room.previews.of(answering.ready);
  return {
    told: known?.consequences.filter(({ code }) => !SAID_BY_THE_BUTTON.includes(code)) ?? [],
    remarks: known?.remarks ?? [],
    refusal: known?.refusal ?? null,
  };
}

/** The animals of the display with which the chosen bid can bring points for the habitat. */
export function naturalWith(room: TableRoom, answering: Answering): Species[] {
  const known = answering.ready === null ? null : room.previews.of(answering.ready);
  return (known?.remarks.find(({ code }) => code === "remark-natural")?.values.cards ?? []) as Species[];
}

/** The same in one line; where there is little room, without what is told elsewhere. */
export function consequencesInWords(room: TableRoom, answering: Answering, space: "all" | "little" | "least" = "all"): string {
  const { told, remarks, refusal } = consequencesOf(room, answering);
  const elsewhere: string[] = { all: [], little: TOLD_BY_THE_SUM, least: [...TOLD_BY_THE_SUM, ...TOLD_BY_THE_ANIMALS] }[space];
  const lines = [...told, ...remarks].filter(({ code }) => !elsewhere.includes(code));
  return clauses([...lines.map(({ text }) => text), ...(refusal ? [refusal] : [])]);
}

/** What to tap next; nothing when there is nothing more to choose. */
export function nextTap(answering: Answering): string {
  const count = answering.missing;
  const chosen = answering.choosing?.chosen.length ?? 0;
  switch (answering.asked.code) {
    case "ask-bid":
      if (answering.ready) return "";
      return words(answering.choosing ? "animals-table-next-bid-eagle" : "animals-table-next-bid");
    case "ask-take":
    case "ask-free":
      if (answering.place === null) return words("animals-table-next-animal");
      if (count === 0) return "";
      return words("animals-table-next-pay", { count, chosen, species: answering.display[answering.place]! });
    case "ask-pay":
      return count > 0 ? words("animals-table-next-pay-tie", { count, chosen }) : "";
    case "ask-refill":
      return chosen === 0 ? words("animals-table-next-refill") : "";
    case "ask-remove":
      return count > 0 ? words("animals-table-next-remove", { count, chosen }) : "";
    case "ask-exchange":
      if (answering.given === null) return words("animals-table-next-give");
      return answering.place === null ? words("animals-table-next-get") : "";
    case "ask-tie-break":
      return answering.ready ? "" : words("animals-table-next-tie-break");
    default:
      return "";
  }
}

/** The words on the button that does what was chosen. */
export function deed(answering: Answering): string {
  const offer = answering.offer;
  const count = answering.choosing?.chosen.length ?? 0;
  if (!offer) return "";
  if (!offer.choice || answering.aims.length > 0) return offer.label;
  switch (answering.asked.code) {
    case "ask-bid":
      return words("animals-table-do-bid", { count, cards: listed(answering.chosenCards.map(cardName)) });
    case "ask-refill":
      return words("animals-table-do-refill", { count });
    case "ask-remove":
      return words("animals-table-do-remove", { count });
    default:
      return offer.label;
  }
}

/** The same in a word or two, for the button itself. */
export function doing(answering: Answering): string {
  const { plain, choice } = answering.offer ?? {};
  if (answering.asked.code === "ask-refill" && choice && answering.choosing?.chosen.length === 0)
    return words("animals-table-do-it", { deed: "keep" });
  return words("animals-table-do-it", { deed: plain?.code ?? "" });
}

/** What a sealed answer is told: it can be changed. */
export function sealedWords(code: string): string {
  if (code === "ask-pay") return words("animals-table-sealed-pay");
  if (code === "ask-tie-break") return words("animals-table-sealed-tie-break");
  return words("animals-table-sealed-bid");
}

export function waitingWords(table: TableInfo, view: WildCardsView, headline: string): string {
  if (view.result) return headline;
  const names = view.to_act.filter((seat) => seat !== table.you).map((seat) => calledBy(table, seat));
  return names.length > 0 ? words("animals-table-waiting", { names: listed(names) }) : "";
}
