"""A server that is killed in the middle of a game: what was acknowledged is there, and the game goes on."""

import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from math import inf
from pathlib import Path
from random import Random
from typing import Any

import pytest
from server.people import Person
from waiting import PATIENCE

from menagerie import Record
from menagerie.games import GAMES

COMMAND = """
import sys
from pathlib import Path
from menagerie.server import app, serve
app.CLIENT = serve.CLIENT = Path(sys.argv.pop(1))
from menagerie.cli import main
sys.exit(main())
"""


class Process:
    """`menagerie serve` in a process of its own, which can be killed and started again on the same file."""

    def __init__(self, folder: Path, client: Path) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._folder, self._client = folder, client
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-c", COMMAND, str(self._client), "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        command += ["--database", str(self._folder / "killed.db"), "--quick-bots"]
        self._log = (self._folder / "log").open("ab")
        self._process = subprocess.Popen(command, stdout=self._log, stderr=self._log)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
            except OSError:
                time.sleep(0.02)
            else:
                return
        raise AssertionError((self._folder / "log").read_text())

    def kill(self) -> None:
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        self._log.close()


@pytest.fixture
def process(tmp_path: Path, client: Path) -> Iterator[Process]:
    process = Process(tmp_path, client)
    yield process
    process.kill()


def play_until(nel: Person, random: Random, moment: float) -> tuple[set[str], dict[str, Any] | None]:
    """Play until a moment: what was acknowledged, and what was said but not answered yet."""
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


@pytest.mark.parametrize("seed", [1, 2])
def test_a_killed_server_loses_nothing_that_it_acknowledged(process: Process, seed: int) -> None:
    random = Random(seed)
    nel = Person(process.url)
    nel.open(["cubirds", "wildcards"][seed % 2], players=3, bots="beginner")
    nel.connect()
    nel.ask("set-automatic", on=False)
    acknowledged: set[str] = set()
    for _ in range(3):
        heard, unanswered = play_until(nel, random, time.monotonic() + random.uniform(0.05, 0.5))
        acknowledged |= heard
        time.sleep(random.uniform(0, 0.01))
        process.kill()
        seq = nel.seq
        nel.close_code()
        nel.disconnect()
        process.start()

        nel.connect()
        assert nel.seq >= seq, "what was shown is kept"
        if unanswered is not None:
            first = nel.ask("act", **unanswered)
            assert nel.ask("act", **unanswered)["type"] == first["type"]
            if first["type"] == "accepted":
                acknowledged.add(unanswered["id"])
    play_until(nel, random, inf)

    record = Record.from_json(nel.http.get(f"/api/tables/{nel.id}/record").text)
    game = GAMES[record.game].replay(record)
    assert game.result is not None
    nel.close()
    check_log(process, nel.id, acknowledged, record)


def check_log(process: Process, table: str, acknowledged: set[str], record: Record) -> None:
    connection = sqlite3.connect(process._folder / "killed.db")
    lines = connection.execute(
        "select seq, seat, action, client_id from event where game_id = ? order by seq", [table]
    ).fetchall()
    assert connection.execute("pragma integrity_check").fetchone() == ("ok",)
    connection.close()
    assert [seq for seq, *_ in lines] == list(range(1, len(lines) + 1))
    read = GAMES[record.game].read_action
    assert [f"{seat + 1}: {read(action)}" for _, seat, action, _ in lines] == list(record.actions)
    ids = [client_id for _, seat, _, client_id in lines if seat == 0]
    assert len(ids) == len(set(ids))
    assert acknowledged <= set(ids), "everything that was acknowledged is there"
