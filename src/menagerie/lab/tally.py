"""Counts over many games: lengths, endings, wins and scores. They are whole numbers, so the order of adding does not matter."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import numpy
from numpy.typing import NDArray

from menagerie.lab.figures import Figures

STREAM_OF_GAMES = 1  # the stream of the seed from which each game and its players get their own keys
TURNS, DECISIONS, ENDING, WINNERS, SCORES = range(5)  # columns of an outcome; the scores come last, one column for each seat

Outcomes = NDArray[numpy.int64]

Z95 = 1.959963984540054


def wilson(hits: float, trials: float) -> tuple[float, float]:
    """The 95 % interval of a share, by Wilson's score."""
    share, spread = hits / trials, Z95**2 / trials
    middle = (share + spread / 2) / (1 + spread)
    reach = Z95 * sqrt(share * (1 - share) / trials + spread / (4 * trials)) / (1 + spread)
    return middle - reach, middle + reach


class Tally:
    """The counts of a simulation."""

    def __init__(self, endings: tuple[str, ...]) -> None:
        self._endings = endings
        self._turns = numpy.zeros(0, numpy.int64)  # [turns] games of that length
        self._ended = numpy.zeros(len(endings), numpy.int64)
        self._wins: list[int] = []
        self._shared = 0
        self._scores: list[int] = []
        self._squares: list[int] = []
        self.games = 0
        self.decisions = 0
        self.seconds = 0.0

    def add(self, outcomes: Outcomes) -> None:
        """Count some more games."""
        lengths = numpy.bincount(outcomes[:, TURNS], minlength=len(self._turns))
        lengths[: len(self._turns)] += self._turns
        self._turns = lengths
        self._ended += numpy.bincount(outcomes[:, ENDING], minlength=len(self._endings))
        seats = outcomes.shape[1] - SCORES
        won = outcomes[:, WINNERS, None] >> numpy.arange(seats) & 1
        scores = outcomes[:, SCORES:]
        blank = [0] * seats
        self._wins = [old + int(new) for old, new in zip(self._wins or blank, won.sum(axis=0), strict=True)]
        self._shared += int((won.sum(axis=1) > 1).sum())
        self._scores = [old + int(new) for old, new in zip(self._scores or blank, scores.sum(axis=0), strict=True)]
        self._squares = [old + int(new) for old, new in zip(self._squares or blank, (scores**2).sum(axis=0), strict=True)]
        self.games += len(outcomes)
        self.decisions += int(outcomes[:, DECISIONS].sum())

    def length_at(self, share: float) -> int:
        """The number of turns that this share of the games does not exceed."""
        return int(numpy.searchsorted(numpy.cumsum(self._turns), share * self.games))

    def plain(self, seats: Sequence[str]) -> Figures:
        """The counts as JSON values; numbers with a point are rounded, so that they are the same everywhere."""
        turns = int((self._turns * numpy.arange(len(self._turns))).sum())
        return {
            "games": self.games,
            "decisions": self.decisions,
            "turns": {
                "mean": round(turns / self.games, 2),
                "5 %": self.length_at(0.05),
                "median": self.length_at(0.5),
                "95 %": self.length_at(0.95),
                "longest": len(self._turns) - 1,
            },
            "endings": {name: int(count) for name, count in zip(self._endings, self._ended, strict=True) if count},
            "shared wins": self._shared,
            "seats": [{"seat": name, **self._seat(seat)} for seat, name in enumerate(seats)],
        }

    def _seat(self, seat: int) -> Figures:
        low, high = wilson(self._wins[seat], self.games)
        mean = self._scores[seat] / self.games
        spread = sqrt(max(0.0, self._squares[seat] / self.games - mean**2))
        return {
            "wins": self._wins[seat],
            "share": round(self._wins[seat] / self.games, 4),
            "from": round(low, 4),
            "to": round(high, 4),
            "score": round(mean, 2),
            "spread": round(spread, 2),
        }
