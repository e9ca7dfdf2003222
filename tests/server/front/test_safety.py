"""Cookies, origins, limits, headers, logs and links: what keeps a table private and a server up."""

import io
import json
import logging
import os
import re
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from itsdangerous import URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response
from support.server.people import Site, play
from websockets.exceptions import ConnectionClosed, InvalidStatus

from menagerie.cli import main
from menagerie.server.front.app import create_app
from menagerie.server.front.guest_cookie import COOKIE, GuestCookies
from menagerie.server.front.logs import JsonLines, keep_secrets
from menagerie.server.front.server_names import reachable_base
from menagerie.server.front.server_process import free_port, serve
from menagerie.server.front.settings import Settings
from menagerie.server.limits import LONGEST_MESSAGE, Bucket, Buckets, Limits, Rate
from menagerie.server.presentation.table_info import Links
from menagerie.server.rates import TooFast
from menagerie.server.storage.lock import held_alone


@pytest.fixture
def limited(tmp_path: Path, client: Path) -> Iterator[Site]:
    """A server with its limits as they are."""
    site = Site(tmp_path)
    yield site
    site.close()


# cookies


def test_the_cookie_is_signed_and_no_script_and_no_other_site_can_use_it(site: Site) -> None:
    cookie = site.person().http.get("/api/me").headers["set-cookie"]
    assert re.match(rf"{COOKIE}_[0-9a-f]{{8}}=", cookie)
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie, "in a home network there is no certificate"


def test_behind_a_proxy_that_speaks_https_the_cookie_is_secure() -> None:
    scope = {"type": "http", "scheme": "https", "server": ("table.example", 443), "path": "/", "headers": []}
    response = Response()
    GuestCookies("key").welcome(HTTPConnection(scope), response)
    assert "Secure" in response.headers["set-cookie"]
    assert response.headers["set-cookie"].startswith("__Host-"), "no other host, and no page without https, can set it"


def _another(text: str) -> str:
    """The text with another first letter: changing the last one might have no effect, because some of its base64 bits are
    unused."""
    return ("A" if text[0] != "A" else "B") + text[1:]


def test_a_forged_cookie_is_a_stranger(site: Site) -> None:
    nel, _ = site.game("cubirds", ["Nel", "Bo"])
    ((guest,),) = site.rows("select guest_id from holder where seat = 0")
    name, true = nel.cookie
    body, _, signature = true.partition(".")
    forged = [
        guest,
        f"{_another(body)}.{signature}",
        f"{body}.{_another(signature)}",
        str(URLSafeSerializer("guessed", salt="guest").dumps(guest)),
        str(URLSafeSerializer(nel.id, salt="guest").dumps(guest)),
        ".",
    ]
    for cookie in (*forged, true):
        thief = site.person("Thief")
        thief.http.cookies.set(name, cookie)
        thief.connect(nel.id)
        if cookie == true:
            assert thief.table["you"] == 0, "the true one is known everywhere"
        else:
            assert (thief.table["you"], thief.table["seat_link"], thief.position["asked"]) == (None, None, None)
            assert thief.http.get("/api/tables").json() == []


# origins


def test_a_page_of_another_origin_opens_no_socket(site: Site) -> None:
    (nel,) = site.table("cubirds", ["Nel"], free=1)
    for origin in ("http://evil.example", "null", "http://127.0.0.1:1", "file://", "", f"{site.url}.evil.example"):
        with pytest.raises(InvalidStatus) as refused:
            nel.connect(Origin=origin)
        assert refused.value.response.status_code == 403


def test_pages_of_this_server_and_of_its_public_address_open_sockets(tmp_path: Path, client: Path) -> None:
    site = Site(tmp_path, public_url="https://table.example/")
    try:
        (nel,) = site.table("cubirds", ["Nel"], free=1)
        for origin in (site.url, "https://table.example"):
            site.person().connect(nel.id, Origin=origin)
        with pytest.raises(InvalidStatus):
            site.person().connect(nel.id, Origin="https://table.example.evil")
    finally:
        site.close()


# messages


ODD: list[str | bytes] = [
    "",
    "null",
    "[]",
    "{",
    '"act"',
    "{}",
    '{"type": "fly"}',
    '{"type": "table"}',
    '{"type": "moved", "seq": 1}',
    '{"type": "act"}',
    '{"type": "act", "id": "", "seq": 0, "action": "pass"}',
    '{"type": "act", "id": "1", "seq": "0", "action": "pass"}',
    '{"type": "act", "id": "1", "seq": 0, "action": null}',
    '{"type": "act", "id": "1", "seq": 0, "action": "pass", "seat": 1}',
    json.dumps({"type": "act", "id": "x" * 41, "seq": 0, "action": "pass"}),
    json.dumps({"type": "act", "id": "1", "seq": 0, "action": "x" * 401}),
    '{"type": "act", "id": "1", "seq": NaN, "action": "pass"}',
    '{"type": "act", "id": "1", "seq": 0, "action": ["pass"]}',
    '{"type": "act", "id": "1", "seq": 0, "action": {"code": {"code": "pass"}}}',
    '{"type": "act", "id": "1", "seq": 0, "action": {"code": "bid", "cards": [["refill"]]}}',
    '{"type": "act", "id": "1", "seq": 0, "action": {"code": "bid", "cards": ' + "[" * 2000 + "]" * 2000 + "}}",
    json.dumps({"type": "act", "id": "1", "seq": 0, "action": {"code": "bid", "cards": ["refill"] * 61}}),
    json.dumps({"type": "act", "id": "1", "seq": 0, "action": {"code": "x" * 41}}),
    json.dumps({"type": "act", "id": "1", "seq": 0, "action": {str(number): 1 for number in range(9)}}),
    json.dumps({"type": "ask-consequences", "id": "1", "actions": [{"code": "pass"}] * 41}),
    '{"type": "rename", "seat": 0, "name": ""}',
    '{"type": "rename", "seat": -1, "name": "x"}',
    '{"type": "rename", "seat": 99, "name": "x"}',
    '{"type": "rename", "seat": 0, "name": "\\ud800"}',
    '{"type": "set-setting", "name": "bot-pause", "value": 1e999}',
    '{"type": "set-option", "name": "turn_limit", "value": [1]}',
    '{"type": "ping"} {"type": "ping"}',
]
NESTED = '{"x": ' + "[" * 3000 + "]" * 3000 + ', "type": "ping"}'


def test_what_is_no_message_gets_an_answer_and_changes_nothing(site: Site) -> None:
    nel, bo = site.game("cubirds", ["Nel", "Bo"])
    kept = site.kept(nel.id)
    nel.settle()
    for text in ODD:
        nel.send(text)
        assert nel.wait("refused", "pong", "table")["type"] == "refused", text
    bo.settle()
    assert site.kept(nel.id) == kept


def test_a_message_that_is_too_long_or_not_text_closes_its_own_connection_only(site: Site) -> None:
    nel, bo = site.game("cubirds", ["Nel", "Bo"])
    kept = site.kept(nel.id)
    for message in ("x" * (LONGEST_MESSAGE + 1), "x" * (LONGEST_MESSAGE * 3), b"\x00\x01"):
        nel.send(message)
        code = nel.close_code()
        assert code == 1009 or message == b"\x00\x01"
        nel.disconnect()
        bo.listen_until(lambda: not bo.table["seats"][0]["here"])
        nel.connect()
        bo.settle()
    assert site.kept(nel.id) == kept


def test_who_speaks_too_fast_is_told_so_and_then_sent_away(limited: Site) -> None:
    (nel,) = limited.table("cubirds", ["Nel"], free=1)
    kept = limited.kept(nel.id)
    for number in range(60 + 20):
        nel.say("rename", seat=9, name=f"Nel {number}")
    nel.until(lambda frame: bool(frame.get("text") == "Not so fast, please: the server needs a moment."))
    with suppress(ConnectionClosed):
        for number in range(60 + limited.limits.refusals):
            nel.say("rename", seat=9, name=f"Nel {number}")
    assert nel.close_code() == 1008
    assert limited.kept(nel.id) == kept


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ({"type": "act", "id": "mine-7", "seq": 0, "action": "pass"}, "mine-7"),
        ({"type": "ask-consequences", "id": "mine-8", "actions": []}, "mine-8"),
        ({"type": "ready", "ready": True}, None),
        ({"type": "act", "id": "not: one of ours", "seq": 0, "action": "pass"}, None),
        ({"type": "act", "id": 7}, None),
        ([], None),
    ],
)
def test_what_came_too_fast_is_answered_by_its_id(site: Site, said: object, told: str | None) -> None:
    (nel,) = site.table("cubirds", ["Nel"], free=1)
    nel.disconnect()
    site.limits.messages = Rate(0, 0)
    nel.connect()
    nel.send(json.dumps(said))
    assert nel.wait("refused") == {
        "type": "refused",
        "id": told,
        "text": "Not so fast, please: the server needs a moment.",
        "rule": None,
    }


def test_opening_tables_without_end_is_refused(tmp_path: Path, client: Path) -> None:
    site = Site(tmp_path, limits=Limits(openings=Rate(3, 0.001)))
    try:
        nel = site.person()
        answers = [nel.http.post("/api/tables", json={"game": "cubirds"}) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429, 429]
        assert answers[-1].json() == {"detail": "Not so fast, please: the server needs a moment."}
    finally:
        site.close()


def test_a_household_with_many_addresses_opens_no_more_tables_than_another(site: Site) -> None:
    site.limits.openings = Rate(1, 0.0)
    rates = site.app.state.server.rooms.rates
    rates.count("openings", "2001:db8::1")
    with pytest.raises(TooFast):
        rates.count("openings", "2001:db8::2")
    for number in range(1, 4):
        rates.count("openings", f"2001:db8:0:{number}::1")
    with pytest.raises(TooFast):
        rates.count("openings", "2001:db8:0:4::1")  # a /48 network has as much as four of them
    rates.count("openings", "2001:db8:1::1")


def test_a_table_that_is_not_there_closes_the_socket(site: Site) -> None:
    with pytest.raises(Exception, match="4404"):
        site.person().connect("nowhere")


def test_a_bucket_gives_its_burst_and_then_its_rate(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("menagerie.server.limits.time.monotonic", lambda: now)
    bucket = Bucket(2, 1, at=now)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now += 1
    assert [bucket.take() for _ in range(2)] == [True, False]

    buckets = Buckets(1, 0.0, most=2)
    assert [buckets.take(who) for who in ("a", "a", "b", "c")] == [True, False, True, True]
    assert len(buckets._buckets) == 2


@pytest.mark.parametrize(
    "body", [b"{", b'{"name": "\\ud800"}', b"\xff", b"[" * 5000], ids=["cut", "half a sign", "no text", "deep"]
)
def test_what_is_no_request_is_refused(site: Site, body: bytes) -> None:
    (nel,) = site.table("cubirds", ["Nel"], free=1)
    kept = site.kept(nel.id)
    for method, path in (
        ("POST", f"/api/tables/{nel.id}/seats"),
        ("PUT", "/api/me"),
        ("POST", "/api/seats"),
        ("POST", "/api/tables"),
    ):
        answer = site.person().http.request(method, path, content=body, headers={"content-type": "application/json"})
        assert answer.status_code in (400, 422), (path, answer.status_code)
    assert site.kept(nel.id) == kept


# headers


KEPT = {
    "/": "no-cache",
    "/table/x": "no-cache",
    "/rules/cubirds": "no-cache",
    "/assets/index.js": "public, max-age=31536000, immutable",
    "/nowhere": "no-store",
    "/assets/nowhere.js": "no-store",
    "/health": None,
    **dict.fromkeys(("/api/games", "/api/me", "/api/docs", "/api/rules/chess", "/api/tables/x/record"), "no-store"),
}


def test_every_answer_says_what_a_page_may_do_and_how_long_it_is_kept(site: Site) -> None:
    nel = site.person()
    for path, kept in KEPT.items():
        headers = nel.http.get(path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers.get("cache-control") == kept
        if path == "/assets/index.js":
            continue  # browsers heed the policy of its page
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "script-src 'self';" in policy
        assert not re.search(r"https?:|\*|unsafe-eval", policy)
        assert ("unsafe-inline" in policy) == (path == "/api/docs")


# what the pages need


def test_the_api_page_loads_its_scripts_from_itself_only(site: Site) -> None:
    nel = site.person()
    page = nel.http.get("/api/docs").text
    loaded = re.findall(r'(?:src|href)="([^"]+)"', page)
    assert {"/api/swagger-ui-bundle.js", "/api/swagger-ui.css"} <= set(loaded)
    assert not any(re.match(r"//|\w+:", address) for address in loaded)
    assert {nel.http.get(address).status_code for address in loaded} == {200}
    assert "<script>" not in page


def test_the_description_of_the_api_is_complete(site: Site) -> None:
    described = site.person().http.get("/api/openapi.json").json()
    assert described["openapi"].startswith("3.")
    assert {
        "/api/games",
        "/api/me",
        "/api/tables",
        "/api/tables/{table}/seats",
        "/api/seats",
        "/api/tables/{table}/record",
    } <= set(described["paths"])
    references = set(re.findall(r'"\$ref": "#/components/schemas/([^"]+)"', json.dumps(described)))
    assert references <= set(described["components"]["schemas"])
    for path, methods in described["paths"].items():
        for method in methods.values():
            assert method["description"], path


def test_health_metrics_and_robots_answer(site: Site) -> None:
    (nel,) = site.game("cubirds", ["Nel"])
    nel.answer(Random(1))
    assert nel.http.get("/health").json()["status"] == "ok"
    figures = nel.http.get("/metrics").text
    assert 'menagerie_actions_total{game="cubirds"} 1.0' in figures
    assert "menagerie_sockets 1.0" in figures
    assert "menagerie_rooms 1.0" in figures
    assert 'route="/api/tables"' in figures
    assert nel.id not in figures
    assert nel.http.get("/robots.txt").text == "User-agent: *\nDisallow: /table/\nDisallow: /again/\n"


def test_the_qr_code_is_a_picture_of_the_tables_link(site: Site) -> None:
    (nel,) = site.table("cubirds", ["Nel"], free=1)
    answer = nel.http.get(f"/api/tables/{nel.id}/qr.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith("<svg")
    assert nel.http.get("/api/tables/nowhere/qr.svg").status_code == 404


# logs


def test_the_logs_of_a_whole_game_tell_no_secret(tmp_path: Path, client: Path) -> None:
    """All that the process logs, from whatever source, with logging set up as `serve` does it."""
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    keep_secrets()
    logging.getLogger("httpx").setLevel(logging.WARNING)  # the people's own
    site = Site(tmp_path)
    nel, bo = site.game("cubirds", ["Nel", "Bo"], turns=6)
    bo.http.post("/api/seats", json={"secret": nel.table["seat_link"].partition("#seat=")[2][::-1]})
    nel.http.get(f"/api/tables/{nel.id}/qr.svg")
    nel.http.get(f"/table/{nel.id}")
    play([nel, bo], Random(1))
    nel.http.get(f"/api/tables/{nel.id}/record")
    secrets = [
        value
        for (value,) in site.rows(
            "select secret from seat union select guest_id from holder"
            " union select value from secret where name in ('cookie', 'operator')"
        )
    ]
    ((seed,),) = site.rows("select seed from game")
    secrets += [json.loads(seed)["digits"], nel.id, nel.cookie[1]]
    site.close()

    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    assert {"/api/tables", "/api/seats", "/table/{table}", "/api/tables/{table}/record"} <= {line.get("route") for line in lines}
    for line in lines:
        for secret in secrets:
            assert secret not in json.dumps(line), line


def test_a_line_of_the_log_names_a_problem_but_not_what_was_said() -> None:
    problem = (ValueError, ValueError("what was said"), None)
    record = logging.getLogger("x").makeRecord("x", logging.ERROR, "x.py", 1, "it failed", (), problem)
    line = json.loads(JsonLines().format(record))
    assert (line["level"], line["what"], line["problem"]) == ("error", "it failed", "ValueError")
    assert "what was said" not in json.dumps(line)


# links and ports


@pytest.mark.parametrize("host", ["0.0.0.0", "::", ""])
def test_links_never_lead_to_localhost_where_others_can_come(host: str) -> None:
    base = reachable_base(host, 8000, None)
    assert base.startswith("http://")
    assert base.endswith(":8000")
    assert not re.search(r"localhost|127\.|0\.0\.0\.0|\[::\]", base)


def test_links_say_what_they_were_told_to() -> None:
    assert reachable_base("0.0.0.0", 8000, "https://table.example/") == "https://table.example"
    assert reachable_base("127.0.0.1", 8000, None) == "http://127.0.0.1:8000"
    assert reachable_base("192.168.1.7", 8000, None) == "http://192.168.1.7:8000"


@pytest.mark.parametrize("host", ["fe80::1", "::1"])
def test_an_address_with_colons_stands_in_brackets(host: str) -> None:
    assert reachable_base(host, 8000, None) == f"http://[{host}]:8000"


def test_a_machine_without_a_network_is_called_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any) -> None:
        raise OSError

    monkeypatch.setattr("menagerie.server.front.server_names.socket.socket.connect", fail)
    monkeypatch.setattr("menagerie.server.front.server_names.socket.gethostname", lambda: "kitchen")
    assert reachable_base("0.0.0.0", 8000, None) == "http://kitchen:8000"


def test_links_follow_the_machine_into_another_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """They kept the old address, and doctor found nothing wrong with it."""
    here = ["192.168.1.20"]
    monkeypatch.setattr("menagerie.server.front.server_names.local_address", lambda: here[0])
    monkeypatch.setattr("menagerie.server.presentation.table_info.FRESH_BASE", 0.0)
    settings = Settings(port=8000)
    links = Links(lambda: settings.base)
    assert links.table("abc") == "http://192.168.1.20:8000/table/abc"
    here[0] = "10.42.0.1"
    assert links.table("abc") == "http://10.42.0.1:8000/table/abc"


def test_an_open_page_gets_the_new_link(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("menagerie.server.presentation.table_info.FRESH_BASE", 0.0)
    (nel,) = site.table("cubirds", ["Nel"], free=1)
    monkeypatch.setattr(site.app.state.server.links, "_find", lambda: "http://10.42.0.1:8000")
    nel.listen_until(lambda: nel.table["join_link"].startswith("http://10.42.0.1:8000/"))


def test_the_links_of_a_table_carry_the_public_address(tmp_path: Path, client: Path) -> None:
    app = create_app(Settings(database=str(tmp_path / "x.db"), public_url="https://table.example"))
    server = app.state.server
    assert server.links.table("abc") == "https://table.example/table/abc"
    assert server.links.seat("abc", "s") == "https://table.example/table/abc#seat=s", "what stands behind # is never sent"
    server.rooms.close()
    server.store.close()


def test_a_port_that_is_taken_gives_who_plays_the_next_one_and_a_sentence(
    tmp_path: Path, client: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran = []
    monkeypatch.setattr("menagerie.server.front.server_process.uvicorn.Server.run", lambda self: ran.append(self.config))
    monkeypatch.setattr("menagerie.server.front.server_process.set_up_terminal_log", lambda: None)
    monkeypatch.setattr("menagerie.server.front.server_process.webbrowser.open", lambda link: None)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert free_port("127.0.0.1", port) > port
        settings = Settings(host="127.0.0.1", port=port, database=str(tmp_path / "new folder" / "x.db"), create=True)
        assert serve(settings, open_browser=True) == 0
    said = capsys.readouterr().out
    assert f"Port {port} is taken by another program, so this uses {ran[0].port}: old links with {port} don’t lead here." in said
    assert f"Games are kept in {tmp_path / 'new folder' / 'x.db'}, which is new and empty. Stop" in said
    assert f"http://127.0.0.1:{ran[0].port}" in said
    assert (tmp_path / "new folder" / "x.db").is_file()
    server = ran[0].app.state.server
    server.rooms.close()
    server.store.close()


def test_a_second_start_is_told_where_the_first_one_answers(
    tmp_path: Path, client: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "x.db"
    with socket.create_server(("127.0.0.1", 0)) as taken, held_alone(path, "http://localhost:8000"):
        assert main(["play", "--host", "127.0.0.1", "--port", str(taken.getsockname()[1]), "--database", str(path)]) == 2
    said = capsys.readouterr()
    assert f"The games in {path} are in use: process {os.getpid()} has held them since " in said.err
    assert ", at http://localhost:8000. Stop it first" in said.err
    assert "is taken" not in said.out, "no port is looked for"


def test_no_free_port_and_no_client_are_told_in_a_sentence(
    tmp_path: Path, client: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 65535)) as taken:  # there is none after it
        address = ["--host", "127.0.0.1", "--port", str(taken.getsockname()[1]), "--database", str(tmp_path / "x.db")]
        assert main(["play", *address]) == 2
        assert "is taken, and so are the ones after it." in capsys.readouterr().err
    (client / "index.html").unlink()
    assert main(["serve", *address]) == 2
    assert "make client" in capsys.readouterr().err
    assert not (tmp_path / "x.db").exists()


def test_no_page_is_served_from_outside_its_folder(site: Site) -> None:
    with socket.create_connection(("127.0.0.1", int(site.url.rpartition(":")[2]))) as raw:
        raw.sendall(b"GET /assets/../../menagerie.db HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        answer = b""
        while more := raw.recv(4096):
            answer += more
    assert answer.split()[1] == b"404"


def test_what_is_wrong_with_a_message_is_told_however_long_it_is(site: Site, caplog: pytest.LogCaptureFixture) -> None:
    """A sentence has a maximum length; exceeding it once closed the connection."""
    (nel,) = site.table("cubirds", ["Nel"], free=1)
    long = ({"type": "a" * 5000}, {"type": "ping", "b" * 5000: 1}, {"type": "act", "id": "c" * 5000, "seq": 0, "action": ""})
    for said in (*map(json.dumps, long), NESTED, '{"type": "ping", "deep": ' + "[" * 4000):
        nel.send(said)
        assert nel.wait("refused", "pong")["type"] == "refused"
    assert nel.http.post("/api/tables", json={"game": "cubirds", "d" * 5000: 1}).status_code == 422
    assert not [line for line in caplog.records if line.levelname == "ERROR"]
