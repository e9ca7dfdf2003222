"""How the server copes with a crowd: many tables and thousands of sockets, on SQLite and on PostgreSQL, by one process
and by two. Writes its part of docs/benchmarks.md.

The servers share one core; all people, and PostgreSQL, have the other. Games are prepared before, and everything is on this
machine: it is bounded in number and time, and stops by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from urllib.request import urlopen

from bench.crowd import HOST, PATIENCE, Crowd, Played
from bench.page import ROOT, Goal, write_part
from bench.process import Process
from bench.report import CrowdReport
from bench.server import CORES, TOO_BUSY, commit_milliseconds, seats_of, share_of
from bench.sites import FileSite, SharedSite, Site
from bench.tables import FOUR_BIRDERS, random_games, write_tables
from bench.watching import watched
from menagerie.server.front.server_process import allow_open_files, spare_pauses
from menagerie.server.limits import Waits
from menagerie.server.table.room import HISTORY_LASTS
from tools.postgres import Postgres

PARTS = ("load", "second", "many", "watchers")
EVERY = 5.0  # seconds between two actions at a table
WARM = 1  # actions at each table before the measurement
FIRST = 10  # the same, if there is only one table
TOGETHER = 50  # tables whose people connect at once
SPARE = 100  # connections in addition to those of the crowd
LIMIT = 150.0  # milliseconds within which 99 of 100 actions must have reached everyone


@dataclass(frozen=True)
class Scale:
    """The size of the measurement."""

    tables: int = 500
    many: int = 2000
    steps: tuple[int, ...] = (100, 500, 2000)  # numbers of tables at which memory is measured
    seconds: float = 60.0
    hurried: int = 40  # tables at which people play as fast as they are answered
    rounds: int = 3
    watchers: int = 1000
    watched: int = 100  # actions at the table that they watch, with them and without
    rate: float = 2.0  # of these, per second

    @property
    def window(self) -> int:
        """The maximum number of actions measured at each table."""
        return WARM + round(self.seconds / EVERY) + 1


QUICK = Scale(20, 40, (10, 20, 40), 10.0, 10, 1, 50, 20, 4.0)


@dataclass(frozen=True)
class Arrangement:
    """How many servers there are, and how the people of a table are assigned to them."""

    title: str
    servers: int
    door: Callable[[int, int], int]  # for a table and a seat


ONE = Arrangement("one process", 1, lambda _table, _seat: 0)
ROUTED = Arrangement("two, a table's people at one", 2, lambda table, _seat: table % 2)
SCATTERED = Arrangement("two, people scattered", 2, lambda _table, seat: seat % 2)


@dataclass(frozen=True)
class Cost:
    """Processor time per action, in milliseconds."""

    servers: float
    database: float


class Run:
    """Servers over one copy of a site, and the people who connect to them."""

    def __init__(self, site: Site, arrangement: Arrangement, processes: list[Process]) -> None:
        self.site, self.arrangement, self.processes = site, arrangement, processes
        self._crowd = Crowd([])

    @classmethod
    @contextmanager
    def of(cls, site: Site, arrangement: Arrangement, people: int) -> Iterator[Run]:
        """Start them; they end with this."""
        database, sockets = site.copied(), people + SPARE
        connections = sockets * 5 // 4  # a fifth is reserved for loading pages
        allow_open_files(connections)
        with ExitStack() as stack:
            logs = (site.folder / f"{site.next_name()}.log" for _ in range(arrangement.servers))
            started = (Process(database, CORES[0], log=log, sockets=sockets, connections=connections) for log in logs)
            yield cls(site, arrangement, [stack.enter_context(each) for each in started])

    async def come(self, most: int) -> None:
        """Connect more people, until so many tables are full."""
        while (first := len(self._crowd.tables)) < most:
            tables = self.site.tables[first : min(first + TOGETHER, most)]
            places = [
                [replace(place, port=self.port_of(first + index, seat)) for seat, place in enumerate(table)]
                for index, table in enumerate(seats_of(tables))
            ]
            people = await Crowd.come(0, places, [table.acts for table in tables], first=4 * first)
            self._crowd = Crowd([*self._crowd.tables, *people.tables])

    def port_of(self, table: int, seat: int) -> int:
        """The port to which somebody connects."""
        return self.processes[self.arrangement.door(table, seat)].port

    async def play(self, seconds: float) -> tuple[Played, Cost]:
        """Play one action at each table every few seconds."""
        return await self._measured(lambda crowd: crowd.pace(len(crowd.tables) / EVERY, seconds))

    async def hurry(self, each: int) -> Cost:
        """Play so many actions at each table, each as soon as the one before was answered."""
        return (await self._measured(lambda crowd: crowd.rush(each)))[1]

    async def _measured(self, play: Callable[[Crowd], Awaitable[Played]]) -> tuple[Played, Cost]:
        await self._crowd.rush(WARM)
        spare_pauses()
        before = self._used()
        played = await play(self._crowd)
        servers, database = (1000 * (now - then) / played.actions for now, then in zip(self._used(), before, strict=True))
        return played, Cost(servers, database)

    def _used(self) -> tuple[float, float]:
        return sum(process.processor_seconds() for process in self.processes), self.site.processor_seconds()

    async def go(self) -> None:
        """Disconnect everyone."""
        await self._crowd.go()
        self._crowd = Crowd([])

    async def rooms(self) -> int:
        """How many tables the first server has in memory."""
        address = f"http://{HOST}:{self.processes[0].port}/metrics"
        told = await asyncio.to_thread(lambda: urlopen(address, timeout=PATIENCE).read().decode())  # all leave at once
        return int(float(next(line.split()[1] for line in told.splitlines() if line.startswith("menagerie_rooms "))))


def note_played(report: CrowdReport, run: Run, tables: int, played: Played, cost: Cost) -> None:
    """Add a row with the results."""
    times = [1000 * share_of(each, share) for each in (played.accepted, played.moved) for share in (50, 99)]
    answered = f"{played.actions / played.seconds:.0f} per second" if played.is_done else "**not kept up**"
    told = " | ".join(f"{time:.0f} ms" for time in times)
    spent = f"{cost.servers:.2f} ms | {cost.database:.2f} ms"
    title = f"{run.site.title}, {run.arrangement.title}"
    report.add(report.loads, f"| {title} | {tables:,} | {answered} | {told} | {spent} |")
    if played.busy > TOO_BUSY:
        report.add(report.remarks, f"{title}, {tables:,} tables: the people used {played.busy:.0%} of their core themselves.")


async def measure_load(site: Site, arrangement: Arrangement, scale: Scale, report: CrowdReport) -> Cost:
    """Hundreds of tables: how long people wait, and what an action costs."""
    with Run.of(site, arrangement, 4 * scale.tables) as run:
        await run.come(scale.tables)
        played, cost = await run.play(scale.seconds)
        await run.go()
    note_played(report, run, scale.tables, played, cost)
    if arrangement is ONE:
        for what, times in (("`accepted`", played.accepted), ("`moved` at the last player", played.moved)):
            late = 1000 * share_of(times, 99) if played.is_done else float("inf")
            report.add_goal(Goal(f"{site.title}, {scale.tables} tables: {what}, 99 %", late, LIMIT, "{:.0f} ms", least=False))
    return cost


async def measure_loads(file: Site, shared: Site, scale: Scale, report: CrowdReport) -> None:
    """Measure the same tables on both databases, and an action with two processes compared with one."""
    await measure_load(file, ONE, scale, report)
    alone = await measure_load(shared, ONE, scale, report)
    for arrangement, wanted in ((ROUTED, 1.25), (SCATTERED, 1.8)):
        cost = await measure_load(shared, arrangement, scale, report)
        name = f"processor time of the servers per action: {arrangement.title}, against one"
        report.add_goal(Goal(name, cost.servers / alone.servers, wanted, "{:.2f} times", least=False))


async def measure_second(site: Site, scale: Scale, report: CrowdReport) -> None:
    """Measure an action with one process and with two, in turn, at full speed; the best of each counts."""
    arrangements = (ONE, ROUTED, SCATTERED)
    costs: list[list[Cost]] = [[] for _ in arrangements]
    for _ in range(scale.rounds):
        for arrangement, found in zip(arrangements, costs, strict=True):
            with Run.of(site, arrangement, 4 * scale.hurried) as run:
                await run.come(scale.hurried)
                found.append(await run.hurry(scale.window - WARM))
                await run.go()
    best = [min(found, key=lambda cost: cost.servers) for found in costs]
    for arrangement, cost in zip(arrangements, best, strict=True):
        report.add(report.costs, f"| {arrangement.title} | {cost.servers:.2f} ms | {cost.database:.2f} ms |")


async def measure_many(site: Site, scale: Scale, report: CrowdReport) -> None:
    """Measure thousands of tables: memory as they are opened, how long people wait, and what is left once everyone has gone."""
    with Run.of(site, ONE, 4 * scale.many) as run:
        memory = [run.processes[0].memory()]
        for count in scale.steps:
            await run.come(count)
            await asyncio.sleep(HISTORY_LASTS + 1)
            memory.append(run.processes[0].memory())
        played, cost = await run.play(scale.seconds)
        note_played(report, run, scale.many, played, cost)
        await run.go()
        rooms = scale.many
        for _ in range(round(2.5 * Waits().sweep)):
            if not (rooms := await run.rooms()):
                break
            await asyncio.sleep(1)
        left = run.processes[0].memory()
    counts = [0, *scale.steps]
    told = " | ".join(f"{size / 2**20:.0f} MB" for size in (*memory, left))
    report.add(report.memory, f"| {site.title} | {told} |")
    first, *_, last = [
        (memory[step + 1] - memory[step]) / (counts[step + 1] - counts[step]) for step in range(1, len(scale.steps))
    ]
    among = f"{scale.steps[-2]:,} to {scale.steps[-1]:,} against {scale.steps[0]:,} to {scale.steps[1]:,}"
    report.add_goal(
        Goal(f"{site.title}: memory for one more table with its people, {among}", last / first, 1.1, "{:.2f} times", least=False)
    )
    report.add_goal(Goal(f"{site.title}: tables in memory a while after everyone has left", rooms, 0, "{:.0f}", least=False))


async def measure_watchers(folder: Path, scale: Scale, report: CrowdReport) -> None:
    """Measure how long the players of one table wait while a crowd watches it."""
    path, each = folder / "watched.db", FIRST + scale.watched
    tables = await write_tables(path, FOUR_BIRDERS, random_games(FOUR_BIRDERS, 1, least=2 * each), lambda *_: 0)
    most = scale.watchers + SPARE
    late = []
    with Process(path, CORES[0], sockets=most, connections=most * 5 // 4) as process:
        for count in (0, scale.watchers):
            with watched(process.port, f"/api/tables/{tables[0].id}/socket", count):
                crowd = await Crowd.come(process.port, seats_of(tables), [tables[0].acts])
                await crowd.rush(FIRST)
                spare_pauses()
                before = process.processor_seconds()
                played = await crowd.pace(scale.rate, scale.watched / scale.rate)
                used = 1000 * (process.processor_seconds() - before) / played.actions
                await crowd.go()
            del tables[0].acts[:each]
            times = [1000 * share_of(some, share) for some in (played.accepted, played.moved) for share in (50, 99)]
            report.add(report.watched, f"| {count:,} | {' | '.join(f'{time:.0f} ms' for time in times)} | {used:.1f} ms |")
            late.append(times)
    for place, what in ((1, "`accepted`"), (3, "`moved` at the last player")):
        name = f"{scale.watchers:,} watch one table: {what}, 99 %, later than with nobody watching"
        report.add_goal(Goal(name, late[1][place] - late[0][place], 10, "{:.0f} ms", least=False))


async def measure_all(folder: Path, postgres: Postgres, scale: Scale, parts: tuple[str, ...]) -> CrowdReport:
    """Measure everything that was requested."""
    report = CrowdReport()
    if "watchers" in parts:
        await measure_watchers(folder, scale, report)
    sites: tuple[Site, Site] = (FileSite(folder), SharedSite(folder, postgres))
    if {"load", "second", "many"} & set(parts):
        print(f"preparing {scale.many:,} tables", file=sys.stderr)
        for site in sites:
            await site.prepare(scale.many, scale.window)
    if "load" in parts:
        await measure_loads(*sites, scale, report)
    if "second" in parts:
        await measure_second(sites[1], scale, report)
    if "many" in parts:
        for site in sites:
            await measure_many(site, scale, report)
    return report


def main() -> None:
    """Measure, print and, after a whole run, write the page."""
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__.partition("\n")[0])
    parser.add_argument("--quick", action="store_true", help="few tables and people, in a minute: to see that it works")
    parser.add_argument("--only", choices=PARTS, help="measure one part")
    wanted = parser.parse_args()
    scale = QUICK if wanted.quick else Scale()
    parts = (wanted.only,) if wanted.only else PARTS
    signal.signal(
        signal.SIGTERM, lambda *_: sys.exit("stopped")
    )  # so that the measured processes and their files are cleaned up, too
    os.sched_setaffinity(0, {CORES[-1]})
    with (
        tempfile.TemporaryDirectory(prefix=".bench-", dir=ROOT) as folder,  # on a disk: another folder may be in memory
        tempfile.TemporaryDirectory(prefix="menagerie-bench-", dir="/var/tmp") as data,  # where PostgreSQL's own user may write
    ):
        disk = commit_milliseconds(Path(folder))
        postgres = Postgres(Path(data))
        try:
            report = asyncio.run(measure_all(Path(folder), postgres, scale, parts))
        finally:
            postgres.stop()
    text = report.page(disk, seconds=scale.seconds, steps=scale.steps)
    print(text)
    if parts == PARTS and not wanted.quick:
        write_part("make bench-load", text)


if __name__ == "__main__":
    main()
