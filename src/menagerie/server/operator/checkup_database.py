"""A checkup of the database: whether a server can use it and, if not, which backup would repair it. Nothing is changed."""

from __future__ import annotations

import os
import shlex
import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, NullPool, create_engine, inspect, text
from sqlalchemy.exc import DBAPIError

from menagerie.core.plain import Plain
from menagerie.server.operator.backup_places import usual_places
from menagerie.server.operator.backup_search import FoundBackup, Search, opened_file, search
from menagerie.server.operator.checkup_files import size_of
from menagerie.server.operator.finding import Finding, SiteSettings, bad, good, refused, warning
from menagerie.server.operator.stored_facts import Stored, read_stored
from menagerie.server.operator.transactions import Transactions
from menagerie.server.refusal import Refusal
from menagerie.server.storage.database import Database, SqliteFile
from menagerie.server.storage.lock import Holder, last_backup_dir, last_command, last_file, last_run, remembers_games
from menagerie.server.storage.sqlite_checks import check_there, checked_revision, explained, is_empty, known_revisions, watched

MENDED_BY_A_BACKUP = ("database-is-none", "database-damaged", "database-fails", "database-moved", "database-newer")
SHUT = ("database-not-readable", "database-not-writable")


def check_database(settings: SiteSettings, database: Database, holder: Holder | None) -> tuple[Stored | None, list[Finding]]:
    """What the database says, and whether it can be used. `holder` is the process that holds it."""
    try:
        if isinstance(database, SqliteFile):
            return _check_file(settings, SqliteFile(database.path.expanduser().resolve()), holder)
        if database.is_new():
            grade = warning if settings.may_create else bad
            return None, [grade("database", "database-empty", name=database.name).then("way-anew")]
        desk = Transactions(database.check_ready())
        version = desk.read(lambda connection: str(connection.execute(text("show server_version")).scalar()))
        return desk.read(read_stored), [good("database", "postgres", name=database.name, version=version)]
    except Refusal as problem:
        return None, [_refused(settings, problem, holder)]


def _refused(settings: SiteSettings, problem: Refusal, holder: Holder | None) -> Finding:
    file = Path(str(problem.values.get("file")))
    if problem.code in SHUT and not os.access(file, os.R_OK | os.W_OK):
        return bad("database", "database-shut", file=str(file))
    if problem.code not in MENDED_BY_A_BACKUP:
        return refused("database", problem)
    if problem.code == "database-moved" and holder is not None:
        return _moved_away(settings, file, holder)
    back = _way_back(settings, file, holder)
    return bad("database", problem.code, **{**problem.values, **back.values}).then(*back.ways)


def _moved_away(settings: SiteSettings, file: Path, holder: Holder) -> Finding:
    """The file of a running server was moved or deleted. Stop the server before moving the file back."""
    opened = opened_file(holder.pid, last_file(file))
    back = _way_back(settings, file, None, opened)  # how to stop it is said first
    ways = (way for way in back.ways if way != "way-move-back")  # the remedy itself says that in its place
    return bad("database", "database-moved-away", **{"move": "none", **back.values}, pid=holder.pid).then(*ways)


@dataclass(frozen=True)
class WayBack:
    """How to restore a backup: the code of the message, and its values."""

    ways: tuple[str, ...]
    values: dict[str, Plain]
    is_known: bool  # whether there is a backup


def _way_back(settings: SiteSettings, file: Path, holder: Holder | None, opened: Path | None = None) -> WayBack:
    """How the file comes back that was moved (nothing is lost then), which backup to restore, or where one was looked for. A
    process that holds the database has to be stopped first; the file that it has `opened` may be anywhere by now."""
    backups = settings.backup_dir or last_backup_dir(file)
    places = usual_places(file, Path(backups) if backups else None)
    stop = ("way-stop-first",) if holder else ()
    values: dict[str, Plain] = {"file": str(file), "held": holder.pid if holder else "", "ran": last_command(file)}
    found = search(places, file, last_file(file), opened)
    ways = list(stop)
    if found.moved is not None and not (file.exists() and file.stat().st_size):  # moving it back replaces nothing
        ways.append("way-folder-moved" if found.with_folder else "way-move-back")
        values |= {"move": _move_back(found, file), "moved": str(found.moved)}
    if found.copy is not None:
        ways.append("way-restore-copy")
        values |= _shown("copy", found.copy, file)
    if found.backup is not None:
        ways.append("way-restore-checked" if found.backup.is_checked else "way-restore-found")
        values |= _shown("backup", found.backup, file)
    if len(ways) > len(stop):
        return WayBack(tuple(ways), values, is_known=True)
    looked = {"places": ", ".join(map(str, places.all)), "folder": str(next(iter(places.near), file.parent))}
    return WayBack((*stop, "way-no-backup"), {**values, **looked}, is_known=False)


def _move_back(found: Search, file: Path) -> str:
    """A command line that moves the file back, with what is beside it: the whole folder, if that was moved."""
    assert found.moved is not None
    if found.with_folder and not file.parent.exists():
        return f"mv {shlex.join([str(found.moved.parent), str(file.parent)])}"
    endings = ("", "-wal", ".lock") if found.with_folder else ("", "-wal")
    there = (end for end in endings if os.path.exists(f"{found.moved}{end}"))
    return " && ".join(f"mv {shlex.join([f'{found.moved}{end}', f'{file}{end}'])}" for end in there)


def _shown(name: str, found: FoundBackup, file: Path) -> dict[str, Plain]:
    """A backup as its sentence needs it: the files of a command that restores it, its date, and how much is in it."""
    return {
        f"{name}_files": shlex.join([str(found.path), str(file)]),
        f"{name}_at": f"{found.at.astimezone():%Y-%m-%d %H:%M}",
        f"{name}_tables": found.tables,
    }


def _check_file(settings: SiteSettings, database: SqliteFile, holder: Holder | None) -> tuple[Stored | None, list[Finding]]:
    path = database.path
    if database.is_new():
        return None, [_check_missing(settings, path, holder)]
    check_there(path)
    is_empty(path)  # refuses a file that is not a database
    engine = create_engine("sqlite://", creator=lambda: watched(path), poolclass=NullPool)

    def read(connection: Connection) -> Stored | None:
        if connection.execute(text("PRAGMA quick_check(1)")).scalar() != "ok":
            raise Refusal("database-damaged", file=str(path))
        context, names = MigrationContext.configure(connection), set(inspect(connection).get_table_names())
        revision = checked_revision(names, context.get_current_revision, str(path))
        return read_stored(connection) if revision == known_revisions()[0] else None

    try:
        with engine.connect() as connection:
            stored = read(connection)
    except (DBAPIError, sqlite3.Error) as problem:
        raise explained(getattr(problem, "orig", problem), path) from None
    values: dict[str, Any] = {"name": str(path), "size": size_of(database.stored_bytes())}
    if stored is None:
        return None, [warning("database", "database-old", **values, ran=last_command(path))]
    values["tables"] = stored.tables
    if holder is not None:
        return stored, [good("database", "database-held", **values, pid=holder.pid)]
    return stored, [good("database", "database", **values)]


def _check_missing(settings: SiteSettings, path: Path, holder: Holder | None) -> Finding:
    """A missing or empty file: whether that is to be expected."""
    is_there = path.exists()
    if holder is not None and not is_there:
        return _moved_away(settings, path, holder)
    back = _way_back(settings, path, holder)
    values: dict[str, Plain] = {**back.values, "found": "empty" if is_there else "missing"}
    is_elsewhere = "moved" in back.values and last_run(Path(str(back.values["moved"]))).place == str(path)
    if remembers_games(path) or is_elsewhere:
        return bad("database", "database-lost", **values).then(*back.ways, "way-anew")
    restore = ("way-if-lost", *back.ways) if back.is_known else ()
    if settings.may_create:
        return warning("database", "database-first", **values).then(*restore)
    return bad("database", "database-new", **values).then("way-anew", *restore)
