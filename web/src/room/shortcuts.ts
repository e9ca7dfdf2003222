// Keyboard shortcuts of the table, wherever the focus is: digits choose a card of the hand, Enter confirms, Escape skips, ? lists them.
import type { TableRoom } from "./room.svelte";

/** Handle a key for the table as a whole. Returns whether it was one. */
export function hearKey(event: KeyboardEvent, room: TableRoom, showKeys: () => void): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return false;
  const done = hear(event, room, showKeys);
  if (done) event.preventDefault();
  return done;
}

function hear({ key, target }: KeyboardEvent, room: TableRoom, showKeys: () => void): boolean {
  if (/^\d$/.test(key)) return choose((Number(key) + 9) % 10, room);
  if (key === "Enter") return (leavesOpen(target) || isProposed(room, target)) && confirm();
  if (key === "Escape") return skipOrRefrain(room);
  if (key === "?") showKeys();
  return key === "?";
}

/** The card of the hand with this number, from 0. */
function choose(number: number, room: TableRoom): boolean {
  const card = document.querySelectorAll<HTMLElement>("[data-hand] button")[number];
  if (!card) return false;
  if (room.showing) room.skip();
  room.notices.dismiss();
  card.focus();
  card.click();
  return true;
}

function confirm(): boolean {
  const button = document.querySelector<HTMLButtonElement>("[data-confirm]:not(:disabled)");
  button?.click();
  return button !== null;
}

/** Whether an action waits for confirmation, and neither one of its buttons has the focus nor what would be chosen instead. */
function isProposed(room: TableRoom, target: EventTarget | null): boolean {
  return room.proposed !== null && target instanceof Element && target.closest(".prompt, [data-instead]") === null;
}

/** Skip what is being shown, or cancel a proposed action. The game itself cancels a choice. */
function skipOrRefrain(room: TableRoom): boolean {
  if (room.showing) room.skip();
  else if (room.proposed) room.proposed = null;
  else return false;
  return true;
}

/** Whether Escape is meant for the table, and not for something that covers it. */
export function isForTheTable({ key, target }: KeyboardEvent): boolean {
  return key === "Escape" && !isTyping(target) && document.querySelector("dialog[open], :popover-open") === null;
}

/** Whether Enter has no other meaning at the focus: it is on a card that is chosen already, or on nothing that can be pressed. */
function leavesOpen(target: EventTarget | null): boolean {
  const pressed =
    target instanceof Element ? target.closest("button, a, input, select, textarea, summary, [tabindex='0']") : null;
  return pressed === null || pressed.getAttribute("aria-pressed") === "true";
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, dialog, [popover]") !== null;
}
