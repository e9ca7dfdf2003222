"""The process under measurement: the server as `menagerie serve` runs it, or an echo in its place, with the same settings.

The echo is the least that a server of tables could do: for each action it commits one row and sends the very texts that the true
server sent, to the same people. What the true server needs beyond that is the price of its rules, its views and its words.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sqlite3
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from types import FrameType, SimpleNamespace
from typing import Any
from unittest.mock import patch

import msgspec

from menagerie.server.front import server_process as serve
from menagerie.server.front.door import Door
from menagerie.server.front.server_names import names_of
from menagerie.server.front.settings import Settings, add_arguments, read_settings
from menagerie.server.refusal import Refusals

Message = dict[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
SAMPLE_SECONDS = 0.002


class Said(msgspec.Struct):
    """The fields that the echo reads of a message: an action, or a ping."""

    type: str
    id: str = ""
    seq: int = 0
    action: msgspec.Raw = msgspec.Raw()  # kept as received


class Told(msgspec.Struct):
    """The messages of the real server at one table: for each action, to each seat."""

    first: int  # the seq of the first action
    frames: list[list[list[str]]]


class Echo:
    """An application with sockets only; `/{table}/{seat}` is the address of a person."""

    def __init__(self, told: dict[str, Told], settings: Settings) -> None:
        door = Door(settings, Refusals(settings.refusal_seconds, lambda _kind: None))
        names = names_of(settings.host, settings.public_url, settings.host_name)
        self.state = SimpleNamespace(
            server=SimpleNamespace(door=door, names=names)
        )  # interface that `serve` expects of an application
        self._told = told
        self._sends: dict[str, dict[int, Send]] = {table: {} for table in told}
        self._thread = ThreadPoolExecutor(1, "store")
        self._connection = sqlite3.connect(settings.database, check_same_thread=False)
        for pragma in ("journal_mode=WAL", "synchronous=FULL"):
            self._connection.execute(f"PRAGMA {pragma}")
        self._connection.execute("create table event (table_id, seq, seat, action, client_id, primary key (table_id, seq))")
        self._decoder = msgspec.json.Decoder(Said)

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """Serve one socket."""
        if scope["type"] != "websocket":
            raise NotImplementedError(scope["type"])
        _, table, seat = scope["path"].split("/")
        told, sends = self._told[table], self._sends[table]
        await receive()
        await send({"type": "websocket.accept"})
        sends[int(seat)] = send
        await send({"type": "websocket.send", "text": f'{{"type":"position","seq":{told.first}}}'})
        loop = asyncio.get_running_loop()
        while (message := await receive())["type"] == "websocket.receive":
            said = self._decoder.decode(message["text"])
            if said.type == "ping":
                await send({"type": "websocket.send", "text": '{"type":"pong"}'})
                continue
            await loop.run_in_executor(self._thread, self._commit, (table, said.seq, int(seat), bytes(said.action), said.id))
            for other, texts in enumerate(told.frames[said.seq - told.first]):
                for text in texts:
                    await sends[other]({"type": "websocket.send", "text": text})

    def _commit(self, row: tuple[str, int, int, bytes, str]) -> None:
        with self._connection:
            self._connection.execute("insert into event values (?, ?, ?, ?, ?)", row)


class Samples:
    """A sampling profiler: looks at the stack every few milliseconds of processor time, between two signals."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._within: Counter[str] = Counter()  # a function, including everything that it called
        self._own: Counter[str] = Counter()
        self._count = 0
        signal.signal(signal.SIGPROF, self._look)
        signal.signal(signal.SIGUSR1, lambda *_: signal.setitimer(signal.ITIMER_PROF, SAMPLE_SECONDS, SAMPLE_SECONDS))
        signal.signal(signal.SIGUSR2, self._write)

    def _look(self, _signal: int, frame: FrameType | None) -> None:
        if frame is not None and frame.f_code.co_name == "select":  # the main thread only waits: this was the store's time
            frames, stores = sys._current_frames(), [each for each in threading.enumerate() if each.name in ("store_0", "writer")]
            frame = next((frames[each.ident] for each in stores if each.ident in frames), frame)
        names = []
        while frame is not None:
            names.append(_name_of(frame))
            frame = frame.f_back
        self._count += 1
        self._own[names[0]] += 1
        self._within.update(set(names))

    def _write(self, *_: object) -> None:
        signal.setitimer(signal.ITIMER_PROF, 0)
        found = {name: [share / self._count, self._own[name] / self._count] for name, share in self._within.most_common()}
        written = self._path.with_suffix(".part")
        written.write_bytes(msgspec.json.encode(found))
        written.replace(self._path)


def _name_of(frame: FrameType) -> str:
    return f"{frame.f_globals.get('__name__', '')}:{frame.f_code.co_qualname}"


def main() -> None:
    """Serve until killed."""
    parser = argparse.ArgumentParser()
    parser.add_argument("core", type=int)
    add_arguments(parser)
    parser.add_argument("--echo", type=Path, metavar="TOLD")
    parser.add_argument("--samples", type=Path)
    wanted = parser.parse_args()
    os.sched_setaffinity(0, {wanted.core})
    if wanted.echo:
        told = msgspec.json.decode(wanted.echo.read_bytes(), type=dict[str, Told])
        patch.object(serve, "create_app", lambda settings: Echo(told, settings)).start()  # everything else stays as it is
    if wanted.samples:
        Samples(wanted.samples)
    with tempfile.TemporaryDirectory() as folder:  # nobody requests the pages, so they need not be built
        Path(folder, "index.html").touch()
        sys.exit(serve.serve(replace(read_settings(vars(wanted), {"MENAGERIE_CREATE": "yes"}), client=Path(folder))))


if __name__ == "__main__":
    main()
