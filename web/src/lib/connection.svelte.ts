// One socket to one table: heartbeat, reconnecting with back-off. What was not acknowledged is said again.
import { keepUp } from "./keepingUp";
import { PROTOCOL, type ToClient, type ToServer } from "./messages";

const HEARTBEAT_MS = 10_000;
const SILENCE_MS = 25_000;
const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 8_000;
const LONG_WAIT_MS = 30_000;
const FULL = 1013; // too many watch
const NO_TABLE = 4404;
const OTHER_PROTOCOL = 4426;

export class Connection {
  state: "connecting" | "open" | "lost" | "full" | "outdated" | "gone" = $state("connecting");

  private socket: WebSocket | undefined;
  private wait = FIRST_WAIT_MS;
  private heard = Date.now();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval>;

  constructor(
    private readonly path: string,
    private readonly hear: (message: ToClient) => void,
    private readonly opened: () => void,
  ) {
    this.connect();
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT_MS);
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  send(message: ToServer): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.state = "gone";
    clearInterval(this.heartbeat);
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const address = new URL(`${scheme}//${location.host}${this.path}`);
    address.searchParams.set("protocol", String(PROTOCOL));
    const socket = new WebSocket(address);
    this.socket = socket;
    this.heard = Date.now();
    socket.onopen = () => {
      if (this.state === "lost") void keepUp(); // perhaps it was stopped for a new version
      if (!this.waitsLong) this.state = "open"; // whether there is room now, or the same protocol, is told by the first message
      this.wait = FIRST_WAIT_MS;
      this.opened();
    };
    socket.onmessage = (event) => {
      this.heard = Date.now();
      const message = JSON.parse(String(event.data)) as ToClient;
      if (message.type === "greeting") return; // a server that speaks another protocol closes the socket
      this.state = "open";
      this.hear(message);
    };
    socket.onclose = (event) => {
      if (this.state === "gone" || socket !== this.socket) return;
      if (event.code === NO_TABLE) {
        this.close();
        return;
      }
      this.state = event.code === FULL ? "full" : event.code === OTHER_PROTOCOL ? "outdated" : "lost";
      if (this.state === "outdated") void keepUp();
      this.connectLater(this.waitsLong ? LONG_WAIT_MS : this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT_MS);
    };
  }

  private get waitsLong(): boolean {
    return this.state === "full" || this.state === "outdated";
  }

  /** Not all who were cut off come back in the same moment. */
  private connectLater(wait: number): void {
    this.timer = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  private beat(): void {
    if (this.state === "open" && Date.now() - this.heard > SILENCE_MS) this.socket?.close();
    else this.send({ type: "ping" });
  }

  private hurry = (): void => {
    if (this.state !== "lost" || document.hidden) return;
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT_MS;
    this.connect();
  };
}
