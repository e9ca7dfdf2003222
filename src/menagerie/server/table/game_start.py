"""How a game begins: once all are ready its seed is made, promised and kept, and the cards are dealt."""

from __future__ import annotations

from typing import Protocol

from menagerie.server.play.gamelog import GameLog
from menagerie.server.play.restored_game import note_standing, replayed
from menagerie.server.presentation.audience import Audience
from menagerie.server.storage.rows import StoredTable
from menagerie.server.table.lobby import Lobby
from menagerie.server.wire import messages as m


class Table(Protocol):
    """What is known of the table here."""

    kept: StoredTable
    audience: Audience
    gamelog: GameLog | None

    @property
    def game_in_play(self) -> GameLog:
        """The game; Refusal if it has not begun."""
        ...

    async def save(self) -> None:
        """Keep what has changed."""
        ...

    def tell_table(self) -> None:
        """Tell everybody how the table stands."""
        ...


class GameStart:
    """The lobby's last step."""

    def __init__(self, table: Table, lobby: Lobby) -> None:
        self._table, self._lobby = table, lobby

    async def when_ready(self) -> None:
        """Begin, if all are ready."""
        table = self._table
        if self._lobby.is_ready:
            self._lobby.start()
            table.gamelog = replayed(table.kept, [])
            note_standing(table.kept.game, table.gamelog.game)
            await table.save()
            self.tell()

    async def at_once(self) -> None:
        """Begin without asking anybody."""
        for seat in self._table.kept.seats:
            seat.ready = True
        await self.when_ready()

    def tell(self) -> None:
        """Tell everybody that the game begins, and what was promised of it."""
        audience = self._table.audience
        audience.tell(audience.listeners, m.Starting(self._lobby.promise, {}))
        self._table.tell_table()
        audience.tell_positions(self._table.game_in_play)
