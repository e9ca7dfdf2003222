"""Every route and every message has a rate limit, and expensive answers are cached."""

import asyncio
import threading
import time
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
import segno
from fastapi import FastAPI
from fastapi.dependencies.models import Dependant
from starlette.routing import BaseRoute, Mount
from support.server.people import Person, Site, play

from menagerie.server.limits import Buckets, Limits, Rate, networks_of
from menagerie.server.presentation import replay
from menagerie.server.rates import AddressRates, TooFast, rate
from menagerie.server.storage.store import Store
from menagerie.server.table.handlers import KINDS

WAIT = "Not so fast, please: the server needs a moment."


def leaves(routes: list[BaseRoute]) -> Iterator[BaseRoute]:
    """All routes, those of included routers too."""
    for route in routes:
        inner = getattr(route, "original_router", None)
        if inner is None:
            yield route
        else:
            yield from leaves(inner.routes)


def rates_of(dependant: Dependant) -> set[str]:
    """The rates of everything that a route depends on."""
    own = {str(dependant.call.rate)} if dependant.call is not None and hasattr(dependant.call, "rate") else set[str]()
    return own.union(*(rates_of(each) for each in dependant.dependencies))


def unrated(app: FastAPI) -> list[str]:
    """The routes without a rate."""

    def has_rate(route: BaseRoute) -> bool:
        if isinstance(route, Mount):
            return hasattr(route.app, "rate")
        return hasattr(route, "dependant") and bool(rates_of(route.dependant))

    return [getattr(route, "path", str(route)) for route in leaves(app.routes) if not has_rate(route)]


def test_every_route_has_a_rate(site: Site) -> None:
    assert len(list(leaves(site.app.routes))) > 30
    assert unrated(site.app) == []


def test_a_route_without_a_rate_is_noticed() -> None:
    app = FastAPI(openapi_url=None)
    app.add_api_route("/api/hands", lambda: "", dependencies=[rate("reads")])
    app.add_api_route("/api/piles", lambda: "")
    assert unrated(app) == ["/api/piles"]


def test_a_rate_that_there_is_not_is_noticed() -> None:
    with pytest.raises(AssertionError, match="gulps is not a rate"):
        rate("gulps")


def test_every_message_has_a_rate() -> None:
    assert all(isinstance(getattr(Limits(), kind.rate), Rate) for kind in KINDS.values())


# clients that ask too much


def refused(site: Site, kind: str) -> int:
    figures = site.app.state.server.metrics.registry
    return int(figures.get_sample_value("menagerie_refusals_total", {"kind": kind}) or 0)


def test_all_requests_of_an_address_together_have_a_rate(site: Site) -> None:
    nel = site.person()
    nel.open("cubirds", players=2)
    site.limits.requests, site.waits.turned_away = Rate(8, 0.1), 0.0
    site.app.state.server.rooms.rates._buckets.clear()
    paths = ["/api/games", "/", "/assets/index.js", "/nowhere", "/health", "/api/docs", f"/api/tables/{nel.id}/qr.svg", "/api/me"]
    statuses = [nel.http.get(path).status_code for path in paths]
    assert 429 not in statuses
    for path in ("/api/games", "/assets/index.js", "/nowhere"):
        answer = nel.http.get(path)
        assert (answer.status_code, answer.json()) == (429, {"detail": WAIT})
        assert answer.headers["retry-after"] == "10"
    with pytest.raises(Exception, match="429"):
        nel.connect()
    assert refused(site, "too-fast") == 4


@pytest.mark.parametrize(
    ("name", "method", "path"),
    [
        ("names", "PUT", "/api/me"),
        ("reads", "GET", "/api/tables"),
        ("summaries", "GET", "/api/tables/{table}/afterwards"),
        ("summaries", "GET", "/api/tables/{table}/record"),
        ("replays", "GET", "/api/tables/{table}/again"),
        ("claims", "POST", "/api/seats"),
        ("files", "GET", "/assets/index.js"),
        ("arrivals", "SOCKET", "/api/tables/{table}/socket"),
    ],
)
def test_whoever_asks_again_and_again_is_told_to_wait(site: Site, name: str, method: str, path: str) -> None:
    (nel,) = site.table("cubirds", ["Nel"], free=1)
    setattr(site.limits, name, Rate(2, 0.05))
    site.app.state.server.rooms.rates._buckets.clear()
    where, body = path.format(table=nel.id), {"name": "Nel"} if method == "PUT" else {"secret": "x" * 20}
    for _ in range(2):
        if method == "SOCKET":
            site.person().connect(nel.id)
        else:
            assert nel.http.request(method, where, json=body).status_code != 429
    if method == "SOCKET":
        with pytest.raises(Exception, match="429"):
            site.person().connect(nel.id)
    else:
        answer = nel.http.request(method, where, json=body)
        assert (answer.status_code, answer.json()["detail"], answer.headers["retry-after"]) == (429, WAIT, "20")
    assert refused(site, "too-fast") == 1


def test_who_acts_faster_than_anybody_could_is_refused_by_the_id_of_the_message(site: Site) -> None:
    (nel,) = site.game("cubirds", ["Nel"], bots=1)
    site.limits.deeds = Rate(2, 0.001)
    site.app.state.server.rooms._rooms[nel.id].parts._rates.clear()
    answers = [nel.ask("act", id=str(number), seq=0, action="fly") for number in range(3)]
    assert [answer["id"] for answer in answers] == ["0", "1", "2"]
    assert [answer["text"] == WAIT for answer in answers] == [False, False, True]


def test_an_address_that_does_not_stop_is_turned_away_before_it_has_asked(site: Site) -> None:
    site.limits.requests, site.limits.reads, site.waits.turned_away = Rate(100, 0.01), Rate(1, 0.01), 60.0
    site.app.state.server.rooms.rates._buckets.clear()
    statuses = [site.person().http.get("/api/games").status_code for _ in range(40)]
    assert statuses == [200] + [429] * 39
    assert site.app.state.server.rooms.rates._buckets["requests", 1]._buckets["127.0.0.1"].level < 1
    assert site.person().http.get("/api/games").text == WAIT, "in one plain sentence, before any request is read"
    assert refused(site, "too-fast") == 40


# counting by address


def test_a_neighbourhood_and_the_network_around_it_are_counted() -> None:
    rates = AddressRates(Limits(reads=Rate(10, 0.001), wider=4))
    for number in range(40):
        rates.count("reads", f"2001:db8:7:{number // 10}::{number:x}")
    with pytest.raises(TooFast):
        rates.count("reads", "2001:db8:7:ffff::1")
    rates.count("reads", "2001:db8:8::1")
    for _ in range(10):
        rates.count("reads", "192.0.2.1")
    with pytest.raises(TooFast):
        rates.count("reads", "::ffff:192.0.2.1")
    assert networks_of("2001:db8:7:8::1", 4) == (("2001:db8:7:8::/64", 1), ("2001:db8:7::/48", 4))


def test_nobody_makes_the_server_forget_an_empty_bucket() -> None:
    buckets = Buckets(3, 0.001, most=100)
    while buckets.take("the one who asks too much"):
        pass
    started = time.perf_counter()
    for number in range(20_000):
        assert buckets.take(f"passer-by {number}")
    assert time.perf_counter() - started < 5
    assert not buckets.take("the one who asks too much")
    assert len(buckets._buckets) == len(buckets._full) == 100


# expensive answers


@pytest.fixture
def series(site: Site) -> Person:
    """Somebody at the third game of a series, which is over."""
    (nel,) = site.game("cubirds", ["Nel"], bots=1, turns=2)
    play([nel], Random(5))
    for _ in range(2):
        nel.ask("rematch")
        nel.settle()
        table = nel.table["rematch"]
        nel.disconnect()
        nel.position = {}
        nel.connect(table)
        play([nel], Random(5))
    return nel


def test_a_summary_is_found_out_once(site: Site, series: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    reads: list[Any] = []
    read = Store.read
    path = f"/api/tables/{series.id}/afterwards"

    async def counted(store: Store, call: Any) -> Any:
        reads.extend([call] if "Summaries" in call.__qualname__ else [])
        return await read(store, call)

    first = series.http.get(path).json()
    assert first["games"] == 3
    monkeypatch.setattr(Store, "read", counted)
    assert [series.http.get(path).json() for _ in range(3)] == [first] * 3
    assert not reads
    assert not series.ask("rename", seat=0, name="Nelly")
    assert series.http.get(path).json() == first
    assert len(reads) == 4, "its times, two games before it, and that there is no other: one after the other"


def test_a_replay_is_made_once_and_told_to_those_who_cannot_unpack_it(
    site: Site, series: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    told_again = replay.told_again

    def noted(*given: Any) -> bytes:
        made.append(given[-1])
        return told_again(*given)

    monkeypatch.setattr(replay, "told_again", noted)
    path = f"/api/tables/{series.id}/again"
    packed, plain = (series.http.get(path, headers={"accept-encoding": coding}) for coding in ("gzip", "identity"))
    assert (packed.headers.get("content-encoding"), plain.headers.get("content-encoding")) == ("gzip", None)
    assert packed.json() == plain.json()
    series.http.get(path, params={"cards": "open"})
    assert made == ["mine", "open"]
    series.http.get(path, headers={"accept-language": "de"})
    assert len(made) == 3, "in another language"


def test_the_cache_of_replays_is_bounded_in_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay, "CACHED_BYTES", 100)
    replays = replay.Replays(None)  # type: ignore[arg-type]  # it makes no link
    for number in range(20):
        replays._keep((number,), b"x" * 30)
    assert list(replays._known) == [(17,), (18,), (19,)]
    assert replays._bytes == 90


def test_a_picture_of_a_link_is_drawn_once_and_not_while_everybody_waits(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    (nel,) = site.table("cubirds", ["Nel"], free=1)
    threads: list[threading.Thread] = []
    make = segno.make

    def drawn(*given: Any, **named: Any) -> Any:
        threads.append(threading.current_thread())
        return make(*given, **named)

    monkeypatch.setattr("menagerie.server.front.routes.segno.make", drawn)
    pictures = {nel.http.get(f"/api/tables/{nel.id}/qr.svg").content for _ in range(5)}
    assert len(pictures) == len(threads) == 1
    assert threads[0] is not site._thread


def test_a_long_read_keeps_nobody_waiting(site: Site) -> None:
    nel, go_on, is_read = site.person(), threading.Event(), threading.Event()
    store, loop = site.app.state.server.store, next(iter(site._server.servers)).get_loop()

    def slowly(_connection: object) -> None:
        is_read.set()
        go_on.wait(30)

    async def read() -> None:
        await store.read(slowly)

    assert nel.http.get("/api/me").status_code == 200
    reading = asyncio.run_coroutine_threadsafe(read(), loop)
    assert is_read.wait(30)
    try:
        assert nel.http.get("/api/tables", timeout=10).status_code == 200
    finally:
        go_on.set()
    reading.result(30)
