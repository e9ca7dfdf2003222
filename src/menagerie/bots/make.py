"""Makes the compiled code of a game's bots: `python -m menagerie.bots.make cubirds` fills the cache, for whoever comes next."""

from __future__ import annotations

import os
import sys

from menagerie.bots.engine import Engine, compiled_engine
from menagerie.bots.minds.listed import MINDS
from menagerie.bots.minds.mind import Mind
from menagerie.bots.searcher import Searcher
from menagerie.games import GAMES


def search_once(mind: Mind, engine: Engine) -> None:
    """The least that a search does: all that it needs is compiled then, or read."""
    kind = next(kind for kind in GAMES.values() if kind.rules is mind.rules)
    game = kind.new(max(kind.player_counts), seed=0)
    seat = game.to_act[0]
    weights = engine.numbers(mind.first_answer_weights()), engine.numbers(mind.first_value_weights())
    searcher = Searcher.of(engine, game.decision(seat).table, seat, weights, seed=0)
    searcher.try_out(searcher.candidates()[:1], worlds=1, turns=1)


if __name__ == "__main__":
    os.environ.setdefault("NUMBA_OPT", "1")  # a fourth less to wait than with its third level, for code that is as fast
    for name in sys.argv[1:]:
        search_once(MINDS[name], compiled_engine(MINDS[name]))
