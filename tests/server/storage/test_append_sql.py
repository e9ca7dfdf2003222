"""What an action asks of PostgreSQL: one statement writes it and notifies other processes, and one query reads it there."""

import asyncio
from collections.abc import Iterator
from copy import deepcopy

import psycopg
import pytest
from server.storage.test_store import a_table, line, run

from menagerie.server.storage.append_sql import CHANGED
from menagerie.server.storage.database import Postgres
from menagerie.server.storage.rows import LogLine, StoredNotice, StoredTable
from menagerie.server.storage.store import Conflict, Store


@pytest.fixture
def store(shared: str) -> Iterator[Store]:
    """A store over PostgreSQL."""
    store = Store(shared)
    yield store
    store.close()


@pytest.fixture
def kept(store: Store) -> StoredTable:
    """A table with one line in its log."""
    kept = a_table()
    run(store.create(kept))
    run(store.append(kept, line(1)))
    return kept


def test_a_line_and_how_the_game_stands_are_kept_and_others_know(store: Store, kept: StoredTable) -> None:
    assert isinstance(store.database, Postgres)
    with psycopg.connect(store.database.plain_url, autocommit=True) as listening:
        listening.execute(f"LISTEN {CHANGED}")
        kept.game.status, kept.game.awaited, kept.game.result = "over", [], {"winners": [0]}
        kept.game.wishes = {"end": {"seat": 1, "waiting_for": [0]}}
        run(store.append(kept, LogLine(2, 1, "action", "bid refill", "bot", None)))
        told = [notice.payload for notice in listening.notifies(timeout=5, stop_after=1)]

    assert told == ["table:2"]
    assert run(store.load("table")) == (kept, [line(1), LogLine(2, 1, "action", "bid refill", "bot", None)])


@pytest.mark.parametrize("taken", [line(1, "new"), line(2, "m1"), None], ids=["seq", "client id", "revision"])
def test_what_another_was_quicker_at_is_a_conflict_and_changes_nothing(
    store: Store, kept: StoredTable, taken: LogLine | None
) -> None:
    before = run(store.load("table"))
    changed = deepcopy(kept)
    changed.game.status, changed.game.awaited = "over", []
    changed.game.revision -= taken is None
    with pytest.raises(Conflict):
        run(store.append(changed, taken or line(2)))
    assert run(store.load("table")) == before


def test_one_that_another_was_quicker_at_fails_alone(store: Store, kept: StoredTable) -> None:
    other = a_table("other")
    run(store.create(other))
    late = deepcopy(kept)
    late.game.revision -= 1

    async def both() -> list[BaseException | None]:
        written = (store.append(late, line(2, "late")), store.append(other, line(1)))
        return list(await asyncio.gather(*written, return_exceptions=True))

    failed, done = run(both())
    assert isinstance(failed, Conflict)
    assert done is None
    assert run(store.load("other")) == (other, [line(1)])


def test_where_only_the_log_has_grown_nothing_else_is_read(
    store: Store, kept: StoredTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = deepcopy(kept)
    kept.game.awaited = [2]
    run(store.append(kept, line(2)))
    run(store.append(kept, line(3, seat=2)))
    monkeypatch.setattr("menagerie.server.storage.store.read_table", None)

    changes = run(store.changes(known, 1))
    assert changes is not None
    assert (changes.stored, changes.lines, changes.notices) == (kept, [line(2), line(3, seat=2)], [])
    unchanged = run(store.changes(kept, 3))
    assert unchanged is not None
    assert (unchanged.stored, unchanged.lines) == (kept, [])


def test_where_more_has_changed_all_is_read(store: Store, kept: StoredTable) -> None:
    known = deepcopy(kept)
    run(store.append(kept, line(2)))
    kept.seats[2].name = "Bo"
    run(store.save(kept, [StoredNotice("left", {"seat": 1})]))

    changes = run(store.changes(known, 1))
    assert changes is not None
    assert (changes.stored, changes.lines, changes.notices) == (kept, [line(2)], [StoredNotice("left", {"seat": 1})])


def test_of_a_table_that_is_no_more_there_is_nothing_to_read(store: Store) -> None:
    assert run(store.changes(a_table("gone"), 0)) is None
