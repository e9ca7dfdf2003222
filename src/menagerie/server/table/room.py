"""A room: one live table with its parts. It lets people in, handles their messages, and follows what other processes do."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from menagerie.core import MenagerieError
from menagerie.server.play.game_end import record_of
from menagerie.server.play.gamelog import GameLog
from menagerie.server.presentation.audience import Listener
from menagerie.server.refusal import Refusal
from menagerie.server.storage.rows import SeatRow, StoredTable
from menagerie.server.table.handlers import KINDS, MessageKind
from menagerie.server.table.handlers.message_kind import Speaker
from menagerie.server.table.live import LiveTable
from menagerie.server.table.parts import RoomParts
from menagerie.server.table.rematch import OtherTables
from menagerie.server.table.room_services import RoomServices
from menagerie.server.table.set_back import Restore, SetBack
from menagerie.server.wire import messages as m

Answer = TypeVar("Answer")
Given = ParamSpec("Given")

HISTORY_LASTS = 5.0  # seconds that the log in words is kept, for others who come at the same time


def while_alone(
    deed: Callable[Concatenate[Room, Given], Coroutine[Any, Any, Answer]],
) -> Callable[Concatenate[Room, Given], Coroutine[Any, Any, Answer]]:
    """Make sure that nothing else happens at the table during a deed."""

    @wraps(deed)
    async def done(room: Room, /, *given: Given.args, **named: Given.kwargs) -> Answer:
        return await room.live.alone(lambda: deed(room, *given, **named))

    return done


class Room:
    """A table, its game and everyone who is connected to it."""

    def __init__(
        self, stored: StoredTable, gamelog: GameLog | None, services: RoomServices, others: OtherTables, restored: Restore | None
    ) -> None:
        self.live = LiveTable(stored, gamelog, services)
        self.parts = RoomParts(self.live, others)
        self._set_back = SetBack(restored)
        self.live.look()

    @property
    def id(self) -> str:
        return self.live.id

    @property
    def is_idle(self) -> bool:
        """Whether nobody is connected here and no bot is about to play."""
        return not self.live.audience.listeners and not self.parts.autoplay.is_busy and not self.live.lock.locked()

    # who is there

    @while_alone
    async def join(self, listener: Listener) -> None:
        """Let somebody in. When a player reconnects, they get their seat back from the bot at once."""
        live, audience = self.live, self.live.audience
        if not live.services.neighbours.are_none:
            await self.parts.follower.catch_up()
        if live.is_broken:  # the table was deleted at this moment
            listener.drop()
            return
        seat = audience.seat_of(listener)
        alike = audience.at(seat)
        if seat is None and len(alike) >= live.services.limits.watchers:
            raise Refusal("too-many-watchers")
        if seat is not None and len(alike) >= live.services.limits.devices:
            alike[0].drop("too-many-devices")
        audience.add(listener)
        await self.parts.seats.take_seats_back()
        self._tell_of_presence(listener)
        if live.gamelog is not None:
            audience.tell_position(live.gamelog, [listener])
            asyncio.get_running_loop().call_later(HISTORY_LASTS, live.gamelog.forget_history)
        self._set_back.tell(audience, listener)
        live.clock.restart(*audience.seats_of(listener.guest))
        live.services.welcome(listener)

    def part(self, listener: Listener) -> None:
        """Note that somebody's connection is gone."""
        self.live.audience.remove(listener)
        self._tell_of_presence(listener)
        self.live.look()

    def _tell_of_presence(self, listener: Listener) -> None:
        """Send who is here now. A watcher who comes or goes does not concern other watchers."""
        audience = self.live.audience
        if audience.seat_of(listener) is None:
            self.live.tell_table([*audience.players(), *([listener] if listener in audience.listeners else [])])
        else:
            self.live.tell_table()

    # messages

    async def hear(self, listener: Listener, said: m.Said) -> None:
        """Do what a message says, or say why not; then nothing has changed."""
        kind = KINDS[type(said)]
        try:
            if kind.is_alone:
                await self.live.alone(lambda: self._obey(kind, listener, said))
            else:
                by = await self.live.alone(lambda: self._admit(kind, listener, said))
                if by is not None:
                    await kind.do(self.parts, by, said)
        except MenagerieError as problem:
            self.live.audience.refuse(listener, getattr(said, "id", None), problem)

    async def _obey(self, kind: MessageKind, listener: Listener, said: m.Said) -> None:
        by = await self._admit(kind, listener, said)
        if by is not None:
            await kind.do(self.parts, by, said)

    async def _admit(self, kind: MessageKind, listener: Listener, said: m.Said) -> Speaker | None:
        """Check whether the sender may send this now, and not too often. None: there is nothing more to do."""
        live = self.live
        if live.is_broken:  # the connection is being closed, and the client will send this again over the next one
            return None
        by = Speaker(listener, live.audience.seat_of(listener))
        kind.check_role(said, by.place, live.audience.host())
        if isinstance(said, m.Act | m.AskTakeBack) and (await self._has_counted(by, said) or live.is_broken):
            return None
        kind.check_time(live.stored.game)
        kind.check_rate(self.parts, by, said)
        return by

    async def _has_counted(self, by: Speaker, said: m.Act | m.AskTakeBack) -> bool:
        """Whether a message is already in the log, by its id; then it gets the same answer as the first time. If a client knows
        more than this process, it heard that from another one, and this process first catches up."""
        live = self.live
        if not live.services.neighbours.are_none and said.seq > (-1 if live.gamelog is None else live.gamelog.seq):
            await self.parts.follower.catch_up()
        seq = None if live.gamelog is None else live.gamelog.seq_of(by.seat, said.id)
        if seq is not None:
            live.audience.tell([by.listener], m.Accepted(said.id, seq))
        return seq is not None

    # requests over HTTP

    @while_alone
    async def sit(self, guest: str, name: str) -> None:
        """Give a guest a free seat."""
        self.live.check_open()
        await self.parts.seats.sit(guest, name)

    @while_alone
    async def admit(self, guest: str, seat: int, *, keep_both: bool) -> None:
        """Let in a guest who came by the private link of a seat."""
        self.live.check_open()
        await self.parts.seats.admit(guest, seat, keep_both=keep_both)

    @while_alone
    async def put_away(self, guest: str) -> None:
        """Take this table off a guest's own list."""
        self.live.check_open()
        await self.parts.seats.put_away(guest)

    @while_alone
    async def start_at_once(self) -> None:
        """Start: the host and bots have all seats, and there is nobody to wait for."""
        await self.parts.start.at_once()

    @while_alone
    async def end(self) -> None:
        """End the game in the name of the operator."""
        self.live.check_open()
        await self.live.end("operator")

    @while_alone
    async def free(self, held: SeatRow) -> None:
        """Free the seat of a player who does not come to this table for another game."""
        self.live.check_open()
        await self.parts.rematch.free(held)

    @while_alone
    async def seat_after_all(self, held: SeatRow) -> None:
        """Give a seat to a player who comes to this table after all."""
        self.live.check_open()
        await self.parts.rematch.seat_after_all(held)

    def record(self) -> str:
        """The record of the game, once it is over; before that, it would reveal hidden cards."""
        row = self.live.stored.game
        if row.status != "over":
            raise Refusal("not-over")
        return record_of(row, self.live.game_in_play.game).to_json()

    # what other processes do

    @while_alone
    async def follow(self, revision: int | None = None) -> None:
        """Take over a change of the table that was made elsewhere, unless it is already known here."""
        live = self.live
        if live.is_broken or (revision is not None and revision <= live.stored.game.revision):
            return
        await self.parts.follower.catch_up()
        if await self.parts.seats.take_seats_back():
            live.tell_table()

    def note_neighbours(self, elsewhere: frozenset[str], *, is_keeper: bool) -> None:
        """Note who is at this table through other processes, and whether this one plays for its bots."""
        self.live.is_keeper = is_keeper
        audience = self.live.audience
        before = audience.here()
        if audience.note_elsewhere(elsewhere):
            self.live.tell_table(audience.players() if audience.here() == before else None)
        self.live.look()

    async def close(self) -> None:
        """Give this room up once nothing happens in it: its stored rows are about to be changed elsewhere."""
        async with self.live.lock:
            self.live.give_up()
