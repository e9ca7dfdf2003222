"""The health check: whether the server can store what is played. It looks at the last commit, or makes a small one as a probe."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from dataclasses import dataclass

from menagerie.server.limits import Waits
from menagerie.server.refusal import NotKept
from menagerie.server.storage.store import Store


@dataclass(frozen=True, slots=True)
class Report:
    """The health of the disk: the code of a problem, if there is one, and how long the last commit took."""

    problem: str | None
    seconds: float


class Health:
    """Checks the store, with at most one probe at a time."""

    def __init__(self, store: Store, waits: Waits) -> None:
        self._store, self._waits = store, waits
        self._probe: asyncio.Task[None] | None = None

    async def look(self) -> Report:
        """Check the disk. Waits no longer than a commit may take."""
        commits = self._store.commits
        if self._probe is not None or (time.monotonic() - commits.tried_at > self._waits.fresh_health and not self._is_slow()):
            self._probe = self._probe or asyncio.create_task(self._try())
            await asyncio.wait({self._probe}, timeout=0 if self._is_slow() else self._waits.slow_commit)
        if self._is_slow() or self._probe is not None:
            return Report("disk-slow", commits.seconds)
        return Report(None if commits.problem is None else commits.problem.code, commits.seconds)

    def _is_slow(self) -> bool:
        since = self._store.commits.waiting_since
        return since is not None and time.monotonic() - since > self._waits.slow_commit

    async def _try(self) -> None:
        try:
            with suppress(NotKept):  # the store has noted the failure
                await self._store.probe()
        finally:
            self._probe = None
