// Composing an answer from cards: which are chosen, whether that is enough, and the text of the action.
import type { Offer } from "./messages";

export class Choosing<Its extends Offer = Offer> {
  chosen: number[] = $state([]); // indices into the cards of the offer

  constructor(readonly offer: Its) {}

  toggle(index: number): void {
    const choice = this.offer.choice;
    if (!choice) return;
    if (this.chosen.includes(index)) this.chosen = this.chosen.filter((each) => each !== index);
    else if (this.chosen.length < choice.most) this.chosen = [...this.chosen, index];
    else if (choice.most > 0) this.chosen = [...this.chosen.slice(1), index]; // the first one makes room
  }

  /** Choose the cards of this action, if it is one of this offer; whether it is. */
  take(action: string): boolean {
    const { offer } = this;
    const before = `${[offer.action, offer.choice?.word].filter(Boolean).join(" ")} `;
    if (!offer.choice || (action !== offer.action && !action.startsWith(before))) return false;
    const free = [...offer.choice.cards.entries()];
    this.chosen = action
      .slice(before.length)
      .split(offer.choice.joined_by)
      .flatMap((name) => {
        const at = free.findIndex(([, card]) => card === name);
        return at < 0 ? [] : free.splice(at, 1).map(([index]) => index);
      });
    return true;
  }

  get enough(): boolean {
    const choice = this.offer.choice;
    return !choice || (this.chosen.length >= choice.least && this.chosen.length <= choice.most);
  }

  /** The text of the action with the chosen cards. */
  get action(): string {
    const choice = this.offer.choice;
    if (!choice || this.chosen.length === 0) return this.offer.action;
    const cards = this.chosen.map((index) => choice.cards[index]).join(choice.joined_by);
    return [this.offer.action, choice.word, cards].filter(Boolean).join(" ");
  }
}
