// A local storage of paper, in place of the browser's.
import { vi } from "vitest";

/** Put an empty one in place; what is in it can be looked at and damaged. */
export function paperStorage(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  return kept;
}
