"""Two servers in separate processes over one PostgreSQL, the first of them behind a proxy; and companies of players who use
both."""

from __future__ import annotations

import atexit
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import psycopg
from support.server.companies import Company, play, settle
from support.server.processes import GENTLE, Process, problems
from support.server.proxy import Proxy
from support.waiting import PATIENCE
from websockets.exceptions import ConnectionClosed

from tools.postgres import Postgres

TABLES: tuple[dict[str, Any], ...] = (
    {"game": "cubirds", "people": 2, "bots": 1},
    {"game": "wildcards", "people": 3},
    {"game": "wildcards", "people": 2, "bots": 1},
    {"game": "cubirds", "people": 2},
    {"game": "cubirds", "people": 1, "bots": 2},
)
CUT = """select pg_terminate_backend(pid) from
(select pid from pg_stat_activity where datname = 'menagerie' order by random() limit %s) as chosen"""
DISK = "menagerie.server.storage.commit_health"  # log lines which say that the database cannot be reached


class Cluster:
    """Both servers, their database, and the people who play there."""

    def __init__(
        self,
        folder: Path,
        client: Path,
        random: Random,
        *options: str,
        tables: tuple[dict[str, Any], ...] = TABLES,
        first: tuple[str, str] = ("", ""),
    ) -> None:
        self._random, self._tables = random, tables
        self._own = tempfile.TemporaryDirectory(prefix="menagerie-postgres-")
        self.postgres = Postgres(Path(self._own.name), *options)
        atexit.register(self.postgres.stop)  # even if something fails before anyone could close this
        self.database = self.postgres.database("menagerie")
        self.proxy = Proxy(self.postgres.port)
        self.processes: list[Process] = []
        for name, port, text in zip(("behind", "beside"), (self.proxy.port, self.postgres.port), first, strict=True):
            (folder / name).mkdir()
            address = self.postgres.url("menagerie", port)
            self.processes.append(Process(folder / name, client, first=GENTLE + text, database=address))
        self.acknowledged = self.lines = self.tables = self.messages = self.refused = 0  # of tables that are closed
        self.unanswered = 0  # when something failed
        self.longest = 0.0  # seconds until all was well again
        self.companies = [self._opened(wanted) for wanted in tables]

    def _opened(self, wanted: dict[str, Any]) -> Company:
        """A new table. If a server only notices now that a connection is lost, try again."""
        addresses, end = [process.url for process in self.processes], time.monotonic() + PATIENCE
        while True:
            company = Company(addresses, self.database, Random(self._random.random()), **wanted)
            try:
                company.begin()
            except (AssertionError, ConnectionClosed):
                company.go_home()
                if time.monotonic() > end:
                    raise
            else:
                return company

    @property
    def done(self) -> int:
        """How many actions were acknowledged so far."""
        return self.acknowledged + sum(company.acknowledged for company in self.companies)

    def play_for(self, seconds: float) -> None:
        """Let everyone play for a while."""
        end = time.monotonic() + seconds
        play(self.companies, lambda: time.monotonic() >= end, seconds + PATIENCE)

    def play_on(self, actions: int, within: float = PATIENCE) -> None:
        """Let everyone play until this many more actions are acknowledged."""
        wanted = self.done + actions
        play(self.companies, lambda: self.done >= wanted, within)

    def note_fault(self) -> None:
        """Note that a fault begins now: count the people who wait for an answer."""
        self.unanswered += sum(company.unanswered for company in self.companies)

    def check(self) -> None:
        """Let everything come to rest, and check that nothing was lost or doubled and that everyone sees the same. Finished games
        are replaced by new ones."""
        self.longest = max(self.longest, settle(self.companies))
        for place, company in enumerate(self.companies):
            lines = company.check()
            if company.is_over:
                self._close(company, lines)
                self.companies[place] = self._opened(self._tables[place])

    def _close(self, company: Company, lines: int) -> None:
        company.go_home()
        self.acknowledged, self.lines, self.tables = self.acknowledged + company.acknowledged, self.lines + lines, self.tables + 1
        self.messages += company.messages
        self.refused += company.refused

    def cut(self, most: int = 1000) -> None:
        """Cut the servers' connections to the database, or some of them."""
        with psycopg.connect(self.postgres.url(), autocommit=True) as connection:
            connection.execute(CUT, [most])

    def end(self, expected: str = "") -> str:
        """Check once more, and disconnect everyone. Returns a summary in words. The logs may contain only the expected
        problems."""
        self.check()
        for company in self.companies:
            self._close(company, company.check())
        self.companies.clear()
        told = (
            f"{self.acknowledged} actions acknowledged at {self.tables} tables in {self.lines} lines, {self.messages} messages,"
            f" {self.refused} refused, {self.unanswered} unanswered when it failed: none lost, none doubled; all was well again"
            f" within {self.longest:.1f} s"
        )
        for process in self.processes:
            assert not problems(process, expected), (told, problems(process, expected))
        return told

    def close(self) -> None:
        """Stop everything that was started."""
        for company in self.companies:
            company.go_home()
        for process in self.processes:
            process.kill()
        self.proxy.close()
        self.postgres.stop()
        self._own.cleanup()
