// The sheets that open over a table. Each is a component beside this module and a line here, fetched when first opened (lazy loading).
// Those with an icon stand in the menu, in this order, under the message that is named after them.
import type { Component } from "svelte";
import type { IconName } from "../parts/icons";
import type { Room } from "../room/room.svelte";
import type { TableInfo } from "../wire/messages";
import { withWords } from "../words/words";

/** The properties of every sheet; each uses those that it needs. */
interface Given {
  room: Room;
  table: TableInfo;
  playAs: (seat: number) => void; // switches between several seats of the reader
  onclose: () => void;
}

interface Entry {
  sheet: () => Promise<{ default: Component<Given> }>;
  icon?: IconName;
  when?: (table: TableInfo) => boolean; // whether it is in the menu; always, if missing
}

const isPlayed = ({ status, you }: TableInfo): boolean => status === "playing" && you !== null;

const isReviewed = ({ status, ended }: TableInfo): boolean => status === "over" && ended === null;

const ALL = {
  log: { sheet: () => import("./LogSheet.svelte") },
  review: { sheet: () => withWords(import("../review/ReviewSheet.svelte"), "review"), icon: "chart", when: isReviewed },
  offers: { sheet: () => import("./OffersSheet.svelte"), icon: "list", when: isPlayed },
  players: { sheet: () => import("./PlayersSheet.svelte"), icon: "person" },
  invite: { sheet: () => import("./InviteSheet.svelte"), icon: "link" },
  settings: { sheet: () => import("./SettingsSheet.svelte"), icon: "settings" },
  keys: { sheet: () => import("./KeysSheet.svelte"), icon: "help" },
  shortcuts: {
    sheet: () => import("./ShortcutsSheet.svelte"),
    icon: "keys",
    when: () => matchMedia("(any-pointer: fine)").matches,
  },
  leaving: { sheet: () => import("./LeavingSheet.svelte"), icon: "leave", when: isPlayed },
} satisfies Record<string, Entry>;

export type SheetName = keyof typeof ALL;
export const SHEETS: Record<SheetName, Entry> = ALL;

/** The entries of a table's menu. */
export function menuOf(table: TableInfo): { name: SheetName; icon: IconName }[] {
  const entries = Object.entries(SHEETS) as [SheetName, Entry][];
  return entries.flatMap(([name, { icon, when }]) => (icon && (when?.(table) ?? true) ? [{ name, icon }] : []));
}
