"""The people at all tables, in one process: they send prepared messages, and note when each of them receives the result.

They speak the protocol (docs/protocol.md) and know as little of it as possible: `accepted` with its id, `moved` and `position`
with their seq. Each person has their own loopback address, like people at different places.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import cast

import msgspec
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from bench.tables import Act

HOST = "127.0.0.1"
PATIENCE = 120.0  # seconds after which an action has failed
TRIES = 3  # seconds to connect to a table


class Heard(msgspec.Struct):
    """The fields that the crowd reads of a message; it skips the rest."""

    type: str
    seq: int = 0
    id: str | None = None
    text: str = ""


_decoder = msgspec.json.Decoder(Heard)


@dataclass(frozen=True)
class Place:
    """Where a person connects: the path, the cookie and, where there are several servers, the port of one."""

    path: str
    cookie: str = ""
    port: int | None = None


class Line(asyncio.Protocol):
    """One socket of one person."""

    def __init__(self, port: int, place: Place, *, compressed: bool) -> None:
        extensions = [ClientPerMessageDeflateFactory(client_max_window_bits=True, compress_settings={"memLevel": 5})]
        self._protocol = ClientProtocol(
            parse_uri(f"ws://{HOST}:{port}{place.path}"), extensions=extensions if compressed else None, max_size=None
        )
        self._cookie = place.cookie
        self._transport: asyncio.Transport | None = None
        self.heard: Callable[[Heard, bytes], None] = self._note
        self.seq = -1  # how much of the game this person knows
        self.stands: asyncio.Future[None] = asyncio.get_running_loop().create_future()  # done once the position has arrived
        self.failed: Callable[[str], None] = self._fail
        self._gone = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a socket."""
        self._transport = cast(asyncio.Transport, transport)
        request = self._protocol.connect()
        if self._cookie:
            request.headers["Cookie"] = self._cookie
        self._protocol.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        """Handle the messages in some received data."""
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            match event:
                case Frame(opcode=Opcode.TEXT):
                    frame = bytes(event.data)
                    self.heard(_decoder.decode(frame), frame)
                case Response() if self._protocol.handshake_exc is not None:
                    self._fail(f"the server refused a socket: {self._protocol.handshake_exc}")
        self._flush()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop: nothing more arrives."""
        self._gone.set()
        self.failed(f"a socket was closed: {self._protocol.close_code} {self._protocol.close_reason}")

    def _fail(self, why: str) -> None:
        if not self.stands.done():
            self.stands.set_exception(ConnectionError(why))

    def _note(self, heard: Heard, _frame: bytes) -> None:
        if heard.type == "position":
            self.seq = heard.seq
            if not self.stands.done():
                self.stands.set_result(None)

    def say(self, text: bytes) -> None:
        """Send a message."""
        self._protocol.send_text(text)
        self._flush()

    async def hang_up(self) -> None:
        """Disconnect, without waiting for the other side."""
        self.failed = lambda _: None
        self.heard = lambda *_: None
        if self._transport is not None:
            self._transport.abort()
        await self._gone.wait()

    def _flush(self) -> None:
        assert self._transport is not None
        for data in self._protocol.data_to_send():
            if data:
                self._transport.write(data)


def address_of(number: int) -> tuple[str, int]:
    """The address from which somebody connects."""
    return f"127.1.{number // 250}.{number % 250 + 1}", 0


async def connect(
    port: int, places: Sequence[Place], *, compressed: bool = True, first: int = 0, limit: float = PATIENCE
) -> list[Line]:
    """Connect all at once, and wait until each of them has the position; TimeoutError if that takes too long."""
    loop = asyncio.get_running_loop()

    async def one(number: int, place: Place, tries: int = TRIES) -> Line:
        door = place.port or port
        _, line = await loop.create_connection(
            lambda: Line(door, place, compressed=compressed), HOST, door, local_addr=address_of(first + number)
        )
        try:
            await line.stands
        except ConnectionError:  # as when a table was just closed: pages reconnect by themselves
            if tries == 1:
                raise
            return await one(number, place, tries - 1)
        return line

    async with asyncio.timeout(limit):
        return await asyncio.gather(*(one(number, place) for number, place in enumerate(places)))


async def settle(lines: list[Line]) -> None:
    """Wait until nothing more arrives: every line receives the answer to one last ping."""
    answers = []
    for line in lines:
        answered: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.heard = partial(_note_pong, answered)
        line.say(b'{"type":"ping"}')
        answers.append(answered)
    await asyncio.gather(*answers)


def _note_pong(answered: asyncio.Future[None], heard: Heard, _frame: bytes) -> None:
    if heard.type == "pong":
        answered.set_result(None)


@dataclass
class Seated:
    """The people of one table, and the actions that they will do, one after another."""

    lines: list[Line]
    acts: deque[Act]
    finished: Callable[[Seated], None] = lambda _: None
    kept: list[list[list[str]]] | None = None  # the messages received for each action, by seat
    due: float = 0.0
    accepted: list[float] = field(default_factory=list)  # seconds from when it was due
    moved: list[float] = field(default_factory=list)  # until the last person received it
    waiting: deque[float] = field(default_factory=deque)
    _doing: Act | None = None
    _is_accepted: bool = False

    def __post_init__(self) -> None:
        for seat, line in enumerate(self.lines):
            line.heard = self._hearing(line, seat)

    def offer(self, due: float) -> None:
        """Start the next action; if the last one has not been answered yet, it waits."""
        if self._doing is None:
            self._do(due)
        else:
            self.waiting.append(due)

    def _do(self, due: float) -> None:
        self.due, self._doing, self._is_accepted = due, self.acts.popleft(), False
        if self.kept is not None:
            self.kept.append([[] for _ in self.lines])
        self._wanted = self.lines[0].seq + 1
        self.lines[self._doing.seat].say(self._doing.text)

    def _hearing(self, line: Line, seat: int) -> Callable[[Heard, bytes], None]:
        def hear(heard: Heard, frame: bytes) -> None:
            if self.kept:
                self.kept[-1][seat].append(frame.decode())
            match heard.type:
                case "accepted" if self._doing is not None and heard.id == self._doing.id:
                    self._is_accepted = True
                    self.accepted.append(time.perf_counter() - self.due)
                    self._finish_if_done()
                case "moved" | "position":
                    line.seq = heard.seq
                    self._finish_if_done()
                case "refused":
                    line.failed(f"an action was refused: {heard.text}")

        return hear

    def _finish_if_done(self) -> None:
        if self._is_accepted and all(line.seq >= self._wanted for line in self.lines):
            self.moved.append(time.perf_counter() - self.due)
            self._doing, self._is_accepted = None, False
            if self.waiting:
                self._do(self.waiting.popleft())
            self.finished(self)

    @property
    def is_answered(self) -> bool:
        """Whether nothing is under way or waiting."""
        return self._doing is None and not self.waiting


@dataclass(frozen=True)
class Played:
    """The results of a part of the games."""

    seconds: float
    actions: int
    busy: float  # the share of its core that the crowd itself used
    accepted: list[float]
    moved: list[float]
    is_done: bool  # whether everything was answered in time


class Crowd:
    """All people at all tables."""

    def __init__(self, tables: list[Seated]) -> None:
        self.tables = tables
        self._failure: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        for table in tables:
            for line in table.lines:
                line.failed = self._fail

    def _fail(self, why: str) -> None:
        if not self._failure.done():
            self._failure.set_exception(ConnectionError(why))

    @classmethod
    async def come(cls, port: int, places: Sequence[Sequence[Place]], acts: Sequence[Sequence[Act]], *, first: int = 0) -> Crowd:
        """Connect everyone; each learns who else is there."""
        lines = await connect(port, [place for table in places for place in table], first=first)
        await settle(lines)
        left = iter(lines)
        return cls([Seated([next(left) for _ in table], deque(todo)) for table, todo in zip(places, acts, strict=True)])

    def keep_frames(self) -> None:
        """Keep the received messages from now on."""
        for table in self.tables:
            table.kept = []

    async def go(self) -> None:
        """Disconnect everyone."""
        for table in self.tables:
            for line in table.lines:
                await line.hang_up()

    async def rush(self, each: int) -> Played:
        """Play so many actions at each table, each as soon as the one before was answered."""
        left = dict.fromkeys(map(id, self.tables), each)
        done = asyncio.Event()

        def finished(table: Seated) -> None:
            left[id(table)] -= 1
            if left[id(table)]:
                table.offer(time.perf_counter())
            elif not any(left.values()):
                done.set()

        async def play() -> None:
            for table in self.tables:
                table.finished = finished
                table.offer(time.perf_counter())
            await done.wait()

        played = await self._measured(play(), PATIENCE)
        if not played.is_done:
            raise TimeoutError(f"only {played.actions} actions were answered within {PATIENCE:.0f} s")
        return played

    async def pace(self, rate: float, seconds: float) -> Played:
        """Play so many actions per second over all tables, whether or not the earlier ones were answered."""

        async def play() -> None:
            start = time.perf_counter()
            for number in range(round(rate * seconds)):
                due = start + number / rate
                while (early := due - time.perf_counter()) > 0:
                    await asyncio.sleep(early)
                self.tables[number % len(self.tables)].offer(due)
            while not all(table.is_answered for table in self.tables):
                await asyncio.sleep(0.01)

        for table in self.tables:
            table.finished = lambda _: None
        return await self._measured(play(), 2 * seconds)

    async def _measured(self, playing: Coroutine[None, None, None], limit: float) -> Played:
        for table in self.tables:
            table.accepted, table.moved = [], []
        begun, used = time.perf_counter(), time.process_time()
        task = asyncio.ensure_future(playing)
        await asyncio.wait((task, self._failure), timeout=limit, return_when=asyncio.FIRST_COMPLETED)
        seconds, used = time.perf_counter() - begun, time.process_time() - used
        if self._failure.done():
            task.cancel()
            self._failure.result()
        is_done = task.done()
        task.cancel()
        moved = [each for table in self.tables for each in table.moved]
        accepted = [each for table in self.tables for each in table.accepted]
        return Played(seconds, len(moved), used / seconds, accepted, moved, is_done)
