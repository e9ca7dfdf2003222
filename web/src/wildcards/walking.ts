// Arrow keys walk along a row of cards.

export function walk(event: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const card = event.currentTarget as HTMLElement;
  const row = card.closest("ol, ul");
  if (step === undefined || !row) return;
  const cards = [...row.querySelectorAll<HTMLButtonElement>("button")];
  cards[cards.indexOf(card as HTMLButtonElement) + step]?.focus();
  event.preventDefault();
}
