// The place of notes that cover the question for a while.

/** Attach to a note that covers the question and is as wide. A note higher than the question extends upwards and leaves the hand free, unless it does not fit above.
    free, unless there is no room above. */
export function overPrompt(part: HTMLElement): () => void {
  const around = part.offsetParent;
  const bar = around?.querySelector(".prompt");
  if (!around || !bar) return () => undefined;
  const place = (): void => {
    const [table, box] = [around.getBoundingClientRect(), bar.getBoundingClientRect()];
    const above = box.top - table.top;
    Object.assign(part.style, {
      top: above < box.height ? `${above}px` : "auto",
      bottom: above < box.height ? "auto" : `${table.bottom - box.bottom}px`,
      left: `${box.left - table.left}px`,
      width: `${box.width}px`,
      minHeight: `${box.height}px`,
    });
  };
  place(); // before anything scrolls to where it stood
  const observer = new ResizeObserver(place);
  observer.observe(around);
  observer.observe(bar);
  return () => observer.disconnect();
}
