"""Other processes on the same database: who is connected where, which process plays for a table's bots, and what has changed.

How it works. Everything that processes know about each other is in three tables of the database, and time is measured by the
database's clock: `process` (who is alive: a heartbeat every second), `here` (which guest is at which table through which
process) and `keeper` (a lease: the one process that plays for the bots of a table). A process that gives no sign of life for
five seconds is declared dead by the others: its guests are gone, and its tables are free.

What processes send each other (LISTEN and NOTIFY of PostgreSQL) only says that something has changed; it is then read from
the database. So a lost notification only costs a moment: every process also looks at its open tables from time to time. The
one exception is a notice that is not stored, for instance that somebody asked for a hint.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Protocol

from sqlalchemy import Connection, delete, func, insert, select, text, update

from menagerie import __version__
from menagerie.server.ids import new_id
from menagerie.server.limits import Waits
from menagerie.server.refusal import NotKept
from menagerie.server.storage import schema
from menagerie.server.storage.append_sql import CHANGED
from menagerie.server.storage.database import CONNECT, Postgres, tell
from menagerie.server.storage.rows import StoredNotice
from menagerie.server.storage.store import Store

if TYPE_CHECKING:
    from psycopg.pq.abc import PGconn

log = logging.getLogger(__name__)

PRESENT = "menagerie_present"  # channel: `table:` says that somebody, or its keeper, came to a table or left it
ANNOUNCED = "menagerie_announced"  # channel for notices that are not stored, as `table:JSON`
SITE = "menagerie_site"  # channel: something of the whole site has changed; its content is for `site_board.py`
PROCESS_ID = 9  # bytes
HEARTBEAT = 1.0  # seconds between two heartbeats
DEAD_AFTER = 5.0  # seconds without one, by the clock of the database
AGAIN_AFTER = 0.5  # seconds before another try after a failure


@dataclass(frozen=True, slots=True)
class Standing:
    """A table in the database: its revision (None: it was deleted), the guests at other processes, and its keeper."""

    revision: int | None
    elsewhere: frozenset[str]
    keeper: str | None


NO_TABLE = Standing(None, frozenset(), None)
HOW_TABLES_STAND = """SELECT game.id, game.revision, keeper.process_id,
ARRAY(SELECT guest_id FROM here WHERE here.game_id = game.id AND here.process_id <> %s)
FROM game LEFT JOIN keeper ON keeper.game_id = game.id WHERE game.id = ANY(%s)"""


class Tables(Protocol):
    """The tables that are open in this process."""

    def open_tables(self) -> Collection[str]:
        """Their ids."""
        ...

    def guests_at(self, table: str) -> frozenset[str] | None:
        """The guests connected to one through this process; None if it is not open here."""
        ...

    def note_change(self, table: str, revision: int | None) -> None:
        """Update a table that another process has changed."""
        ...

    def note_notice(self, table: str, notice: StoredNotice) -> None:
        """Pass on what another process has announced."""
        ...

    def note_site(self, told: str) -> None:
        """Read the values of the site again, because another process has changed them."""
        ...

    def note_neighbours(self, table: str, elsewhere: frozenset[str], *, is_keeper: bool) -> None:
        """Note the guests at other processes, and whether this process plays for the bots."""
        ...


class Neighbours:
    """No other processes: this one is alone on its database. It does nothing."""

    are_none = True

    def note_here(self, table: str) -> None:
        """Note that somebody came to a table or left it, or that the table was forgotten here."""

    async def announce(self, table: str, notice: StoredNotice) -> None:
        """Pass a notice on to everyone who is at a table through another process."""

    async def look_at(self, table: str) -> None:
        """Look who is at a table that was opened here."""

    async def run(self) -> None:
        """Follow the other processes until the server stops."""

    async def leave(self) -> None:
        """Say goodbye: this process stops."""


class SharedNeighbours(Neighbours):
    """Other processes over the same PostgreSQL, on this machine or on others."""

    are_none = False

    def __init__(self, store: Store, tables: Tables, waits: Waits) -> None:
        self._waits = waits
        self.id = new_id(PROCESS_ID)
        self._store, self._tables = store, tables
        self._written: dict[str, frozenset[str] | None] = {}  # who is at each table through this process, as the others know it
        self._changed: set[str] = set()  # tables where somebody came or left here
        self._asked: set[str] = set()  # tables to look at
        self._news = asyncio.Event()

    # what happens here

    def note_here(self, table: str) -> None:
        """Note that somebody may have come to a table or left it, or that the table was forgotten here."""
        if self._tables.guests_at(table) != self._written.get(table):
            self._changed.add(table)
            self._news.set()

    async def announce(self, table: str, notice: StoredNotice) -> None:
        """Pass a notice on. It is not stored: people who come later need not know it."""
        told = json.dumps({"by": self.id, "code": notice.code, "values": notice.values})
        await self._store.write(lambda connection: tell(connection, ANNOUNCED, f"{table}:{told}"))

    async def run(self) -> None:
        """Send heartbeats, receive notifications and look at the open tables, until the server stops."""
        await asyncio.gather(*map(self._again_and_again, (self._beat, self._hear, self._meet, self._look_around)))

    async def _again_and_again(self, deed: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await deed()
            except NotKept:  # the store has logged why
                await asyncio.sleep(AGAIN_AFTER)
            except Exception as error:  # whatever fails, the server goes on
                problem = self._store.database.failure(error)
                if problem is None:
                    log.exception("could not live with other processes")
                await asyncio.sleep(AGAIN_AFTER)

    async def look_at(self, table: str) -> None:
        """Look who is at a table that was opened here."""
        self._tell(await self._look([table]))

    async def leave(self) -> None:
        """Release the tables of this process at once, because it stops."""
        with suppress(NotKept):
            await self._store.write(lambda connection: self._bury(connection, [self.id]))

    # heartbeats

    async def _beat(self) -> None:
        """Send one heartbeat."""
        if await self._store.write(self._sign):
            self._written.clear()
            self._changed.update(self._tables.open_tables())
            self._news.set()
        await asyncio.sleep(HEARTBEAT)

    def _sign(self, connection: Connection) -> bool:
        """Write a heartbeat and remove silent processes. Returns whether this process was unknown: then it writes again who is
        here."""
        alive = update(schema.process).where(schema.process.c.id == self.id).values(seen_at=func.clock_timestamp())
        is_new = connection.execute(alive).rowcount == 0
        if is_new:
            new = {"id": self.id, "version": __version__, "seen_at": func.clock_timestamp()}
            connection.execute(insert(schema.process).values(**new))
        silent = schema.process.c.seen_at < func.clock_timestamp() - text(f"interval '{DEAD_AFTER} seconds'")
        dead = connection.execute(select(schema.process.c.id).where(silent).with_for_update(skip_locked=True)).scalars().all()
        if dead:
            self._bury(connection, dead)
        return is_new

    def _bury(self, connection: Connection, dead: Iterable[str]) -> None:
        """Delete what dead processes left: their guests are gone, and the tables that they kept are free."""
        gone, tables = list(dead), set[str]()
        connection.execute(delete(schema.process).where(schema.process.c.id.in_(gone)))  # first, to wait for those that write
        for part in (schema.here, schema.keeper):
            left = delete(part).where(part.c.process_id.in_(gone)).returning(part.c.game_id)
            tables.update(connection.execute(left).scalars())
        for table in sorted(tables):
            tell(connection, PRESENT, f"{table}:")

    def _is_known(self, connection: Connection) -> bool:
        """Whether the row of this process is there, and stays until this is committed. Otherwise nobody would ever delete what it
        writes; after its next heartbeat it writes everything again."""
        own = select(schema.process.c.id).where(schema.process.c.id == self.id)
        return connection.execute(own.with_for_update(read=True, key_share=True)).first() is not None

    # who is where

    async def _meet(self) -> None:
        """Write down who came and left here, and look at what follows from it."""
        await self._news.wait()
        self._news.clear()
        changed, asked = self._changed, self._asked - self._changed
        self._changed, self._asked = set(), set()
        here = {table: self._tables.guests_at(table) for table in sorted(changed)}
        self._written |= here
        try:
            if here:
                await self._store.write(partial(self._note, here=here))
            self._tell(await self._look(changed | asked))
        except NotKept:
            self._changed |= changed
            self._news.set()
            raise
        for table in [table for table, guests in here.items() if guests is None and self._written.get(table) is None]:
            self._written.pop(table, None)  # a heartbeat may have forgotten everything meanwhile

    def _note(self, connection: Connection, here: dict[str, frozenset[str] | None]) -> None:
        """Write who is at some tables through this process. If nobody is left here, another process may become keeper."""
        if not self._is_known(connection):
            return
        for table, guests in here.items():
            own = (schema.here.c.game_id == table) & (schema.here.c.process_id == self.id)
            connection.execute(delete(schema.here).where(own))
            if guests:
                rows = [{"game_id": table, "process_id": self.id, "guest_id": guest} for guest in sorted(guests)]
                connection.execute(insert(schema.here), rows)
            else:
                others = select(schema.here.c.game_id).where(schema.here.c.game_id == table).exists()
                kept = (schema.keeper.c.game_id == table) & (schema.keeper.c.process_id == self.id)
                connection.execute(delete(schema.keeper).where(kept if guests is None else kept & others))
            tell(connection, PRESENT, f"{table}:")

    async def _look(self, tables: Collection[str]) -> dict[str, Standing]:
        """Look at some tables that are open here. One without a keeper is kept by this process from now on."""
        found = sorted(set(tables) & set(self._tables.open_tables()))
        if not found:
            return {}

        def look(connection: Connection) -> dict[str, Standing]:
            standing = {
                table: Standing(revision, frozenset(elsewhere), keeper)
                for table, revision, keeper, elsewhere in connection.exec_driver_sql(HOW_TABLES_STAND, (self.id, found))
            }
            return {table: standing.get(table, NO_TABLE) for table in found}

        standing = await self._store.read(look)
        free = [table for table in found if standing[table].keeper is None and self._tables.guests_at(table)]
        if free:
            await self._store.write(lambda connection: self._keep(connection, free))
            standing |= await self._store.read(look)
        return standing

    def _keep(self, connection: Connection, tables: list[str]) -> None:
        """Become the keeper of these, unless another process was faster."""
        from sqlalchemy.dialects.postgresql import insert as insert_or_not

        if not self._is_known(connection):
            return
        rows = [{"game_id": table, "process_id": self.id} for table in tables]
        connection.execute(insert_or_not(schema.keeper).on_conflict_do_nothing(), rows)

    def _tell(self, standing: dict[str, Standing]) -> None:
        for table, each in standing.items():
            self._tables.note_neighbours(table, each.elsewhere, is_keeper=each.keeper == self.id)
            self._tables.note_change(table, each.revision)

    async def _look_around(self) -> None:
        """Look at all open tables from time to time, to find changes whose notification was lost."""
        await asyncio.sleep(self._waits.look_again)
        self._asked.update(self._tables.open_tables())
        self._news.set()

    # notifications of others

    async def _hear(self) -> None:
        """Listen until the connection is lost. The caller then connects again."""
        import psycopg

        database = self._store.database
        assert isinstance(database, Postgres)
        async with await psycopg.AsyncConnection.connect(database.plain_url, autocommit=True, **CONNECT) as connection:
            for channel in (CHANGED, PRESENT, ANNOUNCED, SITE):
                await connection.execute(f"LISTEN {channel}")
            self._asked.update(self._tables.open_tables())  # earlier notifications were not received here
            self._news.set()
            self._tables.note_site("")
            await self._hear_from(connection.pgconn)

    async def _hear_from(self, source: PGconn) -> None:
        """Listen on a separate connection. The driver's own method takes ten times as long, and this runs for every action of
        all processes."""
        loop = asyncio.get_running_loop()
        lost: asyncio.Future[None] = loop.create_future()
        number = source.socket

        def hear() -> None:
            try:
                source.consume_input()
                while (notice := source.notifies()) is not None:
                    self._note_told(notice.relname.decode(), notice.extra.decode())
            except Exception as error:  # noqa: BLE001  # whatever it is, who waits below is told
                if not lost.done():
                    lost.set_exception(error)

        loop.add_reader(number, hear)
        try:
            hear()
            await lost
        finally:
            loop.remove_reader(number)

    def _note_told(self, channel: str, told: str) -> None:
        if channel == SITE:
            self._tables.note_site(told)
            return
        table, _, rest = told.partition(":")
        if channel == CHANGED:
            self._tables.note_change(table, int(rest))
        elif channel == ANNOUNCED:
            notice = json.loads(rest)
            if notice["by"] != self.id:
                self._tables.note_notice(table, StoredNotice(notice["code"], notice["values"]))
        elif self._tables.guests_at(table) is not None:
            self._asked.add(table)
            self._news.set()
