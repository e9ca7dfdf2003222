"""What is done only when all other people at the table agree: taking something back, and ending the game."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import asdict, dataclass
from typing import Protocol, TypeVar

from menagerie.server.play.game_end import check_in_play
from menagerie.server.play.gamelog import GameLog
from menagerie.server.presentation.audience import Audience, Listener
from menagerie.server.refusal import NotKept, Refusal
from menagerie.server.storage.rows import Ended, LogLine, StoredNotice, StoredTable
from menagerie.server.wire import messages as m
from menagerie.server.wire.table_parts import EndingInfo, TakeBackInfo

Answer = TypeVar("Answer")

REQUEST_LASTS = 600.0  # seconds that a wish waits for answers


@dataclass(slots=True)
class OpenWish:
    """A wish: whose it is, and who has not answered."""

    seat: int
    waiting_for: list[int]


class Table(Protocol):
    """What wishes know of their table."""

    kept: StoredTable
    audience: Audience

    @property
    def game_in_play(self) -> GameLog:
        """The game; Refusal if it has not begun."""
        ...

    def tell_table(self) -> None:
        """Tell everybody how the table stands."""
        ...

    def go_on(self) -> None:
        """Who is asked has the whole time from now on."""
        ...

    async def alone(self, deed: Callable[[], Awaitable[Answer]]) -> Answer:
        """Do something while nothing else happens at the table."""
        ...

    async def save(self, *notices: StoredNotice) -> None:
        """Keep what has changed about the table, and tell everybody something."""
        ...

    async def commit(self, line: LogLine) -> int:
        """Keep a line of the log and tell it; where it stands."""
        ...

    async def end_now(self, by: Ended) -> None:
        """End the game where it stands."""
        ...


@dataclass(frozen=True)
class Sentences:
    """What is told when a wish does not come true, by its codes."""

    refused: str  # by another
    withdrawn: str  # by who wanted it
    nothing: str  # to who answers what nobody asks


class Wish:
    """Something that somebody wants of the others, kept with the table. It ends by itself after a while."""

    def __init__(self, table: Table, name: str, sentences: Sentences, fulfil: Callable[[], Awaitable[None]]) -> None:
        self.sentences = sentences
        self.fulfil = fulfil  # what is done when all have agreed
        self._table, self._name = table, name
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def asked(self) -> OpenWish | None:
        """Who wants it, and who is asked."""
        kept = self._table.kept.game.wishes.get(self._name)
        return None if kept is None else OpenWish(**kept)

    def put(self, asked: OpenWish) -> None:
        """Ask for it, from now on."""
        self.end()
        self._table.kept.game.wishes = {**self._table.kept.game.wishes, self._name: asdict(asked)}
        self.look()

    def end(self) -> None:
        """Nobody is asked any more."""
        wishes = self._table.kept.game.wishes
        self._table.kept.game.wishes = {name: kept for name, kept in wishes.items() if name != self._name}
        self.look()

    def look(self) -> None:
        """See whether there is a wish, wherever it was made: it waits no longer than it may."""
        if self.asked is None:
            self.rest()
        elif self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(REQUEST_LASTS, self._expire)

    def rest(self) -> None:
        """It ends no more by itself: the table is given up."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None

    def _expire(self) -> None:
        self._timer = None
        self._task = asyncio.get_running_loop().create_task(self._expired())

    async def _expired(self) -> None:
        with suppress(NotKept):  # the table is read anew
            await self._table.alone(self.let_be)

    async def let_be(self, *notices: StoredNotice) -> None:
        """It does not come true, and the game goes on."""
        if self.asked is not None:
            self.end()
            await self._table.save(*notices)
            self._table.tell_table()
            self._table.go_on()

    def is_of(self, seat: int) -> bool:
        """Whether it is this seat's."""
        return self.asked is not None and self.asked.seat == seat

    def is_asked(self, seat: int) -> bool:
        """Whether a seat has still to answer."""
        return self.asked is not None and seat in self.asked.waiting_for

    async def note_agreement(self, seat: int) -> None:
        """A seat that is asked agrees, or is asked no more: once all have agreed, it comes true."""
        asked = self.asked
        assert asked is not None, seat
        asked.waiting_for.remove(seat)
        if not asked.waiting_for:
            await self.fulfil()
        else:
            self.put(asked)
            await self._table.save()
            self._table.tell_table()


TAKE_BACK = Sentences("not-taken-back", "take-back-withdrawn", "nothing-to-answer")
ENDING = Sentences("goes-on", "ending-withdrawn", "no-ending-to-answer")


class Wishes:
    """What people at a table want of each other at the moment."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._take_back = Wish(table, "take_back", TAKE_BACK, self._undo_as_wished)
        self._ending = Wish(table, "ending", ENDING, self._end_as_wished)

    @property
    def is_to_take_back(self) -> bool:
        """Whether somebody wants to take something back."""
        return self._take_back.asked is not None

    @property
    def take_back(self) -> dict[str, TakeBackInfo] | None:
        """What somebody wants to take back, in each language."""
        asked = self._take_back.asked
        if asked is None:
            return None
        return self._table.audience.wish_to_take_back(self._table.game_in_play, asked.seat, asked.waiting_for)

    @property
    def ending(self) -> EndingInfo | None:
        """Who wants to end the game."""
        asked = self._ending.asked
        return None if asked is None else EndingInfo(asked.seat, asked.waiting_for)

    def look(self) -> None:
        """See what was wished elsewhere, or before the table was read."""
        self._take_back.look()
        self._ending.look()

    def rest(self) -> None:
        """The table is given up."""
        self._take_back.rest()
        self._ending.rest()

    def end(self) -> None:
        """Nobody is asked anything any more."""
        self._take_back.end()
        self._ending.end()

    def note_action(self, *, is_over: bool) -> bool:
        """Something is done: whether that ends a wish. With the game ends a wish to end it."""
        ends = self.is_to_take_back or (is_over and self.ending is not None)
        if ends:
            self._take_back.end()
            if is_over:
                self._ending.end()
        return ends

    async def note_leaving(self, seat: int) -> None:
        """Who has left wants nothing any more, and is not asked; the others may all have agreed by then."""
        for wish in (self._take_back, self._ending):
            if wish.is_of(seat):
                await wish.let_be()
            elif wish.is_asked(seat):
                await wish.note_agreement(seat)

    async def _answer(self, wish: Wish, seat: int, *, agree: bool) -> None:
        """Agree to what another wants, or not; who wants it can only withdraw it."""
        if wish.is_of(seat) and not agree:
            await wish.let_be(StoredNotice(wish.sentences.withdrawn, {"seat": seat}))
        elif not wish.is_asked(seat):
            raise Refusal(wish.sentences.nothing)
        elif not agree:
            await wish.let_be(StoredNotice(wish.sentences.refused, {"seat": seat}))
        else:
            await wish.note_agreement(seat)

    # taking back

    async def ask_to_take_back(self, listener: Listener, seat: int, said: m.AskTakeBack) -> None:
        """Take back at once, or ask all others whether one may."""
        table, gamelog, audience = self._table, self._table.game_in_play, self._table.audience
        known = gamelog.seq_of(seat, said.id)
        if known is not None:
            audience.tell([listener], m.Accepted(said.id, known))
            return
        undo = audience.undo_of(gamelog, audience.ear_of(listener))
        if undo is None:
            raise Refusal("nothing-to-take-back")
        if undo.how == "at-once":
            if said.seq < gamelog.seq:
                audience.tell_position(gamelog, audience.at(seat))
                raise Refusal("meanwhile")
            audience.tell([listener], m.Accepted(said.id, await self._undo(seat, said.id)))
            return
        self._take_back.put(OpenWish(seat, audience.others(seat)))
        await table.save()
        table.tell_table()
        audience.tell([listener], m.Accepted(said.id, gamelog.seq))

    async def answer_take_back(self, seat: int, *, agree: bool) -> None:
        """Agree to a taking back, or not."""
        await self._answer(self._take_back, seat, agree=agree)

    async def _undo_as_wished(self) -> None:
        asked = self._take_back.asked
        assert asked is not None
        await self._undo(asked.seat, None)

    async def _undo(self, seat: int, client_id: str | None) -> int:
        return await self._table.commit(self._table.game_in_play.take_back(seat, client_id))

    # ending the game

    async def ask_to_end(self, seat: int) -> None:
        """End the game, once all other people agree; whoever was erased cannot. Who wants what another wants agrees to it."""
        if self._table.kept.game.status == "lobby":
            raise Refusal("not-started")
        check_in_play(self._table.kept.game)
        if self._ending.is_asked(seat):
            await self.answer_ending(seat, agree=True)
        elif not self._ending.is_of(seat):
            held = [other for other in self._table.audience.others(seat) if self._table.kept.seats[other].guests]
            if held:
                self._ending.put(OpenWish(seat, held))
                await self._table.save()
                self._table.tell_table()
            else:
                await self._end_as_wished()

    async def answer_ending(self, seat: int, *, agree: bool) -> None:
        """Agree that the game ends, or not."""
        await self._answer(self._ending, seat, agree=agree)

    async def _end_as_wished(self) -> None:
        await self._table.end_now("agreement")
