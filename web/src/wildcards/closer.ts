// To look at a card closely: press it long, or press "i" while it has the focus.
import type { Attachment } from "svelte/attachments";

const LONG_MS = 450;
const STILL = 9; // pixels that a finger may wander

export function closer(look: () => void): Attachment<HTMLElement> {
  return (card) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    let looked = false;

    const stop = (): void => clearTimeout(timer);
    const press = (event: PointerEvent): void => {
      looked = false;
      start = { x: event.clientX, y: event.clientY };
      stop();
      timer = setTimeout(() => {
        looked = true;
        look();
      }, LONG_MS);
    };
    const wander = (event: PointerEvent): void => {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL) stop();
    };
    const click = (event: MouseEvent): void => {
      if (looked) event.stopImmediatePropagation(); // a long press is not a tap as well
      looked = false;
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key === "i") look();
    };

    const cleanUp = new AbortController();
    const { signal } = cleanUp;
    card.addEventListener("pointerdown", press, { signal });
    card.addEventListener("pointermove", wander, { signal });
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) card.addEventListener(end, stop, { signal });
    card.addEventListener("click", click, { signal, capture: true });
    card.addEventListener("contextmenu", (event) => event.preventDefault(), { signal });
    card.addEventListener("keydown", key, { signal });
    return () => {
      stop();
      cleanUp.abort();
    };
  };
}
