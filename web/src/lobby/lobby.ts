// What a lobby has to say: who is awaited, what differs from the printed rules, what one may do, and what has just happened.
import type { OptionInfo, SeatInfo, TableInfo } from "./messages";
import { hostOf } from "./people";
import { listed, say } from "./words";

/** Who or what is still missing before the game can start. */
export function awaitedText(table: TableInfo): string {
  const you = table.seats.find((seat) => seat.you);
  const free = table.seats.filter((seat) => seat.kind === "open").length;
  const others = table.seats.filter((seat) => seat.kind === "person" && !seat.ready && !seat.you);
  const awaitsYou = you && !you.ready && !you.host && others.length > 0;
  const names = [...(awaitsYou ? [say("seat-you")] : []), ...others.map((seat) => seat.name)];
  const waiting = names.length ? say("lobby-awaited", { names: listed(names) }) : "";
  if (free)
    return `${say(table.is_host ? "lobby-missing-seats" : "lobby-missing-seats-guest", { count: free })} ${waiting}`.trim();
  if (names.length === 1 && others[0]?.host) return say("lobby-waiting-for-host", { name: others[0].name });
  if (waiting) return waiting;
  if (!you) return say("lobby-full");
  return say(table.is_host ? "lobby-all-ready-host" : "lobby-all-ready");
}

/** What one may do here, and who chooses the rest. */
export function mayText(table: TableInfo): string {
  const host = hostOf(table)?.name;
  if (table.is_host) return say("lobby-may-host");
  if (host === undefined) return say("lobby-may-first");
  if (table.you !== null) return say("lobby-may-guest", { host });
  return say(table.seats.some((seat) => seat.kind === "open") ? "lobby-may-visitor" : "lobby-may-watcher", { host });
}

/** The options that are not as the rules print them. */
export function changedOptions(table: TableInfo): OptionInfo[] {
  return table.options.filter((option) => option.value !== option.default);
}

/** A value of an option, as people call it. */
export function valueText(option: OptionInfo, value = option.value): string {
  return option.words.find((word) => word.value === value)?.label ?? String(value);
}

/** What has happened between two looks at a table, a sentence each; one's own deeds go without saying. */
export function newsOf(before: TableInfo, now: TableInfo): string[] {
  const chosen = choicesBetween(before, now);
  const gone = new Map(before.seats.filter(isTaken).map((seat) => [seat.avatar, seat]));
  const people: string[] = [];
  for (const seat of now.seats.filter(isTaken)) {
    const old = gone.get(seat.avatar); // an animal stays with somebody, wherever they are moved
    gone.delete(seat.avatar);
    people.push(...(old ? changesOf(old, seat, chosen.length > 0) : [arrival(seat)]));
  }
  const left = [...gone.values()].filter((seat) => !seat.you).map(({ name }) => say("lobby-news-left", { name }));
  const askedAnew = chosen.length > 0 && before.seats.some((seat) => seat.kind === "person" && seat.ready);
  return [...chosen, ...(askedAnew ? [say("lobby-news-again")] : []), ...left, ...people];
}

function isTaken(seat: SeatInfo): boolean {
  return seat.kind === "person" || seat.kind === "bot";
}

function arrival({ kind, name, you }: SeatInfo): string {
  if (you) return say("lobby-news-you", { name });
  return say(kind === "bot" ? "lobby-news-bot" : "lobby-news-sat", { name });
}

function changesOf(old: SeatInfo, seat: SeatInfo, isAskedAnew: boolean): string[] {
  const { name } = seat;
  const news: string[] = [];
  if (old.name !== name) news.push(say("lobby-news-renamed", { old: old.name, name }));
  if (seat.you || seat.kind === "bot") return news;
  if (Boolean(old.ready) !== Boolean(seat.ready) && !isAskedAnew)
    news.push(say(seat.ready ? "lobby-news-ready" : "lobby-news-not-ready", { name }));
  if (seat.host && !old.host) news.push(say("lobby-news-host", { name }));
  return news;
}

/** What the host has chosen anew. */
function choicesBetween(before: TableInfo, now: TableInfo): string[] {
  if (before.form !== now.form || before.players !== now.players) {
    const form = now.forms.find((each) => each.form === now.form)?.label ?? now.form;
    return [say("lobby-news-form", { form, players: now.players })];
  }
  return now.options
    .filter((option) => before.options.find(({ name }) => name === option.name)?.value !== option.value)
    .map((option) => say("lobby-news-option", { label: option.label, value: valueText(option) }));
}
