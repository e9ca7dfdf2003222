"""Another game with the same people: one offers it, nobody is forced, and whoever declines gives up the seat there."""

from __future__ import annotations

from typing import Protocol

from menagerie.server.refusal import Refusal
from menagerie.server.storage.rows import SeatRow, StoredTable
from menagerie.server.table.live import LiveTable
from menagerie.server.table.lobby import Lobby


class OtherTables(Protocol):
    """What happens at other tables of the server."""

    def turned(self, stored: StoredTable, address: str) -> StoredTable:
        """Make a new table for the same people, everyone one seat on; nothing is kept of it yet."""
        ...

    async def begin(self, stored: StoredTable) -> None:
        """Begin the game of a table that was opened, if nobody has to be waited for."""
        ...

    async def give_up_seat(self, table: str, held: SeatRow) -> None:
        """Free the seat at a new table of somebody who does not come there."""
        ...


class RematchOffer:
    """What comes after the game of a table, and what came before it."""

    def __init__(self, live: LiveTable, others: OtherTables) -> None:
        self._live, self._others = live, others

    async def make(self, seat: int, address: str) -> None:
        """Open a table for another game, if there is none yet."""
        row = self._live.stored.game
        if row.rematch is None:
            opened = self._others.turned(self._live.stored, address)
            row.rematch, row.rematch_by = opened.game.id, seat
            await self._live.save(opened=opened)
            await self._others.begin(opened)
        self._live.tell_table()

    async def decline(self, seat: int) -> None:
        """Not come. The lock is not held while the other table is asked: whoever closes both would wait for ever."""
        row = self._live.stored.game
        if row.rematch is None:
            raise Refusal("no-rematch")
        await self._others.give_up_seat(row.rematch, self._live.stored.seats[seat])

        async def note() -> None:
            if not self._live.is_broken:
                row.rematch_declined = sorted({*row.rematch_declined, seat})
                await self._live.save()
                self._live.tell_table()

        await self._live.alone(note)

    async def free(self, held: SeatRow) -> None:
        """Free the seat here of somebody who does not come: whoever holds the same seat at the table before this one."""
        stored = self._live.stored
        of_them = (each for each in stored.seats if each.avatar == held.avatar and each.guests & held.guests)
        if (row := next(of_them, None)) is None:
            return
        if row.seat in self._live.audience.here():
            raise Refusal("came-already")
        if stored.game.status != "lobby":
            raise Refusal("rematch-begun")
        Lobby(stored).leave(row.seat)
        await self._live.save()
        self._live.tell_table()
