"""One live table: its stored rows, the log of its game and its audience; and the only ways to write and to send.

How it works. Every part of a room (wishes, hints, autoplay, ...) works on a LiveTable and knows no other part. Every
deed runs alone: it changes stored rows or plays on the log, then it saves or commits, and only then it sends. That order
is why nobody ever sees something that could still be lost.

Two things may go wrong while writing. If another process was faster (optimistic locking: the store finds another revision than
the one that was read), the deed did not happen: the table is read again, and the deed done again. If the disk fails, the table
is given up, all sockets are closed, and the next visitor finds what is on the disk.

After every deed each part looks at the table again. It sets its timers and starts its tasks according to what it sees, and
stops them if the table is given up. So a deed need not know which parts it affects.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Protocol, TypeVar

from menagerie.server.play.game_end import end_game
from menagerie.server.play.gamelog import GameLog
from menagerie.server.play.restored_game import note_standing
from menagerie.server.presentation.audience import Audience, Listener
from menagerie.server.refusal import Refusal
from menagerie.server.storage.rows import Ended, LogLine, StoredNotice, StoredTable
from menagerie.server.storage.store import Conflict
from menagerie.server.table.one_at_a_time import OneAtATime
from menagerie.server.table.question_clock import QuestionClock
from menagerie.server.table.room_services import RoomServices
from menagerie.server.wire import messages as m

Answer = TypeVar("Answer")


class Observer(Protocol):
    """A part of a room with timers or tasks."""

    def look(self) -> None:
        """Look at the table, and start or stop what follows from its state."""
        ...


class LiveTable(OneAtATime):
    """A table that somebody has open."""

    def __init__(self, stored: StoredTable, gamelog: GameLog | None, services: RoomServices) -> None:
        super().__init__()
        self.stored = stored
        self.services = services
        self.audience = Audience(stored, services.links, services.waits, services.limits)
        self.clock = QuestionClock()
        self.parts: list[Observer] = []
        self.is_broken = False  # it was given up: the next visitor reads it from the disk
        self.is_keeper = services.neighbours.are_none  # this process plays for the bots of the table
        self.gamelog = gamelog  # None before the game begins

    @property
    def id(self) -> str:
        return self.stored.game.id

    @property
    def is_watched(self) -> bool:
        """Whether anyone is connected, through any process."""
        return not self.audience.is_empty

    @property
    def game_in_play(self) -> GameLog:
        """The game; Refusal if it has not begun."""
        if self.gamelog is None:
            raise Refusal("not-started")
        return self.gamelog

    def check_open(self) -> None:
        """Refusal: the table was given up a moment ago."""
        if self.is_broken:
            raise Refusal("meanwhile")

    # one thing at a time

    async def alone(self, deed: Callable[[], Awaitable[Answer]]) -> Answer:
        """Do something while nothing else happens at the table; then all parts look at it."""
        try:
            return await super().alone(deed)
        finally:
            self.look()

    def look(self) -> None:
        """Let all parts look at the table."""
        for part in self.parts:
            part.look()

    def give_up(self) -> None:
        """Close all connections. The next visitor reads the table from the disk, if it is still there."""
        self.is_broken = True
        for listener in tuple(self.audience.listeners):
            listener.drop()
        self.services.neighbours.note_here(self.id)  # even if nobody was left to disconnect
        self.look()

    @asynccontextmanager
    async def or_given_up(self) -> AsyncIterator[None]:
        """Give the table up if this fails, because what could not be stored did not happen. Not for a conflict: then the deed is
        done again."""
        try:
            yield
        except Conflict:
            raise
        except BaseException:
            self.give_up()
            raise

    async def reload(self) -> None:
        """Read and send everything from the start: another process was faster, and what was done here did not happen."""
        async with self.or_given_up():
            found = await self.services.store.load(self.id)
            gamelog = None if found is None else await self.services.restorer.restore(*found)
        if found is None:
            self.give_up()
            return
        self.stored.replace(found[0])
        self.gamelog = gamelog
        self.tell_table()
        if self.gamelog is not None:
            self.audience.tell_positions(self.gamelog)

    # writing

    async def save(self, *notices: StoredNotice, to: Sequence[Listener] | None = None, opened: StoredTable | None = None) -> None:
        """Store what has changed about the table, and a new table that was opened with it; then send the notices, here only
        to some."""
        async with self.or_given_up():
            await self.services.store.save(self.stored, notices, opened)
        self._tell_notices(notices, to)

    async def announce(self, notice: StoredNotice, to: Sequence[Listener]) -> None:
        """Send a notice that is not stored: to some here, and to everyone who is at the table through another process."""
        async with self.or_given_up():
            await self.services.neighbours.announce(self.id, notice)
        self._tell_notices([notice], to)

    def _tell_notices(self, notices: Sequence[StoredNotice], to: Sequence[Listener] | None) -> None:
        for notice in notices:
            self.audience.tell_notice(notice.code, to, **notice.values)

    async def commit(self, line: LogLine) -> int:
        """Store what was played, and only then send it. Returns its place in the log."""
        row, game = self.stored.game, self.game_in_play.game
        note_standing(row, game)
        ends_wish = row.end_wishes(is_over=game.is_over)
        async with self.or_given_up():
            await self.services.store.append(self.stored, line)
        self.services.count_action(row.kind)
        self.tell_line(line, ends_wish=ends_wish)
        return line.seq

    async def end(self, by: Ended) -> None:
        """End the game where it stands: everyone is told, and nobody is asked anything more."""
        end_game(self.stored.game, by)
        await self.save()
        self.tell_table()
        self.audience.tell_positions(self.game_in_play)

    # telling

    def tell_table(self, listeners: Sequence[Listener] | None = None) -> None:
        """Send everyone, or some, the table; and tell other processes who is here."""
        self.audience.tell_table(self.gamelog, listeners)
        self.services.neighbours.note_here(self.id)

    def tell_line(self, line: LogLine, *, ends_wish: bool) -> None:
        """Send everyone what the last line of the log did."""
        gamelog = self.game_in_play
        if line.kind == "undo":
            followed = gamelog.taken_back[-1].followed
            self.audience.tell_notice("taken-back", seat=line.seat, count=followed)  # first the action, then the questions
            self.audience.tell_positions(gamelog)
        else:
            self.audience.tell_moved(gamelog, line.seat)
        if gamelog.game.is_over or ends_wish:
            self.tell_table()
        if ends_wish:
            self.clock.restart(*gamelog.game.to_act)

    def tell_start(self) -> None:
        """Tell everyone that the game begins, with the commitment to its seed."""
        seed = self.stored.game.dealing_seed
        self.audience.tell(self.audience.listeners, m.Starting(seed["commitment"]["server"]))
        self.tell_table()
        self.audience.tell_positions(self.game_in_play)
