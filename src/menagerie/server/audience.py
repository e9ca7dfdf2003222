"""All who are connected to a table, and what each of them is told: as their seat may know it."""

from __future__ import annotations

from typing import Protocol

from menagerie.server import messages as m
from menagerie.server.describing import MEMORY_AID, Links, Situation, describe, names_of, setting_of
from menagerie.server.gamelog import GameLog
from menagerie.server.store import KeptTable
from menagerie.server.telling import Teller
from menagerie.words import Words


class Listener(Protocol):
    """Somebody at the other end of a socket."""

    guest: str

    def tell(self, message: m.ToClient) -> None:
        """Send this, soon."""
        ...

    def drop(self) -> None:
        """Close the connection: the client will come back and find the truth."""
        ...


class Audience:
    """Everybody who listens, people at the table and people who watch."""

    def __init__(self, kept: KeptTable, links: Links) -> None:
        self.listeners: set[Listener] = set()
        self.gamelog: GameLog | None = None
        self.take_back: m.TakeBackInfo | None = None
        self._kept = kept
        self._links = links
        self._tellers: dict[int | None, Teller] = {}

    def seat_of(self, guest: str) -> int | None:
        """The seat that a guest holds."""
        return next((seat.seat for seat in self._kept.seats if guest in seat.guests), None)

    def here(self) -> frozenset[int]:
        """The seats whose people are connected."""
        seats = (self.seat_of(listener.guest) for listener in self.listeners)
        return frozenset(seat for seat in seats if seat is not None)

    def host(self) -> int | None:
        """The host; while the host is not there, the first person who is."""
        kept, here = self._kept.game.host, self.here()
        return kept if kept in here or not here else min(here)

    def undo_of(self, seat: int | None) -> m.Undo | None:
        """What a seat may take back, and how. With nobody else to ask, consent is given."""
        actions = self.undone_by(seat, seat)
        if seat is None or not actions:
            return None
        at_once = self._playing().may_undo_at_once(seat) or not self.others_present(seat)
        return m.Undo("at-once" if at_once else "with-consent", actions)

    def undone_by(self, seat: int | None, watcher: int | None) -> list[m.DoneInfo]:
        """What a seat would take back, in the words of whoever watches."""
        undone = self._playing().undone_by(seat, watcher)
        words = self.words(watcher) if undone else None
        return [m.DoneInfo(actor, words.say(line)) for actor, line in undone if words]

    def others_present(self, seat: int) -> set[int]:
        """The people beside this one who are here, and play themselves."""
        people = {each.seat for each in self._kept.seats if each.kind == "person" and each.stand_in is None}
        return (people & self.here()) - {seat}

    def words(self, seat: int | None) -> Words:
        """Speaks to a seat."""
        plain = Words(self._kept.game.kind)
        seats = self.gamelog.game.seats if self.gamelog else len(self._kept.seats)
        return Words(self._kept.game.kind, names=names_of(self._kept, plain, seats), you=seat)

    def teller(self, seat: int | None) -> Teller:
        """Who tells the game to a seat."""
        if seat not in self._tellers:
            gamelog = self._playing()
            names = names_of(self._kept, Words(self._kept.game.kind), gamelog.game.seats)
            aid = bool(setting_of(self._kept.game, MEMORY_AID))
            self._tellers[seat] = Teller(gamelog.game, seat, names, memory_aid=aid)
            self._tellers[seat].catch_up(gamelog.ends)
        return self._tellers[seat]

    def position(self, seat: int | None) -> m.Position:
        """Where the game stands, for a seat."""
        return self.teller(seat).position(self._playing().seq, self.undo_of(seat), automatic=self._is_automatic(seat))

    def tell_positions(self) -> None:
        """Tell everybody where the game stands."""
        if self.gamelog is not None:
            for listener in self.listeners:
                listener.tell(self.position(self.seat_of(listener.guest)))

    def tell_moved(self, actor: int) -> None:
        """Tell everybody what the last action did."""
        seq = self._playing().seq
        told: dict[int | None, m.Moved] = {}
        for seat, teller in self._tellers.items():
            moments = teller.moments()
            if any(self.seat_of(listener.guest) == seat for listener in self.listeners):
                undo, automatic = self.undo_of(seat), self._is_automatic(seat)
                told[seat] = teller.moved(seq, actor, moments, undo, automatic=automatic)
        for listener in self.listeners:
            seat = self.seat_of(listener.guest)
            listener.tell(told[seat] if seat in told else self.position(seat))

    def tell_table(self) -> None:
        """Tell everybody who sits where."""
        game = self.gamelog.game if self.gamelog else None
        situation = Situation(self.here(), self.host(), self.take_back)
        for listener in self.listeners:
            listener.tell(describe(self._kept, game, self.seat_of(listener.guest), self._links, situation))

    def tell_notice(self, code: str, **values: int) -> None:
        """Tell everybody something that is no event of the game."""
        for listener in self.listeners:
            listener.tell(m.Notice(self.words(self.seat_of(listener.guest)).phrase(code, dict(values))))

    def tell_all(self, message: m.ToClient) -> None:
        """Tell everybody the same."""
        for listener in self.listeners:
            listener.tell(message)

    def tell_anew(self) -> None:
        """Tell everybody from the start, as after something was taken back or a name was changed."""
        self._tellers.clear()
        self.tell_positions()

    def _is_automatic(self, seat: int | None) -> bool:
        return seat is not None and self._kept.seats[seat].automatic

    def _playing(self) -> GameLog:
        assert self.gamelog is not None, self._kept.game.id
        return self.gamelog
