"""Lets bots think on separate threads, with fair scheduling between the tables.

How it works. A table that needs an answer queues a matter and awaits a future. At most two matters are thought about at once,
each on its own thread. When a slot is free, the next matter is not the oldest but the most deserving: tables where people
are connected go first, and among those the table whose bots have used the least time so far. So a table full of slow experts
cannot starve the others.

`_spent` is that time, kept apart for watched and unwatched phases of a table. Before a table queues, its time is raised to
the most that a table had used when it was served: a newcomer, or a table that was idle for an hour, starts level with the
others and cannot claim time that it never used. (This is the virtual time of fair queuing.)

A thread cannot be stopped. A bot that is silent for too long is therefore only given up: its slot is free again, its late
answer is ignored, and its level is played by a simple bot from then on. All state belongs to the event loop; threads only hand
their answer over with `call_soon_threadsafe`.
"""

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

SPARE = "beginner"  # the level that replaces a silent bot

Answer = TypeVar("Answer")


class Owner(Hashable, Protocol):
    """A table whose bots think."""

    @property
    def is_watched(self) -> bool:
        """Whether anybody is connected and waits for the bots."""
        ...


@dataclass(frozen=True, slots=True, eq=False)
class Matter(Generic[Answer]):
    """A question for a bot, and the future that its table awaits."""

    owner: Owner
    think: Callable[[], Answer]
    answer: asyncio.Future[Answer]


class Thinking:
    """A fair queue: tables where people wait come first, then those whose bots have thought least."""

    def __init__(self, waits: Waits, at_once: int = 2) -> None:
        self._waits, self._at_once = waits, at_once
        self.thought_seconds: Callable[[float], None] = lambda _seconds: None  # called with how long a bot thought
        self._waiting: list[Matter[Any]] = []
        # the seconds each table has used, watched (True) and unwatched; and the most that a table served so far had used
        self._spent: dict[tuple[bool, Owner], float] = {}
        self._served = {True: 0.0, False: 0.0}
        self._running: set[Matter[Any]] = set()
        self._silent: set[str] = set()  # levels of which a bot was silent for too long

    @property
    def waiting(self) -> int:
        """How many matters wait for their turn."""
        return len(self._waiting)

    def close(self) -> None:
        """Stop thinking."""
        self._waiting.clear()
        self._running.clear()

    def forget(self, owner: Owner) -> None:
        """Forget a table that is gone."""
        for is_watched in (True, False):
            self._spent.pop((is_watched, owner), None)

    async def choose(self, owner: Owner, level: str, seen: Seen[object]) -> Action:
        """Let a bot of this level choose. A level that is silent for too long is replaced, now and from then on."""
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
        """Find out what an expert would do, and why; None if that takes too long or fails."""
        make_ready("expert")
        with suppress(TimeoutError):
            return await self.think(owner, lambda: best_of(seen))
        return None

    async def think(self, owner: Owner, think: Callable[[], Answer]) -> Answer:
        """Think when it is this table's turn."""
        for is_watched, served in self._served.items():  # a new or idle table has not saved up any time
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
            except Exception as error:  # noqa: BLE001  # the caller is told
                answer, problem = None, error
            with suppress(RuntimeError):  # the server has stopped meanwhile
                loop.call_soon_threadsafe(self._finish, matter, kind, answer, problem, time.monotonic() - started)

        Thread(target=think, name="bot", daemon=True).start()  # a separate thread: one that never ends blocks no other

    def _had(self, kind: tuple[bool, Owner]) -> float:
        return self._spent.get(kind, 0.0)

    def _give_up(self, matter: Matter[Any]) -> None:
        """Stop waiting for an answer."""
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
    """Let a bot choose. If it fails, a random bot, which cannot fail, chooses instead."""
    wanted = BOTS[level].make(None) if level in BOTS else RandomBot()  # a new bot each time: it needs no memory
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
    """Find out what an expert would do; None if thinking fails, or its answer is not legal."""
    try:
        best = think(seen).best
        seen.consequences(best.action)
    except Exception:  # people can play without a hint
        log.exception("no hint")
        return None
    return best
