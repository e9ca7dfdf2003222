"""Ratings of players from the ranks at whole tables: the Plackett-Luce model, with bootstrap intervals over deals.

A game is read as a series of choices among those not yet chosen: first the winner, then the best of the others. A
player of strength s among others is chosen with the probability s / (sum of their strengths).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb, log

import numpy
from numpy.typing import NDArray

Numbers = NDArray[numpy.float64]
Weights = Numbers | NDArray[numpy.int64]

SCALE = 400 / log(10)  # a rating of 400 more is ten times the strength, as people know it from chess
SAMPLES = 400  # of the deals, for the intervals
ANCHOR = "random"


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A game as ratings see it: who played and how they ranked, and the deal that it shares with others."""

    deal: Hashable
    players: tuple[str, ...]
    ranks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's rating with its 95 % interval, both counted from the anchor."""

    player: str
    rating: float
    low: float
    high: float
    games: int


@dataclass(frozen=True, slots=True)
class Ratings:
    """All ratings, the strongest first, and the player whose rating is 0."""

    anchor: str
    ratings: tuple[Rating, ...]


def rate(games: Iterable[RatedGame], *, samples: int = SAMPLES) -> Ratings:
    """Rate everybody. The bot `random` has 0; if it did not play, the weakest has.

    The intervals are a bootstrap: whole deals are drawn with replacement and rated, because games of one deal belong together.
    Everybody also shares one made-up game with an average player, so that a player who has won all games is not infinitely
    strong. In the samples it counts more or less, so that such a rating has a wide interval.
    """
    choices = Choices(list(games))
    strengths = choices.fit(numpy.ones(choices.deals), numpy.ones(len(choices.players)))
    names = choices.players
    zero = names.index(ANCHOR) if ANCHOR in names else int(strengths.argmin())
    chance = numpy.random.default_rng(1)
    drawn = chance.multinomial(choices.deals, numpy.full(choices.deals, 1 / choices.deals), size=samples)
    made_up = chance.exponential(size=(samples, len(names)))
    fits = numpy.array([choices.fit(*weights, start=strengths) for weights in zip(drawn, made_up, strict=True)])
    low, high = numpy.quantile((fits - fits[:, [zero]]) * SCALE, (0.025, 0.975), axis=0)
    points = (strengths - strengths[zero]) * SCALE
    rated = [
        Rating(name, float(points[at]), float(low[at]), float(high[at]), choices.games[name]) for at, name in enumerate(names)
    ]
    return Ratings(names[zero], tuple(sorted(rated, key=lambda rating: -rating.rating)))


class Choices:
    """Games as choices: which players there were to choose among, and how often each was chosen, deal by deal."""

    def __init__(self, games: Sequence[RatedGame]) -> None:
        self.players = sorted({name for game in games for name in game.players})
        self.games = {name: sum(name in game.players for game in games) for name in self.players}
        numbers = {name: number for number, name in enumerate(self.players)}
        deals, fields = dict[Hashable, int](), dict[tuple[int, ...], int]()
        rows = defaultdict[tuple[int, int, int], float](float)
        for game in games:
            deal = deals.setdefault(game.deal, len(deals))
            for chosen, among, weight in choices_in([numbers[name] for name in game.players], game.ranks):
                rows[deal, fields.setdefault(among, len(fields)), chosen] += weight
        self.deals = len(deals)
        self._deal, self._field, self._chosen = numpy.array(list(rows), int).reshape(-1, 3).T
        self._weight = numpy.array(list(rows.values()), numpy.float64)
        self._seats = numpy.zeros((len(fields), len(numbers)))  # [field, player] how many seats of it are still in
        for among, field in fields.items():
            numpy.add.at(self._seats[field], list(among), 1)

    def fit(self, weights: Weights, made_up: Numbers, *, start: Numbers | None = None) -> Numbers:
        """The logarithms of the strengths that make these games likeliest, each deal counted by its weight (by Newton)."""
        counted = self._weight * weights[self._deal]
        fields = numpy.bincount(self._field, counted, len(self._seats))
        chosen = numpy.bincount(self._chosen, counted, len(self.players))
        strengths = numpy.zeros(len(self.players)) if start is None else start
        for _ in range(100):
            odds = self._seats * numpy.exp(strengths)
            odds /= odds.sum(axis=1, keepdims=True)
            expected = fields @ odds
            beating = 1 / (1 + numpy.exp(-strengths))  # somebody of middle strength
            slope = chosen - expected + made_up * (0.5 - beating)
            bend = numpy.diag(expected + made_up * beating * (1 - beating)) - (odds * fields[:, None]).T @ odds
            step = numpy.clip(numpy.linalg.solve(bend, slope), -1, 1)
            strengths = strengths + step
            if abs(step).max() < 1e-9:
                break
        return strengths


def choices_in(players: Sequence[int], ranks: Sequence[int]) -> Iterator[tuple[int, tuple[int, ...], float]]:
    """The choices in one game, best first: the one chosen, the field, and the weight.

    Those who share a rank are chosen in every order, each with an equal part: a shared win is a part of a win for each.
    There is no choice among the last; a game that ranks only its winners says nothing about the others.
    """
    left = list(range(len(players)))
    for rank in sorted(set(ranks)):
        tied = [seat for seat in left if ranks[seat] == rank]
        if rank > min(ranks) and len(tied) == len(left):
            return
        for gone in range(len(tied)):
            for before in combinations(tied, gone):
                still = [seat for seat in left if seat not in before]
                among = tuple(sorted(players[seat] for seat in still))
                weight = 1 / comb(len(tied), gone) / (len(tied) - gone)
                if len(set(among)) > 1:
                    yield from ((players[seat], among, weight) for seat in tied if seat not in before)
        left = [seat for seat in left if seat not in tied]
