"""Tuning: weights follow what practice teaches, and an interrupted course continues."""

from pathlib import Path
from typing import Any

import numpy
import pytest

from menagerie import GAMES, Seed
from menagerie.bots.minds.listed import MINDS
from menagerie.bots.minds.pad import plain_pad
from menagerie.bots.weights import Weights
from menagerie.core.chance import Chance
from menagerie.lab.practice import Notebook, notebook_for, practise_of
from menagerie.lab.tune import GAMES_A_STEP, Learner, Tuning, TuningPlan, tune


def course(games: int) -> TuningPlan:
    return TuningPlan.of(GAMES["cubirds"], players=2, games=games, seed=Seed.of(1))


def taught(_tables: Any, _chances: Any, _pad: Any, first: int, games: int, answers: Any, values: Any, book: Notebook) -> int:
    """A practice that pulls every weight towards 1, with some noise that depends on the number of the game."""
    noise = numpy.random.default_rng(first).normal(size=len(answers))
    book.better[:] = games * (1 - answers + 0.1 * noise)
    book.truer[:] = games * (1 - values)
    return games


def test_numbers_follow_a_noisy_direction() -> None:
    learner, random = Learner([0.0, 5.0]), numpy.random.default_rng(1)
    for step in range(1, 2000):
        learner.follow(numpy.array([1.0, -1.0]) - learner.numbers + random.normal(size=2), 0.02, step)

    assert learner.numbers == pytest.approx([1.0, -1.0], abs=0.15)


def test_an_interrupted_course_comes_to_the_same(tmp_path: Path) -> None:
    games = 12 * GAMES_A_STEP
    whole = Tuning(course(games), taught)
    while whole.games < games:
        whole.step()
    first = Tuning(course(games), taught)
    for _ in range(5):
        first.step()
    first.save(tmp_path / "kept.npz")
    second = Tuning(course(games), taught)
    assert second.load(tmp_path / "kept.npz")
    assert second.games == 5 * GAMES_A_STEP
    while second.games < games:
        second.step()

    assert (second.answers.numbers == whole.answers.numbers).all()
    assert second.weights("so") == whole.weights("so")
    assert not Tuning(course(games + 1), taught).load(tmp_path / "kept.npz")
    assert not Tuning(course(games), taught).load(tmp_path / "nothing.npz")


def test_a_course_that_is_done_is_not_practised_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("menagerie.lab.tune.compiled_practise", lambda _mind: taught)
    heard: list[int] = []
    done = tune(course(3 * GAMES_A_STEP), tmp_path / "kept.npz", heard.append)
    assert heard == [GAMES_A_STEP] * 3
    heard.clear()
    again = tune(course(3 * GAMES_A_STEP), tmp_path / "kept.npz", heard.append)
    assert heard == [3 * GAMES_A_STEP]
    assert again.weights("so") == done.weights("so")


def test_weights_are_written_in_four_digits_and_read_again() -> None:
    weights = Weights("cubirds", "2", 1, "by a test", 500, (0.12345678, -3.0), tuple(number / 3 for number in range(45)))
    read = Weights.from_json(weights.to_json())

    assert read.answers == (0.1235, -3.0)
    assert read.values == pytest.approx(weights.values, rel=1e-3)
    assert Weights.from_json(read.to_json()) == read


@pytest.mark.parametrize(("game", "players"), [("cubirds", 2), ("wildcards", 3)])
def test_practice_praises_and_corrects(game: str, players: int) -> None:
    """A few games, interpreted: they teach something, and nothing is carried over from one game to the next."""
    mind, kind = MINDS[game], GAMES[game]
    table, source, book = kind.new(players, seed=1)._table, Chance(), notebook_for(mind)
    Seed.of(1).key_into(source)
    questions = practise_of(mind)(
        [table], [source, Chance()], plain_pad(), 0, 2, mind.first_answer_weights(), mind.first_value_weights(), book
    )

    assert questions > 40
    for learned in (book.better, book.truer):
        assert numpy.isfinite(learned).all()
        assert numpy.abs(learned).max() > 0.01
    assert (book.counts == -1).all()
