"""What the server says no to, and how often. The sentences are in words/, as those of the rules are."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable

from menagerie.core import MenagerieError

log = logging.getLogger(__name__)


class Refusal(MenagerieError):
    """The table does not allow this, whatever the rules say. Nothing has changed."""


class NotKept(Refusal):
    """The disk has not taken it, or does not give it: nobody may be told that it happened. The reason is for the log only."""

    def __init__(self, reason: Refusal) -> None:
        super().__init__("not-kept")
        self.reason = reason


class Refusals:
    """How often the server said no, by kind. However often that is, the log gets one line in so many seconds."""

    def __init__(self, seconds: float, count: Callable[[str], None]) -> None:
        self._seconds, self._count = seconds, count
        self._untold: Counter[str] = Counter()
        self._next: asyncio.TimerHandle | None = None

    def add(self, kind: str) -> None:
        """Count one; the first after a quiet time is logged at once."""
        self._count(kind)
        self._untold[kind] += 1
        if self._next is None:
            self._sum_up()

    def close(self) -> None:
        """Log what has not been logged."""
        if self._next is not None:
            self._next.cancel()
            self._next = None
        self._log()

    def _sum_up(self) -> None:
        self._next = asyncio.get_running_loop().call_later(self._seconds, self._sum_up) if self._untold else None
        self._log()

    def _log(self) -> None:
        if self._untold:
            log.warning("refused", extra={"kinds": dict(self._untold)})
            self._untold.clear()
