"""A server on a real file and real sockets, and the people at its tables: everything that the tests of the server share."""

from __future__ import annotations

import asyncio
import json
import socket
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager, suppress
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import httpx
import psycopg
from psycopg.types.string import TextLoader
from support.server.clubs import bare
from support.waiting import PATIENCE, wait_until
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from menagerie.games import GAMES
from menagerie.server.front.app import create_app
from menagerie.server.front.guest_cookie import COOKIE
from menagerie.server.front.server_process import Listening, configuration
from menagerie.server.front.settings import Settings
from menagerie.server.limits import Limits, Rate
from menagerie.server.play.printed_forms import forms_of
from menagerie.server.table.rooms import Rooms
from menagerie.terminal.server import QUIET

ALL_FORMS = [
    (game, form.name, players) for game, kind in GAMES.items() for form in forms_of(kind).values() for players in form.players
]

Message = dict[str, Any]


def unhurried(**others: Any) -> Limits:
    """Limits that let people send as fast as they can."""
    unlimited = ("messages", "deeds", "changes", "take_backs", "requests", "files", "reads", "arrivals", "names", "summaries")
    return Limits(**{**dict.fromkeys(unlimited, Rate(10**9, 20)), **others})


class Person:
    """A guest with a name, a cookie and, once connected, a socket. Remembers every frame and the last of each kind."""

    patience: float = PATIENCE  # seconds to wait for a connection, or for a message

    def __init__(self, url: str, name: str = "Nel", wait_for_others: Callable[[], None] = lambda: None) -> None:
        self.url, self.name = url, name
        self._wait_for_others = wait_for_others  # until every process knows what the others did
        self.http = httpx.Client(base_url=url, verify=False, timeout=PATIENCE)
        self.id = ""  # of the table
        self.query = ""  # such as ?seat=1, for one of several seats
        self.frames: list[Message] = []
        self.table: Message = {}
        self.position: Message = {}  # the current state of the game: the last position or move
        self.seq = 0
        self._acts = 0
        self._socket: ClientConnection | None = None
        self._opened = ExitStack()

    # coming and going

    def open(self, game: str, **wanted: Any) -> str:
        """Open a table."""
        answer = self.http.post("/api/tables", json={"game": game, "name": self.name, **wanted})
        assert answer.status_code == 201, answer.text
        self.id = answer.json()["table"]
        return self.id

    def sit(self, table: str) -> httpx.Response:
        """Ask for a free seat."""
        self.id = table
        return self.http.post(f"/api/tables/{table}/seats", json={"name": self.name})

    def connect(self, table: str = "", **headers: str) -> Person:
        """Open a socket, and receive the state of the table."""
        self.id = table or self.id
        address = self.url.replace("http", "ws") + f"/api/tables/{self.id}/socket{self.query}"
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)
        sent = {"Cookie": cookies, **headers} if cookies else headers
        opened = connect(
            address, additional_headers=sent, open_timeout=self.patience, max_queue=None, ping_interval=None, logger=QUIET
        )
        self._socket = self._opened.enter_context(opened)
        self.wait("table")
        if self.table["status"] != "lobby":
            self.wait("position")
        return self

    def disconnect(self) -> None:
        """Close the socket."""
        self._opened.close()
        self._socket = None

    def disconnect_and_back(self) -> None:
        """Lose the connection, and reconnect."""
        self.disconnect()
        self.connect()

    def close(self) -> None:
        """Disconnect, and close the HTTP client."""
        self.disconnect()
        self.http.close()

    @property
    def cookie(self) -> tuple[str, str]:
        """The name and the value of the cookie that the server set."""
        ((name, value),) = ((each.name, each.value) for each in self.http.cookies.jar if COOKIE in each.name)
        assert value is not None, name
        return name, value

    # sending and receiving

    def send(self, text: str | bytes) -> None:
        """Send anything."""
        assert self._socket is not None, self.name
        self._socket.send(text)

    def say(self, type_: str, **values: Any) -> None:
        """Send a message of the protocol."""
        self.send(json.dumps({"type": type_, **values}))

    def listen(self, timeout: float = PATIENCE) -> Message:
        """The next frame; TimeoutError if there is none."""
        assert self._socket is not None, self.name
        frame: Message = json.loads(self._socket.recv(timeout))
        self.frames.append(frame)
        if frame["type"] == "table":
            self.table = frame
        elif frame["type"] in ("position", "moved"):
            view = self.position.get("view")
            for moment in frame.get("moments", ()):  # each changes the view before it
                view = moment["view"] = changed(view, moment["change"])
            self.position, self.seq = frame, frame["seq"]
        return frame

    def listen_to_all(self) -> None:
        """All frames that have arrived already."""
        try:
            while True:
                self.listen(0)
        except TimeoutError:
            return

    def wait(self, *types: str) -> Message:
        """The next frame of one of these types; any before it are received, too."""
        return self.until(lambda frame: frame["type"] in types)

    def until(self, is_meant: Callable[[Message], bool]) -> Message:
        """The next frame that fulfils this condition."""
        end = time.monotonic() + self.patience
        while not is_meant(frame := self.listen(max(end - time.monotonic(), 0.01))):
            pass
        return frame

    def listen_until(self, is_so: Callable[[], bool]) -> None:
        """Receive frames until something is true; it may be true already."""
        end = time.monotonic() + PATIENCE
        while not is_so():
            self.listen(max(end - time.monotonic(), 0.01))

    def listen_to(self, seq: int) -> None:
        """Receive frames until the game has come this far."""
        self.listen_until(lambda: self.seq >= seq)

    def settle(self) -> None:
        """Receive everything that the server has sent so far."""
        self._wait_for_others()
        self.say("ping")
        self.wait("pong")

    def close_code(self) -> int | None:
        """Receive everything until the server closes the connection. Returns the close code."""
        try:
            while True:
                self.listen()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None

    def ask(self, type_: str, **values: Any) -> Message:
        """Send a message about the table, and see whether it was refused. An id is added where one is needed."""
        self.say(type_, **values)
        if "id" in values:
            answers = ("accepted", "refused", "consequences", "hint")
            return self.until(lambda frame: frame["type"] in answers and frame["id"] == values["id"])
        self._wait_for_others()
        self.say("ping")
        refused: Message = {}
        while (frame := self.listen())["type"] != "pong":
            refused = frame if frame["type"] == "refused" else refused
        return refused

    # playing

    @property
    def seat(self) -> int:
        """This person's seat."""
        assert self.table["you"] is not None, self.name
        return int(self.table["you"])

    @property
    def is_asked(self) -> bool:
        """Whether an answer is awaited, and none is sealed."""
        return bool(self.position.get("asked")) and not self.position["asked"]["sealed"]

    @property
    def outcome(self) -> Message | None:
        """How the game ended."""
        found: Message | None = self.position.get("outcome")
        return found

    def new_id(self) -> str:
        """An id for a message."""
        self._acts += 1
        return f"{self.name}-{self._acts}"

    def any_action(self, random: Random) -> Message:
        """Any of the offered actions; a choice is composed."""
        return composed(random.choice(self.position["asked"]["offers"]), random)

    def act(self, action: str | Message, **values: Any) -> Message:
        """Do one action, typed or as a text. Returns the server's reply."""
        return self.ask("act", **{"id": self.new_id(), "seq": self.seq, "action": action, **values})

    def answer(self, random: Random) -> Message:
        """Do any action on offer."""
        return self.act(self.any_action(random))


def changed(value: Any, difference: Message) -> Any:
    """A part of a view after the change of a moment."""
    if "to" in difference:
        return difference["to"]
    inside = difference["of"]
    if isinstance(value, list):
        return [changed(each, inside[str(place)]) if str(place) in inside else each for place, each in enumerate(value)]
    return {**value, **{name: changed(value[name], each) for name, each in inside.items()}}


def composed(offer: Message, random: Random) -> Message:
    """The action of an offer. Where cards are to be chosen, any of them are, in any order."""
    plain, choice = offer["plain"], offer["choice"]
    if choice is None:
        return dict(plain)
    return {**plain, choice["field"]: random.sample(choice["codes"], random.randint(choice["least"], choice["most"]))}


def play(people: Sequence[Person], random: Random, most: int = 10**6) -> None:
    """Play on at random: to the end of the game, or for so many answers."""
    answers, end = 0, time.monotonic() + PATIENCE
    while answers < most and not all(person.outcome for person in people):
        asked = [person for person in people if person.is_asked]
        if asked:
            answers += asked[0].answer(random)["type"] == "accepted"
            end = time.monotonic() + PATIENCE
        else:
            assert time.monotonic() < end, "nobody is asked, and the game does not go on"
            with suppress(TimeoutError):
                people[0].listen(0.005)
        for person in people:
            person.listen_to_all()


class Attentive(Listening):
    """A server that stops as soon as it is told to; uvicorn itself looks ten times a second."""

    async def main_loop(self) -> None:
        while not await self.on_tick(0):
            await asyncio.sleep(0.01)


class Site:
    """A server in its own thread, on a free port of the loopback: `create_app` on a file, as `serve` does it, or on a PostgreSQL
    database."""

    def __init__(self, folder: Path, database: str | None = None, **settings: Any) -> None:
        self.path, self.database = folder / "menagerie.db", database
        if database is None and not self.path.exists():
            bare(self.path)
        self._socket = socket.create_server(("127.0.0.1", 0))
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # as asyncio does it for sockets that it makes itself
        self.url = f"http://127.0.0.1:{self._socket.getsockname()[1]}"
        wanted = Settings(
            host="127.0.0.1",
            port=self._socket.getsockname()[1],
            database=database or str(self.path),
            **{"pause_factor": 0.0, **settings},
        )
        self.limits, self.waits = wanted.limits, wanted.waits  # of the running server: tests may change them
        self.app = create_app(wanted)
        self._server = Attentive(configuration(self.app, wanted))
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [self._socket]}, daemon=True)
        self._thread.start()
        self._people: list[Person] = []
        wait_until(lambda: self._server.started or not self._thread.is_alive())
        assert self._server.started, "the server did not start"

    def tell_all_of_the_end(self) -> None:
        """Announce the shutdown, as uvicorn does before it stops."""
        for connection in tuple(self._server.server_state.connections):
            connection.loop.call_soon_threadsafe(connection.shutdown)

    def person(self, name: str = "Nel") -> Person:
        """A guest who has not connected yet."""
        self._people.append(Person(self.url, name))
        return self._people[-1]

    def desk(self) -> httpx.Client:
        """An HTTP client of the operator, with the key."""
        ((key,),) = self.rows("select value from secret where name = 'operator'")
        return httpx.Client(base_url=f"{self.url}/api/operator/", headers={"authorization": f"Bearer {key}"}, timeout=PATIENCE)

    def table(self, game: str, names: Sequence[str], *, bots: int = 0, free: int = 0, form: str | None = None) -> list[Person]:
        """People in a lobby, all of them connected; then bots, then free seats."""
        host, *guests = (self.person(name) for name in names)
        players = len(names) + bots + free
        host.open(game, players=max(players, 2), form=form)
        for guest in guests:
            assert guest.sit(host.id).status_code == 201
        people = [host, *guests]
        for person in people:
            person.connect(host.id)
        for seat in range(len(names), len(names) + bots):
            assert not host.ask("set-bot", seat=seat, level="beginner")
        if players == 1:  # a person alone is not asked: the game starts at once
            assert not host.ask("set-form", form=host.table["form"], players=1)
        for person in people:
            person.settle()
        return people

    def game(self, game: str, names: Sequence[str], turns: int | None = None, **wanted: Any) -> list[Person]:
        """People in a game (of CuBirds, with so many turns) that has just started; automatic answers are off."""
        people = self.table(game, names, **wanted)
        if turns is not None:
            assert not people[0].ask("set-option", name="turn_limit", value=turns)
        for person in people:
            assert not person.ask("set-automatic", on=False)
        for person in people:
            assert not person.ask("ready", ready=True)
        for person in people:
            if not person.position:
                person.wait("position")
        return people

    def rows(self, query: str, *values: Any) -> list[Any]:
        """Rows of the database."""
        with self._connected() as connection:
            return list(connection.execute(self._placed(query), values).fetchall())

    def write(self, query: str, *values: Any) -> None:
        """Change the database behind the server's back."""
        with self._connected() as connection:
            connection.execute(self._placed(query), values)
            connection.commit()

    def _placed(self, query: str) -> str:
        return query if self.database is None else query.replace("?", "%s")

    @contextmanager
    def _connected(self) -> Iterator[Any]:
        opened: Any = sqlite3.connect(self.path) if self.database is None else psycopg.connect(self.database)
        if self.database is not None:
            opened.adapters.register_loader("json", TextLoader)  # as SQLite has it
        with closing(opened) as connection:
            yield connection

    def log(self, table: str) -> list[tuple[int, int, str, str]]:
        """The log of a table: seq, seat, action, and the client's id of it or who did it."""
        said = "case kind when 'undo' then 'undo ' || action else action end"
        return self.rows(f'select seq, seat, {said}, coalesce(client_id, "by") from event where game_id = ? order by seq', table)

    def add_line(self, table: str, seq: int, seat: int, action: str, client_id: str = "elsewhere") -> None:
        """Write a line into the log behind the server's back."""
        columns = 'game_id, seq, seat, kind, action, "by", client_id, at'
        self.write(
            f"insert into event ({columns}) values (?, ?, ?, 'action', ?, 'person', ?, 'now')",
            table,
            seq,
            seat,
            action,
            client_id,
        )
        self.write("update game set revision = revision + 1 where id = ?", table)

    def kept(self, table: str) -> list[Any]:
        """Everything stored about a table, except for the time of its last change."""
        columns = "kind, form, players, options, settings, status, host, seed, awaited, result, rematch"
        return [
            self.rows(f"select {columns} from game where id = ?", table),
            self.rows("select * from seat where game_id = ? order by seat", table),
            self.rows("select * from holder where game_id = ? order by seat, guest_id", table),
            self.log(table),
        ]

    def close(self) -> None:
        """Disconnect everyone, and stop."""
        for person in self._people:
            person.close()
        self._server.should_exit = True
        self._thread.join()
        self._socket.close()


class Scattered(Site):
    """Two servers over one PostgreSQL. People connect to one or the other in turn."""

    def __init__(self, folder: Path, database: str, **settings: Any) -> None:
        super().__init__(folder, database, **settings)
        self._other = Site(folder, database, **settings)
        self._both = cycle((self, self._other))

    def tell_one_of_the_end(self) -> None:
        """Announce the shutdown of one server, as uvicorn does to all its connections."""
        connection = next(iter(self._server.server_state.connections))
        asyncio.run_coroutine_threadsafe(asyncio.to_thread(connection.shutdown), connection.loop).result(PATIENCE)

    def person(self, name: str = "Nel") -> Person:
        """A guest who has not connected yet."""
        self._people.append(Person(next(self._both).url, name, lambda: wait_until(self.are_agreed)))
        return self._people[-1]

    def are_agreed(self) -> bool:
        """Whether both servers agree with the database about each table, and know who is connected to the other."""
        kept = dict(self.rows("select id, revision from game"))
        rooms, others = (site.app.state.server.rooms for site in (self, self._other))
        return all(_agrees(one, another, kept) for one, another in ((rooms, others), (others, rooms)))

    def close(self) -> None:
        """Disconnect everyone, and stop both."""
        super().close()
        self._other.close()


def _agrees(rooms: Rooms, others: Rooms, kept: dict[str, int]) -> bool:
    tables = [room.live for room in tuple(rooms._rooms.values()) if not room.live.is_broken]
    if any(live.lock.locked() or kept.get(live.id, -1) != live.stored.game.revision for live in tables):
        return False
    return all(live.audience._elsewhere == (others.guests_at(live.id) or frozenset()) for live in tables)
