"""The hand-written SQL that every action runs: update the game and append one line to its log.

It goes to the driver as it stands, because SQLAlchemy would take longer to compile it than the database takes to run it.
PostgreSQL, which is reached over a socket, gets both statements in one round trip.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, insert

from menagerie.server.storage import schema
from menagerie.server.storage.rows import LogLine

CHANGED = "menagerie_changed"  # the channel on which processes hear, as `table:revision`, that a table has changed

# what a line of the log changes about a game
STANDING = ("status", "awaited", "standing", "result", "wishes", "changed_at", "revision")
LINE = ("game_id", "seq", "seat", "kind", "action", '"by"', "client_id", "at")

UPDATE = f"UPDATE game SET {', '.join(f'{name} = ?' for name in STANDING)} WHERE id = ? AND revision = ?"
ADD = f"INSERT INTO event ({', '.join(LINE)}) VALUES ({', '.join('?' * len(LINE))})"

APPEND = f"""WITH changed AS ({UPDATE.replace("?", "%s")} RETURNING id, revision),
added AS (INSERT INTO event ({", ".join(LINE)}) SELECT {", ".join(["%s"] * len(LINE))} FROM changed)
SELECT pg_notify('{CHANGED}', id || ':' || revision) FROM changed"""

NEW_LINES = f"""SELECT {", ".join(f"game.{name}" for name in STANDING)}, {", ".join(f"event.{name}" for name in LINE[1:-1])}
FROM game LEFT JOIN event ON event.game_id = game.id AND event.seq > %s WHERE game.id = %s ORDER BY event.seq"""


def append(connection: Connection, standing: tuple[Any, ...], line: tuple[Any, ...]) -> bool:
    """Write the state of a game and one more line of its log, and notify other processes. False: the revision has moved on since
    the table was read (optimistic locking), and nothing was written."""
    if connection.dialect.name == "postgresql":
        return connection.exec_driver_sql(APPEND, (*standing, *line)).first() is not None
    if connection.exec_driver_sql(UPDATE, standing).rowcount != 1:
        return False
    connection.exec_driver_sql(ADD, line)
    return True


def append_all(connection: Connection, table: str, lines: Sequence[LogLine], at: str) -> None:
    """Write a whole log, of a game that was played elsewhere."""
    if lines:
        connection.execute(insert(schema.event), [{"game_id": table, **asdict(line), "at": at} for line in lines])


def new_lines(connection: Connection, table: str, since: int) -> tuple[dict[str, Any], list[Sequence[Any]]] | None:
    """Read the state of a game in PostgreSQL and its log after a line, in one snapshot; None if there is no such table."""
    rows = connection.exec_driver_sql(NEW_LINES, (since, table)).all()
    if not rows:
        return None
    count = len(STANDING)
    return dict(zip(STANDING, rows[0][:count], strict=True)), [row[count:] for row in rows if row[count] is not None]
