"""A checkup of a server without asking the network: its settings, clock, disk, permissions, database and backups.

`menagerie doctor` and the operator's page show the same findings. Nothing is changed by looking.
"""

from __future__ import annotations

import asyncio
import ipaddress
import os
import shlex
import shutil
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, timedelta
from itertools import chain, count
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy import Connection, func, select

from menagerie import __version__
from menagerie.core.plain import Plain
from menagerie.server.operator import administration
from menagerie.server.operator.backup_folder import GOOD, BackupFolder, noted_backup
from menagerie.server.operator.finding import REFUSED, Finding, SiteSettings, bad, good, warning
from menagerie.server.operator.transactions import Transactions
from menagerie.server.refusal import Refusal
from menagerie.server.storage import schema
from menagerie.server.storage.database import Database, SqliteFile, database_of
from menagerie.server.storage.lock import Holder, lock_of, this_account
from menagerie.server.storage.site_clock import SLACK, WORTH_SAYING, Noted, noted_time
from menagerie.server.storage.site_values import BACKUP_PROBLEM, site_value
from menagerie.server.storage.sqlite_checks import OF_OTHERS, check_entry, owner_of
from menagerie.server.wire.operator_models import BackupLine, CheckLine

ONLY_HERE = ("127.0.0.1", "localhost", "::1")
MEGABYTE = 10**6
LITTLE, TOO_LITTLE = 500 * MEGABYTE, 50 * MEGABYTE  # of free disk
DAY = timedelta(days=1)
LONG_STOPPED = 60 * DAY  # after which a host is asked whether the date is right
IN_DAYS = 48  # hours, from which an age is told in days
LATE, TOO_LATE = 26 * timedelta(hours=1), 3 * DAY  # since the last backup
ENVIRONMENT = Path("/etc/menagerie.env")  # where the service's secrets are
FRESH = 60.0  # seconds for which the result of a checkup is reused


@dataclass(frozen=True)
class Stored:
    """What the database says about the server."""

    noted: Noted | None
    backup: BackupLine | None
    problem: dict[str, Any] | None
    version: str | None
    key: str | None
    tables: int = 0


def read_stored(connection: Connection) -> Stored:
    """Look it up."""
    version = connection.execute(select(schema.secret.c.value).where(schema.secret.c.name == "version")).scalar()
    return Stored(
        noted_time(connection),
        noted_backup(connection),
        site_value(connection, BACKUP_PROBLEM),
        version,
        administration.known_operator_key(connection),
        connection.execute(select(func.count()).select_from(schema.game)).scalar_one(),
    )


class Checkup:
    """The checkup of a running server, for the operator's page."""

    def __init__(self, desk: Transactions, settings: SiteSettings) -> None:
        self._desk, self.settings = desk, settings
        self._found: list[Finding] = []
        self._found_at = float("-inf")
        self._lock = asyncio.Lock()

    async def lines(self) -> list[CheckLine]:
        """What was found in the last minute, in the current language. The checks run on a thread."""
        async with self._lock:
            if time.monotonic() - self._found_at > FRESH:
                self._found = await asyncio.to_thread(self._look)
                self._found_at = time.monotonic()
        return [finding.line() for finding in self._found]

    def _look(self) -> list[Finding]:
        stored: Stored | None = None
        found = [good("version", "version", version=__version__)]
        try:
            stored = self._desk.read(read_stored)
            found.append(check_size(self._desk.database, stored.tables))
        except Refusal as problem:
            found.append(refused("database", problem))
        return [*found, *check_site(self.settings, stored)]


def check_site(settings: SiteSettings, stored: Stored | None) -> Iterator[Finding]:
    """Everything that can be checked on this machine alone."""
    yield from check_settings(settings)
    yield check_clock(stored.noted if stored else None, is_running=True)
    yield from check_disks(settings)
    yield from check_permissions(settings)
    yield check_backups(settings, stored, is_page=True)


def refused(check: str, problem: Refusal) -> Finding:
    """A refusal, whose sentence already says what to do."""
    return bad(check, REFUSED).because(problem.code, dict(problem.values))


def check_settings(settings: SiteSettings) -> Iterator[Finding]:
    """Settings that contradict each other."""
    is_https = (settings.public_url or "").startswith("https:")
    found = list[Finding]()
    if is_https and not settings.proxy:
        found.append(bad("settings", "https-without-proxy"))
    if settings.proxy and not settings.public_url:
        found.append(warning("settings", "proxy-without-url"))
    for each in settings.proxy:
        if "/" in each and ipaddress.ip_network(each).prefixlen == 0:
            found.append(bad("settings", "proxy-is-everybody", network=each))
    if settings.public_url and not is_https and (urlsplit(settings.public_url).hostname or "") not in ONLY_HERE:
        proxy = settings.proxy[0] if settings.proxy else "none"
        found.append(warning("settings", "plain-url", url=settings.public_url, proxy=proxy))
    if settings.host in ONLY_HERE and not settings.proxy and not settings.public_url:
        found.append(warning("settings", "only-here", host=settings.host))
    for name, like in settings.unknown.items():
        found.append(warning("settings", "unknown-setting", name=name, like=like or "none"))
    if settings.retention == 0:
        found.append(warning("settings", "kept-for-ever"))
    yield from found or [good("settings", "settings")]


def check_clock(noted: Noted | None, other: datetime | None = None, *, is_running: bool = False) -> Finding:
    """The clock of this machine, compared with the time that was noted last and with another machine's. While a server is
    running, it notes the time every hour, so a day more is a leap; a stopped one may have been stopped for weeks."""
    now = datetime.now(UTC)
    here = now.astimezone()
    told = f"{here:%Y-%m-%d %H:%M} UTC{here.isoformat()[-6:]}"
    if noted is not None and now < noted.at - SLACK:
        return warning("clock", "clock-behind", time=told, noted=f"{noted.at:%Y-%m-%d %H:%M} UTC")
    if noted is not None and now - noted.at > (WORTH_SAYING if is_running else LONG_STOPPED):
        days, day = (now - noted.at) // DAY, f"{here:%Y-%m-%d}"
        return warning("clock", "clock-ahead", time=told, noted=f"{noted.at:%Y-%m-%d %H:%M} UTC", days=days, day=day)
    leap = max((leap.span for leap in noted.leaps), default=timedelta()) if noted else timedelta()
    if leap >= WORTH_SAYING:
        return warning("clock", "clock-leapt", time=told, days=round(leap / DAY))
    if other is not None and abs(other - now) > 2 * SLACK:
        return warning("clock", "clock-differs", time=told, seconds=round(abs(other - now).total_seconds()))
    return good("clock", "clock", time=told)


# files on the disk


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
        there = _nearest(path)
        free = shutil.disk_usage(there).free
        values = {"path": str(path), "free": size_of(free), "room": "some" if free >= 1000 else "none"}
        size = path.stat().st_size if os.path.isfile(path) else 0
        grade = bad if free < TOO_LITTLE else warning if free < LITTLE + 3 * size else good
        low = "disk-low" if kind == "database" else "backup-disk-low"
        yield grade("disk", "disk" if grade is good else low, **values, disk=str(_disk_of(there)))


def check_permissions(settings: SiteSettings) -> Iterator[Finding]:
    """Whether this user can write where the server must, and nobody else can read."""
    found, shut = list[Finding](), list[Path]()
    for kind, path in places(settings):
        try:
            check_entry(path)
        except Refusal as problem:
            found.append(refused("permissions", problem))
            continue
        folder = path.parent if kind == "database" else path
        if not folder.is_dir():
            found += [_check_missing(folder)] if kind == "backup" else []
            continue
        files = [path, lock_of(path), folder] if kind == "database" else _newest_in(path)
        shut += [each for each in files if each.exists() and not os.access(each, os.R_OK | os.W_OK)]
        if os.name == "posix" and path.exists() and path.stat().st_mode & OF_OTHERS:
            found.append(warning("permissions", "open-to-others", path=str(path), mode="600" if path.is_file() else "700"))
    if os.name == "posix" and ENVIRONMENT.exists() and ENVIRONMENT.stat().st_mode & OF_OTHERS:
        found.append(warning("permissions", "open-to-others", path=str(ENVIRONMENT), mode="600"))
    found[:0] = _check_owners(shut, BackupFolder(Path(settings.backup_dir)).path if settings.backup_dir else None)
    yield from found or [good("permissions", "permissions", user=this_account())]


def _nearest(path: Path) -> Path:
    """The path itself, or the innermost folder on the way to it that can be seen."""
    return next(each for each in (path, *path.parents) if os.path.exists(each))


def _disk_of(path: Path) -> Path:
    """Where its disk is mounted."""
    return next((each for each in (path, *path.parents) if os.path.ismount(each)), path)


def _check_missing(folder: Path) -> Finding:
    """A folder for backups that does not exist: whether the server can create it."""
    nearest = _nearest(folder)
    if not nearest.is_dir():
        return bad("permissions", "no-folder-but-a-file", path=str(nearest))
    if not os.access(nearest, os.W_OK | os.X_OK):
        make = f"sudo install -d -m 700 -o {this_account()} {shlex.quote(str(folder))}"
        return bad("permissions", "no-folder-possible", path=str(folder), parent=str(nearest), user=this_account(), make=make)
    return warning("permissions", "no-folder-yet", path=str(folder))


def _newest_in(folder: Path) -> list[Path]:
    """A folder of backups, and the newest of them."""
    return [folder, *(each.path for each in BackupFolder(folder).good(datetime.now(UTC))[-1:])]


def _check_owners(shut: list[Path], backups: Path | None) -> Iterator[Finding]:
    """Report paths that this account may not read and write: its own, and those of others. Each finding has a single command line
    for all its paths. If a backup is among them, that command is about the whole folder of backups."""

    def typed(command: str, change: str, paths: list[Path]) -> str:
        single = [str(each) for each in paths if each != backups and not (each.parent == backups and GOOD.fullmatch(each.name))]
        commands = [f"{command} {change} {shlex.join(single)}"] if single else []
        if len(single) < len(paths):
            commands.append(f"{command} -R {change} {shlex.quote(str(backups))}")
        return " && ".join(commands)

    user = this_account()
    own = [each for each in shut if owner_of(each) == user]
    of_others = [each for each in shut if each not in own]
    if own:
        yield bad("permissions", "shut-off", path=_listed(own), user=user, give=typed("chmod", "u+rwX", own))
    if of_others:
        owners = ", ".join(dict.fromkeys(map(owner_of, of_others)))
        yield bad(
            "permissions", "not-ours", path=_listed(of_others), user=user, owner=owners, give=typed("sudo chown", user, of_others)
        )


def _listed(paths: list[Path]) -> str:
    return ", ".join(map(str, paths))


def check_size(database: Database, tables: int) -> Finding:
    """The database of a running server."""
    if not isinstance(database, SqliteFile):
        return good("database", "postgres-served", name=database.name)
    return good("database", "database", name=database.name, size=size_of(database.stored_bytes()), tables=tables)


def check_backups(
    settings: SiteSettings, stored: Stored | None, holder: Holder | None = None, *, ran: str = "", is_page: bool = False
) -> Finding:
    """The age of the last automatic backup, and whether it held. The server that runs knows best where it keeps them; `ran` is
    the command that started the last one. `is_page`: this is said on the operator's page."""
    started: dict[str, Plain] = {"ran": ran, "held": holder.pid if holder else "none"}
    backup_dir = holder.backup_dir if holder and holder.backup_dir else settings.backup_dir
    if backup_dir is None:
        by_hand = {**_backup_by_hand(settings), **started}
        if is_page:
            return warning("backup", "backups-off-page", **by_hand)
        if stored is None:  # what cannot be read cannot be copied
            return warning("backup", "backups-off", **by_hand)
        return warning("backup", "no-backups", **by_hand).then("remedy-backups-off")
    if stored is None:
        return warning("backup", "backup-unknown")
    if stored.problem is not None:
        return bad("backup", "backup-failed").because(stored.problem["code"], stored.problem["values"])
    folder = BackupFolder(Path(backup_dir))
    backup = folder.newest(stored.backup, datetime.now(UTC))
    place = Path(backup.file).parent if backup else folder.path
    if _is_shut(place) or (backup and not place.exists()):
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
