"""Copies of a database: made while a server runs, checked by playing every game again, and put back."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import Connection, select

from menagerie.server.operator.transactions import Transactions
from menagerie.server.play.restored_game import does_hold, is_of_older_rules
from menagerie.server.refusal import Refusal
from menagerie.server.storage import schema
from menagerie.server.storage.lock import InUse, held_alone
from menagerie.server.storage.sqlite_checks import check_begun, check_there, connect, told_in_words
from menagerie.server.storage.store import Store, kept_table

BESIDE = ("-wal", "-shm")  # what SQLite may leave beside a database

# files are said here without an option, and what is wrong with a backup is not mended by putting a backup back
OF_A_FILE = {
    "no-database": "no-file",
    "database-is-none": "database-not-ours",
    "database-of-another-program": "database-not-ours",
}
OF_A_BACKUP = {
    **OF_A_FILE,
    "database-damaged": "backup-damaged",
    "database-newer": "backup-newer",
    "database-fails": "backup-fails",
}


@dataclass(frozen=True)
class Checked:
    """What was found in a database: how many tables, how many games were played again, and which of these do not hold.

    Games of older rules, which this version does not play, stand apart: they are kept as they are.
    """

    tables: int
    games: int
    actions: int
    broken: tuple[str, ...]
    older: tuple[str, ...]


@dataclass(frozen=True)
class Restored:
    """What was put back, and where that lies which was there before."""

    checked: Checked
    before: Path | None


def write_backup(database: Path, to: Path, *, overwrite: bool) -> None:
    """Copy a database as it is at this moment into one file of its own; a server may go on writing."""
    source, target = database.expanduser().resolve(), to.expanduser().resolve()
    with _said_as(OF_A_FILE, source):
        check_there(source)
    if source == target or (target.exists() and target.samefile(source)):
        raise Refusal("backup-onto-itself")

    def copy(file: Path) -> None:
        with _said_as(OF_A_FILE, source):
            check_begun(source)
        copy_database(source, file)

    place_backup(target, copy, overwrite=overwrite)


def place_backup(to: Path, copy: Callable[[Path], None], *, overwrite: bool) -> None:
    """Put a backup where it is wanted, once it was written whole."""
    target = to.expanduser().resolve()
    if target.is_dir():
        raise Refusal("database-is-a-folder", file=str(target))
    there = [str(target) + ending for ending in ("", *BESIDE) if Path(str(target) + ending).exists()]
    if there and not overwrite:
        raise Refusal("backup-exists", file=there[0])
    with _place_beside(target) as made:
        copy(made)
        if not there:
            os.replace(made, target)
        else:
            with _held_to_replace(target):
                _put(made, target)
    _sync(target.parent)


def copy_database(source: Path, copy: Path) -> None:
    """Copy a database into one file, whole and on the disk."""
    with told_in_words(copy), closing(sqlite3.connect(copy)) as written:
        with told_in_words(source), closing(connect(source)) as read:
            read.backup(written)
        written.execute("PRAGMA journal_mode = DELETE")  # all in one file
        if written.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
            raise Refusal("database-damaged", file=str(source))
    _sync(copy)


def check_backup(file: Path) -> Checked:
    """Play every game in a database again, on a copy of it; Refusal if it is no database that this program can read."""
    source = file.expanduser().resolve()
    with _said_as(OF_A_BACKUP, source), tempfile.TemporaryDirectory() as folder:
        check_there(source)
        check_begun(source)
        copy = Path(folder) / "copy.db"
        copy_database(source, copy)
        return _checked(copy)


def _checked(copy: Path) -> Checked:
    with told_in_words(copy), closing(Store(copy)) as store:
        store.migrate()
    return Transactions(copy).read(count_games)


def count_games(connection: Connection) -> Checked:
    """Play every game of a database again."""
    ids = list(connection.execute(select(schema.game.c.id)).scalars())
    games, actions, broken, older = 0, 0, list[str](), list[str]()
    for table in ids:
        kept, lines = kept_table(connection, table)
        if is_of_older_rules(kept.game):
            older.append(table)
        elif kept.game.status != "lobby":
            games, actions = games + 1, actions + len(lines)
            broken += [] if does_hold(kept, lines) else [table]
    return Checked(len(ids), games, actions, tuple(broken), tuple(older))


def restore(backup: Path, database: Path, *, whatever_holds: bool) -> Restored:
    """Put a backup where a server's database lies; what lay there is kept beside it. Refusal: nothing was replaced."""
    source, target = backup.expanduser().resolve(), database.expanduser().resolve()
    if target.is_dir():
        raise Refusal("database-is-a-folder", file=str(target))
    if source == target:
        raise Refusal("backup-onto-itself")
    if not target.parent.is_dir():
        raise Refusal("no-folder-there", folder=str(target.parent))
    with _held_to_replace(target):
        checked = check_backup(source)
        if checked.broken and not whatever_holds:
            raise Refusal("backup-does-not-hold", file=str(source), count=len(checked.broken), games=checked.games)
        with _place_beside(target) as copy:
            copy_database(source, copy)
            before = _set_aside(target)
            _put(copy, target)
        _sync(target.parent)
    return Restored(checked, before)


def _set_aside(database: Path) -> Path | None:
    """Move a database out of the way with what lies beside it, so that it stays whole; where it lies then.

    Of one that somebody has moved away only the last writes may be left, which are kept as well.
    """
    moment = datetime.now(UTC).strftime("%Y-%m-%dT%H-%M-%S.%fZ")
    aside = database.with_name(f"{database.name}.before-restore-{moment}")
    moved = list[Path]()
    for ending in ("", *BESIDE):  # broken off in between, no server takes the one without the other
        with suppress(FileNotFoundError):
            os.replace(f"{database}{ending}", f"{aside}{ending}")
            moved.append(Path(f"{aside}{ending}"))
    return moved[0] if moved else None


def _put(copy: Path, target: Path) -> None:
    """Let a copy take the place of a database, and not with the last writes of the other, which SQLite would add to it."""
    for ending in BESIDE:
        Path(f"{target}{ending}").unlink(missing_ok=True)
    os.replace(copy, target)


@contextmanager
def _said_as(codes: Mapping[str, str], file: Path) -> Iterator[None]:
    """Say what is wrong with a file as it is said of such a one."""
    try:
        yield
    except Refusal as problem:
        if problem.code not in codes:
            raise
        raise Refusal(codes[problem.code], file=str(file), problem=problem.values.get("problem")) from None


@contextmanager
def _held_to_replace(target: Path) -> Iterator[None]:
    """Be the only one who writes to a database that is replaced."""
    try:
        with held_alone(target):
            yield
    except InUse as taken:
        raise InUse(target, taken.holder, "replaced-in-use") from None


@contextmanager
def _place_beside(target: Path) -> Iterator[Path]:
    """A new file beside another, readable by its owner only; gone at the end unless it was moved."""
    try:
        file, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    except OSError as problem:
        raise Refusal("cannot-write", file=str(target), problem=problem.strerror or str(problem)) from None
    os.close(file)
    try:
        yield Path(name)
    finally:
        for ending in ("", *BESIDE, "-journal"):
            Path(f"{name}{ending}").unlink(missing_ok=True)


def _sync(path: Path) -> None:
    """See to it that a file, or the names in a folder, are on the disk."""
    if path.is_dir() and os.name != "posix":
        return  # there a folder cannot be opened
    file = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(file)
    finally:
        os.close(file)
