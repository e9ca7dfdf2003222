"""How a game ended."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Score:
    """One seat's score and its parts.

    >>> Score(5, {"most": 3, "leaders": 2}).total
    5
    """

    total: int
    parts: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Result:
    """Why the game ended, who won, and every seat's rank (1 is best, equals share one) and score.

    >>> from menagerie import CuBirds
    >>> game = CuBirds.from_text("collection 1: owl*3 duck*2\\nhand 1: duck*4 robin\\nhand 2: robin\\nturn: 1 flock")
    >>> game.act(0, "flock duck")
    >>> game.result.endings, game.result.winners, game.result.ranks
    (('three-and-three',), (0,), (1, 2))
    """

    endings: tuple[str, ...]
    winners: tuple[int, ...]
    ranks: tuple[int, ...]
    scores: tuple[Score, ...]
