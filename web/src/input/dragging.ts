// Cards of the hand can be dragged onto the table, by mouse or finger: the card itself goes along.
import type { Attachment } from "svelte/attachments";

const STARTS_AT = 8; // pixels: a finger is never quite still

interface Pressed {
  card: HTMLElement;
  x: number;
  y: number;
  pointer: number;
}

/** For a table as a whole. `drop` is told the card that was let go, and what lies under it. */
export function dragging(drop: (card: HTMLElement, onto: Element | null) => void): Attachment<HTMLElement> {
  return (root) => {
    let pressed: Pressed | null = null;
    let isDragged = false;

    const press = (event: PointerEvent): void => {
      isDragged = false;
      const card = (event.target as Element).closest<HTMLElement>('button[data-spot="hand"]');
      pressed =
        card && event.isPrimary && event.button === 0
          ? { card, x: event.clientX, y: event.clientY, pointer: event.pointerId }
          : null;
    };
    const drag = (event: PointerEvent): void => {
      if (!pressed || event.pointerId !== pressed.pointer) return;
      const [x, y] = [event.clientX - pressed.x, event.clientY - pressed.y];
      if (!isDragged && Math.hypot(x, y) < STARTS_AT) return;
      isDragged = true;
      pressed.card.parentElement?.classList.add("dragged");
      pressed.card.style.translate = `${x}px ${y}px`;
    };
    const letGo = (event: PointerEvent): void => {
      if (!pressed || event.pointerId !== pressed.pointer) return;
      const { card } = pressed;
      pressed = null;
      if (!isDragged) return;
      const onto = document.elementFromPoint(event.clientX, event.clientY); // while the card lets what lies under it be seen
      card.parentElement?.classList.remove("dragged");
      card.style.translate = "";
      if (event.type === "pointerup" && onto && !onto.closest('[data-spot="hand"]')) drop(card, onto);
    };
    const click = (event: MouseEvent): void => {
      if (isDragged) event.stopPropagation(); // the end of a drag is no click
      isDragged = false;
    };

    const leaving = new AbortController();
    const { signal } = leaving;
    root.addEventListener("pointerdown", press, { signal });
    addEventListener("pointermove", drag, { signal });
    addEventListener("pointerup", letGo, { signal });
    addEventListener("pointercancel", letGo, { signal });
    root.addEventListener("click", click, { signal, capture: true });
    return () => leaving.abort();
  };
}
