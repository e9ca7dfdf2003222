"""Ratings, shares and verdicts from made-up games whose true strengths are known."""

import math
from collections.abc import Callable, Iterator, Sequence

import numpy
import pytest

from menagerie.lab.ratings import SCALE, RatedGame, rate
from menagerie.lab.sequential import Certainty, SequentialVerdict, verdict_on
from menagerie.lab.shares import share_of

STRENGTHS = {"random": 0.0, "middling": 1.0, "strong": 1.8}  # as logarithms
CHANCE = numpy.random.Generator


def ranks_of(players: Sequence[str], chance: CHANCE) -> tuple[int, ...]:
    """The ranks of a game by the model: who is best, who is best of the others, and so on."""
    speed = [chance.exponential() / math.exp(STRENGTHS[name]) for name in players]
    return tuple(1 + sum(other < own for other in speed) for own in speed)


def only_winners(ranks: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(min(rank, 2) for rank in ranks)


def made_up(players: Sequence[str], deals: int, chance: CHANCE) -> Iterator[RatedGame]:
    for deal in range(deals):
        yield RatedGame(deal, tuple(players), ranks_of(players, chance))


def ratings_of(games: Iterator[RatedGame], told: Callable[[tuple[int, ...]], tuple[int, ...]] = tuple) -> dict[str, float]:
    found = rate((RatedGame(game.deal, game.players, told(game.ranks)) for game in games), samples=5)
    return {each.player: each.rating for each in found.ratings}


@pytest.mark.parametrize("told", [tuple, only_winners], ids=["all ranks", "only who won"])
def test_ratings_find_how_strong_everybody_is(told: Callable[[tuple[int, ...]], tuple[int, ...]]) -> None:
    chance = numpy.random.default_rng(1)
    tables = (*made_up(["strong", "middling", "random"], 2500, chance), *made_up(["middling", "random"] * 2, 2500, chance))
    found = ratings_of(iter(tables), told)

    assert list(found) == ["strong", "middling", "random"]
    for name, strength in STRENGTHS.items():
        assert found[name] == pytest.approx(strength * SCALE, abs=25), name


def test_a_rating_of_400_more_is_ten_times_the_chance() -> None:
    games = [RatedGame(deal, ("strong", "random"), (1, 2) if deal % 11 else (2, 1)) for deal in range(11_000)]
    assert ratings_of(iter(games))["strong"] == pytest.approx(400, abs=1)


def test_a_shared_win_is_half_a_win_for_each() -> None:
    shared = [RatedGame(deal, ("one", "other"), (1, 1)) for deal in range(100)]
    in_turn = [RatedGame(deal, ("one", "other"), (1 + deal % 2, 2 - deal % 2)) for deal in range(100)]
    assert ratings_of(iter(shared)) == pytest.approx(ratings_of(iter(in_turn)), abs=1e-6)
    some = [*shared, RatedGame(100, ("one", "other"), (1, 2))]
    assert ratings_of(iter(some)) == pytest.approx(ratings_of(iter([*in_turn, some[-1]])), abs=1e-6)


def test_where_random_did_not_play_the_weakest_has_nought() -> None:
    found = rate(made_up(["strong", "middling"], 200, numpy.random.default_rng(2)), samples=5)
    assert found.anchor == "middling"
    assert found.ratings[-1].rating == found.ratings[-1].low == found.ratings[-1].high == 0


def test_who_has_won_everything_is_not_endlessly_strong_and_nobody_is_sure_how_strong() -> None:
    few = rate(RatedGame(deal, ("strong", "random"), (1, 2)) for deal in range(6)).ratings[0]
    many = rate(RatedGame(deal, ("strong", "random"), (1, 2)) for deal in range(600)).ratings[0]
    assert 0 < few.low < few.rating < few.high < 3000
    assert few.rating + 300 < many.rating


def test_the_intervals_of_ratings_cover_the_truth_though_games_of_a_deal_go_alike() -> None:
    covered, trials, truth = 0, 40, STRENGTHS["middling"] * SCALE
    for seed in range(trials):
        chance = numpy.random.default_rng(seed)
        alike = [(game, game) for game in made_up(["middling", "random"], 120, chance)]
        found = rate((game for twins in alike for game in twins), samples=100).ratings[0]
        covered += found.low <= truth <= found.high
    assert covered / trials > 0.86


def test_the_intervals_of_shares_cover_the_truth_though_games_of_a_deal_go_alike() -> None:
    chance, covered, trials = numpy.random.default_rng(3), 0, 1000
    for _ in range(trials):
        wins = 4 * (chance.random(50) < 0.3)  # from all four seats the same
        found = share_of((float(won), 4) for won in wins)
        covered += found.low <= 0.3 <= found.high
    assert 0.93 < covered / trials < 0.99


def test_shares_at_the_ends_have_intervals_too() -> None:
    all_won, none_won = share_of([(2.0, 2)] * 12), share_of([(0.0, 2)] * 12)
    assert (all_won.share, round(all_won.low, 3), all_won.high) == (1, 0.862, 1)
    assert (none_won.share, round(none_won.low, 3), round(none_won.high, 3)) == (0, 0, 0.138)
    always_half = share_of([(1.0, 2)] * 12)
    assert always_half.low < 0.5 < always_half.high


def shares_of_deals(mean: float, deals: int, chance: CHANCE) -> Sequence[float]:
    return list((chance.random((deals, 2)) < mean).mean(axis=1))


def verdicts(mean: float, deals: int, trials: int) -> list[SequentialVerdict | None]:
    chance, certainty = numpy.random.default_rng(4), Certainty(error=0.05, margin=0.1)
    found = (verdict_on(shares_of_deals(mean, deals, chance), 0.5, certainty) for _ in range(trials))
    return [decided.verdict if decided else None for decided in found]


def test_of_even_bots_it_is_rarely_said_that_they_differ_however_often_one_looks() -> None:
    said = verdicts(0.5, 250, trials=2000)
    wrong = sum(verdict in (SequentialVerdict.MORE, SequentialVerdict.LESS) for verdict in said) / len(said)
    assert wrong <= 0.05
    assert said.count(SequentialVerdict.EVEN) / len(said) > 0.5


@pytest.mark.parametrize("mean", [0.4, 0.6])
def test_of_bots_at_the_margin_it_is_rarely_said_that_they_are_even(mean: float) -> None:
    said = verdicts(mean, 250, trials=1000)
    assert said.count(SequentialVerdict.EVEN) / len(said) <= 0.05
    assert said.count(SequentialVerdict.MORE if mean > 0.5 else SequentialVerdict.LESS) / len(said) > 0.9


def test_the_verdict_on_a_stronger_bot_comes_early_and_stays() -> None:
    shares = shares_of_deals(0.8, 400, numpy.random.default_rng(5))
    decided = verdict_on(shares, 0.5, Certainty())
    assert decided
    assert decided.verdict == SequentialVerdict.MORE
    assert decided.deals < 60
    assert verdict_on(shares[: decided.deals], 0.5, Certainty()) == decided
    assert verdict_on(shares[: decided.deals - 1], 0.5, Certainty()) is None
    assert verdict_on([], 0.5, Certainty()) is None
