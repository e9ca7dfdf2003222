// Closes a bottom sheet when it is pulled down: by its header, or by its content where that is scrolled to the top.
//
// How it works: the header listens to pointers. Over the content, the browser would scroll and end the pointer; so there the first
// move of a touch decides: downwards at the very top, and it is the sheet that moves, otherwise the browser scrolls as always.
import type { Attachment } from "svelte/attachments";

const FAR = 90; // pixels: then it goes
const FAST = 0.6; // pixels a millisecond: then it goes, too

/** One pull, from where it began. */
class Pull {
  constructor(
    private readonly sheet: HTMLElement | null,
    private readonly from: number,
    private readonly at: number,
    readonly pointer: number,
  ) {}

  private way(y: number): number {
    return Math.max(0, y - this.from);
  }

  move(y: number): void {
    this.sheet?.style.setProperty("translate", `0 ${this.way(y)}px`);
  }

  /** Let the sheet go back to its place. Returns whether it was pulled far or fast enough to close. */
  end(y: number, at: number): boolean {
    this.sheet?.style.removeProperty("translate");
    return this.way(y) > FAR || this.way(y) / Math.max(1, at - this.at) > FAST;
  }
}

/** Attach this to the header; `sheet` is the element that moves with it. */
export function swipeAway(sheet: () => HTMLElement | null, away: () => void): Attachment<HTMLElement> {
  return (header) => {
    let pull: Pull | null = null;

    const move = (event: PointerEvent): void => {
      if (event.pointerId === pull?.pointer) pull.move(event.clientY);
    };
    const press = (event: PointerEvent): void => {
      if (event.pointerType === "mouse" || !event.isPrimary || (event.target as Element).closest("button")) return;
      pull = new Pull(sheet(), event.clientY, event.timeStamp, event.pointerId);
      header.setPointerCapture(event.pointerId);
    };
    const letGo = (event: PointerEvent): void => {
      if (event.pointerId !== pull?.pointer) return;
      const isGone = pull.end(event.clientY, event.timeStamp);
      pull = null;
      if (isGone && event.type === "pointerup") away();
    };

    const leaving = new AbortController();
    const { signal } = leaving;
    header.addEventListener("pointerdown", press, { signal });
    header.addEventListener("pointermove", move, { signal });
    header.addEventListener("pointerup", letGo, { signal });
    header.addEventListener("pointercancel", letGo, { signal });
    return () => leaving.abort();
  };
}

/** Attach this to the content that scrolls beneath the header. */
export function pullAway(sheet: () => HTMLElement | null, away: () => void): Attachment<HTMLElement> {
  return (content) => {
    let begun: { x: number; y: number; at: number } | null = null; // it is not decided yet who moves
    let pull: Pull | null = null;

    const press = (event: TouchEvent): void => {
      const [touch, second] = event.touches;
      if (pull) letGo(event);
      const may =
        touch && !second && isAtTop(event.target as Element, content) && !(event.target as Element).closest(MOVES_ITSELF);
      begun = may ? { x: touch.clientX, y: touch.clientY, at: event.timeStamp } : null;
    };
    const move = (event: TouchEvent): void => {
      const [touch] = event.touches;
      if (!touch) return;
      if (begun) {
        const down = touch.clientY - begun.y;
        const isPull = down > 0 && down > Math.abs(touch.clientX - begun.x) && event.cancelable;
        if (isPull) pull = new Pull(sheet(), begun.y, begun.at, touch.identifier);
        begun = null;
      }
      if (!pull) return;
      event.preventDefault(); // neither the content scrolls nor the page
      pull.move(touch.clientY);
    };
    const letGo = (event: TouchEvent): void => {
      begun = null;
      if (!pull) return;
      const isGone = pull.end(event.changedTouches[0]?.clientY ?? 0, event.timeStamp);
      pull = null;
      if (isGone && event.type === "touchend") away();
    };

    const leaving = new AbortController();
    const { signal } = leaving;
    content.addEventListener("touchstart", press, { signal, passive: true });
    content.addEventListener("touchmove", move, { signal, passive: false });
    content.addEventListener("touchend", letGo, { signal });
    content.addEventListener("touchcancel", letGo, { signal });
    return () => leaving.abort();
  };
}

const MOVES_ITSELF = "input, textarea, select"; // a slider, or the text in a field

/** Whether nothing between the finger and the sheet could still scroll down to what was before. */
function isAtTop(touched: Element, content: Element): boolean {
  for (let each: Element | null = touched; each; each = each === content ? null : each.parentElement) {
    if (each.scrollTop > 0) return false;
  }
  return true;
}
