// Times by the reader's own clock, sizes and numbers, as the reader's language writes them.
import { locale } from "../lib/language";

const DAY_MS = 24 * 3600 * 1000;
const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;

const whole = new Intl.DateTimeFormat(locale, {
  ...({ year: "numeric", month: "short", day: "numeric" } as const),
  ...({ hour: "numeric", minute: "2-digit" } as const),
});
const time = new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit" });
const day = new Intl.DateTimeFormat(locale, { weekday: "short", hour: "numeric", minute: "2-digit" });
const count = new Intl.NumberFormat(locale);

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

export function countText(number: number): string {
  return count.format(number);
}

/** A number of bytes, in the unit that leaves a short number. */
export function sizeText(bytes: number): string {
  const power = Math.min(UNITS.length - 1, bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** power;
  const maximumFractionDigits = value < 10 && power > 0 ? 1 : 0;
  const unit = UNITS[power]!;
  return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "short", maximumFractionDigits }).format(value);
}
