"""A real server on a real file, and a real browser."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Browser, sync_playwright
from support.running_server import FLAGS, LANGUAGE, Guests, OperatorCall, RunningServer

from menagerie.cli import main


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")  # the first takes a third less time
    found = next(filter(None, map(shutil.which, names)), None)
    assert found, "these tests need Chromium: make browser"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        new_context = browser.new_context
        browser.new_context = lambda **wanted: new_context(locale=LANGUAGE, **wanted)  # type: ignore[method-assign]
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[RunningServer]:
    """A server that a test may kill."""
    running = RunningServer(tmp_path)
    yield running
    running.stop()


@pytest.fixture
def key(own_server: RunningServer, capsys: pytest.CaptureFixture[str]) -> str:
    """The operator's key of that server."""
    assert main(["operator-key", "--database", str(own_server.database)]) == 0
    return capsys.readouterr().out.strip()


@pytest.fixture
def operator(own_server: RunningServer, key: str) -> OperatorCall:
    """Does something as the operator of that server: a method, the end of the route, and a body."""

    def call(method: str, path: str, **body: Any) -> None:
        headers = {"Authorization": f"Bearer {key}", "Content-Type": "application/json"}
        asked = Request(f"{own_server.base}/api/operator/{path}", json.dumps(body).encode(), headers, method=method)
        urlopen(asked).close()

    return call


@pytest.fixture
def guests(chromium: Browser, server: RunningServer) -> Iterator[Guests]:
    """Opens browsers, each of them another guest."""
    opened = Guests(chromium, server.base)
    yield opened
    opened.close()
