"""Calibration: stated chances are compared with outcomes, and a correction is learned from them."""

from pathlib import Path
from random import Random

import pytest

from menagerie.bots.minds.hindsight import Hindsight
from menagerie.bots.weights import Weights, weights_of
from menagerie.cli import main
from menagerie.lab.reliability import Series, StatedChance, bins_of, hindsight_of, text_of

HOPEFUL = Hindsight(power=1.4, factor=0.7)  # for chances that are stated too high


def test_what_was_said_is_held_against_what_came() -> None:
    """Of 400 games stated at 70 %, 280 were won; of those stated at 20 % half were, so that is not calibrated."""
    games = [[StatedChance(0.72, float(number % 10 < 7)), StatedChance(0.21, float(number % 2))] for number in range(400)]
    bins = bins_of(games)
    high, low = bins[7], bins[2]

    assert high is not None
    assert low is not None
    assert (high.said, high.games) == (400, 400)
    assert [high.chance, high.won] == pytest.approx([0.72, 0.7])
    assert high.is_true
    assert not low.is_true
    assert [each is not None for each in bins] == [number in (2, 7) for number in range(10)]
    assert "70 to 80 %" in "\n".join(text_of(Series("cubirds", 2, {}, "expert"), bins))


def hopeful_games(known: Hindsight) -> list[list[StatedChance]]:
    """Games in which stated chances come true after a known correction, as for optimists; some are certain."""
    random = Random(1)
    chances = [random.betavariate(1.2, 1.2) for _ in range(600)]
    return [
        [StatedChance(known.on(chance), HOPEFUL.on(chance)), StatedChance(1.0, 1.0), StatedChance(0.0, 0.0)] for chance in chances
    ]


@pytest.mark.parametrize("known", [Hindsight(), Hindsight(power=0.8, factor=1.3)], ids=["none", "some"])
def test_what_comes_true_is_learned_whatever_was_known_before(known: Hindsight) -> None:
    learned = hindsight_of(hopeful_games(known), known, "a test")

    assert [learned.power, learned.factor] == pytest.approx([HOPEFUL.power, HOPEFUL.factor], abs=0.002)
    assert learned.made_by == "a test"


def test_hindsight_changes_no_order_and_nothing_that_is_certain() -> None:
    said = [number / 50 for number in range(51)]
    true = [HOPEFUL.on(chance) for chance in said]

    assert true == sorted(true)
    assert (true[0], true[-1], HOPEFUL.on(1.0000000002), HOPEFUL.on(-1e-12)) == (0.0, 1.0, 1.0, 0.0)
    assert [HOPEFUL.undone(chance) for chance in true] == pytest.approx(said)


@pytest.mark.parametrize("chance", [0.2, 0.5, 0.9])
def test_how_unsure_a_chance_is_follows_how_steep_hindsight_is_there(chance: float) -> None:
    step = 1e-5
    assert HOPEFUL.error_on(chance, step) == pytest.approx(HOPEFUL.on(chance + step) - HOPEFUL.on(chance), rel=1e-3)
    assert HOPEFUL.error_on(1.0, 0.0) == 0.0


def test_what_is_learned_is_written_beside_the_weights(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "duel.json"
    monkeypatch.setattr("menagerie.lab.commands.latest_file", lambda *_form: file)
    known = weights_of("wildcards", "duel")
    assert known is not None
    monkeypatch.setattr("menagerie.lab.commands.games_of", lambda *_series, **_how: hopeful_games(known.hindsight))
    command = "reliability wildcards --players 2 --option edition=duel --games 600"

    assert main(command.split()) == 0
    assert not file.exists()
    assert main([*command.split(), "--correct"]) == 0
    learned = Weights.from_json(file.read_text(encoding="utf-8"))
    assert learned.hindsight.factor == pytest.approx(HOPEFUL.factor, abs=0.01)
    assert learned.hindsight.made_by == f"menagerie {command} --correct"
    assert (learned.answers, learned.values, learned.made_by) == (known.answers, known.values, known.made_by)
    assert str(file) in capsys.readouterr().out


def test_nothing_is_learned_from_a_few_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("menagerie.lab.commands.latest_file", lambda *_form: tmp_path / "weights.json")
    assert main(["reliability", "cubirds", "--players", "2", "--games", "10", "--correct"]) == 2
    assert "fewer than 50 games" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
