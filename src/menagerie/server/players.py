"""Those who need no person: bots, and the only answer there is. They wait as a person would, and think on own threads."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from random import SystemRandom
from typing import TYPE_CHECKING, Any

from menagerie.bots import BOTS, Bot, RandomBot, Seen
from menagerie.core import Action, Choice, MenagerieError
from menagerie.server.describing import BOT_PAUSE, PAUSES, setting_of
from menagerie.server.played import Played
from menagerie.server.store import SeatRow

if TYPE_CHECKING:
    from menagerie.server.room import Room

log = logging.getLogger(__name__)

AUTOMATIC = (0.8, 2.4)  # seconds: as long as somebody might think who has a choice
FOLLOWED = 0.45  # of a pause more for each step that people still watch
LONGEST = 5.0


class Players:
    """Plays for whoever is no person at the moment, at all tables."""

    def __init__(self, *, count_action: Callable[[str], None] = lambda game: None, haste: float = 1.0) -> None:
        self.count_action = count_action
        self._haste = haste
        self._threads = ThreadPoolExecutor(4, "bots")
        self._tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._bots: dict[tuple[str, int, str], Bot] = {}
        self._random = SystemRandom()

    def are_busy(self, table: str) -> bool:
        """Whether somebody at a table is about to play."""
        return any(room == table for room, _ in self._tasks)

    def close(self) -> None:
        """Stop thinking."""
        for task in self._tasks.values():
            task.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def wake(self, room: Room, played: Played) -> None:
        """See who is asked at a table, and let those answer who need no person."""
        for seat in played.game.to_act:
            row = room.kept.seats[seat]
            key = (room.id, seat)
            if key in self._tasks:
                continue
            level = row.level if row.kind == "bot" else row.stand_in
            if level is not None:
                self._start(key, self._think(room, played, row, level))
            elif row.automatic and (only := only_answer(played, seat)) is not None:
                self._start(key, self._answer(room, played, seat, only))

    def _start(self, key: tuple[str, int], work: Coroutine[Any, Any, None]) -> None:
        self._tasks[key] = asyncio.get_running_loop().create_task(self._watched(key, work))

    async def _watched(self, key: tuple[str, int], work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except MenagerieError as error:
            log.error("could not play for a seat", extra={"problem": error.code})
        finally:
            if self._tasks.get(key) is asyncio.current_task():
                del self._tasks[key]

    async def _answer(self, room: Room, played: Played, seat: int, action: str) -> None:
        question = played.asked_since(seat)
        await asyncio.sleep(self._random.uniform(*AUTOMATIC) * self._haste)
        self._tasks.pop((room.id, seat), None)
        if room.kept.seats[seat].automatic:
            await room.play_for(seat, action, question)

    async def _think(self, room: Room, played: Played, row: SeatRow, level: str) -> None:
        seat, question = row.seat, played.asked_since(row.seat)
        await asyncio.sleep(self._pause(room, played))
        seen = Seen.of(played.game, seat)
        action = await self._choose(room.id, seat, level, seen)
        self._tasks.pop((room.id, seat), None)
        if (row.level if row.kind == "bot" else row.stand_in) is not None:
            await room.play_for(seat, action, question)

    def _pause(self, room: Room, played: Played) -> float:
        steps = played.steps_of_last if any(seat.kind == "person" for seat in room.kept.seats) else 0
        base = PAUSES[int(setting_of(room.kept.game, BOT_PAUSE))]
        return min(LONGEST, base * (self._random.uniform(0.8, 1.3) + FOLLOWED * steps)) * self._haste

    async def _choose(self, table: str, seat: int, level: str, seen: Seen) -> str:
        """What a bot chooses; one that fails is replaced by one that cannot."""
        key = (table, seat, level)
        if key not in self._bots:
            self._bots[key] = BOTS[level].make(secrets.randbits(64)) if level in BOTS else RandomBot()
        for bot in (self._bots[key], RandomBot()):
            try:
                action = await asyncio.get_running_loop().run_in_executor(self._threads, bot.choose, seen)
                seen.foresee(action)
                return str(action)
            except MenagerieError as error:
                log.error("bot chose what is not possible", extra={"level": level, "problem": error.code})
            except Exception as error:  # noqa: BLE001  # a bot that fails never stops a table
                log.error("bot failed", extra={"level": level, "problem": type(error).__name__})
        return _first(seen)


def _first(seen: Seen) -> str:
    action = seen.actions[0]
    return action.compose(action.cards[: action.least]) if isinstance(action, Choice) else str(action)


def only_answer(played: Played, seat: int) -> str | None:
    """The text of the only action that a seat can do now, if there is just one."""
    actions = played.game.legal_actions(seat)
    if len(actions) != 1:
        return None
    (action,) = actions
    if isinstance(action, Action):
        return str(action)
    return action.compose(action.cards) if action.least == action.most == len(action.cards) else None
