"""Why a mind likes one answer better than another: its weighed features, and reasons as facts that a player can check."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import inf
from typing import Any

from menagerie.bots.minds.mind import Mind
from menagerie.bots.minds.pad import plain_pad
from menagerie.core import Line
from menagerie.games import ByGame

CERTAIN = inf  # the worth of a reason that settles the question
HINTED = 0.01  # against: facts that the mind does not look at are told if nothing else speaks for an answer
PLAIN = -inf  # and of a fact that only serves if nothing else can be said


@dataclass(frozen=True, slots=True)
class Reason:
    """A fact that speaks for an answer, and how much: the difference that it makes to the mind's first impression."""

    worth: float
    line: Line


@dataclass(frozen=True, slots=True)
class Impression:
    """A mind's first impression of an answer: its numbers, and the features of all of them, weighed."""

    numbers: tuple[int, ...]
    weighed: Mapping[int, float]  # by the place of the weight

    @classmethod
    def of(cls, mind: Mind, table: Any, numbers: Sequence[int], weights: Any) -> Impression:
        """The impression on a seat's copy of the table, which stays as it is."""
        copy, pad = table.copy(), plain_pad()
        weighed: dict[int, float] = {}
        for index, number in enumerate(numbers):
            if index:
                mind.rules.play(copy, numbers[index - 1])
            mind.observe(copy, pad)
            for feature in range(mind.features_of(copy, pad, number)):
                place = pad.places[feature]
                weighed[place] = weighed.get(place, 0.0) + float(weights[place]) * pad.amounts[feature]
        return cls(tuple(numbers), weighed)

    @property
    def score(self) -> float:
        """How good the answer seems."""
        return sum(self.weighed.values())

    def gain_over(self, other: Impression, first: int, size: int = 1) -> float:
        """By how much this answer is better in a group of features: those of the places from `first` on."""
        return sum(
            each.weighed.get(place, 0.0) * sign for each, sign in ((self, 1), (other, -1)) for place in range(first, first + size)
        )


Explain = Callable[[Any, Impression, Impression], Iterator[Reason]]

EXPLAIN: Mapping[str, Explain] = ByGame.of_modules("bots.games.{}", "explain")
