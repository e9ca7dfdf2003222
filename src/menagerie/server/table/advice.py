"""Advice before an answer: what actions would do, and what an expert would do. Nothing of it is played."""

from __future__ import annotations

import asyncio

from menagerie.bots import Seen
from menagerie.server.play.gamelog import GameLog
from menagerie.server.presentation.audience import Listener
from menagerie.server.presentation.table_settings import HINTS, setting_of
from menagerie.server.refusal import Refusal
from menagerie.server.storage.rows import StoredNotice
from menagerie.server.table.live import LiveTable
from menagerie.server.wire import messages as m


class Advice:
    """Answers the player who asks, and nobody else. A hint uses only what the seat may know."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._tasks: dict[int, asyncio.Task[None]] = {}  # of each seat that waits for a hint
        live.parts.append(self)

    def look(self) -> None:
        """Stop thinking if the table is given up."""
        if self._live.is_broken:
            for task in self._tasks.values():
                task.cancel()
            self._tasks.clear()

    def tell_consequences(self, listener: Listener, said: m.AskConsequences) -> None:
        """Send what some actions would do."""
        audience = self._live.audience
        teller = audience.teller(self._live.game_in_play, audience.ear_of(listener))
        audience.tell([listener], teller.consequences_of(said.id, said.actions))

    def check_hint(self, seat: int) -> None:
        """Refusal: there is nothing to give a hint for, or hints are off."""
        gamelog = self._live.game_in_play
        if not setting_of(self._live.stored, HINTS):
            raise Refusal("no-hints-here")
        if seat not in gamelog.game.to_act:
            raise Refusal("not-asked")
        if gamelog.only_answer(seat) is not None:
            raise Refusal("nothing-to-hint")
        if seat in self._tasks:
            raise Refusal("hint-on-its-way")

    async def begin_hint(self, listener: Listener, seat: int, said: m.AskHint) -> None:
        """Start to think for a seat; the table goes on meanwhile. Everyone else learns who asked, but not about what."""
        others = [each for each in self._live.audience.listeners if each is not listener]
        await self._live.announce(StoredNotice("asked-for-hint", {"seat": seat}), others)
        hint = self._hint(listener, seat, said, self._live.game_in_play)
        self._tasks[seat] = asyncio.get_running_loop().create_task(hint)

    async def _hint(self, listener: Listener, seat: int, said: m.AskHint, gamelog: GameLog) -> None:
        """Think, and send the hint, unless the player has lost the seat meanwhile or it comes too late."""
        live, audience, question = self._live, self._live.audience, gamelog.asked_since(seat)
        try:
            best = await live.services.thinking.hint(live, Seen.of(gamelog.game, seat))
        finally:
            self._tasks.pop(seat, None)
        if listener not in audience.listeners or audience.seat_of(listener) != seat:
            return
        if live.stored.game.ended or not gamelog.is_asked(seat, question):
            audience.refuse(listener, said.id, Refusal("hint-too-late"))
        elif best is None:
            audience.refuse(listener, said.id, Refusal("no-hint"))
        else:
            told = gamelog.game.told_of(seat, best.action)
            text = audience.words(audience.ear_of(listener)).hint(best.action, best.reasons, best.chance, told)
            audience.tell([listener], m.Hint(said.id, str(best.action), best.action.plain(), text))
