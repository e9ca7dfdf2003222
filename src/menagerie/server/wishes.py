"""What is done only when all other people at the table agree: taking something back, and ending the game."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from menagerie.server import messages as m
from menagerie.server.audience import Audience, Listener
from menagerie.server.ending import check_in_play
from menagerie.server.gamelog import GameLog
from menagerie.server.infos import EndingInfo, TakeBackInfo
from menagerie.server.refusal import Refusal
from menagerie.server.store import Ended, KeptTable, LogLine
from menagerie.words import LANGUAGES

REQUEST_LASTS = 600.0  # seconds that a wish waits for answers


class Asking(Protocol):
    """A wish as it is told: whose it is, and who has not answered."""

    @property
    def seat(self) -> int:
        """Who wants it."""
        ...

    @property
    def waiting_for(self) -> list[int]:
        """The seats that have not answered."""
        ...


class Table(Protocol):
    """What wishes know of their table."""

    kept: KeptTable
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

    async def commit(self, line: LogLine) -> int:
        """Keep a line of the log and tell it; where it stands."""
        ...

    async def end_now(self, by: Ended) -> None:
        """End the game where it stands."""
        ...


Asked = TypeVar("Asked", bound=Asking)


@dataclass(frozen=True)
class Sentences:
    """What is told when a wish does not come true, by its codes."""

    refused: str  # by another
    withdrawn: str  # by who wanted it
    nothing: str  # to who answers what nobody asks


class Wish(Generic[Asked]):
    """Something that somebody wants of the others. It ends by itself after a while."""

    def __init__(self, sentences: Sentences, let_be: Callable[[], None], fulfil: Callable[[], Awaitable[None]]) -> None:
        self.asked: Asked | None = None
        self.sentences = sentences
        self.let_be = let_be  # what is done when it ends without coming true
        self.fulfil = fulfil  # what is done when all have agreed
        self._timer: asyncio.TimerHandle | None = None

    def put(self, asked: Asked) -> None:
        """Ask for it, from now on."""
        self.end()
        self.asked = asked
        self._timer = asyncio.get_running_loop().call_later(REQUEST_LASTS, self.let_be)

    def end(self) -> None:
        """Nobody is asked any more."""
        if self._timer is not None:
            self._timer.cancel()
        self.asked = self._timer = None

    def is_of(self, seat: int) -> bool:
        """Whether it is this seat's."""
        return self.asked is not None and self.asked.seat == seat

    def is_asked(self, seat: int) -> bool:
        """Whether a seat has still to answer."""
        return self.asked is not None and seat in self.asked.waiting_for

    def note_agreement(self, seat: int) -> bool:
        """A seat that is asked agrees, or is asked no more: whether all have agreed by now."""
        assert self.asked is not None, seat
        self.asked.waiting_for.remove(seat)
        return not self.asked.waiting_for


TAKE_BACK = Sentences("not-taken-back", "take-back-withdrawn", "nothing-to-answer")
ENDING = Sentences("goes-on", "ending-withdrawn", "no-ending-to-answer")


class Wishes:
    """What people at a table want of each other at the moment."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._told: dict[str, TakeBackInfo] = {}
        self._take_back: Wish[TakeBackInfo] = Wish(TAKE_BACK, self._let_it_stay, self._undo_as_wished)
        self._ending: Wish[EndingInfo] = Wish(ENDING, self._let_it_go_on, self._end_as_wished)

    @property
    def take_back(self) -> TakeBackInfo | None:
        """What somebody wants to take back."""
        return self._take_back.asked

    @property
    def take_back_told(self) -> dict[str, TakeBackInfo] | None:
        """The same in each language."""
        return None if self.take_back is None else self._told

    @property
    def ending(self) -> EndingInfo | None:
        """Who wants to end the game."""
        return self._ending.asked

    def end(self) -> None:
        """Nobody is asked anything any more."""
        self._take_back.end()
        self._ending.end()

    def note_action(self, *, is_over: bool) -> bool:
        """Something was done: whether that has ended a wish. With the game ends a wish to end it."""
        ended = self.take_back is not None or (is_over and self.ending is not None)
        self._take_back.end()
        if is_over:
            self._ending.end()
        return ended

    async def note_leaving(self, seat: int) -> None:
        """Who has left wants nothing any more, and is not asked; the others may all have agreed by then."""
        for wish in (self._take_back, self._ending):
            if wish.is_of(seat):
                wish.let_be()
            elif wish.is_asked(seat) and wish.note_agreement(seat):
                await wish.fulfil()
        self._table.tell_table()

    async def _answer(self, wish: Wish[Asked], seat: int, *, agree: bool) -> None:
        """Agree to what another wants, or not; who wants it can only withdraw it."""
        if wish.is_of(seat) and not agree:
            wish.let_be()
            self._table.audience.tell_notice(wish.sentences.withdrawn, seat=seat)
        elif not wish.is_asked(seat):
            raise Refusal(wish.sentences.nothing)
        elif not agree:
            wish.let_be()
            self._table.audience.tell_notice(wish.sentences.refused, seat=seat)
        elif wish.note_agreement(seat):
            await wish.fulfil()
        else:
            self._table.tell_table()

    # taking back

    async def ask_to_take_back(self, listener: Listener, seat: int, said: m.TakeBack) -> None:
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
        self._told = audience.wish_to_take_back(gamelog, seat)
        self._take_back.put(self._told[LANGUAGES[0]])
        table.tell_table()
        audience.tell([listener], m.Accepted(said.id, gamelog.seq))

    async def answer_take_back(self, seat: int, *, agree: bool) -> None:
        """Agree to a taking back, or not."""
        await self._answer(self._take_back, seat, agree=agree)

    def _let_it_stay(self) -> None:
        """It stays as it is, and bots go on."""
        self._take_back.end()
        self._table.tell_table()
        self._table.go_on()

    async def _undo_as_wished(self) -> None:
        assert self.take_back is not None
        await self._undo(self.take_back.seat, None)

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
            self._ending.put(EndingInfo(seat, held))
            if held:
                self._table.tell_table()
            else:
                await self._end_as_wished()

    async def answer_ending(self, seat: int, *, agree: bool) -> None:
        """Agree that the game ends, or not."""
        await self._answer(self._ending, seat, agree=agree)

    def _let_it_go_on(self) -> None:
        self._ending.end()
        self._table.tell_table()

    async def _end_as_wished(self) -> None:
        await self._table.end_now("agreement")
