"""A server that is killed in the middle of a game: what was acknowledged is there, and the game goes on."""

import time
from collections.abc import Iterator
from math import inf
from pathlib import Path
from random import Random

import pytest
from server.people import Person
from server.processes import Process, check_log, come_back, play_until

from menagerie import Record


@pytest.fixture
def process(tmp_path: Path, client: Path) -> Iterator[Process]:
    process = Process(tmp_path, client)
    yield process
    process.kill()


@pytest.mark.parametrize("seed", [1, 2])
def test_a_killed_server_loses_nothing_that_it_acknowledged(process: Process, seed: int) -> None:
    random = Random(seed)
    nel = Person(process.url)
    nel.open(["cubirds", "wildcards"][seed % 2], players=3, bots="beginner")
    nel.connect()
    nel.ask("set-automatic", on=False)
    acknowledged: set[str] = set()
    for kills in range(3):
        heard, unanswered = play_until(nel, random, time.monotonic() + random.uniform(0.05, 0.5))
        acknowledged |= heard
        time.sleep(random.uniform(0, 0.01))
        if kills == 2:
            process.stop()
        else:
            process.kill()
        nel.close_code()
        process.start()
        acknowledged |= come_back(nel, unanswered)
    play_until(nel, random, inf)

    record = Record.from_json(nel.http.get(f"/api/tables/{nel.id}/record").text)
    nel.close()
    check_log(process.path, nel.id, acknowledged, record)
