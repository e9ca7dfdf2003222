"""A server is killed in the middle of two games: everything acknowledged is there, and both games go on."""

import time
from collections.abc import Iterator
from math import inf
from pathlib import Path
from random import Random

import pytest
from support.server.people import Person
from support.server.processes import Process, check_log, come_back, play_until

from menagerie import Record
from menagerie.games import GAMES


@pytest.fixture
def process(tmp_path: Path, client: Path) -> Iterator[Process]:
    process = Process(tmp_path, client)
    yield process
    process.kill()


def test_a_killed_server_loses_nothing_that_it_acknowledged(process: Process) -> None:
    random = Random(1)
    people = {game: Person(process.url, game) for game in GAMES}
    acknowledged = {game: set[str]() for game in GAMES}
    for game, person in people.items():
        person.open(game, players=3, bots="beginner")
        person.connect()
        person.ask("set-automatic", on=False)
    for end in (process.kill, process.kill, process.stop):
        unanswered = {}
        people = dict(reversed(people.items()))  # only the player who moves last is still waiting for an answer when it ends
        for game, person in people.items():
            heard, unanswered[game] = play_until(person, random, time.monotonic() + random.uniform(0.05, 0.3))
            acknowledged[game] |= heard
        time.sleep(random.uniform(0, 0.01))  # at any moment
        end()
        for person in people.values():
            person.close_code()
        process.start()
        for game, person in people.items():
            acknowledged[game] |= come_back(person, unanswered[game])
    for game, person in people.items():
        play_until(person, random, inf)
        record = Record.from_json(person.http.get(f"/api/tables/{person.id}/record").text)
        check_log(process.path, person.id, acknowledged[game], record)
        person.close()
