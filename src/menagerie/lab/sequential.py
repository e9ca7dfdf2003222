"""A sequential test: you may look at it after every deal, and it is still wrong no more often than it says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

import numpy
from numpy.typing import NDArray

Numbers = NDArray[numpy.float64]

STAKES = 0.5 ** numpy.arange(1, 9)  # parts of the most that can be staked without ever owing anything


class SequentialVerdict(Enum):
    """A verdict on a share: more or less than an even one, or within a margin of it."""

    MORE = "more"
    LESS = "less"
    EVEN = "even"


@dataclass(frozen=True, slots=True)
class Certainty:
    """The required certainty: how often a verdict may be wrong, and how far from even still counts as even."""

    error: float = 0.05
    margin: float = 0.02


@dataclass(frozen=True, slots=True)
class Decided:
    """A verdict, and after how many deals it was sure."""

    verdict: SequentialVerdict
    deals: int


def verdict_on(shares: Sequence[float], even: float, certainty: Certainty) -> Decided | None:
    """The first verdict that is sure, given the shares of one deal after another, each from 0 to 1; None while none is.

    Test by betting (Waudby-Smith and Ramdas, Journal of the Royal Statistical Society B, 2024): a gambler who bets on the shares
    at the odds of a mean that is true grows, by Ville's inequality, 1 / error times as rich only with that probability, at
    whatever moment one looks. We mix small and large stakes on both sides against an even share, and on one side each
    against the two ends of the margin, and call a mean wrong once a bet against it has grown so much.
    """
    seen = numpy.asarray(shares, numpy.float64)
    ups, downs = _wealth(seen, even)
    rich = -numpy.log(certainty.error)
    differs = numpy.logaddexp(ups, downs) - numpy.log(2) >= rich
    is_even = (_wealth(seen, even + certainty.margin)[1] >= rich, _wealth(seen, even - certainty.margin)[0] >= rich)
    within = numpy.logical_or.accumulate(is_even[0]) & numpy.logical_or.accumulate(is_even[1])
    sure = numpy.flatnonzero(differs | within)
    if not len(sure):
        return None
    first = int(sure[0])
    if differs[first]:
        return Decided(SequentialVerdict.MORE if ups[first] > downs[first] else SequentialVerdict.LESS, first + 1)
    return Decided(SequentialVerdict.EVEN, first + 1)


def _wealth(shares: Numbers, mean: float) -> tuple[Numbers, Numbers]:
    """After each deal, the logarithm of what is left of 1 that was bet on more than this mean, and on less."""
    stakes = numpy.concatenate([STAKES / mean, -STAKES / (1 - mean)])
    grown = numpy.cumsum(numpy.log1p(numpy.outer(shares - mean, stakes)), axis=0)
    sides = numpy.split(grown, 2, axis=1)
    ups, downs = (numpy.logaddexp.reduce(side, axis=1) - numpy.log(len(STAKES)) for side in sides)
    return ups, downs
