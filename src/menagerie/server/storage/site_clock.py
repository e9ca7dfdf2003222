"""The clock for retention. A wall clock that leaps ahead makes nothing older: time that nobody saw pass does not count.

How it works. The database holds the last time that was noted (the site value `clock`). Until it is noted again, the wall clock
should move by the time the machine has been running, which the monotonic clock tells; after a start, it may move by an hour
more. If it has moved further, that is a leap: the machine was off, or the clock is wrong. A leap does not count towards
retention until the server has run on that clock for a day and nobody has set it back. If the clock is set back, the leap is
shortened or dropped. Where no time was noted yet, the newest activity stands in for it.

A clock that was behind stamps what is played with times that look old. When it is set right, those rows count as touched then.
Several processes on one PostgreSQL share what is noted, and go by the clock of the database.
"""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Connection, Table, func, select, update

from menagerie.server.limits import Waits
from menagerie.server.storage import schema
from menagerie.server.storage.rows import now
from menagerie.server.storage.site_values import CLOCK, set_site_value, site_value
from menagerie.server.storage.store import Store

log = logging.getLogger(__name__)

SLACK = timedelta(minutes=1)  # by which two clocks may differ
REST = timedelta(hours=1)  # that a server may have been stopped without anybody asking why
WORTH_SAYING = timedelta(days=1)
MOST_LEAPS = 20  # of a clock that does nothing else; then the oldest two become one
TOUCHED = (schema.game.c.changed_at, schema.guest.c.seen_at)


@dataclass(frozen=True)
class Leap:
    """A jump of the clock, and how many seconds the server has run on that clock since."""

    since: datetime
    until: datetime
    ran: float = 0.0

    @property
    def span(self) -> timedelta:
        """The length of the jump."""
        return self.until - self.since


@dataclass(frozen=True)
class Noted:
    """A time that was noted, the leaps that do not count yet, and since when the clock is behind, if it is."""

    at: datetime
    leaps: tuple[Leap, ...] = ()
    behind_since: datetime | None = None

    def days_ago(self, days: int) -> str:
        """The time so many days ago, not counting leaps; as columns hold it."""
        found = self.at - timedelta(days=days)
        for leap in sorted(self.leaps, key=lambda each: each.until, reverse=True):
            if leap.until > found:
                found -= leap.span
        return _written(found)


class SiteClock:
    """Notes the time for one process."""

    def __init__(self, waits: Waits) -> None:
        self._waits = waits
        self._ran = _running()
        self._has_noted = False

    async def note(self, store: Store) -> Noted:
        """Note the time. NotKept: the database cannot be written, and nothing was noted."""
        noted, ran, leap = await store.write(self._note)
        self._ran, self._has_noted = ran, True
        if leap is not None and leap.span >= WORTH_SAYING:
            log.warning("clock leapt ahead", extra={"days": round(leap.span / timedelta(days=1), 1)})
        return noted

    def _note(self, connection: Connection) -> tuple[Noted, float, Leap | None]:
        at, ran = _time(connection), _running()
        elapsed = timedelta(seconds=ran - self._ran)
        before = noted_time(connection) or Noted(_newest(connection, at) or at)
        passed = at - before.at
        known = max(timedelta(), min(elapsed, passed)).total_seconds()  # another process may have noted some of it
        leaps = tuple(replace(leap, ran=leap.ran + known) for leap in before.leaps if leap.since < at)
        kept = tuple(replace(leap, until=min(leap.until, at)) for leap in leaps if leap.ran < self._waits.clock_trusted)
        explained = elapsed + (SLACK if self._has_noted else REST)
        behind, leap = before.behind_since, None
        if passed < -SLACK:
            behind = min(behind or at, at)
        elif passed > explained:
            leap = Leap(before.at + elapsed, at)
            if behind is not None:
                _touch(connection, behind - elapsed - SLACK, before.at + explained, at)
            kept, behind = _merged((*kept, leap)), None
        noted = Noted(at, kept, behind)
        set_site_value(connection, CLOCK, _plain(noted))
        return noted, ran, leap


def noted_time(connection: Connection) -> Noted | None:
    """The time that was noted last; None if none ever was."""
    found: Any = site_value(connection, CLOCK)
    if not found:
        return None
    leaps = [Leap(_read(leap["since"]), _read(leap["until"]), leap["ran"]) for leap in found["leaps"]]
    return Noted(_read(found["at"]), tuple(leaps), _read(found["behind_since"]) if found["behind_since"] else None)


def _plain(noted: Noted) -> dict[str, Any]:
    leaps = [{"since": _written(each.since), "until": _written(each.until), "ran": each.ran} for each in noted.leaps]
    return {"at": _written(noted.at), "leaps": leaps, "behind_since": noted.behind_since and _written(noted.behind_since)}


def _merged(leaps: tuple[Leap, ...]) -> tuple[Leap, ...]:
    if len(leaps) <= MOST_LEAPS:
        return leaps
    first, second, *others = sorted(leaps, key=lambda leap: leap.since)
    return (Leap(first.since, max(first.until, second.until), min(first.ran, second.ran)), *others)


def _newest(connection: Connection, at: datetime) -> datetime | None:
    """The newest activity up to a time."""
    found = [connection.execute(select(func.max(column)).where(column <= _written(at))).scalar() for column in TOUCHED]
    return max((_read(each) for each in found if each), default=None)


def _touch(connection: Connection, first: datetime, last: datetime, at: datetime) -> None:
    """Change every time stamp between two times to another time."""
    for column in TOUCHED:
        of: Table = column.table
        stamped = column.between(_written(first), _written(last))
        connection.execute(update(of).where(stamped).values({column.name: _written(at)}))


def _time(connection: Connection) -> datetime:
    if connection.dialect.name == "postgresql":
        found: datetime = connection.execute(select(func.clock_timestamp())).scalar_one()
        return found
    return _read(now())


def _running() -> float:
    """Seconds by a monotonic clock. It includes time asleep, if the system has such a clock."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


def _read(written: str) -> datetime:
    return datetime.fromisoformat(written)


def _written(moment: datetime) -> str:
    return moment.isoformat(timespec="milliseconds")
