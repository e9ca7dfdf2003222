"""The calibration of bots: whether the chances they state come true.

Equals play against each other. Of all seats that stated a chance of 60 %, about 60 % should win.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from math import exp, sqrt

import numpy

from menagerie.bots import Seen
from menagerie.bots.levels import LEVELS
from menagerie.bots.minds.hindsight import Hindsight
from menagerie.bots.minds.listed import MINDS
from menagerie.bots.search.bot import SearchBot
from menagerie.core.option import OptionValue
from menagerie.games import GAMES
from menagerie.lab.bot_game import derived_digits, prepare_bots
from menagerie.lab.processes import done_on_processes
from menagerie.lab.tally import Z95

BINS = 10
TEACH = 50  # games, at least: with fewer it would only fit noise
STEPS = 30  # of Newton's method, which needs ten at most


@dataclass(frozen=True, slots=True)
class StatedChance:
    """A stated chance to win, and the share of the win that the seat got."""

    chance: float
    won: float


@dataclass(frozen=True, slots=True)
class Series:
    """Games in which all seats state their chances."""

    game: str
    players: int
    options: Mapping[str, OptionValue]
    level: str
    deals: str = "reliability"  # calibration is learned on other deals than those it is tested on

    @property
    def form(self) -> str:
        """The form of the game, as the file of its weights is named."""
        return MINDS[self.game].form_of(GAMES[self.game].prepare(self.players, self.options))


@dataclass(frozen=True, slots=True)
class Bin:
    """The stated chances between two tenths: how many games, the average stated, and how many came true."""

    said: int
    games: int
    chance: float
    won: float
    error: float  # of what came true, clustered by game

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of what came true."""
        reach = Z95 * self.error
        return max(0.0, self.won - reach), min(1.0, self.won + reach)

    @property
    def is_true(self) -> bool:
        """Whether it is calibrated to within 5 points, allowing for chance."""
        return abs(self.chance - self.won) <= 0.05 + Z95 * self.error


def play_and_say(series: Series, number: int) -> list[StatedChance]:
    """Play one game. Returns the stated chance for every real choice, and the result."""
    game = GAMES[series.game].new(series.players, seed=derived_digits(series.deals, number), **series.options)
    bot, said = SearchBot(LEVELS[series.level], number), list[tuple[int, float]]()
    while game.to_act:
        seat = game.to_act[0]
        best = bot.think(Seen.of(game, seat), ranked=1).best
        if best.chance is not None:
            said.append((seat, best.chance))
        game.act(seat, best.action)
    won = game.returns()
    return [StatedChance(chance, won[seat]) for seat, chance in said]


def games_of(
    series: Series, games: int, *, cores: int, progress: Callable[[int], object] = lambda games: None
) -> Iterator[list[StatedChance]]:
    """All games of a series."""
    prepare_bots(series.game, [series.level])
    for _, said in done_on_processes(partial(play_and_say, series), iter(range(games)), cores=cores):
        progress(1)
        yield said


def bins_of(games: list[list[StatedChance]]) -> list[Bin | None]:
    """Stated and true chances in tenths; None for a tenth that nobody stated."""
    return [
        _bin([[each for each in said if min(int(each.chance * BINS), BINS - 1) == number] for said in games])
        for number in range(BINS)
    ]


def _bin(games: list[list[StatedChance]]) -> Bin | None:
    clusters = [said for said in games if said]
    count = sum(map(len, clusters))
    if not count:
        return None
    chance = sum(each.chance for said in clusters for each in said) / count
    won = sum(each.won for said in clusters for each in said) / count
    spread = sum(sum(each.won - won for each in said) ** 2 for said in clusters)
    return Bin(count, len(clusters), chance, won, sqrt(spread) / count)


def hindsight_of(games: list[list[StatedChance]], known: Hindsight, made_by: str) -> Hindsight:
    """Learn a calibration from what was stated under a known one: a logistic regression of winning on the stated odds."""
    stated = [(known.undone(each.chance), each.won) for said in games for each in said]
    chances, won = numpy.array([each for each in stated if 0 < each[0] < 1]).T
    odds = numpy.stack([numpy.log(chances / (1 - chances)), numpy.ones(len(chances))])
    found = numpy.array([1.0, 0.0])  # the power, and the logarithm of the factor
    for _ in range(STEPS):
        true = 1 / (1 + numpy.exp(-found @ odds))
        found += numpy.linalg.solve(odds * true * (1 - true) @ odds.T, odds @ (won - true))
    return Hindsight(round(float(found[0]), 3), round(exp(found[1]), 3), made_by)


def text_of(series: Series, bins: list[Bin | None]) -> Iterator[str]:
    """A table to be read."""
    yield f"{series.game}, {series.players} players, {series.level}"
    yield f"{'said':>12}{'times':>9}{'games':>8}{'on average':>12}{'came true':>11}{'95 % interval':>18}"
    for number, each in enumerate(bins):
        if each is not None:
            low, high = each.interval
            interval = f"{low:.1%} to {high:.1%}"
            span = f"{number * 100 // BINS} to {(number + 1) * 100 // BINS} %"
            yield f"{span:>12}{each.said:>9,}{each.games:>8,}{each.chance:>12.1%}{each.won:>11.1%}{interval:>18}"
