"""What a database says about its server: its clock, its last backup, its version and its keys."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, func, select

from menagerie.server.operator import administration
from menagerie.server.operator.backup_folder import noted_backup
from menagerie.server.storage import schema
from menagerie.server.storage.site_clock import Noted, noted_time
from menagerie.server.storage.site_values import BACKUP_PROBLEM, site_value
from menagerie.server.wire.operator_models import BackupLine


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
