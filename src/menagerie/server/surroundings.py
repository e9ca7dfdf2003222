"""What a room needs of the server around it."""

from __future__ import annotations

from typing import Protocol

from menagerie.server.describing import Links
from menagerie.server.guestbook import GuestBook
from menagerie.server.store import KeptTable, SeatRow, Store
from menagerie.server.thinking import Thinking


class Surroundings(Protocol):
    """What a room needs of the server."""

    store: Store
    book: GuestBook
    links: Links
    thinking: Thinking
    pause_factor: float

    def count_action(self, game: str) -> None:
        """One more action was committed."""
        ...

    async def rematch(self, kept: KeptTable, address: str) -> str:
        """A new table for the same people; its id."""
        ...

    async def give_up_seat(self, table: str, held: SeatRow) -> None:
        """Whoever holds a seat here does not come to a new table: their seat there is free."""
        ...
