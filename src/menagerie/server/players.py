"""Those who need no person: bots, and the only answer there is. They wait as a person would, and think on own threads."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from random import SystemRandom
from typing import TYPE_CHECKING, Any

from menagerie.bots import BOTS, RandomBot, Seen
from menagerie.core import Choice, MenagerieError
from menagerie.server.describing import BOT_PAUSE, PAUSES, setting_of
from menagerie.server.gamelog import GameLog

if TYPE_CHECKING:
    from menagerie.server.room import Room

log = logging.getLogger(__name__)

AUTOMATIC = (0.8, 2.4)  # seconds: as long as somebody might think who has a choice
FOLLOWED = 0.35  # of a pause more for each moment that people still watch
LONGEST = 5.0


class Players:
    """Plays for whoever is no person at the moment, at all tables."""

    def __init__(self, pause_factor: float, *, count_action: Callable[[str], None]) -> None:
        self.count_action = count_action
        self._pause_factor = pause_factor
        self._threads = ThreadPoolExecutor(4, "bots")
        self._tasks: dict[tuple[Room, int], asyncio.Task[None]] = {}
        self._acting: list[Room] = []
        self._random = SystemRandom()

    def are_busy(self, room: Room) -> bool:
        """Whether somebody at a table is about to play, or just playing."""
        return room in self._acting or any(each is room for each, _ in self._tasks)

    def close(self) -> None:
        """Stop thinking."""
        for task in self._tasks.values():
            task.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def wake(self, room: Room, gamelog: GameLog) -> None:
        """See who is asked at a table, and let those answer who need no person."""
        for seat in gamelog.game.to_act:
            key = (room, seat)
            if key not in self._tasks and self._level(room, seat) is not None:
                self._start(key, gamelog, self._think(room, gamelog, seat))
            elif key not in self._tasks and only_answer(room, gamelog, seat) is not None:
                self._start(key, gamelog, self._answer(room, gamelog, seat))

    @staticmethod
    def _level(room: Room, seat: int) -> str | None:
        row = room.kept.seats[seat]
        return row.level if row.kind == "bot" else row.stand_in

    def _start(self, key: tuple[Room, int], gamelog: GameLog, work: Coroutine[Any, Any, str | None]) -> None:
        room, seat = key

        async def play() -> None:
            question = gamelog.asked_since(seat)
            try:
                action = await work
            finally:
                del self._tasks[key]
            if action is None:  # the seat is asked something else by now
                self.wake(room, gamelog)
            else:
                self._acting.append(room)
                try:
                    await room.play_for(seat, action, question)
                finally:
                    self._acting.remove(room)

        async def play_safely() -> None:
            try:
                await play()
            except Exception as error:  # noqa: BLE001  # whatever fails, the server goes on
                log.error("could not play for a seat", extra={"problem": type(error).__name__})

        self._tasks[key] = asyncio.get_running_loop().create_task(play_safely())

    async def _answer(self, room: Room, gamelog: GameLog, seat: int) -> str | None:
        question = gamelog.asked_since(seat)
        await asyncio.sleep(self._random.uniform(*AUTOMATIC) * self._pause_factor)
        return only_answer(room, gamelog, seat) if gamelog.is_asked(seat, question) else None

    async def _think(self, room: Room, gamelog: GameLog, seat: int) -> str | None:
        question = gamelog.asked_since(seat)
        await asyncio.sleep(self._pause(room, gamelog))
        level = self._level(room, seat)
        if level is None or not gamelog.is_asked(seat, question):
            return None
        return await self._choose(level, Seen.of(gamelog.game, seat))

    def _pause(self, room: Room, gamelog: GameLog) -> float:
        moments = gamelog.moments_of_last if any(seat.kind == "person" for seat in room.kept.seats) else 0
        base = PAUSES[int(setting_of(room.kept.game, BOT_PAUSE))]
        return min(LONGEST, base * (self._random.uniform(0.8, 1.3) + FOLLOWED * moments)) * self._pause_factor

    async def _choose(self, level: str, seen: Seen[object]) -> str:
        """What a bot chooses; one that fails is replaced by one that cannot."""
        wanted = BOTS[level].make(None) if level in BOTS else RandomBot()  # made anew each time: a bot needs no memory
        for bot in (wanted, RandomBot()):
            try:
                action = await asyncio.get_running_loop().run_in_executor(self._threads, bot.choose, seen)
                seen.consequences(action)
                return str(action)
            except MenagerieError as error:
                log.error("bot chose what is not possible", extra={"bot": level, "problem": error.code})
            except Exception as error:  # noqa: BLE001  # a bot that fails never stops a table
                log.error("bot failed", extra={"bot": level, "problem": type(error).__name__})
        return _first(seen)


def _first(seen: Seen[object]) -> str:
    action = seen.actions[0]
    return str(action.compose(action.cards[: action.least]) if isinstance(action, Choice) else action)


def only_answer(room: Room, gamelog: GameLog, seat: int) -> str | None:
    """The text of the only action that a person can do now, if there is just one and it may be given for them."""
    action = gamelog.game.only_answer(seat) if room.kept.seats[seat].automatic else None
    return None if action is None else str(action)
