"""Where bots think: on threads of their own, the table that has had least of it first."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Hashable
from contextlib import suppress
from dataclasses import dataclass
from threading import Thread
from typing import Any, Generic, Protocol, TypeVar

from menagerie.bots import BOTS, RandomBot, Ranked, Seen, think
from menagerie.bots.levels import make_ready
from menagerie.core import Action, Choice, MenagerieError
from menagerie.server.limits import Waits

log = logging.getLogger(__name__)

SPARE = "beginner"  # who plays for one that is silent

Answer = TypeVar("Answer")


class Owner(Hashable, Protocol):
    """A table whose bots think."""

    @property
    def is_watched(self) -> bool:
        """Whether anybody is there to wait for them."""
        ...


@dataclass(frozen=True, slots=True, eq=False)
class Matter(Generic[Answer]):
    """Something to think about, and who waits for what comes of it."""

    owner: Owner
    think: Callable[[], Answer]
    answer: asyncio.Future[Answer]


class Thinking:
    """A queue by fairness and not by arrival: tables where people wait come first, then those that have thought least."""

    def __init__(self, waits: Waits, at_once: int = 2) -> None:
        self._waits, self._at_once = waits, at_once
        self.thought_seconds: Callable[[float], None] = lambda _seconds: None  # who wants to know how long bots think
        self._waiting: list[Matter[Any]] = []
        # what each has had, among those where people wait and among the others; and what the last that was served had had
        self._spent: dict[tuple[bool, Owner], float] = {}
        self._served = {True: 0.0, False: 0.0}
        self._running: set[Matter[Any]] = set()
        self._silent: set[str] = set()  # levels whose bots have said nothing for too long

    @property
    def waiting(self) -> int:
        """How many matters wait for their turn."""
        return len(self._waiting)

    def close(self) -> None:
        """Stop thinking."""
        self._waiting.clear()
        self._running.clear()

    def forget(self, owner: Owner) -> None:
        """A table is gone."""
        for is_watched in (True, False):
            self._spent.pop((is_watched, owner), None)

    async def choose(self, owner: Owner, level: str, seen: Seen[object]) -> Action:
        """What a bot of this level chooses; one that is silent is replaced, now and from now on."""
        make_ready(level)
        if level in self._silent:
            return choice_of(SPARE, seen)
        try:
            return await self.think(owner, lambda: choice_of(level, seen))
        except TimeoutError:
            log.error("bot is silent", extra={"bot": level, "seconds": self._waits.bot})
            self._silent.add(level)
            return choice_of(SPARE, seen)

    async def hint(self, owner: Owner, seen: Seen[object]) -> Ranked | None:
        """What an expert would do, and why; None if that cannot be said."""
        make_ready("expert")
        with suppress(TimeoutError):
            return await self.think(owner, lambda: best_of(seen))
        return None

    async def think(self, owner: Owner, think: Callable[[], Answer]) -> Answer:
        """Think when it is this table's turn."""
        for is_watched, served in self._served.items():  # who is new, or has not thought for long, has saved nothing up
            kind = is_watched, owner
            self._spent[kind] = max(self._spent.get(kind, 0.0), served)
        matter: Matter[Answer] = Matter(owner, think, asyncio.get_running_loop().create_future())
        self._waiting.append(matter)
        self._go_on()
        try:
            return await matter.answer
        finally:
            if matter in self._waiting:
                self._waiting.remove(matter)

    def _go_on(self) -> None:
        if len(self._running) >= self._at_once or not self._waiting:
            return
        matter = min(self._waiting, key=lambda each: (not each.owner.is_watched, self._had(_kind(each.owner))))
        kind = _kind(matter.owner)
        self._served[kind[0]] = max(self._served[kind[0]], self._had(kind))
        self._waiting.remove(matter)
        self._running.add(matter)
        loop, started = asyncio.get_running_loop(), time.monotonic()
        loop.call_later(self._waits.bot, self._give_up, matter)

        def think() -> None:
            try:
                answer, problem = matter.think(), None
            except Exception as error:  # noqa: BLE001  # whoever waits is told
                answer, problem = None, error
            with suppress(RuntimeError):  # the server has stopped meanwhile
                loop.call_soon_threadsafe(self._finish, matter, kind, answer, problem, time.monotonic() - started)

        Thread(target=think, name="bot", daemon=True).start()  # one of its own: who is silent for ever holds nobody up

    def _had(self, kind: tuple[bool, Owner]) -> float:
        return self._spent.get(kind, 0.0)

    def _give_up(self, matter: Matter[Any]) -> None:
        """Wait no longer for an answer."""
        if matter in self._running:
            self._running.remove(matter)
            if not matter.answer.done():
                matter.answer.set_exception(TimeoutError())
            self._go_on()

    def _finish(
        self, matter: Matter[Any], kind: tuple[bool, Owner], answer: object, problem: Exception | None, seconds: float
    ) -> None:  # fmt: skip
        self.thought_seconds(seconds)
        if kind in self._spent:
            self._spent[kind] += seconds
        if matter not in self._running:  # it was given up
            return
        self._running.remove(matter)
        if not matter.answer.done():
            if problem is not None:
                matter.answer.set_exception(problem)
            else:
                matter.answer.set_result(answer)
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


def best_of(seen: Seen[object]) -> Ranked | None:
    """What an expert would do; None if thinking fails, or comes to what is not possible."""
    try:
        best = think(seen).best
        seen.consequences(best.action)
    except Exception:  # who asks for a hint can play without one
        log.exception("no hint")
        return None
    return best
