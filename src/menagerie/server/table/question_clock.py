"""Measures how long each seat has been able to answer its question, for the delays of autoplay.

This is not a time limit: it is in the memory of one process, and starts again when somebody reconnects.
"""

from __future__ import annotations

import asyncio
from typing import NamedTuple


class AskedSince(NamedTuple):
    """A question, by the line of the log after which it was asked, and when its person could first answer it."""

    question: int
    at: float


class QuestionClock:
    """One clock for each seat that is asked."""

    def __init__(self) -> None:
        self._asked: dict[int, AskedSince] = {}

    def start(self, seat: int, question: int) -> None:
        """Count from now on, unless the seat was already asked this."""
        if (asked := self._asked.get(seat)) is None or asked.question != question:
            self._asked[seat] = AskedSince(question, asyncio.get_running_loop().time())

    def restart(self, *seats: int) -> None:
        """Restart the time of these seats: their people see the question only now."""
        for seat in seats:
            self._asked.pop(seat, None)

    def since(self, seat: int, question: int, at: float | None = None) -> AskedSince:
        """The question of a seat, and since when it could be answered. If no clock is running, this starts one."""
        known = self._asked.get(seat)
        return known or AskedSince(question, asyncio.get_running_loop().time() if at is None else at)

    def stop(self, seat: int) -> float | None:
        """The seconds that a person took to answer; None if no clock was running."""
        asked = self._asked.pop(seat, None)
        return None if asked is None else asyncio.get_running_loop().time() - asked.at
