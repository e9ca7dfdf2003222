// Times by the reader's own clock, as the reader's language writes them.
import { locale } from "./language";

const DAY_MS = 24 * 3600 * 1000;
const IN_A_SENTENCE = /\b(\d{4}-\d\d-\d\d) (\d\d:\d\d) UTC(?![+-])/g; // of the server, which does not know the reader's clock

const whole = new Intl.DateTimeFormat(locale, {
  ...({ year: "numeric", month: "short", day: "numeric" } as const),
  ...({ hour: "numeric", minute: "2-digit" } as const),
});
const time = new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit" });
const day = new Intl.DateTimeFormat(locale, { weekday: "short", hour: "numeric", minute: "2-digit" });

/** A moment: the time of day for one of today, with the weekday for one nearby, and the whole date for any other. */
export function momentText(at: string, now = new Date()): string {
  const then = new Date(at);
  if (then.toDateString() === now.toDateString()) return time.format(then);
  return Math.abs(now.getTime() - then.getTime()) < 6 * DAY_MS ? day.format(then) : whole.format(then);
}

export function timeText(at: string): string {
  return time.format(new Date(at));
}

export function dateText(at: string): string {
  return whole.format(new Date(at));
}

/** What the server says, with its times by the reader's clock: the time of day for today, and the whole date for any other. */
export function inOwnTime(sentence: string, now = new Date()): string {
  return sentence.replace(IN_A_SENTENCE, (_, date: string, minute: string) => {
    const at = `${date}T${minute}Z`;
    return new Date(at).toDateString() === now.toDateString() ? timeText(at) : dateText(at);
  });
}
