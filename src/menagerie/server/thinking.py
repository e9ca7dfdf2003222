"""Where bots think: on threads of their own, the table that has had least of it first."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Hashable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Protocol

from menagerie.bots import BOTS, RandomBot, Seen
from menagerie.core import Action, Choice, MenagerieError

log = logging.getLogger(__name__)

AT_ONCE = 2


class Owner(Hashable, Protocol):
    """A table whose bots think."""

    @property
    def is_watched(self) -> bool:
        """Whether anybody is there to wait for them."""
        ...


@dataclass(frozen=True, slots=True)
class Thought:
    """Something to think about, and who waits for it."""

    owner: Owner
    think: Callable[[], Action]
    answer: asyncio.Future[Action]


class Thinking:
    """A queue by fairness and not by arrival: tables where people wait come first, then those that have thought least."""

    def __init__(self) -> None:
        self.thought_seconds: Callable[[float], None] = lambda _seconds: None  # who wants to know how long bots think
        self._threads = ThreadPoolExecutor(AT_ONCE, "bots")
        self._waiting: list[Thought] = []
        # what each has had, among those where people wait and among the others; and what the last that was served had had
        self._spent: dict[tuple[bool, Owner], float] = {}
        self._served = {True: 0.0, False: 0.0}
        self._thinking = 0

    @property
    def waiting(self) -> int:
        """How many thoughts wait for their turn."""
        return len(self._waiting)

    def close(self) -> None:
        """Stop thinking."""
        self._waiting.clear()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def forget(self, owner: Owner) -> None:
        """A table is gone."""
        for is_watched in (True, False):
            self._spent.pop((is_watched, owner), None)

    async def choose(self, owner: Owner, level: str, seen: Seen[object]) -> Action:
        """What a bot of this level chooses."""
        return await self.think(owner, lambda: choice_of(level, seen))

    async def think(self, owner: Owner, think: Callable[[], Action]) -> Action:
        """Think when it is this table's turn."""
        for is_watched, served in self._served.items():  # who is new, or has not thought for long, has saved nothing up
            kind = is_watched, owner
            self._spent[kind] = max(self._spent.get(kind, 0.0), served)
        thought = Thought(owner, think, asyncio.get_running_loop().create_future())
        self._waiting.append(thought)
        self._go_on()
        try:
            return await thought.answer
        finally:
            if thought in self._waiting:
                self._waiting.remove(thought)

    def _go_on(self) -> None:
        if self._thinking == AT_ONCE or not self._waiting:
            return
        thought = min(self._waiting, key=lambda each: (not each.owner.is_watched, self._had(_kind(each.owner))))
        kind = _kind(thought.owner)
        self._served[kind[0]] = max(self._served[kind[0]], self._had(kind))
        self._waiting.remove(thought)
        self._thinking += 1
        loop, started = asyncio.get_running_loop(), time.monotonic()

        def tell(done: Future[Action]) -> None:
            loop.call_soon_threadsafe(self._finish, thought, kind, done, time.monotonic() - started)

        self._threads.submit(thought.think).add_done_callback(tell)

    def _had(self, kind: tuple[bool, Owner]) -> float:
        return self._spent.get(kind, 0.0)

    def _finish(self, thought: Thought, kind: tuple[bool, Owner], done: Future[Action], seconds: float) -> None:
        self._thinking -= 1
        self.thought_seconds(seconds)
        if kind in self._spent:
            self._spent[kind] += seconds
        if not thought.answer.done():
            thought.answer.set_result(done.result())
        self._go_on()


def _kind(owner: Owner) -> tuple[bool, Owner]:
    return owner.is_watched, owner


def choice_of(level: str, seen: Seen[object]) -> Action:
    """What a bot chooses; one that fails is replaced by one that cannot."""
    wanted = BOTS[level].make(None) if level in BOTS else RandomBot()  # made anew each time: a bot needs no memory
    for bot in (wanted, RandomBot()):
        try:
            action = bot.choose(seen)
            seen.consequences(action)
        except MenagerieError as error:
            log.error("bot chose what is not possible", extra={"bot": level, "problem": error.code})
        except Exception:  # a bot that fails never stops a table
            log.exception("bot failed", extra={"bot": level})
        else:
            return action
    first = seen.actions[0]
    return first.compose(first.cards[: first.least]) if isinstance(first, Choice) else first
