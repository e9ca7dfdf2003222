"""Backups: copy a database while a server runs, check the copy by replaying every game, and restore it."""

from __future__ import annotations

import json
import os
import sqlite3
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Literal

from sqlalchemy import Connection, select

from menagerie.core.plain import Plain
from menagerie.server.operator.administration import OPERATOR
from menagerie.server.operator.backup_search import SET_ASIDE
from menagerie.server.operator.transactions import Transactions
from menagerie.server.play.restored_game import does_hold, is_of_older_rules
from menagerie.server.refusal import Refusal
from menagerie.server.storage import schema
from menagerie.server.storage.lock import InUse, held_alone, lock_of
from menagerie.server.storage.rows import now
from menagerie.server.storage.site_values import MADE, RESTORED
from menagerie.server.storage.sqlite_checks import check_begun, check_entry, check_there, connect, told_in_words, watched
from menagerie.server.storage.store import Store, kept_table

BESIDE = ("-wal", "-shm")  # files that SQLite may leave beside a database

# other texts for the same problems: these commands name files without an option, and restoring does not fix a bad backup
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
    """The result of checking a database: how many tables and games there are, and which games no longer replay.

    Games of older rules, which this version cannot play, are listed apart. They are kept as they are.
    """

    tables: int
    games: int
    actions: int
    broken: tuple[str, ...]
    older: tuple[str, ...]


@dataclass(frozen=True)
class Restored:
    """The result of a restore: what was checked, and where the old file was moved."""

    checked: Checked
    before: Path | None
    key: Literal["same", "older", "unknown"]  # the operator's key, compared with the one before


def write_backup(database: Path, to: Path, *, overwrite: bool) -> None:
    """Copy a snapshot of a database into one file, while a server may go on writing."""
    source, target = database.expanduser().resolve(), to.expanduser().resolve()
    with _said_as(OF_A_FILE, source):
        check_there(source)
    check_entry(target)
    if source == target or (target.exists() and target.samefile(source)):
        raise Refusal("backup-onto-itself")

    def copy(file: Path) -> None:
        with _said_as(OF_A_FILE, source):
            check_begun(source)
        copy_database(source, file)
        note_made(file)

    place_backup(target, copy, overwrite=overwrite)


def place_backup(to: Path, copy: Callable[[Path], None], *, overwrite: bool) -> None:
    """Move a backup to its place once it has been written completely."""
    target = to.expanduser().resolve()
    check_entry(target)
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
            lock = lock_of(target)
            is_new = not lock.exists()
            with _held_to_replace(target):
                _put(made, target)
                if is_new:  # no server has used the older copy, and nothing stays beside the new one
                    with suppress(PermissionError):  # Windows keeps what is open
                        lock.unlink()
    _sync(target.parent)


def copy_database(source: Path, copy: Path) -> None:
    """Copy a database into one file, check it, and flush it to the disk."""
    with told_in_words(copy), closing(sqlite3.connect(copy)) as written:
        with told_in_words(source), closing(connect(source)) as read:
            read.backup(written)
        written.execute("PRAGMA journal_mode = DELETE")  # all in one file
        if written.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
            raise Refusal("database-damaged", file=str(source))
    _sync(copy)


def note_made(copy: Path) -> None:
    """Note in a copy when it was made. A database of an older version has no place for that."""
    with told_in_words(copy), closing(connect(copy)) as connection, connection:
        _set_site_value(connection, MADE, now())


def _note_restored(copy: Path) -> None:
    """Note in a copy that it was restored, and how old it is, so that players are told. A copy that was not made as a backup
    is as old as the last that happened in it."""
    with told_in_words(copy), closing(connect(copy)) as connection, connection:
        made = connection.execute("select max(changed_at) from game").fetchone()[0]
        if _has_site_values(connection) and (found := connection.execute(SITE_VALUE, (MADE,)).fetchone()):
            made = json.loads(found[0])
        _set_site_value(connection, RESTORED, {"at": now(), "backup_at": made or now()})
        _set_site_value(connection, MADE, None)  # from now on it is not a backup


SITE_VALUE = "select value from site where name = ?"


def _has_site_values(connection: sqlite3.Connection) -> bool:
    return connection.execute("select 1 from sqlite_master where type = 'table' and name = 'site'").fetchone() is not None


def _set_site_value(connection: sqlite3.Connection, name: str, value: Plain) -> None:
    if _has_site_values(connection):
        connection.execute("delete from site where name = ?", (name,))
        if value is not None:
            connection.execute("insert into site (name, value) values (?, ?)", (name, json.dumps(value)))


def check_backup(file: Path) -> Checked:
    """Replay every game of a database, on a copy of it. Refusal if this program cannot read it."""
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
    """Replay every game of a database."""
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
    """Put a backup in the place of a server's database, and keep the old one beside it. Refusal: nothing was replaced."""
    source, target = backup.expanduser().resolve(), database.expanduser().resolve()
    check_entry(target)
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
        before_key = _operator_key(target)
        with _place_beside(target) as copy:
            copy_database(source, copy)
            _note_restored(copy)
            key: Literal["same", "older", "unknown"] = _compared(before_key, _operator_key(copy))
            _give_to_owner(target, copy, lock_of(target))
            before = _set_aside(target)
            _put(copy, target)
        _sync(target.parent)
    return Restored(checked, before, key)


def _operator_key(database: Path) -> str | None:
    """The operator's key in a database, empty if it has none; None if it cannot be read."""
    with suppress(OSError, sqlite3.Error, ValueError):
        if database.exists():
            with closing(watched(database)) as connection:
                found = connection.execute("select value from secret where name = ?", (OPERATOR,)).fetchone()
                return str(found[0]) if found else ""
    return None


def _compared(before: str | None, restored: str | None) -> Literal["same", "older", "unknown"]:
    """Whether a restored key is the one that was used last. Without one in the backup, the first to ask gets a new one."""
    if before == restored:
        return "same"
    return "unknown" if before is None else "older"


def _give_to_owner(database: Path, *made: Path) -> None:
    """Give what root has made to the account whose server reads the database: the owner of the old file, or of the folder."""
    if os.name == "posix" and os.geteuid() == 0:
        owner = (database if database.exists() else database.parent).stat()
        for each in made:
            os.chown(each, owner.st_uid, owner.st_gid)


def _set_aside(database: Path) -> Path | None:
    """Move a database out of the way, together with the files beside it, so that it stays whole. Returns where it is now.

    If somebody has moved the database itself, only its write-ahead log may be left. That is kept too.
    """
    moment = datetime.now(UTC).strftime("%Y-%m-%dT%H-%M-%S.%fZ")
    aside = database.with_name(f"{database.name}{SET_ASIDE}{moment}")
    moved = list[Path]()
    for ending in ("", *BESIDE):  # if this is interrupted, no server opens one file without the other
        with suppress(FileNotFoundError):
            os.replace(f"{database}{ending}", f"{aside}{ending}")
            moved.append(Path(f"{aside}{ending}"))
    return moved[0] if moved else None


def _put(copy: Path, target: Path) -> None:
    """Replace a database with a copy. The old write-ahead log is deleted first, because SQLite would replay it into the copy."""
    for ending in BESIDE:
        Path(f"{target}{ending}").unlink(missing_ok=True)
    os.replace(copy, target)


@contextmanager
def _said_as(codes: Mapping[str, str], file: Path) -> Iterator[None]:
    """Replace the code of a Refusal by the one that fits this kind of file."""
    try:
        yield
    except Refusal as problem:
        if problem.code not in codes:
            raise
        raise Refusal(codes[problem.code], file=str(file), problem=problem.values.get("problem")) from None


@contextmanager
def _held_to_replace(target: Path) -> Iterator[None]:
    """Lock a database while it is replaced."""
    try:
        with held_alone(target):
            yield
    except InUse as taken:
        raise InUse(target, taken.holder, "replaced-in-use") from None


@contextmanager
def _place_beside(target: Path) -> Iterator[Path]:
    """Make a temporary file beside another, readable by its owner only. It is deleted at the end unless it was moved."""
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
    """Flush a file, or the names in a folder, to the disk."""
    if path.is_dir() and os.name != "posix":
        return  # Windows cannot open a folder
    file = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(file)
    finally:
        os.close(file)
