"""What other processes did at a table that is open here: read from the store, and told to those who are here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from menagerie.server.play.gamelog import GameLog, GivenAnswers, given_to
from menagerie.server.play.restored_game import replayed
from menagerie.server.presentation.audience import Audience, Ear, Listener
from menagerie.server.presentation.table_settings import MEMORY_AID, setting_of
from menagerie.server.storage.rows import Changes, LogLine, StoredTable
from menagerie.server.storage.store import Store


class Table(Protocol):
    """What is known of the table here."""

    kept: StoredTable
    audience: Audience
    gamelog: GameLog | None

    def tell_table(self) -> None:
        """Tell everybody how the table stands."""
        ...

    def tell_line(self, line: LogLine, *, ends_wish: bool) -> None:
        """Tell everybody what a line of the log did."""
        ...

    def tell_start(self) -> None:
        """Tell everybody that the game begins."""
        ...

    def note_changes(self) -> None:
        """What is kept of the table is another than before."""
        ...

    def give_up(self) -> None:
        """This room is no more."""
        ...


class Follower:
    """Brings a room to where its table stands by now. Its lock is held meanwhile."""

    def __init__(self, table: Table, store: Store) -> None:
        self._table, self._store = table, store

    async def catch_up(self) -> None:
        """Read what is new, and tell it."""
        table, gamelog = self._table, self._table.gamelog
        row = table.kept.game
        changes = await self._store.changes(table.kept, 0 if gamelog is None else gamelog.seq)
        if changes is None:
            table.give_up()
        elif changes.kept.game.revision > row.revision:
            self._take_over(changes)

    async def read_anew(self) -> None:
        """Another was quicker: what was done here did not happen. All is read, and told from the start."""
        table = self._table
        found = await self._store.load(table.kept.game.id)
        if found is None:
            table.give_up()
            return
        kept, lines = found
        replace(table.kept, kept)
        table.gamelog = None if kept.game.seed is None else replayed(kept, lines)
        table.note_changes()
        table.tell_table()
        if table.gamelog is not None:
            table.audience.tell_positions(table.gamelog)

    def _take_over(self, changes: Changes) -> None:
        table, audience = self._table, self._table.audience
        had_wishes = bool(table.kept.game.wishes)
        only_lines = changes.kept.game.revision - table.kept.game.revision == len(changes.lines)
        was = {} if only_lines else self._told_of_each()
        aid, ended = setting_of(table.kept, MEMORY_AID), table.kept.game.ended
        replace(table.kept, changes.kept)
        table.note_changes()
        ends_wish = had_wishes and not table.kept.game.wishes
        if table.gamelog is None and table.kept.game.seed is not None:
            table.gamelog = replayed(table.kept, changes.lines)
            table.tell_start()
        else:
            for line in changes.lines:
                assert table.gamelog is not None
                table.gamelog.follow(line)
                table.tell_line(line, ends_wish=ends_wish)
        for notice in changes.notices:
            audience.tell_notice(notice.code, None, **notice.values)
        if only_lines:
            return
        table.tell_table()
        audience.call_them()
        if table.gamelog is None:
            return
        if setting_of(table.kept, MEMORY_AID) != aid or table.kept.game.ended != ended:
            audience.tell_positions(table.gamelog)
        else:
            now = self._told_of_each()
            audience.tell_position(table.gamelog, [listener for listener in now if now[listener] != was.get(listener)])

    def _told_of_each(self) -> Mapping[Listener, tuple[Ear, GivenAnswers | None]]:
        """What the position of each depends on, besides the game: the seat, and what is answered for it."""
        audience, seats = self._table.audience, self._table.kept.seats
        ears = {listener: audience.ear_of(listener) for listener in audience.listeners}
        return {each: (ear, None if ear.seat is None else given_to(seats[ear.seat])) for each, ear in ears.items()}


def replace(kept: StoredTable, by: StoredTable) -> None:
    """Make what is known of a table what is kept of it now; whoever knows the table knows it as before."""
    values: dict[str, Any] = vars(by.game)
    vars(kept.game).update(values)
    kept.seats[:] = by.seats
