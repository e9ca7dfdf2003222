"""A checkup of a server without asking the network: its settings, clock, disk, permissions, database and backups.

`menagerie doctor` and the operator's page show the same findings. Nothing is changed by looking.
"""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from urllib.parse import urlsplit

from menagerie import __version__
from menagerie.server.operator.checkup_backups import check_backups
from menagerie.server.operator.checkup_files import check_disks, check_permissions, size_of
from menagerie.server.operator.finding import Finding, SiteSettings, bad, good, refused, warning
from menagerie.server.operator.stored_facts import Stored, read_stored
from menagerie.server.operator.transactions import Transactions
from menagerie.server.refusal import Refusal
from menagerie.server.storage.database import Database, SqliteFile, database_of
from menagerie.server.storage.lock import last_command
from menagerie.server.storage.site_clock import SLACK, WORTH_SAYING, Noted
from menagerie.server.wire.operator_models import CheckLine

ONLY_HERE = ("127.0.0.1", "localhost", "::1")
DAY = timedelta(days=1)
LONG_STOPPED = 60 * DAY  # after which a host is asked whether the date is right
FRESH = 60.0  # seconds for which the result of a checkup is reused


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
    files = [*check_disks(settings), *check_permissions(settings, is_running=True)]
    yield from files
    database = database_of(settings.database)
    ran = last_command(database.path) if isinstance(database, SqliteFile) else "serve"
    is_clear = not any(each.grade == "bad" for each in files)
    yield check_backups(settings, stored, ran=ran, is_clear=is_clear, is_page=True)


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
    if settings.workers > 1 and not database_of(settings.database).is_shared:
        found.append(bad("settings", "workers-and-a-file", workers=settings.workers))
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


def check_size(database: Database, tables: int) -> Finding:
    """The database of a running server."""
    if not isinstance(database, SqliteFile):
        return good("database", "postgres-served", name=database.name)
    return good("database", "database", name=database.name, size=size_of(database.stored_bytes()), tables=tables)
