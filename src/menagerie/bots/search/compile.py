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
