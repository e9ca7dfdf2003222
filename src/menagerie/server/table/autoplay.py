"""Those at a table who need no person: bots, and answers given for people. They take their time as a person would."""

from __future__ import annotations

import asyncio
import logging
import math
from typing import Protocol

from menagerie.bots import Seen
from menagerie.core import Action
from menagerie.server.play.delays import CHANCE, Delays
from menagerie.server.play.gamelog import GameLog, given_to
from menagerie.server.play.thinking import Owner, Thinking
from menagerie.server.presentation.audience import Audience
from menagerie.server.presentation.table_settings import BOT_PAUSE, PAUSES, setting_of
from menagerie.server.refusal import NotKept
from menagerie.server.storage.rows import By, StoredTable

log = logging.getLogger(__name__)

FOLLOWED = 0.2  # of a pause more for each sentence that people still read
GOING_ON = 0.25  # of a pause for who has just acted, and goes on
LONGEST = 5.0
BEAT = 0.2  # seconds: who thinks longer than the pause answers on one of these, so that it does not show how long


class Table(Owner, Protocol):
    """What players know of their table."""

    kept: StoredTable
    audience: Audience
    gamelog: GameLog | None

    is_keeper: bool  # whether this process plays for who is no person here

    @property
    def is_open_to_players(self) -> bool:
        """Whether they may go on: not while somebody wants to take something back, nor where nobody has been for long."""
        ...

    async def play_for(self, seat: int, action: Action, by: By, question: int) -> None:
        """Do this for a seat, if it is still asked the same."""
        ...


class Autoplay:
    """Plays for whoever is no person at the moment, at one table."""

    def __init__(self, table: Table, thinking: Thinking, pause_factor: float) -> None:
        self._table = table
        self._thinking = thinking
        self._pause_factor = pause_factor
        self._tasks: dict[tuple[int, int], asyncio.Task[None]] = {}  # by seat and question
        self._random = CHANCE
        self._delays = Delays()
        self._asked: dict[int, tuple[int, float]] = {}  # what each seat is asked, and since when its person could answer

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
        loop = asyncio.get_running_loop()
        for seat in gamelog.game.to_act:
            question, by = gamelog.asked_since(seat), self._by(seat)
            if seat not in self._asked or self._asked[seat][0] != question:
                self._asked[seat] = question, loop.time()
            if (seat, question) not in self._tasks and self._plays(seat, by):
                self._tasks[seat, question] = loop.create_task(self._play(gamelog, seat, question, by))

    def start_over(self, *seats: int) -> None:
        """These people come to their question only now: from now on counts how long an answer takes, theirs or one for them."""
        for seat in seats:
            self._asked.pop(seat, None)
        self.wake()

    def note_answer(self, seat: int, action: Action) -> None:
        """A person has answered: what is answered for them takes as long. Not if there was a wish to think about as well."""
        asked = self._asked.pop(seat, None)
        if asked is not None and self._table.is_open_to_players:
            self._delays.note(seat, action.code, asyncio.get_running_loop().time() - asked[1])

    def _by(self, seat: int) -> By:
        """Who answers for a seat now. An answer is given for who is there: from an empty seat all would know it for one."""
        row, gamelog = self._table.kept.seats[seat], self._table.gamelog
        if row.kind == "bot":
            return "bot"
        if row.stand_in is not None:
            return "stand-in"
        is_given = gamelog is not None and gamelog.given_answer(seat, given_to(row)) is not None
        return "automatic" if is_given and seat in self._table.audience.here() else "person"

    def _plays(self, seat: int, by: By) -> bool:
        """Whether this process answers: for bots one process does, for a person one at which that person is."""
        if by == "automatic":
            return self._table.audience.is_here(seat)
        return by != "person" and self._table.is_keeper

    async def _play(self, gamelog: GameLog, seat: int, question: int, by: By) -> None:
        """Answer a question for a seat, if it is still asked then and nobody else has come to answer it."""
        answer = self._answer if by == "automatic" else self._think
        try:
            if self._has_to_answer(gamelog, seat, question, by):
                action = await answer(gamelog, seat)
                if self._has_to_answer(gamelog, seat, question, by):
                    await self._table.play_for(seat, action, by, question)
        except NotKept:  # the table is given up, and the log has the reason
            return
        except Exception:  # whatever fails, the server goes on
            log.exception("could not play for a seat")
            return
        finally:
            self._tasks.pop((seat, question), None)
        self.wake()

    def _has_to_answer(self, gamelog: GameLog, seat: int, question: int, by: By) -> bool:
        return gamelog.is_asked(seat, question) and self._by(seat) == by and self._plays(seat, by)

    async def _answer(self, gamelog: GameLog, seat: int) -> Action:
        """The only answer there is, or the usual one, when its time has come; that starts over with its question. Who is alone
        with bots does not wait: time tells them nothing."""
        action = gamelog.given_answer(seat, given_to(self._table.kept.seats[seat]))
        assert action is not None, seat
        if self._table.audience.is_alone(seat):
            return action
        asked = self._asked.get(seat, (gamelog.asked_since(seat), asyncio.get_running_loop().time()))
        delay, is_due = self._delays.draw(seat, action.code) * self._pause_factor, False
        while not is_due:
            await self._wait_until(asked[1] + delay)
            before, asked = asked, self._asked.get(seat, asked)
            is_due = asked == before or asked[0] != before[0]
        return action

    async def _wait_until(self, due: float) -> None:
        await asyncio.sleep(due - asyncio.get_running_loop().time())

    async def _think(self, gamelog: GameLog, seat: int) -> Action:
        loop = asyncio.get_running_loop()
        row = self._table.kept.seats[seat]
        due = loop.time() + self._pause(gamelog, seat)
        action = await self._thinking.choose(self._table, row.level or row.stand_in or "", Seen.of(gamelog.game, seat))
        late = max(0.0, loop.time() - due)
        await asyncio.sleep(due - loop.time() + math.ceil(late / BEAT) * BEAT if self._pause_factor else 0)
        return action

    def _pause(self, gamelog: GameLog, seat: int) -> float:
        """How long a bot seems to think: a page shows one thing after the other by itself, so nobody is waited for long."""
        sentences = gamelog.sentences_of_last if self._table.is_watched else 0
        base = PAUSES[int(setting_of(self._table.kept, BOT_PAUSE))] * (GOING_ON if gamelog.last_actor == seat else 1)
        return min(LONGEST, base * (self._random.uniform(0.8, 1.3) + FOLLOWED * sentences)) * self._pause_factor
