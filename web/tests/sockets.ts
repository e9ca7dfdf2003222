// Fake sockets: a test opens them, sends through them and closes them.
import { vi } from "vitest";
import type { ToClient, ToServer } from "../src/wire/messages";

export class PaperSocket {
  static readonly OPEN = 1;
  static all: PaperSocket[] = [];

  readyState = 0;
  sent: ToServer[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor(readonly address: URL) {
    PaperSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }

  close(): void {
    this.readyState = 3;
  }

  // the other end

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  tell(message: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  break(code = 1006, reason = ""): void {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }
}

export function paperSockets(): void {
  PaperSocket.all = [];
  vi.stubGlobal("WebSocket", PaperSocket);
  vi.stubGlobal("fetch", () => Promise.reject(new Error("there are no pages here")));
}

/** The sockets that are still held. */
export function held(): PaperSocket[] {
  return PaperSocket.all.filter(({ readyState }) => readyState < 2);
}

export function latest(): PaperSocket {
  return PaperSocket.all.at(-1)!;
}

export function hidePage(hidden: boolean): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  document.dispatchEvent(new Event("visibilitychange"));
}
