// What the rounds and turns of a game are called.
import type { Mark } from "./steps";
import { say } from "../words/words";

/** “Round 3”, “Turn 12”; nothing before the first. */
export function markWords(mark: Mark | null): string {
  if (!mark) return "";
  const { code, values } = mark.begun;
  const kind = code.slice(0, code.indexOf("-")); // round-began, turn-began
  return say("again-mark", { kind, number: Number(values[kind]) });
}
