"""Where the operator works: a database beside those who play, with a connection for each deed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, NullPool, create_engine, text

from menagerie.server import operating
from menagerie.server.http import Forgotten
from menagerie.server.opening import told_in_words, url_of

Answer = TypeVar("Answer")


class Desk:
    """Reads from a database and writes to it, each deed whole or not at all."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self._engine = create_engine(url_of(database), poolclass=NullPool)

    def read(self, look: Callable[[Connection], Answer]) -> Answer:
        """Look something up."""
        with told_in_words(self.database), self._engine.connect() as connection:
            connection.execute(text("PRAGMA query_only = ON"))
            return look(connection)

    def write(self, deed: Callable[[Connection], Answer]) -> Answer:
        """Do something, whole or not at all."""
        with told_in_words(self.database), self._engine.connect() as connection:
            for pragma in ("foreign_keys = ON", "synchronous = FULL", "busy_timeout = 5000", "secure_delete = ON"):
                connection.execute(text(f"PRAGMA {pragma}"))
            connection.commit()
            connection.execute(text("BEGIN IMMEDIATE"))  # what is read is what is changed
            answer = deed(connection)
            connection.commit()
            return answer

    def forget(self, guest: str) -> Forgotten:
        """Erase a guest."""
        return self._erase(lambda connection: operating.forget_guest(connection, guest))

    def delete(self, table: str) -> None:
        """Erase a table."""
        self._erase(lambda connection: operating.delete_table(connection, table))

    def _erase(self, deed: Callable[[Connection], Answer]) -> Answer:
        """Do something after which what is deleted stands nowhere any more, nor in the last writes beside the file."""
        answer = self.write(deed)
        with told_in_words(self.database), self._engine.connect() as connection:
            connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))
        return answer
