import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection } from "../src/wire/connection.svelte";
import { CLOSE } from "../src/wire/constants";
import { held, hidePage, latest, PaperSocket, paperSockets } from "./sockets";

let connection: Connection;
const heard: unknown[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  paperSockets();
  heard.length = 0;
  connection = new Connection(
    "/socket",
    (message) => heard.push(message),
    () => heard.push("opened"),
  );
});

afterEach(() => connection.close());

const pings = (socket: PaperSocket): number => socket.sent.filter(({ type }) => type === "ping").length;

test("two quick changes of the network leave one socket", () => {
  latest().open();
  latest().break();
  dispatchEvent(new Event("online"));
  dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(20_000);
  expect(held()).toHaveLength(1);
});

test("what an old socket still says is not heard", () => {
  const first = latest();
  first.open();
  connection.renew();
  first.tell({ type: "pong" });
  latest().open();
  latest().tell({ type: "pong" });
  expect(heard).toEqual(["opened", "opened", { type: "pong" }]);
});

test("a healthy socket of a page that is woken once a minute is kept", () => {
  const socket = latest();
  socket.open();
  for (let minute = 1; minute <= 10; minute += 1) {
    vi.setSystemTime(Date.now() + 50_000); // nothing runs meanwhile
    vi.advanceTimersByTime(10_000);
    socket.tell({ type: "pong" });
  }
  expect(pings(socket)).toBe(10);
  expect(PaperSocket.all).toHaveLength(1);
});

test("a socket that answers nothing is given up", () => {
  latest().open();
  vi.advanceTimersByTime(45_000);
  expect(PaperSocket.all.length).toBeGreaterThan(1);
  expect(held()).toHaveLength(1);
});

test("a socket that never opens is given up", () => {
  vi.advanceTimersByTime(11_000);
  expect(connection.state).toBe("connecting");
  vi.advanceTimersByTime(2_000);
  expect(connection.state).toBe("lost");
  latest().open();
  latest().tell({ type: "pong" });
  vi.advanceTimersByTime(9_000);
  expect(connection.state).toBe("open");
});

test("who comes back to the page finds out soon whether the socket still lives", () => {
  latest().open();
  hidePage(true);
  hidePage(false);
  vi.advanceTimersByTime(4_500);
  expect(PaperSocket.all).toHaveLength(2);
});

test("a device that says it is offline finds out soon whether that is true of its table", () => {
  latest().open();
  dispatchEvent(new Event("offline"));
  latest().tell({ type: "pong" });
  vi.advanceTimersByTime(5_000);
  expect(connection.state).toBe("open");
  dispatchEvent(new Event("offline"));
  vi.advanceTimersByTime(5_000);
  expect(connection.state).toBe("lost");
});

test("who comes back to a page whose socket answers keeps it", () => {
  latest().open();
  hidePage(true);
  hidePage(false);
  latest().tell({ type: "pong" });
  vi.advanceTimersByTime(4_100);
  expect(PaperSocket.all).toHaveLength(1);
});

test("a server that is away is asked again and again, and not too often", () => {
  for (let minute = 0; minute < 60; minute += 1) {
    vi.advanceTimersByTime(1_000);
    if (latest().readyState < 2) latest().break();
  }
  expect(PaperSocket.all.length).toBeGreaterThan(5);
  expect(PaperSocket.all.length).toBeLessThan(20);
});

test("a table that is no more is not asked for again", () => {
  latest().open();
  latest().break(CLOSE.NO_TABLE);
  vi.advanceTimersByTime(60_000);
  expect(connection.state).toBe("gone");
  expect(PaperSocket.all).toHaveLength(1);
});

test("whoever is blocked is told so, and does not come again", () => {
  latest().open();
  latest().break(CLOSE.BLOCKED, "You are blocked.");
  vi.advanceTimersByTime(60_000);
  expect([connection.state, connection.reason]).toEqual(["gone", "You are blocked."]);
  expect(PaperSocket.all).toHaveLength(1);
});

test("why a table that is there cannot be opened is known, and it is not asked for again", () => {
  latest().open();
  latest().break(CLOSE.NO_TABLE, "This game began under older rules.");
  vi.advanceTimersByTime(60_000);
  expect([connection.state, connection.reason]).toEqual(["gone", "This game began under older rules."]);
  expect(PaperSocket.all).toHaveLength(1);
});
