"""Turns: a few requests of an address are answered at a time, while its others wait (fair queueing).

Hundreds of requests that come at once would otherwise all be handled in the same round of the event loop, and everyone else
would wait for that round to end. A turn ends when the answer begins to be sent, so a slow reader holds none.
"""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from menagerie.server.limits import neighbourhood


class Turns:
    """The turns of all addresses. An address for which nobody waits is forgotten."""

    def __init__(self, at_once: int) -> None:
        self._at_once = at_once
        self._of_addresses: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    async def answer(self, app: ASGIApp, scope: Scope, receive: Receive, send: Send, address: str) -> None:
        """Let the application answer a request, as soon as it is its turn."""
        turns = self._of_addresses.setdefault(neighbourhood(address), asyncio.Semaphore(self._at_once))
        await turns.acquire()
        has_turn = True

        def end_turn() -> None:
            nonlocal has_turn
            if has_turn:
                has_turn = False
                turns.release()

        async def say(message: Message) -> None:
            end_turn()
            await send(message)

        try:
            await app(scope, receive, say)
        finally:
            end_turn()
