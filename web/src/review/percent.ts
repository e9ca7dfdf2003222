// Chances and what changed them, as they are written in the reader's language.
import { locale } from "../wire/language";

const whole = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 });
const signed = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0, signDisplay: "exceptZero" });
const points = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, signDisplay: "exceptZero" });
const MINUS = "−"; // as wide as a plus

export const percent = (part: number): string => whole.format(part);
export const change = (part: number): string => signed.format(part).replace("-", MINUS);
export const pointsOf = (count: number): string => points.format(count).replace("-", MINUS);
