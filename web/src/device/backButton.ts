// The back button closes sheets that lie over the page, before it leaves the page.
//
// How it works: each sheet that opens adds an entry to the history, with the same address and a number in its state. Going back
// removes that entry, and every sheet with a higher number than the current entry closes. A sheet that was closed in another way
// removes its entry itself, a moment later: often another sheet opens in its place, and takes over the entry.

const over = (): number => (history.state as { over?: number } | null)?.over ?? 0;

let last = 0;
let isLeaving = false; // an entry is being removed
let next: string | null = null; // the address chosen while an entry was being removed
let spare = 0; // the entry of a sheet that was closed a moment ago

if (over() > 0) history.replaceState(null, ""); // left over from before a reload

/** On a desk, too: there are a key, a button of the mouse and a gesture for going back. Not in a replay, whose address changes with
    the step. */
function mayTakeOver(): boolean {
  return !location.pathname.startsWith("/again/");
}

/** Close a sheet on going back. Call this when it opens, and the returned function when it closes. */
export function closeByGoingBack(close: () => void): () => void {
  if (!mayTakeOver()) return () => undefined;
  const own = (last += 1);
  const goneBack = (): void => {
    if (over() < own) close();
  };
  const enter = (): void => {
    isLeaving = false;
    if (spare > 0 && over() === spare) history.replaceState({ over: own }, "");
    else history.pushState({ over: own }, "");
    spare = 0;
    addEventListener("popstate", goneBack);
  };
  if (isLeaving) addEventListener("popstate", enter, { once: true });
  else enter();
  return () => {
    removeEventListener("popstate", enter);
    removeEventListener("popstate", goneBack);
    if (over() !== own) return;
    spare = own;
    setTimeout(() => leave(own));
  };
}

function leave(entry: number): void {
  if (spare !== entry || over() !== entry) return;
  spare = 0;
  isLeaving = true;
  const { href } = location; // keeps an address that was changed meanwhile
  const arrive = (): void => {
    isLeaving = false;
    history.replaceState(history.state, "", href);
    if (next !== null) history.pushState({ from: location.pathname }, "", next);
    next = null;
  };
  addEventListener("popstate", arrive, { once: true, capture: true }); // before anybody reads the address
  history.back();
}

/** Go to another address, which replaces the entry of an open sheet. The entry knows from which page of ours it was reached. */
export function goTo(path: string): void {
  const from = location.pathname;
  if (isLeaving) next = path; // the browser is still going back, and would leave this address, too
  if (isLeaving || over() > 0) history.replaceState({ from }, "", path);
  else history.pushState({ from }, "", path);
}

/** Leave a page for the one above it: back to it if the reader came from there, else in place of this page. Otherwise the way back
    from there would lead into the page that was just left. */
export function leaveFor(path: string): void {
  const { from } = (history.state ?? {}) as { from?: string };
  if (from === path) history.back();
  else history.replaceState({ from }, "", path);
}
