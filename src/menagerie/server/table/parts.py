"""The parts of a room, as the handlers of messages use them."""

from __future__ import annotations

from menagerie.server.limits import Buckets
from menagerie.server.table.advice import Advice
from menagerie.server.table.autoplay import Autoplay
from menagerie.server.table.follower import Follower
from menagerie.server.table.game_start import GameStart
from menagerie.server.table.live import LiveTable
from menagerie.server.table.lobby import Lobby
from menagerie.server.table.rematch import OtherTables, RematchOffer
from menagerie.server.table.seat_holders import SeatHolders
from menagerie.server.table.succession import Succession
from menagerie.server.table.wishes import Wishes


class RoomParts:
    """A live table and everything that works on it. The parts that have timers look at it in this order."""

    def __init__(self, live: LiveTable, others: OtherTables) -> None:
        self.live = live
        self.lobby = Lobby(live.stored)
        self.seats = SeatHolders(live, self.lobby)
        self.start = GameStart(live, self.lobby)
        self.follower = Follower(live)
        self.rematch = RematchOffer(live, others)
        self.wishes = Wishes(live)
        self.succession = Succession(live)
        self.advice = Advice(live)
        self.autoplay = Autoplay(live)
        self._rates: dict[str, Buckets] = {}  # by the name of a field of Limits

    def has_rate_left(self, rate: str, guest: str, count: int) -> bool:
        """Whether a rate limit allows a guest this many more things at this table."""
        if rate not in self._rates:
            self._rates[rate] = Buckets(*getattr(self.live.services.limits, rate))
        return self._rates[rate].take(guest, count)
