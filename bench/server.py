"""What the table server costs, compared with an echo server, in one run on two cores. Writes its part of docs/benchmarks.md.

The server has one core; all people at all tables share a process on another. Games are prepared beforehand, so that people only
send texts while it measures. Every commit is on the disk before anyone is told; sockets are compressed as browsers ask for it.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import shutil
import signal
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import msgspec

from bench.crowd import Crowd, Line, Place, Played, connect, settle
from bench.memory import WARM, bytes_of_table
from bench.page import ROOT, Goal, write_part
from bench.process import Process
from bench.report import Report
from bench.serving import Told
from bench.tables import CUBIRDS, WILD_CARDS, Form, Table, random_games, spread, write_tables
from menagerie.words import LANGUAGES

PARTS = ("ratio", "rates", "languages", "memory", "sockets", "restart")
CORES = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else [0]
LIBRARIES = ("menagerie.", "sqlalchemy.", "uvicorn.", "websockets.", "starlette.", "fastapi.", "fluent.", "msgspec")
WATCHED = 20  # tables over which those who watch are spread
LONGEST_RETURN = 60.0  # seconds after which waiting stops
TOO_BUSY = 0.8  # of its core: above that, the simulated people may be slower than the server


@dataclass(frozen=True)
class Scale:
    """The size of the measurement."""

    tables: int = 40
    rounds: int = 3
    warm: int = 5  # actions at each table before the measurement
    each: int = 25  # actions at each table, at full speed
    seconds: float = 8.0  # at each rate
    rates: dict[str, tuple[int, ...]] = field(
        default_factory=lambda: {CUBIRDS.game: (60, 100, 200), WILD_CARDS.game: (40, 80, 120)}
    )
    loaded: int = 8  # tables that are held in memory
    sockets: int = 500
    back: int = 250  # tables whose people reconnect

    @property
    def window(self) -> int:
        """The maximum number of actions measured at each table."""
        fastest = max(rate for rates in self.rates.values() for rate in rates)
        return self.warm + max(self.each, round(fastest * self.seconds / self.tables) + 1)


QUICK = Scale(12, 1, 3, 20, 4.0, {CUBIRDS.game: (60,), WILD_CARDS.game: (40,)}, 2, 200, 25)


@dataclass(frozen=True)
class Measured:
    """One run: its results, and the processor time of the server."""

    played: Played
    used: float
    used_by_main: float
    told: dict[str, Told]  # at each table, if it was kept

    @property
    def each(self) -> float:
        """Processor time per action, in milliseconds."""
        return 1000 * self.used / self.played.actions


class Prepared:
    """A file with tables in play, copied for each run so that all runs begin alike."""

    def __init__(self, path: Path, tables: list[Table]) -> None:
        self._path, self._runs, self.tables = path, 0, tables
        self.told, self.samples = path.with_suffix(".told"), path.with_suffix(".samples")

    @classmethod
    async def of(cls, folder: Path, form: Form, scale: Scale) -> Prepared:
        """Whole games, written down."""
        path, games = folder / f"{form.game}.db", random_games(form, scale.tables, least=scale.window)
        return cls(path, await write_tables(path, form, games, spread(scale.window)))

    def new_file(self, name: str) -> Path:
        """A place for the file of one run."""
        self._runs += 1
        return self._path.with_stem(f"{self._path.stem}-{name}-{self._runs}")

    def copied(self) -> Path:
        """The file for one run of the server."""
        return Path(shutil.copy(self._path, self.new_file("server")))


def seats_of(tables: list[Table], languages: Sequence[str] = LANGUAGES[:1]) -> list[list[Place]]:
    """The addresses of people at the server's tables, each in one of these languages."""
    return [
        [
            Place(f"/api/tables/{table.id}/socket?language={languages[seat % len(languages)]}", cookie)
            for seat, cookie in enumerate(table.cookies)
        ]
        for table in tables
    ]


def echoed_seats_of(tables: list[Table]) -> list[list[Place]]:
    """The addresses of the same people at the echo."""
    return [[Place(f"/{table.id}/{seat}") for seat in range(len(table.cookies))] for table in tables]


async def measure(
    prepared: Prepared,
    warm: int,
    play: Callable[[Crowd], Awaitable[Played]],
    *,
    languages: Sequence[str] = LANGUAGES[:1],
    echo: bool = False,
    keep: bool = False,
    sampled: bool = False,
) -> Measured:
    """One run on a new process: everyone connects, plays to warm up, and then is measured."""
    file = prepared.new_file("echo") if echo else prepared.copied()
    told, samples = prepared.told if echo else None, prepared.samples if sampled else None
    with Process(file, CORES[0], echo=told, samples=samples) as process:
        places = echoed_seats_of(prepared.tables) if echo else seats_of(prepared.tables, languages)
        crowd = await Crowd.come(process.port, places, [table.acts for table in prepared.tables])
        if keep:
            crowd.keep_frames()
        await crowd.rush(warm)
        gc.collect()
        if sampled:
            process.signal(signal.SIGUSR1)
        before, before_of_main = process.processor_seconds(), process.main_seconds()
        played = await play(crowd)
        used, used_by_main = process.processor_seconds() - before, process.main_seconds() - before_of_main
        if sampled:
            process.signal(signal.SIGUSR2)
            while not prepared.samples.exists():
                await asyncio.sleep(0.01)
        kept = {
            table.id: Told(table.done, seated.kept)
            for table, seated in zip(prepared.tables, crowd.tables, strict=True)
            if seated.kept
        }
        await crowd.go()
    return Measured(played, used, used_by_main, kept)


async def measure_ratio(form: Form, prepared: Prepared, scale: Scale, report: Report) -> None:
    """Measure server and echo in turn, at full speed; the best of each counts."""
    rush = partial(Crowd.rush, each=scale.each)
    servers, echoes = [await measure(prepared, scale.warm, rush, keep=True)], []
    prepared.told.write_bytes(msgspec.json.encode(servers[0].told))
    for number in range(scale.rounds):
        if number:
            servers.append(await measure(prepared, scale.warm, rush))
        echoes.append(await measure(prepared, scale.warm, rush, echo=True))
    server, echo = min(each.each for each in servers), min(each.each for each in echoes)
    rate = max(each.played.actions / each.played.seconds for each in servers)
    echo_rate = max(each.played.actions / each.played.seconds for each in echoes)
    report.add(
        report.ratios,
        f"| {form.title} | {rate:.0f} (echo: {echo_rate:.0f}) | {server:.2f} ms | {echo:.2f} ms | {server / echo:.1f} |",
    )
    report.add_goal(Goal(f"{form.title}: processor time against the echo", server / echo, 2.5, "{:.1f} times", least=False))
    remark_if_busy(report, form, "as fast as they are answered", [each.played for each in (*servers, *echoes)])


async def measure_languages(form: Form, prepared: Prepared, scale: Scale, report: Report) -> None:
    """Measure the cost of a second and a third language at a table, in turn; the best of each counts."""
    rush = partial(Crowd.rush, each=scale.each)
    spoken = [LANGUAGES[:count] for count in (1, 2, 3)]
    runs = [[await measure(prepared, scale.warm, rush, languages=each) for each in spoken] for _ in range(scale.rounds)]
    one, *more = (min(run.each for run in of_one) for of_one in zip(*runs, strict=True))
    for count, used in enumerate(more, 2):
        name = f"{form.title}: processor time for {count} languages at a table, against one"
        report.add_goal(Goal(name, 100 * (used / one - 1), 25 * (count - 1), "{:.0f} % more", least=False))


async def measure_rates(form: Form, prepared: Prepared, scale: Scale, report: Report) -> None:
    """Measure how long people wait at given rates; a late answer delays everything after it."""
    for rate in scale.rates[form.game]:
        measured = await measure(prepared, scale.warm, partial(Crowd.pace, rate=rate, seconds=scale.seconds))
        played = measured.played
        told = " | ".join(
            f"{1000 * share_of(times, share):.0f} ms" for times in (played.accepted, played.moved) for share in (50, 99)
        )
        answered = f"{played.actions / played.seconds:.0f} per second" if played.is_done else "**not kept up**"
        report.add(report.rates, f"| {form.title}, {rate} | {answered} | {told} |")
        remark_if_busy(report, form, f"{rate} per second", [played])


def share_of(times: list[float], percent: int) -> float:
    """The time within which this percentage is done."""
    return statistics.quantiles(times, n=100, method="inclusive")[percent - 1] if len(times) > 1 else float("nan")


def remark_if_busy(report: Report, form: Form, what: str, played: list[Played]) -> None:
    """Add a remark if the simulated people were too busy."""
    busiest = max(each.busy for each in played)
    if busiest > TOO_BUSY:
        report.add(
            report.remarks, f"{form.title}, {what}: the people used {busiest:.0%} of their own core and may have been the slower."
        )


async def measure_memory(folder: Path, scale: Scale, report: Report) -> None:
    """Measure tables in memory."""
    for form, length in ((CUBIRDS, 200), (WILD_CARDS, 100)):
        path = folder / f"memory-{form.game}.db"
        games = random_games(form, scale.loaded + WARM, least=length + 1)
        tables = await write_tables(path, form, games, lambda *_, length=length: length)
        size = await bytes_of_table(path, tables)
        name = f"{form.title}: a live table of {length} actions"
        report.add_goal(Goal(name, size / 1024, 150, "{:.0f} KB", least=False))


async def measure_sockets(folder: Path, scale: Scale, report: Report) -> None:
    """Measure the memory of people who only watch. They connect a few at a time, because a crowd makes the server hold more for a
    moment."""
    path = folder / "sockets.db"
    tables = await write_tables(path, CUBIRDS, random_games(CUBIRDS, WATCHED, least=60), lambda *_: 50)
    places = [Place(f"/api/tables/{table.id}/socket") for table in tables]
    for name, compressed, wanted in (("not compressed", False, 50), ("compressed", True, 100)):
        with Process(Path(shutil.copy(path, folder / f"sockets-{wanted}.db")), CORES[0]) as process:
            lines, before = await watch(process.port, places, compressed=compressed, first=0), process.memory()
            for first in range(WATCHED, WATCHED + scale.sockets, WATCHED):
                lines += await watch(process.port, places, compressed=compressed, first=first)
            size = (process.memory() - before) / (len(lines) - WATCHED)
            for line in lines:
                await line.hang_up()
        report.add_goal(Goal(f"an idle socket that watches, {name}", size / 1024, wanted, "{:.0f} KB", least=False))


async def watch(port: int, places: list[Place], *, compressed: bool, first: int) -> list[Line]:
    """Connect one more person to each table, and receive everything that the server sends."""
    lines = await connect(port, places, compressed=compressed, first=first)
    await settle(lines)
    return lines


async def measure_restart(folder: Path, scale: Scale, report: Report) -> None:
    """Kill and restart a server while everyone reconnects at once."""
    path = folder / "restart.db"
    tables = await write_tables(path, WILD_CARDS, random_games(WILD_CARDS, scale.back), spread(1))
    places = [place for table in seats_of(tables) for place in table]
    seconds = LONGEST_RETURN
    with suppress(TimeoutError):
        with Process(path, CORES[0]) as process:
            await connect(process.port, places, limit=LONGEST_RETURN)
        with Process(path, CORES[0]) as process:
            begun = time.perf_counter()
            lines = await connect(process.port, places, limit=LONGEST_RETURN)
            seconds = time.perf_counter() - begun
            for line in lines:
                await line.hang_up()
    name = f"{len(places):,} people at {len(tables)} tables back after the server was killed"
    report.add_goal(Goal(name, seconds, 8, "{:.1f} s", least=False))
    if seconds == LONGEST_RETURN:
        report.add(report.remarks, f"After {LONGEST_RETURN:.0f} s, not all people were there.")


async def print_profile(form: Form, prepared: Prepared, scale: Scale) -> None:
    """Print where the processor time of an action goes: our functions and those of libraries, including everything that they
    call."""
    measured = await measure(prepared, scale.warm, partial(Crowd.rush, each=scale.each), sampled=True)
    found = msgspec.json.decode(prepared.samples.read_bytes(), type=dict[str, tuple[float, float]])
    shown = [(name, *shares) for name, shares in found.items() if name.startswith(LIBRARIES) and shares[0] < 0.99]
    on_main = measured.used_by_main / measured.used
    print(
        f"{form.title}: {measured.each:.2f} ms for each action, {on_main:.0%} of it on the main thread (watching costs a little)"
    )
    print("  with all that it calls, and alone:")
    for name, within, own in shown[:30]:
        print(f"  {within:6.1%} {own:6.1%}  {name}")
    print("  alone:")
    for name, (within, own) in sorted(found.items(), key=lambda each: -each[1][1])[:15]:
        print(f"  {within:6.1%} {own:6.1%}  {name}")


def commit_milliseconds(folder: Path) -> float:
    """How long a durable write takes on this disk."""
    times = []
    with (folder / "disk").open("wb") as file:
        for _ in range(50):
            begun = time.perf_counter()
            file.write(bytes(4096))
            file.flush()
            os.fsync(file.fileno())
            times.append(time.perf_counter() - begun)
    return 1000 * statistics.median(times)


async def measure_all(folder: Path, scale: Scale, parts: tuple[str, ...]) -> Report:
    """Measure everything that was requested."""
    report = Report()
    for form in (CUBIRDS, WILD_CARDS):
        if {"ratio", "rates", "languages", "profile"} & set(parts):
            print(f"{form.title}: preparing {scale.tables} games", file=sys.stderr)
            prepared = await Prepared.of(folder, form, scale)
        if "ratio" in parts:
            await measure_ratio(form, prepared, scale, report)
        if "rates" in parts:
            await measure_rates(form, prepared, scale, report)
        if "languages" in parts:
            await measure_languages(form, prepared, scale, report)
        if "profile" in parts:
            await print_profile(form, prepared, scale)
    if "memory" in parts:
        await measure_memory(folder, scale, report)
    if "sockets" in parts:
        await measure_sockets(folder, scale, report)
    if "restart" in parts:
        await measure_restart(folder, scale, report)
    return report


def main() -> None:
    """Measure, print and, after a whole run, write the page."""
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__.partition("\n")[0])
    parser.add_argument("--quick", action="store_true", help="about a minute: fewer tables, rounds and rates")
    parser.add_argument("--only", choices=PARTS, help="measure one part")
    parser.add_argument("--profile", action="store_true", help="say where the processor time of the server goes")
    wanted = parser.parse_args()
    if not Path("/proc/self/smaps_rollup").exists():
        parser.error("processor time and memory are read from /proc, which only Linux has")
    scale = QUICK if wanted.quick else Scale()
    parts = ("profile",) if wanted.profile else (wanted.only,) if wanted.only else PARTS
    signal.signal(
        signal.SIGTERM, lambda *_: sys.exit("stopped")
    )  # so that the measured process and its files are cleaned up, too
    os.sched_setaffinity(0, {CORES[-1]})
    with tempfile.TemporaryDirectory(prefix=".bench-", dir=ROOT) as folder:  # on a disk: another folder may be in memory
        disk = commit_milliseconds(Path(folder))
        report = asyncio.run(measure_all(Path(folder), scale, parts))
    if wanted.profile:
        return
    if len(CORES) == 1:
        report.add(report.remarks, "This machine has one core only: server and people had to share it.")
    text = report.page(disk, tables=scale.tables, rounds=scale.rounds)
    print(text)
    if parts == PARTS and not wanted.quick:
        write_part("make bench-server", text)


if __name__ == "__main__":
    main()
