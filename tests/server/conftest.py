"""A server for each test. Its pages are three small files, because the real ones have to be built first."""

import logging
import os
import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
import uvicorn
from support.server.clubs import bare
from support.server.people import Scattered, Site, unhurried

from menagerie.server.front.logs import JsonLines
from menagerie.server.front.settings import Settings
from menagerie.server.limits import Waits
from menagerie.server.storage.store import Store
from tools.postgres import MISSING, Postgres, programs

NUMBERS = count()
USUAL: dict[str, Any] = Settings.__init__.__kwdefaults__ or {}  # the settings, unless a test says otherwise


@pytest.fixture(autouse=True)
def logs_of_its_own() -> Iterator[None]:
    """End the logging that a test's server sets up: later tests would write to a closed stream."""
    root = logging.getLogger()
    level = root.level
    yield
    for handler in root.handlers[:]:
        if isinstance(handler.formatter, JsonLines):
            root.removeHandler(handler)
    root.setLevel(level)


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a client that needs no build."""
    folder = tmp_path / "client"
    for name in ("index.html", "assets/index.js", "art/mark.svg", "api/swagger-ui-bundle.js", "api/swagger-ui.css"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text("<!doctype html>" if name.endswith("html") else "", encoding="utf-8")
    monkeypatch.setitem(USUAL, "client", folder)
    return folder


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """A new database, without a server."""
    store = Store(bare(tmp_path / "menagerie.db"))
    store.migrate()
    yield store
    store.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for the tests of one process, with an empty database."""
    if programs() is None:
        pytest.skip(MISSING)
    with tempfile.TemporaryDirectory(prefix="menagerie-postgres-") as folder:
        postgres = Postgres(Path(folder), "fsync=off")
        store = Store(postgres.database("bare"))
        store.migrate()
        store.close()
        yield postgres
        postgres.stop()


@pytest.fixture
def shared(postgres: Postgres) -> str:
    """The address of a new database of PostgreSQL."""
    return postgres.database(f"test{next(NUMBERS)}", template="bare")


@pytest.fixture
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let people send as fast as they can, and draw the same seeds in every run."""
    monkeypatch.setitem(USUAL, "limits", unhurried())
    random = Random(1)
    monkeypatch.setattr("menagerie.core.seed.secrets.token_hex", lambda count: random.randbytes(count).hex())


@pytest.fixture
def sites(tmp_path: Path, client: Path, shared: str, in_a_hurry: None) -> Iterator[list[Site]]:
    """Two servers over one PostgreSQL. They poll their tables rarely, so they learn of changes from notices."""
    sites = [Site(tmp_path, shared, waits=Waits(look_again=30.0)) for _ in range(2)]
    yield sites
    for site in sites:
        site.close()


@pytest.fixture
def scattered(tmp_path: Path, client: Path, shared: str, in_a_hurry: None) -> Iterator[Site]:
    """Two servers over one PostgreSQL, with people at both."""
    site = Scattered(tmp_path, shared)
    yield site
    site.close()


@pytest.fixture
def site(tmp_path: Path, client: Path, in_a_hurry: None, request: pytest.FixtureRequest) -> Iterator[Site]:
    """A server whose bots do not wait, and where people may send as fast as they can. Any test can run on PostgreSQL, or with two
    servers over it: MENAGERIE_TEST_SERVERS=postgres, or two."""
    match os.environ.get("MENAGERIE_TEST_SERVERS"):
        case "postgres":
            site = Site(tmp_path, request.getfixturevalue("shared"))
        case "two":
            site = Scattered(tmp_path, request.getfixturevalue("shared"))
        case _:
            site = Site(tmp_path)
    yield site
    site.close()


@pytest.fixture
def waiting_for_nobody(site: Site) -> None:
    """Let a bot sit in as soon as somebody has left."""
    site.waits.stand_in = 0.0


@pytest.fixture
def never_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fail if a server starts that should have refused to, instead of waiting for it forever."""

    def run(server: uvicorn.Server) -> None:
        raise AssertionError("a server runs")

    monkeypatch.setattr("uvicorn.Server.run", run)


@pytest.fixture
def slow_site(tmp_path: Path, client: Path) -> Iterator[Site]:
    """A server whose bots take half the time that people would."""
    site = Site(tmp_path, pause_factor=0.5)
    yield site
    site.close()
