"""Sites to measure many tables with: a file of SQLite or a database of PostgreSQL, prepared once and copied for each run."""

from __future__ import annotations

import shutil
from abc import ABC, abstractmethod
from itertools import cycle, islice
from pathlib import Path
from random import Random

from bench.process import family_seconds
from bench.tables import FOUR_BIRDERS, WILD_CARDS, Table, random_games, spread, write_tables
from tools.postgres import Postgres

FORMS = (FOUR_BIRDERS, WILD_CARDS)  # in turn
DIFFERENT = 100  # games of each; where there are more tables, several begin with the same cards


async def write_site(where: str | Path, count: int, window: int) -> list[Table]:
    """Write so many tables of four people, and say how they go on for so many actions; in any order, so that the first of them
    are like all."""
    tables: list[Table] = []
    for form in FORMS:
        games = random_games(form, min(DIFFERENT, count), least=window)
        tables += await write_tables(where, form, list(islice(cycle(games), count // len(FORMS))), spread(window))
    Random(1).shuffle(tables)
    return tables


class Site(ABC):
    """Tables in play."""

    title: str

    def __init__(self, folder: Path) -> None:
        self.folder, self.tables, self._copies = folder, list[Table](), 0

    @abstractmethod
    async def prepare(self, count: int, window: int) -> None:
        """Write the tables."""

    @abstractmethod
    def copied(self) -> str:
        """The database for one run."""

    def processor_seconds(self) -> float:
        """What the database has used beside the server."""
        return 0.0

    def next_name(self) -> str:
        """The name of one more copy."""
        self._copies += 1
        return f"copy{self._copies}"


class FileSite(Site):
    """One file."""

    title = "SQLite"

    async def prepare(self, count: int, window: int) -> None:
        """Write the tables into a file."""
        self.tables = await write_site(self.folder / "site.db", count, window)

    def copied(self) -> str:
        """A copy of the file."""
        return str(shutil.copy(self.folder / "site.db", self.folder / f"{self.next_name()}.db"))


class SharedSite(Site):
    """A separate PostgreSQL, as durable as it is for people."""

    title = "PostgreSQL"

    def __init__(self, folder: Path, postgres: Postgres) -> None:
        super().__init__(folder)
        self._postgres = postgres

    async def prepare(self, count: int, window: int) -> None:
        """Write the tables into a database."""
        self.tables = await write_site(self._postgres.database("site"), count, window)

    def copied(self) -> str:
        """A copy of the database."""
        return self._postgres.database(self.next_name(), template="site")

    def processor_seconds(self) -> float:
        """What all processes of PostgreSQL have used."""
        return family_seconds(self._postgres.number)
