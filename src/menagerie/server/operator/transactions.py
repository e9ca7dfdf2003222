"""Transactions for the operator, beside a running server: each change has its own connection."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, NullPool

from menagerie.server.operator import administration
from menagerie.server.storage.database import Database, database_of
from menagerie.server.storage.deletion import delete_table, delete_tables
from menagerie.server.wire.operator_models import Forgotten

Answer = TypeVar("Answer")


class Transactions:
    """Reads from a database and writes to it, each change all or nothing."""

    def __init__(self, where: str | Path | Database) -> None:
        self.database = database_of(where)
        self._engine = self.database.plain_engine(poolclass=NullPool)

    def read(self, look: Callable[[Connection], Answer]) -> Answer:
        """Look something up."""
        with self.database.looking(self._engine) as connection:
            return look(connection)

    def write(self, deed: Callable[[Connection], Answer]) -> Answer:
        """Make a change, all or nothing."""
        with self.database.changing(self._engine) as connection:
            return deed(connection)

    def forget(self, guest: str) -> Forgotten:
        """Erase a guest."""
        return self._erase(lambda connection: administration.forget_guest(connection, guest))

    def delete(self, table: str) -> None:
        """Erase a table."""
        self._erase(lambda connection: delete_table(connection, table))

    def delete_some(self, tables: Sequence[str]) -> set[str]:
        """Erase some tables. Returns those that were there."""
        return self._erase(lambda connection: delete_tables(connection, tables))

    def _erase(self, deed: Callable[[Connection], Answer]) -> Answer:
        """Delete something, and then its last traces in the files."""
        answer = self.write(deed)
        self.database.wipe(self._engine)
        return answer
