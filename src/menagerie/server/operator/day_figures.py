"""Figures of the last day, counted in memory for the operator's page: requests, actions, people, refusals and errors.

Each process counts for itself, and forgets everything when it stops; /metrics has the figures that last. Storage is bounded:
a point for every minute of the last day, and a limited number of kinds of errors and refusals. A chart of a few hours shows
every minute, and one of a whole day every ten.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import groupby

from menagerie.server.storage.rows import now
from menagerie.server.wire.operator_models import ChartPoint, ErrorLine, RefusalCount
from menagerie.words import Words

SPAN = 60  # seconds of a point
POINTS = 24 * 3600 // SPAN
LONG_SPAN = 10  # points that are charted as one, once there are more than
MOST_CHARTED = POINTS // LONG_SPAN
MOST_KINDS = 40  # of errors, and of refusals; more of them are counted together
OTHERS = ""
A_DAY = len("2000-01-01")  # of a time
LONGEST_KIND = 200  # letters


@dataclass
class Point:
    """What was counted in a minute."""

    number: int  # since 1970
    requests: int = 0
    actions: int = 0
    refusals: int = 0
    people: int = 0


@dataclass
class KindsOfToday:
    """Counts things by kind, from midnight (UTC) on."""

    counts: Counter[str] = field(default_factory=Counter)
    last_at: dict[str, str] = field(default_factory=dict)
    _day: str = ""

    def add(self, kind: str) -> None:
        """Count one."""
        at = now()
        self._begin(at[:A_DAY])
        known = kind if kind in self.counts or len(self.counts) < MOST_KINDS else OTHERS
        self.counts[known] += 1
        self.last_at[known] = at

    def told(self) -> list[tuple[str, int, str]]:
        """Every kind, how often and when last, the most frequent first."""
        self._begin(now()[:A_DAY])
        return [(kind, count, self.last_at[kind]) for kind, count in self.counts.most_common()]

    def _begin(self, day: str) -> None:
        if day != self._day:
            self._day = day
            self.counts.clear()
            self.last_at.clear()


class ErrorCounter(logging.Handler):
    """Counts what is logged as an error. Only the pattern of a line is stored, and the kind of its problem: no values."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.kinds = KindsOfToday()

    def emit(self, record: logging.LogRecord) -> None:
        """Count one line."""
        problem = f" ({type(record.exc_info[1]).__name__})" if record.exc_info and record.exc_info[1] else ""
        self.kinds.add(f"{str(record.msg).strip().partition(chr(10))[0][:LONGEST_KIND]}{problem}")


class DayFigures:
    """What was counted in the last 24 hours."""

    def __init__(self) -> None:
        self.started_at = now()
        self.errors = ErrorCounter()
        self._refusals = KindsOfToday()
        self._points: deque[Point] = deque([Point(self._number())], maxlen=POINTS)

    def count_request(self) -> None:
        """Count a request over HTTP."""
        self._point().requests += 1

    def count_action(self) -> None:
        """Count an action at a table."""
        self._point().actions += 1

    def count_refusal(self, kind: str) -> None:
        """Count something that was refused."""
        self._point().refusals += 1
        self._refusals.add(kind)

    def note_people(self, count: int) -> None:
        """Note how many people are at tables now."""
        point = self._point()
        point.people = max(point.people, count)

    async def watch(self, count_people: Callable[[], int], seconds: float) -> None:
        """Note how many people are there from time to time, until the server stops."""
        while True:
            self.note_people(count_people())
            await asyncio.sleep(seconds)

    def chart(self) -> list[ChartPoint]:
        """What was counted since the server was started, or in the last day: for every minute or, if that is long, every ten."""
        self._point()
        length = 1 if len(self._points) <= MOST_CHARTED else LONG_SPAN
        spans = groupby(self._points, key=lambda point: point.number // length)
        return [self._charted(list(points)) for _, points in spans]

    def _charted(self, points: list[Point]) -> ChartPoint:
        begins = datetime.fromtimestamp(points[0].number * SPAN, UTC).isoformat(timespec="milliseconds")
        return ChartPoint(
            at=max(begins, self.started_at),  # the server started within its first minute
            requests=sum(each.requests for each in points),
            actions=sum(each.actions for each in points),
            refusals=sum(each.refusals for each in points),
            people=max(each.people for each in points),
        )

    def refusals(self) -> list[RefusalCount]:
        """What was refused today, in words, the most frequent first."""
        words = Words()
        return [
            RefusalCount(kind=kind, text=words.phrase("refusal-kind", {"kind": kind or "…"}), count=count)
            for kind, count, _ in self._refusals.told()
        ]

    def error_lines(self) -> list[ErrorLine]:
        """The errors of today, the most frequent first."""
        others = Words().phrase("other-errors")
        return [ErrorLine(what=kind or others, count=count, last_at=at) for kind, count, at in self.errors.kinds.told()]

    @staticmethod
    def _number() -> int:
        return int(time.time() // SPAN)

    def _point(self) -> Point:
        """The point of this moment; those since the last one, in which nothing happened, are added. A clock that was put back
        goes on with the last one."""
        number = self._number()
        for missing in range(max(self._points[-1].number, number - POINTS) + 1, number + 1):
            self._points.append(Point(missing))
        return self._points[-1]
