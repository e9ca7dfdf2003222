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
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy import Connection, select

from menagerie import __version__
from menagerie.core.plain import Plain
from menagerie.server.operator import administration
from menagerie.server.operator.finding import REFUSED, Finding, SiteSettings, bad, good, warning
from menagerie.server.operator.transactions import Transactions
from menagerie.server.refusal import Refusal
from menagerie.server.storage import schema
from menagerie.server.storage.database import Database, SqliteFile, database_of
from menagerie.server.storage.lock import lock_of
from menagerie.server.storage.site_clock import SLACK, WORTH_SAYING, Noted, noted_time
from menagerie.server.storage.site_values import BACKUP, BACKUP_PROBLEM, site_value
from menagerie.server.storage.sqlite_checks import OF_OTHERS, check_entry, owner_of
from menagerie.server.wire.operator_models import BackupLine, CheckLine
from menagerie.words import Words

ONLY_HERE = ("127.0.0.1", "localhost", "::1")
MEGABYTE = 10**6
LITTLE, TOO_LITTLE = 500 * MEGABYTE, 50 * MEGABYTE  # of free disk
DAY = timedelta(days=1)
LATE, TOO_LATE = 26 * timedelta(hours=1), 3 * DAY  # since the last backup
ENVIRONMENT = Path("/etc/menagerie.env")  # where the service's secrets stand
FRESH = 60.0  # seconds for which a checkup of the running server holds


@dataclass(frozen=True)
class Stored:
    """What the database says about the server."""

    noted: Noted | None
    backup: BackupLine | None
    problem: dict[str, Any] | None
    version: str | None
    key: str | None


def read_stored(connection: Connection) -> Stored:
    """Look it up."""
    backup = site_value(connection, BACKUP)
    version = connection.execute(select(schema.secret.c.value).where(schema.secret.c.name == "version")).scalar()
    return Stored(
        noted_time(connection),
        BackupLine(**backup) if backup else None,
        site_value(connection, BACKUP_PROBLEM),
        version,
        administration.known_operator_key(connection),
    )


class Checkup:
    """The checkup of a running server, for the operator's page."""

    def __init__(self, desk: Transactions, settings: SiteSettings) -> None:
        self._desk, self._settings = desk, settings
        self._found: list[Finding] = []
        self._found_at = float("-inf")
        self._lock = asyncio.Lock()

    async def lines(self) -> list[CheckLine]:
        """What was found in the last minute, in the language that is spoken now. Looking is done on a thread."""
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
            found.append(check_size(self._desk.database))
        except Refusal as problem:
            found.append(refused("database", problem))
        return [*found, *check_site(self._settings, stored)]


def check_site(settings: SiteSettings, stored: Stored | None) -> Iterator[Finding]:
    """Everything that can be checked on this machine alone."""
    yield from check_settings(settings)
    yield check_clock(stored.noted if stored else None)
    yield from check_disks(settings)
    yield from check_permissions(settings)
    yield check_backups(settings, stored)


def refused(check: str, problem: Refusal, **values: Plain) -> Finding:
    """A refusal, whose sentence already says what to do."""
    return bad(check, REFUSED, text=Words().phrase(problem.code, dict(problem.values)), **values)


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
        found.append(warning("settings", "plain-url", url=settings.public_url))
    if settings.host in ONLY_HERE and not settings.proxy and not settings.public_url:
        found.append(warning("settings", "only-here", host=settings.host))
    if settings.retention == 0:
        found.append(warning("settings", "kept-for-ever"))
    yield from found or [good("settings", "settings")]


def check_clock(noted: Noted | None, other: datetime | None = None) -> Finding:
    """The clock of this machine, compared with the time that was noted last and with another machine's."""
    now = datetime.now(UTC)
    here = now.astimezone()
    told = f"{here:%Y-%m-%d %H:%M} UTC{here.isoformat()[-6:]}"
    if noted is not None and now < noted.at - SLACK:
        return warning("clock", "clock-behind", time=told, noted=f"{noted.at:%Y-%m-%d %H:%M} UTC")
    leap = max((leap.span for leap in noted.leaps), default=timedelta()) if noted else timedelta()
    if leap >= WORTH_SAYING:
        return warning("clock", "clock-leapt", time=told, days=round(leap / DAY))
    if other is not None and abs(other - now) > 2 * SLACK:
        return warning("clock", "clock-differs", time=told, seconds=round(abs(other - now).total_seconds()))
    return good("clock", "clock", time=told)


# what lies on the disk


def size_of(count: int) -> str:
    """So many bytes, for people."""
    megabytes = count / MEGABYTE
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
    for _, path in places(settings):
        there = _nearest(path)
        free = shutil.disk_usage(there).free
        values = {"path": str(path), "free": size_of(free)}
        size = path.stat().st_size if os.path.isfile(path) else 0
        grade = bad if free < TOO_LITTLE else warning if free < LITTLE + 3 * size else good
        yield grade("disk", "disk" if grade is good else "disk-low", **values)


def check_permissions(settings: SiteSettings) -> Iterator[Finding]:
    """Whether this user can write where the server must, and nobody else can read."""
    found = list[Finding]()
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
        files = (path, lock_of(path), folder) if kind == "database" else (path,)
        wrong = [each for each in files if each.exists() and not os.access(each, os.R_OK | os.W_OK)]
        found += [bad("permissions", "not-ours", **_belonging(each)) for each in wrong[:1]]
        if os.name == "posix" and path.exists() and path.stat().st_mode & OF_OTHERS:
            found.append(warning("permissions", "open-to-others", path=str(path), mode="600" if path.is_file() else "700"))
    if os.name == "posix" and ENVIRONMENT.exists() and ENVIRONMENT.stat().st_mode & OF_OTHERS:
        found.append(warning("permissions", "open-to-others", path=str(ENVIRONMENT), mode="600"))
    yield from found or [good("permissions", "permissions", user=_user())]


def _nearest(path: Path) -> Path:
    """The path itself, or the innermost folder on the way to it that can be seen."""
    return next(each for each in (path, *path.parents) if os.path.exists(each))


def _check_missing(folder: Path) -> Finding:
    """A folder for backups that is not there: whether the server can make it."""
    nearest = _nearest(folder)
    if not nearest.is_dir():
        return bad("permissions", "no-folder-but-a-file", path=str(nearest))
    if not os.access(nearest, os.W_OK | os.X_OK):
        make = f"sudo install -d -m 700 -o {_user()} {shlex.quote(str(folder))}"
        return bad("permissions", "no-folder-possible", path=str(folder), parent=str(nearest), user=_user(), make=make)
    return warning("permissions", "no-folder-yet", path=str(folder))


def _belonging(path: Path) -> dict[str, Plain]:
    """The owner of a path, and the command that gives it to this account."""
    user, owner = _user(), owner_of(path)
    give = f"chmod u+rwX {shlex.quote(str(path))}" if user == owner else f"sudo chown {user} {shlex.quote(str(path))}"
    return {"path": str(path), "user": user, "owner": owner, "give": give}


def _user() -> str:
    import getpass

    try:
        return getpass.getuser()
    except (OSError, KeyError):  # a user without a name, as in a container
        return str(os.getuid())


def check_size(database: Database) -> Finding:
    """The database of a running server."""
    if not isinstance(database, SqliteFile):
        return good("database", "postgres-served", name=database.name)
    return good("database", "database", name=database.name, size=size_of(database.path.stat().st_size))


def check_backups(settings: SiteSettings, stored: Stored | None) -> Finding:
    """The age of the last automatic backup, and whether it held."""
    if settings.backup_dir is None:
        return warning("backup", "no-backups")
    if stored is None:
        return warning("backup", "backup-unknown")
    backup, problem = stored.backup, stored.problem
    if problem is not None:
        return bad("backup", "backup-failed", text=Words().phrase(problem["code"], problem["values"]))
    if backup is None:
        return warning("backup", "no-backup-yet", folder=settings.backup_dir)
    values: dict[str, Plain] = {"file": backup.file, "hours": round(_age(backup) / timedelta(hours=1)), "games": backup.games}
    problems: list[tuple[bool, Callable[..., Finding], str]] = [
        (not backup.holds, bad, "backup-broken-games"),
        (not os.path.exists(backup.file), bad, "backup-gone"),
        (_age(backup) > TOO_LATE, bad, "backup-late"),
        (_age(backup) > LATE, warning, "backup-late"),
    ]
    found = next((grade("backup", code, **values) for is_so, grade, code in problems if is_so), None)
    return found or good("backup", "backup", **values)


def _age(backup: BackupLine) -> timedelta:
    return datetime.now(UTC) - datetime.fromisoformat(backup.at)
