"""One table, live: who is connected, what they say, what they are told. What is kept is committed before anybody is told."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from typing import Any, Protocol, assert_never

from menagerie.core import Game, MenagerieError, Seed
from menagerie.core.plain import from_plain, to_plain
from menagerie.games import GAMES
from menagerie.server import messages as m
from menagerie.server.describing import MEMORY_AID, Links, Situation, describe, names_of, setting_of
from menagerie.server.forms import checked_options, form_of
from menagerie.server.lobby import Lobby
from menagerie.server.played import UNDO, Played
from menagerie.server.players import Players
from menagerie.server.refusal import Refusal
from menagerie.server.store import EventRow, KeptTable, Store, now
from menagerie.server.telling import Teller
from menagerie.words import Words

log = logging.getLogger(__name__)


class Listener(Protocol):
    """Somebody at the other end of a socket."""

    guest: str

    def tell(self, message: m.ToClient) -> None:
        """Send this, soon."""
        ...

    def drop(self) -> None:
        """Close the connection: the client will come back and find the truth."""
        ...


class Room:
    """A table and all who are connected to it. One thing happens at a time."""

    def __init__(self, kept: KeptTable, store: Store, links: Links, players: Players) -> None:
        self.kept = kept
        self.listeners: set[Listener] = set()
        self.is_broken = False
        self.new_table: Any = None  # how a rematch gets its table; the rooms set it
        self._store = store
        self._links = links
        self._players = players
        self._lock = asyncio.Lock()
        self._played: Played | None = None
        self._tellers: dict[int | None, Teller] = {}
        self._take_back: m.TakeBackInfo | None = None
        self._kind: type[Game[Any]] = GAMES[kept.game.kind]
        self._lobby = Lobby(kept)
        if kept.game.seed is not None:
            self._open_game()
        self._wake()

    # who is there

    @property
    def id(self) -> str:
        return self.kept.game.id

    @property
    def is_idle(self) -> bool:
        """Whether nobody is connected and no bot is about to play."""
        return not self.listeners and not self._players.are_busy(self.id)

    def seat_of(self, guest: str) -> int | None:
        """The seat that a guest holds."""
        return next((seat.seat for seat in self.kept.seats if guest in seat.guests), None)

    def _here(self) -> frozenset[int]:
        seats = (self.seat_of(listener.guest) for listener in self.listeners)
        return frozenset(seat for seat in seats if seat is not None)

    def host(self) -> int | None:
        """The host; while the host is not there, the first person who is."""
        kept, here = self.kept.game.host, self._here()
        return kept if kept in here or not here else min(here)

    def join(self, listener: Listener) -> None:
        """Somebody has connected."""
        self.listeners.add(listener)
        self._tell_table()
        if self._played is not None:
            listener.tell(self._position(self.seat_of(listener.guest)))

    def part(self, listener: Listener) -> None:
        """Somebody's connection is gone."""
        self.listeners.discard(listener)
        self._tell_table()

    # what is said

    async def hear(self, listener: Listener, said: m.ToServer) -> None:
        """Do what somebody says, or tell them why not; then nothing has changed."""
        try:
            async with self._lock:
                await self._obey(listener, said)
        except MenagerieError as problem:
            words = self._words(self.seat_of(listener.guest))
            listener.tell(m.Refused(getattr(said, "id", None), words.say(problem), problem.rule))

    async def _obey(self, listener: Listener, said: m.ToServer) -> None:
        match said:
            case m.Ping():
                listener.tell(m.Pong())
            case m.Act():
                await self._act(listener, said)
            case m.Foresee():
                listener.tell(m.Foreseen(said.id, said.action, self._teller(self._own_seat(listener)).foresee(said.action)))
            case m.TakeBack():
                await self._ask_to_take_back(listener, said)
            case m.AnswerTakeBack():
                await self._answer_take_back(self._own_seat(listener), agree=said.agree)
            case m.Rematch():
                self._own_seat(listener)
                await self._rematch()
            case _:
                self._arrange(self._own_seat(listener), said)
                await self._store.save(self.kept)
                await self._start_when_ready()
                self._tell_table()
                self._wake()

    def _arrange(self, seat: int, said: m.ToServer) -> None:
        """Everything about a table that is no action of the game."""
        is_host = seat == self.host()
        match said:
            case m.Rename():
                self._lobby.rename(seat, said, is_host=is_host)
            case m.Ready():
                self._lobby.set_ready(seat, ready=said.ready)
            case m.Leave():
                self._lobby.leave(seat)
            case m.SetAutomatic():
                self.kept.seats[seat].automatic = said.on
            case m.Return():
                self.kept.seats[seat].stand_in = None
            case m.SetForm() | m.SetOption() | m.SetSetting() | m.SetBot() | m.Remove():
                self._lobby.arrange(said, is_host=is_host, here=self._here())
                if isinstance(said, m.SetSetting):
                    self._tellers.clear()
                    self._tell_positions()
            case m.Ping() | m.Act() | m.Foresee() | m.TakeBack() | m.AnswerTakeBack() | m.Rematch():
                raise AssertionError(said)
            case _:
                assert_never(said)
        if isinstance(said, m.Rename | m.Remove | m.Leave):
            self._tellers.clear()

    def _own_seat(self, listener: Listener) -> int:
        seat = self.seat_of(listener.guest)
        if seat is None:
            raise Refusal("not-seated")
        return seat

    async def sit(self, guest: str, name: str) -> None:
        """A guest takes a free seat."""
        async with self._lock:
            self._lobby.sit(guest, name)
            await self._store.save(self.kept)
            self._tell_table()

    async def admit(self, guest: str, seat: int) -> None:
        """A guest came by the private link of a seat: another device of the same person."""
        async with self._lock:
            for other in self.kept.seats:
                other.guests.discard(guest)
            self.kept.seats[seat].guests.add(guest)
            await self._store.save(self.kept)
            self._tell_table()

    # playing

    def _open_game(self) -> None:
        row = self.kept.game
        assert row.seed is not None, row.id
        form = form_of(self._kind, row.form, row.players)
        options = checked_options(self._kind, form, row.players, row.options)
        self._played = Played(self._kind, row.players, from_plain(Seed, row.seed), options, self.kept.events)

    async def _start_when_ready(self) -> None:
        """The lobby's last step: once all are ready the seed is made, promised, kept, and the cards are dealt."""
        if not self._lobby.is_ready:
            return
        row = self.kept.game
        made = Seed.of(None)
        promise = hashlib.sha256(made.digits.encode()).hexdigest()
        row.seed = to_plain(Seed(made.digits, made.source, {"server": promise}))  # type: ignore[assignment]  # a mapping stays one
        row.rules_version, row.status = self._kind.rules_version, "playing"
        self._open_game()
        self._note_state()
        await self._store.save(self.kept)
        self._tell_all(m.Starting(promise, {}))
        self._tell_table()
        self._tell_positions()

    async def start_at_once(self) -> None:
        """All seats are taken by the host and bots: nobody has to be waited for."""
        async with self._lock:
            for seat in self.kept.seats:
                seat.ready = True
            await self._start_when_ready()
            self._wake()

    def _game(self) -> Played:
        if self._played is None:
            raise Refusal("not-started")
        return self._played

    async def _act(self, listener: Listener, said: m.Act) -> None:
        seat, played = self._own_seat(listener), self._game()
        known = played.seq_of(seat, said.id)
        if known is None:
            if said.seq < played.asked_since(seat):
                listener.tell(self._position(seat))
                raise Refusal("meanwhile")
            known = await self._do(seat, str(played.game.read_action(said.action)), said.id)
        listener.tell(m.Accepted(said.id, known))

    async def _do(self, seat: int, action: str, client_id: str) -> int:
        """Check, play, commit, and only then tell. Should the commit fail, the room is given up and read anew."""
        played = self._game()
        line = EventRow(played.seq + 1, seat, action, client_id, now())
        played.apply(line)
        self._note_state()
        try:
            await self._store.append(self.kept.game, line)
        except BaseException:
            self._give_up()
            raise
        self.kept.events.append(line)
        self._players.count_action(self.kept.game.kind)
        self._take_back = None
        if action.startswith(UNDO):
            self._tellers.clear()
            self._tell_positions()
        else:
            self._tell_moved(seat)
        if played.game.result is not None:
            self._tell_table()
        self._wake()
        return line.seq

    def _give_up(self) -> None:
        self.is_broken = True
        for listener in tuple(self.listeners):
            listener.drop()

    def _note_state(self) -> None:
        row, game = self.kept.game, self._game().game
        row.awaited = list(game.to_act)
        row.status = "playing" if game.result is None else "over"
        outcome = self._teller(None).outcome()
        row.headline = outcome.headline if outcome else None

    async def play_for(self, seat: int, action: str, question: int) -> None:
        """A bot, or the only answer there is: done if the seat is still asked the same."""
        async with self._lock:
            played = self._game()
            if not self.is_broken and seat in played.game.to_act and played.asked_since(seat) == question:
                await self._do(seat, action, f"bot-{played.seq + 1}")

    def _wake(self) -> None:
        if self._played is not None and not self.is_broken:
            self._players.wake(self, self._played)

    # taking back

    async def _ask_to_take_back(self, listener: Listener, said: m.TakeBack) -> None:
        seat, played = self._own_seat(listener), self._game()
        known = played.seq_of(seat, said.id)
        if known is not None:
            listener.tell(m.Accepted(said.id, known))
            return
        undo = self._undo_of(seat)
        if undo is None:
            raise Refusal("nothing-to-take-back")
        if said.seq < played.seq and undo == "at-once":
            listener.tell(self._position(seat))
            raise Refusal("meanwhile")
        if undo == "at-once":
            listener.tell(m.Accepted(said.id, await self._undo(seat, said.id)))
            return
        waiting = sorted(self._others_present(seat))
        self._take_back = m.TakeBackInfo(seat, self._label_of_last(seat), waiting)
        self._tell_table()
        listener.tell(m.Accepted(said.id, played.seq))

    def _undo_of(self, seat: int | None) -> m.Undo | None:
        """With nobody else to ask, consent is given."""
        undo = self._game().undo_of(seat)
        return "at-once" if undo and seat is not None and not self._others_present(seat) else undo

    def _others_present(self, seat: int) -> set[int]:
        people = {each.seat for each in self.kept.seats if each.kind == "person" and each.stand_in is None}
        return (people & self._here()) - {seat}

    def _label_of_last(self, seat: int) -> str:
        played = self._game()
        return played.last_action_of(seat)

    async def _undo(self, seat: int, client_id: str) -> int:
        kept = self._game().kept_without_last_of(seat)
        seq = await self._do(seat, f"{UNDO} {kept}", client_id)
        self._tell_notice("taken-back", seat=seat)
        self._tell_table()
        return seq

    async def _answer_take_back(self, seat: int, *, agree: bool) -> None:
        asked = self._take_back
        if asked is None or seat not in asked.waiting_for:
            raise Refusal("nothing-to-answer")
        if not agree:
            self._take_back = None
            self._tell_notice("not-taken-back", seat=seat)
        else:
            asked.waiting_for.remove(seat)
            if not asked.waiting_for:
                await self._undo(asked.seat, f"agreed-{self._game().seq + 1}")
        self._tell_table()

    async def _rematch(self) -> None:
        row = self.kept.game
        if row.status != "over":
            raise Refusal("not-over")
        if row.rematch is None:
            row.rematch = await self.new_table(self.kept)
            await self._store.save(self.kept)
        self._tell_table()

    def record(self) -> str:
        """The game on paper, once it is over; before that it would show what is hidden."""
        if self.kept.game.status != "over":
            raise Refusal("not-over")
        return self._game().game.record().to_json()

    # telling

    def _words(self, seat: int | None) -> Words:
        plain = Words(self.kept.game.kind)
        seats = self._played.game.seats if self._played else len(self.kept.seats)
        return Words(self.kept.game.kind, names=names_of(self.kept, plain, seats), you=seat)

    def _teller(self, seat: int | None) -> Teller:
        if seat not in self._tellers:
            played = self._game()
            names = names_of(self.kept, Words(self.kept.game.kind), played.game.seats)
            aid = bool(setting_of(self.kept.game, MEMORY_AID))
            self._tellers[seat] = Teller(played.game, seat, names, memory_aid=aid)
            self._tellers[seat].catch_up(played.ends)
        return self._tellers[seat]

    def _position(self, seat: int | None) -> m.Position:
        return self._teller(seat).position(self._game().seq, self._undo_of(seat))

    def _tell_positions(self) -> None:
        if self._played is not None:
            for listener in self.listeners:
                listener.tell(self._position(self.seat_of(listener.guest)))

    def _tell_moved(self, actor: int) -> None:
        seq = self._game().seq
        told: dict[int | None, m.Moved] = {}
        for seat, teller in self._tellers.items():
            steps = teller.steps()
            if any(self.seat_of(listener.guest) == seat for listener in self.listeners):
                told[seat] = teller.moved(seq, actor, steps, self._undo_of(seat))
        for listener in self.listeners:
            seat = self.seat_of(listener.guest)
            listener.tell(told[seat] if seat in told else self._position(seat))

    def _tell_table(self) -> None:
        game = self._played.game if self._played else None
        situation = Situation(self._here(), self.host(), self._take_back)
        for listener in self.listeners:
            listener.tell(describe(self.kept, game, self.seat_of(listener.guest), self._links, situation))

    def _tell_notice(self, code: str, **values: int) -> None:
        for listener in self.listeners:
            listener.tell(m.Notice(self._words(self.seat_of(listener.guest)).phrase(code, dict(values))))

    def _tell_all(self, message: m.ToClient) -> None:
        for listener in self.listeners:
            listener.tell(message)
