"""Two servers over one PostgreSQL, and the faults between them: nothing is lost or doubled, and every table recovers by itself.

`tests/programs/cluster_faults.py` does the same for longer.
"""

import asyncio
import signal
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from support.server.companies import Company, Twice, play, settle
from support.server.people import Scattered, Site
from support.server.people import play as play_at_random
from support.server.processes import a_client, problems
from support.server.two_servers import DISK, Cluster

from menagerie.server.limits import Waits
from menagerie.server.table.neighbours import SharedNeighbours
from tools.postgres import MISSING, programs

QUICK = """
from menagerie.server.table import neighbours
from menagerie.server.limits import Waits
neighbours.HEARTBEAT, neighbours.DEAD_AFTER = 0.3, 2.0
Waits.__init__.__kwdefaults__["look_again"] = 0.5
"""
TABLES: tuple[dict[str, Any], ...] = ({"game": "cubirds", "people": 2, "bots": 1}, {"game": "wildcards", "people": 2})


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """Two servers in separate processes, for all tests here."""
    if programs() is None:
        pytest.skip(MISSING)
    folder = tmp_path_factory.mktemp("cluster")
    made = Cluster(folder, a_client(folder), Random(1), "fsync=off", tables=TABLES, first=(QUICK, QUICK))
    yield made
    made.close()
    for process in made.processes:
        assert not problems(process, DISK)


def test_what_a_killed_server_acknowledged_is_known_to_the_other(both: Cluster) -> None:
    for process in both.processes:
        both.play_on(4)
        process.kill()
        both.play_on(2)
        process.start()
        both.check()


def test_a_database_that_was_stopped_is_found_again(both: Cluster) -> None:
    for how in (signal.SIGINT, signal.SIGQUIT):
        both.play_on(4)
        both.postgres.restart(how)
        both.play_on(4)
        both.check()


def test_connections_that_are_cut_are_made_anew(both: Cluster) -> None:
    for most in (1000, 1, 3):
        both.play_on(4)
        both.cut(most)
        both.play_on(4)
        both.check()


def test_who_is_cut_off_from_the_database_finds_back_while_the_other_plays_on(both: Cluster) -> None:
    for cut in (both.proxy.hold, both.proxy.cut):
        both.play_on(4)
        for person in both.companies[
            0
        ].people:  # somebody waiting at a server without notices would not learn that it is their turn
            with person.lock:
                person.come_at_last(both.processes[1].url)
        cut()
        both.play_on(4)
        both.proxy.let_go()
        both.play_on(4)
        both.check()


def test_all_answer_by_both_servers_at_once_and_each_answer_counts_once(both: Cluster) -> None:
    addresses = [process.url for process in both.processes]
    company = Company(addresses, both.database, Random(2), game="wildcards", people=3, kind=Twice)
    try:
        company.begin()
        play([company], lambda: company.acknowledged >= 20)
        settle([company])
        company.check()
        assert company.messages > company.acknowledged
        assert not company.refused
    finally:
        company.go_home()


@pytest.fixture
def deaf(tmp_path: Path, client: Path, shared: str, in_a_hurry: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    """Two servers that receive no notices from each other, and have to poll."""

    async def hear_nothing(_neighbours: SharedNeighbours) -> None:
        await asyncio.sleep(3600)

    monkeypatch.setattr(SharedNeighbours, "_hear", hear_nothing)
    site = Scattered(tmp_path, shared, waits=Waits(look_again=0.05))
    yield site
    site.close()


def test_who_hears_no_notice_finds_what_was_done(deaf: Site) -> None:
    people = deaf.game("cubirds", ["Nel", "Bo"], bots=1)
    play_at_random(people, Random(3), most=8)
    for person in people:
        person.settle()
    assert {person.seq for person in people} == {len(deaf.log(people[0].id))}
