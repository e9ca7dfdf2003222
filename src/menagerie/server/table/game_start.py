"""The start of a game: once everyone is ready, its seed is made, promised (a commitment) and stored, and the cards are dealt."""

from __future__ import annotations

from menagerie.server.play.restored_game import note_standing, replayed
from menagerie.server.table.live import LiveTable
from menagerie.server.table.lobby import Lobby


class GameStart:
    """The lobby's last step."""

    def __init__(self, live: LiveTable, lobby: Lobby) -> None:
        self._live, self._lobby = live, lobby

    async def when_ready(self) -> None:
        """Start, if everyone is ready."""
        live = self._live
        if self._lobby.is_ready:
            self._lobby.start()
            live.gamelog = replayed(live.stored, [])
            note_standing(live.stored.game, live.gamelog.game)
            await live.save()
            live.tell_start()

    async def at_once(self) -> None:
        """Start without asking anyone."""
        for seat in self._live.stored.seats:
            seat.ready = True
        await self.when_ready()
