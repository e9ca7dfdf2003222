// Fits text into a bar of fixed height: first lines move closer together, then the least important parts are left out, and a headline last.
import type { Attachment } from "svelte/attachments";

const SLACK = 4; // pixels: a line is higher than its letters
const MOST = 5; // steps, applied one after another

/** Whether everything in it fits. */
function fits(bar: HTMLElement): boolean {
  return [bar, ...bar.querySelectorAll(".words, .answers, .asides")].every(
    ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
      scrollHeight <= clientHeight + SLACK && scrollWidth <= clientWidth + 1,
  );
}

/** Attach this to the content of the bar. It sets the bar's `data-crowded` to the step that is needed. */
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

const WAYS = 2; // that can be given up beside a name: a word, a mark

/** Attach this to the line of a name. It sets its `data-tight` to how much has to give way before the name is cut. */
export function givingWay(): Attachment<HTMLElement> {
  return (line) => {
    const name = line.querySelector<HTMLElement>("h3");
    const fit = (): void => {
      let given = 0;
      do line.dataset.tight = String(given);
      while (name && name.scrollWidth > name.clientWidth && ++given <= WAYS);
    };
    const sizes = new ResizeObserver(fit);
    for (const part of [line, ...line.children]) sizes.observe(part);
    const words = new MutationObserver(fit);
    words.observe(line, { subtree: true, childList: true, characterData: true });
    return () => {
      sizes.disconnect();
      words.disconnect();
    };
  };
}
