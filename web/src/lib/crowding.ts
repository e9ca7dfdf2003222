// A bar that is always equally high: where the words of a language do not fit, what is least needed is left out, to be heard only.
import type { Attachment } from "svelte/attachments";

const SLACK = 4; // pixels: a line is higher than its letters
const MOST = 3; // things that can be left out, one after the other

/** Whether nothing within is larger than its room. */
function fits(bar: HTMLElement): boolean {
  return [bar, ...bar.querySelectorAll(".words, .answers, .asides")].every(
    ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
      scrollHeight <= clientHeight + SLACK && scrollWidth <= clientWidth + 1,
  );
}

/** To be attached to what the bar holds: says in the bar's `data-crowded` how much is left out. */
export function crowding(bar: () => HTMLElement): Attachment<HTMLElement> {
  return (part) => {
    const observer = new ResizeObserver(() => {
      let left = 0;
      do bar().dataset.crowded = String(left);
      while (!fits(bar()) && ++left <= MOST);
    });
    observer.observe(part);
    return () => observer.disconnect();
  };
}
