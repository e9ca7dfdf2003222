// The countdown until a bot may sit in for a player who is away. The server sends it with the table; this device counts it down.
import { clock } from "../device/clock";
import type { SeatInfo } from "../wire/messages";
import type { Room } from "./room.svelte";

/** Whole seconds until a bot may sit in for somebody who is away; null for somebody who is not. */
export function standInWait({ tableHeard }: Room, seat: SeatInfo): number | null {
  const wait = seat.stand_in_wait ?? null;
  return wait ? Math.max(0, Math.ceil(wait - (clock.now - tableHeard) / 1000)) : wait;
}
