"""Notices when the database file has been deleted or replaced since it was opened: anything written to it then is lost."""

from __future__ import annotations

import os
from pathlib import Path

from menagerie.server.refusal import NotKept, Refusal
from menagerie.server.storage.lock import this_account


class DatabaseGone(NotKept):
    """The file was deleted, moved or replaced. Writes are lost from now on, so none may be acknowledged."""

    def __init__(self, database: Path) -> None:
        super().__init__(Refusal("database-gone", file=str(database)))


class FolderShut(NotKept):
    """The server may no longer enter the folder of its file, so nobody knows whether it is there. Once it may, all is well."""

    def __init__(self, database: Path) -> None:
        values = {"file": str(database), "folder": str(database.parent), "user": this_account()}
        super().__init__(Refusal("folder-shut", **values))


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
        try:
            if self._writes not in self._found and (identity := _identity(self._writes)):
                self._found[self._writes] = identity
            is_gone = any(_identity(path) != identity for path, identity in self._found.items())
        except PermissionError:
            raise FolderShut(self._database) from None
        if is_gone:
            raise DatabaseGone(self._database)


def _identity(path: str) -> tuple[int, int] | None:
    try:
        found = os.stat(path)
    except PermissionError:
        raise
    except OSError:
        return None
    return found.st_dev, found.st_ino
