"""The health of the disk: whether the last commit succeeded, how long it took, and what is logged when one fails."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from math import inf

from menagerie.server.limits import Waits
from menagerie.server.refusal import Refusal
from menagerie.words import Words

log = logging.getLogger(__name__)


class CommitHealth:
    """The outcome of the latest commits. A lasting failure is logged once a minute at most, and once more when it is over."""

    def __init__(self, waits: Waits) -> None:
        self._waits = waits
        self.problem: Refusal | None = None  # why the last commit failed
        self.seconds = 0.0  # that the last one took
        self.tried_at = -inf  # when it ended
        self.waiting_since: float | None = None  # one has been under way since then
        self.succeeded: Callable[[float], None] = lambda _seconds: None  # called with how long a commit took
        self.failed: Callable[[str], None] = lambda _code: None  # called with the code of what failed
        self._told_at = -inf
        self._failures = 0

    def begin(self) -> None:
        """Note that a commit has begun."""
        self.waiting_since = time.monotonic()

    def rest(self) -> None:
        """Note that no commit is under way, whatever came of the last one."""
        self.waiting_since = None

    def note_success(self) -> None:
        """Note that the commit is on the disk."""
        self._end()
        self.succeeded(self.seconds)
        if self.problem is not None:
            log.warning("the disk works again", extra={"failed": self._failures})
            self.problem, self._failures, self._told_at = None, 0, -inf

    def note_failure(self, problem: Refusal) -> None:
        """Note that the commit failed, and why."""
        self._end()
        self.failed(problem.code)
        self._failures += 1
        is_old = self.tried_at - self._told_at > self._waits.failure_told
        is_news = self.problem is None or self.problem.code != problem.code or is_old
        self.problem = problem
        if is_news:
            self._told_at = self.tried_at
            log.error(Words().say(problem), extra={"failed": self._failures})

    def _end(self) -> None:
        self.tried_at = time.monotonic()
        self.seconds = self.tried_at - (self.waiting_since or self.tried_at)
