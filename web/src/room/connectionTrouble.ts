// Describes why there is no connection to a table at the moment.
import type { ConnectionState } from "../wire/connection.svelte";
import { say } from "../words/words";

const SENTENCES: Partial<Record<ConnectionState, string>> = {
  lost: "connection-lost",
  full: "table-full",
  outdated: "page-outdated",
};

/** What will happen to an answer given meanwhile; "" if it has been sent. */
export function delayOf({ waiting, isHeard }: { waiting: boolean; isHeard: boolean }): string {
  return waiting && !isHeard ? say("sent-later") : "";
}

export function troubleOf(state: ConnectionState | undefined): string {
  const id = state && SENTENCES[state];
  return id ? say(id) : "";
}
