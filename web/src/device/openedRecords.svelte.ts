// The records that were opened from files on this device: the tables to which they led.

interface Opened {
  table: string;
  game: string;
  at: string;
}

const KEY = "menagerie-opened-records";
const MOST = 20;

class OpenedRecords {
  all: Opened[] = $state.raw([]); // the latest first

  constructor() {
    try {
      this.all = JSON.parse(localStorage.getItem(KEY) ?? "[]") as Opened[];
    } catch {
      // a private window may refuse; then none are listed
    }
  }

  note(table: string, game: string): void {
    this.keep([{ table, game, at: new Date().toISOString() }, ...this.without(table)].slice(0, MOST));
  }

  /** Take one off the list. The game itself stays where it is. */
  forget(table: string): void {
    this.keep(this.without(table));
  }

  private without(table: string): Opened[] {
    return this.all.filter((each) => each.table !== table);
  }

  private keep(all: Opened[]): void {
    this.all = all;
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // the list is then shorter after the page is closed
    }
  }
}

export const openedRecords = new OpenedRecords();
