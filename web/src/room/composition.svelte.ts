// Composes an answer from cards: which are chosen, whether that is enough, and the resulting action.
import type { Offer, Values } from "../wire/messages";
import { isSame } from "../stage/structuralSharing";

export class Composition<Its extends Offer = Offer> {
  chosen: number[] = $state([]); // indices of the cards of the offer

  constructor(readonly offer: Its) {}

  toggle(index: number): void {
    const choice = this.offer.choice;
    if (!choice) return;
    if (this.chosen.includes(index)) this.chosen = this.chosen.filter((each) => each !== index);
    else if (this.chosen.length < choice.most) this.chosen = [...this.chosen, index];
    else if (choice.most > 0) this.chosen = [...this.chosen.slice(1), index]; // replaces the first chosen one
  }

  /** Choose the cards of this action, if it belongs to this offer. Returns whether it does. */
  take(action: Values): boolean {
    const { plain, choice } = this.offer;
    if (!choice || !isSame({ ...action, [choice.field]: [] }, plain)) return false;
    const free = [...choice.codes.entries()];
    this.chosen = (action[choice.field] as string[]).flatMap((code) => {
      const at = free.findIndex(([, card]) => card === code);
      return at < 0 ? [] : free.splice(at, 1).map(([index]) => index);
    });
    return true;
  }

  get enough(): boolean {
    const choice = this.offer.choice;
    return !choice || (this.chosen.length >= choice.least && this.chosen.length <= choice.most);
  }

  /** The action with the chosen cards. */
  get action(): Values {
    return this.with(this.chosen);
  }

  /** The action with these cards, whether they may be chosen or not. */
  with(chosen: number[]): Values {
    const { plain, choice } = this.offer;
    return choice ? { ...plain, [choice.field]: chosen.map((index) => choice.codes[index]) } : plain;
  }
}
