"""Copies a whole site from one database to another: from a file to PostgreSQL or back. An interrupted copy can be resumed."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Table, delete, func, insert, select, text

from menagerie.server.operator.backup import Checked, copy_database, count_games, note_made
from menagerie.server.operator.transactions import Transactions
from menagerie.server.refusal import Refusal
from menagerie.server.storage import schema
from menagerie.server.storage.database import Database, SqliteFile
from menagerie.server.storage.lock import held_alone
from menagerie.server.storage.sqlite_checks import connect
from menagerie.server.storage.store import COPYING, Store, read_table, set_secret
from menagerie.server.table.neighbours import DEAD_AFTER

OF_THE_SITE = (schema.secret, schema.guest, schema.site, schema.block)
OF_A_TABLE = (schema.game, schema.seat, schema.holder, schema.put_away, schema.event)  # in the order of their foreign keys
TABLES_AT_ONCE = 50  # in one commit


def copy_site(source: Database, target: Database, at_once: int = TABLES_AT_ONCE) -> Checked:
    """Copy everything, compare both sides, and replay every game. After a Refusal the same command can be run again."""
    source = source.check_ready()
    with ExitStack() as held:
        held.enter_context(_at_rest(source))
        written = held.enter_context(target.opened(""))
        store = held.enter_context(closing(Store(written)))
        store.migrate()
        if written.is_shared:
            _check_unserved(written)
        read, desk = Transactions(source), Transactions(written)
        mark = read.read(_mark_of)
        desk.write(lambda connection: _begin(connection, mark, written))
        copy_rows(read, desk, at_once)
        checked = read.read(lambda before: desk.read(lambda after: _compared(before, after, written)))
        desk.write(lambda connection: connection.execute(delete(schema.secret).where(schema.secret.c.name == COPYING)))
        return checked


def write_snapshot(source: Transactions, file: Path) -> None:
    """Write a backup of any database into one new file, while servers may go on."""
    if isinstance(source.database, SqliteFile):
        copy_database(source.database.path, file)
    else:
        write_copy(source, file)
    note_made(file)


def write_copy(source: Transactions, file: Path) -> None:
    """Write a snapshot of everything into one new SQLite file, while servers may go on."""
    with closing(Store(file)) as store:
        store.migrate()
    copy_rows(source, Transactions(file))
    with closing(connect(file)) as written:
        written.execute("PRAGMA journal_mode = DELETE")  # all in one file


def copy_rows(source: Transactions, target: Transactions, at_once: int = TABLES_AT_ONCE) -> None:
    """Copy everything that the target does not have yet, from one snapshot; a number of tables in each commit."""

    def copy(read: Connection) -> None:
        target.write(lambda written: _copy_site(read, written))
        there = set(target.read(lambda written: written.execute(select(schema.game.c.id)).scalars().all()))
        left = [table for table in read.execute(select(schema.game.c.id)).scalars() if table not in there]
        for first in range(0, len(left), at_once):
            target.write(partial(_copy_tables, read, tables=left[first : first + at_once]))

    source.read(copy)


def _copy_site(read: Connection, written: Connection) -> None:
    for part in OF_THE_SITE:
        kept = part.c.name != COPYING if part is schema.secret else None
        written.execute(delete(part) if kept is None else delete(part).where(kept))
        columns = [column for column in part.c if column is not schema.block.c.id]  # the target numbers its blocks itself
        found = select(*columns) if kept is None else select(*columns).where(kept)
        _copy(written, part, read.execute(found).mappings().all())


def _copy_tables(read: Connection, written: Connection, tables: Sequence[str]) -> None:
    for part in OF_A_TABLE:
        column = part.c.id if part is schema.game else part.c.game_id
        _copy(written, part, read.execute(select(part).where(column.in_(tables))).mappings().all())


def _copy(written: Connection, part: Table, rows: Iterable[Mapping[Any, Any]]) -> None:
    found = [dict(row) for row in rows]
    if found:
        written.execute(insert(part), found)


# whose copy it is


def _mark_of(connection: Connection) -> str:
    """A fingerprint that tells a site from every other: a hash, from which nobody can compute its key."""
    key = connection.execute(select(schema.secret.c.value).where(schema.secret.c.name == "cookie")).scalar()
    if key is None:
        raise Refusal("nothing-to-copy")
    return hashlib.sha256(str(key).encode()).hexdigest()


def _begin(connection: Connection, mark: str, target: Database) -> None:
    """Begin a copy, or resume it. Refuse a target that holds another site, or a finished copy."""
    begun = connection.execute(select(schema.secret.c.value).where(schema.secret.c.name == COPYING)).scalar()
    counts = [connection.execute(select(func.count()).select_from(part)).scalar() for part in (*OF_THE_SITE, schema.game)]
    if begun != mark and any(counts):
        raise Refusal("copy-onto-another", file=target.name)
    set_secret(connection, COPYING, mark)


def _compared(before: Connection, after: Connection, target: Database) -> Checked:
    """Check that every table reads the same on both sides, and replay the games of the copy."""
    for table in before.execute(select(schema.game.c.id)).scalars().all():
        if read_table(before, table) != read_table(after, table):
            raise Refusal("copy-differs", table=table, file=target.name)
    return count_games(after)


@contextmanager
def _at_rest(source: Database) -> Iterator[None]:
    """Keep servers away from the database while it is copied."""
    if isinstance(source, SqliteFile):
        with held_alone(source.path):
            yield
    else:
        _check_unserved(source)
        yield


def _check_unserved(database: Database) -> None:
    recent = schema.process.c.seen_at > func.clock_timestamp() - text(f"interval '{DEAD_AFTER} seconds'")
    if Transactions(database).read(lambda connection: connection.execute(select(schema.process.c.id).where(recent)).first()):
        raise Refusal("still-served", file=database.name)
