// Looking at a card closely: a long press on it, a tap if it cannot be chosen, or "i" while it has the focus.
import type { Attachment } from "svelte/attachments";

const BEAT_MS = 50;
const LONG = 9; // ticks: while the page is busy and cannot notice that the finger was lifted, at most one of them passes
const STILL = 8; // pixels: a finger is never quite still

/** The smallest symbol at a position: they are marked with data-tells, and may be beneath the pressed element. */
export function symbolAt(root: HTMLElement, { clientX, clientY, target }: MouseEvent): HTMLElement | null {
  const isPressed = (button: HTMLElement): boolean => target instanceof Node && button.contains(target);
  const size = ({ width, height }: DOMRect): number => width * height;
  return (
    [...root.querySelectorAll<HTMLElement>("[data-tells]")]
      .filter((symbol) => !symbol.matches("button") || isPressed(symbol)) // the cards of a hand overlap
      .map((symbol) => ({ symbol, box: symbol.getBoundingClientRect() }))
      .filter(({ box }) => box.left <= clientX && clientX <= box.right && box.top <= clientY && clientY <= box.bottom)
      .reduce<{ symbol: HTMLElement | null; box: DOMRect } | null>(
        (least, each) => (least && size(least.box) <= size(each.box) ? least : each),
        null,
      )?.symbol ?? null
  );
}

/**
 * For a table as a whole; its cards are marked with data-look. A long press is no longer the beginning of a drag. With a finger it
 * explains a symbol, which a mouse does by resting there.
 */
export function looking(open: (name: string) => void, explain?: (symbol: HTMLElement) => void): Attachment<HTMLElement> {
  return (root) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let begun = { x: 0, y: 0 };
    let opened = false;
    const lookedAt = (event: Event): HTMLElement | null => (event.target as Element).closest<HTMLElement>("[data-look]");
    const show = (element: HTMLElement): void => {
      if (element.dataset.look === undefined) explain?.(element);
      else open(element.dataset.look);
    };
    const stop = (): void => clearTimeout(timer);

    const press = (event: PointerEvent): void => {
      const symbol = explain && event.pointerType !== "mouse" ? symbolAt(root, event) : null;
      const found = symbol ?? lookedAt(event);
      stop();
      opened = false;
      if (!found || !event.isPrimary || event.button !== 0) return;
      begun = { x: event.clientX, y: event.clientY };
      hold(found, LONG, event.pointerId);
    };
    const hold = (found: HTMLElement, beats: number, pointerId: number): void => {
      timer = setTimeout(() => {
        if (beats > 1) return hold(found, beats - 1, pointerId);
        opened = true;
        found.dispatchEvent(new PointerEvent("pointercancel", { pointerId, bubbles: true }));
        show(found);
      }, BEAT_MS);
    };
    const wander = (event: PointerEvent): void => {
      if (Math.hypot(event.clientX - begun.x, event.clientY - begun.y) > STILL) stop();
    };
    const click = (event: MouseEvent): void => {
      const found = lookedAt(event);
      if (opened)
        event.stopPropagation(); // the end of a long press is not a click
      else if (found && !found.closest("button")) show(found);
      opened = false;
    };
    const key = (event: KeyboardEvent): void => {
      const found = event.key === "i" ? lookedAt(event) : null;
      if (found) show(found);
    };
    const menu = (event: MouseEvent): void => {
      if (lookedAt(event) || (explain && symbolAt(root, event))) event.preventDefault();
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
