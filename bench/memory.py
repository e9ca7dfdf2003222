"""How much memory a live table takes."""

from __future__ import annotations

import gc
import tracemalloc
from dataclasses import dataclass
from functools import _lru_cache_wrapper
from pathlib import Path

from bench.tables import Table
from menagerie.server.front.server_state import Server
from menagerie.server.front.settings import Settings

WARM = 2  # tables that are loaded first, so that caches shared by all tables do not count


@dataclass(eq=False)
class Silent:
    """A listener that discards everything."""

    guest: str

    wanted_seat: int | None = None
    address: str = ""
    language: str = "en"

    def send(self, frame: bytes) -> None:
        """Discard the frame."""

    def keep(self, frame: bytes) -> None:
        """Discard the frame."""

    def wake(self) -> None:
        """Do nothing: nothing is queued."""

    def drop(self, kind: str | None = None) -> None:
        """Do nothing: nothing is closed here."""

    def expel(self, why: str) -> None:
        """Do nothing: nothing is closed here."""


def forget_what_is_shared() -> None:
    """Empty the bounded caches that all tables share."""
    for each in gc.get_objects():
        if isinstance(each, _lru_cache_wrapper) and each.cache_parameters()["maxsize"]:
            each.cache_clear()


async def bytes_of_table(path: Path, tables: list[Table]) -> float:
    """The memory of a table while its people are connected, without sockets: the mean over some tables loaded from a file."""
    server = Server(Settings(database=str(path)))
    kept = []

    async def load(table: Table) -> None:
        room = await server.rooms.find(table.id)
        for guest in table.guests:
            await room.join(Silent(guest))
        kept.append(room)

    for table in tables[:WARM]:
        await load(table)
    forget_what_is_shared()
    gc.collect()
    tracemalloc.start()
    for table in tables[WARM:]:
        await load(table)
    for room in kept:
        assert room.live.gamelog is not None, room.id
        room.live.gamelog.forget_history()  # as the room does some seconds after the last person came
    forget_what_is_shared()
    gc.collect()
    traced, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    server.rooms.close()
    server.store.close()
    return traced / (len(tables) - WARM)
