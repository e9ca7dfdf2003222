// The filter of the list of tables, and its query string.
import type { TableLine } from "../wire/messages";

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

/** The selected tables that are still in the list: actions never affect tables that are not visible. */
export function stillListed(chosen: ReadonlySet<string>, tables: TableLine[]): TableLine[] {
  return tables.filter(({ table }) => chosen.has(table));
}
