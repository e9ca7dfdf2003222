// The texts of a lobby: who is awaited, what differs from the printed rules, what you may do, and what has just happened.
import type { OptionInfo, SeatInfo, TableInfo } from "../wire/messages";
import { hostOf } from "../words/people";
import { listed, say } from "../words/words";

/** The people who are not ready yet; the host starts, and a bot sits in for somebody whose device is asleep. */
function unreadyOf(table: TableInfo): SeatInfo[] {
  return table.seats.filter(({ kind, ready, host, stand_in }) => kind === "person" && !ready && !host && !stand_in);
}

/** Whether the host would start before everyone else is ready. */
export function isEarly(table: TableInfo): boolean {
  return unreadyOf(table).some(({ you }) => !you) && table.seats.every(({ kind }) => kind !== "open");
}

/** The people or seats that the game still needs to start. */
export function awaitedText(table: TableInfo): string {
  if (table.is_kept_out) return say("lobby-kept-out");
  const you = table.seats.find((seat) => seat.you);
  const free = table.seats.filter((seat) => seat.kind === "open").length;
  const unready = unreadyOf(table);
  const host = hostOf(table);
  const others = [...(host && !host.you && !host.here ? [host] : []), ...unready.filter((seat) => !seat.you)];
  const names = [...(unready.some(({ you }) => you) ? [say("lobby-awaited-you")] : []), ...others.map((seat) => seat.name)];
  const waiting = others.length ? say("lobby-awaited", { names: listed(names) }) : "";
  if (free)
    return `${say(table.is_host ? "lobby-missing-seats" : "lobby-missing-seats-guest", { count: free })} ${waiting}`.trim();
  if (waiting) return waiting;
  if (!you) return say("lobby-full");
  if (table.is_host) return say("lobby-all-ready-host");
  return you.ready ? say("lobby-waiting-for-host", { name: host?.name ?? "" }) : say("lobby-all-ready");
}

/** What you may do here, and who chooses the rest. */
export function mayText(table: TableInfo): string {
  const host = hostOf(table)?.name;
  if (table.is_kept_out) return say("lobby-kept-out");
  if (table.is_host) return say("lobby-may-host");
  if (host === undefined) return say("lobby-may-first");
  if (table.you !== null) return say("lobby-may-guest", { host });
  return say(table.seats.some((seat) => seat.kind === "open") ? "lobby-may-visitor" : "lobby-may-watcher", { host });
}

/** The options that differ from the printed rules. */
export function changedOptions(table: TableInfo): OptionInfo[] {
  return table.options.filter((option) => option.value !== option.default);
}

/** A value of an option, in words. */
export function valueText(option: OptionInfo, value = option.value): string {
  return option.words.find((word) => word.value === value)?.label ?? String(value);
}

/** What has changed between two states of a table, one sentence for each change; your own changes are left out. */
export function newsOf(before: TableInfo, now: TableInfo): string[] {
  const chosen = choicesBetween(before, now);
  const here = now.seats.filter(isTaken);
  const gone = before.seats.filter(isTaken);
  const isCalled = (name: string): boolean => here.some((seat) => seat.name === name);
  const people: string[] = [];
  for (const seat of here) {
    // a player who is moved keeps their name; where another name is meant, so is another animal
    const at = gone.findIndex(({ name, avatar }) => name === seat.name || (avatar === seat.avatar && !isCalled(name)));
    const [old] = at < 0 ? [] : gone.splice(at, 1);
    people.push(...(old ? changesOf(old, seat, chosen.length > 0) : [arrival(seat)]));
  }
  const left = gone.filter((seat) => !seat.you).map(({ name }) => say("lobby-news-left", { name }));
  if (now.is_kept_out && !before.is_kept_out) left.push(say("lobby-kept-out"));
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

/** What the host has changed. */
function choicesBetween(before: TableInfo, now: TableInfo): string[] {
  if (before.form !== now.form || before.players !== now.players) {
    const form = now.forms.find((each) => each.form === now.form)?.label ?? now.form;
    return [say("lobby-news-form", { form, players: now.players })];
  }
  return now.options
    .filter((option) => before.options.find(({ name }) => name === option.name)?.value !== option.value)
    .map((option) => say("lobby-news-option", { label: option.label, value: valueText(option) }));
}
