// One socket to one table, and never two: heartbeat, reconnecting with back-off. A new socket detaches the one before it.
import { CLOSE } from "./constants";
import { keepUp } from "./newVersion";
import { language } from "./language";
import { PROTOCOL, type ToClient, type ToServer } from "./messages";
import { chosenSeat } from "./chosenSeat";
import { inOwnTime } from "./ownTime";

const HEARTBEAT_MS = 10_000;
const SILENCE_MS = 20_000; // after a question that nobody answers
const OPENING_MS = 12_000; // a network that swallows packets does not report errors either
const PATIENCE_MS = 4_000; // the same for somebody who returns to the page, or whose device says that it is offline
const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 8_000;
const LONG_WAIT_MS = 30_000;

export type ConnectionState = "connecting" | "open" | "lost" | "full" | "outdated" | "gone";

/** Where the socket of a table is, for the seat that was chosen there. */
export function socketOf(table: string): string {
  const seat = chosenSeat(table);
  return `/api/tables/${table}/socket${seat === null ? "" : `?seat=${seat}`}`;
}

/** What a room needs of its connection. */
export type Wire = Pick<Connection, "state" | "reason" | "send" | "renew" | "close">;

export class Connection {
  state: ConnectionState = $state("connecting");
  reason = $state(""); // why a table that is there cannot be opened, in words

  private socket: WebSocket | undefined;
  private wait = FIRST_WAIT_MS;
  private asked = 0; // when the last ping was sent; 0: it was answered
  private timer: ReturnType<typeof setTimeout> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval>;

  constructor(
    private readonly path: string,
    private readonly hear: (message: ToClient) => void,
    private readonly opened: () => void,
  ) {
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT_MS);
    addEventListener("online", this.hurry);
    addEventListener("offline", this.doubt);
    document.addEventListener("visibilitychange", this.comeBack);
    this.connect();
  }

  send(message: ToServer): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Open a new socket, which gets the whole state, because a message was missed. */
  renew(): void {
    if (this.state === "gone") return;
    this.wait = FIRST_WAIT_MS;
    this.connect();
  }

  close(): void {
    this.state = "gone";
    clearInterval(this.heartbeat);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.doubt);
    document.removeEventListener("visibilitychange", this.comeBack);
    this.detach();
  }

  private connect(): void {
    this.detach();
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const address = new URL(`${scheme}//${location.host}${this.path}`);
    address.searchParams.set("protocol", String(PROTOCOL));
    address.searchParams.set("language", language);
    const socket = new WebSocket(address);
    this.socket = socket;
    this.patience = setTimeout(() => this.lose(0), OPENING_MS);
    socket.onopen = () => {
      clearTimeout(this.patience);
      if (this.state === "lost") void keepUp(); // perhaps it was stopped for a new version
      if (!this.waitsLong) this.state = "open"; // the first message says whether there is room now, and which protocol is used
      this.wait = FIRST_WAIT_MS;
      this.opened();
    };
    socket.onmessage = (event) => {
      this.asked = 0;
      const message = JSON.parse(String(event.data)) as ToClient;
      if (message.type === "greeting") return; // a server that speaks another protocol closes the socket
      this.state = "open";
      this.hear(message);
    };
    socket.onclose = (event) => this.lose(event.code, event.reason);
  }

  private lose(code: number, reason = ""): void {
    this.detach();
    if (code === CLOSE.NO_TABLE || code === CLOSE.BLOCKED) {
      this.reason = inOwnTime(reason);
      this.close();
      return;
    }
    this.state = code === CLOSE.FULL ? "full" : code === CLOSE.OTHER_PROTOCOL ? "outdated" : "lost";
    if (this.state === "outdated") void keepUp();
    const wait = this.waitsLong ? LONG_WAIT_MS : this.wait;
    this.timer = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2)); // so that not everyone reconnects at once
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT_MS);
  }

  /** Ignore everything that the old socket still sends. */
  private detach(): void {
    clearTimeout(this.timer);
    clearTimeout(this.patience);
    this.asked = 0;
    const { socket } = this;
    this.socket = undefined;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private get waitsLong(): boolean {
    return this.state === "full" || this.state === "outdated";
  }

  /** Send a ping. Hidden pages run only once a minute, so silence is measured from an unanswered ping. */
  private beat(): void {
    if (this.asked > 0 && Date.now() - this.asked > SILENCE_MS) this.lose(0);
    else if (this.send({ type: "ping" }) && this.asked === 0) this.asked = Date.now();
  }

  private hurry = (): void => {
    if (this.state === "lost" && !document.hidden) this.renew();
  };

  /** Check the connection at once when the page becomes visible again. */
  private comeBack = (): void => {
    if (document.hidden) return;
    if (this.state === "lost") this.renew();
    else this.doubt();
  };

  /** Check the connection soon. A server on this machine can be reached even offline. */
  private doubt = (): void => {
    if (this.state !== "open") return;
    this.beat();
    clearTimeout(this.patience);
    this.patience = setTimeout(() => this.asked > 0 && this.lose(0), PATIENCE_MS);
  };
}
