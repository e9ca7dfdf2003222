"""Coming to a seat of a table and giving it up, over plain HTTP: whoever does so may not be connected yet."""

from __future__ import annotations

from typing import Protocol

from menagerie.server.presentation.audience import Audience
from menagerie.server.refusal import Refusal
from menagerie.server.storage.rows import StoredTable
from menagerie.server.storage.store import Store
from menagerie.server.table.lobby import Lobby


class Table(Protocol):
    """What is known of the table here."""

    kept: StoredTable
    audience: Audience

    async def save(self) -> None:
        """Keep what has changed."""
        ...

    def tell_table(self) -> None:
        """Tell everybody how the table stands."""
        ...


class SeatHolders:
    """Who holds which seat, before and during a game."""

    def __init__(self, table: Table, lobby: Lobby, store: Store) -> None:
        self._table, self._lobby, self._store = table, lobby, store

    async def sit(self, guest: str, name: str) -> None:
        """A guest takes a free seat."""
        self._lobby.sit(guest, name)
        await self._table.save()
        self._table.tell_table()

    async def admit(self, guest: str, seat: int, *, keep_both: bool) -> None:
        """A guest came by the private link of a seat: another device of the same person.

        Who holds another seat here is asked first, and then holds both.
        """
        table, seats = self._table, self._table.kept.seats
        held = table.audience.seats_of(guest)
        if held and seat not in held and not keep_both:
            raise Refusal("holds-another-seat", own=seats[held[0]].name, other=seats[seat].name)
        seats[seat].guests.add(guest)
        await table.save()
        await self._store.list_again(table.kept.game.id, guest)
        table.tell_table()

    async def put_away(self, guest: str) -> None:
        """A guest wants this table off the own list; in the lobby that is to get up, but for the host."""
        table, row = self._table, self._table.kept.game
        if not (held := table.audience.seats_of(guest)):
            raise Refusal("not-on-list")
        if row.status == "playing":
            raise Refusal("leave-first")
        if row.status == "lobby":
            for seat in held:
                if seat != row.host:
                    self._lobby.leave(seat)
            await table.save()
            table.tell_table()
        if table.audience.seats_of(guest):
            await self._store.put_away(row.id, guest)

    async def take_seats_back(self) -> bool:
        """Nobody sits in for who is here; whether somebody did."""
        table = self._table
        kept = [seat for seat in table.kept.seats if seat.stand_in and table.audience.is_here(seat.seat)]
        for seat in kept:
            seat.stand_in = None
        if kept:
            await table.save()
        return bool(kept)
