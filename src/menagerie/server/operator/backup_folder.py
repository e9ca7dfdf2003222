"""The folder of automatic backups: reads from the names what each file is, and deletes old ones.

A backup gets its final name only after every game in it has been replayed, so each file with such a name is good. A backup
that failed the check, or is still being checked, has another name. Files with any other name are never touched.
"""

from __future__ import annotations

import os
import re
import tempfile
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

from sqlalchemy import Connection

from menagerie.server.refusal import Refusal
from menagerie.server.storage.site_values import BACKUP, site_value
from menagerie.server.wire.operator_models import BackupLine

FORM = "menagerie-%Y-%m-%dT%H-%M-%SZ"
GOOD = re.compile(r"(menagerie-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)\.db")
BAD = re.compile(r"(menagerie-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)-does-not-hold\.db")
UNCHECKED = re.compile(r"\.?(menagerie-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)-unchecked\.db.*")
LATER = timedelta(days=1)  # a backup that is more than this ahead was made by a clock that was wrong
STALE = timedelta(days=1)  # after which an unchecked backup was abandoned


@dataclass(frozen=True)
class BackupFile:
    """A backup file, with the time when it was made."""

    path: Path
    at: datetime


def noted_backup(connection: Connection) -> BackupLine | None:
    """The last automatic backup that this database knows of."""
    noted = site_value(connection, BACKUP)
    return BackupLine(**noted) if noted else None


def checked_at(name: str) -> datetime | None:
    """When the backup of this name was made, if the name says that it was checked."""
    with suppress(ValueError):
        if named := GOOD.fullmatch(name):
            return datetime.strptime(named[1], FORM).replace(tzinfo=UTC)
    return None


def is_of_backups(name: str) -> bool:
    """Whether a file or folder is named as the server, or its commands in messages, name backups."""
    return name == "backups" or (name.startswith((".menagerie-", "menagerie-")) and ".db" in name)


class BackupFolder:
    """The backups in one folder."""

    def __init__(self, folder: Path) -> None:
        self.path = folder.expanduser().resolve()

    def make(self) -> None:
        """Make the folder if it is not there, for its owner only, and try to write in it. Refusal says why not."""
        try:
            for each in reversed([each for each in (self.path, *self.path.parents) if not each.exists()]):
                each.mkdir(mode=0o700)
            with tempfile.TemporaryFile(dir=self.path):
                pass
        except OSError as problem:
            raise Refusal("no-backup-folder", folder=str(self.path), problem=problem.strerror or str(problem)) from None

    def good(self, now: datetime) -> list[BackupFile]:
        """The backups that passed their check, the oldest first."""
        return [each for each in self._named(GOOD) if each.at <= now + LATER]

    def newest(self, noted: BackupLine | None, now: datetime) -> BackupLine | None:
        """The newest backup: the one that the database has noted, or a later good one. There can be a later one after a
        restore, because the database then only knows the backups that were made before it was copied itself."""
        newest = next(reversed(self.good(now)), None)
        if newest is not None and (noted is None or newest.at > datetime.fromisoformat(noted.at)):
            with suppress(OSError):  # it has just been deleted
                size = newest.path.stat().st_size
                return BackupLine(file=str(newest.path), at=newest.at.isoformat(), bytes=size, games=None, holds=True)
        return noted

    def unchecked(self, now: datetime) -> Path:
        """The place of a new backup, until it has been checked."""
        return self.path / f"{now.astimezone(UTC).strftime(FORM)}-unchecked.db"

    def checked(self, unchecked: Path, *, holds: bool) -> Path:
        """Rename a backup according to the result of its check."""
        named = self.path / (unchecked.name.removesuffix("-unchecked.db") + (".db" if holds else "-does-not-hold.db"))
        os.replace(unchecked, named)
        return named

    def prune(self, keep: int, now: datetime) -> None:
        """Delete all but the last few good backups, all but the last bad one, and unfinished ones."""
        old = [*self.good(now)[:-keep], *self._named(BAD)[:-1]]
        old += [each for each in self._named(UNCHECKED) if each.at < now - STALE]
        for each in old:
            with suppress(OSError):
                each.path.unlink()

    def _named(self, form: re.Pattern[str]) -> list[BackupFile]:
        found = list[BackupFile]()
        with suppress(OSError):
            for path in self.path.iterdir():
                if (named := form.fullmatch(path.name)) and not path.is_symlink() and path.is_file():
                    with suppress(ValueError):
                        found.append(BackupFile(path, datetime.strptime(named[1], FORM).replace(tzinfo=UTC)))
        return sorted(found, key=lambda each: each.at)
