"""All live tables. A table is read from the store when somebody comes, and forgotten when nobody is left.

How it works. Opening a table is one task, however many visitors wait for it and however soon they leave. It reads the table,
restores its game on another thread, and returns a room. Visitors of other tables do not wait for it.

Each table has a door, which is a lock: only one task at a time opens, closes or ends a table. A task that changes the stored
rows of tables holds their locks meanwhile (`closed`). Deleting untouched tables works the other way round, since it does
not know them beforehand: tables that are open, or being opened, are spared, and reading a table waits for a deletion that has
begun.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

from sqlalchemy import Connection

from menagerie.bots import BOTS
from menagerie.games import GAMES
from menagerie.server.ids import TABLE_ID, new_id
from menagerie.server.limits import Limits, Waits
from menagerie.server.play.game_end import end_table
from menagerie.server.play.gamelog import GameLog
from menagerie.server.play.printed_forms import form_of
from menagerie.server.play.restored_game import OtherRules, Restorer
from menagerie.server.play.thinking import Thinking
from menagerie.server.presentation.audience import Audience, Listener
from menagerie.server.presentation.table_info import Links
from menagerie.server.rates import AddressRates
from menagerie.server.refusal import NotKept, Refusal
from menagerie.server.storage.deletion import delete_untouched, forget_unseen
from menagerie.server.storage.guestbook import GuestBook
from menagerie.server.storage.rows import GameRow, SeatRow, StoredNotice, StoredTable
from menagerie.server.storage.site_clock import SiteClock
from menagerie.server.storage.store import Store
from menagerie.server.table.continuation import NewPlayer, PlayedMoment, check_moment, continued_table
from menagerie.server.table.lobby import Lobby
from menagerie.server.table.neighbours import Neighbours, SharedNeighbours
from menagerie.server.table.next_table import is_alone, next_table
from menagerie.server.table.room import Room
from menagerie.server.table.room_services import RoomServices
from menagerie.server.table.set_back import Restore, last_restore, restore_before
from menagerie.server.table.site_board import SiteBoard
from menagerie.server.table.spare_memory import SpareMemory
from menagerie.server.table.uploaded_record import uploaded_table
from menagerie.server.wire.http_models import NewTable, PlayOn

log = logging.getLogger(__name__)

EXPIRED_AT_ONCE = 50  # in one commit


@dataclass(frozen=True, kw_only=True)
class RoomSettings:
    """How the tables of a server are run."""

    links: Links
    limits: Limits = field(default_factory=Limits)
    waits: Waits = field(default_factory=Waits)
    pause_factor: float = 1.0  # of bots
    retention: int = 0  # days after which a table that nobody touches is deleted; 0: never


class Rooms:
    """Finds and opens tables."""

    def __init__(self, store: Store, settings: RoomSettings, count_action: Callable[[str], None]) -> None:
        self.store = store
        self.book = GuestBook(store)
        self.thinking = Thinking(settings.waits)
        self._settings = settings
        self.rates = AddressRates(settings.limits)
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._doors: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # of tables that somebody opens or closes
        self._deleting = asyncio.Lock()
        self._uploading = asyncio.Lock()  # one record at a time is replayed: games in play come first
        self._following: set[asyncio.Task[None]] = set()
        self.board = SiteBoard(store, settings.limits, settings.waits, self.listeners)
        self._clock = SiteClock(settings.waits)
        self._memory = SpareMemory()
        self.neighbours = SharedNeighbours(store, self, settings.waits) if store.database.is_shared else Neighbours()
        self._services = RoomServices(
            store=store,
            neighbours=self.neighbours,
            book=self.book,
            links=settings.links,
            restorer=Restorer(),
            thinking=self.thinking,
            limits=settings.limits,
            waits=settings.waits,
            pause_factor=settings.pause_factor,
            count_action=count_action,
            welcome=self.board.welcome,
            restored=last_restore(store),
        )

    @property
    def restorer(self) -> Restorer:
        """Replays games beside the event loop."""
        return self._services.restorer

    def __len__(self) -> int:
        return len(self._rooms)

    def close(self) -> None:
        """Give up all tables: the server stops."""
        for room in self._rooms.values():
            room.live.give_up()
        self.thinking.close()
        self._services.restorer.close()

    async def find(self, table: str) -> Room:
        """The table of this id; Refusal if there is none."""
        room = self._opened(table)
        if room is not None:
            return room
        if (opening := self._opening.get(table)) is None:
            opening = self._opening[table] = asyncio.get_running_loop().create_task(self._read(table))
            opening.add_done_callback(lambda done: self._note_opening(table, done))
        return await asyncio.shield(opening)  # others may wait for it, too

    def _note_opening(self, table: str, done: asyncio.Task[Room]) -> None:
        del self._opening[table]
        if not done.cancelled():
            done.exception()  # retrieved, so that asyncio logs no warning if nobody waits for it

    async def _read(self, table: str) -> Room:
        """Open a table that is stored, unless it is open by now."""
        async with self._door_of(table):
            room = self._opened(table)
            if room is not None:
                return room
            async with self._deleting:  # from now on this table is spared
                pass
            loaded = await self.store.load(table)
            if loaded is None or loaded[0].game.kind not in GAMES:
                raise Refusal("unknown-table")
            restored = await restore_before(self.store, self._services.restored, loaded[0].game)
            room = self._open(loaded[0], await self._services.restorer.restore(*loaded), restored)
            await self.neighbours.look_at(table)
            return room

    def _door_of(self, table: str) -> asyncio.Lock:
        return self._doors.setdefault(table, asyncio.Lock())

    def _opened(self, table: str) -> Room | None:
        room = self._rooms.get(table)
        return None if room is None or room.live.is_broken else room

    def _open(self, stored: StoredTable, gamelog: GameLog | None = None, restored: Restore | None = None) -> Room:
        room = self._rooms[stored.game.id] = Room(stored, gamelog, self._services, self, restored)
        return room

    async def holds_seat(self, table: str, guest: str) -> bool:
        """Whether a guest holds a seat at a table, which need not be open; NotKept if the database cannot be read."""
        room = self._opened(table)
        if room is not None:
            return bool(room.live.audience.seats_of(guest))
        return await self.store.holds_seat(table, guest)

    async def claim(self, secret: str, guest: str, *, keep_both: bool) -> tuple[Room, int]:
        """Let in a guest by the private link of a seat. Returns the room and the seat."""
        found = await self.store.table_of_secret(secret)
        if found is None:
            raise Refusal("unknown-seat-link")
        table, seat = found
        room = await self.find(table)
        await room.admit(guest, seat, keep_both=keep_both)
        return room, seat

    async def create(self, guest: str, name: str, wanted: NewTable, address: str) -> Room:
        """Open a new table with its host; with a level of bots the game starts at once."""
        self.board.check_code_word(wanted.code_word, address)
        if wanted.game not in GAMES:
            raise Refusal("unknown-game", game=wanted.game)
        if wanted.bots is not None and wanted.bots not in BOTS:
            raise Refusal("unknown-level", level=wanted.bots)
        kind = GAMES[wanted.game]
        kind.options(wanted.players)  # refuses a number of players that the game does not know
        form = form_of(kind, wanted.form, wanted.players)
        players = min(form.players, key=lambda count: abs(count - wanted.players))
        row = GameRow(new_id(TABLE_ID), wanted.game, form.name, players)
        stored = StoredTable(row, [SeatRow(seat) for seat in range(players)])
        lobby = Lobby(stored)
        lobby.sit({guest}, name, await self.book.face_of(guest))
        if wanted.bots is not None:
            for seat in stored.seats[1:]:
                lobby.seat_bot(seat, wanted.bots)
        await self.store.create(stored)
        await self.book.keep_face(guest, stored.seats[0].avatar)
        room = self._open(stored)
        if wanted.bots is not None:
            await room.start_at_once()
        return room

    async def play_on(self, table: str, moment: PlayedMoment, player: NewPlayer, wanted: PlayOn, address: str) -> Room:
        """Open a table on which somebody plays on from a moment of a finished game, against bots."""
        self.board.check_code_word(wanted.code_word, address)
        if wanted.bots is not None and wanted.bots not in BOTS:
            raise Refusal("unknown-level", level=wanted.bots)
        live = (await self.find(table)).live
        gamelog = check_moment(live.stored, live.gamelog, moment)
        made = partial(continued_table, live.stored, gamelog, moment, player, wanted.bots)
        stored, log = await self.restorer.run(made)
        await self.store.create(stored)
        await self.book.keep_face(player.guest, stored.seats[moment.seat].avatar)
        return self._open(stored, log)

    async def keep_record(self, text: str) -> Room:
        """Store a finished game from a record file, unless it is stored already. BadRecord: it is not one."""
        async with self._uploading:
            stored, log, lines = await self.restorer.run(partial(uploaded_table, text))
            table = stored.game.id
            if await self.store.game_of(table) is None:
                await self.store.create(stored, lines)
                return self._open(stored, log)
        return await self.find(table)

    def turned(self, stored: StoredTable, game: str, address: str) -> StoredTable:
        """Make a new table for the same people and a game, each moved on by one seat; it is not stored yet."""
        self.rates.count("openings", address)
        return next_table(stored, game, new_id(TABLE_ID))

    async def begin(self, stored: StoredTable) -> None:
        """Start the game of a new table, if there is nobody to wait for."""
        if is_alone(stored):
            await self._open(stored).start_at_once()

    async def give_up_seat(self, table: str, held: SeatRow) -> None:
        """Free the seat at a new table of a player who does not come."""
        await (await self.find(table)).free(held)

    async def seat_after_all(self, table: str, held: SeatRow) -> None:
        """Give a player a seat at a new table after they had given it up."""
        await (await self.find(table)).seat_after_all(held)

    async def put_away(self, table: str, guest: str) -> None:
        """Take a table off a guest's list. This works for a finished game even if the table cannot be opened."""
        try:
            room = await self.find(table)
        except OtherRules:
            loaded = await self.store.load(table)
            if loaded is None or loaded[0].game.status != "over" or not any(guest in seat.guests for seat in loaded[0].seats):
                raise
            await self.store.put_away(table, guest)
        else:
            await room.put_away(guest)

    @asynccontextmanager
    async def closed(self, *tables: str) -> AsyncIterator[None]:
        """Close some tables while their stored rows are changed. People who were there reconnect."""
        async with AsyncExitStack() as doors:
            for table in sorted(set(tables)):  # in one order, so that two tasks that close several do not wait for each other
                await doors.enter_async_context(self._door_of(table))
                room = self._rooms.pop(table, None)
                if room is not None:
                    await room.close()
                    self.neighbours.note_here(table)
            yield

    async def end(self, table: str) -> None:
        """End the game of a table where it stands; Refusal if there is none to end."""
        async with self._door_of(table):
            room = self._opened(table)
            if room is None:
                await self.store.write(lambda connection: end_table(connection, table))
            else:
                await room.end()

    def listeners(self) -> list[Listener]:
        """Everyone who is connected to a table through this process."""
        return [listener for room in self._rooms.values() for listener in room.live.audience.listeners]

    def audiences(self) -> dict[str, Audience]:
        """The audience of each table that is open here, by its id."""
        return {table: room.live.audience for table, room in self._rooms.items()}

    # what other processes do

    def note_site(self, told: str) -> None:
        """Read the settings of the whole site again: another process has changed them."""
        self._follow_later(self.board.follow(told))

    def open_tables(self) -> list[str]:
        """The tables that are open here."""
        return [table for table, room in self._rooms.items() if not room.live.is_broken]

    def guests_at(self, table: str) -> frozenset[str] | None:
        """The guests connected to a table through this process; None if it is not open here."""
        room = self._opened(table)
        return None if room is None else room.live.audience.guests()

    def note_change(self, table: str, revision: int | None) -> None:
        """Follow a table that was changed elsewhere; None: it was deleted."""
        room = self._rooms.get(table)
        if room is not None and (revision is None or revision > room.live.stored.game.revision):
            self._follow_later(self._follow(room, revision))

    def _follow_later(self, following: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(following)
        self._following.add(task)
        task.add_done_callback(self._following.discard)

    @staticmethod
    async def _follow(room: Room, revision: int | None) -> None:
        try:
            await room.follow(revision)
        except NotKept:  # the room is given up, and the log has the reason
            return
        except Exception:  # whatever fails, the server goes on
            log.exception("could not follow a table")

    def note_neighbours(self, table: str, elsewhere: frozenset[str], *, is_keeper: bool) -> None:
        """Note who is at a table through other processes, and whether this one plays for its bots."""
        room = self._opened(table)
        if room is not None:
            room.note_neighbours(elsewhere, is_keeper=is_keeper)

    def note_notice(self, table: str, notice: StoredNotice) -> None:
        """Pass on a notice that another process has announced."""
        room = self._opened(table)
        if room is not None:
            room.live.audience.tell_notice(notice.code, None, **notice.values)

    async def sweep(self) -> None:
        """Until the server stops, close tables at which nobody is connected (they are stored), and delete untouched ones."""
        expired_at, is_noted = time.monotonic(), False
        while True:
            await asyncio.sleep(self._settings.waits.sweep)
            self.forget_idle()
            await self._memory.give_back(len(self._rooms))
            with suppress(NotKept):  # the next time will do
                if time.monotonic() - expired_at >= self._settings.waits.expiry:
                    expired_at = time.monotonic()
                    await self.expire()
                elif not is_noted:
                    await self._clock.note(self.store)
                is_noted = True

    async def watch_links(self) -> None:
        """Until the server stops, send all tables again whenever their links have come to lead to another address: this machine
        has joined another network, and somebody may be looking at the QR code."""
        base = self._settings.links.base
        while True:
            await asyncio.sleep(self._settings.waits.site)
            before, base = base, self._settings.links.base
            if base != before:
                log.warning("links now lead to another address", extra={"address": base})
                for room in self._rooms.values():
                    if not room.live.is_broken:
                        room.live.audience.tell_table(room.live.gamelog)

    def forget_idle(self) -> None:
        """Close the rooms at which nobody is connected and no bot plays."""
        before = len(self._rooms)
        for table, room in tuple(self._rooms.items()):
            if room.live.is_broken or room.is_idle:
                del self._rooms[table]
                room.live.give_up()
                self.neighbours.note_here(table)
        self._memory.note_forgotten(before - len(self._rooms))

    async def expire(self) -> None:
        """Delete tables that nobody has touched for the retention time, and forget guests who have not come for as long. Time
        that the clock has leapt over does not count."""
        noted = await self._clock.note(self.store)
        if not self._settings.retention:
            return
        before = noted.days_ago(self._settings.retention)
        tables = await self._in_batches(
            lambda connection: delete_untouched(connection, before, {*self._opening, *self._rooms}, EXPIRED_AT_ONCE)
        )
        guests = await self._in_batches(lambda connection: forget_unseen(connection, before, EXPIRED_AT_ONCE))
        if tables or guests:
            log.info("expired", extra={"tables": tables, "guests": guests})

    async def _in_batches(self, delete: Callable[[Connection], int]) -> int:
        """Delete until nothing is left to delete; between two commits, others take their turn."""
        gone = 0
        while True:
            async with self._deleting:  # no table is opened meanwhile
                batch = await self.store.write(delete)
            gone += batch
            if batch < EXPIRED_AT_ONCE:
                return gone
