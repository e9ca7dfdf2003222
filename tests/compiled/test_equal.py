"""Compiled equals interpreted, byte for byte, at every step; and no edited rule is answered from a stale cache."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from forms import FORMS, Form

pytestmark = pytest.mark.compiled

ROOT = Path(__file__).resolve().parents[2]
GAMES = 200


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_c2_1_random_games_are_the_same_on_both_runtimes(form: Form) -> None:
    """C3.3, C10.4 and all the others: every rule that a random game meets."""
    from runtimes import play_on_both

    actions = sum(play_on_both(form, seed, leak_checks=1) for seed in range(GAMES))

    assert actions > 10 * GAMES


def run(script: str, source: Path = ROOT / "src", **environment: str) -> str:
    """What a script prints in an interpreter of its own."""
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


def test_no_rule_reads_or_writes_beyond_an_array(tmp_path: Path) -> None:
    script = """
from forms import FORMS
from runtimes import play_on_both
print(sum(play_on_both(form, seed) for form in FORMS for seed in range(10)))
"""
    actions = run(script, NUMBA_BOUNDSCHECK="1", MENAGERIE_CACHE=str(tmp_path))

    assert int(actions) > 1000


def test_an_edited_rule_is_compiled_anew(tmp_path: Path) -> None:
    source = tmp_path / "src"
    shutil.copytree(ROOT / "src", source)
    script = """
from menagerie.compiled import entry
from menagerie.cubirds.rules.family import reward
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

    rule = source / "menagerie" / "cubirds" / "rules" / "family.py"
    rule.write_text(rule.read_text().replace("return 2", "return 5"))
    assert run(command, source, **cache) == "5"
    assert len(list((tmp_path / "cache").iterdir())) == 2
