"""Delays that close a timing side channel: an automatic answer takes as long as the person usually takes.

Some questions are answered for a person, because there is only one answer or the usual one was asked for. If that happened at
once, the others could tell from the time alone that the person had no choice, and so guess their cards.
"""

from __future__ import annotations

from collections import defaultdict, deque
from random import Random, SystemRandom

REMEMBERED = 32  # answers of each kind, for each seat
ENOUGH = 8  # answers: from then on only the person's own times count
LONGEST = 12.0  # seconds; a table does not wait longer for an answer that nobody chose
USUAL = (0.9, 1.1, 1.3, 1.5, 1.7, 2.0, 2.3, 2.7, 3.2, 4.0)  # seconds, for somebody who has not answered yet
BLUR = 0.15  # the part by which a delay varies, so that none is ever seen twice

CHANCE = SystemRandom()  # shared by all tables: it has no state, and one for each would take memory


class Delays:
    """The times that the people at a table take, by seat and kind of answer. An automatic answer takes one of these.

    Times are kept as they are, however short. One above the longest is dropped and not shortened: many delays of exactly the
    longest time would show which answers were automatic.
    """

    def __init__(self, random: Random | None = None) -> None:
        self._own: defaultdict[tuple[int, str], deque[float]] = defaultdict(lambda: deque(maxlen=REMEMBERED))
        self._random = random or CHANCE

    def note(self, seat: int, action: str, seconds: float) -> None:
        """Note that a person gave this kind of answer after so many seconds."""
        if seconds <= LONGEST:
            self._own[seat, action].append(seconds)

    def draw(self, seat: int, action: str) -> float:
        """Draw the seconds to wait before answering for a person."""
        own = self._own[seat, action]
        known = [*own, *self._random.sample(USUAL, max(0, ENOUGH - len(own)))]
        return self._random.choice(known) * self._random.uniform(1 - BLUR, 1 + BLUR)
