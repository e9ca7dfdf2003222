"""Faults of two servers over one PostgreSQL: parts of tests/programs/faults.py, which runs them."""

import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from support.server.companies import Twice
from support.server.processes import a_client
from support.server.two_servers import DISK, Cluster

CUT_OFF = 30.0  # seconds
DEAF = """
import asyncio
from menagerie.server.table import neighbours
async def hear_nothing(self):
    await asyncio.sleep(3600)
neighbours.SharedNeighbours._hear = hear_nothing
"""


@contextmanager
def cluster(folder: Path, random: Random, **wanted: Any) -> Iterator[Cluster]:
    """Two servers, with people; everything is stopped at the end, even after an error."""
    made = Cluster(folder, a_client(folder), random, **wanted)
    try:
        yield made
    finally:
        made.close()


def kills(folder: Path, many: int, random: Random) -> str:
    """Kill one of the two at any moment, every tenth time both: what one has acknowledged is known to the other, and each table
    goes on."""
    with cluster(folder, random) as both:
        for number in range(1, many + 1):
            both.play_for(random.uniform(0, 0.6))
            killed, other = random.sample(both.processes, 2)
            both.note_fault()
            killed.kill()
            if number % 10 == 0:
                other.kill()
                other.start()
            killed.start()
            both.check()
        return f"{many} times killed, each tenth time both: {both.end()}"


def restarts(folder: Path, many: int, random: Random) -> str:
    """Stop PostgreSQL during play, half of the time without warning, and start it again."""
    with cluster(folder, random) as both:
        for _ in range(many):
            both.play_for(random.uniform(0, 0.6))
            both.note_fault()
            both.postgres.stop(random.choice((signal.SIGINT, signal.SIGQUIT)))
            time.sleep(random.choice((0, random.uniform(0, 8))))
            both.postgres.start()
            both.check()
        return f"PostgreSQL stopped {many} times: {both.end(DISK)}"


def cuts(folder: Path, many: int, random: Random) -> str:
    """Cut all connections to the database during play, or some of them."""
    with cluster(folder, random) as both:
        for _ in range(many):
            both.play_for(random.uniform(0, 0.6))
            both.note_fault()
            both.cut(random.choice((1000, 1, 3)))
            both.check()
        return f"connections ended {many} times: {both.end(DISK)}"


def cut_off(folder: Path, many: int, random: Random) -> str:
    """Cut one of the two off from the database for a while: nothing passes, or all connections are closed. People who get no
    answer there go to the other, and play on."""
    meanwhile = []
    with cluster(folder, random) as both:
        for number in range(many):
            both.play_for(1)
            both.note_fault()
            before, end = both.done, time.monotonic() + CUT_OFF
            (both.proxy.cut if number % 2 else both.proxy.hold)()
            while time.monotonic() < end:
                both.play_for(min(2.0, max(end - time.monotonic(), 0.0)))
                time.sleep(0.1)  # all games may be over
            meanwhile.append(both.done - before)
            both.proxy.let_go()
            both.check()
        told = both.end(DISK)
    assert all(meanwhile), meanwhile
    return f"cut off {many} times for {CUT_OFF:.0f} s, {', '.join(map(str, meanwhile))} actions meanwhile: {told}"


def races(folder: Path, many: int, random: Random) -> str:
    """Connect everyone through both servers, and let them answer at the same moment, several times and in any order."""
    tables = ({"game": "wildcards", "people": 4, "kind": Twice}, {"game": "wildcards", "people": 2, "bots": 2, "kind": Twice})
    with cluster(folder, random, tables=tables) as both:
        while both.messages < many:
            both.play_on(60)
            both.check()
        return f"all said several times: {both.end()}"


def lost_notices(folder: Path, many: int, random: Random) -> str:
    """Withhold all notices from one of the two: it finds the changes by polling."""
    with cluster(folder, random, first=(DEAF, "")) as both:
        while both.done < many:
            both.play_on(min(60, many), 600)
            both.check()
        return f"one of two heard no notice: {both.end()}"
