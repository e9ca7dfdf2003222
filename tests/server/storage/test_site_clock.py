"""A clock that jumps ahead, goes back or was off makes no table older than it is."""

import asyncio
import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import text
from support.server.clubs import club

from menagerie.server.presentation.table_info import Links
from menagerie.server.storage import rows
from menagerie.server.storage.guestbook import GuestBook
from menagerie.server.storage.store import Store
from menagerie.server.table.rooms import Rooms, RoomSettings

RETENTION = 90
ALL = ["lobby", "over", "playing"]


class Machine:
    """A machine with clocks that the test sets. Its server is on a file, or on PostgreSQL, whose own clock nobody sets."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, where: str | Path) -> None:
        self.where = where
        self.wall, self.running = datetime.now(UTC), 1000.0
        machine = self

        class Clock(datetime):
            @classmethod
            def now(cls, tz: object = None) -> datetime:  # type: ignore[override]  # always with a zone here
                return machine.wall

        monkeypatch.setattr(rows, "datetime", Clock)
        monkeypatch.setattr(time, "clock_gettime", lambda _clock: machine.running)

    def pass_time(self, **span: float) -> None:
        """Let time pass while the machine runs."""
        self.wall += timedelta(**span)
        self.running += timedelta(**span).total_seconds()

    def set_ahead(self, **span: float) -> None:
        """Set the clock ahead, or switch the machine off for so long."""
        self.wall += timedelta(**span)

    @contextmanager
    def serving(self) -> Iterator[Rooms]:
        """Start the server, and stop it at the end."""
        store = Store(self.where)
        rooms = Rooms(store, RoomSettings(links=Links(""), retention=RETENTION), count_action=lambda _game: None)
        try:
            asyncio.run(rooms.expire())
            yield rooms
        finally:
            rooms.thinking.close()
            store.close()

    def run(self, rooms: Rooms, *, hours: int) -> None:
        """Run for some hours, while the server looks for old tables every hour."""
        for _ in range(hours):
            self.pass_time(hours=1)
            asyncio.run(rooms.expire())


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Machine:
    return Machine(monkeypatch, club(tmp_path / "club.db"))


def tables(rooms: Rooms) -> list[str]:
    query = text("select id from game order by id")
    return asyncio.run(rooms.store.read(lambda connection: list(connection.execute(query).scalars())))


def play_at(rooms: Rooms, table: str) -> None:
    query = text("update game set changed_at = :now where id = :table")
    asyncio.run(rooms.store.write(lambda connection: connection.execute(query, {"now": rows.now(), "table": table}).rowcount))


def test_a_leap_while_the_server_runs_deletes_nothing_and_is_told_once(
    machine: Machine, caplog: pytest.LogCaptureFixture
) -> None:
    with machine.serving() as rooms:
        machine.run(rooms, hours=2)
        machine.set_ahead(days=400)
        machine.run(rooms, hours=20)
        assert tables(rooms) == ALL
        told = [record for record in caplog.records if record.levelno == logging.WARNING]
        assert [(record.getMessage(), record.days) for record in told] == [("clock leapt ahead", 400.0)]  # type: ignore[attr-defined]  # as extra

        machine.set_ahead(days=-400)
        machine.run(rooms, hours=48)
        assert tables(rooms) == ALL, "it is right again, and nothing is left of the leap"
        machine.run(rooms, hours=24 * 89)
        assert tables(rooms) == []


def test_a_leap_between_two_starts_deletes_nothing(machine: Machine, caplog: pytest.LogCaptureFixture) -> None:
    with machine.serving() as rooms:
        machine.run(rooms, hours=2)
    machine.set_ahead(days=3000)
    for _ in range(3):
        with machine.serving() as rooms:
            machine.run(rooms, hours=5)
            assert tables(rooms) == ALL
    assert [record.getMessage() for record in caplog.records if record.levelno == logging.WARNING] == ["clock leapt ahead"]
    machine.set_ahead(days=-3000)
    with machine.serving() as rooms:
        machine.run(rooms, hours=30)
        assert tables(rooms) == ALL


def test_a_first_start_goes_by_the_newest_activity(machine: Machine) -> None:
    machine.set_ahead(days=365)
    with machine.serving() as rooms:
        machine.run(rooms, hours=12)
        assert tables(rooms) == ALL


def test_after_months_without_power_old_tables_go_once_the_clock_has_been_right_for_a_day(machine: Machine) -> None:
    with machine.serving() as rooms:
        machine.run(rooms, hours=24 * 40)
    machine.set_ahead(days=60)
    with machine.serving() as rooms:
        play_at(rooms, "lobby")
        machine.run(rooms, hours=20)
        assert tables(rooms) == ALL
        machine.run(rooms, hours=5)
        assert tables(rooms) == ["lobby"]


def test_a_club_that_starts_its_server_on_one_evening_a_week_still_deletes(machine: Machine) -> None:
    for week in range(26):
        with machine.serving() as rooms:
            play_at(rooms, "playing")
            machine.run(rooms, hours=4)
            assert (tables(rooms) == ALL) or week > RETENTION / 7, week
        machine.set_ahead(days=7)
    with machine.serving() as rooms:
        assert tables(rooms) == ["playing"]


def test_what_is_played_while_the_clock_is_behind_is_not_old_when_it_is_right(machine: Machine) -> None:
    with machine.serving() as rooms:
        machine.run(rooms, hours=2)
    away = machine.wall - datetime(1970, 1, 1, tzinfo=UTC)
    machine.wall -= away
    with machine.serving() as rooms:
        machine.pass_time(minutes=5)
        play_at(rooms, "playing")
        machine.run(rooms, hours=1)
        machine.wall += away
        machine.run(rooms, hours=48)
        assert tables(rooms) == ALL


def test_a_clock_that_leaps_again_and_again_deletes_nothing(machine: Machine) -> None:
    with machine.serving() as rooms:
        for _ in range(60):
            machine.set_ahead(days=30)
            machine.pass_time(minutes=10)
            asyncio.run(rooms.expire())
        assert tables(rooms) == ALL


def test_several_processes_go_by_the_clock_of_the_database(monkeypatch: pytest.MonkeyPatch, shared: str, tmp_path: Path) -> None:
    store = Store(shared)
    asyncio.run(GuestBook(store).call("nel", "Nel"))
    store.close()
    machine = Machine(monkeypatch, shared)
    machine.set_ahead(days=400)
    guests = text("select count(*) from guest")
    with machine.serving() as one, machine.serving() as other:
        machine.run(one, hours=1)
        machine.run(other, hours=1)
        assert asyncio.run(one.store.read(lambda connection: connection.execute(guests).scalar())) == 1
