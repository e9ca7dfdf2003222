"""A server for each test. Its pages are three small files: the true ones have to be built first."""

import logging
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
import uvicorn
from server.clubs import bare
from server.people import Site

from menagerie.server.limits import Bucket
from menagerie.server.logs import JsonLines
from menagerie.server.store import Store


@pytest.fixture(autouse=True)
def logs_of_its_own() -> Iterator[None]:
    """What a test that serves sets up for its logs ends with it: others would write to a stream that is closed by then."""
    root = logging.getLogger()
    level = root.level
    yield
    for handler in root.handlers[:]:
        if isinstance(handler.formatter, JsonLines):
            root.removeHandler(handler)
    root.setLevel(level)


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a client that needs no building."""
    folder = tmp_path / "client"
    for name in ("index.html", "assets/index.js", "art/mark.svg", "api/swagger-ui-bundle.js", "api/swagger-ui.css"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text("<!doctype html>" if name.endswith("html") else "", encoding="utf-8")
    for module in ("app", "serve"):
        monkeypatch.setattr(f"menagerie.server.{module}.CLIENT", folder)
    return folder


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """A new database, without a server."""
    store = Store(bare(tmp_path / "menagerie.db"))
    store.migrate()
    yield store
    store.close()


@pytest.fixture
def site(tmp_path: Path, client: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    """A server whose bots do not wait, and where people may speak as fast as they can."""
    monkeypatch.setattr("menagerie.server.socket.Bucket", lambda burst, rate: Bucket(10**9, rate))
    monkeypatch.setattr("menagerie.server.room.CHANGES", (10**9, 1))
    random = Random(1)
    monkeypatch.setattr("menagerie.core.seed.secrets.token_hex", lambda count: random.randbytes(count).hex())  # the same games
    site = Site(tmp_path)
    yield site
    site.close()


@pytest.fixture
def waiting_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot may sit in as soon as somebody has left."""
    monkeypatch.setattr("menagerie.server.audience.STAND_IN_WAIT", 0.0)


@pytest.fixture
def never_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    """What starts a server that it should have refused is noticed, and does not wait for it for ever."""

    def run(server: uvicorn.Server) -> None:
        raise AssertionError("a server runs")

    monkeypatch.setattr("uvicorn.Server.run", run)


@pytest.fixture
def slow_site(tmp_path: Path, client: Path) -> Iterator[Site]:
    """A server whose bots take half the time that people would."""
    site = Site(tmp_path, pause_factor=0.5)
    yield site
    site.close()
