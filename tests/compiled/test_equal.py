"""Compiled rules equal interpreted ones, byte for byte, at every step; and an edited rule is never run from a stale cache."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from support.forms import FORMS

from menagerie import GAMES

pytestmark = pytest.mark.compiled

ROOT = Path(__file__).resolve().parents[2]
GAMES_OF_A_FORM = 50  # `make soak` plays 10,000 of each


def run(script: str, source: Path = ROOT / "src", **environment: str) -> str:
    """The output of a script in a separate interpreter."""
    paths = os.pathsep.join([str(source), str(ROOT / "tests")])
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONPATH": paths, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.parametrize("game", GAMES)
def test_c2_1_random_games_are_the_same_on_both_runtimes(game: str) -> None:
    """C3.3, C10.4 and all the others: every rule that comes up in a random game. None reads or writes beyond an array."""
    script = f"""
from support.forms import FORMS
from support.runtimes import play_on_both
for form in FORMS:
    if form.game == "{game}":
        print(sum(play_on_both(form, seed, leak_checks=1) for seed in range({GAMES_OF_A_FORM})))
"""
    actions = [int(line) for line in run(script, NUMBA_BOUNDSCHECK="1", NUMBA_OPT="0").splitlines()]

    assert len(actions) == sum(form.game == game for form in FORMS)
    assert min(actions) > 10 * GAMES_OF_A_FORM


def test_an_edited_rule_is_compiled_anew(tmp_path: Path) -> None:
    source = tmp_path / "src"
    shutil.copytree(ROOT / "src", source)
    script = """
from menagerie.compiled import entry
from menagerie.cubirds.rules.flock import reward
def ask(species, count):
    return reward(species, count)
import inspect
print(entry(ask)(0, 9))
"""
    asks = tmp_path / "ask.py"
    asks.write_text(script)
    command = f"exec(compile(open({str(asks)!r}).read(), {str(asks)!r}, 'exec'))"
    cache = {"MENAGERIE_CACHE": str(tmp_path / "cache")}
    assert run(command, source, **cache) == "2"
    assert run(command, source, **cache) == "2"

    rule = source / "menagerie" / "cubirds" / "rules" / "flock.py"
    rule.write_text(rule.read_text().replace("return 2", "return 5"))
    assert run(command, source, **cache) == "5"
    assert len(list((tmp_path / "cache").iterdir())) == 2
