"""The audience of a table: everyone who is connected, and the broadcast of messages to them.

People at a table see different cards and read different languages, so a broadcast is a fan-out: connections that
receive the same are grouped (an `Ear`), each message is made and encoded once for an ear, and its bytes go to every connection.
Players come first; watchers are served a few at a time (`watcher_queue.py`).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, Protocol

import msgspec
from msgspec.structs import replace

from menagerie.core import Line, MenagerieError
from menagerie.server.limits import Limits, Waits
from menagerie.server.play.game_end import early_end, people_at
from menagerie.server.play.gamelog import GameLog, GivenAnswers, given_to
from menagerie.server.presentation.shared_view import SharedView
from menagerie.server.presentation.table_info import Links, Situation, describe, described_to, described_to_watcher, names_of
from menagerie.server.presentation.table_settings import MEMORY_AID, setting_of
from menagerie.server.presentation.teller import Teller
from menagerie.server.presentation.watcher_queue import WatcherQueue
from menagerie.server.storage.rows import ENDING, TAKE_BACK, StoredTable, now
from menagerie.server.wire import messages as m
from menagerie.server.wire.game_parts import DoneInfo, ToldLine, Undo
from menagerie.server.wire.table_parts import EndingInfo, SeatWishInfo, TakeBackInfo
from menagerie.words import Words
from menagerie.words.language import speaking

WATCHERS = ":"  # prefix of an entry for all guests without a seat who are connected through a process: a count follows

_encoder = msgspec.json.Encoder()


class Listener(Protocol):
    """A person at the other end of a socket."""

    guest: str
    wanted_seat: int | None  # which one, if the guest holds several
    address: str
    language: str

    def send(self, frame: bytes) -> None:
        """Send a frame soon."""
        ...

    def keep(self, frame: bytes) -> None:
        """Queue this until `wake`, or until something else is sent."""
        ...

    def wake(self) -> None:
        """Send the queued frames."""
        ...

    def drop(self, kind: str | None = None) -> None:
        """Close the connection. The client reconnects and gets the current state. A refusal is counted by its kind."""
        ...

    def expel(self, why: str) -> None:
        """Close the connection for good, and say why."""
        ...


class Ear(NamedTuple):
    """A group that receives the same: everyone who is connected for one seat, or only watches, in one language."""

    seat: int | None
    language: str


class Audience:
    """Everyone who is connected: players and watchers. Each frame is made once for all who receive the same."""

    def __init__(self, stored: StoredTable, links: Links, waits: Waits, limits: Limits) -> None:
        self.listeners: dict[Listener, str] = {}  # in the order of arrival: since when they are here
        self._stored = stored
        self._links = links
        self._waits = waits
        self._limits = limits
        self._tellers: dict[Ear, Teller] = {}
        self._alike: SharedView | None = None  # shared by all tellers
        self._opened = time.monotonic()
        self._left: dict[int, float] = {}  # when each seat was last seen
        self._gone: dict[str, float] = {}  # when each guest with a seat was last seen
        self._elsewhere: frozenset[str] = frozenset()  # guests connected through other processes; "" for watchers
        self._turns = WatcherQueue()
        self.empty_since: float | None = time.monotonic()

    # who is there

    def seats_of(self, guest: str) -> list[int]:
        """The seats that a guest holds."""
        return [seat.seat for seat in self._stored.seats if guest in seat.guests]

    def seat_of(self, listener: Listener) -> int | None:
        """The seat that a listener follows; None for a watcher."""
        held = self.seats_of(listener.guest)
        return listener.wanted_seat if listener.wanted_seat in held else next(iter(held), None)

    def name_of(self, seat: int) -> str:
        """The name of the person at a seat."""
        return self._stored.seats[seat].name

    def here(self) -> frozenset[int]:
        """The seats whose people are connected; if a guest holds several, all of those."""
        guests = {listener.guest for listener in self.listeners} | self._elsewhere
        return frozenset(seat for guest in guests for seat in self.seats_of(guest))

    def is_connected(self, guest: str) -> bool:
        """Whether a guest is connected, through any process."""
        return guest in self._elsewhere or any(listener.guest == guest for listener in self.listeners)

    def last_seen(self, guest: str) -> float:
        """When a guest's last connection ended; 0 if they have had none since the table was opened here."""
        return self._gone.get(guest, 0.0)

    def is_here(self, seat: int) -> bool:
        """Whether a guest of this seat is connected through this process."""
        return any(seat in self.seats_of(listener.guest) for listener in self.listeners)

    def guests(self) -> frozenset[str]:
        """The guests connected through this process, as other processes learn it: those with a seat or asking for one, and how
        many others."""
        told, wish = [each.guest for each in self.listeners if self.seats_of(each.guest)], self._stored.game.seat_wish
        watching = self._watching()
        if wish is not None and wish.guest in watching:
            told.append(wish.guest)
        if watching:
            told.append(f"{WATCHERS}{len(watching)}:{id(self):x}")
        return frozenset(told)

    def _watching(self) -> set[str]:
        """The guests who only watch, through this process. Each connection without a cookie counts as one."""
        return {each.guest or str(id(each)) for each in self.at(None)}

    @property
    def watchers(self) -> int:
        """How many people only watch, through any process."""
        elsewhere = (each.split(":")[1] for each in self._elsewhere if each.startswith(WATCHERS))
        return len(self._watching()) + sum(map(int, elsewhere))

    @property
    def is_empty(self) -> bool:
        """Whether nobody is connected, through any process."""
        return not self.listeners and not self._elsewhere

    def note_elsewhere(self, guests: frozenset[str]) -> bool:
        """Note the guests who are connected through other processes now. Returns whether that changed anything."""
        if guests == self._elsewhere:
            return False
        before, gone = self.here(), self._elsewhere - guests
        self._elsewhere = guests
        self._note_who_left(before, gone)
        return True

    def is_alone(self, seat: int) -> bool:
        """Whether nobody else can see what a seat does, or when: all others are bots, and nobody watches."""
        others_are_bots = all(row.kind == "bot" for row in self._stored.seats if row.seat != seat)
        return others_are_bots and len(self.at(seat)) == len(self.listeners) and not self._elsewhere

    def host(self) -> int | None:
        """The host; if the host has been away for too long, the first person who is connected."""
        kept, here = self._stored.game.host, self.here()
        return kept if kept in here or not here or self.host_wait() else min(here)

    def host_wait(self) -> float:
        """The seconds until another person may act as host, if the host stays away."""
        kept = self._stored.game.host
        return 0.0 if kept is None or kept in self.here() else self.stand_in_wait(kept)

    def ear_of(self, listener: Listener) -> Ear:
        """The ear of a listener: their seat and their language."""
        return Ear(self.seat_of(listener), listener.language)

    def players(self) -> list[Listener]:
        """Everyone who is connected for a seat."""
        return [listener for listener in self.listeners if self.seat_of(listener) is not None]

    def at(self, seat: int | None) -> list[Listener]:
        """Everyone who is connected for a seat; None: everyone who only watches."""
        return [listener for listener in self.listeners if self.seat_of(listener) == seat]

    def add(self, listener: Listener) -> None:
        """Add a new connection."""
        self.listeners[listener] = now()
        self.empty_since = None

    def remove(self, listener: Listener) -> None:
        """Remove a connection that is gone."""
        ear, before = self.ear_of(listener), self.here()
        self.listeners.pop(listener, None)
        if ear not in self._by_ear():
            self._tellers.pop(ear, None)
        self._note_who_left(before, [listener.guest])

    def _note_who_left(self, before: frozenset[int], gone: Iterable[str]) -> None:
        now = time.monotonic()
        self._left |= dict.fromkeys(before - self.here(), now)
        seen = self._gone | dict.fromkeys(gone, now)
        self._gone = {guest: at for guest, at in seen.items() if self.seats_of(guest)}
        if not self.is_empty:
            self.empty_since = None
        elif self.empty_since is None:
            self.empty_since = time.monotonic()

    def stand_in_wait(self, seat: int) -> float:
        """The seconds until a bot may sit in, if the player stays away."""
        return max(0.0, self._left.get(seat, self._opened) + self._waits.stand_in - time.monotonic())

    # sending to one

    def tell(self, listeners: Iterable[Listener], message: m.ToClient) -> None:
        """Send the same message to some listeners."""
        frame = _encoder.encode(message)
        for listener in listeners:
            listener.send(frame)

    def _tell_ear(self, ear: Ear, listeners: Sequence[Listener], message: m.ToClient) -> None:
        """Send a message to all listeners of one ear; watchers wait in a queue."""
        if ear.seat is not None:
            self.tell(listeners, message)
            return
        frame = _encoder.encode(message)
        for listener in listeners:
            listener.keep(frame)
        self._turns.add(*listeners)

    def refuse(self, listener: Listener, client_id: str | None, problem: MenagerieError) -> None:
        """Tell a listener why their message changed nothing."""
        self.tell([listener], m.Refused(client_id, self.words(self.ear_of(listener)).say(problem), problem.rule))

    def words(self, ear: Ear) -> Words:
        """The words for all listeners of one ear."""
        return Words(self._stored.game.kind, names=names_of(self._stored), you=ear.seat, language=ear.language)

    def teller(self, gamelog: GameLog, ear: Ear) -> Teller:
        """The teller of the game for one ear."""
        if ear not in self._tellers:
            if self._alike is None or not self._tellers:
                self._alike = SharedView(gamelog, memory_aid=bool(setting_of(self._stored, MEMORY_AID)))
            self._tellers[ear] = Teller(gamelog, self._alike, ear.seat, names_of(self._stored), ear.language)
        return self._tellers[ear]

    def position(self, gamelog: GameLog, ear: Ear) -> m.Position:
        """The position of the game. If it was ended early, the log says so and nobody is asked anything."""
        told = self.teller(gamelog, ear).position(self.undo_of(gamelog, ear), self._given(ear.seat))
        end = self._early_end()
        if end is None:
            return told
        last = ToldLine(len(told.log) + 1, end.code, end.values, self.words(ear).say(end), "")
        return replace(told, asked=None, log=[*told.log, last])

    def tell_position(self, gamelog: GameLog, listeners: Sequence[Listener]) -> None:
        """Send the position to some listeners and, if the game was ended early, the reason."""
        for ear, some in self._by_ear(listeners).items():
            self.tell(some, self.position(gamelog, ear))
            if (end := self._early_end()) is not None:
                self.tell(some, m.Notice(self.words(ear).say(end)))

    def _early_end(self) -> Line | None:
        """Why the game ended before anybody had won."""
        ended = self._stored.game.ended
        return None if ended is None else early_end(ended, people_at(self._stored.seats))

    # sending to all

    def _by_ear(self, listeners: Iterable[Listener] | None = None) -> dict[Ear, list[Listener]]:
        found: dict[Ear, list[Listener]] = {}
        for listener in self.listeners if listeners is None else listeners:
            found.setdefault(self.ear_of(listener), []).append(listener)
        return dict(sorted(found.items(), key=lambda each: each[0].seat is None))  # players come first

    def _tell_each(self, message_for: Callable[[Ear], m.ToClient], listeners: Iterable[Listener] | None = None) -> None:
        for ear, some in self._by_ear(listeners).items():
            self._tell_ear(ear, some, message_for(ear))

    def tell_positions(self, gamelog: GameLog) -> None:
        """Send everyone the whole position, for instance after an action was taken back."""
        self._tellers.clear()
        self.tell_position(gamelog, list(self.listeners))

    def tell_moved(self, gamelog: GameLog, actor: int) -> None:
        """Send everyone what the last action did."""

        def moved(ear: Ear) -> m.Moved | m.Position:
            if ear not in self._tellers:  # a listener who has just come to this seat
                return self.position(gamelog, ear)
            return self._tellers[ear].moved(actor, self.undo_of(gamelog, ear), self._given(ear.seat))

        self._tell_each(moved)
        if self._alike is not None:
            self._alike.forget_changes()

    def tell_table(self, gamelog: GameLog | None, listeners: Iterable[Listener] | None = None) -> None:
        """Send everyone, or some, the table: who sits where, and open wishes."""
        here, wish = self.here(), self._stored.game.wish(ENDING)
        ending = None if wish is None else EndingInfo(wish.seat, wish.waiting_for)
        waits = {seat.seat: self.stand_in_wait(seat.seat) for seat in self._stored.seats if seat.seat not in here}
        apart = self._told_apart()
        alike: dict[str, dict[tuple[int | None, tuple[int, ...], str], list[Listener]]] = {}
        for listener in self.listeners if listeners is None else listeners:
            told = alike.setdefault(listener.language, {})
            guest = listener.guest if listener.guest in apart else ""
            told.setdefault((self.seat_of(listener), tuple(self.seats_of(listener.guest)), guest), []).append(listener)
        for language, told in alike.items():
            take_back = self._wish_to_take_back(gamelog, language)
            with speaking(language):
                situation = Situation(here, self.host(), self.watchers, self.seat_wish, take_back, ending, waits)
                table = describe(self._stored, self._links, situation)
                for (seat, held, guest), some in told.items():
                    if seat is not None:
                        own = described_to(table, seat, held, self._stored, self._links)
                    else:
                        own = described_to_watcher(table, self._stored, guest) if guest else table
                    self._tell_ear(Ear(seat, language), some, own)

    def _told_apart(self) -> set[str]:
        """The watchers who receive a separate table message: they were removed, or ask for a seat."""
        row = self._stored.game
        return {*row.kept_out, *([row.seat_wish.guest] if row.seat_wish else [])}

    @property
    def seat_wish(self) -> SeatWishInfo | None:
        """The wish of somebody to have the seat of a bot, as long as they are there and the bot is."""
        wish, bots = self._stored.game.seat_wish, {seat.seat for seat in self._stored.seats if seat.kind == "bot"}
        if wish is None or wish.seat not in bots or not self.is_connected(wish.guest):
            return None
        return SeatWishInfo(wish.seat, wish.name)

    def tell_notice(self, code: str, listeners: Iterable[Listener] | None = None, **values: int | str) -> None:
        """Send everyone, or some, something that is not an event of the game."""
        self._tell_each(lambda ear: m.Notice(self.words(ear).phrase(code, dict(values))), listeners)

    def see_off(self, gamelog: GameLog, seat: int, leaving: Sequence[Listener]) -> None:
        """Send the watchers' view to people who left a seat for good, unless they hold another seat."""
        for ear in [ear for ear in self._tellers if ear.seat == seat]:
            del self._tellers[ear]
        self.tell_position(gamelog, leaving)

    def call_them(self) -> None:
        """Use the current names from now on, after one was changed."""
        names = names_of(self._stored)
        for teller in self._tellers.values():
            teller.call_them(names)

    # taking back

    def undo_of(self, gamelog: GameLog, ear: Ear) -> Undo | None:
        """What a seat may take back, and how: at once if nothing was revealed, or if there is no other person to ask."""
        seat = ear.seat
        if seat is None or self._stored.game.ended or not self.may_take_back(gamelog):
            return None
        if not (undone := self.teller(gamelog, ear).undone()):
            return None
        at_once = gamelog.may_undo_at_once(seat) or not self.others(seat)
        return Undo("at-once" if at_once else "with-consent", undone)

    def may_take_back(self, gamelog: GameLog) -> bool:
        """Whether anything more may be taken back in this game. Only a script would reach the limit."""
        return gamelog.take_backs < self._limits.take_backs_a_game

    def _wish_to_take_back(self, gamelog: GameLog | None, language: str) -> TakeBackInfo | None:
        """The open wish to take back, in words for everyone, and who still has to answer."""
        wish = self._stored.game.wish(TAKE_BACK)
        if wish is None or gamelog is None:
            return None
        words = self.words(Ear(None, language))
        done = [DoneInfo(actor, words.tell(first.events)) for actor, first in gamelog.undone_by(wish.seat)]
        return TakeBackInfo(wish.seat, done, wish.waiting_for)

    def others(self, seat: int) -> list[int]:
        """The seats of all other people: connected or not, including those for whom a bot sits in."""
        return [each.seat for each in self._stored.seats if each.kind == "person" and each.seat != seat]

    def _given(self, seat: int | None) -> GivenAnswers:
        return GivenAnswers() if seat is None else given_to(self._stored.seats[seat])
