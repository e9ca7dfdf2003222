// The texts of the prompt: what to tap next, and the label of the button.
import type { Consequence, Remark, TableInfo, WildCardsView } from "../wire/messages";
import type { TableRoom } from "../room/room.svelte";
import { clauses, listed } from "../words/words";
import { calledBy } from "../words/people";
import type { Answer } from "./answer.svelte";
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

/** The effect of the chosen action, without what its button says. */
export function consequencesOf(room: TableRoom, answer: Answer): Consequences {
  const known = answer.ready === null ? null : room.previews.of(answer.ready);
  return {
    told: known?.consequences.filter(({ code }) => !SAID_BY_THE_BUTTON.includes(code)) ?? [],
    remarks: known?.remarks ?? [],
    refusal: known?.refusal ?? null,
  };
}

/** The animals of the display with which the chosen bid can bring points for the habitat. */
export function naturalWith(room: TableRoom, answer: Answer): Species[] {
  const known = answer.ready === null ? null : room.previews.of(answer.ready);
  return (known?.remarks.find(({ code }) => code === "remark-natural")?.values.cards ?? []) as Species[];
}

/** The same in one line; in narrow places, without what is shown elsewhere. */
export function consequencesInWords(room: TableRoom, answer: Answer, space: "all" | "little" | "least" = "all"): string {
  const { told, remarks, refusal } = consequencesOf(room, answer);
  const elsewhere: string[] = { all: [], little: TOLD_BY_THE_SUM, least: [...TOLD_BY_THE_SUM, ...TOLD_BY_THE_ANIMALS] }[space];
  const lines = [...told, ...remarks].filter(({ code }) => !elsewhere.includes(code));
  return clauses([...lines.map(({ text }) => text), ...(refusal ? [refusal] : [])]);
}

/** The next thing to tap; nothing if the choice is complete. */
export function nextTap(answer: Answer): string {
  const count = answer.missing;
  const chosen = answer.composition?.chosen.length ?? 0;
  switch (answer.asked.code) {
    case "ask-bid":
      if (answer.ready) return "";
      return words(answer.composition ? "animals-table-next-bid-eagle" : "animals-table-next-bid");
    case "ask-take":
    case "ask-free":
      if (answer.place === null) return words("animals-table-next-animal");
      if (count === 0) return "";
      return words("animals-table-next-pay", { count, chosen, species: answer.display[answer.place]! });
    case "ask-pay":
      return count > 0 ? words("animals-table-next-pay-tie", { count, chosen }) : "";
    case "ask-refill":
      return chosen === 0 ? words("animals-table-next-refill") : "";
    case "ask-remove":
      return count > 0 ? words("animals-table-next-remove", { count, chosen }) : "";
    case "ask-exchange":
      if (answer.given === null) return words("animals-table-next-give");
      return answer.place === null ? words("animals-table-next-get") : "";
    case "ask-tie-break":
      return answer.ready ? "" : words("animals-table-next-tie-break");
    default:
      return "";
  }
}

/** The label of the button that does the chosen action. */
export function deed(answer: Answer): string {
  const offer = answer.offer;
  const count = answer.composition?.chosen.length ?? 0;
  if (!offer) return "";
  if (!offer.choice || answer.aims.length > 0) return offer.label;
  switch (answer.asked.code) {
    case "ask-bid":
      return words("animals-table-do-bid", { count, cards: listed(answer.chosenCards.map(cardName)) });
    case "ask-refill":
      return words("animals-table-do-refill", { count });
    case "ask-remove":
      return words("animals-table-do-remove", { count });
    default:
      return offer.label;
  }
}

/** The same in a word or two, for the button itself. */
export function doing(answer: Answer): string {
  const { plain, choice } = answer.offer ?? {};
  if (answer.asked.code === "ask-refill" && choice && answer.composition?.chosen.length === 0)
    return words("animals-table-do-it", { deed: "keep" });
  return words("animals-table-do-it", { deed: plain?.code ?? "" });
}

/** The note below a sealed answer: it can be changed. */
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
