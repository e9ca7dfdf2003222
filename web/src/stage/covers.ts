// Pauses the table while anything covers it. Each cover registers when it opens and when it closes.

export class Covers {
  private lying = 0;
  private waiting = new Set<() => void>();

  get isFree(): boolean {
    return this.lying === 0;
  }

  /** Register a cover. Returns a function that removes it. */
  lie(): () => void {
    this.lying += 1;
    let isGone = false;
    return () => {
      if (isGone) return;
      isGone = true;
      this.lying -= 1;
      void Promise.resolve().then(() => this.goOn());
    };
  }

  /** Call back as soon as the table is visible. Returns a function that cancels this. */
  whenFree(go: () => void): () => void {
    if (this.isFree) go();
    else this.waiting.add(go);
    return () => this.waiting.delete(go);
  }

  /** In a separate task: a change while a page removes something would change what is being removed. */
  private goOn(): void {
    for (const go of [...this.waiting]) if (this.isFree && this.waiting.delete(go)) go();
  }
}

export const covers = new Covers();
