"""All tables that are live. A table is read from the store when somebody comes, and forgotten when nobody is left."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from menagerie.bots import BOTS
from menagerie.games import GAMES
from menagerie.server.describing import Links
from menagerie.server.forms import form_of
from menagerie.server.http import NewTable
from menagerie.server.lobby import Lobby
from menagerie.server.players import Players
from menagerie.server.refusal import Refusal
from menagerie.server.room import Room
from menagerie.server.store import GameRow, KeptTable, SeatRow, Store

SWEEP_SECONDS = 60.0


class Rooms:
    """Finds and opens tables."""

    def __init__(self, store: Store, links: Links, players: Players) -> None:
        self._store = store
        self._links = links
        self._players = players
        self._rooms: dict[str, Room] = {}
        self._lock = asyncio.Lock()

    def __len__(self) -> int:
        return len(self._rooms)

    async def find(self, table: str) -> Room:
        """The table of this id; Refusal if there is none."""
        async with self._lock:
            room = self._rooms.get(table)
            if room is None or room.is_broken:
                kept = await self._store.load(table)
                if kept is None or kept.game.kind not in GAMES:
                    raise Refusal("unknown-table")
                room = self._open(kept)
            return room

    def _open(self, kept: KeptTable) -> Room:
        room = Room(kept, self._store, self._links, self._players)
        room.new_table = self._rematch
        self._rooms[kept.game.id] = room
        return room

    async def create(self, guest: str, name: str, wanted: NewTable) -> Room:
        """A new table with its host; with a level of bots it starts at once."""
        if wanted.game not in GAMES:
            raise Refusal("unknown-game", game=wanted.game)
        if wanted.bots is not None and wanted.bots not in BOTS:
            raise Refusal("unknown-level", level=wanted.bots)
        kind = GAMES[wanted.game]
        kind.options(wanted.players)  # refuses a number of players that the game does not know
        form = form_of(kind, wanted.form, wanted.players)
        players = min(form.players, key=lambda count: abs(count - wanted.players))
        row = GameRow(new_id(), wanted.game, form.name, players)
        kept = KeptTable(row, [SeatRow(seat) for seat in range(players)])
        lobby = Lobby(kept)
        lobby.sit(guest, name)
        if wanted.bots is not None:
            for seat in kept.seats[1:]:
                lobby.seat_bot(seat, wanted.bots)
        await self._store.create(kept)
        room = self._open(kept)
        if wanted.bots is not None:
            await room.start_at_once()
        return room

    async def _rematch(self, before: KeptTable) -> str:
        """The same people at a new table, everyone one seat on."""
        old = before.game
        row = GameRow(new_id(), old.kind, old.form, old.players, dict(old.options), dict(old.settings))
        turned = [before.seats[(seat - 1) % old.players] for seat in range(old.players)]
        seats = [
            SeatRow(
                seat,
                then.kind,
                then.name,
                then.level,
                ready=then.kind == "bot",
                automatic=then.automatic,
                guests=set(then.guests),
            )
            for seat, then in enumerate(turned)
        ]
        row.host = None if old.host is None else (old.host + 1) % old.players
        kept = KeptTable(row, seats)
        await self._store.create(kept)
        if sum(seat.kind == "person" for seat in seats) == 1:
            await self._open(kept).start_at_once()
        return row.id

    @asynccontextmanager
    async def closed(self, *tables: str) -> AsyncIterator[None]:
        """Nobody is at these tables, and nobody comes: what is kept of them may be changed. Who was there comes again."""
        async with self._lock:
            for table in tables:
                room = self._rooms.pop(table, None)
                if room is not None:
                    await room.close()
            yield

    async def drop(self, table: str) -> None:
        """Send everybody away from a table, and forget it; who comes again finds what is kept."""
        async with self.closed(table):
            pass

    async def sweep(self) -> None:
        """For ever: forget the tables that nobody looks at; the store has them."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            async with self._lock:
                for table, room in tuple(self._rooms.items()):
                    if room.is_idle or room.is_broken:
                        del self._rooms[table]


def new_id() -> str:
    """An id that nobody guesses: who knows it may come to the table."""
    return secrets.token_urlsafe(9)
