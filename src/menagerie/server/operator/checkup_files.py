"""A checkup of the disks and the permissions that a server needs."""

from __future__ import annotations

import os
import shlex
import shutil
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path

from menagerie.server.operator.backup_folder import BackupFolder, is_of_backups
from menagerie.server.operator.file_access import shut_to
from menagerie.server.operator.finding import Finding, SiteSettings, bad, good, refused, warning
from menagerie.server.refusal import Refusal
from menagerie.server.storage.database import SqliteFile, database_of
from menagerie.server.storage.lock import lock_of, this_account
from menagerie.server.storage.sqlite_checks import OF_OTHERS, check_entry, owner_of

MEGABYTE = 10**6
LITTLE, TOO_LITTLE = 500 * MEGABYTE, 50 * MEGABYTE  # of free disk
ENVIRONMENT = Path("/etc/menagerie.env")  # where the service's secrets are
BESIDE = ("-wal", "-shm")  # files of SQLite beside a database


def size_of(size: int) -> str:
    """A number of bytes, for people."""
    megabytes = size / MEGABYTE
    if megabytes < 1:
        return f"{size / 1000:.0f} kB"
    return (
        f"{megabytes:.1f} MB" if megabytes < 10 else f"{megabytes:.0f} MB" if megabytes < 10_000 else f"{megabytes / 1000:.0f} GB"
    )


def places(settings: SiteSettings) -> list[tuple[str, Path]]:
    """The database file, if it is one, and the folder of backups."""
    database = database_of(settings.database)
    found = [("database", database.path.expanduser().resolve())] if isinstance(database, SqliteFile) else []
    return [*found, *([("backup", Path(settings.backup_dir).expanduser().resolve())] if settings.backup_dir else [])]


def check_disks(settings: SiteSettings) -> Iterator[Finding]:
    """Whether there is room for what is played, and for backups."""
    for kind, path in places(settings):
        there = nearest(path)
        free = shutil.disk_usage(there).free
        values = {"path": str(path), "free": size_of(free), "room": "some" if free >= 1000 else "none"}
        if _is_read_only(there):
            yield bad("disk", "disk-read-only", path=str(path), disk=str(_disk_of(there)))
            continue
        size = path.stat().st_size if os.path.isfile(path) else 0
        grade = bad if free < TOO_LITTLE else warning if free < LITTLE + 3 * size else good
        low = "disk-low" if kind == "database" else "backup-disk-low"
        yield grade("disk", "disk" if grade is good else low, **values, disk=str(_disk_of(there)))


def _is_read_only(place: Path) -> bool:
    """Whether the system has made a disk read-only."""
    try:
        return hasattr(os, "statvfs") and bool(os.statvfs(place).f_flag & os.ST_RDONLY)
    except OSError:
        return False


def check_permissions(settings: SiteSettings, account: str | None = None, *, is_running: bool = False) -> Iterator[Finding]:
    """Whether an account can write where the server must, and nobody else can read. It is this one, or that of the server, with
    whose eyes only root can look."""
    user = account or this_account()
    found, wanted = list[Finding](), list[Path]()
    for kind, path in places(settings):
        try:
            check_entry(path)
        except Refusal as problem:
            found.append(refused("permissions", problem))
            continue
        folder = path.parent if kind == "database" else path
        if not folder.is_dir():
            found += [_check_missing(folder, account, is_running=is_running)] if kind == "backup" else []
            continue
        wanted += files_of(path) if kind == "database" else _newest_in(path)
        if os.name == "posix" and path.exists() and path.stat().st_mode & OF_OTHERS:
            found.append(warning("permissions", "open-to-others", path=str(path), mode="600" if path.is_file() else "700"))
    if os.name == "posix" and ENVIRONMENT.exists() and ENVIRONMENT.stat().st_mode & OF_OTHERS:
        found.append(warning("permissions", "open-to-others", path=str(ENVIRONMENT), mode="600"))
    shut = [each for each in shut_to(account, wanted) if not _is_read_only(each)]  # which no permission would change
    found[:0] = _check_owners(settings, shut, user)
    yield from found or [good("permissions", "permissions", user=user)]


def files_of(database: Path) -> list[Path]:
    """A database, its folder, and what a server writes beside it."""
    return [database, lock_of(database), *(Path(f"{database}{end}") for end in BESIDE), database.parent]


def nearest(path: Path) -> Path:
    """The path itself, or the innermost folder on the way to it that can be seen."""
    return next(each for each in (path, *path.parents) if os.path.exists(each))


def _disk_of(path: Path) -> Path:
    """Where its disk is mounted."""
    return next((each for each in (path, *path.parents) if os.path.ismount(each)), path)


def _check_missing(folder: Path, account: str | None, *, is_running: bool) -> Finding:
    """A folder for backups that does not exist: whether a server has lost it, and whether it can be created."""
    there = nearest(folder)
    if not there.is_dir():
        return bad("permissions", "no-folder-but-a-file", path=str(there))
    user = account or this_account()
    make = f"sudo install -d -m 700 -o {user} {shlex.quote(str(folder))}" if shut_to(account, [there]) else "none"
    if is_running:
        return bad("permissions", "folder-lost", path=str(folder), make=make)
    if make != "none":
        return bad("permissions", "no-folder-possible", path=str(folder), parent=str(there), user=user, make=make)
    return warning("permissions", "no-folder-yet", path=str(folder))


def _newest_in(folder: Path) -> list[Path]:
    """A folder of backups, and the newest of them."""
    return [folder, *(each.path for each in BackupFolder(folder).good(datetime.now(UTC))[-1:])]


def _check_owners(settings: SiteSettings, shut: list[Path], user: str) -> Iterator[Finding]:
    """Report paths that an account may not read and write: its own, and those of others. Each finding has a single command line
    for all its paths."""
    sudo = "" if user == this_account() else "sudo "
    own = [each for each in shut if owner_of(each) == user]
    of_others = [each for each in shut if each not in own]
    if own:
        paths = _whole_folders(settings, own)
        yield bad("permissions", "shut-off", path=_listed(paths), user=user, give=_typed(f"{sudo}chmod", "u+rwX", paths))
    if of_others:
        paths, owners = _whole_folders(settings, of_others), ", ".join(dict.fromkeys(map(owner_of, of_others)))
        give = _typed("sudo chown", user, paths)
        yield bad(
            "permissions",
            "not-ours",
            path=_listed(paths),
            user=user,
            owner=owners,
            give=give,
            sure="no" if user == this_account() else "yes",
        )


def _whole_folders(settings: SiteSettings, shut: list[Path]) -> dict[Path, bool]:
    """What a command has to name, and whether it means a folder with everything in it. Where a whole folder of ours is shut, or a
    backup in one, there is more in it that is shut, too."""
    found = dict[Path, bool]()
    whole = [
        path.parent for kind, path in places(settings) if kind == "database" and path.parent in shut and _is_ours(path, settings)
    ]
    backups = [path for kind, path in places(settings) if kind == "backup"]
    for each in shut:
        folder = next((folder for folder in whole if folder in (each, *each.parents)), None)
        if folder is None and (each in backups or (each.parent in backups and is_of_backups(each.name))):
            folder = each if each in backups else each.parent
        found[folder or each] = folder is not None
    return found


def _is_ours(database: Path, settings: SiteSettings) -> bool:
    """Whether there is nothing in the folder of a database but what belongs to the server."""
    backups = [path for kind, path in places(settings) if kind == "backup"]

    def is_ours(each: Path) -> bool:
        return each.name.removeprefix(".").startswith(database.name) or each in backups or is_of_backups(each.name)

    try:
        return all(map(is_ours, database.parent.iterdir()))
    except OSError:
        return False


def _typed(command: str, change: str, paths: dict[Path, bool]) -> str:
    """A command line that changes some paths."""
    single = [str(path) for path, is_whole in paths.items() if not is_whole]
    commands = [f"{command} {change} {shlex.join(single)}"] if single else []
    commands += [f"{command} -R {change} {shlex.quote(str(path))}" for path, is_whole in paths.items() if is_whole]
    return " && ".join(commands)


def _listed(paths: Iterable[Path]) -> str:
    return ", ".join(map(str, paths))
