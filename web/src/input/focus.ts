// Keeps the focus when its element disappears: it moves to something nearby, for players with a keyboard or screen reader.

const NEARBY = "[tabindex], button:enabled, a[href], select:enabled, summary"; // no field to type in: a phone would open its keyboard

export function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Focus the beginning of the page, without scrolling. */
export function focusMain(): void {
  document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
}

/** Attach this to the element that gets the focus when a sheet opens. */
export function focused(element: HTMLElement): void {
  element.autofocus = true;
}

/** Attach this to a part of the page where elements come and go: the neighbour of a removed element gets its focus, or its parent. */
export function keepFocus(part: HTMLElement): () => void {
  let lost: Element[] = []; // the element that had the focus last, and its parents up to this part
  const remember = ({ target }: FocusEvent): void => {
    lost = pathOf(target as Element, part);
  };
  const forget = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget) lost = [];
  };
  const observer = new MutationObserver((changes) => {
    if (lost[0]?.isConnected) comeBack(lost[0], changes);
    if (!lost[0] || lost[0].isConnected) return;
    const places = [...besides(lost, changes), ...lost];
    lost = [];
    if (isNowhere()) goOn(places);
  });
  part.addEventListener("focusin", remember);
  part.addEventListener("focusout", forget);
  observer.observe(part, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  return () => {
    part.removeEventListener("focusin", remember);
    part.removeEventListener("focusout", forget);
    observer.disconnect();
  };
}

function pathOf(element: Element, part: Element): Element[] {
  const path = [element];
  for (let here = element; here !== part && here.parentElement; path.push(here)) here = here.parentElement;
  return path;
}

/** A button that was disabled for a while has lost the focus, too, and gets it back. */
function comeBack(element: Element, changes: MutationRecord[]): void {
  const isBack = changes.some(({ type }) => type === "attributes") && !element.matches(":disabled");
  if (isBack && isNowhere()) (element as HTMLElement).focus();
}

/** The neighbours of a removed element. */
function besides(lost: Element[], changes: MutationRecord[]): Element[] {
  const taken = changes.find(({ removedNodes }) => [...removedNodes].some((node) => lost.includes(node as Element)));
  return [taken?.nextSibling, taken?.previousSibling].filter((each) => each instanceof Element);
}

function goOn(places: Element[]): void {
  for (const place of places.filter(({ isConnected }) => isConnected)) {
    const next = place.matches(NEARBY) ? place : [...place.querySelectorAll(NEARBY)].find((each) => each.checkVisibility());
    if (!(next instanceof HTMLElement)) continue;
    next.focus();
    return;
  }
  focusMain();
}
