"""A queue that serves watchers a few at a time, so that players never wait for a crowd.

Waking a thousand connections at once would block the event loop. The queue wakes 16, then yields to the loop, where
players' messages are read, and goes on. Each connection limits what waits for it (back-pressure, `front/socket.py`).
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Protocol

AT_ONCE = 16  # connections


class Waiting(Protocol):
    """A listener with frames that wait to be sent."""

    def wake(self) -> None:
        """Send what is kept."""
        ...


class WatcherQueue:
    """The watchers who wait for their turn, in order."""

    def __init__(self) -> None:
        self._waiting: deque[Waiting] = deque()

    def add(self, *others: Waiting) -> None:
        """Add some to the queue; the first are woken at once if nobody else waits."""
        is_under_way = bool(self._waiting)
        self._waiting.extend(others)
        if not is_under_way:
            self._go_on()

    def _go_on(self) -> None:
        for _ in range(min(AT_ONCE, len(self._waiting))):
            self._waiting.popleft().wake()
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._go_on)
