// Focus that would be lost: where what has it goes away, whoever plays by keyboard or by ear goes on nearby.

const NEARBY = "[tabindex], button:enabled, a[href], select:enabled, summary"; // no field to type in: a phone would open its keyboard

export function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Where the page begins: there it stands already, and need not be moved under what lies above it. */
export function focusMain(): void {
  document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
}

/** Attach to what has the focus first where a sheet opens. */
export function focused(element: HTMLElement): void {
  element.autofocus = true;
}

/** Attach to a part of the page where things come and go: what stood next to what has gone gets its focus, or what was around it. */
export function keepFocus(part: HTMLElement): () => void {
  let lost: Element[] = []; // what had the focus last, and what is around it up to this part
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

/** What was disabled for a while has lost the focus, too, and gets it back. */
function comeBack(element: Element, changes: MutationRecord[]): void {
  const isBack = changes.some(({ type }) => type === "attributes") && !element.matches(":disabled");
  if (isBack && isNowhere()) (element as HTMLElement).focus();
}

/** What stood on both sides of what was taken away. */
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
