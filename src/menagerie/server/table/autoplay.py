"""Plays for bots, and gives automatic answers for people, after delays that reveal nothing.

How it works. After every change autoplay looks at the table. For each seat that has to answer, and for which this process plays,
there is one task per question. It waits, thinks, and answers if the question is still the same. How long an answer takes
must not reveal it (a timing side channel): an automatic answer for a person takes as long as that person's own answers do
(play/delays.py), counted from the moment when they could have answered, and a bot that thinks longer than its pause answers
on a fixed beat.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from functools import partial

from menagerie.bots import Seen
from menagerie.core import Action
from menagerie.server.play.delays import CHANCE, Delays
from menagerie.server.play.gamelog import GameLog, given_to
from menagerie.server.presentation.table_settings import BOT_PAUSE, PAUSES, setting_of
from menagerie.server.refusal import NotKept
from menagerie.server.storage.rows import TAKE_BACK, By
from menagerie.server.table.live import LiveTable

log = logging.getLogger(__name__)

FOLLOWED = 0.2  # the part of a pause that is added for each sentence that people have to read
GOING_ON = 0.25  # the part of a pause for a bot that has just acted and acts again
LONGEST = 5.0
BEAT = 0.2  # seconds: a bot that thinks longer than its pause answers on a multiple of this, so that it does not show how long


class Autoplay:
    """Plays for every seat of a table that has no person at the moment."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._thinking, self._pause_factor = live.services.thinking, live.services.pause_factor
        self._tasks: dict[tuple[int, int], asyncio.Task[None]] = {}  # by seat and question
        self._random = CHANCE
        self._delays = Delays()
        live.parts.append(self)

    @property
    def is_busy(self) -> bool:
        """Whether an answer is under way."""
        return bool(self._tasks)

    @property
    def may_go_on(self) -> bool:
        """Whether bots may play: not while somebody asks to take something back, not if nobody has been here for long, and
        not if they would play for nobody."""
        live, row, since = self._live, self._live.stored.game, self._live.audience.empty_since
        if live.is_broken or row.ended or row.wish(TAKE_BACK):
            return False
        if all(seat.kind == "bot" for seat in live.stored.seats):
            return False
        return since is None or time.monotonic() - since < live.services.waits.bots_play_on

    def look(self) -> None:
        """See which seats are asked, and start to answer for those that need no person. Stop when the game is over."""
        live, gamelog = self._live, self._live.gamelog
        if live.is_broken or live.stored.game.ended:
            self._stop()
        if gamelog is None or not self.may_go_on:
            return
        for seat in gamelog.game.to_act:
            question, by = gamelog.asked_since(seat), self._by(seat)
            live.clock.start(seat, question)
            if (seat, question) not in self._tasks and self._plays(seat, by):
                task = asyncio.get_running_loop().create_task(self._play(gamelog, seat, question, by))
                self._tasks[seat, question] = task

    def _stop(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        self._tasks.clear()
        self._thinking.forget(self._live)

    def note_answer(self, seat: int, action: Action) -> None:
        """Note how long a person took, for their automatic answers. Ignored if they had a request to answer, too."""
        seconds = self._live.clock.stop(seat)
        if seconds is not None and self.may_go_on:
            self._delays.note(seat, action.code, seconds)

    def _by(self, seat: int) -> By:
        """The bot or the automatic answer for a seat now. Automatic answers are only for people who are connected: from an
        empty seat, everyone would know that it was automatic."""
        row, gamelog = self._live.stored.seats[seat], self._live.gamelog
        if row.kind == "bot":
            return "bot"
        if row.stand_in is not None:
            return "stand-in"
        is_given = gamelog is not None and gamelog.given_answer(seat, given_to(row)) is not None
        return "automatic" if is_given and seat in self._live.audience.here() else "person"

    def _plays(self, seat: int, by: By) -> bool:
        """Whether this process answers: one process does for bots; for a person, one to which that person is connected."""
        if by == "automatic":
            return self._live.audience.is_here(seat)
        return by != "person" and self._live.is_keeper

    async def _play(self, gamelog: GameLog, seat: int, question: int, by: By) -> None:
        """Answer a question for a seat, unless it has changed or somebody else is there to answer it."""
        answer = self._answer if by == "automatic" else self._think
        try:
            if self._has_to_answer(gamelog, seat, question, by):
                action = await answer(gamelog, seat)
                if self._has_to_answer(gamelog, seat, question, by):
                    await self._live.alone(partial(self._commit, seat, action, by, question))
        except NotKept:  # the table is given up, and the log has the reason
            return
        except Exception:  # whatever fails, the server goes on
            log.exception("could not play for a seat")
            return
        finally:
            self._tasks.pop((seat, question), None)
        self.look()

    async def _commit(self, seat: int, action: Action, by: By, question: int) -> None:
        gamelog = self._live.game_in_play
        if self.may_go_on and gamelog.is_asked(seat, question):
            await self._live.commit(gamelog.act(seat, action, by))

    def _has_to_answer(self, gamelog: GameLog, seat: int, question: int, by: By) -> bool:
        return gamelog.is_asked(seat, question) and self._by(seat) == by and self._plays(seat, by)

    async def _answer(self, gamelog: GameLog, seat: int) -> Action:
        """Give the only answer, or the usual one, after its delay, which restarts with the seat's clock. With bots alone,
        nobody has to wait: there is nobody to whom the time could reveal anything."""
        action = gamelog.given_answer(seat, given_to(self._live.stored.seats[seat]))
        assert action is not None, seat
        if self._live.audience.is_alone(seat):
            return action
        asked = self._live.clock.since(seat, gamelog.asked_since(seat))
        delay, is_due = self._delays.draw(seat, action.code) * self._pause_factor, False
        while not is_due:
            await asyncio.sleep(asked.at + delay - asyncio.get_running_loop().time())
            before, asked = asked, self._live.clock.since(seat, asked.question, asked.at)
            is_due = asked == before or asked.question != before.question
        return action

    async def _think(self, gamelog: GameLog, seat: int) -> Action:
        loop = asyncio.get_running_loop()
        row = self._live.stored.seats[seat]
        due = loop.time() + self._pause(gamelog, seat)
        action = await self._thinking.choose(self._live, row.level or row.stand_in or "", Seen.of(gamelog.game, seat))
        late = max(0.0, loop.time() - due)
        await asyncio.sleep(due - loop.time() + math.ceil(late / BEAT) * BEAT if self._pause_factor else 0)
        return action

    def _pause(self, gamelog: GameLog, seat: int) -> float:
        """How long a bot seems to think. Pages show one thing after another by themselves, so nobody waits for long."""
        sentences = gamelog.sentences_of_last if self._live.is_watched else 0
        base = PAUSES[int(setting_of(self._live.stored, BOT_PAUSE))] * (GOING_ON if gamelog.last_actor == seat else 1)
        return min(LONGEST, base * (self._random.uniform(0.8, 1.3) + FOLLOWED * sentences)) * self._pause_factor
