"""The process under measurement: started on its own core, observed through /proc, and killed."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from operator import itemgetter
from pathlib import Path
from types import TracebackType
from typing import Self

from bench.crowd import HOST, PATIENCE
from bench.page import ROOT

TICKS = os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    """A free port."""
    with socket.create_server((HOST, 0)) as free:
        return int(free.getsockname()[1])


def _seconds(stat: Path) -> float:
    user, system = stat.read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / TICKS


def family_seconds(number: int) -> float:
    """The processor time of a process and its children, including those that have exited."""
    seconds = 0.0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has ended this moment
            parent, *times = map(int, itemgetter(1, 11, 12, 13, 14)(stat.read_text().rpartition(")")[2].split()))
            if int(stat.parent.name) == number:
                seconds += sum(times) / TICKS
            elif parent == number:
                seconds += sum(times[:2]) / TICKS
    return seconds


class Process:
    """The server or the echo (bench/serving.py), ready for connections."""

    def __init__(
        self,
        database: str | Path,
        core: int,
        *,
        log: Path | None = None,
        echo: Path | None = None,
        samples: Path | None = None,
        **settings: int,
    ) -> None:
        self.port = free_port()
        command = [sys.executable, "-m", "bench.serving", str(core), "--host", HOST, "--port", str(self.port)]
        command += ["--database", str(database)]
        for name, value in settings.items():
            command += [f"--{name}", str(value)]
        command += ["--echo", str(echo)] if echo else []
        command += ["--samples", str(samples)] if samples else []
        self._log = log or Path(database).with_suffix(".log")
        with self._log.open("ab") as written:
            self._process = subprocess.Popen(command, cwd=ROOT, stdout=written, stderr=written)
        end = time.monotonic() + PATIENCE
        while not self._listens():
            if self._process.poll() is not None or time.monotonic() > end:
                self.kill()
                raise RuntimeError(f"the server did not start:\n{self._log.read_text()}")
            time.sleep(0.005)

    def _listens(self) -> bool:
        try:
            socket.create_connection((HOST, self.port), 1).close()
        except OSError:
            return False
        return True

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.kill()

    def kill(self) -> None:
        """Kill it, as a power cut would."""
        self._process.kill()
        self._process.wait()

    def signal(self, number: signal.Signals) -> None:
        """Send it a signal."""
        self._process.send_signal(number)

    def processor_seconds(self) -> float:
        """The processor time that it has used so far, all threads together."""
        return _seconds(Path(f"/proc/{self._process.pid}/stat"))

    def main_seconds(self) -> float:
        """The processor time of its main thread alone; the store has its own thread."""
        return _seconds(Path(f"/proc/{self._process.pid}/task/{self._process.pid}/stat"))

    def memory(self) -> int:
        """Its private memory, in bytes."""
        for line in Path(f"/proc/{self._process.pid}/smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                return int(line.split()[1]) * 1024
        raise RuntimeError("this system does not tell how much memory a process has")
