"""Nobody can overload the server: raw sockets that send slowly, too much, too often, or under a wrong name."""

import json
import logging
import os
import re
import resource
import socket
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from support.server.people import Person, Site, unhurried
from support.waiting import PATIENCE, wait_until
from websockets.exceptions import InvalidStatus

from menagerie.cli import main
from menagerie.server.front.door import Stage
from menagerie.server.front.guest_cookie import COOKIE
from menagerie.server.front.logs import JsonLines, Sparing, keep_secrets, set_up_logs, set_up_terminal_log
from menagerie.server.front.server_names import OwnNames
from menagerie.server.front.server_process import allow_open_files
from menagerie.server.front.settings import SETTINGS, BadSetting, Settings, read_settings
from menagerie.server.limits import Limits, Rate, neighbourhood

Opened = Callable[..., Site]
UPGRADE = ("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: " + "A" * 22 + "==")
HOUR = 600.0  # seconds: longer than any test has patience


@pytest.fixture
def opened(tmp_path: Path, client: Path) -> Iterator[Opened]:
    """Opens servers with settings; each gets its own folder."""
    with ExitStack() as stack:

        def open_site(**settings: Any) -> Site:
            folder = tmp_path / f"site {len(list(tmp_path.iterdir()))}"
            folder.mkdir()
            site = Site(folder, **settings)
            stack.callback(site.close)
            return site

        yield open_site


class Raw:
    """A connection on which the test controls every byte."""

    def __init__(self, site: Site, said: bytes = b"", *, receives: int | None = None) -> None:
        self.socket = socket.socket()
        if receives is not None:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receives)
        self.socket.settimeout(PATIENCE)
        self.socket.connect(("127.0.0.1", int(site.url.rpartition(":")[2])))
        self.socket.sendall(said)

    def answer(self) -> bytes:
        """Everything that the server sends until it closes the connection."""
        said = b""
        try:
            while more := self.socket.recv(65536):
                said += more
        except ConnectionResetError:
            pass
        self.socket.close()
        return said


@pytest.fixture
def raw() -> Iterator[Callable[..., Raw]]:
    """Opens raw connections, and closes those that are still open."""
    connections: list[Raw] = []

    def connect(site: Site, said: bytes = b"", *, receives: int | None = None) -> Raw:
        connections.append(Raw(site, said, receives=receives))
        return connections[-1]

    yield connect
    for each in connections:
        each.socket.close()


Connects = Callable[..., Raw]


def request(first: str, *headers: str, host: str = "127.0.0.1") -> bytes:
    """The head of a request."""
    return "\r\n".join((f"{first} HTTP/1.1", f"Host: {host}", *headers, "", "")).encode()


def refused(site: Site, kind: str) -> int:
    """How many were refused so far, according to /metrics."""
    figures = site.app.state.server.metrics.registry
    return int(figures.get_sample_value("menagerie_refusals_total", {"kind": kind}) or 0)


def open_connections(site: Site) -> int:
    return len(site.app.state.server.door)


# requests that are too long or too slow


@pytest.mark.parametrize("sent", ["announced", "in chunks"])
def test_a_body_that_is_too_long_is_refused_before_it_is_read(opened: Opened, raw: Connects, sent: str) -> None:
    site = opened()
    if sent == "announced":
        caller = raw(site, request("PUT /api/me", "Content-Length: 300000000"))
    else:
        caller = raw(site, request("PUT /api/me", "Transfer-Encoding: chunked") + b"4001\r\n" + b"x" * 0x4001 + b"\r\n")
    answer = caller.answer()
    assert answer.split()[1] == b"413"
    assert b"longer than the server accepts" in answer
    assert b"default-src 'none'" in answer
    assert refused(site, "body-too-long") == 1


def test_a_body_that_is_long_enough_for_everything_is_read(opened: Opened) -> None:
    site = opened()
    body = json.dumps({"name": "Nel"}).ljust(16_384)
    assert site.person().http.put("/api/me", content=body, headers={"content-type": "application/json"}).status_code == 200


@pytest.mark.parametrize(
    ("said", "counted"), [(b"", 0), (b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ", 1)], ids=["nothing", "half a head"]
)
def test_who_does_not_finish_asking_is_let_go(opened: Opened, raw: Connects, said: bytes, counted: int) -> None:
    site = opened(request_seconds=0.2)
    raw(site, said).answer()
    assert refused(site, "request-too-slow") == counted, "browsers connect before they know whether they will ask"
    wait_until(lambda: open_connections(site) == 0)


def test_who_asks_again_has_as_long_as_before_and_no_longer(opened: Opened, raw: Connects) -> None:
    site = opened(request_seconds=0.8)
    caller = raw(site, request("HEAD /health"))
    assert caller.socket.recv(4096).startswith(b"HTTP/1.1 200")
    wait_until(lambda: [visit.stage for visit in site.app.state.server.door._visits.values()] == [Stage.NOTHING])
    caller.socket.sendall(b"HEAD")
    assert caller.answer() == b""
    assert refused(site, "request-too-slow") == 1


def test_half_a_body_is_answered_with_a_sentence(opened: Opened, raw: Connects) -> None:
    site = opened(request_seconds=0.2)
    answer = raw(site, request("PUT /api/me", "Content-Length: 20") + b'{"name"').answer()
    assert answer.split()[1] == b"408"
    assert b"arrive in time" in answer


def test_who_speaks_tls_to_the_plain_port_is_let_go_at_once(opened: Opened, raw: Connects) -> None:
    site = opened(request_seconds=HOUR)
    hello = bytes.fromhex("1603010200010001fc0303") + os.urandom(64)
    assert b"not a valid HTTP request" in raw(site, hello).answer()
    assert refused(site, "no-request") == 1


def test_a_head_without_end_is_refused(opened: Opened, raw: Connects) -> None:
    site = opened(request_seconds=HOUR)
    answer = raw(site, b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + b"x" * 17_000).answer()
    assert answer.split()[1] == b"431"
    assert b"The head of this request is too long." in answer
    assert refused(site, "head-too-long") == 1


@pytest.mark.parametrize("more", [(), UPGRADE], ids=["a request", "a socket"])
@pytest.mark.parametrize("length", [9_000, 17_000, 60_000])
def test_a_long_head_that_comes_in_one_piece_is_refused(
    opened: Opened, raw: Connects, caplog: pytest.LogCaptureFixture, length: int, more: tuple[str, ...]
) -> None:
    site = opened(request_seconds=HOUR)
    path = "/api/tables/x/socket" if more else "/api/games"
    answer = raw(site, request(f"GET {path}", "Connection: close", "X: " + "x" * length, *more)).answer()
    assert answer.split()[1] == (b"431" if length > 16_384 or more else b"200"), "a socket takes lines of 8 KB"
    wait_until(lambda: open_connections(site) == 0)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.parametrize(
    "headers",
    [
        ("Content-Length: 2", "Transfer-Encoding: chunked"),
        ("Content-Length: 2", "Content-Length: 3"),
        ("Content-Length: 2, 3",),
        ("Content-Length: +2",),
        ("Content-Length: 1_0",),
        ("Content-Length: two",),
        ("Content-Length: " + "9" * 5000,),
        ("Transfer-Encoding: chunked", "Transfer-Encoding: chunked"),
    ],
)
def test_a_body_whose_length_is_not_clear_is_refused_and_the_connection_closed(
    opened: Opened, raw: Connects, caplog: pytest.LogCaptureFixture, headers: tuple[str, ...]
) -> None:
    site = opened(request_seconds=HOUR)
    answer = raw(site, request("PUT /api/me", *headers) + b"2\r\n{}\r\n0\r\n\r\n" + request("GET /api/games")).answer()
    assert answer.split()[1] == b"400"
    assert answer.count(b"HTTP/1.1") == 1, "what follows is no request of its own"
    assert b"not a valid HTTP request" in answer
    assert refused(site, "no-request") == 1
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_who_does_not_take_the_answer_is_let_go(opened: Opened, raw: Connects, client: Path) -> None:
    (client / "assets" / "long.js").write_bytes(b"x" * 20_000_000)
    site = opened(answer_seconds=0.3)
    raw(site, request("GET /assets/long.js"), receives=4096)
    wait_until(lambda: refused(site, "answer-not-taken") == 1)
    wait_until(lambda: open_connections(site) == 0)


def test_who_does_not_take_what_a_table_tells_is_let_go(opened: Opened, raw: Connects) -> None:
    site = opened(answer_seconds=0.3, limits=unhurried())
    site._socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)  # also of those who are accepted from now on
    (nel,) = site.table("cubirds", ["Nel"], free=1)
    listeners = site.app.state.server.rooms._rooms[nel.id].live.audience.listeners
    raw(site, request(f"GET /api/tables/{nel.id}/socket", *UPGRADE), receives=4096)
    wait_until(lambda: len(listeners) == 2)

    def is_let_go() -> bool:
        assert not nel.ask("set-setting", name="bot-pause", value=3), "she is heard, whoever does not listen"
        return refused(site, "answer-not-taken") == 1

    wait_until(is_let_go)
    wait_until(lambda: len(listeners) == 1)


# how many connections there may be


@pytest.mark.parametrize("said", [b"", b"GET / HTTP/1.1\r\nX: ", request("PUT /api/me", "Content-Length: 9") + b"{"])
@pytest.mark.parametrize("full", ["connections", "connections_per_address"])
def test_newcomers_get_in_while_others_do_not_finish_asking(opened: Opened, raw: Connects, full: str, said: bytes) -> None:
    site = opened(**{full: 10, "request_seconds": HOUR})
    flood = [raw(site, said) for _ in range(30)]
    for _ in range(3):
        assert site.person().http.get("/api/games").status_code == 200
    assert open_connections(site) <= 10
    assert refused(site, "made-room") >= 20
    assert flood[0].answer() == b"", "who has waited longest makes room"


@pytest.mark.parametrize("full", ["connections", "connections_per_address"])
def test_where_all_are_at_tables_one_more_is_told_so(opened: Opened, raw: Connects, full: str) -> None:
    site = opened(**{full: 10})
    nel = site.person()
    nel.open("cubirds", players=2)
    nel.http.close()
    for _ in range(8):
        site.person("Watcher").connect(nel.id)
    with pytest.raises(InvalidStatus, match="503" if full == "connections" else "429"):
        site.person("Watcher").connect(nel.id)
    assert site.person().http.get("/api/games").status_code == 200, "a fifth of all connections is for requests"


def test_all_who_come_through_a_named_proxy_may_be_more_than_one_address(opened: Opened, raw: Connects) -> None:
    site = opened(connections_per_address=2, proxy=("127.0.0.0/8",), request_seconds=HOUR)
    for _ in range(20):
        raw(site)
    assert site.person().http.get("/api/games").status_code == 200
    assert open_connections(site) >= 20


def test_the_sockets_of_a_guest_of_an_address_and_in_all_are_counted(opened: Opened) -> None:
    site = opened(sockets=5, sockets_per_address=4, sockets_per_guest=2, proxy=("127.0.0.1",))
    nel = site.person()
    nel.open("cubirds", players=2)
    devices = [site.person() for _ in range(4)]
    for device in devices:
        device.http.cookies.update(nel.http.cookies)

    def status(person: Person, address: str) -> int:
        with pytest.raises(InvalidStatus) as answer:
            person.connect(nel.id, **{"X-Forwarded-For": address})
        assert b"Please" in answer.value.response.body or b"address" in answer.value.response.body
        return answer.value.response.status_code

    devices[0].connect(nel.id)
    devices[1].connect(nel.id)
    assert status(devices[2], "192.0.2.1") == 429
    for _ in range(2):
        site.person().connect(nel.id, **{"X-Forwarded-For": "127.0.0.1"})
    assert status(site.person(), "127.0.0.1") == 429
    site.person().connect(nel.id, **{"X-Forwarded-For": "192.0.2.2"})
    assert status(site.person(), "192.0.2.3") == 503
    kinds = ("too-many-sockets-of-guest", "too-many-sockets-of-address", "too-many-sockets")
    assert [refused(site, kind) for kind in kinds] == [1, 1, 1]

    devices[0].disconnect()

    def has_room() -> bool:
        try:
            devices[2].connect(nel.id)
        except InvalidStatus:
            return False
        return True

    wait_until(has_room)


def test_a_household_counts_as_one_address() -> None:
    assert neighbourhood("2001:db8:1:2:aaaa::1") == neighbourhood("2001:db8:1:2:bbbb::2") != neighbourhood("2001:db8:1:3::1")
    assert neighbourhood("::ffff:192.0.2.1") == neighbourhood("192.0.2.1") != neighbourhood("192.0.2.2")
    assert neighbourhood("nowhere") == "nowhere"


def test_as_many_files_may_be_open_as_there_may_be_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = [(256, 5000)]
    monkeypatch.setattr(resource, "getrlimit", lambda which: limits[-1])
    monkeypatch.setattr(resource, "setrlimit", lambda which, wanted: limits.append(wanted))
    assert allow_open_files(3000) == 3000
    assert limits[-1] == (3232, 5000)
    assert allow_open_files(10_000) == 4768, "as far as allowed"
    assert limits[-1] == (5000, 5000)


# the log


def test_a_flood_is_one_line_of_the_log_and_a_figure(opened: Opened, raw: Connects, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    keep_secrets()
    site = opened(refusal_seconds=HOUR)
    for _ in range(150):
        raw(site, b"\x16\x03\x01").answer()
        raw(site, request("PUT /api/me", "Content-Length: 300000000")).answer()
    assert (refused(site, "no-request"), refused(site, "body-too-long")) == (150, 150)
    told = [record for record in caplog.records if record.name.startswith(("menagerie", "uvicorn"))]
    assert [record.getMessage() for record in told] == ["started", "refused"]
    site.close()
    kinds = [vars(record)["kinds"] for record in caplog.records if record.getMessage() == "refused"]
    assert kinds == [{"no-request": 1}, {"no-request": 149, "body-too-long": 150}]


def test_of_many_lines_of_one_kind_the_log_keeps_some_and_says_how_many_it_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    now = time.monotonic() + 100  # a new bucket is full
    monkeypatch.setattr("menagerie.server.limits.time.monotonic", lambda: now)
    sparing = Sparing(Rate(2, 1))

    def line(what: str) -> logging.LogRecord:
        return logging.getLogger("x").makeRecord("x", logging.INFO, "x.py", 1, what, (), None)

    assert [sparing.filter(line("request")) for _ in range(5)] == [True, True, False, False, False]
    assert sparing.filter(line("something else"))
    now += 1
    assert sparing.filter(last := line("request"))
    assert json.loads(JsonLines().format(last))["left_out"] == 3


def test_the_log_of_a_server_is_sparing_and_of_the_level_that_was_set(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs("warning")
    for number in range(2000):
        logging.warning("somebody knocks", extra={"number": number})
        logging.info("somebody asks")
    written = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert {line["what"] for line in written} == {"somebody knocks"}
    assert 300 <= len(written) < 400


def test_whoever_plays_at_home_reads_sentences_and_nothing_about_refusals(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_terminal_log()
    logging.getLogger("menagerie.server.refusal").warning("refused", extra={"kinds": {"unknown-table": 1}})
    logging.getLogger("menagerie.server.storage").error("The disk is full.", extra={"failed": 1})
    logging.info("started")
    (line,) = capsys.readouterr().err.splitlines()
    assert re.fullmatch(r"\d\d:\d\d The disk is full\. \(failed: 1\)", line)


def test_a_problem_is_logged_with_its_way_and_without_what_it_says() -> None:
    def fail(seed: str) -> None:
        try:
            raise sqlite3.OperationalError("database is locked")
        except sqlite3.OperationalError as error:
            raise ValueError(f"parameters: {seed}") from error

    try:
        fail("5eed")
    except ValueError as error:
        problem = (ValueError, error, error.__traceback__)
    record = logging.getLogger("x").makeRecord("x", logging.ERROR, "x.py", 1, "it failed\n5eed", (), problem)
    line = json.loads(JsonLines().format(record))
    assert line["what"] == "it failed"
    assert "OperationalError: database is locked\n" in line["traceback"]
    assert 'test_door.py", line' in line["traceback"]
    assert "in fail" in line["traceback"]
    assert line["traceback"].endswith("\nValueError\n")
    assert "5eed" not in line["traceback"].replace('fail("5eed")', ""), "only what stands in the source"


# behind a proxy


THROUGH = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "198.51.100.7"}


def test_a_named_proxy_is_believed_that_the_guest_came_by_https(opened: Opened) -> None:
    for proxy in (("127.0.0.1",), ("10.0.0.0/8", "127.0.0.0/8")):
        cookie = opened(proxy=proxy).person().http.get("/api/me", headers=THROUGH).headers["set-cookie"]
        assert cookie.startswith(f"__Host-{COOKIE}_")
        assert "; Secure" in cookie
        assert "Path=/;" in cookie
        assert "Domain" not in cookie


@pytest.mark.parametrize("settings", [{}, {"proxy": ("10.0.0.0/8",)}, {"public_url": "https://birds.example.org"}])
def test_who_was_not_named_is_not_believed(opened: Opened, settings: dict[str, object]) -> None:
    site = opened(limits=Limits(openings=Rate(2, 0.001)), **settings)
    nel = site.person()
    assert "Secure" not in nel.http.get("/api/me", headers=THROUGH).headers["set-cookie"]
    answers = [
        nel.http.post("/api/tables", json={"game": "cubirds"}, headers={"X-Forwarded-For": f"198.51.100.{number}"})
        for number in range(3)
    ]
    assert [answer.status_code for answer in answers] == [201, 201, 429], "all of them are one address"


def test_of_several_hops_the_last_that_is_no_proxy_of_ours_counts(opened: Opened) -> None:
    site = opened(limits=Limits(openings=Rate(1, 0.001)), proxy=("127.0.0.1", "10.0.0.0/8"))
    nel = site.person()

    def status(hops: str) -> int:
        return nel.http.post("/api/tables", json={"game": "cubirds"}, headers={"X-Forwarded-For": hops}).status_code

    assert status("198.51.100.1, 10.0.0.3") == 201
    assert status("203.0.113.9, 198.51.100.1, 10.0.0.4") == 429, "what the guest says of itself changes nothing"
    assert status("198.51.100.2, 10.0.0.3") == 201


def test_behind_a_proxy_a_guest_sits_down_and_plays(opened: Opened) -> None:
    site = opened(proxy=("127.0.0.1",), public_url="https://Birds.example.org:443/")
    nel = site.person()
    nel.http.headers.update({**THROUGH, "Host": "birds.example.org"})
    nel.open("cubirds", players=2)
    name, value = nel.cookie
    sent = {"Cookie": f"{name}={value}", **THROUGH, "Origin": "https://birds.example.org"}
    nel.http.cookies.clear()
    nel.connect(**sent)
    assert nel.table["you"] == 0
    for wrong in ("http://birds.example.org", "https://birds.example.org:8443"):
        with pytest.raises(InvalidStatus):
            site.person().connect(nel.id, **{**sent, "Origin": wrong})


def test_a_page_that_came_in_the_open_opens_no_socket_behind_https(opened: Opened) -> None:
    site = opened(proxy=("127.0.0.1",))
    (nel,) = site.table("cubirds", ["Nel"], free=1)
    host = site.url.removeprefix("http://")
    site.person().connect(nel.id, Origin=f"https://{host}", **THROUGH)
    with pytest.raises(InvalidStatus):
        site.person().connect(nel.id, Origin=f"http://{host}", **THROUGH)


# whom a request calls


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", "localhost.evil.example", "[::1"]
)
def test_a_name_that_is_not_ours_is_refused(opened: Opened, raw: Connects, host: str) -> None:
    site = opened()
    answer = raw(site, request("GET /api/games", host=host)).answer()
    assert answer.split()[1] == b"421"
    assert b"go by that name" in answer
    answer = raw(site, request("GET /api/tables/x/socket", *UPGRADE, host=host)).answer()
    assert answer.split()[1] == b"421"
    assert refused(site, "unknown-host") == 2


def test_our_own_names_and_all_numbers_are_let_in(opened: Opened) -> None:
    site = opened(public_url="https://birds.example.org", host_name=("club.example",))
    machine = socket.gethostname().lower()
    names = [
        "127.0.0.1",
        "192.168.1.20:8000",
        "[::1]:8000",
        "localhost",
        "LocalHost:8000",
        "birds.example.org",
        "Birds.Example.org.",
    ]
    for name in [*names, "club.example:443", machine, f"{machine}.local", f"{machine.upper()}.LOCAL:8000"]:
        assert site.person().http.get("/api/games", headers={"Host": name}).status_code == 200, name


def test_this_machines_full_name_is_ours_once_it_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("menagerie.server.front.server_names.socket.gethostname", lambda: "Kitchen")
    monkeypatch.setattr("menagerie.server.front.server_names.socket.getfqdn", lambda: "kitchen.fritz.box")
    names = OwnNames()
    assert ("kitchen.lan" in names, "kitchen.fritz.box" in names) == (True, False)
    names.look_up()
    assert "kitchen.fritz.box" in names
    assert "kitchen.evil.example" not in names


def test_who_names_no_host_is_no_browser_and_let_in(opened: Opened, raw: Connects) -> None:
    assert raw(opened(), b"GET /health HTTP/1.0\r\n\r\n").answer().split()[1] == b"200"


# cookies


def test_two_servers_on_one_host_do_not_take_each_others_guests(opened: Opened) -> None:
    one, other = opened(), opened()
    nel = one.person()
    nel.http.put("/api/me", json={"name": "Nel"})
    nel.http.put(f"{other.url}/api/me", json={"name": "Somebody else"})  # browsers send cookies to all ports of a host
    assert nel.http.get("/api/me").json() == {"name": "Nel"}
    assert nel.http.get(f"{other.url}/api/me").json() == {"name": "Somebody else"}


def test_the_cookie_of_an_earlier_version_is_replaced(opened: Opened) -> None:
    site = opened()
    nel = site.person()
    nel.http.put("/api/me", json={"name": "Nel"})
    _, value = nel.cookie
    late = site.person()
    late.http.cookies.set(COOKIE, value, domain="127.0.0.1")
    assert late.http.get("/api/me").json() == {"name": "Nel"}
    name, _ = late.cookie
    assert name != COOKIE, "and the old one is gone"
    stranger = site.person()
    stranger.http.cookies.set(COOKIE, "of another server", domain="127.0.0.1")
    stranger.http.get("/api/me")
    assert stranger.http.cookies[COOKIE] == "of another server", "it is not ours to take"


# figures and health


def test_who_may_read_the_figures_is_a_setting(opened: Opened) -> None:
    def status(site: Site, **headers: str) -> int:
        return httpx.get(f"{site.url}/metrics", headers=headers).status_code

    through = {"X-Forwarded-For": "198.51.100.7"}
    assert status(opened(metrics="open"), **through) == 200
    local = opened()
    assert (status(local), status(local, **through)) == (200, 403)
    assert status(opened(metrics="closed")) == 403
    keyed = opened(metrics="key", metrics_key="owl")
    assert [status(keyed), status(keyed, Authorization="Bearer cat"), status(keyed, Authorization="Bearer owl")] == [
        403,
        403,
        200,
    ]
    assert "menagerie_refusals_total{" in httpx.get(f"{keyed.url}/metrics", headers={"Authorization": "Bearer owl"}).text


@pytest.mark.parametrize("host", ["birds.example.org", "192.0.2.7:8000"])
def test_the_figures_are_not_for_those_who_come_through_a_proxy_that_does_not_say_so(opened: Opened, host: str) -> None:
    site = opened(public_url="https://birds.example.org")
    assert httpx.get(f"{site.url}/metrics", headers={"Host": host}).status_code == 403
    for own in ("localhost", "127.0.0.1:8000", "[::1]:8000"):
        assert httpx.get(f"{site.url}/metrics", headers={"Host": own}).status_code == 200
    for header in ("X-Forwarded-Proto", "X-Real-IP", "Via", "Forwarded"):
        assert httpx.get(f"{site.url}/metrics", headers={header: "x"}).status_code == 403


def test_health_answers_who_wants_the_head_only(opened: Opened) -> None:
    assert opened().person().http.head("/health").status_code == 200


# settings


def test_every_setting_can_be_said_in_the_environment_and_the_command_line_holds() -> None:
    environment = {"MENAGERIE_PORT": "81", "MENAGERIE_PROXY": "10.0.0.0/8, ::1", "MENAGERIE_ANSWER_SECONDS": "1.5"}
    environment |= {"MENAGERIE_PUBLIC_URL": "https://birds.example.org/", "MENAGERIE_HOST": "", "MENAGERIE_SOCKETS": "7"}
    settings = read_settings({"port": "82", "proxy": None, "host_name": ["a.example", "b.example"]}, environment)
    assert settings == Settings(
        port=82,
        proxy=("10.0.0.0/8", "::1"),
        host_name=("a.example", "b.example"),
        answer_seconds=1.5,
        public_url="https://birds.example.org",
        sockets=7,
    )
    assert read_settings({each.name: None for each in SETTINGS}, {}) == Settings()


@pytest.mark.parametrize(
    ("said", "named"),
    [
        ("0.0.0.0/0", ["0.0.0.0/0"]),
        ("::/0,10.0.0.0/8", ["::/0"]),
        ("0.0.0.0/1,128.0.0.0/1", ["0.0.0.0/0"]),
        ("10.0.0.0/8,::1", []),
    ],
)
def test_to_trust_everybody_as_a_proxy_is_warned_of(
    tmp_path: Path,
    client: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    said: str,
    named: list[str],
) -> None:
    monkeypatch.setattr("uvicorn.Server.run", lambda server: None)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
    assert (
        main(["serve", "--host", "127.0.0.1", "--port", port, "--create", "--database", str(tmp_path / "x.db"), "--proxy", said])
        == 0
    )
    told = capsys.readouterr()
    for network in named:
        sentence = f"Everyone counts as a trusted proxy (--proxy {network})"
        assert sentence in told.out
        assert any(json.loads(line)["what"].startswith(sentence) for line in told.err.splitlines() if line.startswith("{"))
    assert ("Everyone" in told.out) == bool(named)


WRONG = {
    "port": ["0", "65536", "x", "-1", "8000.5"],
    "proxy": ["birds", "10.0.0.1/8", "10.0.0.0/33"],
    "public_url": ["birds.example.org", "ftp://birds.example.org", "https://", "https://birds.example.org/table", "https://[::1"],
    "log_level": ["loud"],
    "metrics": ["everybody"],
    "request_seconds": ["0", "nan", "soon"],
    "host_name": ["[x"],
    "database": [" "],
}


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in WRONG.items() for value in values])
def test_a_wrong_value_gets_a_sentence_with_the_settings_name(
    name: str, value: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, never_runs: None
) -> None:
    argument, variable = f"--{name.replace('_', '-')}", f"MENAGERIE_{name.upper()}"
    assert main(["serve", f"{argument}={value}"]) == 2
    assert f"“{value}” is not possible for {argument}. Possible: " in capsys.readouterr().err
    monkeypatch.setenv(variable, value)
    assert main(["serve"]) == 2
    assert f"“{value}” is not possible for {variable}. Possible: " in capsys.readouterr().err


def test_who_reads_figures_by_key_needs_one() -> None:
    with pytest.raises(BadSetting, match="no-metrics-key"):
        Settings(metrics="key")


def test_a_port_that_is_taken_and_a_host_that_is_not_ours_are_errors_for_a_server(
    tmp_path: Path, client: Path, capsys: pytest.CaptureFixture[str], never_runs: None
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port, database = str(taken.getsockname()[1]), str(tmp_path / "x.db")
        assert main(["serve", "--host", "127.0.0.1", "--port", port, "--database", database]) == 2
        assert capsys.readouterr().err == f"Port {port} is taken. Use another one: --port\n"
        assert main(["serve", "--host", "192.0.2.1", "--port", port, "--database", database]) == 2
        assert capsys.readouterr().err.startswith(f"The server can’t listen on port {port} of 192.0.2.1: ")
    assert not (tmp_path / "x.db").exists()


def test_who_comes_in_the_moment_of_stopping_is_not_waited_for(opened: Opened, raw: Connects) -> None:
    """Connected clients are told that the server is stopping, and then the door closes: nobody could tell later ones."""
    site = opened()
    (nel,) = site.game("cubirds", ["Nel"], bots=1)
    site.tell_all_of_the_end()
    assert nel.close_code() == 1012
    assert raw(site, request("GET /health")).answer() == b""
