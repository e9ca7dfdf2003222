"""One table, live: its game, who is connected, what they say. What is kept is committed before anybody is told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from menagerie.core import Action, MenagerieError
from menagerie.server.limits import MOST_DEVICES, MOST_WATCHERS, Buckets
from menagerie.server.names import cleaned
from menagerie.server.play.game_end import SENTENCES, end_game, record_of
from menagerie.server.play.gamelog import GameLog
from menagerie.server.play.restored_game import note_standing, replayed
from menagerie.server.presentation.audience import Audience, Listener
from menagerie.server.presentation.table_settings import MEMORY_AID
from menagerie.server.refusal import Refusal
from menagerie.server.storage.rows import By, Ended, LogLine, SeatRow, StoredNotice, StoredTable
from menagerie.server.storage.store import Conflict
from menagerie.server.table import rights
from menagerie.server.table.advice import Advice
from menagerie.server.table.autoplay import Autoplay
from menagerie.server.table.follower import Follower
from menagerie.server.table.game_start import GameStart
from menagerie.server.table.lobby import Lobby
from menagerie.server.table.one_at_a_time import OneAtATime, while_alone
from menagerie.server.table.rematch import RematchOffer
from menagerie.server.table.room_services import RoomServices
from menagerie.server.table.seat_holders import SeatHolders
from menagerie.server.table.succession import Succession
from menagerie.server.table.wishes import Wishes
from menagerie.server.wire import messages as m

HISTORY_LASTS = 5.0  # seconds that the log in words is kept, for others who come at the same time
CHANGES = (30, 1)  # that each guest may make about the table: at once, and then a second
BOTS_PLAY_ON = 120.0  # seconds after the last one has left
IN_PLAY = (m.Act, m.AskConsequences, m.AskHint, m.AskTakeBack, m.AnswerTakeBack, m.EndGame, m.AnswerEndGame)


class Room(OneAtATime):
    """A table, its game and all who are connected to it. One thing happens at a time."""

    def __init__(self, kept: StoredTable, lines: list[LogLine], around: RoomServices) -> None:
        super().__init__()
        self.kept = kept
        self.audience = Audience(kept, around.links)
        self._succession = Succession(kept, self.audience)
        self.gamelog: GameLog | None = None
        self.is_broken = False
        self.is_keeper = around.neighbours.are_none
        self._around = around
        self._lobby = Lobby(kept)
        self._sitting = SeatHolders(self, self._lobby, around.store)
        self._starting = GameStart(self, self._lobby)
        self.tell_start = self._starting.tell
        self._players = Autoplay(self, around.thinking, around.pause_factor)
        self._wishes = Wishes(self)
        self._rematching = RematchOffer(self, around)
        self._advice = Advice(self, around.thinking)
        self._following = Follower(self, around.store)
        self._changes = Buckets(*CHANGES)
        if kept.game.seed is not None:
            self.gamelog = replayed(kept, lines)
            self._wishes.look()

    # who is there

    @property
    def id(self) -> str:
        return self.kept.game.id

    @property
    def is_watched(self) -> bool:
        """Whether anybody is there, by any process."""
        return not self.audience.is_empty

    @property
    def is_idle(self) -> bool:
        """Whether nobody is connected here and no bot is about to play."""
        return not self.audience.listeners and not self._players.are_busy and not self._lock.locked()

    @property
    def is_open_to_players(self) -> bool:
        """Whether bots may go on: not while somebody wants to take something back, nor where nobody has been for long, nor
        where they would play for nobody."""
        since = self.audience.empty_since
        if self.is_broken or self.kept.game.ended or self._wishes.is_to_take_back:
            return False
        if all(seat.kind == "bot" for seat in self.kept.seats):
            return False
        return since is None or time.monotonic() - since < BOTS_PLAY_ON

    @while_alone
    async def join(self, listener: Listener) -> None:
        """Somebody has connected; whose seat a bot has kept has it back at once."""
        if not self._around.neighbours.are_none:
            await self._catch_up()
        if self.is_broken:  # the table was deleted this moment
            listener.drop()
            return
        seat = self.audience.seat_of(listener)
        alike = self.audience.at(seat)
        if seat is None and len(alike) >= MOST_WATCHERS:
            raise Refusal("too-many-watchers")
        if seat is not None and len(alike) >= MOST_DEVICES:
            alike[0].drop()
        self.audience.add(listener)
        await self._sitting.take_seats_back()
        self._tell_of_presence(listener)
        if self.gamelog is not None:
            self.audience.tell_position(self.gamelog, [listener])
            asyncio.get_running_loop().call_later(HISTORY_LASTS, self.gamelog.forget_history)
        self._players.start_over(*self.audience.seats_of(listener.guest))

    def part(self, listener: Listener) -> None:
        """Somebody's connection is gone."""
        self.audience.remove(listener)
        self._tell_of_presence(listener)

    def _tell_of_presence(self, listener: Listener) -> None:
        """Somebody has come or gone; where they only watch, that is nothing to anybody else."""
        if self.audience.seat_of(listener) is None:
            self.tell_table([listener] if listener in self.audience.listeners else [])
        else:
            self.tell_table()

    # what other processes do

    async def read_anew(self) -> None:
        """Another process was quicker: what was done here did not happen."""
        async with self._or_give_up():
            await self._following.read_anew()

    @while_alone
    async def follow(self, revision: int | None = None) -> None:
        """The table has changed elsewhere: take over how it stands now, unless this is known here."""
        if self.is_broken or (revision is not None and revision <= self.kept.game.revision):
            return
        await self._catch_up()
        if await self._sitting.take_seats_back():
            self.tell_table()
        self._players.wake()

    async def _catch_up(self) -> None:
        async with self._or_give_up():
            await self._following.catch_up()

    def note_changes(self) -> None:
        """What is kept of the table is another than before."""
        self._wishes.look()
        if self.kept.game.ended:
            self._players.close()

    def note_neighbours(self, elsewhere: frozenset[str], *, is_keeper: bool) -> None:
        """Who is at this table by other processes, and whether this one plays for who is no person."""
        was_keeper, self.is_keeper = self.is_keeper, is_keeper
        if self.audience.note_elsewhere(elsewhere):
            self.tell_table()
        elif is_keeper == was_keeper:
            return
        self._players.wake()

    def give_up(self) -> None:
        """Close all connections: this room is read anew, or is no more."""
        self.is_broken = True
        self._wishes.rest()
        self._succession.close()
        self._players.close()
        self._advice.close()
        for listener in tuple(self.audience.listeners):
            listener.drop()
        self._around.neighbours.note_here(self.id)  # also where nobody was left who could part

    def tell_table(self, listeners: Sequence[Listener] | None = None) -> None:
        """Tell everybody, or some, how the table stands, and other processes who is here."""
        self.audience.tell_table(self._wishes.take_back, self._wishes.ending, listeners)
        self._succession.look()
        self._around.neighbours.note_here(self.id)

    # what is said

    async def hear(self, listener: Listener, said: m.ToServer) -> None:
        """Do what somebody says, or tell them why not; then nothing has changed."""
        try:
            if isinstance(said, m.DeclineRematch):
                await self._decline_rematch(listener, said)
            else:
                await self.alone(lambda: self._obey(listener, said))
        except MenagerieError as problem:
            self.audience.refuse(listener, getattr(said, "id", None), problem)

    async def _obey(self, listener: Listener, said: m.ToServer) -> None:
        if self.is_broken:  # the connection is being closed, and this is said again at the next
            return
        seat = self.audience.seat_of(listener)
        rights.check(said, seat, self.audience.host())
        if isinstance(said, m.Ping):
            self.audience.tell([listener], m.Pong())
            return
        assert seat is not None, said
        if (ended := self.kept.game.ended) is not None and isinstance(said, IN_PLAY):
            raise Refusal(SENTENCES[ended])
        match said:
            case m.Act():
                await self._act(listener, seat, said)
            case m.AskConsequences():
                self._advice.tell_consequences(listener, said)
            case m.AskHint():
                await self._advice.begin_hint(listener, seat, said)
            case m.AskTakeBack():
                await self._wishes.ask_to_take_back(listener, seat, said)
            case m.AnswerTakeBack():
                await self._wishes.answer_take_back(seat, agree=said.agree)
            case m.EndGame():
                await self._wishes.ask_to_end(seat)
            case m.AnswerEndGame():
                await self._wishes.answer_ending(seat, agree=said.agree)
            case m.Rematch():
                await self._rematching.offer(seat, listener.address)
            case _:
                await self._change(listener, seat, said)

    async def _change(self, listener: Listener, seat: int, said: m.ToServer) -> None:
        """Change something about the table; nobody else is told more than that."""
        self._count_change(listener)
        own = self.audience.at(seat)
        self._lobby.change(seat, said, self.audience.here(), self.audience.stand_in_wait)
        left = isinstance(said, m.LeaveTable) and self.gamelog is not None
        others = [each for each in self.audience.listeners if each not in own]
        await self.save(*[StoredNotice("left", {"seat": seat})] * left, to=others)
        if isinstance(said, m.Rename) and said.seat == seat:
            await self._around.book.keep_name(listener.guest, cleaned(said.name))
        await self._starting.when_ready()
        self.tell_table()
        self.audience.call_them()
        if self.gamelog is not None:
            if isinstance(said, m.SetSetting) and said.name == MEMORY_AID:
                self.audience.tell_positions(self.gamelog)
            elif isinstance(said, m.SetAutomatic | m.SetUsual):
                self.audience.tell_position(self.gamelog, self.audience.at(seat))
                self._players.start_over(seat)
            elif isinstance(said, m.LeaveTable):
                self.audience.see_off(self.gamelog, seat, own)
                await self._wishes.note_leaving(seat)
        self._players.wake()

    def _count_change(self, listener: Listener) -> None:
        if not self._changes.take(listener.guest):
            raise Refusal("too-fast")

    @while_alone
    async def sit(self, guest: str, name: str) -> None:
        """A guest takes a free seat."""
        self._check_open()
        await self._sitting.sit(guest, name)

    @while_alone
    async def admit(self, guest: str, seat: int, *, keep_both: bool) -> None:
        """A guest came by the private link of a seat: another device of the same person."""
        self._check_open()
        await self._sitting.admit(guest, seat, keep_both=keep_both)

    @while_alone
    async def put_away(self, guest: str) -> None:
        """A guest wants this table off the own list."""
        self._check_open()
        await self._sitting.put_away(guest)

    def _check_open(self) -> None:
        if self.is_broken:
            raise Refusal("meanwhile")

    # playing

    @while_alone
    async def start_at_once(self) -> None:
        """All seats are taken by the host and bots: nobody has to be waited for."""
        await self._starting.at_once()
        self._players.wake()

    @property
    def game_in_play(self) -> GameLog:
        """The game; Refusal if it has not begun."""
        if self.gamelog is None:
            raise Refusal("not-started")
        return self.gamelog

    async def _act(self, listener: Listener, seat: int, said: m.Act) -> None:
        if said.seq > self.game_in_play.seq and not self._around.neighbours.are_none:  # told by another process
            await self._catch_up()
            if self.is_broken:  # the table was deleted this moment
                return
        gamelog = self.game_in_play
        action = gamelog.game.read_action(said.action)
        known = gamelog.seq_of(seat, said.id)
        if known is None and said.seq < gamelog.asked_since(seat):
            known = gamelog.seq_of_same(seat, action, said.seq)
            if known is None:
                self.audience.tell_position(gamelog, self.audience.at(seat))
                raise Refusal("meanwhile")
        if known is None:
            line = gamelog.act(seat, action, "person", said.id)
            self._players.note_answer(seat, action)
            known = await self.commit(line)
        self.audience.tell([listener], m.Accepted(said.id, known))

    async def commit(self, line: LogLine) -> int:
        """What was played is committed, and only then told. Should that fail, the room is given up and read anew."""
        note_standing(self.kept.game, self.game_in_play.game)
        ends_wish = self._wishes.note_action(is_over=self.game_in_play.game.is_over)
        async with self._or_give_up():
            await self._around.store.append(self.kept.game, line)
        self._around.count_action(self.kept.game.kind)
        self.tell_line(line, ends_wish=ends_wish)
        return line.seq

    def tell_line(self, line: LogLine, *, ends_wish: bool) -> None:
        """Tell everybody what the last line of the log did."""
        gamelog = self.game_in_play
        if line.kind == "undo":
            self.audience.tell_notice("taken-back", seat=line.seat)  # first what was done, then what is asked
            self.audience.tell_positions(gamelog)
        else:
            self.audience.tell_moved(gamelog, line.seat)
        if gamelog.game.is_over or ends_wish:
            self.tell_table()
        self._players.start_over(*(gamelog.game.to_act if ends_wish else ()))

    def go_on(self) -> None:
        """Who is asked has the whole time from now on."""
        self._players.start_over(*self.game_in_play.game.to_act)

    async def save(self, *notices: StoredNotice, to: Sequence[Listener] | None = None, opened: StoredTable | None = None) -> None:
        """Keep what has changed about the table, and one that was opened with it; then tell all something, here only some."""
        async with self._or_give_up():
            await self._around.store.save(self.kept, notices, opened)
        for notice in notices:
            self.audience.tell_notice(notice.code, to, **notice.values)

    @asynccontextmanager
    async def _or_give_up(self) -> AsyncIterator[None]:
        """What could not be kept did not happen: this room is given up, all connections are closed, and the next is read anew.
        Not where only another process was quicker."""
        try:
            yield
        except Conflict:
            raise
        except BaseException:
            self.give_up()
            raise

    async def close(self) -> None:
        """Give this room up once nothing happens in it: what is kept will be changed by another."""
        async with self._lock:
            self.give_up()

    @while_alone
    async def play_for(self, seat: int, action: Action, by: By, question: int) -> None:
        """A bot, or the only answer there is: done if the seat is still asked the same."""
        gamelog = self.game_in_play
        if self.is_open_to_players and gamelog.is_asked(seat, question):
            await self.commit(gamelog.act(seat, action, by))

    # after the end

    @while_alone
    async def end(self) -> None:
        """Whoever runs the server ends the game."""
        self._check_open()
        await self.end_now("operator")

    async def end_now(self, by: Ended) -> None:
        """End the game where it stands: everybody is told, and nobody is asked any more."""
        end_game(self.kept.game, by)
        self._wishes.end()
        await self.save()
        self._players.close()
        self.tell_table()
        self.audience.tell_positions(self.game_in_play)

    async def _decline_rematch(self, listener: Listener, said: m.DeclineRematch) -> None:
        async with self._lock:
            seat = self.audience.seat_of(listener)
            rights.check(said, seat, self.audience.host())
            self._count_change(listener)
        assert seat is not None, said
        await self._rematching.decline(seat)

    @while_alone
    async def free(self, held: SeatRow) -> None:
        """Whoever holds a seat at the table before this one does not come."""
        self._check_open()
        await self._rematching.free(held)

    def record(self) -> str:
        """The game on paper, once it is over; before that it would show what is hidden."""
        if self.kept.game.status != "over":
            raise Refusal("not-over")
        return record_of(self.kept.game, self.game_in_play.game).to_json()
