"""Group commits: each write succeeds or fails on its own, in order, and is in the file before anyone hears of it."""

import asyncio
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import OperationalError
from support.waiting import PATIENCE

from menagerie.server.refusal import NotKept
from menagerie.server.storage.store import Store
from menagerie.server.storage.writer import MOST_TOGETHER

READ = """
import sqlite3, sys
for (value,) in sqlite3.connect(sys.argv[1]).execute("select value from secret where name like 'n%' order by rowid"): print(value)
"""


def names(tmp_path: Path) -> list[str]:
    """The names in the file, as another process reads them."""
    asked = [sys.executable, "-c", READ, str(tmp_path / "menagerie.db")]
    return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.split()


def adding(name: str) -> Any:
    def write(connection: Connection) -> str:
        connection.execute(text("insert into secret (name, value) values (:name, :name)"), {"name": name})
        return name

    return write


class Group:
    """Writes that arrive while another is under way, and so are committed together."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._may_go_on = threading.Event()
        self.sizes: list[int] = []
        committed = store._writer._written

        def written(writes: list[Any]) -> list[Any]:
            self.sizes.append(len(writes))
            return committed(writes)

        store._writer._written = written  # type: ignore[method-assign]  # to see what is committed together

    async def write(self, *calls: Any) -> list[Any]:
        under_way = threading.Event()

        def hold(_connection: Connection) -> None:
            under_way.set()
            assert self._may_go_on.wait(PATIENCE)

        first = asyncio.create_task(self._store.write(hold))
        await asyncio.to_thread(under_way.wait)
        started = [asyncio.create_task(self._store.write(call)) for call in calls]
        while self._store.waiting < len(calls):
            await asyncio.sleep(0.001)
        self._may_go_on.set()
        await first
        return await asyncio.gather(*started, return_exceptions=True)


def test_what_comes_during_a_commit_is_committed_together_and_in_order(store: Store, tmp_path: Path) -> None:
    wanted = [f"n{number}" for number in range(MOST_TOGETHER + 10)]
    group = Group(store)
    assert asyncio.run(group.write(*map(adding, wanted))) == wanted
    assert group.sizes == [1, MOST_TOGETHER, 10]
    assert names(tmp_path) == wanted


def test_one_write_that_fails_fails_alone(store: Store, tmp_path: Path) -> None:
    def failing(_connection: Connection) -> None:
        raise LookupError("a bug")

    def half(connection: Connection) -> None:
        adding("n-half")(connection)
        connection.execute(text("insert into nowhere values (1)"))

    group = Group(store)
    one, twice, bug, wrong, last = asyncio.run(group.write(adding("n1"), adding("n1"), failing, half, adding("n2")))

    assert (one, last) == ("n1", "n2")
    assert type(twice).__name__ == "IntegrityError"
    assert isinstance(bug, LookupError)
    assert isinstance(wrong, OperationalError)
    assert names(tmp_path) == ["n1", "n2"], "nothing of what failed"
    assert group.sizes == [1, 5, 1, 1, 1, 1, 1]
    assert store.commits.problem is None, "the disk is not to blame"


def test_what_is_told_is_in_the_file(store: Store, tmp_path: Path) -> None:
    async def run() -> None:
        for number in range(3):
            assert await store.write(adding(f"n{number}")) in await asyncio.to_thread(names, tmp_path)

    asyncio.run(run())


def test_closing_finishes_what_waits_and_takes_nothing_more(store: Store, tmp_path: Path) -> None:
    async def run() -> list[Any]:
        under_way, may_go_on = threading.Event(), threading.Event()

        def hold(_connection: Connection) -> None:
            under_way.set()
            assert may_go_on.wait(PATIENCE)

        waiting = [asyncio.create_task(store.write(call)) for call in (hold, *(adding(f"n{number}") for number in range(5)))]
        await asyncio.to_thread(under_way.wait)
        closing = threading.Thread(target=store.close)
        closing.start()
        may_go_on.set()
        answers = await asyncio.gather(*waiting)
        await asyncio.to_thread(closing.join)
        with pytest.raises(NotKept):
            await store.write(adding("n-late"))
        return answers[1:]

    assert asyncio.run(run()) == names(tmp_path) == [f"n{number}" for number in range(5)]


def test_who_does_not_wait_any_more_stops_nobody(store: Store, tmp_path: Path) -> None:
    """Neither somebody who has given up nor somebody whose event loop has ended."""
    may_go_on = threading.Event()

    def hold(_connection: Connection) -> None:
        assert may_go_on.wait(PATIENCE)

    async def leave() -> None:
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(store.write(hold), 0.01)

    asyncio.run(leave())
    may_go_on.set()
    assert asyncio.run(store.write(adding("n1"))) == "n1"
    assert names(tmp_path) == ["n1"]
