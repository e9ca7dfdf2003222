"""Shares of the wins, with intervals that take into account that games of one deal belong together."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy

from menagerie.lab.tally import wilson


@dataclass(frozen=True, slots=True)
class Share:
    """How much of the wins one seat of a player has, with its 95 % interval."""

    share: float
    low: float
    high: float
    games: int  # counted for each seat


def share_of(deals: Iterable[tuple[float, int]]) -> Share:
    """The share from what each deal brought: wins, parts of them included, and how often the player sat down for them.

    The spread is that of whole deals, but at least as if one game had gone otherwise; Wilson's interval then counts as
    many games as would spread as much, had they nothing to do with each other.
    """
    wins, seats = numpy.array(list(deals), numpy.float64).T
    share, count, games = wins.sum() / seats.sum(), len(wins), seats.sum()
    spread = count / max(count - 1, 1) * max(((wins - share * seats) ** 2).sum(), 1) / games**2
    worth = share * (1 - share) / spread or games
    low, high = wilson(share * worth, worth)
    return Share(float(share), max(0.0, float(low)), min(1.0, float(high)), int(games))
