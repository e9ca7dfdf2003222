"""Requests that schemathesis generates from the description of the API, and random ones outside it. For every sender and request,
the answer is a documented one, a refusal is a sentence of ours, and a refused request changes nothing."""

from __future__ import annotations

import json
import re
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from contextlib import closing
from functools import cache
from http.client import HTTPConnection
from importlib.resources import files
from random import Random
from typing import Any
from urllib.parse import quote

import httpx
import requests
import schemathesis
from fluent.syntax import FluentParser, visitor
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.parameters import ParameterLocation
from schemathesis.core.result import Ok
from schemathesis.generation.feedback import NO_FEEDBACK
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from support.server.people import Person
from support.server.processes import Process
from support.waiting import PATIENCE

from menagerie.bots import BOTS
from menagerie.games import GAMES
from menagerie.puzzles.shelf import puzzles_of

UNHURRIED = """
from menagerie.server.limits import Limits, Rate
defaults = Limits.__init__.__kwdefaults__
defaults.update({name: Rate(10**9, 1) for name, value in defaults.items() if isinstance(value, Rate)})
"""
DESCRIBED = (
    *(not_a_server_error, status_code_conformance, content_type_conformance),
    *(response_headers_conformance, response_schema_conformance),
)
Request = Case[Any]

TRUE = "true"  # senders with a valid cookie, or the valid key
HEADER = st.text(st.characters(min_codepoint=33, max_codepoint=255, exclude_categories=["Cc", "Zs"]), max_size=40)
METHODS = ("GET", "GET", "HEAD", "POST", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "FLY")
PAGES = ("/", "/table/{table}", "/rules/{game}", "/operator", "/metrics", "/health", "/api/docs", "/api/docs.js")
PLACES = ("/{any}", "/api/{any}", "/api/tables/{table}/{any}", "/assets/{any}", "/art/{any}", "/assets/index.js", "/api/../{any}")
TYPES = ("application/json", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "", "/;;=")


class Texts(visitor.Visitor):
    """The fixed parts of our messages, between their values."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, element: Any) -> None:  # noqa: N802  # Fluent's name
        self.found.add(element.value.strip(" \n.,:“”()"))


@cache
def own_texts() -> frozenset[str]:
    """Whether a text is one of our sentences."""
    texts = Texts()
    for file in files("menagerie.words").joinpath("en").iterdir():
        texts.visit(FluentParser().parse(file.read_text(encoding="utf-8")))
    return frozenset(text for text in texts.found if len(text) > 7)


def check_refusal(content: bytes) -> None:
    """Check that a refusal is one sentence of ours, in our format."""
    said = json.loads(content)
    assert list(said) == ["detail"], said
    assert any(text in said["detail"] for text in own_texts()), f"not in our words: {said}"


def has_bad_body(case: Request) -> bool:
    """Whether the body matches none of the described ones. Undescribed parts of a query are ignored."""
    body = case.meta.components.get(ParameterLocation.BODY) if case.meta else None
    return body is not None and body.mode is GenerationMode.NEGATIVE


class Interface:
    """A running server as clients see it, with a table in each state, people who sit there, and the operator's key."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.answers: Counter[tuple[str, int]] = Counter()
        self.description = schemathesis.openapi.from_dict(httpx.get(f"{process.url}/api/openapi.json").json())
        self._session = requests.Session()
        self._session.trust_env = False
        self._file = sqlite3.connect(process.path)
        ((self.key,),) = self._file.execute("select value from secret where name = 'operator'").fetchall()
        self._version, self._kept = -1, list[Any]()
        self.cookies: list[str] = []
        self.true: dict[str, list[str]] = {}
        self.furnish()

    def close(self) -> None:
        """Disconnect everyone."""
        self._session.close()
        self._file.close()

    def furnish(self) -> None:
        """Make a table in each state, and no others."""
        authorization = {"authorization": f"Bearer {self.key}"}
        with httpx.Client(base_url=f"{self.process.url}/api/operator", headers=authorization, timeout=PATIENCE) as operator:
            assert operator.put("/club", json={}).is_success  # no code word
            assert operator.delete("/announcement").status_code == 204  # which might end in the middle of something else
            for line in operator.get("/blocks").json():
                assert operator.delete(f"/blocks/{line['block']}").status_code == 204
            for line in operator.get("/tables").json()["tables"]:
                assert operator.delete(f"/tables/{line['table']}").status_code == 204
            nel, bo = Person(self.process.url, "Nel"), Person(self.process.url, "Bo")
            tables, links = [nel.open("wildcards", players=4)], list[str]()
            for _ in ("in play", "over"):
                tables.append(nel.open("cubirds", players=2))
                assert bo.sit(nel.id).status_code == 201
                for person in (nel.connect(), bo.connect()):
                    person.ask("ready", ready=True)
                links += [nel.table["seat_link"], bo.table["seat_link"]]
            assert operator.post(f"/tables/{tables[-1]}/end").status_code == 204
        self.cookies = ["=".join(person.cookie) for person in (nel, bo)]
        nel.close()
        bo.close()
        secrets = [link.partition("#seat=")[2] for link in links]
        self.true = {"table": tables, "secret": secrets, "game": list(GAMES), "bots": list(BOTS), "who": ["Nel", "Bo"]}
        self.true["name"] = ["Nel", "Zoë", "🦉"]
        self.true["address"] = ["203.0.113.7", "2001:db8::1"]
        self.true["block"] = ["1", "0"]
        self.true["number"] = ["0", "3", "99999"]
        self.true["exercise"] = ["first", "nothing"]
        self.true["puzzle"] = [*(name for game in GAMES for name in list(puzzles_of(game))[:2]), "nothing"]

    def kept(self) -> list[Any]:
        """Everything in the file, except for games with bots, which go on by themselves."""
        ((version,),) = self._file.execute("pragma data_version").fetchall()
        if version != self._version:
            quiet = "not in (select game_id from seat where kind = 'bot')"
            queries = [
                "select * from guest",
                "select * from secret where name = 'operator'",
                "select * from site",
                "select * from block",
                "select id from game",
                f"select * from game where id {quiet}",
            ]
            queries += [f"select * from {part} where game_id {quiet}" for part in ("seat", "holder", "put_away", "event")]
            self._version, self._kept = version, [self._file.execute(query).fetchall() for query in queries]
        return self._kept

    def headers(self, cookie: str | None, key: str | None, random: Random) -> dict[str, str]:
        """The headers of a sender: with a cookie and a key, each valid or not."""
        shown = random.choice(self.cookies) if cookie == TRUE else cookie
        said = f"Bearer {self.key}" if key == TRUE else key
        return {name: value for name, value in (("Cookie", shown), ("Authorization", said)) if value}

    def ask(self, case: Request, headers: Mapping[str, str], random: Random) -> None:
        """Send a described request, often about an existing table; check that the response is described, and what it changed."""
        is_as_made = not self._put_true_values(case, random)
        before = self.kept()
        answer = case.call(base_url=self.process.url, session=self._session, headers=dict(headers), timeout=PATIENCE)
        self._session.cookies.clear()
        self.answers[case.operation.label, answer.status_code] += 1
        case.validate_response(
            answer, checks=[*DESCRIBED, *([negative_data_rejection] if is_as_made and has_bad_body(case) else [])]
        )
        if answer.status_code >= 400:
            check_refusal(answer.content)
        if answer.status_code >= 400 or case.method == "GET":
            assert self.kept() == before, "what is refused, or only read, changes nothing"
        elif case.operation.path == "/api/operator/key":
            self.key = answer.json()["key"]
        elif case.operation.path.startswith("/api/operator/"):
            self.furnish()

    def _put_true_values(self, case: Request, random: Random) -> bool:
        """Put in existing values here and there. Returns whether there were any."""
        is_changed = False
        for values in (case.path_parameters, case.body):
            if isinstance(values, dict):
                for name in sorted(self.true.keys() & values.keys()):
                    if isinstance(values[name], str) and random.random() < 0.6:
                        values[name], is_changed = random.choice(self.true[name]), True
        return is_changed

    def stray(self, method: str, path: str, headers: Mapping[str, str], body: bytes) -> None:
        """Send a random request; check that it is answered, and that a refusal is in our words."""
        before = self.kept()
        with closing(HTTPConnection("127.0.0.1", self.process.port, timeout=PATIENCE)) as connection:
            connection.request(method, path, body, {name: value.encode("latin-1") for name, value in headers.items()})
            answer = connection.getresponse()
            content = answer.read()
        self.answers["stray", answer.status] += 1
        assert answer.status < 500, (method, path, headers, body, answer.status)
        is_page = answer.status == 404 and "html" in headers.get("Accept", "") and not path.startswith("/api/")
        if answer.status >= 400 and method != "HEAD" and not (is_page and method == "GET"):
            check_refusal(content)
        if answer.status == 405:
            assert method not in (answer.getheader("allow") or method), (method, path, answer.getheader("allow"))
        if answer.status >= 400 or method in ("GET", "HEAD"):
            assert self.kept() == before, (method, path, headers, body)
        elif path.startswith("/api/operator/"):
            ((self.key,),) = self._file.execute("select value from secret where name = 'operator'").fetchall()
            self.furnish()


def ask_everything(interface: Interface, examples: int, chance: int | None) -> None:
    """Send so many requests for each operation, as described and not as described, and as many random ones. Without a seed they
    are always the same."""
    who = {"cookie": st.none() | st.just(TRUE) | HEADER, "key": st.just(TRUE) | st.none() | st.just(f"Bearer {TRUE}") | HEADER}
    randoms = st.randoms(use_true_random=False)
    operations = [found.ok() for found in interface.description.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) == sum(map(len, interface.description.raw_schema["paths"].values())), "each can be understood"

    def ask(case: Request, cookie: str | None, key: str | None, random: Random) -> None:
        interface.ask(case, interface.headers(cookie, key, random), random)

    for operation in operations:
        modes = list(GenerationMode) if operation.body or operation.query else [GenerationMode.POSITIVE]
        for mode in modes:
            _try(ask, examples, chance, case=operation.as_strategy(mode, feedback=NO_FEEDBACK), **who, random=randoms)

    def stray(
        method: str, path: str, more: dict[str, str], body: bytes, cookie: str | None, key: str | None, random: Random
    ) -> None:
        named = {name: random.choice(values) for name, values in interface.true.items()}
        interface.stray(method, path.format_map(named), {**more, **interface.headers(cookie, key, random)}, body)

    hosts = st.sampled_from(["localhost", "localhost:1", "127.0.0.1", "LOCALHOST.", "[::1]", "example.org", "["])
    more = st.fixed_dictionaries(
        {}, optional={"Content-Type": st.sampled_from(TYPES), "Accept": st.just("text/html"), "Host": hosts}
    )
    bodies = st.sampled_from([b"", b"{}", b"\xff", b"[" * 3000, b'{"name": "\\ud800", "\\ud800": 1}']) | st.binary(max_size=300)
    strays = {
        "method": st.sampled_from(METHODS),
        "path": _addresses([each.path for each in operations]),
        "more": more,
        "body": bodies,
    }
    _try(stray, examples * len(operations), chance, **strays, **who, random=randoms)


def _addresses(described: Iterable[str]) -> st.SearchStrategy[str]:
    """Existing addresses, and others: with characters that are not letters, and with very many."""
    odd = st.text(max_size=8).map(quote) | st.sampled_from(["%00", "%ff", "..%2f..", "%2e%2e", "%", "a" * 3000, "%0a", "?", "//"])

    def address(path: str, odd: str, *, is_odd: bool) -> str:
        return re.sub(r"\{\w+\}" if is_odd else r"\{any\}", lambda _: odd, path)

    return st.builds(address, st.sampled_from((*described, *PAGES, *PLACES)), odd, is_odd=st.booleans())


def _try(deed: Callable[..., None], examples: int, chance: int | None, **drawn: st.SearchStrategy[Any]) -> None:
    rules = settings(
        max_examples=examples,
        derandomize=chance is None,
        database=None,
        deadline=None,
        phases=[Phase.generate],  # a request changes the server: the same one later has another effect
        suppress_health_check=list(HealthCheck),
    )
    tried = rules(given(**drawn)(deed))
    (tried if chance is None else seed(chance)(tried))()
