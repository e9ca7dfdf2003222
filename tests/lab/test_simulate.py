"""Simulations: the result depends on the seed alone."""

import json
from pathlib import Path

import pytest

from menagerie import GAMES, Seed
from menagerie.cli import main
from menagerie.core import AnyGame
from menagerie.lab.tally import wilson


@pytest.mark.compiled
@pytest.mark.parametrize("players", ["1", "3"])
def test_the_same_seed_gives_the_same_table_on_one_core_or_two(
    players: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    reports = []
    for cores in ("1", "2"):
        file = tmp_path / f"{cores}.json"
        command = ["simulate", "cubirds", "--players", players, "--games", "2500", "--seed", "1", "--cores", cores]
        assert main([*command, "--json", str(file)]) == 0
        reports.append(json.loads(file.read_text()))
    printed = capsys.readouterr().out

    assert [report.pop("run")["cores"] for report in reports] == [1, 2]
    assert reports[0] == reports[1]
    assert reports[0]["outcome"]["games"] == 2500
    assert sum(reports[0]["outcome"]["endings"].values()) == 2500
    for word in ("games a second", "ended by", "95 % interval", "turns: mean"):
        assert printed.count(word) == 2


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_compiled_loop_plays_what_the_interpreted_loop_plays(game: type[AnyGame]) -> None:
    import numpy

    from menagerie.core.chance import Chance
    from menagerie.lab import Simulation
    from menagerie.lab.simulate import play_games_of

    simulation = Simulation.of(game, players=3, games=20, seed=Seed.of(9))
    compiled = simulation.outcomes_of(5, 20)
    source, interpreted = Chance(), numpy.zeros_like(compiled)
    simulation.seed.key_into(source)
    table = game.prepare(3, simulation.options)
    play_games_of(game.rules)([table], [source, Chance()], 5, interpreted)

    assert (compiled == interpreted).all()


def test_wilsons_interval_holds_the_share() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert wilson(0, 10)[0] == pytest.approx(0)
