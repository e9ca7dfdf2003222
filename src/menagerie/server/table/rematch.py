"""Another game with the same people: one offers it, nobody is forced, and who does not come gives up the seat there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

from menagerie.server.presentation.audience import Audience
from menagerie.server.refusal import Refusal
from menagerie.server.storage.rows import SeatRow, StoredTable
from menagerie.server.table.lobby import Lobby
from menagerie.server.table.room_services import RoomServices


class Table(Protocol):
    """What is known of the table here."""

    kept: StoredTable
    audience: Audience
    is_broken: bool

    async def alone(self, deed: Callable[[], Awaitable[None]]) -> None:
        """Do something while nothing else happens at the table."""
        ...

    async def save(self, *, opened: StoredTable | None = None) -> None:
        """Keep what has changed, and a table that was opened with it."""
        ...

    def tell_table(self) -> None:
        """Tell everybody how the table stands."""
        ...


class RematchOffer:
    """What comes after the game of a table, and what came before it."""

    def __init__(self, table: Table, around: RoomServices) -> None:
        self._table, self._around = table, around

    async def offer(self, seat: int, address: str) -> None:
        """Open a table for another game, if there is none yet."""
        row = self._table.kept.game
        if row.status != "over":
            raise Refusal("not-over")
        if row.rematch is None:
            opened = self._around.turned(self._table.kept, address)
            row.rematch, row.rematch_by = opened.game.id, seat
            await self._table.save(opened=opened)
            await self._around.begin(opened)
        self._table.tell_table()

    async def decline(self, seat: int) -> None:
        """Not come. Other things happen here while the other table is asked: whoever closes both would wait for ever."""
        row = self._table.kept.game
        if row.rematch is None:
            raise Refusal("no-rematch" if row.status == "over" else "not-over")
        await self._around.give_up_seat(row.rematch, self._table.kept.seats[seat])

        async def note() -> None:
            if not self._table.is_broken:
                row.rematch_declined = sorted({*row.rematch_declined, seat})
                await self._table.save()
                self._table.tell_table()

        await self._table.alone(note)

    async def free(self, held: SeatRow) -> None:
        """Somebody does not come here: whoever holds the same seat at the table before this one."""
        kept = self._table.kept
        of_them = (each for each in kept.seats if each.avatar == held.avatar and each.guests & held.guests)
        if (row := next(of_them, None)) is None:
            return
        if row.seat in self._table.audience.here():
            raise Refusal("came-already")
        if kept.game.status != "lobby":
            raise Refusal("rematch-begun")
        Lobby(kept).leave(row.seat)
        await self._table.save()
        self._table.tell_table()
