"""What runs a search: compiled where a compiler is there, else interpreted; and compiled code that is made in the background."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from threading import Lock, Thread
from typing import Any

from menagerie.bots.minds.listed import MINDS
from menagerie.bots.minds.mind import Mind
from menagerie.bots.minds.pad import Pad, compiled_pad, plain_pad
from menagerie.bots.search import TABLES, estimate_of
from menagerie.core import Seed
from menagerie.core.chance import Chance
from menagerie.core.table import CardTable

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Memory:
    """What one search works on."""

    tables: Any
    chances: Any
    pad: Pad


@dataclass(frozen=True, slots=True)
class Engine:
    """A mind's search on one runtime."""

    is_compiled: bool
    estimate: Callable[..., int]

    def memory(self, table: CardTable, seed: int) -> Memory:
        """A place to search, from a seat's copy of the table."""
        source = Chance()
        Seed.of(seed).key_into(source)
        if not self.is_compiled:
            return Memory([table.copy() for _ in range(TABLES)], [source, Chance()], plain_pad())
        import numpy

        tables = numpy.frombuffer(bytearray(table.tobytes() * TABLES), type(table).dtype())
        chances = numpy.frombuffer(bytearray(source.tobytes() + Chance().tobytes()), Chance.dtype())
        return Memory(tables, chances, compiled_pad())

    def numbers(self, values: Sequence[float], *, whole: bool = False) -> Any:
        """Numbers as this runtime keeps them."""
        if not self.is_compiled:
            return list(values)
        import numpy

        return numpy.array(values, numpy.int64 if whole else numpy.float64)


def has_compiler() -> bool:
    """Whether the extra that compiles is installed, and `MENAGERIE_COMPILE` does not say no."""
    return os.environ.get("MENAGERIE_COMPILE", "yes") != "no" and find_spec("numba") is not None


@cache
def interpreted_engine(mind: Mind) -> Engine:
    """A search without a compiler."""
    return Engine(False, estimate_of(mind))


@cache
def compiled_engine(mind: Mind) -> Engine:
    """A search that is compiled at its first call, or found in the cache."""
    from menagerie.compiled import entry

    return Engine(True, entry(estimate_of(mind)))


def make_code(game: str) -> str:
    """Compile a game's search into the cache, in a process of its own; what went wrong, or nothing."""
    command = [sys.executable, "-m", "menagerie.bots.make", game]
    done = subprocess.run(command, check=False, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    return done.stderr[-500:] if done.returncode else ""


class Making:
    """Which minds are being compiled in the background, so that nobody waits for it."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._begun = False
        self._awaited: set[str] = set()

    def is_awaited(self, game: str) -> bool:
        """Whether a game's code is still being made."""
        return game in self._awaited

    def begin(self) -> Thread | None:
        """Make all that is not there yet: a process of its own compiles into the cache, which is then only read."""
        with self._lock:
            if self._begun or not has_compiler():
                return None
            self._begun = True
            self._awaited.update(MINDS)
        thread = Thread(target=self._make, name="compiling", daemon=True)
        thread.start()
        return thread

    def _make(self) -> None:
        from menagerie.bots.make import search_once

        for game, mind in MINDS.items():
            if problem := make_code(game):  # then nobody looks ahead, and all play on
                log.error("bots cannot be compiled", extra={"game": game, "problem": problem})
                return
            search_once(mind, compiled_engine(mind))
            self._awaited.discard(game)


MAKING = Making()


def engine_of(game: str) -> Engine:
    """What searches in a game."""
    mind = MINDS[game]
    return compiled_engine(mind) if has_compiler() and not MAKING.is_awaited(game) else interpreted_engine(mind)
