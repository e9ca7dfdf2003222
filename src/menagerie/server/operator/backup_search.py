"""Looks for the database itself once it is lost, and for backups of it, where a host keeps such files.

It looks near the database first: in the folder of backups, in the folders of the database and of this account, and in those in
them, whatever they are called. Then it looks around: in the folder above, in the folders beside it, and where a system puts what
was thrown away. What lies there may belong to another club, so it only counts if it has the same secret as what was found near,
or if nothing was. The number of entries and the time are limited, and the nearest folders come first.

A backup is known by what is in it, whatever its name. A database of ours without a lock beside it counts, too: it is the file
that was moved, or a copy that somebody made without us. With a lock, it is the database of another server, unless the whole
folder was moved: then its lock knows it. The file that was moved is known by its inode, which its last server has noted; on
another disk it looks like a copy. A backup is as old as it says itself, and a copy as the last move in it, because copying
changes the time of a file.
"""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from menagerie.server.operator.backup_folder import BAD, LATER, checked_at
from menagerie.server.operator.backup_places import Budget, Listed, Places, listed_around, listed_near
from menagerie.server.refusal import Refusal
from menagerie.server.storage.lock import holder_of, identity_of, last_file, last_run, lock_of
from menagerie.server.storage.site_values import MADE
from menagerie.server.storage.sqlite_checks import checked_revision, is_empty, watched

SET_ASIDE = ".before-restore-"  # in the name of what a restore has replaced
MOST_LOOKED_AT = 100  # files in one folder


@dataclass(frozen=True)
class FoundBackup:
    """A backup that this version can read, how many tables it has, and when it was made: as it says itself, or when the last move
    in it was. An automatic one has passed its check."""

    path: Path
    at: datetime
    is_checked: bool
    is_ours: bool  # not a copy that somebody made without us
    tables: int
    club: str = ""  # a secret that all copies of one database share


@dataclass(frozen=True)
class Search:
    """What was found: the file that was moved, the newest backup, and a copy made without us that is newer than that backup.
    `with_folder`: the whole folder of the database was moved, so the lock is beside the file."""

    moved: Path | None
    backup: FoundBackup | None
    copy: FoundBackup | None
    with_folder: bool = False


def search(places: Places, but_not: Path, identity: str = "", opened: Path | None = None) -> Search:
    """Look for what this account can read. `identity` is that of the file that may have been moved, and `opened` where the server
    that runs says it is."""
    budget = Budget()
    near = listed_near(places, budget)
    around = listed_around(places, near, budget)
    found = [backup for each in near for backup in _backups_in(each, but_not)]
    found += _of_this_club(found, [backup for each in around for backup in _backups_in(each, but_not)])
    backup = _newest(each for each in found if each.is_ours)
    made = {each.path for each in found if each.is_ours}  # a new file may have the inode of a deleted one
    files = (*([opened] if opened else []), *_with_identity(identity, (*near, *around)))
    moved = next((each for each in files if identity_of(each) == identity and _is_free(each) and each not in made), None)
    whole = next(_moved_folders(but_not, (*near, *around)), None) if moved is None and not lock_of(but_not).exists() else None
    copies = (each for each in found if not each.is_ours and each.path != moved and _may_hold(each))
    copy = _newest(each for each in copies if backup is None or each.at > backup.at)
    return Search(moved or whole, backup, copy, with_folder=whole is not None)


def _of_this_club(near: list[FoundBackup], around: list[FoundBackup]) -> list[FoundBackup]:
    """What lies around, unless it belongs to another club."""
    known = {each.club for each in near}
    return [each for each in around if not known or each.club in known]


def _with_identity(identity: str, listed: Iterable[Listed]) -> Iterator[Path]:
    """The files that may be the one that was moved: they have its inode."""
    for each in listed:
        for file in each.files:
            with suppress(OSError):
                if identity.endswith(f":{file.inode()}"):
                    yield Path(file.path)


def _moved_folders(database: Path, listed: Iterable[Listed]) -> Iterator[Path]:
    """Databases of the same name whose lock knows them and that no server is using: their folder was moved or renamed."""
    for each in listed:
        if each.folder != database.parent and any(file.name == database.name for file in each.files):
            file = each.folder / database.name
            if last_file(file) and last_file(file) == identity_of(file) and holder_of(file) is None:
                yield file


def moved_with_folder(places: Places, database: Path) -> Path | None:
    """A database that no server is using, and that its last server knew under the name of a missing one."""
    budget = Budget()
    near = listed_near(places, budget)
    found = _moved_folders(database, (*near, *listed_around(places, near, budget)))
    return next((each for each in found if last_run(each).place == str(database)), None)


def opened_file(pid: str, identity: str) -> Path | None:
    """Where the file that a running process has open is now; None if the system does not say, or it was deleted."""
    with suppress(OSError):
        for each in Path(f"/proc/{pid}/fd").iterdir():
            with suppress(OSError):
                found = each.readlink()
                if identity and identity_of(found) == identity:
                    return found
    return None


def _is_free(file: Path) -> bool:
    """Whether no server has used a file where it is now."""
    return not lock_of(file).exists()


def _newest(found: Iterable[FoundBackup]) -> FoundBackup | None:
    return max(found, key=lambda each: (_may_hold(each), each.at, each.is_checked), default=None)


def _may_hold(found: FoundBackup) -> bool:
    """Whether a backup has not failed its check."""
    return not BAD.fullmatch(found.path.name)


def _backups_in(listed: Listed, but_not: Path) -> Iterator[FoundBackup]:
    latest = datetime.now(UTC) + LATER
    for file in _likely_files(listed):
        if file != but_not:
            at = checked_at(file.name)
            yield from _backups_at(file, at if at and at <= latest else None)


def _backups_at(file: Path | None, known: datetime | None = None) -> Iterator[FoundBackup]:
    """The backup or copy in one file, if there is one. `known` is when it was made, if its name says that it was checked."""
    with suppress(OSError, sqlite3.Error, ValueError, Refusal):
        if file is not None and os.access(file, os.R_OK) and not is_empty(file):
            content = _content_of(file)
            at = content.made or known
            if at is not None or (_is_free(file) and not Path(f"{file}-wal").exists()):
                played = content.played or datetime.fromtimestamp(file.stat().st_mtime, UTC)
                yield FoundBackup(file, at or played, known is not None, at is not None, content.tables, content.club)


def _likely_files(listed: Listed) -> list[Path]:
    """The files of a folder that are looked at: those with the ending of a database first, and the newest first."""
    files = list[tuple[bool, float, Path]]()
    for each in listed.files:
        with suppress(OSError):
            if SET_ASIDE not in each.name and each.stat().st_size:
                files.append((each.name.endswith(".db"), each.stat().st_mtime, Path(each.path)))
    return [file for *_, file in sorted(files, reverse=True)[:MOST_LOOKED_AT]]


@dataclass(frozen=True)
class _Content:
    """What a file says: when it was made as a backup, when somebody played last, how many tables there are, and whose it is."""

    made: datetime | None
    played: datetime | None
    tables: int
    club: str


def _content_of(file: Path) -> _Content:
    """Look into a file. Refusal if this version cannot read it."""
    with closing(watched(file)) as connection:

        def revision() -> str | None:
            return str(connection.execute("select version_num from alembic_version").fetchone()[0])

        tables = {name for (name,) in connection.execute("select name from sqlite_master where type = 'table'")}
        if checked_revision(tables, revision, str(file)) is None:
            raise Refusal("database-not-ours", file=str(file))
        said = connection.execute("select value from site where name = ?", (MADE,)).fetchone() if "site" in tables else None
        tables_here, changed = connection.execute("select count(*), max(changed_at) from game").fetchone()
        made = datetime.fromisoformat(json.loads(said[0])) if said else None
        club = connection.execute("select value from secret where name = 'cookie'").fetchone()
        return _Content(made, datetime.fromisoformat(changed) if changed else None, int(tables_here), str(club and club[0]))
