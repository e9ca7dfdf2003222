"""The rights: every “no” in the table of docs/security.md is tried on a real server, is refused with a sentence and changes
nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
from fastapi import FastAPI
from starlette.routing import BaseRoute, Mount, WebSocketRoute
from support.server.people import Person, Site, unhurried
from websockets.exceptions import ConnectionClosed, InvalidStatus

from menagerie.puzzles.shelf import puzzles_of
from menagerie.server.limits import Rate
from menagerie.server.table.handlers import KINDS
from menagerie.server.table.rights import OF_ANOTHER, PAGES, RIGHTS, ROUTES, SAID, Right
from menagerie.server.table.roles import EVERYBODY, ROLES, Role
from menagerie.server.wire import messages as m

ROOT = Path(__file__).resolve().parents[3]

Places = tuple[str, ...]  # of the tables below

SAID_SO: dict[Any, dict[str, Any]] = {  # a message that would have an effect if an authorized person sent it
    m.Ping: {},
    m.Act: {"id": "1", "seq": 0, "action": "lay owl left 1"},
    m.AskConsequences: {"id": "2", "actions": ["lay owl left 1"]},
    m.AskHint: {"id": "4"},
    m.AskTakeBack: {"id": "3", "seq": 0},
    m.AnswerTakeBack: {"agree": True},
    m.EndGame: {},
    m.AnswerEndGame: {"agree": True},
    m.Rematch: {},
    m.DeclineRematch: {},
    m.JoinRematch: {},
    m.LetIn: {"name": "Gus"},
    m.SwapSeats: {"seat": 0, "other": 1},
    m.AskSeat: {"seat": 1, "name": "Wim"},
    m.AnswerSeat: {"agree": True},
    m.ChooseFace: {"avatar": "bear"},
    m.Start: {},
    m.Ready: {"ready": True},
    m.LeaveTable: {},
    m.SetAutomatic: {"on": True},
    m.SetUsual: {"code": "ask-take-back", "on": True},
    m.Rename: {"seat": 1, "name": "Mud"},
    m.SetForm: {"form": "usual", "players": 4},
    m.SetOption: {"name": "turn_limit", "value": 9},
    m.SetSetting: {"name": "memory-aid", "value": True},
    m.SetBot: {"seat": 2, "level": "casual"},
    m.RemoveGuest: {"seat": 1},
}
A_PUZZLE = next(iter(puzzles_of("cubirds")))
BODIES: dict[Any, dict[str, Any]] = {
    "POST /api/tables": {"game": "cubirds"},
    "POST /api/tables/{table}/continued": {"move": 0, "seat": 0},
    "POST /api/records": {"record": "{}"},
    "POST /api/tables/{table}/choices/{number}/previews": {"actions": ["keep"]},
    "POST /api/tables/{table}/choices/{number}/answer": {"action": "keep"},
    "POST /api/operator/tables/end": {"tables": ["x"]},
    "POST /api/operator/tables/delete": {"tables": ["x"]},
    "PUT /api/operator/club": {"name": "Mud"},
    "PUT /api/operator/announcement": {"text": "Mud"},
    "POST /api/operator/blocks": {"address": "203.0.113.7"},
    "POST /api/tables/{table}/seats": {"name": "Zoë"},
    "POST /api/seats": {"secret": "x" * 24},
    "POST /api/operator/forget": {"who": "Bo"},
}
PLACES = {"lobby": "lobby", "playing": "play", "over": "over"}  # by the state of a table
NOT_EVEN_THEN: dict[Any, Places] = {  # where it is the time for it, and another condition is not met
    m.AskHint: ("play",),
    m.AnswerTakeBack: ("play",),
    m.AnswerEndGame: ("play",),
    m.AnswerSeat: ("lobby", "play"),
    m.AskSeat: ("lobby", "play"),
    m.DeclineRematch: ("over",),
    m.JoinRematch: ("over",),
    m.LetIn: ("lobby",),
    m.Start: ("lobby",),
    m.SetBot: ("play",),
}
TOO_SOON_OR_TOO_LATE: dict[Any, Places] = {  # where a condition of the table is not met
    **{
        kind.message: (
            *(place for state, place in PLACES.items() if state not in kind.when),
            *NOT_EVEN_THEN.get(kind.message, ()),
        )
        for kind in KINDS.values()
        if kind.only
    },
    "GET /api/site/imprint": ("lobby",),
    "POST /api/tables": ("lobby",),
    "SOCKET /api/tables/{table}/socket": ("nowhere",),
    "GET /api/tables/{table}/qr.svg": ("nowhere",),
    "POST /api/tables/{table}/seats": ("play", "nowhere"),
    "POST /api/seats": ("lobby",),
    "DELETE /api/tables/{table}/mine": ("play", "nowhere"),
    "GET /api/tables/{table}/record": ("lobby", "play", "nowhere"),
    "GET /api/tables/{table}/afterwards": ("lobby", "play", "nowhere"),
    "GET /api/tables/{table}/review": ("lobby", "play", "nowhere"),
    "GET /api/tables/{table}/again": ("lobby", "play", "nowhere"),
    "POST /api/tables/{table}/continued": ("lobby", "play", "over", "nowhere"),
    "POST /api/records": ("lobby",),
    "GET /api/tables/{table}/choices/{number}": ("lobby", "play", "nowhere"),
    "POST /api/tables/{table}/choices/{number}/previews": ("lobby", "play", "nowhere"),
    "POST /api/tables/{table}/choices/{number}/answer": ("lobby", "play", "nowhere"),
    "GET /metrics": ("lobby",),
    "POST /api/operator/tables/{table}/end": ("lobby", "nowhere"),
    "GET /api/operator/tables/{table}/record": ("play", "nowhere"),
}
FROM_ELSEWHERE = {"x-forwarded-for": "203.0.113.7"}


@dataclass(frozen=True)
class Club:
    """A server with a lobby that has a free seat, a game in play and a finished one, with somebody in each role at each of
    them."""

    site: Site
    ids: dict[str, str]
    people: dict[tuple[str, Role], Person]

    def person(self, place: str, role: Role) -> Person:
        return self.people["lobby" if place == "nowhere" else place, role]

    def kept(self) -> list[Any]:
        """Everything in the file."""
        return [
            self.site.rows(f"select * from {name}")
            for name in ("game", "seat", "holder", "put_away", "event", "guest", "secret", "site", "block")
        ]


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    folder = tmp_path_factory.mktemp("club")
    for name in ("assets", "art", "sounds", "api"):
        (folder / "client" / name).mkdir(parents=True)
    limits = unhurried(
        operator_guesses=Rate(10**9, 1), code_word_guesses=Rate(10**9, 1), uploads=Rate(10**9, 1), hints=Rate(10**9, 1)
    )
    site = Site(folder, client=folder / "client", limits=limits)
    yield opened(site)
    site.close()


def opened(site: Site) -> Club:
    ((key,),) = site.rows("select value from secret where name = 'operator'")
    tables = {"lobby": site.table("cubirds", ["Nel", "Bo"], free=1)}
    tables |= {place: site.game("cubirds", ["Nel", "Bo", "Cleo"]) for place in ("play", "over")}
    people: dict[tuple[str, Role], Person] = {}
    for place, (host, seat, *_) in tables.items():
        watcher, guest, operator = (site.person(name) for name in ("Wim", "Gus", "Olga"))
        operator.http.headers["authorization"] = f"Bearer {key}"
        watcher.connect(host.id)
        operator.connect(host.id, Authorization=f"Bearer {key}")
        guest.id = host.id
        whom: dict[Role, Person] = {"guest": guest, "watcher": watcher, "seat": seat, "host": host, "operator": operator}
        people |= {(place, role): person for role, person in whom.items()}
    ended = people["over", "operator"].http.post(f"/api/operator/tables/{tables['over'][0].id}/end")
    assert ended.status_code == 204
    assert people["over", "operator"].http.put("/api/operator/club", json={"code_word": "gnu"}).is_success
    return Club(site, {**{place: table[0].id for place, table in tables.items()}, "nowhere": "nowhere"}, people)


# the table is whole


def ways_of(routes: list[BaseRoute]) -> Iterator[str]:
    """Every method and address of an application, in the spelling of the table."""
    for route in routes:
        inner = getattr(route, "original_router", None)
        if inner is not None:
            yield from ways_of(inner.routes)
        elif isinstance(route, Mount):
            yield f"FILES {route.path}"
        elif isinstance(route, WebSocketRoute):
            yield f"SOCKET {route.path}"
        else:
            yield from (f"{method} {getattr(route, 'path', route)}" for method in getattr(route, "methods", None) or ("ANY",))


def listed(app: FastAPI) -> set[str]:
    ways = set(ways_of(app.routes))
    return {way for way in ways if not (way.startswith("HEAD ") and way.replace("HEAD", "GET") in ways)}


def test_every_message_is_in_the_table() -> None:
    assert [right.way for right in SAID] == list(dict.fromkeys(right.way for right in SAID))
    assert {right.way for right in SAID} == {*get_args(m.ToServer)} == {*SAID_SO}


def test_every_route_is_in_the_table(club: Club) -> None:
    declared = [*(str(right.way) for right in ROUTES), *PAGES]
    assert len(declared) == len({*declared})
    assert listed(club.site.app) == {*declared}


def test_a_route_that_is_new_is_noticed(club: Club) -> None:
    app = FastAPI()
    app.include_router(club.site.app.router)
    app.add_api_route("/api/tables/{table}/hands", lambda table: table, methods=["GET"])
    assert {*listed(app)} - {*listed(club.site.app)} >= {"GET /api/tables/{table}/hands"}


def test_every_condition_of_the_table_is_tried() -> None:
    assert {right.way for right in RIGHTS if right.only} == {*TOO_SOON_OR_TOO_LATE}


# every “no”


def ask(club: Club, right: Right, role: Role, place: str) -> str:
    """Try this with every other condition met. Returns the sentence with which it was refused."""
    person, table = club.person(place, role), club.ids[place]
    if isinstance(right.way, str):
        return over_http(person, right.way, table)
    tag, values = right.way.__struct_config__.tag, SAID_SO[right.way]
    if right in OF_ANOTHER:
        values = {**values, "seat": 1 if role == "host" else 0}
    if place == "play" and right.way is m.SetBot:
        values = {**values, "seat": 1}
    if role == "guest":
        return sentence_of(person.http.request("GET", f"/api/tables/{table}/socket", json={"type": tag, **values}))
    return str(person.ask(str(tag), **values).get("text", ""))


def over_http(person: Person, way: str, table: str) -> str:
    method, _, path = way.partition(" ")
    if method == "SOCKET":
        other = Person(person.url, "Other")
        with pytest.raises((ConnectionClosed, InvalidStatus), match="4404"):
            other.connect(table)
        other.close()
        return "The connection was closed."
    where = path.format(table=table, game="cubirds", block=1, number=0, puzzle=A_PUZZLE)
    headers = FROM_ELSEWHERE if path == "/metrics" else {}
    return sentence_of(person.http.request(method, where, json=BODIES.get(way), headers=headers))


def sentence_of(answer: httpx.Response) -> str:
    assert 400 <= answer.status_code < 500, answer.text
    return str(answer.json()["detail"])


NO = [
    pytest.param(right, role, ("lobby", "play", "over"), id=f"{role}, {right.deed}")
    for right in RIGHTS
    for role in ROLES
    if role not in right.roles
]
NOT_NOW = [
    pytest.param(right, role, TOO_SOON_OR_TOO_LATE[right.way], id=f"{role}, {right.deed}")
    for right in RIGHTS
    if right.only
    for role in right.roles
]


@pytest.mark.parametrize(("right", "role", "places"), NO)
def test_who_may_not_is_told_so_and_nothing_changes(club: Club, right: Right, role: Role, places: Places) -> None:
    kept = club.kept()
    for place in places:
        assert ask(club, right, role, place).endswith((".", "!")), (right, role, place)
    assert club.kept() == kept


@pytest.mark.parametrize(("right", "role", "places"), NOT_NOW)
def test_who_may_is_refused_where_the_condition_is_not_met(club: Club, right: Right, role: Role, places: Places) -> None:
    kept = club.kept()
    for place in places:
        assert ask(club, right, role, place).endswith((".", "!")), (right, role, place)
    assert club.kept() == kept


READ = [right for right in ROUTES if isinstance(right.way, str) and right.way.startswith("GET ") and not right.only]


@pytest.mark.parametrize("role", ROLES)
def test_who_may_read_something_is_answered(club: Club, role: Role) -> None:
    http = club.person("lobby", role).http
    for right in READ:
        path = str(right.way).removeprefix("GET ").format(game="cubirds", puzzle=A_PUZZLE)
        assert http.get(path).is_success is (role in right.roles), right


def test_what_is_of_a_table_needs_its_id_or_more() -> None:
    assert all("{table}" not in str(right.way) or right.only for right in ROUTES if right.roles == EVERYBODY)


# claims of docs/security.md outside the table


def test_a_form_of_another_page_is_no_request(club: Club) -> None:
    kept = club.kept()
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
        answer = club.person("lobby", "guest").http.post(
            f"/api/tables/{club.ids['lobby']}/seats", content=b'{"name": "Zo"}', headers={"content-type": kind}
        )
        assert answer.status_code == 422, kind
    asked = {"origin": "http://evil.example", "access-control-request-method": "POST"}
    answer = club.person("lobby", "guest").http.options("/api/tables", headers=asked)
    assert not any(name.startswith("access-control") for name in answer.headers), "so a browser sends nothing else for it"
    assert club.kept() == kept


def test_no_page_puts_a_text_in_as_html() -> None:
    sources = [path for ending in ("ts", "svelte", "html") for path in (ROOT / "web" / "src").rglob(f"*.{ending}")]
    assert len(sources) > 20
    for path in sources:
        assert not re.search(r"@html|innerHTML|outerHTML|insertAdjacentHTML|document\.write", path.read_text(encoding="utf-8")), (
            path
        )


def test_every_test_that_the_page_names_is_there() -> None:
    named = set(re.findall(r"`(test_\w+)`", (ROOT / "docs" / "security.md").read_text(encoding="utf-8")))
    there = {
        name for path in (ROOT / "tests").rglob("test_*.py") for name in re.findall(r"^def (test_\w+)", path.read_text(), re.M)
    }
    assert named
    assert named <= there, named - there
