// To look at a card closely: press long on it, tap one that has nothing else to do, or press "i" where it has the focus.
import type { Attachment } from "svelte/attachments";

const BEAT_MS = 50;
const LONG = 9; // beats: while the page is busy and cannot hear that the finger was lifted, at most one of them goes by
const STILL = 8; // pixels: a finger is never quite still

/** For a table as a whole; its cards are marked with data-look. `letGo` forgets a drag that the press had begun. */
export function looking(open: (name: string) => void, letGo?: () => void): Attachment<HTMLElement> {
  return (root) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let begun = { x: 0, y: 0 };
    let opened = false;
    const lookedAt = (event: Event): HTMLElement | null => (event.target as Element).closest<HTMLElement>("[data-look]");
    const show = (element: HTMLElement): void => open(element.dataset.look ?? "");
    const stop = (): void => clearTimeout(timer);

    const press = (event: PointerEvent): void => {
      const found = lookedAt(event);
      stop();
      opened = false;
      if (!found || !event.isPrimary || event.button !== 0) return;
      begun = { x: event.clientX, y: event.clientY };
      hold(found, LONG);
    };
    const hold = (found: HTMLElement, beats: number): void => {
      timer = setTimeout(() => {
        if (beats > 1) return hold(found, beats - 1);
        opened = true;
        letGo?.();
        show(found);
      }, BEAT_MS);
    };
    const wander = (event: PointerEvent): void => {
      if (Math.hypot(event.clientX - begun.x, event.clientY - begun.y) > STILL) stop();
    };
    const click = (event: MouseEvent): void => {
      const found = lookedAt(event);
      if (opened)
        event.stopPropagation(); // the end of a long press is no click
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

    const leaving = new AbortController();
    const { signal } = leaving;
    root.addEventListener("pointerdown", press, { signal });
    root.addEventListener("pointermove", wander, { signal });
    root.addEventListener("pointerup", stop, { signal });
    root.addEventListener("pointercancel", stop, { signal });
    root.addEventListener("click", click, { signal, capture: true });
    root.addEventListener("keydown", key, { signal });
    root.addEventListener("contextmenu", menu, { signal });
    return () => {
      stop();
      leaving.abort();
    };
  };
}
