"""How much one guest may ask for, and how fast."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

LONGEST_MESSAGE = 8 * 1024  # bytes
MOST_WATCHERS = 64  # at one table
MOST_DEVICES = 8  # of one seat; with one more, the first is sent away
MOST_WAITING = 1024 * 1024  # bytes that a slow client has not taken yet
PATIENCE = 50  # refused messages, then the connection is closed


@dataclass
class Bucket:
    """So many at once, then so many a second."""

    burst: float
    rate: float
    level: float = field(init=False)
    at: float = field(default_factory=time.monotonic)

    def __post_init__(self) -> None:
        self.level = self.burst

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """One bucket for each who asks; where there are too many, who asked first is forgotten first."""

    def __init__(self, burst: float, rate: float, most: int = 10_000) -> None:
        self._burst, self._rate, self._most = burst, rate, most
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        """Whether this one may ask once more."""
        if key not in self._buckets and len(self._buckets) >= self._most:
            self._buckets.pop(next(iter(self._buckets)))
        return self._buckets.setdefault(key, Bucket(self._burst, self._rate)).take()
