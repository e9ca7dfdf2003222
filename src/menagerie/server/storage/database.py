"""The database: an SQLite file, or PostgreSQL. Everything that differs between the two is in this module."""

from __future__ import annotations

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from itertools import chain, repeat
from pathlib import Path
from typing import Any

from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, Engine, NullPool, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError

from menagerie.command_line import install_command
from menagerie.server.refusal import NotKept, Refusal
from menagerie.server.storage.file_identity import OpenedFile
from menagerie.server.storage.lock import this_account
from menagerie.server.storage.sqlite_checks import (
    check_entry,
    check_ready,
    checked_revision,
    connect,
    explained,
    explaining,
    has_begun,
    known_revisions,
    opened_for_serving,
    url_of,
)

POSTGRES = ("postgresql://", "postgres://")  # how the address of one begins


class Database(ABC):
    """A database, and how to talk to it."""

    name: str  # for messages: without a password
    is_shared: bool  # several processes may keep games in it at once

    @abstractmethod
    def engine(self, **options: Any) -> Engine:
        """The engine that opens a server's connections."""

    def plain_engine(self, **options: Any) -> Engine:
        """An engine that opens connections without preparing the database for a server."""
        return self.engine(**options)

    @abstractmethod
    def migration_transaction(self, engine: Engine) -> AbstractContextManager[Connection]:
        """One transaction for a whole schema migration, while no other process migrates."""

    @abstractmethod
    def explained(self, problem: BaseException | None) -> Refusal:
        """The message for a problem that the driver reports."""

    @abstractmethod
    def is_to_blame(self, problem: BaseException) -> bool:
        """Whether the database itself failed, so that any other write would fail too."""

    @abstractmethod
    def presence(self) -> OpenedFile | None:
        """A guard that notices when the file is no longer the one that was opened; None where there is no file."""

    def asking(self, engine: Engine) -> Engine:
        """An engine for single queries that need no common snapshot."""
        return engine

    @abstractmethod
    def looking(self, engine: Engine) -> AbstractContextManager[Connection]:
        """A read-only connection, for use beside a running server."""

    @abstractmethod
    def changing(self, engine: Engine) -> AbstractContextManager[Connection]:
        """A connection for one change beside a running server: all or nothing, and nobody changes what it has read."""

    def wipe(self, engine: Engine) -> None:
        """Erase traces of deleted data that are left in files of ours. There are none unless a subclass says so."""
        return

    @contextmanager
    def backing_up(self) -> Iterator[bool]:
        """Make sure that no other process makes a backup meanwhile. False: another is making one."""
        yield True

    @abstractmethod
    def is_new(self) -> bool:
        """Whether nothing was ever stored here."""

    @abstractmethod
    def opened(self, address: str) -> AbstractContextManager[Database]:
        """Open the database for a server that answers at an address, for as long as it runs. Refusal if it is missing, damaged or
        not ours."""

    @abstractmethod
    def check_ready(self) -> Database:
        """Check that a command can use it: it exists, is whole, ours and up to date."""

    def failure(self, error: BaseException) -> NotKept | None:
        """The failure that the database is to blame for; None if it is not to blame."""
        if isinstance(error, NotKept):
            return error
        problem = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
        return NotKept(self.explained(problem)) if self.is_to_blame(problem) else None

    def told_in_words(self) -> AbstractContextManager[None]:
        """Turn errors of the driver into a Refusal with a message."""
        return explaining(self.explained)


FAILURES = {  # of the disk or the file: the write is not at fault, and any other would fail too
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
    """An SQLite file, to which one process writes."""

    is_shared = False

    def __init__(self, path: Path) -> None:
        self.path = path
        self.name = str(path)

    def stored_bytes(self) -> int:
        """The size of the file and its write-ahead log."""
        sizes = 0
        for file in (self.path, Path(f"{self.path}-wal")):
            with suppress(OSError):
                sizes += file.stat().st_size
        return sizes

    def engine(self, **options: Any) -> Engine:
        """The engine of a server: a write-ahead log (WAL), so that readers and the writer do not block each other; every commit
        flushed to the disk before it is acknowledged; deleted data overwritten in the file."""
        made = create_engine(url_of(self.path), creator=self._opener(), hide_parameters=True, **options)
        event.listen(made, "connect", _prepare)
        return made

    def _opener(self) -> Callable[[], sqlite3.Connection]:
        """A function that opens the file, and creates it the first time only: a file that was moved away while the server
        runs is not replaced, because an empty one in its place would destroy the write-ahead log that is still there."""
        modes = chain(["rw" if self.path.exists() else "rwc"], repeat("rw"))
        return lambda: connect(self.path.absolute(), mode=next(modes), check_same_thread=False)

    def plain_engine(self, **options: Any) -> Engine:
        """An engine that opens the file as it is, and makes none."""
        return create_engine(url_of(self.path), creator=lambda: connect(self.path.absolute()), hide_parameters=True, **options)

    @contextmanager
    def migration_transaction(self, engine: Engine) -> Iterator[Connection]:
        """Begin the transaction by hand, because SQLite's driver begins none for schema changes. Foreign keys are off meanwhile:
        otherwise a table that others refer to could not be replaced."""
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.exec_driver_sql("PRAGMA foreign_keys=OFF")  # has an effect only outside a transaction
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            try:
                yield connection
                connection.connection.commit()
            finally:
                connection.connection.rollback()  # does nothing after the commit
                connection.exec_driver_sql("PRAGMA foreign_keys=ON")

    @contextmanager
    def looking(self, engine: Engine) -> Iterator[Connection]:
        """A read-only connection."""
        with self.told_in_words(), engine.connect() as connection:
            connection.execute(text("PRAGMA query_only = ON"))
            yield connection

    @contextmanager
    def changing(self, engine: Engine) -> Iterator[Connection]:
        """A connection for one change."""
        with self.told_in_words(), engine.connect() as connection:
            for pragma in ("foreign_keys = ON", "synchronous = FULL", "busy_timeout = 5000", "secure_delete = ON"):
                connection.execute(text(f"PRAGMA {pragma}"))
            connection.commit()
            connection.execute(text("BEGIN IMMEDIATE"))
            yield connection
            connection.commit()

    def wipe(self, engine: Engine) -> None:
        """Empty the write-ahead log, which may still hold deleted data."""
        with self.told_in_words(), engine.connect() as connection:
            connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))

    def explained(self, problem: BaseException | None) -> Refusal:
        """The message for a problem that SQLite reports."""
        return explained(problem, self.path)

    def is_to_blame(self, problem: BaseException) -> bool:
        """Whether the disk or the file failed."""
        return isinstance(problem, sqlite3.Error) and getattr(problem, "sqlite_errorcode", 0) & 0xFF in FAILURES

    def is_new(self) -> bool:
        """Whether there is no file or an empty one, and no write-ahead log of an earlier one."""
        whole = self.path.expanduser().resolve()
        check_entry(whole)
        return not has_begun(whole)

    @contextmanager
    def opened(self, address: str) -> Iterator[Database]:
        """The file, locked for this process as long as this lasts."""
        with opened_for_serving(self.path, address) as path:
            yield SqliteFile(path)

    def check_ready(self) -> Database:
        """Check that the file exists, is whole, ours and up to date."""
        return SqliteFile(check_ready(self.path))

    def presence(self) -> OpenedFile:
        """A guard that notices when the path no longer leads to the file that was opened."""
        return OpenedFile(self.path)


def _prepare(connection: Any, _record: object) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000", "secure_delete=ON"):
        connection.execute(f"PRAGMA {pragma}")


class Postgres(Database):
    """A PostgreSQL database, which several processes may share."""

    is_shared = True

    def __init__(self, url: str) -> None:
        try:
            self.url = make_url(url).set(drivername="postgresql+psycopg")
        except (ArgumentError, ValueError):
            raise Refusal("no-such-postgres", name=url.partition("://")[0]) from None
        self.name = self.url.set(drivername="postgresql", password=None).render_as_string()

    @property
    def plain_url(self) -> str:
        """Its address in the form that the driver takes."""
        return self.url.set(drivername="postgresql").render_as_string(hide_password=False)

    def engine(self, **options: Any) -> Engine:
        """The engine of a server: a commit is on the disk before it is acknowledged, and timeouts end a transaction whose client
        was cut off, so that it blocks nobody for long."""
        try:
            return create_engine(self.url, connect_args=CONNECT, hide_parameters=True, pool_recycle=1800, **options)
        except ModuleNotFoundError:
            raise Refusal("no-postgres-driver", command=install_command("postgres")) from None

    @contextmanager
    def migration_transaction(self, engine: Engine) -> Iterator[Connection]:
        """Take an advisory lock first: processes that start at the same time migrate one after the other."""
        with engine.begin() as connection:
            connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
            connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(%s)", (MIGRATING,))
            yield connection

    def explained(self, problem: BaseException | None) -> Refusal:
        """The message for a problem that PostgreSQL reports."""
        state = getattr(problem, "sqlstate", None)
        code = PROBLEMS.get(state or "", "database-unreachable" if state is None else "database-fails")
        return Refusal(
            code, file=self.name, folder=self.name, user=this_account(), problem=str(problem).strip().partition("\n")[0]
        )

    def is_to_blame(self, problem: BaseException) -> bool:
        """Whether it cannot be reached, is full or is stopping, or another process has held a lock for too long."""
        import psycopg

        if not isinstance(problem, psycopg.Error):
            return False
        state = problem.sqlstate
        if state is None:
            return isinstance(problem, psycopg.OperationalError | psycopg.InterfaceError)
        return state[:2] in BLAMED or state in PROBLEMS

    @contextmanager
    def looking(self, engine: Engine) -> Iterator[Connection]:
        """A read-only connection; everything it reads comes from one snapshot."""
        with self.told_in_words(), engine.connect() as connection:
            connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
            connection.exec_driver_sql("SET LOCAL idle_in_transaction_session_timeout = 0")  # copying takes a while
            yield connection

    @contextmanager
    def changing(self, engine: Engine) -> Iterator[Connection]:
        """A connection for one change. Other writers wait for it, or it waits for them."""
        with self.told_in_words(), engine.connect() as connection:
            connection.exec_driver_sql("LOCK TABLE game IN SHARE ROW EXCLUSIVE MODE")
            yield connection
            connection.commit()

    @contextmanager
    def backing_up(self) -> Iterator[bool]:
        """Hold an advisory lock, which is free again when the connection ends, however it ends."""
        with self.told_in_words(), self.engine(poolclass=NullPool).connect() as connection:
            alone = connection.execution_options(isolation_level="AUTOCOMMIT")
            yield bool(alone.exec_driver_sql("SELECT pg_try_advisory_lock(%s)", (BACKING_UP,)).scalar())

    def is_new(self) -> bool:
        """Whether there are no tables in it."""
        return self._revision() is None

    @contextmanager
    def opened(self, address: str) -> Iterator[Database]:
        """The database, shared with other processes."""
        self._revision()
        yield self

    def check_ready(self) -> Database:
        """Check that it can be reached, is ours and up to date."""
        if self._revision() != known_revisions()[0]:
            raise Refusal("database-older", file=self.name)
        return self

    def _revision(self) -> str | None:
        """The revision of its schema; None if it is empty."""
        with self.told_in_words(), self.engine(poolclass=NullPool).connect() as connection:
            names = set(inspect(connection).get_table_names())
            return checked_revision(names, MigrationContext.configure(connection).get_current_revision, self.name)

    def presence(self) -> None:
        """None: there is no file that could be replaced."""

    def asking(self, engine: Engine) -> Engine:
        """An engine without transactions, because BEGIN and COMMIT would take as long as the query itself."""
        return engine.execution_options(isolation_level="AUTOCOMMIT")


CONNECT: dict[str, Any] = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,  # milliseconds without an answer from the other machine
    "application_name": "menagerie",
    "options": "-c synchronous_commit=on -c lock_timeout=4s -c statement_timeout=30s"
    " -c idle_in_transaction_session_timeout=5s -c tcp_user_timeout=10s",
}
MIGRATING, BACKING_UP = 63642, 63643  # any numbers that only we lock
BLAMED = (
    "08",
    "53",
    "57",
    "58",
    "XX",
)  # classes of SQLSTATE: connection, no room, stopped by its operator, the system itself
PROBLEMS = {
    "53100": "disk-full",
    "25006": "database-not-writable",  # a read-only replica
    "55P03": "database-busy",
    "25P03": "database-unreachable",  # it ended a transaction that had been idle for too long
    "57P01": "database-unreachable",  # it is stopping, has crashed, or is just starting
    "57P02": "database-unreachable",
    "57P03": "database-unreachable",
    "42501": "database-not-writable",
}


def tell(connection: Connection, channel: str, what: str) -> None:
    """Notify other processes once this is committed. Does nothing on SQLite, where there are none."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SELECT pg_notify(%s, %s)", (channel, what))


def database_of(where: str | Path | Database) -> Database:
    """The database at an address: PostgreSQL for a postgresql:// link, an SQLite file for anything else."""
    if isinstance(where, Database):
        return where
    if isinstance(where, str) and where.startswith(POSTGRES):
        return Postgres(where)
    return SqliteFile(Path(where))
