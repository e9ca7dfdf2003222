"""State that one of two servers has missed, about the other or about itself, and how it notices."""

import asyncio
from random import Random
from typing import cast

import pytest
from psycopg import errors
from support.server.people import Site
from support.waiting import wait_until

from menagerie.server.limits import Waits
from menagerie.server.refusal import NotKept, Refusal
from menagerie.server.storage.database import Postgres
from menagerie.server.storage.rows import LogLine, StoredTable
from menagerie.server.storage.store import Store
from menagerie.server.table.neighbours import SharedNeighbours, Tables


def test_a_table_that_was_given_up_when_nobody_was_there_is_kept_by_who_has_somebody(
    sites: list[Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    (nel,) = sites[0].game("cubirds", ["Nel"], bots=1)
    nel.listen_until(lambda: nel.is_asked)
    server = sites[0].app.state.server
    append, room = server.store.append, server.rooms._rooms[nel.id]

    async def fail_once_nobody_is_there(stored: StoredTable, line: LogLine) -> None:
        if line.by != "bot":
            await append(stored, line)
            return
        while room.live.audience.listeners:
            await asyncio.sleep(0.01)
        raise NotKept(Refusal("database-unreachable", file="", problem=""))

    monkeypatch.setattr(server.store, "append", fail_once_nobody_is_there)
    random = Random(4)
    while nel.is_asked:  # then the bot plays, and waits
        assert nel.answer(random)["type"] == "accepted"
    nel.disconnect()
    wait_until(lambda: room.live.is_broken)
    nel.url = sites[1].url
    nel.connect()
    nel.listen_until(lambda: nel.is_asked)  # the bot has played


def test_who_was_told_more_by_another_server_may_answer_by_one_that_is_behind(
    sites: list[Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    nel, bo = sites[0].game("cubirds", ["Nel", "Bo"])
    random = Random(5)
    others = []
    for person in (nel, bo):
        other = sites[1].person(person.name)
        other.http.cookies = person.http.cookies
        others.append(other.connect(nel.id))
    monkeypatch.setattr(sites[1].app.state.server.rooms, "note_change", lambda *_: None)
    asked = nel if nel.is_asked else bo
    while asked.is_asked:
        assert asked.answer(random)["type"] == "accepted"
        asked.settle()
    next_one, device = (bo, others[1]) if asked is nel else (nel, others[0])
    next_one.settle()
    answer = device.ask("act", id="ahead", seq=next_one.seq, action=next_one.any_action(random))
    assert answer["type"] == "accepted", answer


class Elsewhere:
    """A slow store: meanwhile other processes give this one up for dead, and it comes back."""

    neighbours: SharedNeighbours

    async def write(self, _call: object) -> None:
        self.neighbours._written.clear()


class NoTables:
    """A store without tables."""

    def open_tables(self) -> list[str]:
        return []

    def guests_at(self, _table: str) -> None:
        return None


def test_a_process_that_was_buried_while_it_wrote_goes_on() -> None:
    async def story() -> dict[str, frozenset[str] | None]:
        store = Elsewhere()
        store.neighbours = neighbours = SharedNeighbours(cast(Store, store), cast(Tables, NoTables()), Waits())
        neighbours._changed.add("a table that is closed")
        neighbours._news.set()
        await neighbours._meet()
        return neighbours._written

    assert asyncio.run(story()) == {}


@pytest.mark.parametrize(
    "problem", [errors.IdleInTransactionSessionTimeout, errors.AdminShutdown, errors.CrashShutdown, errors.CannotConnectNow]
)
def test_where_the_database_ended_a_connection_it_is_to_blame_and_cannot_be_reached(problem: type[errors.Error]) -> None:
    failure = Postgres("postgresql://menagerie@127.0.0.1/menagerie").failure(problem())
    assert failure is not None
    assert failure.reason.code == "database-unreachable"
