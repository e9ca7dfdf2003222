"""A full server: everyone who holds a seat gets in, watchers make room, and anyone disconnected is counted, without a
traceback."""

import json
import logging
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from support.server.people import Person, Site, unhurried
from support.waiting import wait_until
from websockets.exceptions import ConnectionClosed, InvalidStatus

from menagerie.server.front.open_sockets import OpenSockets
from menagerie.server.front.settings import Settings
from menagerie.server.limits import LONGEST_MESSAGE, Crowd, Limits, Rate

Opened = Callable[..., Site]


@pytest.fixture
def opened(tmp_path: Path, client: Path) -> Iterator[Opened]:
    """Opens a server behind a proxy, so that people may come from anywhere."""
    with ExitStack() as stack:

        def open_site(**settings: Any) -> Site:
            site = Site(tmp_path, **{"proxy": ("127.0.0.1",), "limits": unhurried(), **settings})
            stack.callback(site.close)
            return site

        yield open_site


def come(person: Person, table: str, address: str) -> Person:
    return person.connect(table, **{"X-Forwarded-For": address})


def refused(site: Site, kind: str) -> int:
    figures = site.app.state.server.metrics.registry
    return int(figures.get_sample_value("menagerie_refusals_total", {"kind": kind}) or 0)


def is_refused(person: Person, table: str, address: str) -> int:
    with pytest.raises(InvalidStatus) as answer:
        come(person, table, address)
    return answer.value.response.status_code


# who gets in


def test_58_watchers_lock_no_player_out(opened: Opened) -> None:
    site = opened(sockets=60, sockets_per_address=20)
    nel, bo = site.game("cubirds", ["Nel", "Bo"])
    bo.disconnect()
    flood = [come(site.person("Watcher"), nel.id, f"203.0.113.{number % 3}") for number in range(59)]
    assert is_refused(site.person("Another"), nel.id, "198.51.100.1") == 503
    bo.connect()
    assert bo.seat == 1
    nel.disconnect_and_back()
    assert nel.seat == 0
    assert refused(site, "made-room-for-player") == 1, "one made room for Bo, and Nel has her own again"
    assert flood[58].close_code() == 1013, "the newest of an address that has most"
    for watcher in (flood[0], flood[56], flood[57]):
        watcher.settle()


def test_the_sentence_is_in_the_language_of_whoever_goes(opened: Opened) -> None:
    site = opened(sockets=2)
    nel, bo = site.game("cubirds", ["Nel", "Bo"])
    bo.disconnect()
    watcher = site.person("Watcher")
    watcher.query = "?language=de"
    watcher.connect(nel.id)
    bo.connect()
    with pytest.raises(ConnectionClosed, match="brauchte deinen Platz"):
        watcher.wait("nothing more")


def test_players_make_room_for_nobody(opened: Opened) -> None:
    site = opened(sockets=2)
    nel, bo = site.game("cubirds", ["Nel", "Bo"])
    cleo = site.person("Cleo")
    cleo.open("cubirds", players=2)
    assert is_refused(cleo, cleo.id, "198.51.100.1") == 503
    for person in (nel, bo):
        person.settle()


def test_a_seat_at_another_table_is_no_seat_at_this_one(opened: Opened) -> None:
    site = opened(sockets=2)
    (nel,) = site.table("cubirds", ["Nel"], free=1)
    watcher = come(site.person("Watcher"), nel.id, "203.0.113.1")
    cleo = site.person("Cleo")
    own = cleo.open("cubirds", players=2)
    assert is_refused(cleo, nel.id, "198.51.100.1") == 503
    assert is_refused(cleo, "nowhere", "198.51.100.1") == 503
    come(cleo, own, "198.51.100.1")
    assert watcher.close_code() == 1013


def test_a_player_comes_to_a_table_that_is_not_in_memory(opened: Opened) -> None:
    site = opened(sockets=1)
    nel, bo = site.person("Nel"), site.person("Bo")
    nel.open("cubirds", players=2)
    bo.open("cubirds", players=2)
    watcher = come(site.person("Watcher"), nel.id, "203.0.113.1")
    del site.app.state.server.rooms._rooms[bo.id]
    come(bo, bo.id, "198.51.100.1")
    assert bo.seat == 0
    assert watcher.close_code() == 1013


def test_where_an_address_is_full_one_of_the_same_address_makes_room(opened: Opened) -> None:
    site = opened(sockets=20, sockets_per_address=2)
    nel, bo = site.game("cubirds", ["Nel", "Bo"])
    bo.disconnect()
    elsewhere = [come(site.person("Watcher"), nel.id, "203.0.113.1") for _ in range(2)]
    beside = [come(site.person("Watcher"), nel.id, "198.51.100.1") for _ in range(2)]
    assert is_refused(site.person("Watcher"), nel.id, "198.51.100.1") == 429
    come(bo, nel.id, "198.51.100.1")
    assert beside[1].close_code() == 1013
    for watcher in (*elsewhere, beside[0]):
        watcher.settle()


def test_long_addresses_are_counted_by_household_and_by_the_network_around_it() -> None:
    sockets = OpenSockets(Settings(sockets_per_address=2, limits=Limits(wider=3)))
    with ExitStack() as stack:
        for number in range(6):
            address = f"2001:db8:1:{number // 2}::{number}"
            assert sockets.why_not(address, None) is None
            opened = stack.enter_context(sockets.counted(address, None))
        assert sockets.why_not("2001:db8:1:99::1", None) == "too-many-sockets-of-address"
        assert sockets.why_not("2001:db8:2::1", None) is None
        assert not sockets.make_room("2001:db8:1:99::1"), "nobody watches yet"
        gone: list[str] = []
        opened.watches, opened.make_room = lambda: True, lambda: gone.append("gone")
        assert sockets.make_room("2001:db8:1:99::1")
        assert gone == ["gone"]
        assert sockets.why_not("2001:db8:1:99::1", None) is None
    assert not sockets._crowd._of_networks


def test_connections_are_counted_by_the_network_around_a_household_too() -> None:
    crowd = Crowd(2, 4)
    for number in range(8):
        address = f"2001:db8:1:{number}::1"
        assert crowd.full(address) is None
        crowd.add(address)
    assert crowd.full("2001:db8:1:77::1") == "2001:db8:1::/48"
    assert crowd.holds("2001:db8:1::/48", "2001:db8:1:5::9")
    crowd.remove("2001:db8:1:0::1")
    assert crowd.full("2001:db8:1:77::1") is None


# who is disconnected


def test_whoever_is_sent_away_is_a_figure_and_no_traceback(opened: Opened, caplog: pytest.LogCaptureFixture) -> None:
    site = opened(limits=unhurried(messages=Rate(5, 0.001), refusals=10), refusal_seconds=600)
    (nel,) = site.table("cubirds", ["Nel"], free=1)
    for number in range(20):
        bad = site.person("Bad").connect(nel.id)
        with suppress(ConnectionClosed):
            match number % 4:
                case 0:
                    for _ in range(30):
                        bad.send('{"type": "ping"}')
                case 1:
                    for _ in range(4):
                        bad.send("no message")
                    bad.send("x" * (LONGEST_MESSAGE + 1))
                case 2:
                    bad.send("no message")
                    bad.send("x" * (LONGEST_MESSAGE * 3))
                case 3:
                    bad.send("no message")
                    bad.send(b"\x00")
        assert bad.close_code() in (1008, 1009)
    wait_until(lambda: refused(site, "too-many-refusals") == 5)
    wait_until(lambda: refused(site, "message-too-long") == 10)
    wait_until(lambda: refused(site, "binary-message") == 5)
    nel.disconnect()
    site.close()
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert len([record for record in caplog.records if record.getMessage() == "refused"]) <= 2


def test_tables_that_are_not_there_and_too_many_watchers_are_figures(opened: Opened) -> None:
    site = opened(limits=unhurried(watchers=1, devices=1))
    (nel,) = site.table("cubirds", ["Nel"], free=1)
    with pytest.raises(ConnectionClosed, match="4404"):
        site.person().connect("nowhere")
    site.person("Watcher").connect(nel.id)
    with pytest.raises(ConnectionClosed, match=r"1013.*no room for more spectators"):
        site.person("Late").connect(nel.id)
    phone = site.person("Nel")
    phone.http.cookies = nel.http.cookies
    phone.connect(nel.id)
    assert nel.close_code() == 1012
    kinds = ("unknown-table", "too-many-watchers", "too-many-devices")
    assert [refused(site, kind) for kind in kinds] == [1, 1, 1]


def test_whoever_vanishes_while_being_sent_away_leaves_no_traceback(opened: Opened, caplog: pytest.LogCaptureFixture) -> None:
    site = opened()
    (nel,) = site.table("cubirds", ["Nel"], free=1)
    upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + "A" * 22 + "=="
    for number in range(60):
        table, query = ("nowhere", "") if number % 2 else (nel.id, "?protocol=7777")
        with socket.create_connection(("127.0.0.1", int(site.url.rpartition(":")[2]))) as caller:
            head = f"GET /api/tables/{table}/socket{query} HTTP/1.1\r\nHost: 127.0.0.1\r\n{upgrade}\r\n\r\n"
            caller.sendall(head.encode() + b"\xff\xff\xff" * (number % 3))
    wait_until(lambda: refused(site, "unknown-table") + refused(site, "other-protocol") + refused(site, "no-message") >= 60)
    wait_until(lambda: len(site.app.state.server.door) <= 2)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ({"type": "act", "id": "7", "seq": "zero", "action": "fly"}, "7"),
        ({"type": "fly", "id": "8"}, "8"),
        ({"type": "ping", "id": "9"}, "9"),
        ({"type": "fly", "id": "x" * 500}, None),
        ({"type": "fly"}, None),
    ],
)
def test_what_was_not_understood_is_answered_by_its_id(opened: Opened, said: object, told: str | None) -> None:
    site = opened()
    (nel,) = site.table("cubirds", ["Nel"], free=1)
    nel.send(json.dumps(said))
    assert nel.wait("refused")["id"] == told


# stopping


def test_whoever_neither_asks_nor_reads_is_no_error_when_the_server_stops(
    opened: Opened, client: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (client / "assets" / "long.js").write_bytes(b"x" * 20_000_000)
    site = opened()
    site.waits.stopping = 0.3
    (nel,) = site.game("cubirds", ["Nel"], bots=1)
    port = int(site.url.rpartition(":")[2])
    with ExitStack() as stack:
        for said in (
            b"PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 20\r\n\r\n{",
            b"GET /assets/long.js HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
            b"GET / HT",
            b"",
        ):
            caller = stack.enter_context(socket.socket())
            caller.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            caller.connect(("127.0.0.1", port))
            caller.sendall(said)
        wait_until(lambda: len(site.app.state.server.door) >= 5)
        site.close()
    assert nel.id
    assert not [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
