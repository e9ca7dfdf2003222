// Whether something lies over the table: then nothing goes on beneath it. What lies there says so, and when it goes.

export class Pausing {
  private lying = 0;
  private waiting = new Set<() => void>();

  get isFree(): boolean {
    return this.lying === 0;
  }

  /** Something lies over the table, until what this gives back is called. */
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

  /** Go on as soon as the table can be seen; what this gives back forgets it. */
  whenFree(go: () => void): () => void {
    if (this.isFree) go();
    else this.waiting.add(go);
    return () => this.waiting.delete(go);
  }

  /** In a task of its own: what goes while a page takes something down would change what is being taken down. */
  private goOn(): void {
    for (const go of [...this.waiting]) if (this.isFree && this.waiting.delete(go)) go();
  }
}

export const pausing = new Pausing();
