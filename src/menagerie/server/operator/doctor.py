"""`menagerie doctor`: checks everything that a host can get wrong, and says the way out. It changes nothing."""

from __future__ import annotations

import os
import shlex
import sqlite3
import sys
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, NullPool, create_engine, inspect, text
from sqlalchemy.exc import DBAPIError

from menagerie.command_line import program
from menagerie.core import MenagerieError
from menagerie.core.plain import Plain
from menagerie.server.operator.backup_folder import BackupFolder
from menagerie.server.operator.checkup import (
    Stored,
    check_backups,
    check_clock,
    check_disks,
    check_permissions,
    check_settings,
    read_stored,
    refused,
    size_of,
)
from menagerie.server.operator.checkup_network import (
    ask,
    check_local,
    check_port,
    check_public,
    check_running,
    is_ours,
    local_url,
)
from menagerie.server.operator.finding import REFUSED, Finding, SiteSettings, bad, good, warning
from menagerie.server.operator.transactions import Transactions
from menagerie.server.refusal import Refusal
from menagerie.server.storage.database import Database, SqliteFile, database_of
from menagerie.server.storage.lock import Holder, holder_of
from menagerie.server.storage.sqlite_checks import check_there, checked_revision, explained, is_empty, known_revisions
from menagerie.words import Words

SIGNS = {"good": "✓", "warning": "!", "bad": "✗"}
MENDED_BY_A_BACKUP = ("database-is-none", "database-damaged", "database-fails", "database-moved")
COLOURS = {"good": "32", "warning": "33", "bad": "31"}


def run(read_settings: Callable[[], SiteSettings]) -> int:
    """Check and tell. Returns 0 if nothing is bad, and 1 otherwise."""
    worst, codes = set[str](), set[str]()
    for finding in examined(read_settings):
        worst.add(finding.grade)
        codes.add(finding.code)
        print(_told(finding), flush=True)
    summary = "bad" if "bad" in worst else "stopped" if "not-running" in codes else "warning" if "warning" in worst else "good"
    print(Words().phrase("doctor-summary", {"worst": summary, "program": program()}))
    return int(summary == "bad")


def _told(finding: Finding) -> str:
    line, words = finding.line(), Words()
    grades = {grade: words.phrase("doctor-grade", {"grade": grade}) for grade in SIGNS}
    grade = f"{SIGNS[finding.grade]} {grades[finding.grade].ljust(max(map(len, grades.values())))}"
    if sys.stdout.isatty() and not os.environ.get("NO_COLOR"):
        grade = f"\x1b[{COLOURS[finding.grade]}m{grade}\x1b[0m"
    remedy = "\n    → " + line.remedy.replace("\n", "\n      ") if line.remedy else ""
    return f"{grade}  {line.check}: {line.text}{remedy}"


def examined(read_settings: Callable[[], SiteSettings]) -> Iterator[Finding]:
    """Everything that was found. Whatever is broken, the rest is looked at all the same."""
    try:
        settings = read_settings()
        database = database_of(settings.database)
    except MenagerieError as problem:
        yield bad("settings", REFUSED, text=Words().phrase(problem.code, dict(problem.values)))
        return
    yield from check_settings(settings)
    holder = holder_of(database.path.expanduser().resolve()) if isinstance(database, SqliteFile) else None
    stored, found = _database(settings, database, holder)
    yield from found
    url = holder.address if holder and holder.address else local_url(settings)
    answer = ask(url, "/health")
    port = check_port(settings, ask(local_url(settings), "/health"), holder, is_shared=database.is_shared)
    yield port
    yield from check_running(answer, holder, stored.version if stored else None)
    if settings.public_url is None:
        yield check_local(settings, holder, port)
    else:
        yield from check_public(settings, settings.public_url, stored.key if stored else None, is_running=is_ours(answer))
    seen = ask(settings.public_url, "/health") if settings.public_url else None
    yield check_clock(stored.noted if stored else None, seen.date if seen else None)
    yield from check_disks(settings)
    yield from check_permissions(settings)
    yield check_backups(settings, stored)


def _database(settings: SiteSettings, database: Database, holder: Holder | None) -> tuple[Stored | None, list[Finding]]:
    """What the database says, and whether it can be used."""
    try:
        if isinstance(database, SqliteFile):
            return _file(settings, SqliteFile(database.path.expanduser().resolve()), holder)
        if database.is_new():
            return None, [warning("database", "database-empty", name=database.name)]
        desk = Transactions(database.check_ready())
        version = desk.read(lambda connection: str(connection.execute(text("show server_version")).scalar()))
        return desk.read(read_stored), [good("database", "postgres", name=database.name, version=version)]
    except Refusal as problem:
        return None, [refused("database", problem, **_backup_for(settings, problem))]


def _backup_for(settings: SiteSettings, problem: Refusal) -> dict[str, Plain]:
    """The newest backup that held, where one can help, and the file that it replaces."""
    good_ones = BackupFolder(Path(settings.backup_dir)).good(datetime.now(UTC)) if settings.backup_dir else []
    if problem.code not in MENDED_BY_A_BACKUP or not good_ones:
        return {}
    return {"restore": shlex.join([str(good_ones[-1].path), str(problem.values["file"])])}


def _file(settings: SiteSettings, database: SqliteFile, holder: Holder | None) -> tuple[Stored | None, list[Finding]]:
    path = database.path
    if database.is_new():
        grade = good if settings.may_create else bad
        return None, [grade("database", "database-new", file=str(path), folder=str(path.parent))]
    check_there(path)
    if is_empty(path):
        return None, [warning("database", "database-empty", name=str(path))]
    engine = create_engine("sqlite://", creator=lambda: _looking_at(path), poolclass=NullPool)

    def read(connection: Connection) -> Stored | None:
        if connection.execute(text("PRAGMA quick_check(1)")).scalar() != "ok":
            raise Refusal("database-damaged", file=str(path))
        context, names = MigrationContext.configure(connection), set(inspect(connection).get_table_names())
        revision = checked_revision(names, context.get_current_revision, str(path))
        return read_stored(connection) if revision == known_revisions()[0] else None

    try:
        with engine.connect() as connection:
            stored = read(connection)
    except (DBAPIError, sqlite3.Error) as problem:
        raise explained(getattr(problem, "orig", problem), path) from None
    values: dict[str, Any] = {"name": str(path), "size": size_of(path.stat().st_size)}
    if stored is None:
        return None, [warning("database", "database-old", **values)]
    if holder is not None:
        return stored, [good("database", "database-held", **values, pid=holder.pid)]
    return stored, [good("database", "database", **values)]


def _looking_at(path: Path) -> sqlite3.Connection:
    """A connection that changes no file: without a write-ahead log beside it, nobody is writing."""
    how = "mode=ro" if Path(f"{path}-wal").exists() else "mode=ro&immutable=1"
    return sqlite3.connect(f"{path.as_uri()}?{how}", uri=True, timeout=5)
