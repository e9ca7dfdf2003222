// Why a table cannot be heard just now, in words.
import type { ConnectionState } from "./connection.svelte";
import { say } from "./words";

const SENTENCES: Partial<Record<ConnectionState, string>> = {
  lost: "connection-lost",
  full: "table-full",
  outdated: "page-outdated",
};

export function troubleOf(state: ConnectionState | undefined): string {
  const id = state && SENTENCES[state];
  return id ? say(id) : "";
}
