"""Notices when the database file has been deleted or replaced since it was opened: anything written to it then is lost."""

from __future__ import annotations

import os
from pathlib import Path

from menagerie.server.refusal import NotKept, Refusal


class DatabaseGone(NotKept):
    """The file was deleted, moved or replaced. Writes are lost from now on, so none may be acknowledged."""

    def __init__(self, database: Path) -> None:
        super().__init__(Refusal("database-gone", file=str(database)))


class OpenedFile:
    """Remembers which file (by inode) a path leads to and, once there is one, which write-ahead log lies beside it."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._writes = f"{database}-wal"
        self._found = {str(database): _identity(str(database))}
        if None in self._found.values():
            raise DatabaseGone(database)

    def check(self) -> None:
        """Raise DatabaseGone if the paths lead to other files by now. Called before each commit and before acknowledging it."""
        if self._writes not in self._found and (identity := _identity(self._writes)):
            self._found[self._writes] = identity
        if any(_identity(path) != identity for path, identity in self._found.items()):
            raise DatabaseGone(self._database)


def _identity(path: str) -> tuple[int, int] | None:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino
