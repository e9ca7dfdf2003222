"""Deletes tables, tables that nobody has touched for long, and guests who have not come back."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import islice
from typing import Any

from sqlalchemy import Connection, delete, select, update

from menagerie.server.storage import schema
from menagerie.server.storage.store import kept_table, tell_of_change


def delete_table(connection: Connection, table: str) -> None:
    """Delete a table and everything stored about it."""
    kept_table(connection, table)
    _delete(connection, [table])


def delete_tables(connection: Connection, tables: Sequence[str]) -> set[str]:
    """Delete some tables and everything stored about them. Returns those that were there."""
    found = list(connection.execute(select(schema.game.c.id).where(schema.game.c.id.in_(tables))).scalars())
    _delete(connection, found)
    return set(found)


def _delete(connection: Connection, found: Sequence[str]) -> None:
    for part in (schema.event, schema.holder, schema.put_away, schema.seat, schema.notice, schema.here, schema.keeper):
        connection.execute(delete(part).where(part.c.game_id.in_(found)))
    none_offered: dict[str, Any] = {"rematch": None, "rematch_game": None, "rematch_by": None, "rematch_declined": []}
    connection.execute(update(schema.game).where(schema.game.c.rematch.in_(found)).values(**none_offered))
    gone = delete(schema.game).where(schema.game.c.id.in_(found)).returning(schema.game.c.id, schema.game.c.revision)
    for table, revision in connection.execute(gone).all():
        tell_of_change(connection, table, revision + 1)


def delete_untouched(connection: Connection, before: str, live: Collection[str], most: int) -> int:
    """Delete the oldest tables that nobody has touched since a time, except live ones. Returns how many were deleted."""
    is_open = select(schema.here).where(schema.here.c.game_id == schema.game.c.id).exists()  # by any process
    old = select(schema.game.c.id).where(schema.game.c.changed_at < before, ~is_open)
    oldest = old.order_by(schema.game.c.changed_at)
    found = list(islice((table for table in connection.execute(oldest).scalars() if table not in live), most))
    _delete(connection, found)
    return len(found)


def forget_unseen(connection: Connection, before: str, most: int) -> int:
    """Forget guests who hold no seat and have not been here since a time. Returns how many were forgotten."""
    holds = select(schema.holder.c.guest_id).where(schema.holder.c.guest_id == schema.guest.c.id).exists()
    unseen = select(schema.guest.c.id).where(schema.guest.c.seen_at < before, ~holds).limit(most)
    return connection.execute(delete(schema.guest).where(schema.guest.c.id.in_(unseen))).rowcount
