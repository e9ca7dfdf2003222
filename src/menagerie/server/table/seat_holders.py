"""Taking seats and giving them up over plain HTTP, for people who may not be connected yet."""

from __future__ import annotations

from menagerie.server.refusal import Refusal
from menagerie.server.storage.rows import SEAT, SeatWish, StoredNotice
from menagerie.server.table.live import LiveTable
from menagerie.server.table.lobby import Lobby


class SeatHolders:
    """The people who hold the seats of a table, before and during a game."""

    def __init__(self, live: LiveTable, lobby: Lobby) -> None:
        self._live, self._lobby = live, lobby

    async def sit(self, guest: str, name: str) -> None:
        """Give a guest a free seat."""
        self._lobby.sit({guest}, name, await self._live.services.book.face_of(guest))
        await self._live.save()
        self._live.tell_table()
        await self._keep_face(guest)

    async def _keep_face(self, guest: str) -> None:
        """Give a person the avatar that they had last."""
        (seat, *_) = self._live.audience.seats_of(guest)
        await self._live.services.book.keep_face(guest, self._live.stored.seats[seat].avatar)

    async def choose_face(self, guest: str, seat: int, face: str) -> None:
        """Take another avatar, here and at the next tables."""
        self._lobby.choose_face(seat, face)
        await self._live.save()
        self._live.tell_table()
        await self._live.services.book.keep_face(guest, face)

    async def ask(self, wish: SeatWish) -> None:
        """Ask the host for the seat of a bot."""
        row = self._live.stored.game
        self._lobby.check_asked(wish)
        if self._live.audience.host() is None:
            raise Refusal("nobody-to-ask")
        asked = self._live.audience.seat_wish
        if asked is not None and row.seat_wish is not None and row.seat_wish.guest != wish.guest:
            raise Refusal("seat-asked-already", name=asked.name)
        row.put_wish(SEAT, wish)
        await self._live.save()
        self._live.tell_table()

    async def answer(self, *, agree: bool) -> None:
        """Give the seat to the watcher who asks for it, or let them go on watching."""
        live, row, wish = self._live, self._live.stored.game, self._live.stored.game.seat_wish
        if wish is None or live.audience.seat_wish is None:
            raise Refusal("nobody-asks")
        row.put_wish(SEAT, None)
        if agree:
            bot = live.stored.seats[wish.seat].name
            self._lobby.take_over(wish, await live.services.book.face_of(wish.guest))
            notice = StoredNotice("took-over", {"seat": wish.seat, "bot": bot})
        else:
            notice = StoredNotice("seat-refused", {"name": wish.name})
        await live.save(notice)
        live.tell_table()
        if agree:
            live.audience.call_them()
            if live.gamelog is not None:
                live.audience.tell_position(live.gamelog, live.audience.at(wish.seat))
                live.clock.restart(wish.seat)
            await self._keep_face(wish.guest)

    async def admit(self, guest: str, seat: int, *, keep_both: bool) -> None:
        """Let in a guest who came by the private link of a seat: another device of the same person.

        A guest who holds another seat here is asked first, and then holds both. The private link works forever, however often
        a browser loses its cookie: if a seat has too many guests, one who is away loses it.
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
        """The guests who lose a seat when another one gets it: those who are not connected, and have been away longest."""
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
        """Take this table off a guest's own list; in the lobby that also gives up the seat, unless the guest is the host."""
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
        """Give seats back to people who have returned. Returns whether a bot was sitting in for any of them."""
        live = self._live
        kept = [seat for seat in live.stored.seats if seat.stand_in and live.audience.is_here(seat.seat)]
        for seat in kept:
            seat.stand_in = None
        if kept:
            in_play = live.stored.game.status == "playing"
            await live.save(*(StoredNotice("is-back", {"seat": seat.seat}) for seat in kept if in_play))
        return bool(kept)
