// The place of notes that cover the question for a while.

/** Attach to what lies over the question and is as wide as it is. What is higher than the question goes up and leaves the hand
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
