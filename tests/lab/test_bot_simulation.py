"""Simulations in which bots play: the same deals as random games, and the same report."""

import json
from pathlib import Path

import pytest

from menagerie import CuBirds, Seed, WildCards
from menagerie.cli import main
from menagerie.core import AnyGame
from menagerie.core.chance import Chance
from menagerie.lab.bot_game import checked_options
from menagerie.lab.bot_games import BotGames, play_bot_games, seed_of
from menagerie.lab.tally import DECISIONS, SCORES, TURNS, WINNERS


@pytest.mark.parametrize("game", [CuBirds, WildCards])
def test_the_deals_are_those_of_random_games_with_the_same_seed(game: type[AnyGame]) -> None:
    import numpy

    from menagerie.lab import Simulation
    from menagerie.lab.simulate import play_games_of

    simulation = Simulation.of(game, players=3, games=9, seed=Seed.of(4))
    source, table = Chance(), game.prepare(3, simulation.options)
    simulation.seed.key_into(source)
    play_games_of(game.rules)([table], [source, Chance()], 7, numpy.zeros((1, SCORES + 3), numpy.int64))
    games = BotGames(game.name, 3, simulation.options, simulation.seed.digits, "random", range(7, 8))

    assert seed_of(games, 7).digits == Seed.digits_of(table)


def test_the_outcome_of_a_game_is_told_by_its_columns() -> None:
    options = checked_options(CuBirds, 2, {"turn_limit": 40})
    games = BotGames("cubirds", 2, options, Seed.of(1).digits, "beginner", range(3))
    outcomes = play_bot_games(games)

    assert outcomes == play_bot_games(games)
    assert all(0 < outcome[TURNS] <= outcome[DECISIONS] and 1 <= outcome[WINNERS] <= 3 for outcome in outcomes)
    assert {len(outcome) for outcome in outcomes} == {SCORES + 2}


def test_bots_play_a_simulation_and_robinbird_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    reports = []
    for cores in ("1", "2"):
        file = tmp_path / f"{cores}.json"
        line = f"simulate cubirds --solo --bot beginner --games 12 --seed 3 --cores {cores} --json {file}"
        assert main(line.split()) == 0
        reports.append(json.loads(file.read_text()))
    printed = capsys.readouterr().out

    runs = [report.pop("run") for report in reports]
    assert reports[0] == reports[1]
    assert all(isinstance(run["seconds"], float) for run in runs)
    assert reports[0]["bot"] == "beginner"
    assert [seat["seat"] for seat in reports[0]["outcome"]["seats"]] == ["1", "RobinBird"]
    assert isinstance(reports[0]["outcome"]["turns"]["mean"], float)
    assert all(
        isinstance(seat[name], float) for seat in reports[0]["outcome"]["seats"] for name in ("share", "from", "to", "score")
    )
    assert "played by beginner at all seats" in printed
    assert printed.count("\nRobinBird ") == 2


def test_a_simulation_by_nobody_we_know_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "cubirds", "--bot", "nobody"]) == 2
    assert "There is no bot “nobody”." in capsys.readouterr().err
