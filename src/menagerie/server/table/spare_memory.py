"""Returns memory to the system after a crowd has left.

Python frees what a table took, but the allocator keeps the pages, and cyclic references wait for a full garbage collection,
which is rare here because it makes everyone wait. So when many tables were forgotten and few are left, one collection is made,
and the allocator of glibc is told to return what is empty (`malloc_trim`). Elsewhere only the collection is made.
"""

from __future__ import annotations

import asyncio
import ctypes
import gc
from contextlib import suppress

CROWD = 50  # forgotten tables that make it worthwhile
FEW = 0.1  # of the forgotten tables: no more may be open, since their people have to wait a moment


class SpareMemory:
    """Counts forgotten tables, and returns their memory."""

    def __init__(self) -> None:
        self._forgotten = 0

    def note_forgotten(self, tables: int) -> None:
        """Note that this many tables were forgotten."""
        self._forgotten += tables

    async def give_back(self, still_open: int) -> None:
        """Return memory, if a crowd has left."""
        if self._forgotten < CROWD or still_open > FEW * self._forgotten:
            return
        self._forgotten = 0
        gc.collect()
        await asyncio.to_thread(trim)


def trim() -> None:
    """Return free pages to the system, if the C library can."""
    with suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)
