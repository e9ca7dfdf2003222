"""Requests that need the agreement of all other people at the table: taking something back, and ending the game."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass

from menagerie.server.presentation.audience import Listener
from menagerie.server.refusal import NotKept, Refusal
from menagerie.server.storage.rows import ENDING, TAKE_BACK, OpenWish, StoredNotice
from menagerie.server.table.live import LiveTable
from menagerie.server.wire import messages as m


@dataclass(frozen=True)
class WishKind:
    """A kind of wish: its name in the stored row, and the codes of the messages if it is not granted."""

    name: str
    refused: str  # by another
    withdrawn: str  # by the player who made it
    nothing: str  # to somebody who answers when nobody asks


TAKING_BACK = WishKind(TAKE_BACK, "not-taken-back", "take-back-withdrawn", "nothing-to-answer")
ENDING_THE_GAME = WishKind(ENDING, "goes-on", "ending-withdrawn", "no-ending-to-answer")


class Wish:
    """One kind of wish at one table. It is stored with the table, and ends by itself after a while."""

    def __init__(self, live: LiveTable, kind: WishKind, fulfil: Callable[[OpenWish], Awaitable[None]]) -> None:
        self._live, self._kind, self._fulfil = live, kind, fulfil
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def asked(self) -> OpenWish | None:
        """The open wish, if there is one."""
        return self._live.stored.game.wish(self._kind.name)

    def look(self) -> None:
        """Set the timer for an open wish to expire, whichever process made it."""
        if self.asked is None or self._live.is_broken:
            self._stop()
        elif self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self._live.services.waits.wish, self._expire)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _expire(self) -> None:
        self._timer = None
        self._task = asyncio.get_running_loop().create_task(self._expired())

    async def _expired(self) -> None:
        with suppress(NotKept):  # the table is read again
            await self._live.alone(self._let_be)

    async def put(self, wish: OpenWish) -> None:
        """Ask the others, with the full time to answer."""
        self._stop()
        self._live.stored.game.put_wish(self._kind.name, wish)
        await self._live.save()
        self._live.tell_table()

    async def _let_be(self, *notices: StoredNotice) -> None:
        """End the wish without fulfilling it; the game goes on."""
        if self.asked is not None:
            self._live.stored.game.put_wish(self._kind.name, None)
            await self._live.save(*notices)
            self._live.tell_table()
            self._live.clock.restart(*self._live.game_in_play.game.to_act)

    def is_of(self, seat: int) -> bool:
        """Whether it is this seat's."""
        return self.asked is not None and self.asked.seat == seat

    def is_asked(self, seat: int) -> bool:
        """Whether a seat still has to answer."""
        return self.asked is not None and seat in self.asked.waiting_for

    async def answer(self, seat: int, *, agree: bool) -> None:
        """Agree to another player's wish or not. The player who made it can only withdraw it."""
        if self.is_of(seat) and not agree:
            await self._let_be(StoredNotice(self._kind.withdrawn, {"seat": seat}))
        elif not self.is_asked(seat):
            raise Refusal(self._kind.nothing)
        elif not agree:
            await self._let_be(StoredNotice(self._kind.refused, {"seat": seat}))
        else:
            await self._note_agreement(seat)

    async def _note_agreement(self, seat: int) -> None:
        """Note that a seat has agreed. Once everyone has, the wish is granted."""
        asked = self.asked
        assert asked is not None, seat
        left = OpenWish(asked.seat, [each for each in asked.waiting_for if each != seat])
        await (self.put(left) if left.waiting_for else self._fulfil(left))

    async def note_leaving(self, seat: int) -> None:
        """Drop the wish of a player who has left, or stop asking them; then all others may have agreed."""
        if self.is_of(seat):
            await self._let_be()
        elif self.is_asked(seat):
            await self._note_agreement(seat)


class Wishes:
    """The open wishes at a table."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self.take_back = Wish(live, TAKING_BACK, self._take_back_as_wished)
        self.ending = Wish(live, ENDING_THE_GAME, self._end_as_wished)
        live.parts += [self.take_back, self.ending]

    async def note_leaving(self, seat: int) -> None:
        """Go on without somebody who has left the table."""
        await self.take_back.note_leaving(seat)
        await self.ending.note_leaving(seat)

    async def ask_to_take_back(self, listener: Listener, seat: int, said: m.AskTakeBack) -> int:
        """Take back at once, or ask all others for permission. Returns the line of the log at which the table is then."""
        live, gamelog, audience = self._live, self._live.game_in_play, self._live.audience
        if not audience.may_take_back(gamelog):
            raise Refusal("too-many-take-backs")
        undo = audience.undo_of(gamelog, audience.ear_of(listener))
        if undo is None:
            raise Refusal("nothing-to-take-back")
        if undo.how == "at-once":
            if said.seq < gamelog.seq:
                audience.tell_position(gamelog, audience.at(seat))
                raise Refusal("meanwhile")
            return await live.commit(gamelog.take_back(seat, said.id))
        await self.take_back.put(OpenWish(seat, audience.others(seat)))
        return gamelog.seq

    async def _take_back_as_wished(self, wish: OpenWish) -> None:
        await self._live.commit(self._live.game_in_play.take_back(wish.seat))

    async def ask_to_end(self, seat: int) -> None:
        """End the game, once all other people agree; forgotten guests are not asked. If another player has asked, this agrees."""
        if self.ending.is_asked(seat):
            await self.ending.answer(seat, agree=True)
        elif not self.ending.is_of(seat):
            stored, others = self._live.stored, self._live.audience.others(seat)
            wish = OpenWish(seat, [other for other in others if stored.seats[other].guests])
            await (self.ending.put(wish) if wish.waiting_for else self._end_as_wished(wish))

    async def _end_as_wished(self, _wish: OpenWish) -> None:
        await self._live.end("agreement")
