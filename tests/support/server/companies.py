"""People of several tables, spread over several servers. Each plays in their own thread, reconnects through any server when a
connection is lost, resends what was not answered, and remembers what was acknowledged and what was shown."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import psycopg
from support.server.people import Message, Person
from support.server.processes import check_log, lines_of
from support.waiting import PATIENCE
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from menagerie import Record

GOES_ON = (1000, 1001, 1006, 1012)  # a page reconnects after one of these close codes, or without any
IMPATIENCE = 3.0  # seconds without an answer, after which another server is tried
TURN = 0.05  # seconds to listen before looking at anything else
SHOWN = ("seq", "view", "asked", "outcome")
STANDING = """select game.status, game.awaited, (select count(*) from event where game_id = game.id),
array(select seat from seat where game_id = game.id and kind = 'bot') from game where id = %s"""


class Player(Person):
    """Somebody who plays until told to rest, through whichever server can be reached."""

    patience = IMPATIENCE

    def __init__(self, name: str, addresses: Sequence[str], random: Random) -> None:
        self._random, self._addresses = random, addresses
        super().__init__(random.choice(addresses), name)
        self.said: Message | None = None  # and not answered yet
        self._said_at = 0.0
        self.acknowledged: dict[str, int] = {}  # what was accepted, and its place in the log
        self.refused: dict[str, str] = {}  # and why
        self.told: dict[int, int] = {}  # who did each action that was shown
        self.messages = 0  # that were sent
        self.is_resting = True
        self._problem: BaseException | None = None
        self.lock = threading.Lock()  # its holder sends and receives
        self._is_gone = threading.Event()
        self._thread = threading.Thread(target=self._play_on, daemon=True)

    def begin(self) -> None:
        """Start to play on a separate thread."""
        self._thread.start()

    def go_home(self) -> None:
        """Stop, and disconnect."""
        self._is_gone.set()
        if self._thread.is_alive():
            self._thread.join(PATIENCE)
        self.close()

    @property
    def is_connected(self) -> bool:
        return self._socket is not None

    @property
    def is_quiet(self) -> bool:
        """Whether nothing is on the way."""
        return self.is_connected and self.said is None

    def listen(self, timeout: float = PATIENCE) -> Message:
        """Receive the next frame. What was shown once stays so: no action disappears from its place, and no game goes back to an
        earlier state."""
        before = self.seq
        frame = super().listen(timeout)
        del self.frames[:-20]
        if frame["type"] in ("position", "moved"):
            assert frame["seq"] >= before, f"{self.name} was told of {before} actions, and now of {frame['seq']}"
        if frame["type"] == "moved":
            assert self.told.setdefault(frame["seq"], frame["seat"]) == frame["seat"], "another history"
        elif frame["type"] == "accepted":
            assert self.acknowledged.setdefault(frame["id"], frame["seq"]) == frame["seq"], "it stands where it stood"
            assert frame["id"] not in self.refused, (frame, self.refused)
        elif frame["type"] == "refused" and frame["id"] is not None:
            assert frame["id"] not in self.acknowledged, frame
            self.refused[frame["id"]] = f"{frame['text']} {self.url}"
        self._note_answer()
        return frame

    def _note_answer(self) -> None:
        if self.said is not None and (self.said["id"] in self.acknowledged or self.said["id"] in self.refused):
            self.said = None

    def come_by(self, address: str) -> None:
        """Connect through one of the servers, and resend, twice, what was not answered."""
        self.disconnect()
        self.url = address
        self.http.base_url = address
        self._said_at = time.monotonic()
        try:
            self.connect()
            for _ in range(2 if self.said is not None else 0):
                self.say("act", **(self.said or {}))
                self.messages += 1
        except BaseException:
            self.disconnect()
            raise

    def come_at_last(self, address: str) -> None:
        """Connect through one of the servers, however many attempts that takes: it may only notice now that a connection is
        lost."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                self.come_by(address)
            except (ConnectionClosed, OSError):
                if time.monotonic() > end:
                    raise
                self._wait()
            else:
                return

    def _play_on(self) -> None:
        try:
            while not self._is_gone.is_set():
                with self.lock:
                    self._take_turn()
                time.sleep(0.001)  # others may want the lock
        except BaseException as problem:  # noqa: BLE001  # whoever waits for this person is told
            self._problem = problem

    def check_well(self) -> None:
        """Raise what went wrong for this person."""
        if self._problem is not None:
            raise self._problem

    def _take_turn(self) -> None:
        self._note_answer()  # it may have been sent by another device
        try:
            if not self.is_connected:
                self.come_by(self._random.choice(self._addresses))
            elif self.said is not None and time.monotonic() - self._said_at > IMPATIENCE:
                self.disconnect()
            else:
                if self.said is None and self.is_asked and not self.is_resting and self.seq >= self._last_seq:
                    self.speak()
                self.listen(TURN)
        except TimeoutError:
            if not self.is_connected:
                self._wait()
        except ConnectionClosed as closed:
            if closed.rcvd is not None and closed.rcvd.code not in GOES_ON:
                raise
            self.disconnect()
            self._wait()
        except (OSError, EOFError, InvalidHandshake, InvalidMessage):  # nobody is there
            self.disconnect()
            self._wait()

    @property
    def _last_seq(self) -> int:
        """The place of this player's last action; another device may know it before this one is told."""
        return max(self.acknowledged.values(), default=0)

    def _wait(self) -> None:
        self._is_gone.wait(self._random.uniform(0, 0.2))

    def speak(self) -> None:
        """Answer the question."""
        self.said = {"id": self.new_id(), "seq": self.seq, "action": self.any_action(self._random)}
        self._said_at = time.monotonic()
        self.say("act", **self.said)
        self.messages += 1


class Twice(Player):
    """Somebody with two devices, each on another server, who sends everything through both, mixed with earlier messages, in any
    order."""

    def __init__(self, name: str, addresses: Sequence[str], random: Random) -> None:
        super().__init__(name, addresses, random)
        self.other = Player(name, addresses, Random(random.random()))
        self.other.acknowledged, self.other.refused = self.acknowledged, self.refused
        self._before: list[Message] = []

    def begin(self) -> None:
        """Start to play on both devices."""
        self.other.http.cookies = self.http.cookies
        self.other.url = next(address for address in self._addresses if address != self.url)
        self.other.connect(self.id)
        super().begin()
        self.other.begin()

    def check_well(self) -> None:
        """Raise what went wrong with either."""
        super().check_well()
        self.other.check_well()

    def go_home(self) -> None:
        """Stop, and disconnect both."""
        super().go_home()
        self.other.go_home()

    def speak(self) -> None:
        """Answer the question on both devices, and resend what was accepted before."""
        self.said = {"id": self.new_id(), "seq": self.seq, "action": self.any_action(self._random)}
        self._said_at = time.monotonic()
        known = [message for message in self._before if message["id"] in self.acknowledged]
        again = self._random.choices(known, k=self._random.randint(0, 3)) if known else []
        messages = [*again, *[self.said] * self._random.randint(1, 3)]
        self._before = [*self._before[-20:], self.said]
        self._random.shuffle(messages)
        self.messages += len(messages)
        for message in messages:
            device = self._random.choice((self, self.other))
            (device if device.is_connected else self).say("act", **message)


class Company:
    """The people of one table; bots have the seats after them."""

    def __init__(
        self,
        addresses: Sequence[str],
        database: str,
        random: Random,
        *,
        game: str,
        people: int,
        bots: int = 0,
        kind: type[Player] = Player,
    ) -> None:
        self._database = database
        names = ("Nel", "Bo", "Cleo", "Dora", "Ewa")[:people]
        self.people = [kind(name, addresses, Random(random.random())) for name in names]
        self._addresses = addresses
        self._game, self._bots = game, bots

    def begin(self) -> None:
        """Sit down at a new table, and start to play."""
        host, *guests = self.people
        for player in self.people:
            player.patience = PATIENCE
        host.open(self._game, players=len(self.people) + self._bots)
        for guest in guests:
            assert guest.sit(host.id).status_code == 201
        for player in self.people:
            player.connect(host.id)
        for seat in range(len(self.people), len(self.people) + self._bots):
            assert not host.ask("set-bot", seat=seat, level="beginner")
        for player in self.people:
            assert not player.ask("set-automatic", on=False)
        for player in self.people:
            assert not player.ask("ready", ready=True)
        for player in self.people:
            player.listen_until(lambda player=player: bool(player.position))  # type: ignore[misc]
        for player in self.people:
            player.patience = IMPATIENCE
            player.begin()

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.people[0].id

    @property
    def is_over(self) -> bool:
        return all(player.outcome for player in self.people)

    @property
    def acknowledged(self) -> int:
        """How many actions were acknowledged."""
        return sum(len(player.acknowledged) for player in self.people)

    @property
    def messages(self) -> int:
        """How many messages were sent."""
        return sum(player.messages for player in self.people)

    @property
    def refused(self) -> int:
        """How many actions were refused."""
        return sum(len(player.refused) for player in self.people)

    @property
    def unanswered(self) -> int:
        """How many messages wait for an answer."""
        return sum(player.said is not None for player in self.people)

    def rest(self, *, is_resting: bool) -> None:
        """Let everyone stop answering, or go on."""
        for player in self.people:
            player.is_resting = is_resting

    def is_settled(self) -> bool:
        """Whether everyone is connected and has received the whole log, and the game waits for nobody but them."""
        for player in self.people:
            player.check_well()
        if not all(player.is_quiet for player in self.people):
            return False
        with psycopg.connect(self._database) as connection:
            found = connection.execute(STANDING, [self.id]).fetchone()
        assert found is not None
        status, awaited, count, bots = found
        if {player.seq for player in self.people} != {count}:
            return False
        return status == "over" or (bool(awaited) and not set(awaited) & set(bots))

    def check(self) -> int:
        """Check a table at rest: the log has everything acknowledged, at the place that was stated, and everything shown; and
        people who reconnect through another server are shown what they know already. Returns how many lines the log has."""
        lines = lines_of(self._database, self.id)
        for player in self.people:
            with player.lock:
                for said, seq in player.acknowledged.items():
                    assert (lines[seq - 1].seat, lines[seq - 1].client_id) == (player.seat, said), (said, seq, lines[seq - 1])
                assert list(player.acknowledged.values()) == sorted(player.acknowledged.values()), "in order"
                own = {line.client_id for line in lines if line.seat == player.seat}
                assert not own & player.refused.keys(), "what was refused did not happen"
                assert own <= player.acknowledged.keys(), "what happened was acknowledged in the end"
                for seq, seat in player.told.items():
                    assert lines[seq - 1].seat == seat, (seq, seat)
                told = {part: player.position[part] for part in SHOWN}
                player.come_at_last(next(address for address in self._addresses if address != player.url))
                assert {part: player.position[part] for part in SHOWN} == told, player.name
        record = None
        if self.is_over:
            record = Record.from_json(self.people[0].http.get(f"/api/tables/{self.id}/record").text)
        acknowledged = {said for player in self.people for said in player.acknowledged}
        return check_log(self._database, self.id, acknowledged, record)

    def go_home(self) -> None:
        """Let everyone leave."""
        for player in self.people:
            player.go_home()


def settle(companies: Sequence[Company], within: float = PATIENCE) -> float:
    """Let everyone rest, and wait until all is quiet and every table waits for its people. Returns how long that took."""
    for company in companies:
        company.rest(is_resting=True)
    started = time.monotonic()
    waiting = list(companies)
    while waiting := [company for company in waiting if not company.is_settled()]:
        assert time.monotonic() - started < within, [described(company) for company in waiting]
        time.sleep(0.02)
    return time.monotonic() - started


def described(company: Company) -> list[tuple[Any, ...]]:
    """The state of a table's people, to find out what went wrong."""
    return [(company.id, each.name, each.url, each.seq, each.is_connected, each.said, each.is_asked) for each in company.people]


def play(companies: Sequence[Company], is_enough: Callable[[], bool], within: float = PATIENCE) -> None:
    """Let everyone play until a condition is met, or every game is over."""
    for company in companies:
        company.rest(is_resting=False)
    end = time.monotonic() + within
    while not is_enough() and not all(company.is_over for company in companies):
        assert time.monotonic() < end, [described(company) for company in companies]
        for player in (player for company in companies for player in company.people):
            player.check_well()
        time.sleep(0.002)
