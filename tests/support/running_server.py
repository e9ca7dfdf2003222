"""A real server on a real file, and the people who visit it."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import Browser
from support.browser import Guest

LANGUAGE = os.environ.get("MENAGERIE_TEST_LANGUAGE", "en")  # for the browser: in each of these windows, everything has to fit
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
MENAGERIE = Path(sys.executable).parent / "menagerie"


class RunningServer:
    """`menagerie serve`, which can be killed and started again on the same file."""

    def __init__(
        self,
        folder: Path,
        program: Sequence[str | Path] = (MENAGERIE,),
        options: Sequence[str] = ("--quick-bots",),
        database: str | Path | None = None,
    ) -> None:
        with socket.socket() as trial:
            trial.bind(("127.0.0.1", 0))
            self.port = int(trial.getsockname()[1])
        self.base = f"http://127.0.0.1:{self.port}"
        self.database = database or folder / "tables.db"
        self._log = folder / f"server-{self.port}.log"
        self._program, self._options = program, options
        self.start()

    def start(self) -> None:
        command = [
            *map(str, self._program),
            "serve",
            "--host",
            "127.0.0.1",
            "--port",
            str(self.port),
            "--database",
            str(self.database),
            "--create",
        ]
        with self._log.open("a") as log:
            self._process = subprocess.Popen([*command, *self._options], stdout=log, stderr=log)
        for _ in range(1200):  # a minute; nothing takes so long, but a slow machine is not a failure
            assert self._process.poll() is None, self._log.read_text()
            try:
                urllib.request.urlopen(f"{self.base}/health", timeout=1).close()
            except OSError:
                time.sleep(0.05)
            else:
                return
        raise AssertionError(self._log.read_text())

    @property
    def pid(self) -> int:
        return self._process.pid

    def kill(self) -> None:
        """Kill it, as a power cut would."""
        os.kill(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(60)

    def end(self) -> None:
        """Stop it, unless it has stopped already."""
        if self._process.poll() is None:
            self.stop()

    def log(self) -> str:
        return self._log.read_text()


class OperatorCall(Protocol):
    """A request to the operator's API: a method, the end of the route, and a body."""

    def __call__(self, method: str, path: str, **body: Any) -> None: ...


class Guests:
    """Browsers of several people."""

    def __init__(self, chromium: Browser, base: str) -> None:
        self._chromium = chromium
        self._base = base
        self._guests: list[Guest] = []

    def __call__(self, *, size: str = "desk", theme: str = "light", base: str | None = None, pace: str = "quick") -> Guest:
        guest = Guest(self._chromium, base or self._base, size=size, theme=theme, pace=pace)
        self._guests.append(guest)
        return guest

    def close(self) -> None:
        """Close the browser; fails if the page logged an error."""
        for guest in self._guests:
            guest.context.close()
        complaints = [complaint for guest in self._guests for complaint in guest.complaints]
        assert not complaints, complaints
