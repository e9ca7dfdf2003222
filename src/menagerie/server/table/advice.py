"""What somebody may want to know before answering: what actions would do, and what an expert would. Nothing of it is played."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Protocol

from menagerie.bots import Ranked, Seen
from menagerie.server.limits import Buckets
from menagerie.server.play.gamelog import GameLog
from menagerie.server.play.thinking import Owner, Thinking
from menagerie.server.presentation.audience import Audience, Listener
from menagerie.server.presentation.table_settings import HINTS, setting_of
from menagerie.server.refusal import Refusal
from menagerie.server.storage.rows import StoredNotice, StoredTable
from menagerie.server.wire import messages as m

LOOKS = (240, 80)  # at what an action would do, of each guest: at once, and then a second
HINTS_GIVEN = (6, 0.2)  # to each guest, likewise


class Table(Owner, Protocol):
    """What is known of the table here."""

    kept: StoredTable
    audience: Audience

    @property
    def game_in_play(self) -> GameLog:
        """The game; Refusal if it has not begun."""
        ...

    async def save(self, *notices: StoredNotice, to: Sequence[Listener] | None = None) -> None:
        """Keep what has changed about the table, and tell everybody something; here only some."""
        ...


class Advice:
    """Answers who is asked, and nobody else. What a hint is made of is what the seat may know."""

    def __init__(self, table: Table, thinking: Thinking) -> None:
        self._table, self._thinking = table, thinking
        self._looks, self._hints = Buckets(*LOOKS), Buckets(*HINTS_GIVEN)
        self._tasks: dict[int, asyncio.Task[None]] = {}  # of each seat that waits for a hint

    def close(self) -> None:
        """The table is given up."""
        for task in self._tasks.values():
            task.cancel()
        self._tasks.clear()

    def tell_consequences(self, listener: Listener, said: m.AskConsequences) -> None:
        """Tell what some actions would do."""
        gamelog, audience = self._table.game_in_play, self._table.audience
        if not self._looks.take(listener.guest, len(said.actions)):
            raise Refusal("too-fast")
        teller = audience.teller(gamelog, audience.ear_of(listener))
        audience.tell([listener], teller.consequences_of(said.id, said.actions))

    async def begin_hint(self, listener: Listener, seat: int, said: m.AskHint) -> None:
        """Begin to think for a seat; the table goes on meanwhile. Everybody else is told who asked, and not what comes of it."""
        gamelog, audience = self._table.game_in_play, self._table.audience
        self._check_hint(gamelog, seat)
        if not self._hints.take(listener.guest):
            raise Refusal("too-fast")
        others = [each for each in audience.listeners if each is not listener]
        await self._table.save(StoredNotice("asked-for-hint", {"seat": seat}), to=others)
        self._tasks[seat] = asyncio.get_running_loop().create_task(self._hint(listener, seat, said, gamelog))

    def _check_hint(self, gamelog: GameLog, seat: int) -> None:
        if not setting_of(self._table.kept, HINTS):
            raise Refusal("no-hints-here")
        if seat not in gamelog.game.to_act:
            raise Refusal("not-asked")
        if gamelog.only_answer(seat) is not None:
            raise Refusal("nothing-to-hint")
        if seat in self._tasks:
            raise Refusal("hint-on-its-way")

    async def _hint(self, listener: Listener, seat: int, said: m.AskHint, gamelog: GameLog) -> None:
        """Think, and tell it; not who has lost the seat meanwhile, and not what comes too late."""
        audience, question = self._table.audience, gamelog.asked_since(seat)
        try:
            best = await self._thinking.hint(self._table, Seen.of(gamelog.game, seat))
        finally:
            self._tasks.pop(seat, None)
        if listener not in audience.listeners or audience.seat_of(listener) != seat:
            return
        if self._table.kept.game.ended or not gamelog.is_asked(seat, question):
            audience.refuse(listener, said.id, Refusal("hint-too-late"))
        elif best is None:
            audience.refuse(listener, said.id, Refusal("no-hint"))
        else:
            audience.tell([listener], self._told(listener, said.id, best))

    def _told(self, listener: Listener, client_id: str, best: Ranked) -> m.Hint:
        audience = self._table.audience
        words = audience.words(audience.ear_of(listener))
        return m.Hint(client_id, str(best.action), best.action.plain(), words.hint(best.action, best.reasons, best.chance))
