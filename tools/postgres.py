"""A separate PostgreSQL in a folder, on the loopback, run by an ordinary user: for tests, benchmarks and `make cluster`."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import time
from pathlib import Path

PATIENCE = 30.0  # seconds
PLACES = "/usr/lib/postgresql/*/bin"  # where Debian keeps its programs, one folder for each version
USERS = ("postgres", "nobody")  # the user who runs it if we are root, because it refuses to run as root
MISSING = "This needs PostgreSQL: sudo apt-get install postgresql"


def programs() -> Path | None:
    """The folder of PostgreSQL's programs; None if it is not installed."""
    found = shutil.which("initdb")
    places = sorted(Path("/").glob(PLACES.lstrip("/")), key=lambda place: int(place.parent.name))
    return Path(found).resolve().parent if found else places[-1] if places else None


class Postgres:
    """A PostgreSQL server that stops with `stop`, and keeps nothing after that."""

    def __init__(self, folder: Path, *options: str) -> None:
        found = programs()
        assert found is not None, MISSING
        self._programs, self.folder = found, folder
        self._options = options
        self._user = next((user for user in USERS if _is_there(user)), None) if os.geteuid() == 0 else None
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]
        self.data = folder / "data"
        self.data.mkdir(parents=True)
        for each in (folder, self.data):
            each.chmod(0o700)
            if self._user is not None:
                shutil.chown(each, self._user)
        command = ["initdb", "-D", str(self.data), "-U", "menagerie", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        self._run(*command)
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    def url(self, name: str = "postgres", port: int | None = None) -> str:
        """The address of a database in it; a proxy in front of it has its own port."""
        return f"postgresql://menagerie@127.0.0.1:{port or self.port}/{name}"

    def start(self) -> None:
        """Start it, and wait until it accepts connections."""
        asked = ["-D", str(self.data), "-p", str(self.port), "-k", str(self.folder), "-c", "listen_addresses=127.0.0.1"]
        for option in ("max_connections=200", *self._options):
            asked += ["-c", option]
        log = (self.folder / "log").open("ab")
        with log:
            command = [str(self._programs / "postgres"), *asked]
            self._process = subprocess.Popen(command, stdout=log, stderr=log, user=self._user, cwd=self.folder)
        end = time.monotonic() + PATIENCE
        ready = [str(self._programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        while time.monotonic() < end and self._process.poll() is None:
            if subprocess.run(ready, check=False).returncode == 0:
                return
            time.sleep(0.05)
        raise AssertionError((self.folder / "log").read_text())

    def stop(self, how: int = signal.SIGINT) -> None:
        """Stop it: by SIGINT at once and cleanly, by SIGQUIT without notifying clients."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)
            self._process = None

    @property
    def number(self) -> int:
        """The id of its first process, the parent of all others."""
        assert self._process is not None
        return self._process.pid

    def restart(self, how: int = signal.SIGINT) -> None:
        """Stop it and start it again."""
        self.stop(how)
        self.start()

    def database(self, name: str, template: str = "template1") -> str:
        """Create a database in it. Returns its address."""
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "menagerie", "-T", template, name)
        return self.url(name)

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), *arguments]
        done = subprocess.run(command, capture_output=True, text=True, check=False, user=self._user, cwd=self.folder)
        assert done.returncode == 0, done.stderr


def _is_there(user: str) -> bool:
    try:
        pwd.getpwnam(user)
    except KeyError:
        return False
    return True
