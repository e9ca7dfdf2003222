// The review of a finished game as a sheet shows it: asked for until it is made; the replay beside it is fetched when a moment opens.
import { api, Refusal } from "../wire/api";
import { comeBack, leaveReview } from "../device/leftReview";
import { chosenSeat } from "../wire/chosenSeat";
import type { Again, Review, SeatReview, TableInfo } from "../wire/messages";
import { noteReview } from "../device/finishedGames";
import { say } from "../words/words";
import { firstOpen } from "./account";

const ASKED_EVERY_MS = 1000;
const MOST_MISSES = 5; // failed requests in a row, after which it says so

export class OpenReview {
  told: Review | null = $state.raw(null);
  trouble = $state(""); // why it cannot be read
  whose = $state(0); // the place in its list of the seat that is shown
  open: number | null = $state(null); // the place in its list of the moment that is open
  private readonly replays = new Map<Again["cards"], Promise<Again>>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private misses = 0;
  private isClosed = false;

  constructor(private readonly table: TableInfo) {
    void this.ask();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  /** The seat whose choices are shown. */
  get shown(): SeatReview | null {
    return this.told?.seats[this.whose] ?? null;
  }

  /** Show the choices of another seat. */
  choose(whose: number): void {
    this.whose = whose;
    this.openFirst();
  }

  /** Open a moment, or close it if it is open. */
  toggle(moment: number): void {
    this.open = this.open === moment ? null : moment;
  }

  /** Ask, and ask again until it is there. */
  async ask(): Promise<void> {
    this.trouble = "";
    try {
      this.told = await api.review(this.table.id, this.seat);
      this.misses = 0;
      if (this.told.state === "ready") {
        this.openAt(comeBack(this.table.id));
        this.noteOwn(this.told);
      }
    } catch (problem) {
      this.misses += 1;
      if (problem instanceof Refusal) this.trouble = problem.message;
      else if (this.misses >= MOST_MISSES) this.trouble = say("review-not-fetched");
    }
    const goesOn = !this.trouble && (this.told === null || this.told.state === "being-made");
    if (goesOn && !this.isClosed) this.timer = setTimeout(() => void this.ask(), ASKED_EVERY_MS);
  }

  /** The replay that shows a seat's hand: the reader's own as it was, another's with all cards open. */
  replayFor(seat: number): Promise<Again> {
    const cards = seat === this.table.you ? "mine" : "open";
    const found = this.replays.get(cards) ?? api.again(this.table.id, cards, this.seat);
    this.replays.set(cards, found);
    found.catch(() => this.replays.delete(cards)); // the next time it may come
    return found;
  }

  /** Count the reader's own choices and luck among those of all their games, on this device. */
  private noteOwn({ seats }: Review): void {
    const own = seats.find(({ seat }) => seat === this.table.you);
    if (own) noteReview(this.table.id, own);
  }

  private get seat(): number | null {
    return this.table.you ?? chosenSeat(this.table.id);
  }

  /** Somebody goes to watch a move of the game, and may come back. */
  leave(): void {
    leaveReview({ table: this.table.id, whose: this.whose, open: this.open });
  }

  private openAt(place: ReturnType<typeof comeBack>): void {
    this.whose = place?.whose ?? this.whose;
    if (place) this.open = place.open;
    else this.openFirst();
  }

  private openFirst(): void {
    const first = this.shown && firstOpen(this.shown.moments);
    this.open = first ? this.shown.moments.indexOf(first) : null;
  }
}
