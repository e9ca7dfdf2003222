"""How the disk does: whether the last commit succeeded, how long it took, and what is told when one does not."""

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
    """What was last seen of the disk. A failure is one line of the log for as long as it lasts, and one when it is over."""

    def __init__(self, waits: Waits) -> None:
        self._waits = waits
        self.problem: Refusal | None = None  # why the last commit failed
        self.seconds = 0.0  # that the last one took
        self.tried_at = -inf  # when it ended
        self.waiting_since: float | None = None  # one has been under way since then
        self.succeeded: Callable[[float], None] = lambda _seconds: None  # who wants to know how long commits take
        self.failed: Callable[[str], None] = lambda _code: None  # and which fail
        self._told_at = -inf
        self._failures = 0

    def begin(self) -> None:
        """A commit is under way."""
        self.waiting_since = time.monotonic()

    def rest(self) -> None:
        """None is under way any more, whatever came of it."""
        self.waiting_since = None

    def note_success(self) -> None:
        """It is on the disk."""
        self._end()
        self.succeeded(self.seconds)
        if self.problem is not None:
            log.warning("the disk works again", extra={"failed": self._failures})
            self.problem, self._failures, self._told_at = None, 0, -inf

    def note_failure(self, problem: Refusal) -> None:
        """It is not."""
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
