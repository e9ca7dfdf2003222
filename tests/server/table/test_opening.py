"""Opening a table: its game is restored beside the others, once for everyone who comes, and nobody opens it while it is being
changed."""

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from unittest.mock import AsyncMock

import pytest
from sqlalchemy import text
from support.server.clubs import club
from support.server.people import Site
from support.waiting import PATIENCE

from menagerie.server.play import restored_game
from menagerie.server.play.gamelog import GameLog
from menagerie.server.presentation.table_info import Links
from menagerie.server.refusal import Refusal
from menagerie.server.storage.deletion import delete_table
from menagerie.server.storage.rows import LogLine, StoredTable
from menagerie.server.storage.store import Store
from menagerie.server.table.rooms import Rooms, RoomSettings


class SlowRestoring:
    """Restores the game of one table only when the test allows it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, table: str) -> None:
        self.begun, self.go_on, self.times, self._table = threading.Event(), threading.Event(), 0, table
        self._replayed = restored_game.replayed
        monkeypatch.setattr(restored_game, "replayed", self.replayed)
        monkeypatch.setattr(restored_game, "SHORT", -1)

    def replayed(self, kept: StoredTable, lines: Sequence[LogLine]) -> GameLog:
        if kept.game.id == self._table:
            self.times += 1
            self.begun.set()
            assert self.go_on.wait(PATIENCE)
        return self._replayed(kept, lines)

    async def has_begun(self) -> None:
        assert await asyncio.to_thread(self.begun.wait, PATIENCE)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(club(tmp_path / "club.db"))
    store.migrate()
    yield store
    store.close()


@asynccontextmanager
async def rooms_on(store: Store) -> AsyncIterator[Rooms]:
    rooms = Rooms(store, RoomSettings(links=Links(""), pause_factor=0.0, retention=90), count_action=lambda _game: None)
    yield rooms
    rooms.close()


def run_with(store: Store, deed: Callable[[Rooms], Awaitable[None]]) -> None:
    async def run() -> None:
        async with asyncio.timeout(PATIENCE), rooms_on(store) as rooms:
            await deed(rooms)

    asyncio.run(run())


async def let_everything_run() -> None:
    for _ in range(20):
        await asyncio.sleep(0.005)


def test_a_game_that_is_restored_slowly_delays_nobody_else(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = SlowRestoring(monkeypatch, "playing")

    async def deed(rooms: Rooms) -> None:
        opening = asyncio.create_task(rooms.find("playing"))
        await slow.has_begun()
        assert (await rooms.find("over")).id == "over"
        async with rooms.closed("lobby"):
            pass
        assert not opening.done()
        slow.go_on.set()
        assert (await opening).id == "playing"

    run_with(store, deed)


def test_people_play_on_while_the_game_of_another_table_is_restored(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    nel, bo = site.game("wildcards", ["Nel"], bots=2), site.game("wildcards", ["Bo"], bots=2)
    table = bo[0].id
    bo[0].disconnect()
    site.app.state.server.rooms._rooms.pop(table)
    slow = SlowRestoring(monkeypatch, table)
    coming = threading.Thread(target=lambda: bo[0].connect(table), daemon=True)
    coming.start()
    assert slow.begun.wait(PATIENCE)
    assert nel[0].act("bid refill")["type"] == "accepted"
    assert site.person("Cleo").open("cubirds", players=2)
    slow.go_on.set()
    coming.join(PATIENCE)
    assert bo[0].position["type"] == "position"


def test_all_who_come_at_once_share_one_room_even_if_the_first_goes_away(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = SlowRestoring(monkeypatch, "playing")

    async def deed(rooms: Rooms) -> None:
        first, *others = [asyncio.create_task(rooms.find("playing")) for _ in range(5)]
        await slow.has_begun()
        first.cancel()
        slow.go_on.set()
        found = await asyncio.gather(*others)
        assert len(set(map(id, found))) == slow.times == 1
        assert await rooms.find("playing") is found[0]

    run_with(store, deed)


def test_a_table_that_cannot_be_opened_is_refused_to_everybody_and_may_be_asked_for_again(store: Store) -> None:
    async def deed(rooms: Rooms) -> None:
        for _ in range(2):
            found = await asyncio.gather(*[rooms.find("nowhere") for _ in range(3)], return_exceptions=True)
            assert [getattr(each, "code", each) for each in found] == ["unknown-table"] * 3
        assert not rooms._opening
        assert not rooms._doors

    run_with(store, deed)


def test_a_table_is_closed_only_once_it_is_open_and_nobody_opens_it_meanwhile(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = SlowRestoring(monkeypatch, "playing")

    async def deed(rooms: Rooms) -> None:
        async def delete_it() -> None:
            async with rooms.closed("playing", "over"):
                shut.set()
                await let_everything_run()
                await store.write(lambda connection: delete_table(connection, "playing"))

        shut = asyncio.Event()
        opening = asyncio.create_task(rooms.find("playing"))
        await slow.has_begun()
        deleting = asyncio.create_task(delete_it())
        await let_everything_run()
        assert not shut.is_set(), "somebody is about to come in"
        slow.go_on.set()
        await opening
        await shut.wait()
        coming = [asyncio.create_task(rooms.find(table)) for table in ("playing", "over")]
        await let_everything_run()
        assert not any(task.done() for task in coming), "the doors are shut"
        await deleting
        with pytest.raises(Refusal, match="unknown-table"):
            await coming[0]
        assert not (await coming[1]).live.is_broken
        assert rooms.open_tables() == ["over"]

    run_with(store, deed)


def test_two_who_close_the_same_tables_do_not_wait_for_each_other(store: Store) -> None:
    async def close(rooms: Rooms, *tables: str) -> None:
        async with rooms.closed(*tables):
            await let_everything_run()

    async def deed(rooms: Rooms) -> None:
        await rooms.find("playing")
        await asyncio.gather(close(rooms, "playing", "over", "playing"), close(rooms, "over", "playing"))

    run_with(store, deed)


def test_a_game_is_ended_only_once_its_table_is_open(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the opened table would not know that its game is over."""
    slow = SlowRestoring(monkeypatch, "playing")

    async def deed(rooms: Rooms) -> None:
        opening = asyncio.create_task(rooms.find("playing"))
        await slow.has_begun()
        ending = asyncio.create_task(rooms.end("playing"))
        await let_everything_run()
        slow.go_on.set()
        await ending
        assert (await opening).live.stored.game.ended == "operator"

    run_with(store, deed)


async def age_all(rooms: Rooms, store: Store) -> None:
    """Make all tables old, once the clock is trusted."""
    await rooms.expire()
    old = text("update game set changed_at = '2000-01-01T00:00:00.000+00:00'")
    await store.write(lambda connection: connection.execute(old).rowcount)


def test_a_table_that_is_being_opened_does_not_expire(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = SlowRestoring(monkeypatch, "playing")

    async def deed(rooms: Rooms) -> None:
        await age_all(rooms, store)
        opening = asyncio.create_task(rooms.find("playing"))
        await slow.has_begun()
        await rooms.expire()
        slow.go_on.set()
        await opening
        assert await store.read(lambda connection: connection.execute(text("select id from game")).scalars().all()) == ["playing"]

    run_with(store, deed)


def test_who_comes_while_a_table_expires_does_not_find_it_half_deleted(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def deed(rooms: Rooms) -> None:
        begun, go_on = threading.Event(), threading.Event()

        def wait(_connection: object) -> int:
            begun.set()
            assert go_on.wait(PATIENCE)
            return 0

        await age_all(rooms, store)
        noted = await rooms._clock.note(store)
        waiting = asyncio.create_task(store.write(wait))
        assert await asyncio.to_thread(begun.wait, PATIENCE)
        monkeypatch.setattr(rooms._clock, "note", AsyncMock(return_value=noted))  # the next write is the deletion
        expiring = asyncio.create_task(rooms.expire())
        await let_everything_run()
        coming = asyncio.create_task(rooms.find("playing"))
        await let_everything_run()
        assert not coming.done()
        go_on.set()
        await asyncio.gather(waiting, expiring)
        with suppress(Refusal):
            await coming
        kept = await store.read(lambda connection: connection.execute(text("select id from game")).scalars().all())
        assert rooms.open_tables() == kept

    run_with(store, deed)
