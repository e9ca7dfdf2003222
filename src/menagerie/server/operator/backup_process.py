"""One automatic backup, made and checked in a separate process at low priority: replaying every game is hard work, and players
must not notice it.

It reads its task from standard input as JSON and writes the result to standard output, because everyone on the machine can read
a command line.
"""

from __future__ import annotations

import json
import os
import sys
from contextlib import suppress
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

from menagerie.core.plain import Plain
from menagerie.server.operator.backup import check_backup, place_backup, write_backup
from menagerie.server.operator.backup_folder import BackupFolder
from menagerie.server.operator.site_copy import write_snapshot
from menagerie.server.operator.transactions import Transactions
from menagerie.server.refusal import Refusal
from menagerie.server.storage.database import SqliteFile, database_of
from menagerie.server.storage.sqlite_checks import FULL
from menagerie.server.wire.operator_models import BackupLine


@dataclass(frozen=True)
class BackupOrder:
    """The task: what to back up, where to, and how many backups to keep."""

    database: str
    folder: str
    keep: int


@dataclass(frozen=True)
class BackupProblem:
    """Why there is no backup: a code with values, for the words."""

    code: str
    values: dict[str, Plain]


def make(wanted: BackupOrder) -> BackupLine | BackupProblem | None:
    """Make a backup, replay every game in it, and delete old ones. None: another process is making one."""
    folder, database, now = BackupFolder(Path(wanted.folder)), database_of(wanted.database), datetime.now(UTC)
    try:
        with database.backing_up() as is_ours:
            if not is_ours:
                return None
            folder.make()
            written = folder.unchecked(now)
            if isinstance(database, SqliteFile):
                write_backup(database.path, written, overwrite=True)
            else:
                place_backup(written, partial(write_snapshot, Transactions(database.check_ready())), overwrite=True)
            checked = check_backup(written)
            named = folder.checked(written, holds=not checked.broken)
            folder.prune(wanted.keep, now)
            at = now.isoformat(timespec="milliseconds")
            size, holds = named.stat().st_size, not checked.broken
            return BackupLine(file=str(named), at=at, bytes=size, games=checked.games, holds=holds)
    except Refusal as problem:
        return BackupProblem(problem.code, dict(problem.values))
    except OSError as problem:
        code = "disk-full" if problem.errno in FULL else "cannot-write"
        return BackupProblem(code, {"file": str(folder.path), "problem": problem.strerror or str(problem)})


def answer_of(made: BackupLine | BackupProblem | None) -> dict[str, Any]:
    """The result as JSON."""
    match made:
        case None:
            return {}
        case BackupProblem():
            return {"problem": asdict(made)}
    return {"backup": made.model_dump()}


def made_of(answer: dict[str, Any]) -> BackupLine | BackupProblem | None:
    """The result from JSON."""
    if "problem" in answer:
        return BackupProblem(**answer["problem"])
    return BackupLine(**answer["backup"]) if "backup" in answer else None


if __name__ == "__main__":
    with suppress(OSError, AttributeError):
        os.nice(19)
    print(json.dumps(answer_of(make(BackupOrder(**json.load(sys.stdin))))))
