"""A TCP proxy between a server and its database that can withhold traffic: on the loopback, in its own thread."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from support.waiting import PATIENCE

AT_ONCE = 65536  # bytes


class Proxy:
    """Forwards everything that comes to its port, until it has to hold: then connections stay open, and nothing passes. It can
    also be cut: then all connections are closed, and so is every new one, as soon as it is made."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._loop = asyncio.new_event_loop()
        self._may_pass = asyncio.Event()
        self._may_pass.set()
        self._is_cut = False
        self._open: set[asyncio.StreamWriter] = set()
        self._passing: set[asyncio.Task[None]] = set()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._server = self._do(asyncio.start_server(self._come, "127.0.0.1", 0))
        self.port: int = self._server.sockets[0].getsockname()[1]

    def hold(self) -> None:
        """Let nothing pass from now on."""
        self._do(self._set(may_pass=False, is_cut=False))

    def cut(self) -> None:
        """Close all connections, and refuse new ones."""
        self._do(self._set(may_pass=True, is_cut=True))

    def let_go(self) -> None:
        """Let everything pass again, first of all what was held."""
        self._do(self._set(may_pass=True, is_cut=False))

    def lead_to(self, port: int) -> None:
        """Forward to another address from now on; clients that are connected have to reconnect."""
        self._to = port
        self._do(self._set(may_pass=True, is_cut=True))
        self._do(self._set(may_pass=True, is_cut=False))

    def close(self) -> None:
        """Stop the proxy."""
        self._do(self._end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)
        self._loop.close()

    def _do(self, deed: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(deed, self._loop).result(PATIENCE)

    async def _set(self, *, may_pass: bool, is_cut: bool) -> None:
        self._is_cut = is_cut
        if may_pass:
            self._may_pass.set()
        else:
            self._may_pass.clear()
        if is_cut:
            self._close_all()

    def _close_all(self) -> None:
        for writer in self._open:
            writer.transport.abort()

    async def _end(self) -> None:
        self._server.close()
        self._close_all()
        for task in self._passing:
            task.cancel()
        await asyncio.gather(*self._passing, return_exceptions=True)

    async def _come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._is_cut:
            writer.transport.abort()
            return
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:  # nobody is there
            writer.transport.abort()
            return
        for each in (self._pass_on(reader, back), self._pass_on(there, writer)):
            task = self._loop.create_task(each)
            self._passing.add(task)
            task.add_done_callback(self._passing.discard)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Forward one of the two directions, until one side has ended."""
        self._open.add(writer)
        try:
            with suppress(OSError):
                while data := await reader.read(AT_ONCE):
                    await self._may_pass.wait()
                    writer.write(data)
                    await writer.drain()
        finally:
            self._open.discard(writer)
            writer.close()
