"""Makes the compiled code of a game's bots: `python -m menagerie.bots.make cubirds` fills the cache, for whoever comes next."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from menagerie.bots.engine import Engine, compiled_engine
from menagerie.bots.minds.listed import MINDS
from menagerie.bots.minds.mind import Mind
from menagerie.bots.searcher import Searcher
from menagerie.compiled import cache_folder
from menagerie.games import GAMES


def search_once(mind: Mind, engine: Engine) -> None:
    """The least that a search does: all that it needs is compiled then, or read."""
    kind = next(kind for kind in GAMES.values() if kind.rules is mind.rules)
    game = kind.new(max(kind.player_counts), seed=0)
    seat = game.to_act[0]
    weights = engine.numbers(mind.first_answer_weights()), engine.numbers(mind.first_value_weights())
    searcher = Searcher.of(engine, game.decision(seat).table, seat, weights, seed=0)
    searcher.try_out(searcher.candidates()[:1], worlds=1, turns=1)


@contextmanager
def in_turn(folder: Path) -> Iterator[None]:
    """One process makes it at a time; whoever comes next finds it in the cache."""
    if sys.platform == "win32":  # there each makes its own
        yield
        return
    import fcntl

    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "making").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)  # as long as it is open; also a process that is killed lets it go
        yield


if __name__ == "__main__":
    os.environ.setdefault("NUMBA_OPT", "1")  # a fourth less to wait than with its third level, for code that is as fast
    with in_turn(cache_folder()):
        for name in sys.argv[1:]:
            search_once(MINDS[name], compiled_engine(MINDS[name]))
