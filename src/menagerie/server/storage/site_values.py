"""Values of the site as a whole, kept under a name: the club's texts, an announcement, the last backup."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from menagerie.server.storage import schema

CLUB, ANNOUNCEMENT, BACKUP, CLOCK, RESTORED = "club", "announcement", "backup", "clock", "restored"  # the names in use
BACKUP_PROBLEM = "backup-problem"  # why the last automatic backup failed
MADE = "made"  # in a backup: when it was made


def site_value(connection: Connection, name: str) -> Any:
    """The value under a name; None if there is none."""
    return connection.execute(select(schema.site.c.value).where(schema.site.c.name == name)).scalar()


def set_site_value(connection: Connection, name: str, value: Any) -> None:
    """Keep a value under a name; None deletes it."""
    named = schema.site.c.name == name
    if value is None:
        connection.execute(delete(schema.site).where(named))
    elif connection.execute(update(schema.site).where(named).values(value=value)).rowcount == 0:
        connection.execute(insert(schema.site).values(name=name, value=value))
