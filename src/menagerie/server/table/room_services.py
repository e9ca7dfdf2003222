"""The services of the server that a live table needs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from menagerie.server.limits import Limits, Waits
from menagerie.server.play.restored_game import Restorer
from menagerie.server.play.thinking import Thinking
from menagerie.server.presentation.audience import Listener
from menagerie.server.presentation.table_info import Links
from menagerie.server.storage.guestbook import GuestBook
from menagerie.server.storage.store import Store
from menagerie.server.table.neighbours import Neighbours
from menagerie.server.table.set_back import Restore


@dataclass(frozen=True)
class RoomServices:
    """The same for all tables of a server."""

    store: Store
    neighbours: Neighbours
    book: GuestBook
    links: Links
    restorer: Restorer
    thinking: Thinking
    limits: Limits
    waits: Waits
    pause_factor: float  # of bots
    count_action: Callable[[str], None]  # of a game, once it is committed
    welcome: Callable[[Listener], None] = lambda _listener: None  # sends newcomers the current announcement
    restored: Restore | None = None  # the last time that a backup was restored
