"""The folder of automatic backups: what is in it by its names, and which of it may be deleted.

A backup gets the name that counts only once every game in it has been replayed, so whatever has that name held. One that did
not hold has another name, and so has one that is still being checked. Files of any other name are never touched.
"""

from __future__ import annotations

import os
import re
import tempfile
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

from menagerie.server.refusal import Refusal

FORM = "menagerie-%Y-%m-%dT%H-%M-%SZ"
GOOD = re.compile(r"(menagerie-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)\.db")
BAD = re.compile(r"(menagerie-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)-does-not-hold\.db")
UNCHECKED = re.compile(r"\.?(menagerie-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)-unchecked\.db.*")
LATER = timedelta(days=1)  # a backup that is more than this ahead was made by a clock that was wrong
STALE = timedelta(days=1)  # after which nobody checks a backup any more


@dataclass(frozen=True)
class BackupFile:
    """A backup, and when it was made."""

    path: Path
    at: datetime


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
        """The backups that held when they were made, the oldest first."""
        return [each for each in self._named(GOOD) if each.at <= now + LATER]

    def unchecked(self, now: datetime) -> Path:
        """The place of a new backup, until it has been checked."""
        return self.path / f"{now.astimezone(UTC).strftime(FORM)}-unchecked.db"

    def checked(self, unchecked: Path, *, holds: bool) -> Path:
        """Give a backup the name that says what its check has shown."""
        named = self.path / (unchecked.name.removesuffix("-unchecked.db") + (".db" if holds else "-does-not-hold.db"))
        os.replace(unchecked, named)
        return named

    def prune(self, keep: int, now: datetime) -> None:
        """Delete good backups beyond the last few, all but the last that did not hold, and what was left unfinished."""
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
