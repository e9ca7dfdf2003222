// Which tables the operator looks for, as the server is asked for them.
import type { TableLine } from "../lib/messages";

export interface TableFilter {
  state: TableLine["state"] | ""; // empty: any
  game: string; // empty: any
  name: string; // of somebody who sits there, or a part of it
  older: number; // days since anything changed; 0: any
}

export const ALL_TABLES: TableFilter = { state: "", game: "", name: "", older: 0 };

const MOST_SHOWN = 200;

/** The filter as the end of an address; what is not chosen is left out. */
export function queryOf({ state, game, name, older }: TableFilter): string {
  const wanted = { state, game, name: name.trim(), older: older ? String(older) : "" };
  const query = new URLSearchParams(Object.entries(wanted).filter(([, value]) => value !== ""));
  query.set("limit", String(MOST_SHOWN));
  return `?${query}`;
}

/** Those of the chosen tables that are still listed: what nobody sees is not touched. */
export function stillListed(chosen: ReadonlySet<string>, tables: TableLine[]): TableLine[] {
  return tables.filter(({ table }) => chosen.has(table));
}
