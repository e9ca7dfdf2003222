"""The long fault test of the server: killed at any moment, hurried, confused, lied to, sent anything; alone, and two servers
together. docs/reliability.md lists the results.

Each part can be run alone: `PYTHONPATH=. python tests/programs/faults.py kills --count 20`.
"""

import argparse
import asyncio
import json
import sqlite3
import tempfile
import time
from collections.abc import Callable
from contextlib import closing, suppress
from math import inf
from pathlib import Path
from random import Random
from typing import Any, get_args

import httpx
import msgspec
from programs import cluster_faults
from programs.flood import flood
from support.server.clubs import game
from support.server.people import Message, Person
from support.server.processes import GENTLE, Process, a_client, check_log, come_back, play_until, problems
from support.server.requests import UNHURRIED, Interface, ask_everything
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from menagerie import Record
from menagerie.core.plain import camel_to_kebab
from menagerie.games import GAMES
from menagerie.server.front.guest_cookie import GuestCookies
from menagerie.server.storage.rows import SeatRow
from menagerie.server.storage.store import Store
from menagerie.server.wire import messages
from tools.postgres import MISSING, programs

JUMPING = """
import random, time
from datetime import datetime, timedelta
from menagerie.server.limits import Waits
from menagerie.server.storage import rows
class Jumping(datetime):
    @classmethod
    def now(cls, zone):
        days = (0, 400, 1, -400, 0, 20000, -1)[int(time.monotonic() * 10) % 7]
        return datetime.now(zone) + timedelta(days=days, seconds=random.uniform(-1, 1))
rows.datetime = Jumping
Limits.__init__.__kwdefaults__.update(openings=Rate(10**9, 1))
Waits.__init__.__kwdefaults__.update(sweep=0.02, expiry=0.0)  # it looks for old tables all the time
"""
CODES = [camel_to_kebab(kind.__name__) for each in GAMES.values() for kind in each.action_kinds]
VALUES = (
    "owl",
    "left",
    "wild-1",
    "dodo",
    "pass",
    0,
    3,
    4,
    -1,
    None,
    True,
    ["refill"],
    ["owl", "owl"],
    ["forest-1"] * 70,
    [["owl"]],
)
MANY = ("--sockets-per-address", "5000", "--connections-per-address", "5000", "--sockets", "5000", "--connections", "6000")


def sit_down(process: Process, random: Random) -> Person:
    """Seat a person at a new table, against bots."""
    nel = Person(process.url)
    nel.open(random.choice(["cubirds", "wildcards"]), players=3, bots="beginner")
    nel.connect()
    nel.ask("set-automatic", on=False)
    return nel


def checked(process: Process, nel: Person, acknowledged: set[str]) -> int:
    """Disconnect, and check that everything acknowledged is in the file."""
    answer = nel.http.get(f"/api/tables/{nel.id}/record")
    nel.close()
    return check_log(process.path, nel.id, acknowledged, Record.from_json(answer.text) if answer.status_code == 200 else None)


def kills(folder: Path, many: int, random: Random) -> str:
    """Kill the server at any moment, every tenth time ask it to stop: nothing acknowledged is lost, nothing is played twice."""
    process = Process(folder, a_client(folder))
    nel, acknowledged, lines, total, unanswered_ones, tables = sit_down(process, random), set[str](), 0, 0, 0, 1
    for number in range(1, many + 1):
        heard, unanswered = play_until(nel, random, time.monotonic() + random.uniform(0, 0.4))
        acknowledged |= heard
        time.sleep(random.choice((0, random.uniform(0, 0.01))))
        if number % 10:
            process.kill()
        else:
            process.stop()
        with suppress(ConnectionClosed):
            nel.close_code()
        process.start()
        acknowledged |= come_back(nel, unanswered)
        unanswered_ones += unanswered is not None
        if nel.outcome or len(acknowledged) > 60:
            total, lines, tables = total + len(acknowledged), lines + checked(process, nel, acknowledged), tables + 1
            nel, acknowledged = sit_down(process, random), set()
    total, lines = total + len(acknowledged), lines + checked(process, nel, acknowledged)
    process.kill()
    assert not problems(process), problems(process)
    return (
        f"{many} times killed (each tenth asked to end), {total} actions acknowledged at {tables} tables in {lines} lines,"
        f" {unanswered_ones} times in the middle of an action: none lost, none doubled"
    )


def disorder(folder: Path, many: int, random: Random) -> str:
    """Send messages twice, late, and out of order: each has its effect once, or is refused."""
    process = Process(folder, a_client(folder), first=GENTLE)
    sent, accepted = 0, 0
    while sent < many:
        nel = sit_down(process, random)
        acknowledged, said = set[str](), list[Message]()
        while not nel.outcome and len(said) < 80:
            nel.listen_until(lambda nel=nel: nel.is_asked or bool(nel.outcome))  # type: ignore[misc]
            if nel.outcome:
                break
            act = {"id": nel.new_id(), "seq": nel.seq, "action": nel.any_action(random)}
            said.append(act)
            again = random.choices(said, k=random.randint(0, 3)) + [act] * random.randint(1, 2)
            random.shuffle(again)
            for message in again:
                nel.say("act", **message)
                time.sleep(random.choice((0, 0, 0, 0.002)))
            sent += len(again)
            nel.say("ping")
            while (frame := nel.listen())["type"] != "pong":
                if frame["type"] == "accepted":
                    acknowledged.add(frame["id"])
        accepted += len(acknowledged)
        checked(process, nel, acknowledged)
    process.kill()
    assert not problems(process), problems(process)
    return f"{sent} messages, repeated, late and out of order: {accepted} actions, each once"


def returns(folder: Path, many: int, random: Random) -> str:
    """Lose all connections, and let everyone reconnect at once: each receives the table and the position."""
    store, cookies = Store(folder / "killed.db"), list[tuple[str, str]]()
    store.migrate()
    guests = GuestCookies(store.signing_key())
    for number in range((many + 1) // 2):
        kept, lines = game(f"table-{number}", most=6)
        kept.seats = [SeatRow(seat, "person", name, guests={f"{name}-{number}"}) for seat, name in enumerate(("Nel", "Bo"))]
        asyncio.run(store.create(kept))
        for line in lines:
            asyncio.run(store.append(kept, line))
        cookies += [(kept.game.id, guests._signer.dumps(f"{name}-{number}")) for name in ("Nel", "Bo")]
    store.close()
    process = Process(folder, a_client(folder), *MANY, first=GENTLE)

    async def come(table: str, cookie: str) -> float:
        started, heard = time.monotonic(), set[str]()
        address = f"ws://127.0.0.1:{process.port}/api/tables/{table}/socket"
        async with connect(address, additional_headers={"Cookie": f"{guests._name}={cookie}"}, open_timeout=60) as socket:
            while not {"table", "position"} <= heard:
                heard.add(json.loads(await asyncio.wait_for(socket.recv(), 60))["type"])
            return time.monotonic() - started

    async def all_at_once() -> list[float]:
        return await asyncio.gather(*(come(*each) for each in cookies[:many]))

    rounds = [sorted(asyncio.run(all_at_once())) for _ in range(3)]
    health = httpx.get(f"{process.url}/health").status_code
    process.kill()
    assert health == 200
    assert not problems(process), problems(process)
    told = ", ".join(f"{times[len(times) // 2]:.1f} s (last {times[-1]:.1f} s)" for times in rounds)
    return f"{many} came at once, three times: all were told their position; half of them within {told}"


# lies


def any_value(random: Random, depth: int = 0) -> Any:
    """Any value, valid nowhere."""
    kinds: list[Callable[[], Any]] = [
        lambda: None,
        lambda: random.random() < 0.5,
        lambda: random.choice((0, -1, 2**31, 2**63, 10**40, random.randint(-5, 5))),
        lambda: random.choice((1.5, 1e308, -0.0)),
        lambda: random.choice(("", "\0", "a" * 5000, "\u202e", "𓅓", "'; drop table game; --", "{{}}", "../..", "\ud83e\udd89")),
        lambda: [any_value(random, depth + 1) for _ in range(random.randint(0, 3))] if depth < 3 else [],
        lambda: {str(any_value(random, 3))[:20]: any_value(random, depth + 1)} if depth < 3 else {},
        lambda: [[[[[[]]]]]] * 3,
    ]
    return random.choice(kinds)()


def any_said_action(random: Random, real: list[Message]) -> str | Message:
    """An action: a text, any code with any values, or a real one with something changed in it."""
    if random.random() < 0.1:
        return random.choice(("draw", "bid refill", "lay owl left 1", "", "x" * random.randint(1, 500)))
    true = [message["action"] for message in real if isinstance(message["action"], dict)]
    action: Message = dict(random.choice(true)) if true and random.random() < 0.6 else {"code": random.choice(CODES)}
    for _ in range(random.randint(0, 2)):
        name = random.choice([*action, "code", "species", "row", "side", "cards", "place", "more"])
        action[name] = any_value(random) if random.random() < 0.5 else random.choice(VALUES)
    return action


def a_true_message(random: Random, real: list[Message]) -> Message:
    """A message of the protocol with values of the right types, or a real one."""
    if real and random.random() < 0.3:
        return dict(random.choice(real))
    kind = random.choice(get_args(messages.ToServer))
    fitting: dict[Any, Callable[[], Any]] = {
        int: lambda: random.randint(-1, 6),
        str: lambda: random.choice(("draw", "bid refill", "beginner", "usual", "turn_limit", "x" * random.randint(1, 50))),
        bool: lambda: random.random() < 0.5,
    }
    values = {
        field.encode_name: next(
            (fitting[each] for each in (field.type, *get_args(field.type)) if each in fitting), lambda: None
        )()
        for field in msgspec.structs.fields(kind)
    }
    if "action" in values:
        values["action"] = any_said_action(random, real)
    if "actions" in values:
        values["actions"] = [any_said_action(random, real) for _ in range(random.randint(1, 4))]
    return {"type": kind.__struct_config__.tag, **values}


def a_lie(random: Random, real: list[Message]) -> str | bytes:
    """A message that is wrong in some way, or now and then right."""
    message = a_true_message(random, real)
    for _ in range(random.randint(0, 2)):
        name = random.choice([*message, "more"])
        if random.random() < 0.3:
            message.pop(name, None)
        else:
            message[name] = any_value(random)
        if not message:
            break
    text = json.dumps(message, ensure_ascii=random.random() < 0.5)
    if random.random() < 0.15:
        place = random.randrange(len(text) + 1)
        text = text[:place] + random.choice(("", '"', "{", "[" * 1000, "\\", "\0", "NaN")) + text[place + random.randint(0, 3) :]
    return text.encode(errors="replace") if random.random() < 0.0002 else text.encode(errors="replace").decode()


def lies(folder: Path, many: int, random: Random) -> str:
    """Send mostly wrong messages on the socket of a seat: the server answers, and others play on."""
    process = Process(folder, a_client(folder), *MANY, first=GENTLE)
    nel, bo = Person(process.url, "Nel"), Person(process.url, "Bo")
    nel.open("cubirds", players=2)
    bo.sit(nel.id)
    for person in (nel, bo):
        person.connect(nel.id)
    for person in (nel, bo):
        person.ask("ready", ready=True)
    bo.settle()
    sent, refused, connections, real = 0, 0, 1, list[Message]()
    while sent < many:
        if bo.is_asked:
            real = [{"type": "act", "id": bo.new_id(), "seq": bo.seq, "action": bo.any_action(random)}, *real[:20]]
        try:
            for _ in range(200):
                lie = a_lie(random, real)
                if len(lie) < 8000:
                    bo.send(lie)
                    sent += 1
            bo.ask("ask-consequences", id=bo.new_id(), actions=["draw"])
            refused += sum(frame["type"] == "refused" for frame in bo.frames)
            bo.frames.clear()
        except ConnectionClosed:
            bo.disconnect()
            bo.frames.clear()
            connections += 1
            bo.connect()
    nel.disconnect()
    nel.connect()
    nel.settle()
    health = httpx.get(f"{process.url}/health").status_code
    other = sit_down(process, random)
    heard, _ = play_until(other, random, inf)
    checked(process, other, heard)
    check_log(process.path, nel.id, set())
    nel.close()
    bo.close()
    process.kill()
    assert health == 200
    assert not problems(process), problems(process)
    return f"{sent} generated messages on {connections} connections, {refused} refused: no error in the log, others play on"


def clocks(folder: Path, many: int, random: Random) -> str:
    """Let the clock jump by days and years, forward and back: games stay complete, and none is deleted."""
    process = Process(folder, a_client(folder), first=GENTLE + JUMPING)  # these players act faster than people may
    lines, opened, played = 0, 0, 0
    while played < many:
        opened += 1
        try:
            nel = sit_down(process, random)
        except (
            ConnectionClosed
        ):  # old tables are swept so often that one may be closed between being found and being joined: a page would reconnect
            continue
        played += 1
        acknowledged, _ = play_until(nel, random, inf)
        lines += checked(process, nel, acknowledged)
    health = httpx.get(f"{process.url}/health").status_code
    process.kill()
    assert health == 200
    assert not problems(process), problems(process)
    with closing(sqlite3.connect(process.path)) as connection:
        ((years,),) = connection.execute("select count(distinct substr(at, 1, 4)) from event").fetchall()
        ((left,),) = connection.execute("select count(*) from game").fetchall()
    assert (left, years > 1) == (opened, True), (left, opened, years)
    return f"{many} games with {lines} lines while the clock jumped through {years} years: all whole, none deleted"


def http(folder: Path, many: int, random: Random) -> str:
    """Send requests generated from the description of the API, so many for each operation, and random ones
    (support/server/requests.py)."""
    process = Process(folder, a_client(folder), first=UNHURRIED)
    interface = Interface(process)
    ask_everything(interface, many, random.getrandbits(32))
    interface.close()
    health = httpx.get(f"{process.url}/health").status_code
    process.kill()
    assert health == 200
    assert not problems(process), problems(process)
    asked, refused = interface.answers.total(), sum(count for (_, status), count in interface.answers.items() if status >= 400)
    return f"{asked} generated requests, {refused} refused: answers as described, refusals in our words, and they changed nothing"


PARTS: dict[str, tuple[Callable[[Path, int, Random], str], int]] = {
    "kills": (kills, 200),
    "disorder": (disorder, 5000),
    "returns": (returns, 1000),
    "lies": (lies, 100_000),
    "http": (http, 200),
    "clocks": (clocks, 10),
    "flood": (flood, 20),
    "cluster-kills": (cluster_faults.kills, 200),
    "cluster-restarts": (cluster_faults.restarts, 30),
    "cluster-cuts": (cluster_faults.cuts, 200),
    "cluster-cut-off": (cluster_faults.cut_off, 4),
    "cluster-races": (cluster_faults.races, 5000),
    "cluster-lost-notices": (cluster_faults.lost_notices, 300),
}


def main() -> None:
    """Run one part, or all; raises if anything fails."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("part", nargs="?", choices=PARTS, help="only this one")
    parser.add_argument("--count", type=int, help="how often, instead of what is usual")
    parser.add_argument(
        "--seed", type=int, default=time.time_ns(), help="of what is random here; the server’s own moments are not"
    )
    parsed = parser.parse_args()
    print(f"seed {parsed.seed}", flush=True)
    for name in [parsed.part] if parsed.part else PARTS:
        if name.startswith("cluster") and programs() is None:
            print(f"{name:20} {MISSING}", flush=True)
            continue
        part, usual = PARTS[name]
        started = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            told = part(Path(folder), parsed.count or usual, Random(parsed.seed))
        print(f"{name:20} {time.monotonic() - started:7.1f} s  {told}", flush=True)


if __name__ == "__main__":
    main()
