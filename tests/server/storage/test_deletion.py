"""Tables that nobody touches are deleted after a while, with everything stored about them; live ones never are."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import closing, suppress
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from support.server.clubs import club, game
from support.server.people import Person, Site
from support.waiting import wait_until
from websockets.exceptions import ConnectionClosedError

from menagerie.server.limits import Waits
from menagerie.server.presentation.table_info import Links
from menagerie.server.storage.guestbook import GuestBook
from menagerie.server.storage.rows import GameRow, SeatRow, StoredTable, now
from menagerie.server.storage.store import Store
from menagerie.server.table.rooms import EXPIRED_AT_ONCE, Rooms, RoomSettings

LONG_AGO, LATELY = now(-timedelta(days=91)), now(-timedelta(days=89))


class Keeping:
    """The rooms of a server over a file, without the server."""

    def __init__(self, path: Path, retention: int = 90) -> None:
        self.store = Store(path)
        self.store.migrate()
        settings = RoomSettings(links=Links(""), pause_factor=0.0, retention=retention)
        self.rooms = Rooms(self.store, settings, count_action=lambda _game: None)

    def write(self, query: str, **values: Any) -> None:
        asyncio.run(self.store.write(lambda connection: connection.execute(text(query), values).rowcount))

    def rows(self, query: str) -> list[Any]:
        return asyncio.run(self.store.read(lambda connection: [tuple(row) for row in connection.execute(text(query))]))

    def close(self) -> None:
        self.rooms.thinking.close()
        self.store.close()


@pytest.fixture
def keeping(tmp_path: Path) -> Iterator[Keeping]:
    keeping = Keeping(club(tmp_path / "club.db"))
    yield keeping
    keeping.close()


def test_a_table_that_nobody_has_touched_is_deleted_with_all_its_rows(keeping: Keeping, caplog: pytest.LogCaptureFixture) -> None:
    keeping.write("update game set changed_at = :old where id = 'over'", old=LONG_AGO)
    keeping.write("update game set changed_at = :new, rematch = 'over' where id = 'playing'", new=LATELY)
    with caplog.at_level(logging.INFO):
        asyncio.run(keeping.rooms.expire())
        asyncio.run(keeping.rooms.expire())

    assert keeping.rows("select id, rematch from game order by id") == [("lobby", None), ("playing", None)]
    for part in ("event", "holder", "seat"):
        assert keeping.rows(f"select count(*) from {part} where game_id = 'over'") == [(0,)]
    assert keeping.rows("select count(*) from event where game_id = 'playing'") == [(6,)]
    assert [(line.getMessage(), line.tables) for line in caplog.records] == [("expired", 1)]  # type: ignore[attr-defined]  # as extra


def test_guests_who_hold_nothing_and_were_not_here_are_forgotten(keeping: Keeping) -> None:
    keeping.write("update guest set seen_at = :old", old=LONG_AGO)  # Nel still holds a seat
    for guest, seen in (("gone", LONG_AGO), ("here", LATELY)):
        columns = "id, name, language, created_at, seen_at"
        keeping.write(
            f"insert into guest ({columns}) values (:guest, 'Bo', '', :old, :seen)", guest=guest, old=LONG_AGO, seen=seen
        )
    asyncio.run(keeping.rooms.expire())
    assert keeping.rows("select id from guest order by id") == [("guest-of-nel",), ("here",)]

    keeping.write("update game set changed_at = :old", old=LONG_AGO)
    asyncio.run(keeping.rooms.expire())
    assert keeping.rows("select id from guest") == [("here",)], "with her last table"


def test_who_comes_is_seen_once_a_day(keeping: Keeping) -> None:
    keeping.write("update guest set seen_at = :old", old=LONG_AGO)
    commits: list[float] = []
    keeping.store.commits.succeeded = commits.append
    for _ in range(3):
        assert asyncio.run(GuestBook(keeping.store).greet("guest-of-nel")) == "Nel"
        assert asyncio.run(GuestBook(keeping.store).greet("stranger")) == ""
    assert len(commits) == 1
    ((seen,),) = keeping.rows("select seen_at from guest")
    assert seen > LATELY


def test_many_are_deleted_a_few_at_a_time(keeping: Keeping) -> None:
    for number in range(2 * EXPIRED_AT_ONCE + 7):
        asyncio.run(keeping.store.create(StoredTable(GameRow(f"old-{number}", "cubirds", "usual", 2), [SeatRow(0)])))
    keeping.write("update game set changed_at = :old where id like 'old-%'", old=LONG_AGO)
    commits: list[float] = []
    keeping.store.commits.succeeded = commits.append
    asyncio.run(keeping.rooms.expire())
    assert len(keeping.rows("select id from game")) == 3
    assert len(commits) == 1 + 3 + 1, "the first notes the time, the last is for guests"


def test_what_is_in_memory_is_never_deleted(keeping: Keeping) -> None:
    async def run() -> None:
        await keeping.rooms.find("playing")
        await keeping.store.write(
            lambda connection: connection.execute(text(f"update game set changed_at = '{LONG_AGO}'")).rowcount
        )
        await keeping.rooms.expire()

    asyncio.run(run())
    assert keeping.rows("select id from game") == [("playing",)]


def test_nothing_expires_where_the_host_wants_to_keep_all(tmp_path: Path) -> None:
    keeping = Keeping(club(tmp_path / "club.db"), retention=0)
    keeping.write("update game set changed_at = :old", old=LONG_AGO)
    asyncio.run(keeping.rooms.expire())
    assert len(keeping.rows("select id from game")) == 3
    keeping.close()


def test_tables_are_found_by_an_index(keeping: Keeping) -> None:
    query = "explain query plan select id from game where changed_at < 'x' order by changed_at"
    assert "game_by_change" in str(keeping.rows(query))


def playing(site: Site) -> Person:
    """Somebody who plays. If the sweep comes before they are connected, they try again, as a page does."""
    for _ in range(20):
        with suppress(ConnectionClosedError):
            return site.game("cubirds", ["Nel"], bots=1)[0]
    raise AssertionError("nobody gets in")


def test_the_sweep_deletes_what_nobody_touches_and_not_where_somebody_is(tmp_path: Path, client: Path) -> None:
    with closing(Site(tmp_path, waits=Waits(sweep=0.2, expiry=0.0))) as site:
        nel = playing(site)
        kept, _ = game("old", most=3)
        other = Store(site.path)
        asyncio.run(other.create(kept))
        other.close()
        site.write("update game set changed_at = ?", LONG_AGO)
        wait_until(lambda: site.rows("select id from game") == [(nel.id,)])
        nel.settle()

        nel.disconnect()
        wait_until(lambda: not len(site.app.state.server.rooms))
        site.write("update game set changed_at = ?", LONG_AGO)
        wait_until(lambda: site.rows("select id from game") == [])
        assert nel.http.get(f"/api/tables/{nel.id}/record").status_code == 404
