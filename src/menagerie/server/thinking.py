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
        self._threads = ThreadPoolExecutor(AT_ONCE, "bots")
        self._waiting: list[Thought] = []
        self._spent: dict[Owner, float] = {}
        self._thinking = 0

    def close(self) -> None:
        """Stop thinking."""
        self._waiting.clear()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def forget(self, owner: Owner) -> None:
        """A table is gone."""
        self._spent.pop(owner, None)

    async def choose(self, owner: Owner, level: str, seen: Seen[object]) -> Action:
        """What a bot of this level chooses."""
        return await self.think(owner, lambda: choice_of(level, seen))

    async def think(self, owner: Owner, think: Callable[[], Action]) -> Action:
        """Think when it is this table's turn."""
        if owner not in self._spent:  # who is new has no claim on what the others have had
            self._spent[owner] = min(self._spent.values(), default=0.0)
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
        thought = min(self._waiting, key=lambda each: (not each.owner.is_watched, self._spent.get(each.owner, 0.0)))
        self._waiting.remove(thought)
        self._thinking += 1
        loop, started = asyncio.get_running_loop(), time.monotonic()

        def tell(done: Future[Action]) -> None:
            loop.call_soon_threadsafe(self._finish, thought, done, time.monotonic() - started)

        self._threads.submit(thought.think).add_done_callback(tell)

    def _finish(self, thought: Thought, done: Future[Action], seconds: float) -> None:
        self._thinking -= 1
        if thought.owner in self._spent:
            self._spent[thought.owner] += seconds
        if not thought.answer.done():
            thought.answer.set_result(done.result())
        self._go_on()


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
