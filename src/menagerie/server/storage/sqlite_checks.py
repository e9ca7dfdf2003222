"""Checks of an SQLite file before it is used. Every problem gets a message, and nothing is changed."""

from __future__ import annotations

import errno
import logging
import os
import shlex
import sqlite3
import stat
import tempfile
from collections.abc import Callable, Collection, Iterator
from contextlib import AbstractContextManager, closing, contextmanager, suppress
from functools import cache
from importlib.resources import files
from pathlib import Path

from alembic.script import ScriptDirectory
from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError

from menagerie.server.refusal import Refusal
from menagerie.server.storage.lock import held_alone, this_account
from menagerie.words import Words

log = logging.getLogger(__name__)

BEGINNING = b"SQLite format 3\0"
NEEDED = 1 << 20  # bytes: a disk with less left is full
FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
FIRST_TABLES = ("secret", "guest", "game", "seat", "event")  # every database of ours has had them
OF_OTHERS = stat.S_IRWXG | stat.S_IRWXO  # permissions of group and others
PROBLEMS = {
    sqlite3.SQLITE_NOTADB: "database-is-none",
    sqlite3.SQLITE_CORRUPT: "database-damaged",
    sqlite3.SQLITE_FULL: "disk-full",
    sqlite3.SQLITE_READONLY: "database-not-writable",
    sqlite3.SQLITE_PERM: "database-not-writable",
    sqlite3.SQLITE_CANTOPEN: "database-not-readable",
    sqlite3.SQLITE_BUSY: "database-busy",
    sqlite3.SQLITE_LOCKED: "database-busy",
}


@contextmanager
def opened_for_serving(database: Path, address: str) -> Iterator[Path]:
    """Check and lock the database of a server for as long as it runs, or make a new one. Refusal says what is wrong."""
    whole = database.expanduser().resolve()
    check_place(whole)
    _check_not_left(whole)
    if whole.exists():
        with told_in_words(whole):
            _revision_in(whole)  # a file that is not ours gets no lock file beside it
    with held_alone(whole, address):
        if not whole.exists():
            os.close(os.open(whole, os.O_CREAT | os.O_WRONLY, 0o600))  # SQLite gives its other files the same permissions
        check_content(whole)
        _warn_of_readers(whole)
        yield whole


def check_place(database: Path) -> None:
    """Check that a database can be kept here. Missing folders are made, readable by their owner only."""
    _check_kind(database)
    _make_folder(database.parent)
    try:
        if database.exists():
            database.open("r+b").close()
    except OSError:
        code = "database-not-writable" if os.access(database, os.R_OK, effective_ids=_ASKS_FOR_US) else "database-not-readable"
        raise _closed(code, database) from None
    try:
        with tempfile.TemporaryFile(dir=database.parent) as trial:
            trial.write(bytes(NEEDED))
    except OSError as problem:
        code = "disk-full" if problem.errno in FULL else "folder-not-writable"
        raise _closed(code, database) from None


def _check_not_left(database: Path) -> None:
    """Refuse a missing or emptied database whose write-ahead log is still there: it was moved, and SQLite would delete that log
    if a new one was started beside it."""
    if not _has_bytes(database) and Path(f"{database}-wal").exists():
        raise Refusal("database-moved", file=str(database))


def _has_bytes(database: Path) -> bool:
    return database.exists() and database.stat().st_size > 0


def has_begun(database: Path) -> bool:
    """Whether a file has anything in it except an empty database, or left a write-ahead log behind."""
    if not _has_bytes(database):
        return Path(f"{database}-wal").exists()
    try:
        with closing(watched(database)) as connection:
            return connection.execute("select 1 from sqlite_master").fetchone() is not None
    except sqlite3.Error:  # what is wrong with it is found where it is used
        return True


def watched(database: Path) -> sqlite3.Connection:
    """A connection that changes no file. If there is no write-ahead log beside it, nobody is writing."""
    how = "mode=ro" if Path(f"{database}-wal").exists() else "mode=ro&immutable=1"
    return sqlite3.connect(f"{database.as_uri()}?{how}", uri=True, timeout=5)


_ASKS_FOR_US = os.access in os.supports_effective_ids


def _make_folder(folder: Path) -> None:
    try:
        missing = [each for each in (folder, *folder.parents) if not each.exists()]
        for each in reversed(missing):
            each.mkdir(mode=0o700)
        if not folder.is_dir():
            raise NotADirectoryError(folder)
    except OSError:
        raise Refusal("no-folder", folder=str(folder)) from None


def check_content(database: Path) -> None:
    """Check that a file is an undamaged database of ours that this program can read. An empty file will become one."""
    with told_in_words(database):
        if _revision_in(database) is None:
            return
        with closing(connect(database)) as connection:
            if connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
                raise Refusal("database-damaged", file=str(database))


def check_begun(database: Path) -> None:
    """Check that a file is a database that a server has used, even if there are no games in it yet."""
    with told_in_words(database):
        if _revision_in(database) is None:
            raise Refusal("database-not-ours", file=str(database))
    check_content(database)


def _revision_in(database: Path) -> str | None:
    """The schema revision of a database of ours; None if it is empty."""
    if is_empty(database):
        return None
    with closing(connect(database)) as connection:

        def revision() -> str | None:
            row = connection.execute("select version_num from alembic_version").fetchone()
            return None if row is None else str(row[0])

        names = {name for (name,) in connection.execute("select name from sqlite_master where type = 'table'")}
        return checked_revision(names, revision, str(database))


def checked_revision(tables: Collection[str], revision: Callable[[], str | None], name: str) -> str | None:
    """The schema revision of a database with these tables; None if it has none. Refusal if it is not ours, or too new."""
    if not tables:
        return None
    if not {*FIRST_TABLES, "alembic_version"} <= set(tables):
        raise Refusal("database-of-another-program", file=name)
    found = revision()
    if found not in known_revisions():
        raise Refusal("database-newer", file=name)
    return found


def check_ready(database: Path) -> Path:
    """Check that a command can use a database: it exists, is whole, ours and up to date. Returns its full path."""
    whole = database.expanduser().resolve()
    check_there(whole)
    with told_in_words(whole):
        if _revision_in(whole) != known_revisions()[0]:
            raise Refusal("database-older", file=str(whole))
    return whole


def check_there(database: Path) -> None:
    """Check that there is a file at all."""
    _check_kind(database)
    _check_not_left(database)
    if not database.exists():
        raise Refusal("no-database", file=str(database))


def check_entry(path: Path) -> None:
    """Check that this account may enter the folders on the way to a path, whether or not there is anything at its end."""
    try:
        os.stat(path)
    except PermissionError:
        folder = next(each for each in path.parents if os.path.exists(each))
        raise Refusal("no-entry", file=str(path), folder=str(folder), owner=owner_of(folder), give=_opening(folder)) from None
    except OSError:
        return  # whatever else is wrong is found where the file is used


def _opening(folder: Path) -> str:
    """The command that opens a folder to this account; "none" where it would take from others what is theirs."""
    named, user = shlex.quote(str(folder)), this_account()
    if owner_of(folder) == user:
        return f"chmod u+rwx {named}"
    return f"sudo chown -R {user} {named}" if Path.home() in folder.parents or _is_used_by_us(folder) else "none"


def _is_used_by_us(folder: Path) -> bool:
    """Whether a process of this account has a file in a folder open, so that it was ours when that began. Only Linux says."""
    for opened in Path("/proc").glob("[0-9]*/fd/*"):
        with suppress(OSError):
            if folder in opened.readlink().parents and opened.parent.parent.stat().st_uid == os.getuid():
                return True
    return False


def owner_of(path: Path) -> str:
    """The account that a file or folder belongs to: its name, or else its number."""
    try:
        return path.owner()
    except (KeyError, NotImplementedError):
        return str(path.stat().st_uid)


def _check_kind(database: Path) -> None:
    check_entry(database)
    if database.is_dir():
        raise Refusal("database-is-a-folder", file=str(database))
    if database.exists() and not database.is_file():
        raise Refusal("database-is-none", file=str(database))


def is_empty(database: Path) -> bool:
    """Whether there is nothing in a file yet. Refusal if it is not a database."""
    try:
        with database.open("rb") as file:
            beginning = file.read(len(BEGINNING))
    except OSError:
        raise _closed("database-not-readable", database) from None
    if beginning not in (b"", BEGINNING):
        raise Refusal("database-is-none", file=str(database))
    return not beginning


@cache
def known_revisions() -> tuple[str, ...]:
    """The schema revisions that this program knows, the latest first."""
    script = ScriptDirectory(str(files("menagerie.server.storage").joinpath("migrations")))
    return tuple(each.revision for each in script.walk_revisions())


def url_of(database: Path) -> str:
    """A path as an SQLAlchemy URL, whatever characters it contains."""
    return str(URL.create("sqlite", database=str(database)))


def connect(database: Path, *, mode: str = "rw", check_same_thread: bool = True) -> sqlite3.Connection:
    """Open a database, without making a file where there is none, unless the mode says so."""
    return sqlite3.connect(f"{database.as_uri()}?mode={mode}", uri=True, timeout=5, check_same_thread=check_same_thread)


@contextmanager
def explaining(explain: Callable[[BaseException | None], Refusal]) -> Iterator[None]:
    """Turn errors of the driver into the Refusal that explains them."""
    try:
        yield
    except sqlite3.Error as problem:
        raise explain(problem) from problem
    except DBAPIError as problem:
        raise explain(problem.orig) from problem


def told_in_words(database: Path) -> AbstractContextManager[None]:
    """Turn errors of SQLite into a Refusal with a message."""
    return explaining(lambda problem: explained(problem, database))


def explained(problem: BaseException | None, database: Path) -> Refusal:
    """The message for a problem that SQLite reports."""
    number = getattr(problem, "sqlite_errorcode", 0) & 0xFF  # the rest only says where it happened
    code = PROBLEMS.get(number, "database-fails")
    if number == sqlite3.SQLITE_CANTOPEN and not database.exists():
        code = "database-gone"
    return _closed(code, database, problem=str(problem))


def _closed(code: str, database: Path, **values: str) -> Refusal:
    """A file that cannot be used as it is. The message may name the account that should own it: this one, not its reader's."""
    return Refusal(code, file=str(database), folder=str(database.parent), user=this_account(), **values)


def _warn_of_readers(database: Path) -> None:
    """Warn if others may read an existing file: it keeps the permissions it has."""
    if os.name == "posix" and database.stat().st_mode & OF_OTHERS:
        log.warning(Words().phrase("readable-by-others", {"file": str(database)}))
