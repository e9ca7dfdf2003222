"""A crowd that watches one table, in a separate process, so that reading for it takes no time from the players."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from bench.crowd import Line, Place, connect, settle
from bench.page import ROOT
from menagerie.server.front.server_process import allow_open_files, spare_pauses

TOGETHER = 50  # people who connect at once


@contextmanager
def watched(port: int, path: str, count: int) -> Iterator[None]:
    """Let so many people watch a table while the block runs."""
    command = [sys.executable, "-m", "bench.watching", str(port), path, str(count)]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline(), "the watchers did not come"
            yield
        finally:
            process.kill()


async def watch(port: int, path: str, count: int) -> None:
    """Connect, report that, and receive messages until told to stop."""
    os.nice(19)  # a lower priority on this core, because in reality watchers have separate machines
    allow_open_files(count)
    lines: list[Line] = []
    while len(lines) < count:
        lines += await connect(port, [Place(path)] * min(TOGETHER, count - len(lines)), first=len(lines))
    await settle(lines)
    spare_pauses()
    print("there", flush=True)
    await asyncio.to_thread(sys.stdin.read)


if __name__ == "__main__":
    asyncio.run(watch(int(sys.argv[1]), sys.argv[2], int(sys.argv[3])))
