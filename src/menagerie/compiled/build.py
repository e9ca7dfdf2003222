"""Compiles entries: plain functions that call rules. The only module that imports Numba.

Numba's own cache does not notice an edited rule in another file, so each state of the sources has its own cache folder.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numba.core.config
from numba import njit
from numba.extending import overload, register_jitable

from menagerie.core.journal import note
from menagerie.core.layout import copy_table
from menagerie.core.rule import COMPILABLE
from menagerie.games import entries

Function = TypeVar("Function", bound=Callable[..., Any])

settings: Any = numba.core.config  # its names are made at import, unseen by type checkers

# the files that entries call, besides the rules of games; Numba itself checks the time of an entry's own file
SOURCES = ("menagerie.bots", "menagerie.compiled", "menagerie.core")

_registered: set[Callable[..., Any]] = set()


def entry(function: Function) -> Function:
    """Compile a function lazily, at its first call, with the interpreter lock released while it runs."""
    _register()
    before = settings.CACHE_DIR
    settings.CACHE_DIR = str(cache_folder())  # read when the function is wrapped; other users of Numba keep their own
    try:
        compiled: Any = njit(nogil=True, cache=True)(function)
    finally:
        settings.CACHE_DIR = before
    return cast(Function, compiled)


def _register() -> None:
    for function in COMPILABLE:
        if function not in _registered:
            register_jitable(function)
            _registered.add(function)


@overload(note)
def _compiled_note(table: Any, happened: Any, *values: Any) -> Callable[..., None]:
    def nothing(table: Any, happened: Any, *values: Any) -> None:
        return None

    return nothing


@overload(copy_table)
def _compiled_copy(tables: Any, target: Any, source: Any) -> Callable[..., None]:
    def copy(tables: Any, target: Any, source: Any) -> None:
        tables[target] = tables[source]

    return copy


def cache_folder() -> Path:
    """Where compiled code is kept: named after every source that could have gone into it."""
    return caches_root() / _state_of((*SOURCES, *sorted({entry.sources for entry in entries().values()})))


@cache
def _state_of(packages: tuple[str, ...]) -> str:
    state = hashlib.sha256(f"{sys.version} {numba.__version__} {settings.BOUNDSCHECK}".encode())
    for name in packages:
        module = import_module(name)
        for root in map(Path, getattr(module, "__path__", ())):
            for source in sorted(root.rglob("*.py")):
                state.update(f"{name} {source.relative_to(root)}\0".encode() + source.read_bytes())
        if not hasattr(module, "__path__"):
            state.update(f"{name}\0".encode() + Path(str(module.__file__)).read_bytes())
    return state.hexdigest()[:16]


def caches_root() -> Path:
    """The folder of all compiled code of this user: `MENAGERIE_CACHE`, or the default place for caches."""
    chosen = os.environ.get("MENAGERIE_CACHE")
    usual = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "menagerie"
    return Path(chosen) if chosen else usual
