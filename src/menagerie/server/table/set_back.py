"""Tells players when a restored backup has set their game back."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import select

from menagerie.server.presentation.audience import Audience, Listener
from menagerie.server.storage import schema
from menagerie.server.storage.rows import GameRow, now
from menagerie.server.storage.site_values import RESTORED
from menagerie.server.storage.store import Store

SPANS = (("days", 2 * 86_400, 86_400), ("hours", 2 * 3600, 3600), ("minutes", 0, 60))  # used from this age, and its length


@dataclass(frozen=True)
class Restore:
    """When a backup was restored, and when it had been made."""

    at: str
    backup_at: str

    def age(self) -> dict[str, int | str]:
        """How old the backup is, in a unit that fits."""
        seconds = (datetime.fromisoformat(now()) - datetime.fromisoformat(self.backup_at)).total_seconds()
        return next(
            {"unit": unit, "count": max(1, round(seconds / length))}
            for unit, least, length in SPANS
            if seconds >= least or unit == "minutes"
        )


def last_restore(store: Store) -> Restore | None:
    """The last restore of this database; None if there was none."""
    found = store.site_value(RESTORED)
    return Restore(**found) if found else None


async def restore_before(store: Store, restore: Restore | None, row: GameRow) -> Restore | None:
    """The restore, if a game in play is still as it was in the backup. A seat that has changed hands does not count as a move."""
    if restore is None or row.status != "playing":
        return None
    if row.changed_at < restore.at:
        return restore
    moves = select(schema.event.c.at).where(schema.event.c.game_id == row.id).order_by(schema.event.c.seq.desc()).limit(1)
    last = await store.read(lambda connection: connection.execute(moves).scalar())
    return restore if last is not None and last < restore.at else None


class SetBack:
    """Tells each player of one table once, until everyone has left it."""

    def __init__(self, restore: Restore | None) -> None:
        self._restore = restore
        self._told: set[str] = set()

    def tell(self, audience: Audience, listener: Listener) -> None:
        """Tell a player who has come, unless they know."""
        if self._restore is None or audience.seat_of(listener) is None or listener.guest in self._told:
            return
        self._told.add(listener.guest)
        audience.tell_notice("set-back", [listener], **self._restore.age())
