// To look at a bird closely: press long on it, tap one that has nothing else to do, or press "i" where it has the focus.
import type { CuBirdsSpecies as Species } from "../lib/messages";

const LONG_MS = 450;
const STILL = 8; // pixels: a finger is never quite still

/** For the table as a whole; birds are marked with data-look. */
export function looking(open: (species: Species) => void, letGo: () => void): (root: HTMLElement) => () => void {
  return (root) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let begun = { x: 0, y: 0 };
    let opened = false;
    const lookedAt = (event: Event): HTMLElement | null => (event.target as Element).closest<HTMLElement>("[data-look]");
    const show = (element: HTMLElement): void => open(element.dataset["look"] as Species);
    const stop = (): void => clearTimeout(timer);

    const press = (event: PointerEvent): void => {
      const found = lookedAt(event);
      stop();
      opened = false;
      if (!found || !event.isPrimary || event.button !== 0) return;
      begun = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        opened = true;
        letGo();
        show(found);
      }, LONG_MS);
    };
    const move = (event: PointerEvent): void => {
      if (Math.hypot(event.clientX - begun.x, event.clientY - begun.y) > STILL) stop();
    };
    const click = (event: MouseEvent): void => {
      const found = lookedAt(event);
      if (opened) event.stopPropagation(); // the end of a long press is no click
      else if (found && !found.closest("button")) show(found);
      opened = false;
    };
    const key = (event: KeyboardEvent): void => {
      const found = event.key === "i" ? lookedAt(event) : null;
      if (found) show(found);
    };
    const menu = (event: Event): void => {
      if (lookedAt(event)) event.preventDefault();
    };

    root.addEventListener("pointerdown", press);
    root.addEventListener("pointermove", move);
    root.addEventListener("pointerup", stop);
    root.addEventListener("pointercancel", stop);
    root.addEventListener("click", click, true);
    root.addEventListener("keydown", key);
    root.addEventListener("contextmenu", menu);
    return () => {
      stop();
      root.removeEventListener("pointerdown", press);
      root.removeEventListener("pointermove", move);
      root.removeEventListener("pointerup", stop);
      root.removeEventListener("pointercancel", stop);
      root.removeEventListener("click", click, true);
      root.removeEventListener("keydown", key);
      root.removeEventListener("contextmenu", menu);
    };
  };
}
