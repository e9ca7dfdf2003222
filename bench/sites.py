"""Sites with many tables to measure: a SQLite file or a PostgreSQL database, prepared once and copied for each run."""

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
DIFFERENT = 100  # of each, this many games; if there are more tables, several begin with the same cards


async def write_site(where: str | Path, count: int, window: int) -> list[Table]:
    """Write tables of four people, and return how they go on for so many actions. Shuffled, so that the first tables are
    typical."""
    tables: list[Table] = []
    for form in FORMS:
        games = random_games(form, min(DIFFERENT, count), least=window)
        tables += await write_tables(where, form, list(islice(cycle(games), count // len(FORMS))), spread(window))
    Random(1).shuffle(tables)
    return tables


class Site(ABC):
    """A database with tables in play."""

    title: str

    def __init__(self, folder: Path) -> None:
        self.folder, self.tables, self._copies = folder, list[Table](), 0

    @abstractmethod
    async def prepare(self, count: int, window: int) -> None:
        """Write the tables."""

    @abstractmethod
    def copied(self) -> str:
        """A copy for one run."""

    def processor_seconds(self) -> float:
        """The processor time that the database has used in addition to the server."""
        return 0.0

    def next_name(self) -> str:
        """A name for one more copy."""
        self._copies += 1
        return f"copy{self._copies}"


class FileSite(Site):
    """A site in one file."""

    title = "SQLite"

    async def prepare(self, count: int, window: int) -> None:
        """Write the tables into a file."""
        self.tables = await write_site(self.folder / "site.db", count, window)

    def copied(self) -> str:
        """A copy of the file."""
        return str(shutil.copy(self.folder / "site.db", self.folder / f"{self.next_name()}.db"))


class SharedSite(Site):
    """A site in a separate PostgreSQL, as durable as in production."""

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
        """The processor time of all PostgreSQL processes."""
        return family_seconds(self._postgres.number)
