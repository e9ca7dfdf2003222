"""Refusals: the error with which the server says no, and a count of them for the log and the metrics. The texts are in words/."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable

from menagerie.core import MenagerieError

log = logging.getLogger(__name__)


class Refusal(MenagerieError):
    """The server does not allow this, whatever the rules of the game say. Nothing has changed."""


class NotKept(Refusal):
    """The database could not be written or read, so nobody may see it as done. The reason is for the log only."""

    def __init__(self, reason: Refusal) -> None:
        super().__init__("not-kept")
        self.reason = reason


class Refusals:
    """Counts refusals by kind. However many there are, the log gets at most one line within this many seconds."""

    def __init__(self, seconds: float, count: Callable[[str], None]) -> None:
        self._seconds, self._count = seconds, count
        self._untold: Counter[str] = Counter()
        self._next: asyncio.TimerHandle | None = None

    def add(self, kind: str) -> None:
        """Count one refusal. The first after a quiet time is logged at once."""
        self._count(kind)
        self._untold[kind] += 1
        if self._next is None:
            self._sum_up()

    def close(self) -> None:
        """Log the refusals that were not logged yet."""
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
