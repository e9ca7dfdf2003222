// What a screen reader is told, in the order in which it happened: one region that stays, to which sentences are added.

export interface Announced {
  number: number;
  text: string;
}

const KEPT = 12; // what was read aloud may go

export class Announcing {
  sentences: Announced[] = $state.raw([]);
  private number = 0;

  tell(text: string): void {
    if (!text) return;
    this.number += 1;
    this.sentences = [...this.sentences.slice(1 - KEPT), { number: this.number, text }];
  }
}
