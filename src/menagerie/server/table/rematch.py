"""A rematch: one player offers it, nobody is forced, and a player who declines gives up the seat there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from menagerie.server.refusal import Refusal
from menagerie.server.storage.rows import SeatRow, StoredTable
from menagerie.server.table.live import LiveTable
from menagerie.server.table.lobby import Lobby


class OtherTables(Protocol):
    """The other tables of the server."""

    def turned(self, stored: StoredTable, game: str, address: str) -> StoredTable:
        """Make a new table for the same people and a game, each moved on by one seat; it is not stored yet."""
        ...

    async def begin(self, stored: StoredTable) -> None:
        """Start the game of a new table, if there is nobody to wait for."""
        ...

    async def give_up_seat(self, table: str, held: SeatRow) -> None:
        """Free the seat at a new table of a player who does not come."""
        ...

    async def seat_after_all(self, table: str, held: SeatRow) -> None:
        """Give a player a seat at a new table after they had given it up."""
        ...


class RematchOffer:
    """The table after this one, and the one before it."""

    def __init__(self, live: LiveTable, others: OtherTables) -> None:
        self._live, self._others = live, others

    async def make(self, seat: int, game: str | None, address: str) -> None:
        """Open a table for another game, if there is none yet."""
        row = self._live.stored.game
        if row.rematch is None:
            opened = self._others.turned(self._live.stored, game or row.kind, address)
            row.rematch, row.rematch_game, row.rematch_by = opened.game.id, opened.game.kind, seat
            await self._live.save(opened=opened)
            await self._others.begin(opened)
        self._live.tell_table()

    async def decline(self, seat: int) -> None:
        """Decline."""
        table, held = self._place_of(seat)
        if seat not in self._live.stored.game.rematch_declined:
            await self._others.give_up_seat(table, held)
            await self._note_declined(lambda declined: declined | {seat})

    async def join(self, seat: int) -> None:
        """Join after all."""
        await self._others.seat_after_all(*self._place_of(seat))
        await self._note_declined(lambda declined: declined - {seat})

    def _place_of(self, seat: int) -> tuple[str, SeatRow]:
        """The new table, and the seat of a player there."""
        stored = self._live.stored
        if stored.game.rematch is None:
            raise Refusal("no-rematch")
        return stored.game.rematch, stored.seats[seat]

    async def _note_declined(self, changed: Callable[[set[int]], set[int]]) -> None:
        """Note who declined. The lock was not held while the other table was asked, because that could deadlock."""
        row = self._live.stored.game

        async def note() -> None:
            if not self._live.is_broken:
                row.rematch_declined = sorted(changed(set(row.rematch_declined)))
                await self._live.save()
                self._live.tell_table()

        await self._live.alone(note)

    async def free(self, held: SeatRow) -> None:
        """Free the seat here of a player who declines."""
        stored = self._live.stored
        if (row := self._seat_of(held)) is None:
            return
        if row.seat in self._live.audience.here():
            raise Refusal("came-already")
        if stored.game.status != "lobby":
            raise Refusal("rematch-begun")
        Lobby(stored).leave(row.seat)
        await self._live.save()
        self._live.tell_table()

    async def seat_after_all(self, held: SeatRow) -> None:
        """Give a free seat here to a player who had declined."""
        if self._seat_of(held) is None:
            Lobby(self._live.stored).sit(held.guests, held.name, held.avatar)
            await self._live.save()
            self._live.tell_table()

    def _seat_of(self, held: SeatRow) -> SeatRow | None:
        """The seat here of a player from the table before this one; among several, the one with the same avatar."""
        theirs = [each for each in self._live.stored.seats if each.guests & held.guests]
        return next((each for each in theirs if each.avatar == held.avatar), next(iter(theirs), None))
