"""A lock with retry: if another process was faster, its changes are read, and the task is done again."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import TypeVar

from menagerie.server.refusal import Refusal
from menagerie.server.storage.store import Conflict

Answer = TypeVar("Answer")

TRIES = 5  # to do something when other processes were faster


class OneAtATime(ABC):
    """An object that several processes may change, each on its own copy."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()

    async def alone(self, deed: Callable[[], Awaitable[Answer]]) -> Answer:
        """Do something while nothing else happens here."""
        async with self.lock:
            for _ in range(TRIES):
                try:
                    return await deed()
                except Conflict:
                    await self.reload()
            self.give_up()
            raise Refusal("meanwhile")

    @abstractmethod
    async def reload(self) -> None:
        """Read everything again: another process was faster, and the change made here was lost."""

    @abstractmethod
    def give_up(self) -> None:
        """Let this copy go."""
