"""The status of the server, for the operator's page: who is here, what is stored and where, and the figures of today."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import Connection, func, select, text

from menagerie import __version__
from menagerie.server.operator.backup_folder import BackupFolder, noted_backup
from menagerie.server.operator.day_figures import DayFigures
from menagerie.server.operator.transactions import Transactions
from menagerie.server.presentation.audience import Audience
from menagerie.server.presentation.table_info import shown_name
from menagerie.server.storage import schema
from menagerie.server.storage.database import SqliteFile
from menagerie.server.storage.rows import now
from menagerie.server.table.rooms import Rooms
from menagerie.server.wire.operator_models import CheckLine, OnlineLine, State, Status

STATES: tuple[State, ...] = ("lobby", "playing", "over")


def people_here(rooms: Rooms) -> list[OnlineLine]:
    """Everybody who is connected through this process: once for each table, whatever the number of their devices."""
    found = (line for table, audience in rooms.audiences().items() for line in _people_at(table, audience))
    return sorted(found, key=lambda line: line.since, reverse=True)


def _people_at(table: str, audience: Audience) -> Iterator[OnlineLine]:
    seen = set[str]()
    for listener, since in audience.listeners.items():
        if listener.guest and listener.guest in seen:
            continue
        seen.add(listener.guest)
        seat = audience.seat_of(listener)
        name = "" if seat is None else shown_name(audience.name_of(seat))
        yield OnlineLine(guest=listener.guest, name=name, table=table, seated=seat is not None, since=since)


def count_people(rooms: Rooms) -> int:
    """How many people are connected through this process; without a cookie, each connection counts as one."""
    return len({listener.guest or listener for listener in rooms.listeners()})


def status_of(
    desk: Transactions, figures: DayFigures, here: list[OnlineLine], checks: list[CheckLine], backup_dir: str | None
) -> Status:
    """The status of the server. Looks at the disk and the database, so it must not run on the event loop."""
    counts, noted, elsewhere = desk.read(
        lambda connection: (_counts(connection), noted_backup(connection), _elsewhere(connection))
    )
    known = {(line.guest, line.table) for line in here}
    return Status(
        version=__version__,
        started_at=figures.started_at,
        now=now(),
        people=[*here, *(line for line in elsewhere if (line.guest, line.table) not in known)],
        tables={state: counts.get(state, 0) for state in STATES},
        checks=checks,
        makes_backups=backup_dir is not None,
        backup=BackupFolder(Path(backup_dir)).newest(noted, datetime.now(UTC)) if backup_dir else noted,
        disk_free=_disk_free(desk),
        database_bytes=_database_bytes(desk),
        errors=figures.error_lines(),
        refusals=figures.refusals(),
        chart=figures.chart(),
    )


def _counts(connection: Connection) -> dict[str, int]:
    query = select(schema.game.c.status, func.count()).group_by(schema.game.c.status)
    return {row[0]: row[1] for row in connection.execute(query)}


def _elsewhere(connection: Connection) -> list[OnlineLine]:
    """The guests with a seat that any process has reported. With only one process, there are none."""
    here, holder, seat = schema.here, schema.holder, schema.seat
    query = (
        select(here.c.guest_id, func.min(seat.c.name), here.c.game_id)
        .join(holder, (holder.c.game_id == here.c.game_id) & (holder.c.guest_id == here.c.guest_id))
        .join(seat, (seat.c.game_id == holder.c.game_id) & (seat.c.seat == holder.c.seat))
        .group_by(here.c.guest_id, here.c.game_id)
    )
    return [
        OnlineLine(guest=guest, name=shown_name(name), table=table, seated=True, since="")
        for guest, name, table in connection.execute(query)
    ]


def _disk_free(desk: Transactions) -> int | None:
    """The bytes that are free where the file of the database is; None if that is another machine's business."""
    if isinstance(desk.database, SqliteFile):
        with suppress(OSError):
            return shutil.disk_usage(desk.database.path.parent).free
    return None


def _database_bytes(desk: Transactions) -> int | None:
    if not isinstance(desk.database, SqliteFile):
        return desk.read(
            lambda connection: int(connection.execute(text("select pg_database_size(current_database())")).scalar_one())
        )
    return desk.database.stored_bytes()
