"""Compiles a game's bots into the cache, for every later process: `python -m menagerie.bots.search.compile cubirds`."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from menagerie.bots.minds.listed import MINDS
from menagerie.bots.search.background import search_once
from menagerie.bots.search.engine import compiled_engine
from menagerie.compiled import cache_folder


@contextmanager
def in_turn(folder: Path) -> Iterator[None]:
    """Let one process compile at a time; the next one finds the result in the cache."""
    if sys.platform == "win32":  # without the lock each process compiles for itself
        yield
        return
    import fcntl

    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "making").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)  # held while the file is open; a killed process releases it, too
        yield


if __name__ == "__main__":
    os.environ.setdefault("NUMBA_OPT", "1")  # compiles in three quarters of the time of level 3, for code that is as fast
    with in_turn(cache_folder()):
        for name in sys.argv[1:]:
            search_once(MINDS[name], compiled_engine(MINDS[name]))
