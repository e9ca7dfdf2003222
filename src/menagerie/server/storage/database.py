"""Where games are kept: a file of SQLite, or a database of PostgreSQL. What differs between the two stands here."""

from __future__ import annotations

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, Engine, NullPool, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError

from menagerie.server.refusal import NotKept, Refusal
from menagerie.server.storage.file_identity import OpenedFile
from menagerie.server.storage.sqlite_checks import (
    FIRST_TABLES,
    check_ready,
    explained,
    known_revisions,
    opened_for_serving,
    url_of,
)

POSTGRES = ("postgresql://", "postgres://")  # how such a database is named


class Database(ABC):
    """A database, and how it is spoken to."""

    name: str  # for sentences: without a password
    is_shared: bool  # several processes may keep games in it at once

    @abstractmethod
    def engine(self, **options: Any) -> Engine:
        """What opens connections to it."""

    def plain_engine(self, **options: Any) -> Engine:
        """What opens connections to it without preparing it for a server."""
        return self.engine(**options)

    @abstractmethod
    def making_tables_anew(self, engine: Engine) -> AbstractContextManager[Connection]:
        """One transaction for all changes of tables, while nobody else changes any."""

    @abstractmethod
    def explained(self, problem: BaseException | None) -> Refusal:
        """The sentence for what it complains of."""

    @abstractmethod
    def is_to_blame(self, problem: BaseException) -> bool:
        """Whether it failed, and nothing else that is written now would fare better."""

    @abstractmethod
    def presence(self) -> OpenedFile | None:
        """What sees whether it is still the one that was opened, where that can change."""

    def asking(self, engine: Engine) -> Engine:
        """What opens connections for single questions, between which nothing has to stand still."""
        return engine

    @abstractmethod
    def looking(self, engine: Engine) -> AbstractContextManager[Connection]:
        """A connection beside those who play, on which nothing is changed."""

    @abstractmethod
    def changing(self, engine: Engine) -> AbstractContextManager[Connection]:
        """A connection beside those who play, for one deed: whole or not at all, and what it reads is what it changes."""

    def wipe(self, engine: Engine) -> None:
        """See to it that what was deleted stands nowhere any more; where nothing is left of it, that is nothing to do."""
        return

    @abstractmethod
    def opened(self, address: str) -> AbstractContextManager[Database]:
        """The database of a server that answers at an address, for as long as it runs: there, whole and ours. Refusal says what
        is wrong."""

    @abstractmethod
    def check_ready(self) -> Database:
        """Whether it is there for a command: whole, ours and up to date."""

    def failure(self, error: BaseException) -> NotKept | None:
        """What the database is to blame for; None if it is not."""
        if isinstance(error, NotKept):
            return error
        problem = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
        return NotKept(self.explained(problem)) if self.is_to_blame(problem) else None

    @contextmanager
    def told_in_words(self) -> Iterator[None]:
        """What goes wrong with it within is told as a sentence."""
        try:
            yield
        except sqlite3.Error as problem:
            raise self.explained(problem) from problem
        except DBAPIError as problem:
            raise self.explained(problem.orig) from problem


FAILURES = {  # of the disk or the file: what was to be written is not at fault, and nothing else would fare better
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_NOTADB,
    sqlite3.SQLITE_PROTOCOL,
    sqlite3.SQLITE_NOMEM,
}


class SqliteFile(Database):
    """One file, and one process that writes to it."""

    is_shared = False

    def __init__(self, path: Path) -> None:
        self.path = path
        self.name = str(path)

    def engine(self, **options: Any) -> Engine:
        """What opens connections, with a log of its own for readers beside the writer, every commit on the disk before it is
        acknowledged, and nothing of what was deleted left in the file."""
        made = self.plain_engine(connect_args={"check_same_thread": False}, **options)
        event.listen(made, "connect", _prepare)
        return made

    def plain_engine(self, **options: Any) -> Engine:
        """What opens connections to the file as it is."""
        return create_engine(url_of(self.path), hide_parameters=True, **options)

    @contextmanager
    def making_tables_anew(self, engine: Engine) -> Iterator[Connection]:
        """SQLite’s driver begins no transaction for these, and a table to which others refer can only be made anew while nobody
        minds that."""
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.exec_driver_sql("PRAGMA foreign_keys=OFF")  # heard only outside of a transaction
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            try:
                yield connection
                connection.connection.commit()
            finally:
                connection.connection.rollback()  # nothing, if all went well
                connection.exec_driver_sql("PRAGMA foreign_keys=ON")

    @contextmanager
    def looking(self, engine: Engine) -> Iterator[Connection]:
        """A connection that only reads."""
        with self.told_in_words(), engine.connect() as connection:
            connection.execute(text("PRAGMA query_only = ON"))
            yield connection

    @contextmanager
    def changing(self, engine: Engine) -> Iterator[Connection]:
        """A connection for one deed."""
        with self.told_in_words(), engine.connect() as connection:
            for pragma in ("foreign_keys = ON", "synchronous = FULL", "busy_timeout = 5000", "secure_delete = ON"):
                connection.execute(text(f"PRAGMA {pragma}"))
            connection.commit()
            connection.execute(text("BEGIN IMMEDIATE"))
            yield connection
            connection.commit()

    def wipe(self, engine: Engine) -> None:
        """Nor in the last writes beside the file."""
        with self.told_in_words(), engine.connect() as connection:
            connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))

    def explained(self, problem: BaseException | None) -> Refusal:
        """The sentence for what SQLite complains of."""
        return explained(problem, self.path)

    def is_to_blame(self, problem: BaseException) -> bool:
        """Whether the disk or the file failed."""
        return isinstance(problem, sqlite3.Error) and getattr(problem, "sqlite_errorcode", 0) & 0xFF in FAILURES

    @contextmanager
    def opened(self, address: str) -> Iterator[Database]:
        """The file, and nobody else's as long as this lasts."""
        with opened_for_serving(self.path, address) as path:
            yield SqliteFile(path)

    def check_ready(self) -> Database:
        """Whether the file is there, whole, ours and up to date."""
        return SqliteFile(check_ready(self.path))

    def presence(self) -> OpenedFile:
        """What sees whether the path still leads to the file that was opened."""
        return OpenedFile(self.path)


def _prepare(connection: Any, _record: object) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000", "secure_delete=ON"):
        connection.execute(f"PRAGMA {pragma}")


class Postgres(Database):
    """A database of PostgreSQL, in which several processes keep their games together."""

    is_shared = True

    def __init__(self, url: str) -> None:
        try:
            self.url = make_url(url).set(drivername="postgresql+psycopg")
        except (ArgumentError, ValueError):
            raise Refusal("no-such-postgres", name=url.partition("://")[0]) from None
        self.name = self.url.set(drivername="postgresql", password=None).render_as_string()

    @property
    def plain_url(self) -> str:
        """Its address as the driver takes it."""
        return self.url.set(drivername="postgresql").render_as_string(hide_password=False)

    def engine(self, **options: Any) -> Engine:
        """What opens connections: a commit is on the disk before it is acknowledged, and whoever is cut off in the middle of
        something holds nobody up for long."""
        try:
            return create_engine(self.url, connect_args=CONNECT, hide_parameters=True, pool_recycle=1800, **options)
        except ModuleNotFoundError:
            raise Refusal("no-postgres-driver") from None

    @contextmanager
    def making_tables_anew(self, engine: Engine) -> Iterator[Connection]:
        """PostgreSQL changes tables within a transaction; processes that start at once do it one after the other."""
        with engine.begin() as connection:
            connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
            connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(%s)", (MIGRATING,))
            yield connection

    def explained(self, problem: BaseException | None) -> Refusal:
        """The sentence for what PostgreSQL complains of."""
        state = getattr(problem, "sqlstate", None)
        code = PROBLEMS.get(state or "", "database-unreachable" if state is None else "database-fails")
        return Refusal(code, file=self.name, folder=self.name, problem=str(problem).strip().partition("\n")[0])

    def is_to_blame(self, problem: BaseException) -> bool:
        """Whether it cannot be reached, has no room or is stopping, or somebody else holds what is to be written for too long."""
        import psycopg

        if not isinstance(problem, psycopg.Error):
            return False
        state = problem.sqlstate
        if state is None:
            return isinstance(problem, psycopg.OperationalError | psycopg.InterfaceError)
        return state[:2] in BLAMED or state in PROBLEMS

    @contextmanager
    def looking(self, engine: Engine) -> Iterator[Connection]:
        """A connection that only reads, all of it as it stands at one moment."""
        with self.told_in_words(), engine.connect() as connection:
            connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
            connection.exec_driver_sql("SET LOCAL idle_in_transaction_session_timeout = 0")  # who copies takes their time
            yield connection

    @contextmanager
    def changing(self, engine: Engine) -> Iterator[Connection]:
        """A connection for one deed; who changes one of the same tables meanwhile waits, or has been quicker."""
        with self.told_in_words(), engine.connect() as connection:
            connection.exec_driver_sql("LOCK TABLE game IN SHARE ROW EXCLUSIVE MODE")
            yield connection
            connection.commit()

    @contextmanager
    def opened(self, address: str) -> Iterator[Database]:
        """The database, together with others."""
        self._revision()
        yield self

    def check_ready(self) -> Database:
        """Whether it can be reached, is ours and up to date."""
        if self._revision() != known_revisions()[0]:
            raise Refusal("database-older", file=self.name)
        return self

    def _revision(self) -> str | None:
        """How far it has come; None if it has not begun."""
        with self.told_in_words(), self.engine(poolclass=NullPool).connect() as connection:
            names = set(inspect(connection).get_table_names())
            if not names:
                return None
            if not {*FIRST_TABLES, "alembic_version"} <= names:
                raise Refusal("database-of-another-program", file=self.name)
            found = MigrationContext.configure(connection).get_current_revision()
        if found not in known_revisions():
            raise Refusal("database-newer", file=self.name)
        return found

    def presence(self) -> None:
        """A server is what it is."""

    def asking(self, engine: Engine) -> Engine:
        """Without a transaction, whose beginning and end would take as long as the question."""
        return engine.execution_options(isolation_level="AUTOCOMMIT")


CONNECT: dict[str, Any] = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,  # milliseconds without an answer of the other machine
    "application_name": "menagerie",
    "options": "-c synchronous_commit=on -c lock_timeout=4s -c statement_timeout=30s"
    " -c idle_in_transaction_session_timeout=5s -c tcp_user_timeout=10s",
}
MIGRATING = 63642  # any number that only we lock
BLAMED = ("08", "53", "57", "58", "XX")  # classes of states: the connection, no room, stopped by its operator, the system itself
PROBLEMS = {
    "53100": "disk-full",
    "25006": "database-not-writable",  # a copy that only reads
    "55P03": "database-busy",
    "25P03": "database-unreachable",  # it has ended a transaction of which it heard nothing more
    "57P01": "database-unreachable",  # it stops, has crashed, or is just starting
    "57P02": "database-unreachable",
    "57P03": "database-unreachable",
    "42501": "database-not-writable",
}


def tell(connection: Connection, channel: str, what: str) -> None:
    """Let other processes know something, once it is committed; where there can be none, nobody."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SELECT pg_notify(%s, %s)", (channel, what))


def database_of(where: str | Path | Database) -> Database:
    """The database that is meant: a path is that of a file."""
    if isinstance(where, Database):
        return where
    if isinstance(where, str) and where.startswith(POSTGRES):
        return Postgres(where)
    return SqliteFile(Path(where))
