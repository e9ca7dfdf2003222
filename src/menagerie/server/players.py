"""Those at a table who need no person: bots, and the only answer there is. They take their time as a person would."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from random import SystemRandom
from typing import Protocol

from menagerie.bots import Seen
from menagerie.core import Action
from menagerie.server.delays import Delays
from menagerie.server.describing import BOT_PAUSE, PAUSES, setting_of
from menagerie.server.disk import NotKept
from menagerie.server.gamelog import GameLog
from menagerie.server.store import By, KeptTable
from menagerie.server.thinking import Owner, Thinking

log = logging.getLogger(__name__)

FOLLOWED = 0.35  # of a pause more for each moment that people still watch
LONGEST = 5.0
BEAT = 0.4  # seconds: who thinks longer than the pause answers on one of these, so that it does not show how long


class Table(Owner, Protocol):
    """What players know of their table."""

    kept: KeptTable
    gamelog: GameLog | None

    @property
    def is_open_to_players(self) -> bool:
        """Whether they may go on: not while somebody wants to take something back, nor where nobody has been for long."""
        ...

    async def play_for(self, seat: int, action: Action, by: By, question: int) -> None:
        """Do this for a seat, if it is still asked the same."""
        ...


class Players:
    """Plays for whoever is no person at the moment, at one table."""

    def __init__(self, table: Table, thinking: Thinking, pause_factor: float) -> None:
        self._table = table
        self._thinking = thinking
        self._pause_factor = pause_factor
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._random = SystemRandom()
        self._delays = Delays()
        self._asked: dict[int, tuple[int, float]] = {}  # what each seat is asked, and since when

    @property
    def are_busy(self) -> bool:
        """Whether somebody is about to play, or just playing."""
        return bool(self._tasks)

    def close(self) -> None:
        """The table is given up."""
        for task in self._tasks.values():
            task.cancel()
        self._tasks.clear()
        self._thinking.forget(self._table)

    def wake(self) -> None:
        """See who is asked, and let those answer who need no person."""
        gamelog = self._table.gamelog
        if gamelog is None or not self._table.is_open_to_players:
            return
        for seat in gamelog.game.to_act:
            question = gamelog.asked_since(seat)
            if seat not in self._asked or self._asked[seat][0] != question:
                self._asked[seat] = question, time.monotonic()
            if seat not in self._tasks and self._by(seat) != "person":
                self._tasks[seat] = asyncio.get_running_loop().create_task(self._play(gamelog, seat))

    def note_answer(self, seat: int, action: Action) -> None:
        """A person has answered: what is answered for them takes as long."""
        if seat in self._asked:
            self._delays.note(seat, action.code, time.monotonic() - self._asked[seat][1])

    def _by(self, seat: int) -> By:
        """Who answers for a seat now."""
        row, gamelog = self._table.kept.seats[seat], self._table.gamelog
        if row.kind == "bot":
            return "bot"
        if row.stand_in is not None:
            return "stand-in"
        return "automatic" if gamelog and row.automatic and gamelog.only_answer(seat) is not None else "person"

    async def _play(self, gamelog: GameLog, seat: int) -> None:
        """Answer for a seat, and go on for as long as it is asked."""
        try:
            while seat in gamelog.game.to_act and (by := self._by(seat)) != "person":
                question = gamelog.asked_since(seat)
                action = await (self._answer(gamelog, seat) if by == "automatic" else self._think(gamelog, seat))
                if not self._table.is_open_to_players:
                    return
                if gamelog.is_asked(seat, question) and self._by(seat) == by:
                    await self._table.play_for(seat, action, by, question)
        except NotKept:  # the table is given up, and the log has the reason
            return
        except Exception:  # whatever fails, the server goes on
            log.exception("could not play for a seat")
        finally:
            self._tasks.pop(seat, None)

    async def _answer(self, gamelog: GameLog, seat: int) -> Action:
        action = gamelog.only_answer(seat)
        assert action is not None, seat
        await asyncio.sleep(self._delays.draw(seat, action.code) * self._pause_factor)
        return action

    async def _think(self, gamelog: GameLog, seat: int) -> Action:
        loop = asyncio.get_running_loop()
        row = self._table.kept.seats[seat]
        due = loop.time() + self._pause(gamelog)
        action = await self._thinking.choose(self._table, row.level or row.stand_in or "", Seen.of(gamelog.game, seat))
        late = max(0.0, loop.time() - due)
        await asyncio.sleep(due - loop.time() + math.ceil(late / BEAT) * BEAT if self._pause_factor else 0)
        return action

    def _pause(self, gamelog: GameLog) -> float:
        moments = gamelog.moments_of_last if self._table.is_watched else 0
        base = PAUSES[int(setting_of(self._table.kept.game, BOT_PAUSE))]
        return min(LONGEST, base * (self._random.uniform(0.8, 1.3) + FOLLOWED * moments)) * self._pause_factor
