// What taking back takes back, in words.
import type { DoneInfo } from "./messages";
import { say } from "./words";

/** The action itself, and how many others followed it. */
export function textOf([first, ...followed]: DoneInfo[]): string {
  const text = first?.text ?? "";
  return followed.length > 0 ? say("take-back-followed", { text, count: followed.length }) : text;
}
