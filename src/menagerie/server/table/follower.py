"""Follows what other processes did to a table: new rows, new lines of the log, and notices."""

from __future__ import annotations

from collections.abc import Mapping

from menagerie.server.play.gamelog import GameLog, GivenAnswers, given_to
from menagerie.server.presentation.audience import Ear, Listener
from menagerie.server.presentation.table_settings import settings_of_views
from menagerie.server.storage.rows import Changes
from menagerie.server.table.live import LiveTable


class Follower:
    """Brings a live table up to date with the database, while the table's lock is held."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live

    async def catch_up(self) -> None:
        """Read what is new, and send it."""
        live = self._live
        async with live.or_given_up():
            changes = await live.services.store.changes(live.stored, 0 if live.gamelog is None else live.gamelog.seq)
            if changes is None:
                live.give_up()
            elif changes.stored.game.revision > live.stored.game.revision:
                begun = await live.services.restorer.restore(changes.stored, changes.lines) if live.gamelog is None else None
                self._take_over(changes, begun)

    def _take_over(self, changes: Changes, begun: GameLog | None) -> None:
        """Take over what has changed; a game that has begun meanwhile was restored from its first line."""
        live, audience, row = self._live, self._live.audience, self._live.stored.game
        wishes, settings, ended = row.wishes, settings_of_views(live.stored), row.ended
        only_lines = changes.stored.game.revision - row.revision == len(changes.lines)
        was = {} if only_lines else self._told_of_each()
        live.stored.replace(changes.stored)
        if begun is not None:
            live.gamelog = begun
            live.tell_start()
        else:
            for line in changes.lines:
                live.game_in_play.follow(line)
                live.tell_line(line, ends_wish=row.wishes != wishes)
        for notice in changes.notices:
            audience.tell_notice(notice.code, None, **notice.values)
        if only_lines:
            return
        live.tell_table()
        audience.call_them()
        if live.gamelog is None:
            return
        if settings_of_views(live.stored) != settings or row.ended != ended:
            audience.tell_positions(live.gamelog)
        else:
            now = self._told_of_each()
            audience.tell_position(live.gamelog, [listener for listener in now if now[listener] != was.get(listener)])

    def _told_of_each(self) -> Mapping[Listener, tuple[Ear, GivenAnswers | None]]:
        """Everything but the game that the position of each listener depends on: the seat, and its automatic answers."""
        audience, seats = self._live.audience, self._live.stored.seats
        ears = {listener: audience.ear_of(listener) for listener in audience.listeners}
        return {each: (ear, None if ear.seat is None else given_to(seats[ear.seat])) for each, ear in ears.items()}
