"""Looks for the database itself once it is lost, and for backups of it, where a host keeps such files.

A backup is known by what is in it, whatever its name. A database of ours without a lock beside it counts, too: it is the file
that was moved, or a copy that somebody made without us. With a lock, it is the database of another server. The file that was
moved is known by its inode, which its last server has noted; on another disk it looks like a copy. A backup is as old as it says
itself, and a copy as the last move in it, because copying changes the time of a file.
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

from menagerie.server.operator.backup_folder import BAD, BackupFolder
from menagerie.server.refusal import Refusal
from menagerie.server.storage.lock import identity_of, lock_of
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


@dataclass(frozen=True)
class Search:
    """What was found: the file that was moved, the newest backup, and a copy made without us that is newer than that backup."""

    moved: Path | None
    backup: FoundBackup | None
    copy: FoundBackup | None


def search(folders: Iterable[Path], but_not: Path, identity: str = "", opened: Path | None = None) -> Search:
    """Look through some folders for what this account can read. `identity` is that of the file that may have been moved, and
    `opened` where the server that runs says it is."""
    found = [backup for folder in folders for backup in _backups_in(folder, but_not)]
    backup = _newest(each for each in found if each.is_ours)
    made = {each.path for each in found if each.is_ours}  # a new file may have the inode of a deleted one
    files = (*([opened] if opened else []), *(file for folder in folders for file in _likely_files(folder)))
    moved = next(
        (each for each in files if identity and identity_of(each) == identity and _is_free(each) and each not in made), None
    )
    copies = (each for each in found if not each.is_ours and each.path != moved and _may_hold(each))
    return Search(moved, backup, _newest(each for each in copies if backup is None or each.at > backup.at))


def opened_file(pid: str, identity: str) -> Path | None:
    """Where the file that a running process has open is now; None if the system does not say, or it was deleted."""
    with suppress(OSError):
        for each in Path(f"/proc/{pid}/fd").iterdir():
            with suppress(OSError):
                found = each.readlink()
                if identity and identity_of(found) == identity:
                    return found
    return None


def usual_folders(database: Path, backup_dir: Path | None) -> list[Path]:
    """The folders where backups may be: where the server writes them, beside the database, and where a host puts such files."""
    beside = [str(backup_dir or database.parent), str(database.parent / "backups"), str(database.parent)]
    folders = [*beside, "~", "~/Downloads", "~/Desktop", "~/Documents"]
    whole = (os.path.realpath(os.path.expanduser(folder)) for folder in folders)
    return [Path(folder) for folder in dict.fromkeys(whole) if os.path.isdir(folder)]


def _is_free(file: Path) -> bool:
    """Whether no server has used a file where it is now."""
    return not lock_of(file).exists()


def _newest(found: Iterable[FoundBackup]) -> FoundBackup | None:
    return max(found, key=lambda each: (_may_hold(each), each.at, each.is_checked), default=None)


def _may_hold(found: FoundBackup) -> bool:
    """Whether a backup has not failed its check."""
    return not BAD.fullmatch(found.path.name)


def _backups_in(folder: Path, but_not: Path) -> Iterator[FoundBackup]:
    made = {each.path: each.at for each in BackupFolder(folder).readable(datetime.now(UTC))}
    for file in _likely_files(folder):
        if file != but_not:
            yield from _backups_at(file, made.get(file))


def _backups_at(file: Path | None, known: datetime | None = None) -> Iterator[FoundBackup]:
    """The backup or copy in one file, if there is one. `known` is when it was made, if its name says that it was checked."""
    with suppress(OSError, sqlite3.Error, ValueError, Refusal):
        if file is not None and os.access(file, os.R_OK) and not is_empty(file):
            content = _content_of(file)
            at = content.made or known
            if at is not None or (_is_free(file) and not Path(f"{file}-wal").exists()):
                played = content.played or datetime.fromtimestamp(file.stat().st_mtime, UTC)
                yield FoundBackup(file, at or played, known is not None, at is not None, content.tables)


def _likely_files(folder: Path) -> list[Path]:
    """The files of a folder that are looked at: those with the ending of a database first, and the newest first."""
    with suppress(OSError):
        files = [each for each in folder.iterdir() if each.is_file() and not each.is_symlink() and SET_ASIDE not in each.name]
        return sorted(files, key=lambda each: (each.suffix == ".db", each.stat().st_mtime), reverse=True)[:MOST_LOOKED_AT]
    return []


@dataclass(frozen=True)
class _Content:
    """What a file says: when it was made as a backup, when somebody played last, and how many tables there are."""

    made: datetime | None
    played: datetime | None
    tables: int


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
        return _Content(made, datetime.fromisoformat(changed) if changed else None, int(tables_here))
