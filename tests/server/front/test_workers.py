"""`menagerie serve --workers`: several processes on one port."""

import json
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from support.running_server import RunningServer
from support.server.companies import Company, play, settle
from support.waiting import wait_until

WORKERS = 2


@pytest.fixture
def server(tmp_path: Path, shared: str) -> Iterator[RunningServer]:
    """A server as a host with PostgreSQL would start it."""
    running = RunningServer(tmp_path, options=("--quick-bots", "--workers", str(WORKERS)), database=shared)
    yield running
    running.end()


def logged(server: RunningServer, what: str) -> int:
    """How often something was logged."""
    return sum(json.loads(line)["what"] == what for line in server.log().splitlines() if line.startswith("{"))


def workers_of(server: RunningServer) -> list[int]:
    """The processes that it has started to serve requests."""
    children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
    return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def test_all_of_them_play_and_one_that_dies_is_replaced(server: RunningServer, shared: str) -> None:
    wait_until(lambda: logged(server, "started") == WORKERS)
    names = [server.base, server.base.replace("127.0.0.1", "localhost")]  # of one place
    company = Company(names, shared, Random(1), game="wildcards", people=3, bots=1)
    company.begin()
    play([company], lambda: company.acknowledged >= 10)
    killed, *others = workers_of(server)
    assert len(others) == WORKERS - 1
    os.kill(killed, signal.SIGKILL)
    play([company], lambda: company.acknowledged >= 20)
    settle([company])
    company.check()
    wait_until(lambda: logged(server, "started") == WORKERS + 1)
    company.go_home()
    server.stop()

    assert logged(server, "stopped") == WORKERS
    problems = [line for line in server.log().splitlines() if '"level": "error"' in line or '"level": "critical"' in line]
    assert len(problems) == 1
    died = json.loads(problems[0])
    assert (died["what"], died["worker"], died["signal"]) == ("worker died", killed, "SIGKILL")
