"""A game that begins on a file and ends on PostgreSQL, in two browsers: one process dies on the way, the other is replaced by a
newer version. Nobody has to do anything for it."""

import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import psycopg
import pytest
from playwright.sync_api import Browser
from support.browser import Guest
from support.running_server import MENAGERIE, Guests, RunningServer
from support.server.proxy import Proxy
from support.waiting import PATIENCE
from web.test_friends import shorten, start

from menagerie.cli import main
from tools.postgres import MISSING, Postgres, programs

NEWER = """
import sys
import menagerie
menagerie.__version__ = "9.9.9"
from menagerie.cli import main
sys.exit(main())
"""


@pytest.fixture
def database() -> Iterator[str]:
    """A database of PostgreSQL."""
    if programs() is None:
        pytest.skip(MISSING)
    with tempfile.TemporaryDirectory(prefix="menagerie-postgres-") as folder:
        postgres = Postgres(Path(folder))
        yield postgres.database("site")
        postgres.stop()


@pytest.fixture
def servers(tmp_path: Path) -> Iterator[Callable[..., RunningServer]]:
    """Starts servers; whatever comes of the test, they end with it."""
    started: list[RunningServer] = []

    def start_server(*program: str, database: str | None = None) -> RunningServer:
        started.append(RunningServer(tmp_path, program or (MENAGERIE,), database=database))
        return started[-1]

    yield start_server
    for each in started:
        each.end()


@pytest.fixture
def doors() -> Iterator[list[Proxy]]:
    """Two addresses that stay, whatever server is behind them."""
    doors = [Proxy(0), Proxy(0)]
    yield doors
    for door in doors:
        door.close()


def play_on(people: list[Guest], turns: int = 10**6) -> None:
    """So many turns, whoever has them; or to the end of the game."""
    end = time.monotonic() + PATIENCE
    while turns and not all(person.is_over() for person in people):
        assert time.monotonic() < end, [person.situation() for person in people]
        asked = next((person for person in people if person.look() == "turn"), None)
        if asked is not None:
            asked.play_turn()
            turns, end = turns - 1, time.monotonic() + PATIENCE
        else:
            for person in people:
                person.put_away()  # beneath it nothing would go on


def lines(database: str, table: str) -> list[int]:
    with psycopg.connect(database) as connection:
        return [seq for (seq,) in connection.execute("select seq from event where game_id = %s order by seq", [table])]


@pytest.mark.soak
def test_a_game_goes_on_while_its_servers_come_and_go(
    chromium: Browser,
    doors: list[Proxy],
    database: str,
    servers: Callable[..., RunningServer],
    capsys: pytest.CaptureFixture[str],
) -> None:
    first = servers()
    for door in doors:
        door.lead_to(first.port)
    guests = Guests(chromium, "")
    nel, bo = people = [
        guests(base=f"http://127.0.0.1:{door.port}", size=size) for door, size in zip(doors, ("desk", "phone"), strict=True)
    ]
    for person in people:
        person.is_cut_off = True  # a browser's report of a server that is gone is not a complaint
    table = nel.open_table(game="cubirds", name="Nel", players=2)
    bo.sit_down(table, "Bo")
    shorten(nel)
    start(nel, bo)
    play_on(people, 4)

    first.stop()
    assert main(["db", "copy", str(first.database), database]) == 0
    assert "one game played again" in capsys.readouterr().out
    one, other = servers(database=database), servers(database=database)
    doors[0].lead_to(one.port)
    doors[1].lead_to(other.port)
    play_on(people, 4)

    one.kill()
    doors[0].lead_to(other.port)
    play_on(people, 4)

    newer = servers(sys.executable, "-c", NEWER, database=database)
    doors[1].lead_to(newer.port)
    play_on(people, 4)
    doors[0].lead_to(newer.port)
    other.stop()
    play_on(people)
    for person in people:
        assert person.is_over()
    written = lines(database, table)
    assert written == list(range(1, len(written) + 1))
    guests.close()
