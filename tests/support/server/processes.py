"""`menagerie serve` in a separate process, and a person who counts what it acknowledged."""

from __future__ import annotations

import atexit
import json
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import psycopg
from support.server.people import Person
from support.waiting import PATIENCE

from menagerie import Record
from menagerie.games import GAMES

COMMAND = """
import sys
from pathlib import Path
from menagerie.server.front.settings import Settings
Settings.__init__.__kwdefaults__["client"] = Path(sys.argv.pop(1))
{first}
from menagerie.cli import main
sys.exit(main())
"""
GENTLE = """
from menagerie.server.limits import Limits, Rate
unlimited = ("messages", "deeds", "changes", "requests", "reads", "arrivals", "names")
Limits.__init__.__kwdefaults__.update(dict.fromkeys(unlimited, Rate(10**9, 1)), refusals=10**9)
"""


def a_client(folder: Path) -> Path:
    """The folder of a client that needs no build."""
    client = folder / "client"
    client.mkdir()
    for name in ("index.html", "assets/index.js", "api/swagger-ui.css"):
        (client / name).parent.mkdir(exist_ok=True)
        (client / name).write_text("<!doctype html>")
    return client


class Process:
    """A server that can be killed and restarted on the same file, or on a PostgreSQL database that others may share. Code to run
    in it first is given as a text."""

    def __init__(self, folder: Path, client: Path, *arguments: str, first: str = "", database: str | None = None) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.path, self.log = folder / "killed.db", folder / "log"
        self._command = [sys.executable, "-c", COMMAND.format(first=first), str(client), "serve", "--host", "127.0.0.1"]
        self._command += [
            "--port",
            str(self.port),
            "--database",
            database or str(self.path),
            "--create",
            "--quick-bots",
            *arguments,
        ]
        atexit.register(self.kill)  # even if a test fails halfway
        self.start()

    def start(self) -> None:
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(self._command, stdout=log, stderr=log)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self._process.poll() is None:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
            except OSError:
                time.sleep(0.02)
            else:
                return
        raise AssertionError(self.log.read_text())

    def kill(self) -> None:
        """Kill it without warning."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        """Ask it to stop, and check that it did so cleanly: the last line of its log says that it stopped."""
        self._process.send_signal(signal.SIGTERM)
        assert self._process.wait(PATIENCE) in (0, -signal.SIGTERM)
        assert json.loads(self.log.read_text().splitlines()[-1])["what"] == "stopped"


def problems(process: Process, expected: str = "") -> list[str]:
    """The problems in the log, except for those that are expected of one part of the server."""
    lines = (json.loads(line) for line in process.log.read_text().splitlines() if line.startswith("{"))
    found = [line for line in lines if line["level"] in ("error", "critical") and line["from"] != expected]
    return [json.dumps(line)[-900:] for line in found]


def play_until(nel: Person, random: Random, moment: float) -> tuple[set[str], dict[str, Any] | None]:
    """Play until a moment. Returns what was acknowledged, and what was sent but not answered yet."""
    acknowledged = set[str]()
    while not nel.outcome:
        nel.listen_until(lambda: nel.is_asked or bool(nel.outcome))
        if nel.outcome:
            break
        act: dict[str, Any] = {"id": nel.new_id(), "seq": nel.seq, "action": nel.any_action(random)}
        nel.say("act", **act)
        if time.monotonic() > moment:
            return acknowledged, act
        answer = nel.until(lambda frame, sent=act["id"]: frame["type"] in ("accepted", "refused") and frame["id"] == sent)  # type: ignore[misc]
        if answer["type"] == "accepted":
            acknowledged.add(act["id"])
    return acknowledged, None


def come_back(nel: Person, unanswered: dict[str, Any] | None) -> set[str]:
    """Reconnect to a restarted server, and resend, twice, what was not answered. Returns what was acknowledged."""
    seq = nel.seq
    nel.disconnect()
    nel.connect()
    assert nel.seq >= seq, "what was shown is kept"
    if unanswered is None:
        return set()
    first = nel.ask("act", **unanswered)
    assert nel.ask("act", **unanswered)["type"] == first["type"]
    return {unanswered["id"]} if first["type"] == "accepted" else set()


class Line(NamedTuple):
    """A line of the log of a table."""

    seq: int
    seat: int
    action: str
    client_id: str | None


def lines_of(where: Path | str, table: str) -> list[Line]:
    """The log of a table, in a file or in a database of PostgreSQL."""
    query = "select seq, seat, action, client_id from event where game_id = {} order by seq"
    if isinstance(where, str):
        with psycopg.connect(where) as shared:
            return [Line(*row) for row in shared.execute(query.format("%s"), [table])]
    with closing(sqlite3.connect(where)) as connection:
        assert connection.execute("pragma integrity_check").fetchone() == ("ok",)
        return [Line(*row) for row in connection.execute(query.format("?"), [table])]


def check_log(where: Path | str, table: str, acknowledged: set[str], record: Record | None = None) -> int:
    """Check that everything acknowledged is in the log, once and in order. Returns how many lines it has."""
    lines = lines_of(where, table)
    assert [line.seq for line in lines] == list(range(1, len(lines) + 1))
    ids = [(line.seat, line.client_id) for line in lines if line.client_id is not None]
    assert len(ids) == len(set(ids)), "nothing is there twice"
    assert acknowledged <= {client_id for _, client_id in ids}, "everything that was acknowledged is there"
    if record is not None:
        read = GAMES[record.game].read_action
        assert [f"{line.seat + 1}: {read(line.action)}" for line in lines] == list(record.actions)
        assert GAMES[record.game].replay(record).result is not None
    return len(lines)
