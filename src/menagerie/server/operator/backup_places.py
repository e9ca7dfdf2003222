"""The folders in which a lost database or its backups may be, whatever they are called.

Near are the folder of backups, the folder of the database, this account's home, and the folders in those. Around are the folder
above the database, the folders beside it, where a system puts what was thrown away, and where hosts put what is theirs. The
nearest folders come first, because the number of entries and the time are limited: a disk may be as large as it likes.
"""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

MOST_ENTRIES = 20_000  # that are looked at, over all folders
MOST_SECONDS = 5.0
DEPTH = 2  # of folders in folders, near the database
THROWN_AWAY = ("~/.local/share/Trash/files", "~/.Trash")
OF_HOSTS = ("/srv", "/mnt")  # where hosts put what is theirs
OF_SYSTEM = ("/proc", "/sys", "/dev", "/run")


@dataclass
class Budget:
    """How much may still be looked at."""

    entries: int = MOST_ENTRIES
    until: float = field(default_factory=lambda: time.monotonic() + MOST_SECONDS)

    def is_left(self) -> bool:
        """Whether there is time, and an entry."""
        return self.entries > 0 and time.monotonic() < self.until


@dataclass(frozen=True)
class Listed:
    """A folder, and its plain files."""

    folder: Path
    files: tuple[os.DirEntry[str], ...]


@dataclass(frozen=True)
class Places:
    """Where to look: the folders near a database, and those around it."""

    near: tuple[Path, ...]
    around: tuple[Path, ...]

    @property
    def all(self) -> tuple[Path, ...]:
        """All of them, the nearest first."""
        return (*self.near, *self.around)


def usual_places(database: Path, backup_dir: Path | None) -> Places:
    """Where a host may have put the database or its backups. Someone who typed `sudo` has another home than root."""
    user = os.environ.get("SUDO_USER", "")
    homes = ["~", *([f"~{user}"] if user else [])]
    near = _there(str(backup_dir or database.parent), str(database.parent), *homes)
    around = _there(str(database.parent.parent), *THROWN_AWAY, tempfile.gettempdir(), *OF_HOSTS)
    return Places(near, tuple(each for each in around if each not in near))


def listed_near(places: Places, budget: Budget) -> list[Listed]:
    """The folders near a database, as deep as a host puts things."""
    return list(_walk(places.near, DEPTH, budget))


def listed_around(places: Places, near: Iterable[Listed], budget: Budget) -> list[Listed]:
    """The folders around a database which are not near it."""
    known = {each.folder for each in near}
    return [each for each in _walk(places.around, 1, budget) if each.folder not in known]


def _there(*folders: str) -> tuple[Path, ...]:
    whole = (os.path.realpath(os.path.expanduser(folder)) for folder in folders)
    return tuple(Path(folder) for folder in dict.fromkeys(whole) if os.path.isdir(folder))


def _walk(roots: Iterable[Path], depth: int, budget: Budget) -> Iterator[Listed]:
    """Some folders, then the folders in them, and so on. Links and hidden folders are left out."""
    level, seen = list(roots), set[Path]()
    for left in range(depth, -1, -1):
        below = list[Path]()
        for folder in level:
            if folder in seen or str(folder) in OF_SYSTEM or not budget.is_left():
                continue
            seen.add(folder)
            files, folders = _entries(folder, budget)
            yield Listed(folder, files)
            below += folders if left else []
        level = below


def _entries(folder: Path, budget: Budget) -> tuple[tuple[os.DirEntry[str], ...], list[Path]]:
    files, folders = list[os.DirEntry[str]](), list[Path]()
    with suppress(OSError), os.scandir(folder) as entries:
        for each in entries:
            budget.entries -= 1
            if not budget.is_left():
                break
            with suppress(OSError):
                if each.is_file(follow_symlinks=False):
                    files.append(each)
                elif each.is_dir(follow_symlinks=False) and not each.name.startswith("."):
                    folders.append(folder / each.name)
    return tuple(files), sorted(folders)
