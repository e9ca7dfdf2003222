"""A checkup of the automatic backups: when the last one was made, whether it held, and why there is none.

The reason of a failure stays noted until the next backup. So it is looked at again: a disk that was full may have room by now.
"""

from __future__ import annotations

import os
import shlex
import shutil
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from itertools import chain, count
from pathlib import Path
from typing import Any

from menagerie.core.plain import Plain
from menagerie.server.operator.backup_folder import BackupFolder
from menagerie.server.operator.checkup_files import MEGABYTE, nearest
from menagerie.server.operator.file_access import shut_to
from menagerie.server.operator.finding import Finding, SiteSettings, bad, good, warning
from menagerie.server.operator.stored_facts import Stored
from menagerie.server.storage.database import SqliteFile, database_of
from menagerie.server.storage.lock import Holder, lock_of
from menagerie.server.wire.operator_models import BackupLine

IN_DAYS = 48  # hours, from which an age is told in days
LATE, TOO_LATE = 26 * timedelta(hours=1), 3 * timedelta(days=1)  # since the last backup
SPARE = 5 * MEGABYTE  # that a backup needs beside its own size
OF_A_PLACE = (
    "disk-full",
    "cannot-write",
    "no-backup-folder",
    "folder-not-writable",
    "no-folder-there",
    "no-entry",
    "backup-fails",
    "database-fails",
)
OF_THE_DATABASE = (
    "no-file",
    "database-gone",
    "database-not-ours",
    "database-not-readable",
    "database-not-writable",
    "database-damaged",
)


def check_backups(
    settings: SiteSettings,
    stored: Stored | None,
    holder: Holder | None = None,
    *,
    ran: str = "",
    account: str = "",
    is_clear: bool = True,
    is_page: bool = False,
) -> Finding:
    """The age of the last automatic backup, and whether it held. The server that runs knows best where it keeps them; `ran` is
    the command that started the last one. `account` is that of the server, if it is another, and `is_clear` says that no disk or
    permission is bad. `is_page`: this is said on the operator's page."""
    started: dict[str, Plain] = {"ran": ran, "held": holder.pid if holder else "none"}
    backup_dir = holder.backup_dir if holder and holder.backup_dir else settings.backup_dir
    if backup_dir is None and stored is None and _is_note_shut(settings):
        return warning("backup", "backup-unknown")
    if backup_dir is None:
        by_hand = {**_backup_by_hand(settings), **started}
        if is_page:
            return warning("backup", "backups-off-page", **by_hand)
        if stored is None:  # what cannot be read cannot be copied
            return warning("backup", "backups-off", **by_hand)
        return warning("backup", "no-backups", **by_hand).then("remedy-backups-off")
    if stored is None:
        return warning("backup", "backup-unknown")
    folder = BackupFolder(Path(backup_dir))
    backup = folder.newest(stored.backup, datetime.now(UTC))
    if stored.problem is not None and not _is_past(stored.problem, backup):
        eyes = account or None
        return _check_failure(settings, stored.problem, folder.path, holder, account=eyes, is_clear=is_clear, is_page=is_page)
    place = Path(backup.file).parent if backup else folder.path
    is_shared = database_of(settings.database).is_shared  # then another machine may have made it
    if _is_shut(place) or (is_shared and backup and not place.exists()):
        return warning("backup", "backup-unseen", file=backup.file if backup else str(place))
    if backup is None:
        return warning("backup", "no-backup-yet", folder=str(place))
    hours = round(_age(backup) / timedelta(hours=1))
    values: dict[str, Plain] = {"file": backup.file, "hours": hours, "days": round(hours / 24) if hours >= IN_DAYS else 0}
    problems: list[tuple[bool, Callable[..., Finding], str]] = [
        (not backup.holds, bad, "backup-broken-games"),
        (not os.path.exists(backup.file), bad, "backup-gone"),
        (not os.access(backup.file, os.R_OK), bad, "backup-shut"),
        (_age(backup) > TOO_LATE, bad, "backup-late"),
        (_age(backup) > LATE, warning, "backup-late"),
    ]
    found = next((grade("backup", code, **values) for is_so, grade, code in problems if is_so), None)
    if found is not None and found.code == "backup-late":
        return replace(found, values={**values, **_backup_by_hand(settings)}).then(
            "way-download" if is_page else "remedy-no-backups"
        )
    if found is None and backup.games is None:
        return good("backup", "backup-in-folder", **values)
    return found or good("backup", "backup", **values, games=backup.games or 0)


def _is_note_shut(settings: SiteSettings) -> bool:
    """Whether this account may not read in the lock of the database where its server keeps backups."""
    database = database_of(settings.database)
    try:
        if isinstance(database, SqliteFile):
            lock_of(database.path).open("rb").close()
    except OSError as problem:
        return isinstance(problem, PermissionError)
    return False


def _is_past(problem: dict[str, Any], backup: BackupLine | None) -> bool:
    """Whether a backup was made since an attempt failed."""
    return backup is not None and backup.holds and datetime.fromisoformat(backup.at) > datetime.fromisoformat(problem["at"])


def _check_failure(
    settings: SiteSettings,
    problem: dict[str, Any],
    folder: Path,
    holder: Holder | None,
    *,
    account: str | None,
    is_clear: bool,
    is_page: bool,
) -> Finding:
    """The last attempt failed: whether what was in the way still is."""
    code, told = str(problem["code"]), dict(problem["values"])
    values = {
        "at": f"{datetime.fromisoformat(problem['at']).astimezone():%Y-%m-%d %H:%M}",
        "running": "yes" if is_page or holder is not None else "no",
        "ran": holder.command if holder else "",
    }
    if not is_clear:
        return bad("backup", "backup-failed", **values, still="yes").because(code, told)
    if code in OF_A_PLACE:
        where = [folder, *(Path(str(told[name])) for name in ("file", "folder") if name in told)]
        if not any(_is_in_the_way(each, settings, account) for each in where):
            return warning("backup", "backup-mended", **values).because(code, told)
        return bad("backup", "backup-failed", **values, still="yes").because(code, told)
    if code in OF_THE_DATABASE and not is_page:  # doctor has just read all of it
        return warning("backup", "backup-mended", **values).because(code, told)
    return bad("backup", "backup-failed", **values, still="unknown").because(code, told)


def _is_in_the_way(place: Path, settings: SiteSettings, account: str | None) -> bool:
    """Whether no backup could be written to a place now: there is no room, or no permission. A folder that is missing is made by
    the server, if it can."""
    database = database_of(settings.database)
    file = database.path.expanduser() if isinstance(database, SqliteFile) else None
    needed = SPARE + (file.stat().st_size if file and file.exists() else 0)
    there = nearest(place)
    folder = there if there.is_dir() else there.parent
    try:
        return bool(shut_to(account, [folder])) or shutil.disk_usage(folder).free < needed
    except OSError:
        return True


def _backup_by_hand(settings: SiteSettings) -> dict[str, Plain]:
    """The arguments of a command that makes a backup at once: at home, or beside the database where the service may write; and
    the folders where the server may make them every night."""
    database = database_of(settings.database)
    file = database.path.expanduser().resolve() if isinstance(database, SqliteFile) else None
    name = shlex.quote(str(file or database.name))
    beside = file.parent if file else Path("/var/lib/menagerie")
    return {
        "database": name,
        "at_home": _new_file("~"),
        "beside": _new_file(shlex.quote(str(beside))),
        "nightly": shlex.quote(str(beside / "backups")),
    }


def _new_file(folder: str) -> str:
    """A file for a backup of today, for a command line, that is not there yet."""
    names = chain([f"{folder}/menagerie-{date.today()}"], (f"{folder}/menagerie-{date.today()}-{each}" for each in count(2)))
    return next(f"{name}.db" for name in names if not os.path.lexists(os.path.expanduser(shlex.split(f"{name}.db")[0])))


def _is_shut(folder: Path) -> bool:
    """Whether a folder exists that this account may not look into."""
    try:
        return folder.is_dir() and not os.access(folder, os.R_OK | os.X_OK)
    except PermissionError:  # a folder around it
        return True


def _age(backup: BackupLine) -> timedelta:
    return datetime.now(UTC) - datetime.fromisoformat(backup.at)
