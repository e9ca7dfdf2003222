"""One thing at a time, with retry: where another process was quicker, what it did is read first, and the thing done again."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import TypeVar

from menagerie.server.refusal import Refusal
from menagerie.server.storage.store import Conflict

Answer = TypeVar("Answer")

TRIES = 5  # to do something that others were quicker at


class OneAtATime(ABC):
    """Something that several processes may change, of which each has its own copy."""

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
        """Read everything again: another process was quicker, and what was done here did not happen."""

    @abstractmethod
    def give_up(self) -> None:
        """Let this copy go."""
