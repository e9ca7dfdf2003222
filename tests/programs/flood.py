"""A flood: what a few strangers can do to overload a server, one thing after another, while two people play at another table. A
part of tests/programs/faults.py, which runs it.

The strangers come from separate loopback addresses, in a separate process; each flood ends by itself. While it
lasts, the time from each action of the two players to its acknowledgement is measured: the 99th percentile must stay below
`WORST`. Then it is seen that the flood got nowhere: what it may pile up is bounded, and the log stays short.
"""

import asyncio
import json
import multiprocessing
import re
import sqlite3
import time
from collections.abc import Callable, Coroutine
from contextlib import closing, suppress
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import httpx
from sqlalchemy import insert
from support.server.clubs import game
from support.server.people import Person
from support.server.processes import Process, a_client, problems
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

from menagerie.core import Choice, Seed
from menagerie.core.plain import to_plain
from menagerie.games import GAMES
from menagerie.server.front.guest_cookie import GuestCookies
from menagerie.server.limits import WHOLE_GAME, Limits
from menagerie.server.play.gamelog import GameLog
from menagerie.server.play.printed_forms import checked_options, form_of
from menagerie.server.storage import schema
from menagerie.server.storage.rows import GameRow, LogLine, SeatRow, StoredTable
from menagerie.server.storage.store import Store

WORST = 0.150  # seconds for 99 of 100 actions of the two players
PACE = 0.03  # seconds between two of them
STRANGERS = ("127.0.0.2", "127.0.0.3", "127.0.0.4")
HEAVY = 12  # tables with very many take-backs
TAKEN_BACK = 2_000  # times, at each
SERIES = 20  # games that were played one after the other
CROWD = 300  # connections that ask at once
SOCKETS = 80  # that the server allows in all
GUESTS_OF = "select count(*) from holder join seat using (game_id, seat) where secret = ?"
TAKEN_BACK_NOW = "select count(*) from event where kind = 'undo' and game_id not like 'heavy-%'"
LONGEST_LOG = 100_000  # bytes that a flood may write into the log of the server


@dataclass(frozen=True)
class Target:
    """What the strangers know: the address, the links of some tables, and the link and cookie of a seat."""

    url: str
    port: int
    heavy: tuple[str, ...]
    over: str  # the last of a series of games
    public: str  # the table of the two players
    cookie: str
    secret: str

    def socket(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"


Flood = Callable[[Target, float], Coroutine[Any, Any, None]]


# what is on the disk already


def heavy_table(name: str) -> tuple[StoredTable, list[LogLine]]:
    """A game alone with a bot, in which one action was played and taken back for hours."""
    kind, seed = GAMES["cubirds"], Seed.of(7)
    row = GameRow(name, "cubirds", "usual", 2, status="playing", rules_version=kind.rules_version)
    row.seed = to_plain(Seed(seed.digits, seed.source, {"server": ""}))  # type: ignore[assignment]  # a mapping stays one
    gamelog = GameLog(kind, 2, seed, checked_options(kind, form_of(kind, "usual", 2), 2, {}))
    lines, seat = list[LogLine](), gamelog.game.to_act[0]
    for number in range(TAKEN_BACK):
        offer = gamelog.game.legal_actions(seat)[number % len(gamelog.game.legal_actions(seat))]
        assert not isinstance(offer, Choice), offer
        lines += [gamelog.act(seat, offer, client_id=f"a{number}"), gamelog.take_back(seat, client_id=f"b{number}")]
    row.awaited = list(gamelog.game.to_act)
    other = SeatRow(1 - seat, "bot", "Bo", "beginner", ready=True)
    return StoredTable(
        row, sorted([SeatRow(seat, "person", "Ira", guests={"stranger"}), other], key=lambda each: each.seat)
    ), lines


def prepared(path: Path) -> dict[str, Any]:
    """A database with heavy tables and a series of finished games. Returns what the strangers know about it."""
    store = Store(path)
    store.migrate()
    cookies = GuestCookies(store.signing_key())
    tables = [heavy_table(f"heavy-{number}") for number in range(HEAVY)]
    series = [game(f"over-{number}", most=10**6, turns=60) for number in range(SERIES)]
    for (earlier, _), (later, _) in pairwise(series):
        earlier.game.rematch = later.game.id
    claimed, lines = game("claimed", most=6)
    tables.append((claimed, lines))
    for kept, lines in (*tables, *series):
        asyncio.run(store.create(kept))
        rows = [{**{name: getattr(line, name) for name in LogLine.__slots__}, "game_id": kept.game.id} for line in lines]
        with store._engine.begin() as connection:
            connection.execute(insert(schema.event), [{**row, "at": "2026-01-01T00:00:00.000+00:00"} for row in rows])
    store.close()
    return {
        "heavy": tuple(f"heavy-{number}" for number in range(HEAVY)),
        "over": series[-1][0].game.id,
        "cookie": f"{cookies._name}={cookies._signer.dumps('stranger')}",
        "secret": claimed.seats[1].secret,
    }


# what strangers can do


async def hammer(port: int, requests: list[bytes], address: str, until: float) -> int:
    """Send the same requests again and again on one connection, as fast as they are answered; reconnect when disconnected."""
    answered = 0
    while time.monotonic() < until:
        with suppress(OSError, asyncio.IncompleteReadError, TimeoutError, asyncio.LimitOverrunError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
            try:
                while time.monotonic() < until:
                    writer.write(requests[answered % len(requests)])
                    async with asyncio.timeout(max(until - time.monotonic(), 0.01)):
                        head = await reader.readuntil(b"\r\n\r\n")
                        length = re.search(rb"content-length: (\d+)", head)
                        await reader.readexactly(int(length[1]) if length else 0)
                    answered += 1
                    if b"connection: close" in head:
                        break
            finally:
                writer.close()
        await asyncio.sleep(0.01)
    return answered


def asked(target: Target, method: str, path: str, body: str = "") -> bytes:
    head = f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{target.port}\r\ncookie: {target.cookie}\r\n"
    rest = f"content-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n{body}" if body else "\r\n"
    return (head + rest).encode()


async def ask_for_what_is_costly(target: Target, until: float) -> None:
    """Ask for summaries, replays, records and QR codes on three hundred connections, and set names."""
    over = f"/api/tables/{target.over}"
    requests = [
        asked(target, "GET", f"{over}/afterwards"),
        asked(target, "GET", f"{over}/qr.svg"),
        asked(target, "GET", f"{over}/again"),
        asked(target, "GET", f"{over}/record"),
        asked(target, "PUT", "/api/me", '{"name": "Ira"}'),
        asked(target, "GET", "/api/tables"),
        asked(target, "GET", "/api/rules/wildcards"),
    ]
    await asyncio.gather(
        *(hammer(target.port, requests[n % 7 :] + requests[: n % 7], STRANGERS[n % 3], until) for n in range(CROWD))
    )


async def take_back_for_ever(target: Target, until: float) -> None:
    """Act and take back, as fast as the server allows, at a new table alone with a bot."""
    transport = httpx.AsyncHTTPTransport(local_address=STRANGERS[0])
    async with httpx.AsyncClient(base_url=target.url, transport=transport, timeout=30) as http:
        table = (await http.post("/api/tables", json={"game": "cubirds", "name": "Ira", "players": 2, "bots": "beginner"})).json()
        cookie = "; ".join(f"{each.name}={each.value}" for each in http.cookies.jar)
    while time.monotonic() < until:
        with suppress(WebSocketException, OSError, TimeoutError):
            async with connect(
                target.socket(table["table"]), additional_headers={"Cookie": cookie}, local_addr=(STRANGERS[0], 0)
            ) as socket:
                async with asyncio.timeout(max(until - time.monotonic(), 0.01)):
                    await _act_and_take_back(socket)


async def _act_and_take_back(socket: ClientConnection) -> None:
    position = dict[str, Any]()
    async for text in socket:
        frame = json.loads(text)
        if frame["type"] in ("position", "moved"):
            assert frame["type"] == "moved" or len(text) < WHOLE_GAME, "what is sent stays small"
            position = frame
        elif frame["type"] == "refused":
            await asyncio.sleep(0.01)
        else:
            continue
        own = {"id": f"{time.monotonic_ns()}", "seq": position["seq"]}
        if position.get("undo"):
            await socket.send(json.dumps({"type": "take-back", **own}))
        elif position.get("asked"):
            await socket.send(json.dumps({"type": "act", **own, "action": position["asked"]["offers"][0]["plain"]}))


async def open_heavy_tables(target: Target, until: float) -> None:
    """Open tables with long logs, one after another: each has to be read and replayed."""
    for table in target.heavy:
        with suppress(WebSocketException, OSError, TimeoutError):
            async with asyncio.timeout(max(until - time.monotonic(), 0.01)):
                headers = {"Cookie": target.cookie}
                async with connect(target.socket(table), additional_headers=headers, local_addr=(STRANGERS[1], 0)) as socket:
                    while (frame := json.loads(text := await socket.recv()))["type"] != "position":
                        pass
                    assert len(text) < WHOLE_GAME, (len(text), frame["seq"])


async def watch_in_crowds(target: Target, until: float) -> None:
    """Fill every place with watchers, from three addresses, and reconnect when disconnected."""

    async def watch(number: int) -> None:
        address = STRANGERS[number % 3]
        while time.monotonic() < until:
            with suppress(WebSocketException, InvalidStatus, OSError, TimeoutError):
                async with connect(target.socket(target.public), local_addr=(address, 0), open_timeout=5) as socket:
                    async with asyncio.timeout(max(until - time.monotonic(), 0.01)):
                        async for _ in socket:
                            pass
            await asyncio.sleep(0.2)

    await asyncio.gather(*(watch(number) for number in range(SOCKETS + 20)))


async def claim_a_seat(target: Target, until: float) -> None:
    """Claim one seat by its link, as a new guest each time."""
    body = json.dumps({"secret": target.secret})
    strange = Target(**{**vars(target), "cookie": "a=b"})
    await asyncio.gather(
        *(hammer(target.port, [asked(strange, "POST", "/api/seats", body)], STRANGERS[n % 3], until) for n in range(12))
    )


async def misbehave(target: Target, until: float) -> None:
    """Send nonsense on many sockets, read nothing, and be disconnected with messages still queued."""

    async def misbehave_once(number: int) -> None:
        while time.monotonic() < until:
            with suppress(WebSocketException, OSError, TimeoutError):
                async with connect(
                    target.socket(target.public), local_addr=(STRANGERS[number % 3], 0), close_timeout=0.1, open_timeout=5
                ) as socket:
                    for _ in range(120):
                        await socket.send('{"type": "act", "id": "x", "nonsense": [' + "1," * 500 + "1]}")
                    await socket.send("x" * 9000)
                    await asyncio.sleep(random.choice((0, 0.05)))
            await asyncio.sleep(0.02)

    random = Random(1)
    await asyncio.gather(*(misbehave_once(number) for number in range(24)))


FLOODS: dict[str, Flood] = {
    "take-backs": take_back_for_ever,
    "heavy tables": open_heavy_tables,
    "costly requests": ask_for_what_is_costly,
    "watchers": watch_in_crowds,
    "claims": claim_a_seat,
    "bad manners": misbehave,
}


def _run(name: str, target: Target, seconds: float) -> None:
    asyncio.run(FLOODS[name](target, time.monotonic() + seconds))


# the two players


class Bystanders:
    """Two people at a separate table, who answer as fast as the server lets people."""

    def __init__(self, url: str, random: Random) -> None:
        self._random = random
        self.people = [Person(url, "Nel"), Person(url, "Bo")]
        self.start()

    def start(self) -> None:
        """Begin a game."""
        nel, bo = self.people
        nel.open("cubirds", players=2)
        assert bo.sit(nel.id).status_code == 201
        for person in self.people:
            person.position = {}
            person.connect(nel.id)
        for person in self.people:
            person.ask("set-automatic", on=False)
        for person in self.people:
            person.ask("ready", ready=True)

    def play(self, seconds: float) -> list[float]:
        """Play for some seconds. Returns how long each action took to be acknowledged."""
        took, end = list[float](), time.monotonic() + seconds
        while time.monotonic() < end:
            for person in self.people:
                person.listen_to_all()
            if any(person.outcome for person in self.people):
                for person in self.people:
                    person.disconnect()
                self.start()
            for person in self.people:
                if person.is_asked:
                    action, sent = person.any_action(self._random), time.monotonic()
                    answer = person.act(action)
                    took.append(time.monotonic() - sent)
                    assert answer["type"] == "accepted", answer
                    time.sleep(PACE)
                    break
            else:
                time.sleep(0.005)
        return took


def percentile(took: list[float]) -> float:
    """The 99th percentile of some times."""
    return sorted(took)[int(len(took) * 0.99)]


def is_crowded(url: str) -> bool:
    """Whether every place for a socket is taken."""
    found = re.search(r"menagerie_sockets ([\d.]+)", httpx.get(f"{url}/metrics").text)
    return found is not None and float(found[1]) >= SOCKETS


def come_in_while_it_is_crowded(players: Bystanders) -> float:
    """Let a player lose the connection while strangers fill every place. Returns how long it takes to be back."""
    nel = players.people[0]
    end = time.monotonic() + 10
    while not is_crowded(nel.url) and time.monotonic() < end:
        time.sleep(0.1)
    nel.disconnect()
    time.sleep(0.5)  # time for the strangers to take this place, too
    started = time.monotonic()
    nel.connect()
    return time.monotonic() - started


def flood(folder: Path, many: int, random: Random) -> str:
    """Run every flood for so many seconds each: the players notice nothing, and nothing piles up."""
    known = prepared(folder / "killed.db")
    process = Process(folder, a_client(folder), "--sockets", str(SOCKETS), "--sockets-per-address", "60")
    players = Bystanders(process.url, random)
    target = Target(url=process.url, port=process.port, public=players.people[0].id, **known)
    quiet, told, late = percentile(players.play(many)), list[str](), dict[str, float]()
    for name in FLOODS:
        log = process.log.stat().st_size
        strangers = multiprocessing.get_context("spawn").Process(target=_run, args=(name, target, float(many)), daemon=True)
        strangers.start()
        time.sleep(1.0)  # time for the process to start
        took = players.play(many / 2)
        back = come_in_while_it_is_crowded(players) if name == "watchers" else 0.0
        took += players.play(many / 2)
        strangers.join(60)
        assert strangers.exitcode == 0, (name, strangers.exitcode)
        late[name] = percentile(took)
        written = process.log.stat().st_size - log
        assert written < LONGEST_LOG, (name, written)
        told.append(f"{name} {1000 * late[name]:.0f} ms" + (f" (a player was back after {1000 * back:.0f} ms)" if back else ""))
    with closing(sqlite3.connect(process.path)) as connection:
        ((held,),) = connection.execute(GUESTS_OF, [target.secret]).fetchall()
        ((taken_back,),) = connection.execute(TAKEN_BACK_NOW).fetchall()
    process.stop()
    assert not problems(process), problems(process)
    assert held <= Limits().holders, held
    assert 0 < taken_back <= Limits().take_backs_a_game, taken_back
    assert max(late.values()) < WORST, told
    return (
        f"99 of 100 actions took at most {1000 * quiet:.0f} ms in quiet, and during floods: {', '.join(told)};"
        f" {taken_back} times taken back, {held} guests at a seat"
    )
