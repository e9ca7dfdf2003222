"""What is kept: one database, one writer. A call that returns has been committed to the disk."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from importlib.resources import files
from pathlib import Path
from sys import intern
from typing import Any, Literal, TypeVar

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, Engine, create_engine, delete, event, func, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from menagerie.server import schema
from menagerie.server.disk import as_failure
from menagerie.server.opening import told_in_words, url_of
from menagerie.server.presence import Presence
from menagerie.server.writer import Writer

Answer = TypeVar("Answer")

Status = Literal["lobby", "playing", "over"]
SeatKind = Literal["open", "person", "bot"]
By = Literal["person", "bot", "stand-in", "automatic"]  # automatic: given for a person, the only answer or the usual one
LineKind = Literal["action", "undo"]
Ended = Literal["operator", "agreement"]  # who has ended a game before it was over


def now(later: timedelta = timedelta()) -> str:
    """The time, or a later one, for a column."""
    return (datetime.now(UTC) + later).isoformat(timespec="milliseconds")


@dataclass
class SeatRow:
    """A seat as it is kept."""

    seat: int
    kind: SeatKind = "open"
    name: str = ""
    level: str | None = None
    stand_in: str | None = None
    ready: bool = False
    automatic: bool = True
    secret: str = field(default_factory=lambda: secrets.token_urlsafe(18))
    avatar: str = ""
    usual: list[str] = field(default_factory=list)  # codes of questions that are answered as usual, for the rest of the game
    guests: set[str] = field(default_factory=set)  # who may sit here: one person, on any of their devices

    def columns(self) -> dict[str, Any]:
        """What stands in the seat's own row."""
        return {name: value for name, value in vars(self).items() if name != "guests"}


@dataclass
class GameRow:
    """A table as it is kept: who sits there, what is played, how it stands."""

    id: str
    kind: str
    form: str
    players: int
    options: dict[str, Any] = field(default_factory=dict)
    settings: dict[str, Any] = field(default_factory=dict)
    status: Status = "lobby"
    host: int | None = 0
    seed: dict[str, Any] | None = None
    rules_version: int | None = None
    awaited: list[int] = field(default_factory=list)
    result: dict[str, Any] | None = None  # how it ended, in codes: who won, and by what
    rematch: str | None = None
    rematch_by: int | None = None  # the seat that offered it
    rematch_declined: list[int] = field(default_factory=list)  # seats
    ended: Ended | None = None  # in the middle of the game
    created_at: str = field(default_factory=now)
    changed_at: str = field(default_factory=now)


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line of the log: an action, or how many of the actions before it stay when the others are taken back."""

    seq: int
    seat: int
    kind: LineKind
    action: str
    by: By
    client_id: str | None  # the sender's own id of it, if a person sent it


@dataclass
class KeptTable:
    """All that is kept of a table but its log."""

    game: GameRow
    seats: list[SeatRow]


@dataclass(frozen=True)
class Migrated:
    """How far a database had come before this program opened it (None: it is new), and how far it has come now."""

    before: str | None
    after: str | None


class Conflict(Exception):
    """Somebody else has written this line of the log already."""


class Store:
    """The database. One thread writes, in order, what has come meanwhile in one commit; another one reads."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._engine = create_engine(url_of(database), connect_args={"check_same_thread": False}, hide_parameters=True)
        event.listen(self._engine, "connect", _prepare)
        self._readers = ThreadPoolExecutor(1, "reader")
        self._writer = Writer(self._engine, database)
        self.disk = self._writer.disk
        self.write = self._writer.write

    @property
    def waiting(self) -> int:
        """How many writes wait for the next commit."""
        return self._writer.waiting

    # how it is done

    async def read(self, call: Callable[[Connection], Answer]) -> Answer:
        """Look something up; NotKept if the disk does not give it."""

        def read() -> Answer:
            self._writer.check_not_gone()
            with self._engine.connect() as connection:
                return call(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, read)
        except DBAPIError as error:
            failure = as_failure(error, self._database)
            if failure is None:
                raise
            self.disk.note_failure(failure.reason)
            raise failure from error

    def migrate(self) -> Migrated:
        """Bring the database up to date, or leave it as it was; Refusal says why."""
        config = Config()
        config.set_main_option("script_location", str(files("menagerie.server").joinpath("migrations")))
        with told_in_words(self._database), _making_tables_anew(self._engine) as connection:
            config.attributes["connection"] = connection
            reached = MigrationContext.configure(connection).get_current_revision
            before = reached()
            command.upgrade(config, "head")
            migrated = Migrated(before, reached())
        self._writer.presence = Presence(self._database)
        return migrated

    def close(self) -> None:
        """Finish what is under way and what waits, and close."""
        self._writer.close()
        self._readers.shutdown()
        self._engine.dispose()

    async def probe(self) -> None:
        """Write something that matters to nobody, to see whether the disk takes it. NotKept if it does not."""
        await self.write(lambda connection: _set_secret(connection, "probed", now()))

    def note_version(self, version: str) -> str | None:
        """Remember the version that runs on this database; the one that ran before it, if any did."""
        with self._engine.begin() as connection:
            before = connection.execute(select(schema.secret.c.value).where(schema.secret.c.name == "version")).scalar()
            if before != version:
                _set_secret(connection, "version", version)
            return None if before is None else str(before)

    def signing_key(self) -> str:
        """The key of the guests' cookies: made once, kept for ever."""
        with self._engine.begin() as connection:
            found = connection.execute(select(schema.secret.c.value).where(schema.secret.c.name == "cookie")).scalar()
            if found is None:
                found = secrets.token_urlsafe(32)
                connection.execute(insert(schema.secret).values(name="cookie", value=found))
            return str(found)

    # tables

    async def create(self, kept: KeptTable) -> None:
        """Keep a new table."""

        def write(connection: Connection) -> None:
            connection.execute(insert(schema.game).values(**vars(kept.game)))
            _write_seats(connection, kept)

        await self.write(write)

    async def save(self, kept: KeptTable) -> None:
        """Keep what has changed about a table, its log apart."""
        kept.game.changed_at = now()

        def write(connection: Connection) -> None:
            connection.execute(update(schema.game).where(schema.game.c.id == kept.game.id).values(**vars(kept.game)))
            _write_seats(connection, kept)

        await self.write(write)

    async def append(self, row: GameRow, line: LogLine) -> None:
        """Write one line of the log, and how the game stands after it. Conflict: the line is taken, and nothing was written."""
        at = row.changed_at = now()
        written = (row.id, line.seq, line.seat, line.kind, line.action, line.by, line.client_id, at)
        result = None if row.result is None else json.dumps(row.result)
        standing = (row.status, json.dumps(row.awaited), result, at, row.id)

        def write(connection: Connection) -> None:
            connection.exec_driver_sql(ADD_LINE, written)
            connection.exec_driver_sql(UPDATE_STANDING, standing)

        try:
            await self.write(write)
        except IntegrityError as error:
            raise Conflict from error

    async def load(self, table: str) -> tuple[KeptTable, list[LogLine]] | None:
        """All that is kept of a table, and its log; None if there is none."""

        return await self.read(lambda connection: read_table(connection, table))

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

    async def tables_of(self, guest: str, most: int = 50) -> list[tuple[GameRow, int, list[SeatRow]]]:
        """The tables of a guest with the seat held there, the latest first; none that was put away, unless it is in play."""
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
        """A guest has come back to a table: it is on the list, whatever was put away."""
        await self.write(lambda connection: _list_again(connection, table, guest))


# the two that every action needs are said to the driver as they are: compiling and adapting them takes longer than doing them
ADD_LINE = 'INSERT INTO event (game_id, seq, seat, kind, action, "by", client_id, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)'
UPDATE_STANDING = "UPDATE game SET status = ?, awaited = ?, result = ?, changed_at = ? WHERE id = ?"
LINES = select(*(schema.event.c[name] for name in LogLine.__slots__))


def _line_of(row: Any) -> LogLine:
    seq, seat, kind, action, by, client_id = row
    return LogLine(seq, seat, intern(kind), action, intern(by), client_id)  # type: ignore[arg-type]  # one of few, as it was written


def read_table(connection: Connection, table: str) -> tuple[KeptTable, list[LogLine]] | None:
    """All that is kept of a table, and its log; None if there is none."""
    found = connection.execute(select(schema.game).where(schema.game.c.id == table)).mappings().first()
    if found is None:
        return None
    seats = connection.execute(select(schema.seat).where(schema.seat.c.game_id == table).order_by(schema.seat.c.seat))
    holders = connection.execute(select(schema.holder).where(schema.holder.c.game_id == table))
    held: dict[int, set[str]] = {}
    for row in holders.mappings():
        held.setdefault(row["seat"], set()).add(row["guest_id"])
    rows = [SeatRow(**_without_game(row), guests=held.get(row["seat"], set())) for row in seats.mappings()]
    lines = connection.execute(LINES.where(schema.event.c.game_id == table).order_by(schema.event.c.seq))
    return KeptTable(GameRow(**found), rows), [_line_of(line) for line in lines]


def _set_secret(connection: Connection, name: str, value: str) -> None:
    if connection.execute(update(schema.secret).where(schema.secret.c.name == name).values(value=value)).rowcount == 0:
        connection.execute(insert(schema.secret).values(name=name, value=value))


def _list_again(connection: Connection, table: str, guest: str) -> None:
    away = schema.put_away.c.game_id == table, schema.put_away.c.guest_id == guest
    connection.execute(delete(schema.put_away).where(*away))


def _write_seats(connection: Connection, kept: KeptTable) -> None:
    table = kept.game.id
    connection.execute(delete(schema.holder).where(schema.holder.c.game_id == table))
    connection.execute(delete(schema.seat).where(schema.seat.c.game_id == table))
    connection.execute(insert(schema.seat), [{"game_id": table, **seat.columns()} for seat in kept.seats])
    held = [{"game_id": table, "seat": seat.seat, "guest_id": guest} for seat in kept.seats for guest in sorted(seat.guests)]
    if held:
        connection.execute(insert(schema.holder), held)


def _without_game(row: Any) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name != "game_id"}


def _prepare(connection: Any, _record: object) -> None:
    """SQLite: a log of its own for readers beside the writer, every commit on the disk before it is acknowledged, and nothing
    of what was deleted left in the file."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000", "secure_delete=ON"):
        connection.execute(f"PRAGMA {pragma}")


@contextmanager
def _making_tables_anew(engine: Engine) -> Iterator[Connection]:
    """One transaction for all changes of tables. SQLite’s driver begins none for these, and a table to which others refer can
    only be made anew while nobody minds that."""
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.exec_driver_sql("PRAGMA foreign_keys=OFF")  # heard only outside of a transaction
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        try:
            yield connection
            connection.connection.commit()
        finally:
            connection.connection.rollback()  # nothing, if all went well
            connection.exec_driver_sql("PRAGMA foreign_keys=ON")
