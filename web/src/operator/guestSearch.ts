// Finds guests by a part of their name, ignoring case and accents, or by a part of their id.
import type { GuestLine } from "../wire/messages";

const ACCENTS = /[\u0300-\u036f]/g;

/** A text folded for comparison; the server does the same (`folded` in `server/names.py`). Upper case turns ß into SS, but keeps ẞ. */
export function fold(text: string): string {
  return text.normalize("NFKD").replace(ACCENTS, "").toLowerCase().toUpperCase();
}

export function isSought({ names, guest }: GuestLine, sought: string): boolean {
  const wanted = fold(sought.trim());
  return [...names, guest].some((each) => fold(each).includes(wanted));
}
