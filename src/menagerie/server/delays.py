"""How long an answer takes that is given for a person: as long as that person takes for the same, so that time tells nothing."""

from __future__ import annotations

from collections import deque
from random import SystemRandom

REMEMBERED = 32  # answers of a person of each kind
SHORTEST, LONGEST = 0.5, 12.0  # seconds
USUAL = (0.9, 1.1, 1.3, 1.5, 1.7, 2.0, 2.3, 2.7, 3.2, 4.0)  # of somebody who has not answered yet
BLUR = 0.15  # so that no delay is ever seen twice


class Delays:
    """The times that the people of a table take, by seat and by what they do. An answer given for them takes one of these."""

    def __init__(self) -> None:
        self._seen: dict[tuple[int, str], deque[float]] = {}
        self._random = SystemRandom()

    def note(self, seat: int, action: str, seconds: float) -> None:
        """A person has answered so after so many seconds."""
        self._known(seat, action).append(min(LONGEST, max(SHORTEST, seconds)))

    def draw(self, seat: int, action: str) -> float:
        """How long to wait before this is answered for a person."""
        seconds = self._random.choice(self._known(seat, action)) * self._random.uniform(1 - BLUR, 1 + BLUR)
        return min(LONGEST, max(SHORTEST, seconds))

    def _known(self, seat: int, action: str) -> deque[float]:
        return self._seen.setdefault((seat, action), deque(USUAL, maxlen=REMEMBERED))
