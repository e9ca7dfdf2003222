// Dragging, by mouse or finger. Only decides when a press becomes a drag; a table says what can be dragged, and what that does.
import type { Attachment } from "svelte/attachments";

const STARTS_AT = 8; // pixels: a finger is never quite still

export interface Point {
  x: number;
  y: number;
}

/** The position of the pointer, and of the dragged element, which is drawn above a finger that would cover it. */
export interface Held extends Point {
  seen: Point;
}

export interface Dragging {
  of: string; // what can be dragged, as a selector
  lift?: number; // pixels that it is drawn above a finger
  may?: (card: HTMLElement) => boolean; // whether it may be dragged now
  drag: (card: HTMLElement, at: Held, way: Point) => void; // where it is, and how far from where it was pressed
  drop: (card: HTMLElement, at: Held | null) => void; // null: it is not dropped anywhere, such as when the press became a long one
}

interface Pressed extends Point {
  card: HTMLElement;
  pointer: number;
}

/** For a table as a whole. */
export function dragging({ of, lift = 0, may, drag, drop }: Dragging): Attachment<HTMLElement> {
  return (root) => {
    let pressed: Pressed | null = null;
    let isDragged = false;

    const placeOf = ({ clientX: x, clientY: y, pointerType }: PointerEvent): Held => ({
      x,
      y,
      seen: { x, y: y - (pointerType === "touch" ? lift : 0) },
    });
    const press = (event: PointerEvent): void => {
      isDragged = false;
      const card = (event.target as Element).closest<HTMLElement>(of);
      const isMeant = card && event.isPrimary && event.button === 0 && (may?.(card) ?? true);
      pressed = isMeant ? { card, x: event.clientX, y: event.clientY, pointer: event.pointerId } : null;
    };
    const move = (event: PointerEvent): void => {
      if (!pressed || event.pointerId !== pressed.pointer) return;
      const way = { x: event.clientX - pressed.x, y: event.clientY - pressed.y };
      if (!isDragged && Math.hypot(way.x, way.y) < STARTS_AT) return;
      isDragged = true;
      drag(pressed.card, placeOf(event), way);
    };
    const letGo = (event: PointerEvent): void => {
      if (!pressed || event.pointerId !== pressed.pointer) return;
      const { card } = pressed;
      pressed = null;
      if (isDragged) drop(card, event.type === "pointerup" ? placeOf(event) : null);
    };
    const click = (event: MouseEvent): void => {
      if (isDragged) event.stopPropagation(); // the end of a drag is not a click
      isDragged = false;
    };

    const leaving = new AbortController();
    const { signal } = leaving;
    root.addEventListener("pointerdown", press, { signal });
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", letGo, { signal });
    addEventListener("pointercancel", letGo, { signal });
    root.addEventListener("click", click, { signal, capture: true });
    return () => leaving.abort();
  };
}
