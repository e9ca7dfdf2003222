"""What a room needs of the server around it."""

from __future__ import annotations

from typing import Protocol

from menagerie.server.play.thinking import Thinking
from menagerie.server.presentation.table_info import Links
from menagerie.server.storage.guestbook import GuestBook
from menagerie.server.storage.rows import SeatRow, StoredTable
from menagerie.server.storage.store import Store
from menagerie.server.table.neighbours import Neighbours


class RoomServices(Protocol):
    """What a room needs of the server."""

    store: Store
    neighbours: Neighbours
    book: GuestBook
    links: Links
    thinking: Thinking
    pause_factor: float

    def count_action(self, game: str) -> None:
        """One more action was committed."""
        ...

    def turned(self, kept: StoredTable, address: str) -> StoredTable:
        """A new table for the same people, everyone one seat on; nothing is kept of it yet."""
        ...

    async def begin(self, kept: StoredTable) -> None:
        """A table was opened: if nobody has to be waited for, its game begins."""
        ...

    async def give_up_seat(self, table: str, held: SeatRow) -> None:
        """Whoever holds a seat here does not come to a new table: their seat there is free."""
        ...
