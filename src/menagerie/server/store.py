"""What is kept: one database, one writer. A call that returns has been committed to the disk."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from datetime import UTC, datetime
from importlib.resources import files
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, delete, event, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from menagerie.server import schema

Answer = TypeVar("Answer")


def now() -> str:
    """The time, for a column."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


@dataclass
class SeatRow:
    """A seat as it is kept."""

    seat: int
    kind: str = "open"  # open, person, bot
    name: str = ""
    level: str | None = None
    stand_in: str | None = None
    ready: bool = False
    automatic: bool = True
    secret: str = field(default_factory=lambda: secrets.token_urlsafe(18))
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
    status: str = "lobby"  # lobby, playing, over
    host: int | None = 0
    seed: dict[str, Any] | None = None
    rules_version: int | None = None
    awaited: list[int] = field(default_factory=list)
    headline: str | None = None
    rematch: str | None = None
    created_at: str = field(default_factory=now)
    changed_at: str = field(default_factory=now)


@dataclass(frozen=True)
class EventRow:
    """One line of the log."""

    seq: int
    seat: int
    action: str
    client_id: str
    at: str


@dataclass
class KeptTable:
    """All that is kept of a table."""

    game: GameRow
    seats: list[SeatRow]
    events: list[EventRow] = field(default_factory=list)


class Conflict(Exception):
    """Somebody else has written this line of the log already."""


class Store:
    """The database. Its calls are answered by one thread of its own, in order."""

    def __init__(self, url: str) -> None:
        self._engine = create_engine(url, connect_args={"check_same_thread": False})
        self._thread = ThreadPoolExecutor(1, "store")
        event.listen(self._engine, "connect", _prepare)

    async def _run(self, call: Callable[[Connection], Answer]) -> Answer:
        def committed() -> Answer:
            with self._engine.begin() as connection:
                return call(connection)

        return await asyncio.get_running_loop().run_in_executor(self._thread, committed)

    def migrate(self) -> None:
        """Bring the database up to date."""
        config = Config()
        config.set_main_option("script_location", str(files("menagerie.server").joinpath("migrations")))
        with self._engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def close(self) -> None:
        """Finish what is under way, and close."""
        self._thread.shutdown()
        self._engine.dispose()

    async def check(self) -> None:
        """Whether the database answers."""
        await self._run(lambda connection: connection.execute(text("select 1")).scalar())

    def signing_key(self) -> str:
        """The key of the guests' cookies: made once, kept for ever."""
        with self._engine.begin() as connection:
            found = connection.execute(select(schema.secret.c.value).where(schema.secret.c.name == "cookie")).scalar()
            if found is None:
                found = secrets.token_urlsafe(32)
                connection.execute(insert(schema.secret).values(name="cookie", value=found))
            return str(found)

    async def name_of(self, guest: str) -> str:
        """What a guest is called; empty if unknown."""
        query = select(schema.guest.c.name).where(schema.guest.c.id == guest)
        return await self._run(lambda connection: str(connection.execute(query).scalar() or ""))

    async def name_guest(self, guest: str, name: str) -> None:
        """Remember what a guest is called."""

        def write(connection: Connection) -> None:
            changed = connection.execute(update(schema.guest).where(schema.guest.c.id == guest).values(name=name))
            if changed.rowcount == 0:
                connection.execute(insert(schema.guest).values(id=guest, name=name, created_at=now()))

        await self._run(write)

    async def create(self, kept: KeptTable) -> None:
        """Keep a new table."""

        def write(connection: Connection) -> None:
            connection.execute(insert(schema.game).values(**vars(kept.game)))
            self._write_seats(connection, kept)

        await self._run(write)

    async def save(self, kept: KeptTable) -> None:
        """Keep what has changed about a table, its log apart."""

        def write(connection: Connection) -> None:
            self._write_game(connection, kept.game)
            self._write_seats(connection, kept)

        await self._run(write)

    @staticmethod
    def _write_game(connection: Connection, row: GameRow) -> None:
        row.changed_at = now()
        connection.execute(update(schema.game).where(schema.game.c.id == row.id).values(**vars(row)))

    @staticmethod
    def _write_seats(connection: Connection, kept: KeptTable) -> None:
        connection.execute(delete(schema.holder).where(schema.holder.c.game_id == kept.game.id))
        connection.execute(delete(schema.seat).where(schema.seat.c.game_id == kept.game.id))
        connection.execute(insert(schema.seat), [{"game_id": kept.game.id, **seat.columns()} for seat in kept.seats])
        held = [
            {"game_id": kept.game.id, "seat": seat.seat, "guest_id": guest}
            for seat in kept.seats
            for guest in sorted(seat.guests)
        ]
        if held:
            connection.execute(insert(schema.holder), held)

    async def append(self, row: GameRow, line: EventRow) -> None:
        """Write one line of the log, and how the game stands after it. Conflict: the line is taken, and nothing was written."""

        def write(connection: Connection) -> None:
            connection.execute(insert(schema.event).values(game_id=row.id, **vars(line)))
            self._write_game(connection, row)

        try:
            await self._run(write)
        except IntegrityError as error:
            raise Conflict from error

    async def load(self, table: str) -> KeptTable | None:
        """All that is kept of a table; None if there is none."""

        def read(connection: Connection) -> KeptTable | None:
            found = connection.execute(select(schema.game).where(schema.game.c.id == table)).mappings().first()
            if found is None:
                return None
            seats = connection.execute(select(schema.seat).where(schema.seat.c.game_id == table).order_by(schema.seat.c.seat))
            holders = connection.execute(select(schema.holder).where(schema.holder.c.game_id == table))
            events = connection.execute(select(schema.event).where(schema.event.c.game_id == table).order_by(schema.event.c.seq))
            held: dict[int, set[str]] = {}
            for row in holders.mappings():
                held.setdefault(row["seat"], set()).add(row["guest_id"])
            return KeptTable(
                GameRow(**found),
                [SeatRow(**_without_game(row), guests=held.get(row["seat"], set())) for row in seats.mappings()],
                [EventRow(**_without_game(row)) for row in events.mappings()],
            )

        return await self._run(read)

    async def table_of_secret(self, found: str) -> tuple[str, int] | None:
        """The seat that a private link leads to."""
        query = select(schema.seat.c.game_id, schema.seat.c.seat).where(
            schema.seat.c.secret == found, schema.seat.c.kind == "person"
        )

        def read(connection: Connection) -> tuple[str, int] | None:
            row = connection.execute(query).first()
            return (row[0], row[1]) if row else None

        return await self._run(read)

    async def tables_of(self, guest: str, most: int = 50) -> list[tuple[GameRow, int, list[SeatRow]]]:
        """The tables of a guest with the seat held there, the latest first."""

        def read(connection: Connection) -> list[tuple[GameRow, int, list[SeatRow]]]:
            query = (
                select(schema.game, schema.holder.c.seat)
                .join(schema.holder, schema.holder.c.game_id == schema.game.c.id)
                .where(schema.holder.c.guest_id == guest)
                .order_by(schema.game.c.changed_at.desc())
                .limit(most)
            )
            rows = [dict(row) for row in connection.execute(query).mappings()]
            chosen = select(schema.seat).where(schema.seat.c.game_id.in_([row["id"] for row in rows]))
            seats: dict[str, list[SeatRow]] = {}
            for row in connection.execute(chosen.order_by(schema.seat.c.seat)).mappings():
                seats.setdefault(row["game_id"], []).append(SeatRow(**_without_game(row)))
            return [(GameRow(**row), held, seats[row["id"]]) for row in rows for held in (row.pop("seat"),)]

        return await self._run(read)


def _without_game(row: Any) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name != "game_id"}


def _prepare(connection: Any, _record: object) -> None:
    """SQLite: a log of its own for readers beside the writer, and every commit on the disk before it is acknowledged."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")
