"""A restore that has set games back, and telling the players of a table so when they come."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from menagerie.server.presentation.audience import Audience, Listener
from menagerie.server.storage.rows import GameRow, now
from menagerie.server.storage.site_values import RESTORED
from menagerie.server.storage.store import Store

SPANS = (("days", 2 * 86_400, 86_400), ("hours", 2 * 3600, 3600), ("minutes", 0, 60))  # from how many seconds on, and how long


@dataclass(frozen=True)
class Restore:
    """When a backup was put back, and when it had been made."""

    at: str
    backup_at: str

    def has_set_back(self, row: GameRow) -> bool:
        """Whether a game in play stands as it stood in the backup."""
        return row.status == "playing" and row.changed_at < self.at

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


class SetBack:
    """Tells each player of one table once, until everybody has left it."""

    def __init__(self, restore: Restore | None, row: GameRow) -> None:
        self._restore = restore if restore is not None and restore.has_set_back(row) else None
        self._told: set[str] = set()

    def tell(self, audience: Audience, listener: Listener) -> None:
        """Tell a player who has come, unless they know."""
        if self._restore is None or audience.seat_of(listener) is None or listener.guest in self._told:
            return
        self._told.add(listener.guest)
        audience.tell_notice("set-back", [listener], **self._restore.age())
