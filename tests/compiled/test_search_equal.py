"""A compiled search gives the same results as an interpreted one: the same answers, with the same sums."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from support.forms import FORMS

from menagerie import GAMES

pytestmark = pytest.mark.compiled

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = """
from random import Random
from support.forms import FORMS, play_some
from menagerie.bots.search.engine import compiled_engine, interpreted_engine
from menagerie.bots.minds.listed import MINDS
from menagerie.bots.search.bot import loaded
from menagerie.bots.search.halving import Searcher

def searched(engine, game, seat, seed):
    table = game.decision(seat).table
    weights = loaded(game.name, MINDS[game.name].form_of(table), "latest", engine)
    searcher = Searcher.of(engine, table, seat, weights, seed)
    candidates = searcher.candidates()
    searcher.try_out(candidates[:3], worlds=2, turns=2)
    return candidates

for form in FORMS:
    if form.game == "GAME":
        mind, random, compared = MINDS[form.game], Random(1), 0
        for seed in range(3):
            game = form.new(seed)
            while game.to_act and compared < 12 * (seed + 1):
                for seat in game.to_act[:2]:
                    pair = [searched(make(mind), game, seat, compared) for make in (compiled_engine, interpreted_engine)]
                    assert pair[0] == pair[1], (str(form), seat, pair, game.to_text())
                    compared += 1
                play_some(game, random, 5)
        print(compared)
"""


@pytest.mark.parametrize("game", GAMES)
def test_a_compiled_search_is_the_same_as_an_interpreted_one(game: str) -> None:
    """And nothing is read or written beyond the bounds of an array."""
    environment = {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT / 'tests'}", "MENAGERIE_COMPILE": "yes"}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT.replace("GAME", game)],
        env={**os.environ, **environment, "NUMBA_BOUNDSCHECK": "1", "NUMBA_OPT": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    compared = [int(line) for line in done.stdout.split()]
    assert len(compared) == sum(form.game == game for form in FORMS)
    assert min(compared) > 5
