"""Who only watches is told a few at a time, and in between whoever plays is heard: nobody waits for a crowd."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Protocol

AT_ONCE = 16  # people; where fewer watch, nobody notices


class Waiting(Protocol):
    """Somebody for whom something is kept."""

    def wake(self) -> None:
        """Send what is kept."""
        ...


class WatcherQueue:
    """Those who wait for their turn, in order."""

    def __init__(self) -> None:
        self._waiting: deque[Waiting] = deque()

    def add(self, *others: Waiting) -> None:
        """These come next; few come at once."""
        is_under_way = bool(self._waiting)
        self._waiting.extend(others)
        if not is_under_way:
            self._go_on()

    def _go_on(self) -> None:
        for _ in range(min(AT_ONCE, len(self._waiting))):
            self._waiting.popleft().wake()
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._go_on)
