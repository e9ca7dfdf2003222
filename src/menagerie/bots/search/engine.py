"""The engines that run a search: compiled if a compiler is installed, or else interpreted."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from typing import Any

from menagerie.bots.minds.mind import Mind
from menagerie.bots.minds.pad import Pad, compiled_pad, plain_pad
from menagerie.bots.search.estimate import TABLES, estimate_of
from menagerie.core import Seed
from menagerie.core.chance import Chance
from menagerie.core.table import CardTable


@dataclass(frozen=True, slots=True)
class Memory:
    """The working memory of one search."""

    tables: Any
    chances: Any
    pad: Pad


@dataclass(frozen=True, slots=True)
class Engine:
    """A mind's search on one runtime."""

    is_compiled: bool
    estimate: Callable[..., int]

    def memory(self, table: CardTable, seed: int) -> Memory:
        """Working memory for a search from a seat's copy of the table."""
        source = Chance()
        Seed.of(seed).key_into(source)
        if not self.is_compiled:
            return Memory([table.copy() for _ in range(TABLES)], [source, Chance()], plain_pad())
        import numpy

        tables = numpy.frombuffer(bytearray(table.tobytes() * TABLES), type(table).dtype())
        chances = numpy.frombuffer(bytearray(source.tobytes() + Chance().tobytes()), Chance.dtype())
        return Memory(tables, chances, compiled_pad())

    def numbers(self, values: Sequence[float], *, whole: bool = False) -> Any:
        """Numbers in an array of this runtime."""
        if not self.is_compiled:
            return list(values)
        import numpy

        return numpy.array(values, numpy.int64 if whole else numpy.float64)


def has_compiler() -> bool:
    """Whether the compiler is installed, and `MENAGERIE_COMPILE` does not say no."""
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
