"""One table, live: who is connected, what they say, what they are told. What is kept is committed before anybody is told."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, assert_never

from menagerie.core import AnyGame, MenagerieError, Seed
from menagerie.core.plain import from_plain, to_plain
from menagerie.games import GAMES
from menagerie.server import messages as m
from menagerie.server.audience import Audience, Listener
from menagerie.server.describing import Links
from menagerie.server.forms import checked_options, form_of
from menagerie.server.gamelog import AUTOMATIC, UNDO, GameLog
from menagerie.server.lobby import Lobby
from menagerie.server.players import Players
from menagerie.server.refusal import Refusal
from menagerie.server.replaying import was_ended
from menagerie.server.store import EventRow, KeptTable, Store, now


class Room:
    """A table and all who are connected to it. One thing happens at a time."""

    def __init__(self, kept: KeptTable, store: Store, links: Links, players: Players) -> None:
        self.kept = kept
        self.audience = Audience(kept, links)
        self.is_broken = False
        self.new_table: Any = None  # how a rematch gets its table; the rooms set it
        self._store = store
        self._players = players
        self._lock = asyncio.Lock()
        self._kind: type[AnyGame] = GAMES[kept.game.kind]
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
        return not self.audience.listeners and not self._players.are_busy(self)

    def join(self, listener: Listener) -> None:
        """Somebody has connected."""
        self.audience.listeners.add(listener)
        self.audience.tell_table()
        if self.audience.gamelog is not None:
            listener.tell(self.audience.position(self.audience.seat_of(listener.guest)))

    def part(self, listener: Listener) -> None:
        """Somebody's connection is gone."""
        self.audience.listeners.discard(listener)
        asked = self.audience.take_back
        if asked is not None and not self.audience.here() >= {asked.seat, *asked.waiting_for}:
            self.audience.take_back = None  # who is gone can neither ask nor agree
        self.audience.tell_table()

    # what is said

    async def hear(self, listener: Listener, said: m.ToServer) -> None:
        """Do what somebody says, or tell them why not; then nothing has changed."""
        try:
            async with self._lock:
                if not self.is_broken:  # else the connection is being closed, and this is said again at the next
                    await self._obey(listener, said)
        except MenagerieError as problem:
            words = self.audience.words(self.audience.seat_of(listener.guest))
            listener.tell(m.Refused(getattr(said, "id", None), words.say(problem), problem.rule))

    async def _obey(self, listener: Listener, said: m.ToServer) -> None:
        match said:
            case m.Ping():
                listener.tell(m.Pong())
            case m.Act() | m.TakeBack() | m.AnswerTakeBack() if was_ended(self.kept.game):
                raise Refusal("ended-by-operator")
            case m.Act():
                await self._act(listener, said)
            case m.AskConsequences():
                self._game()
                listener.tell(self.audience.teller(self._own_seat(listener)).consequences_of(said.id, said.action))
            case m.TakeBack():
                await self._ask_to_take_back(listener, said)
            case m.AnswerTakeBack():
                await self._answer_take_back(self._own_seat(listener), agree=said.agree)
            case m.Rematch():
                self._own_seat(listener)
                await self._rematch()
            case _:
                self._arrange(self._own_seat(listener), said)
                await self._save()
                await self._start_when_ready()
                self.audience.tell_table()
                if isinstance(said, m.SetSetting | m.Rename):
                    self.audience.tell_anew()
                elif isinstance(said, m.SetAutomatic) and self.audience.gamelog is not None:
                    listener.tell(self.audience.position(self._own_seat(listener)))
                self._wake()

    def _arrange(self, seat: int, said: m.ToServer) -> None:
        """Everything about a table that is no action of the game."""
        is_host = seat == self.audience.host()
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
                self._lobby.arrange(said, is_host=is_host, here=self.audience.here())
            case m.Ping() | m.Act() | m.AskConsequences() | m.TakeBack() | m.AnswerTakeBack() | m.Rematch():
                raise AssertionError(said)
            case _:
                assert_never(said)

    def _own_seat(self, listener: Listener) -> int:
        seat = self.audience.seat_of(listener.guest)
        if seat is None:
            raise Refusal("not-seated")
        return seat

    async def sit(self, guest: str, name: str) -> None:
        """A guest takes a free seat."""
        async with self._lock:
            self._check_open()
            self._lobby.sit(guest, name)
            await self._save()
            self.audience.tell_table()

    async def admit(self, guest: str, seat: int) -> None:
        """A guest came by the private link of a seat: another device of the same person."""
        async with self._lock:
            self._check_open()
            for other in self.kept.seats:
                other.guests.discard(guest)
            self.kept.seats[seat].guests.add(guest)
            await self._save()
            self.audience.tell_table()

    def _check_open(self) -> None:
        if self.is_broken:
            raise Refusal("meanwhile")

    # playing

    def _open_game(self) -> None:
        row = self.kept.game
        assert row.seed is not None, row.id
        form = form_of(self._kind, row.form, row.players)
        options = checked_options(self._kind, form, row.players, row.options)
        self.audience.gamelog = GameLog(self._kind, row.players, from_plain(Seed, row.seed), options, self.kept.events)

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
        await self._save()
        self.audience.tell_all(m.Starting(promise, {}))
        self.audience.tell_table()
        self.audience.tell_positions()

    async def start_at_once(self) -> None:
        """All seats are taken by the host and bots: nobody has to be waited for."""
        async with self._lock:
            for seat in self.kept.seats:
                seat.ready = True
            await self._start_when_ready()
            self._wake()

    def _game(self) -> GameLog:
        if self.audience.gamelog is None:
            raise Refusal("not-started")
        return self.audience.gamelog

    async def _act(self, listener: Listener, said: m.Act) -> None:
        seat, gamelog = self._own_seat(listener), self._game()
        action = str(gamelog.game.read_action(said.action))
        known = gamelog.seq_of(seat, said.id)
        if known is None and said.seq < gamelog.asked_since(seat):
            known = gamelog.seq_of_same(seat, action, said.seq)
            if known is None:
                listener.tell(self.audience.position(seat))
                raise Refusal("meanwhile")
        if known is None:
            known = await self._do(seat, action, said.id)
        listener.tell(m.Accepted(said.id, known))

    async def _do(self, seat: int, action: str, client_id: str) -> int:
        """Check, play, commit, and only then tell. Should the commit fail, the room is given up and read anew."""
        gamelog = self._game()
        line = EventRow(gamelog.seq + 1, seat, action, client_id, now())
        gamelog.apply(line)
        self._note_state()
        async with self._or_give_up():
            await self._store.append(self.kept.game, line)
        self.kept.events.append(line)
        self._players.count_action(self.kept.game.kind)
        self.audience.take_back = None
        if action.startswith(UNDO):
            self.audience.tell_anew()
        else:
            self.audience.tell_moved(seat)
        if gamelog.game.result is not None:
            self.audience.tell_table()
        self._wake()
        return line.seq

    async def _save(self) -> None:
        async with self._or_give_up():
            await self._store.save(self.kept)

    @asynccontextmanager
    async def _or_give_up(self) -> AsyncIterator[None]:
        """What could not be kept did not happen: this room is given up, all connections are closed, and the next is read anew."""
        try:
            yield
        except BaseException:
            self._give_up()
            raise

    def _give_up(self) -> None:
        self.is_broken = True
        for listener in tuple(self.audience.listeners):
            listener.drop()

    async def close(self) -> None:
        """Give this room up once nothing happens in it: what is kept will be changed by another."""
        async with self._lock:
            self._give_up()

    def _note_state(self) -> None:
        row, game = self.kept.game, self._game().game
        row.awaited = list(game.to_act)
        row.status = "playing" if game.result is None else "over"
        outcome = self.audience.teller(None).outcome()
        row.headline = outcome.headline if outcome else None

    async def play_for(self, seat: int, action: str, question: int) -> None:
        """A bot, or the only answer there is: done if the seat is still asked the same."""
        async with self._lock:
            gamelog = self._game()
            if not self.is_broken and gamelog.is_asked(seat, question):
                row = self.kept.seats[seat]
                by = "bot:" if row.level or row.stand_in else AUTOMATIC
                await self._do(seat, str(gamelog.game.read_action(action)), f"{by}{gamelog.seq + 1}")
            else:
                self._wake()

    def _wake(self) -> None:
        if self.audience.gamelog is not None and not self.is_broken and not was_ended(self.kept.game):
            self._players.wake(self, self.audience.gamelog)

    # taking back

    async def _ask_to_take_back(self, listener: Listener, said: m.TakeBack) -> None:
        seat, gamelog = self._own_seat(listener), self._game()
        known = gamelog.seq_of(seat, said.id)
        if known is not None:
            listener.tell(m.Accepted(said.id, known))
            return
        undo = self.audience.undo_of(seat)
        if undo is None:
            raise Refusal("nothing-to-take-back")
        if said.seq < gamelog.seq and undo.how == "at-once":
            listener.tell(self.audience.position(seat))
            raise Refusal("meanwhile")
        if undo.how == "at-once":
            listener.tell(m.Accepted(said.id, await self._undo(seat, said.id)))
            return
        waiting = sorted(self.audience.others_present(seat))
        self.audience.take_back = m.TakeBackInfo(seat, self.audience.undone_by(seat, None), waiting)
        self.audience.tell_table()
        listener.tell(m.Accepted(said.id, gamelog.seq))

    async def _undo(self, seat: int, client_id: str) -> int:
        kept = self._game().kept_without_last_of(seat)
        seq = await self._do(seat, f"{UNDO} {kept}", client_id)
        self.audience.tell_notice("taken-back", seat=seat)
        self.audience.tell_table()
        return seq

    async def _answer_take_back(self, seat: int, *, agree: bool) -> None:
        asked = self.audience.take_back
        if asked is None or seat not in asked.waiting_for:
            raise Refusal("nothing-to-answer")
        if not agree:
            self.audience.take_back = None
            self.audience.tell_notice("not-taken-back", seat=seat)
        else:
            asked.waiting_for.remove(seat)
            if not asked.waiting_for:
                await self._undo(asked.seat, f"agreed:{self._game().seq + 1}")
        self.audience.tell_table()

    async def _rematch(self) -> None:
        row = self.kept.game
        if row.status != "over":
            raise Refusal("not-over")
        if row.rematch is None:
            row.rematch = await self.new_table(self.kept)
            await self._save()
        self.audience.tell_table()

    def record(self) -> str:
        """The game on paper, once it is over; before that it would show what is hidden."""
        if self.kept.game.status != "over":
            raise Refusal("not-over")
        return self._game().game.record().to_json()
