"""How a game ended."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Score:
    """One seat's score and what it is made of."""

    total: int
    parts: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Result:
    """Why the game ended, who won, and every seat's rank (1 is best, equals share one) and score."""

    endings: tuple[str, ...]
    winners: tuple[int, ...]
    ranks: tuple[int, ...]
    scores: tuple[Score, ...]
