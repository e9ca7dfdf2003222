"""How long an answer takes that is given for a person: as long as that person takes for the same, so that time tells nothing."""

from __future__ import annotations

from collections import defaultdict, deque
from random import Random, SystemRandom

REMEMBERED = 32  # answers of a person of each kind
ENOUGH = 8  # of them: from then on nothing but the person's own times counts
LONGEST = 12.0  # seconds; a table does not wait longer for an answer that is no choice
USUAL = (0.9, 1.1, 1.3, 1.5, 1.7, 2.0, 2.3, 2.7, 3.2, 4.0)  # of somebody who has not answered yet
BLUR = 0.15  # so that no delay is ever seen twice

CHANCE = SystemRandom()  # one for all tables: each would take some memory, and none has a state


class Delays:
    """The times that the people of a table take, by seat and by what they do. An answer given for them takes one of these.

    Times are kept as they are, however short. One longer than the longest is not kept, and not shortened either: many that
    are just as long as the longest would show which answers were given.
    """

    def __init__(self, random: Random | None = None) -> None:
        self._own: defaultdict[tuple[int, str], deque[float]] = defaultdict(lambda: deque(maxlen=REMEMBERED))
        self._random = random or CHANCE

    def note(self, seat: int, action: str, seconds: float) -> None:
        """A person has answered so after so many seconds."""
        if seconds <= LONGEST:
            self._own[seat, action].append(seconds)

    def draw(self, seat: int, action: str) -> float:
        """How long to wait before this is answered for a person."""
        own = self._own[seat, action]
        known = [*own, *self._random.sample(USUAL, max(0, ENOUGH - len(own)))]
        return self._random.choice(known) * self._random.uniform(1 - BLUR, 1 + BLUR)
