"""The store: tables, logs and guests in one database. When a call that writes returns, it has been committed to the disk.

How it works. Writes go to one writer thread (`writer.py`), reads to reader threads, so the event loop never waits for
the disk. Several processes may share a PostgreSQL database, and there no process locks a table while people think. Instead
each table has a `revision` that grows by one with every change, and a write names the revision that it was based on
(optimistic locking). If the row has moved on, nothing is written and the caller gets `Conflict`: it reads the table again and
decides afresh whether its change still makes sense. The primary key of the log (table, seq) guards against the same race.

A line of the log and the state of the game after it are committed together, so no reader sees one without the other. Nobody
is told about a change before its commit, so a crash can only lose what no player has seen.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from dataclasses import asdict, replace
from importlib.resources import files
from pathlib import Path
from sys import intern
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, Engine, delete, func, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from menagerie.server.limits import Waits
from menagerie.server.refusal import NotKept, Refusal
from menagerie.server.storage import schema
from menagerie.server.storage.append_sql import CHANGED, STANDING, append, append_all, new_lines
from menagerie.server.storage.database import Database, database_of, tell
from menagerie.server.storage.rows import (
    Changes,
    GameRow,
    LogLine,
    Migrated,
    SeatRow,
    Status,
    StoredNotice,
    StoredTable,
    Written,
    now,
)
from menagerie.server.storage.site_values import site_value
from menagerie.server.storage.writer import Writer

Answer = TypeVar("Answer")

READERS = 3  # reader threads: a long read must not keep the others waiting
NOTICES_LAST = 50  # revisions
NOTHING_WRITTEN = Written({}, {}, frozenset())
COPYING = "copying"  # the name of the secret that marks a database until a whole site has been copied into it


class Conflict(Exception):
    """Another process has changed this table since it was read. Nothing was written."""


class Store:
    """The database: one thread writes, in order and in batches; others read."""

    def __init__(self, where: str | Path | Database, waits: Waits | None = None) -> None:
        self.database = database_of(where)
        self._engine = self.database.engine()
        self._asking = self.database.asking(self._engine)
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writer = Writer(self._engine, self.database, waits or Waits())
        self.commits = self._writer.commits
        self.write = self._writer.write

    @property
    def waiting(self) -> int:
        """How many writes wait for the next commit."""
        return self._writer.waiting

    # reading, opening and closing

    async def read(self, call: Callable[[Connection], Answer]) -> Answer:
        """Look something up; NotKept if the database cannot be read."""
        return await self._read_by(self._asking, call)

    async def _read_by(self, engine: Engine, call: Callable[[Connection], Answer]) -> Answer:
        def read() -> Answer:
            self._writer.check_not_gone()
            with engine.connect() as connection:
                return call(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, read)
        except DBAPIError as error:
            failure = self.database.failure(error)
            if failure is None:
                raise
            self.commits.note_failure(failure.reason)
            raise failure from error

    def migrate(self) -> Migrated:
        """Run the schema migrations, all or none of them; Refusal says why they failed."""
        config = Config()
        config.set_main_option("script_location", str(files("menagerie.server.storage").joinpath("migrations")))
        with self.database.told_in_words(), self.database.migration_transaction(self._engine) as connection:
            config.attributes["connection"] = connection
            reached = MigrationContext.configure(connection).get_current_revision
            before = reached()
            command.upgrade(config, "head")
            migrated = Migrated(before, reached())
        self._writer.presence = self.database.presence()
        return migrated

    def check_whole(self) -> None:
        """Refuse a database into which a site is being copied, or only part of one was copied."""
        with self._engine.connect() as connection:
            if connection.execute(select(schema.secret.c.name).where(schema.secret.c.name == COPYING)).first():
                raise Refusal("copy-unfinished", file=self.database.name)

    def close(self) -> None:
        """Finish all pending writes, and close."""
        self._writer.close()
        self._readers.shutdown()
        self._engine.dispose()

    async def probe(self) -> None:
        """Write a value that nobody needs, as a probe of the disk. NotKept if that fails."""
        await self.write(lambda connection: set_secret(connection, "probed", now()))

    def site_value(self, name: str) -> Any:
        """A value of the site, before the server runs; None if there is none."""
        with self._engine.connect() as connection:
            return site_value(connection, name)

    def note_version(self, version: str) -> str | None:
        """Remember the version that runs on this database. Returns the version that ran before, if any."""
        with self._engine.begin() as connection:
            before = connection.execute(select(schema.secret.c.value).where(schema.secret.c.name == "version")).scalar()
            if before != version:
                set_secret(connection, "version", version)
            return None if before is None else str(before)

    def signing_key(self) -> str:
        """The key that signs the guests' cookies: made once, kept forever."""
        with self._engine.begin() as connection:
            found = connection.execute(select(schema.secret.c.value).where(schema.secret.c.name == "cookie")).scalar()
            if found is None:
                found = secrets.token_urlsafe(32)
                connection.execute(insert(schema.secret).values(name="cookie", value=found))
            return str(found)

    # tables

    async def create(self, kept: StoredTable, lines: Sequence[LogLine] = ()) -> None:
        """Store a new table, with its log if the game was played elsewhere."""
        await self.write(lambda connection: _create(connection, kept, lines), kept.game.id)
        kept.note_written()

    async def save(self, kept: StoredTable, notices: Sequence[StoredNotice] = (), opened: StoredTable | None = None) -> None:
        """Store a changed table (but not its log), the notices about it, and a table that was opened with it. Conflict: the
        table has changed since it was read, and nothing was written."""
        row, before = kept.game, kept.game.revision
        row.changed_at = now()
        made, written = replace(Written.of(kept), game={**deepcopy(vars(row)), "revision": before + 1}), kept.written
        assert written is not None, row.id
        values = {name: value for name, value in made.game.items() if value != written.game[name]}

        def write(connection: Connection) -> None:
            as_read = (schema.game.c.id == row.id) & (schema.game.c.revision == before)
            if connection.execute(update(schema.game).where(as_read).values(**values)).rowcount != 1:
                raise Conflict
            _write_seats(connection, row.id, written, made)
            if notices:
                _write_notices(connection, row.id, before + 1, notices)
            if opened is not None:
                _create(connection, opened)
            tell_of_change(connection, row.id, before + 1)

        await self.write(write, row.id)
        row.revision, kept.written = before + 1, made
        if opened is not None:
            opened.note_written()

    async def append(self, kept: StoredTable, line: LogLine) -> None:
        """Append one line to the log, and store how the game stands after it. Conflict: the table has changed since it was
        read, and nothing was written."""
        row = kept.game
        at, before = now(), row.revision
        row.changed_at = at
        written = (row.id, line.seq, line.seat, line.kind, line.action, line.by, line.client_id, at)
        stands, result = (None if each is None else json.dumps(each) for each in (row.standing, row.result))
        standing = (row.status, json.dumps(row.awaited), stands, result, json.dumps(row.wishes), at, before + 1, row.id, before)

        def write(connection: Connection) -> None:
            if not append(connection, standing, written):
                raise Conflict

        try:
            await self.write(write, row.id)
        except IntegrityError as error:
            raise Conflict from error
        row.revision = before + 1
        if kept.written is not None:
            kept.written.game.update({name: getattr(row, name) for name in STANDING})

    async def load(self, table: str) -> tuple[StoredTable, list[LogLine]] | None:
        """Read a table and its log; None if there is no such table."""
        return await self.read_at_once(lambda connection: read_table(connection, table))

    async def changes(self, known: StoredTable, seq: int) -> Changes | None:
        """Read a table again, with everything new since it was last read; None if it has been deleted. Usually only its log has
        grown, and then one query is enough."""
        table = known.game.id
        found = await self.read(lambda connection: new_lines(connection, table, seq))
        if found is None:
            return None
        standing, lines = found
        if standing["revision"] - known.game.revision == len(lines):  # every change, a line included, adds one to the revision
            assert known.written is not None, table
            written = replace(known.written, game={**known.written.game, **standing})
            stored = StoredTable(replace(known.game, **standing), known.seats, written)
            return Changes(stored, [_line_of(line) for line in lines], [])
        return await self.read_at_once(lambda connection: _read_changes(connection, known, seq))

    async def read_at_once(self, call: Callable[[Connection], Answer]) -> Answer:
        """Look several things up in one snapshot, even if others write meanwhile."""

        def read(connection: Connection) -> Answer:
            if self.database.is_shared:
                connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
            return call(connection)

        return await self._read_by(self._engine, read)

    async def count_tables(self) -> dict[str, int]:
        """How many tables there are in each state."""
        query = select(schema.game.c.status, func.count()).group_by(schema.game.c.status)
        return await self.read(lambda connection: {row[0]: row[1] for row in connection.execute(query)})

    async def table_of_secret(self, found: str) -> tuple[str, int] | None:
        """The seat that a private link leads to."""
        query = select(schema.seat.c.game_id, schema.seat.c.seat).where(
            schema.seat.c.secret == found, schema.seat.c.kind == "person"
        )

        def read(connection: Connection) -> tuple[str, int] | None:
            row = connection.execute(query).first()
            return (row[0], row[1]) if row else None

        return await self.read(read)

    async def game_of(self, table: str) -> tuple[str, Status] | None:
        """What is played at a table, and whether it has begun or is over; None if there is no such table, or nobody can look."""
        query = select(schema.game.c.kind, schema.game.c.status).where(schema.game.c.id == table)

        def read(connection: Connection) -> tuple[str, Status] | None:
            row = connection.execute(query).first()
            return None if row is None else (row[0], row[1])

        try:
            return await self.read(read)
        except NotKept:
            return None

    async def holds_seat(self, table: str, guest: str) -> bool:
        """Whether a guest holds a seat at a table."""
        held = select(schema.holder.c.seat).where(schema.holder.c.game_id == table, schema.holder.c.guest_id == guest)
        return await self.read(lambda connection: connection.execute(held).first() is not None)

    async def tables_of(self, guest: str, most: int = 50) -> list[tuple[GameRow, int, list[SeatRow]]]:
        """The tables of a guest with the seat held there, latest first. Tables put away are left out, unless they are in play."""
        away = schema.put_away.c.game_id == schema.game.c.id, schema.put_away.c.guest_id == guest
        is_listed = (schema.game.c.status == "playing") | ~select(schema.put_away).where(*away).exists()

        def read(connection: Connection) -> list[tuple[GameRow, int, list[SeatRow]]]:
            query = (
                select(schema.game, schema.holder.c.seat)
                .join(schema.holder, schema.holder.c.game_id == schema.game.c.id)
                .where(schema.holder.c.guest_id == guest, is_listed)
                .order_by(schema.game.c.changed_at.desc())
                .limit(most)
            )
            rows = [dict(row) for row in connection.execute(query).mappings()]
            chosen = select(schema.seat).where(schema.seat.c.game_id.in_([row["id"] for row in rows]))
            seats: dict[str, list[SeatRow]] = {}
            for row in connection.execute(chosen.order_by(schema.seat.c.seat)).mappings():
                seats.setdefault(row["game_id"], []).append(SeatRow(**_without_game(row)))
            return [(GameRow(**row), held, seats[row["id"]]) for row in rows for held in (row.pop("seat"),)]

        return await self.read(read)

    async def put_away(self, table: str, guest: str) -> None:
        """Take a table off a guest's list."""

        def write(connection: Connection) -> None:
            _list_again(connection, table, guest)
            connection.execute(insert(schema.put_away).values(game_id=table, guest_id=guest))

        await self.write(write)

    async def list_again(self, table: str, guest: str) -> None:
        """Put a table back on a guest's list, because they have come back to it."""
        await self.write(lambda connection: _list_again(connection, table, guest))


LINES = select(*(schema.event.c[name] for name in LogLine.__slots__))


def _line_of(row: Any) -> LogLine:
    seq, seat, kind, action, by, client_id = row
    return LogLine(seq, seat, intern(kind), action, intern(by), client_id)  # type: ignore[arg-type]  # one of few, as it was written


def read_table(connection: Connection, table: str, since: int = 0) -> tuple[StoredTable, list[LogLine]] | None:
    """Read a table and its log after a line; None if there is no such table."""
    found = connection.execute(select(schema.game).where(schema.game.c.id == table)).mappings().first()
    if found is None:
        return None
    seats = connection.execute(select(schema.seat).where(schema.seat.c.game_id == table).order_by(schema.seat.c.seat))
    holders = connection.execute(select(schema.holder).where(schema.holder.c.game_id == table))
    held: dict[int, set[str]] = {}
    for row in holders.mappings():
        held.setdefault(row["seat"], set()).add(row["guest_id"])
    rows = [SeatRow(**_without_game(row), guests=held.get(row["seat"], set())) for row in seats.mappings()]
    new = (schema.event.c.game_id == table) & (schema.event.c.seq > since)
    lines = connection.execute(LINES.where(new).order_by(schema.event.c.seq))
    stored = StoredTable(GameRow(**found), rows)
    stored.note_written()
    return stored, [_line_of(line) for line in lines]


def kept_table(connection: Connection, table: str) -> tuple[StoredTable, list[LogLine]]:
    """Read a table and its log; Refusal if there is no such table."""
    found = read_table(connection, table)
    if found is None:
        raise Refusal("unknown-table")
    return found


def _read_changes(connection: Connection, known: StoredTable, seq: int) -> Changes | None:
    found = read_table(connection, known.game.id, since=seq)
    if found is None:
        return None
    new = (schema.notice.c.game_id == known.game.id) & (schema.notice.c.revision > known.game.revision)
    query = select(schema.notice.c.code, schema.notice.c["values"]).where(new)
    notices = connection.execute(query.order_by(schema.notice.c.revision, schema.notice.c.place))
    return Changes(*found, [StoredNotice(code, values) for code, values in notices])


def set_secret(connection: Connection, name: str, value: str) -> None:
    """Store a value of the site under a name."""
    if connection.execute(update(schema.secret).where(schema.secret.c.name == name).values(value=value)).rowcount == 0:
        connection.execute(insert(schema.secret).values(name=name, value=value))


def _list_again(connection: Connection, table: str, guest: str) -> None:
    away = schema.put_away.c.game_id == table, schema.put_away.c.guest_id == guest
    connection.execute(delete(schema.put_away).where(*away))


def tell_of_change(connection: Connection, table: str, revision: int) -> None:
    """Notify other processes that a table has changed."""
    tell(connection, CHANGED, f"{table}:{revision}")


def _create(connection: Connection, kept: StoredTable, lines: Sequence[LogLine] = ()) -> None:
    connection.execute(insert(schema.game).values(**vars(kept.game)))
    _write_seats(connection, kept.game.id, NOTHING_WRITTEN, Written.of(kept))
    append_all(connection, kept.game.id, lines, kept.game.created_at)


def _write_notices(connection: Connection, table: str, revision: int, notices: Sequence[StoredNotice]) -> None:
    """Store notices for processes that read the table soon, and delete old ones, which nobody needs."""
    old = (schema.notice.c.game_id == table) & (schema.notice.c.revision < revision - NOTICES_LAST)
    connection.execute(delete(schema.notice).where(old))
    rows = [{"game_id": table, "revision": revision, "place": place, **asdict(each)} for place, each in enumerate(notices)]
    connection.execute(insert(schema.notice), rows)


def _write_seats(connection: Connection, table: str, before: Written, after: Written) -> None:
    """Write the seats that have changed, and who holds them."""
    gone = [number for number, seat in before.seats.items() if after.seats.get(number) != seat]
    if gone:  # all of them first: a seat that has moved keeps its secret, which stands only once
        connection.execute(delete(schema.seat).where((schema.seat.c.game_id == table) & schema.seat.c.seat.in_(gone)))
    new = [{"game_id": table, **seat} for number, seat in after.seats.items() if before.seats.get(number) != seat]
    if new:
        connection.execute(insert(schema.seat), new)
    for seat, guest in sorted(before.holders - after.holders):
        of_guest = (schema.holder.c.game_id == table) & (schema.holder.c.seat == seat) & (schema.holder.c.guest_id == guest)
        connection.execute(delete(schema.holder).where(of_guest))
    held = [{"game_id": table, "seat": seat, "guest_id": guest} for seat, guest in sorted(after.holders - before.holders)]
    if held:
        connection.execute(insert(schema.holder), held)


def _without_game(row: Any) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name != "game_id"}
