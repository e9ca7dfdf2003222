// Sizes and numbers as the reader's language writes them.
import { locale } from "../wire/language";

const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;

const count = new Intl.NumberFormat(locale);

export function countText(number: number): string {
  return count.format(number);
}

/** A number of bytes, in the unit that leaves a short number. */
export function sizeText(bytes: number): string {
  const power = Math.min(UNITS.length - 1, bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** power;
  const maximumFractionDigits = value < 10 && power > 0 ? 1 : 0;
  const unit = UNITS[power]!;
  const size = new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "short", maximumFractionDigits }).format(value);
  return size.replace(" ", "\u00a0"); // a number keeps its unit beside it
}
