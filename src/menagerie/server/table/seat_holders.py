"""Taking a seat and giving it up over plain HTTP, by people who may not be connected yet."""

from __future__ import annotations

from menagerie.server.refusal import Refusal
from menagerie.server.table.live import LiveTable
from menagerie.server.table.lobby import Lobby


class SeatHolders:
    """The people who hold the seats of a table, before and during a game."""

    def __init__(self, live: LiveTable, lobby: Lobby) -> None:
        self._live, self._lobby = live, lobby

    async def sit(self, guest: str, name: str) -> None:
        """Give a guest a free seat."""
        self._lobby.sit(guest, name)
        await self._live.save()
        self._live.tell_table()

    async def admit(self, guest: str, seat: int, *, keep_both: bool) -> None:
        """Let in a guest who came by the private link of a seat: another device of the same person.

        Somebody who holds another seat here is asked first, and then holds both. The private link works for ever, however often
        a browser forgets its cookie: where a seat has many guests, one who is away makes room.
        """
        live, seats = self._live, self._live.stored.seats
        held = live.audience.seats_of(guest)
        if held and seat not in held and not keep_both:
            raise Refusal("holds-another-seat", own=seats[held[0]].name, other=seats[seat].name)
        if guest not in seats[seat].guests:
            seats[seat].guests -= await self._to_make_room(seats[seat].guests)
            seats[seat].guests.add(guest)
        await live.save()
        await live.services.store.list_again(live.id, guest)
        await live.services.book.note_visit(guest)
        live.tell_table()

    async def _to_make_room(self, guests: set[str]) -> set[str]:
        """The guests of a seat who lose it to one more: of those who are not connected, the ones who have been away longest."""
        audience, most = self._live.audience, self._live.services.limits.holders
        if len(guests) < most:
            return set()
        away = [guest for guest in guests if not audience.is_connected(guest)]
        if len(guests) - len(away) >= most:
            raise Refusal("too-many-holders", count=most)
        seen = await self._live.services.book.visits_of(away)
        away.sort(key=lambda guest: (audience.last_seen(guest), seen.get(guest, "")))
        return set(away[: len(guests) - most + 1])

    async def put_away(self, guest: str) -> None:
        """Take this table off a guest's own list; in the lobby that means to get up, unless the guest is the host."""
        live, row = self._live, self._live.stored.game
        if not (held := live.audience.seats_of(guest)):
            raise Refusal("not-on-list")
        if row.status == "playing":
            raise Refusal("leave-first")
        if row.status == "lobby":
            for seat in held:
                if seat != row.host:
                    self._lobby.leave(seat)
            await live.save()
            live.tell_table()
        if live.audience.seats_of(guest):
            await live.services.store.put_away(row.id, guest)

    async def take_seats_back(self) -> bool:
        """End what bots do for people who are here again. Returns whether any bot sat in."""
        live = self._live
        kept = [seat for seat in live.stored.seats if seat.stand_in and live.audience.is_here(seat.seat)]
        for seat in kept:
            seat.stand_in = None
        if kept:
            await live.save()
        return bool(kept)
