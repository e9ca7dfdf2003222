"""Storage that fails while people play: nobody is shown anything that is not on the disk, nothing is lost, and the game goes on.

`tests/programs/faults.py` does the same for longer, to a separate process.
"""

import logging
import shutil
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from random import Random
from typing import Any

import pytest
from sqlalchemy import event
from support.server.people import Message, Person, Site
from support.waiting import PATIENCE, wait_until
from websockets.exceptions import ConnectionClosed

from menagerie.core import Seed
from menagerie.core.plain import from_plain
from menagerie.games import GAMES
from menagerie.server.limits import Waits
from menagerie.server.play.gamelog import GameLog
from menagerie.server.refusal import Refusal
from menagerie.server.storage import schema
from menagerie.server.storage.commit_health import CommitHealth
from menagerie.server.storage.store import Store, read_table

COMES_AGAIN = 1012


def store_of(site: Site) -> Store:
    found: Store = site.app.state.server.store
    return found


# the faults


@contextmanager
def pragma(site: Site, failing: str, working: str) -> Iterator[None]:
    """Set this pragma on every connection that is used."""
    engine, is_failing = store_of(site)._engine, [True]

    def set_it(connection: sqlite3.Connection, *_: object) -> None:
        connection.execute(f"PRAGMA {failing if is_failing[0] else working}")

    event.listen(engine, "checkout", set_it)
    try:
        yield
    finally:
        is_failing[0] = False


def full(site: Site) -> AbstractContextManager[None]:
    """A file that may not grow, with less room in its last page than the next line needs."""
    site.write("create table filling (filler)")
    for part in ("event", "game"):
        site.write(f"create trigger fill_{part} after insert on {part} begin insert into filling values (zeroblob(10000)); end")
    ((pages,),) = site.rows("PRAGMA page_count")
    return pragma(site, f"max_page_count = {pages}", "max_page_count = 1000000")


def read_only(site: Site) -> AbstractContextManager[None]:
    return pragma(site, "query_only = ON", "query_only = OFF")


@contextmanager
def held(site: Site) -> Iterator[None]:
    """Let another program hold the database for longer than SQLite waits."""
    with pragma(site, "busy_timeout = 20", "busy_timeout = 5000"):
        other = sqlite3.connect(site.path, isolation_level=None)
        other.execute("begin exclusive")
        try:
            yield
        finally:
            other.close()


@contextmanager
def unreadable(site: Site) -> Iterator[None]:
    """Let the operating system report an error when SQLite writes."""
    engine, is_failing = store_of(site)._engine, [True]

    def fail(*_: object) -> None:
        if is_failing[0]:
            problem = sqlite3.OperationalError("disk I/O error")
            problem.sqlite_errorcode = sqlite3.SQLITE_IOERR_FSYNC
            raise problem

    event.listen(engine, "commit", fail)
    try:
        yield
    finally:
        is_failing[0] = False
        event.remove(engine, "commit", fail)


FAULTS: dict[str, Callable[[Site], AbstractContextManager[None]]] = {
    "disk-full": full,
    "database-not-writable": read_only,
    "database-busy": held,
    "database-fails": unreadable,
}


# what holds for every fault


def acted(person: Person, act: Message) -> Message | None:
    """Act. Returns the answer, or None if the connection was closed instead."""
    person.say("act", **act)
    try:
        return person.until(lambda frame: frame["type"] in ("accepted", "refused") and frame["id"] == act["id"])
    except ConnectionClosed:
        return None


def an_act(person: Person, random: Random) -> Message:
    return {"id": person.new_id(), "seq": person.seq, "action": person.any_action(random)}


def play_on(people: list[Person], random: Random, most: int) -> list[str]:
    """Play on. Returns the ids of the acknowledged actions, in order."""
    acknowledged: list[str] = []
    while len(acknowledged) < most:
        for person in people:
            person.settle()
        asked = next(person for person in people if person.is_asked)
        act = an_act(asked, random)
        answer = acted(asked, act)
        assert answer is not None
        assert answer["type"] == "accepted", answer
        acknowledged.append(act["id"])
    for person in people:
        person.settle()
    return acknowledged


def come_again(people: list[Person]) -> None:
    for person in people:
        person.disconnect()
    for person in people:
        person.connect()


def check(site: Site, people: list[Person], acknowledged: list[str]) -> None:
    """Check that the log in the file is what was acknowledged, in order, and that reloading it gives the position that people
    received."""
    assert [said for *_, said in site.log(people[0].id)] == acknowledged
    for person in people:
        person.settle()
    told = {person.name: {part: person.position[part] for part in ("seq", "view", "asked")} for person in people}
    kept = Store(site.path)
    with kept._engine.connect() as connection:
        found = read_table(connection, people[0].id)
    kept.close()
    assert found is not None
    table, lines = found
    assert table.game.seed is not None
    game = GameLog(GAMES[table.game.kind], table.game.players, from_plain(Seed, table.game.seed), table.game.options, lines).game
    assert table.game.awaited == list(game.to_act)
    come_again(people)
    for person in people:
        assert {part: person.position[part] for part in ("seq", "view", "asked")} == told[person.name]


@pytest.fixture
def errors(caplog: pytest.LogCaptureFixture) -> Iterator[pytest.LogCaptureFixture]:
    with caplog.at_level(logging.WARNING):
        yield caplog


@pytest.mark.parametrize("code", FAULTS)
def test_what_the_disk_does_not_take_did_not_happen_and_the_game_goes_on(
    site: Site, errors: pytest.LogCaptureFixture, code: str
) -> None:
    random = Random(code)
    people = nel, bo = site.game("cubirds", ["Nel", "Bo"])
    acknowledged = play_on([nel, bo], random, 6)
    before = site.kept(nel.id)
    seq = nel.seq
    asked = nel if nel.is_asked else bo
    act = an_act(asked, random)
    with FAULTS[code](site):
        for tries in range(4):
            assert acted(asked, act) is None, "acknowledged what is not on the disk"
            for person in people:
                assert person.close_code() == COMES_AGAIN, person.name
            assert site.kept(nel.id) == before
            come_again(list(people))
            assert {person.seq for person in people} == {seq}, tries
        assert nel.http.get("/health").status_code == 503
        assert nel.http.post("/api/tables", json={"game": "cubirds", "name": "Nel"}).status_code == 503
    assert [line.getMessage() for line in errors.records if line.levelno >= logging.ERROR] == [
        line.getMessage() for line in errors.records if line.name == "menagerie.server.storage.commit_health"
    ], "nobody else complains"
    assert len(errors.records) == 1, "one line, however often it fails"

    answer = acted(asked, act)
    assert answer is not None
    assert answer["type"] == "accepted", "without a restart"
    assert nel.http.get("/health").status_code == 200
    acknowledged += [act["id"], *play_on([nel, bo], random, 3)]
    check(site, [nel, bo], acknowledged)
    assert [line.getMessage() for line in errors.records][1:] == ["the disk works again"]


def test_bots_at_a_table_that_cannot_be_kept_are_quiet_and_go_on(site: Site, errors: pytest.LogCaptureFixture) -> None:
    random = Random(3)
    (nel,) = site.game("wildcards", ["Nel"], bots=2)
    nel.listen_until(lambda: nel.is_asked)
    with held(site):
        assert acted(nel, an_act(nel, random)) is None
        come_again([nel])
        room = site.app.state.server.rooms._rooms[nel.id]
        wait_until(lambda: not room.parts.autoplay.is_busy)
    assert len(errors.records) == 1
    come_again([nel])
    seq = nel.seq
    while nel.seq < seq + 6:
        nel.listen_until(lambda: nel.is_asked or nel.seq >= seq + 6)
        if nel.is_asked:
            acted(nel, an_act(nel, random))


def test_a_file_that_was_replaced_takes_nothing_more_and_shows_nothing_that_was_not_acknowledged(
    site: Site, errors: pytest.LogCaptureFixture
) -> None:
    random = Random(4)
    nel, bo = site.game("cubirds", ["Nel", "Bo"])
    acknowledged = play_on([nel, bo], random, 4)
    store = store_of(site)
    shutil.copy(site.path, site.path.with_name("copy.db"))
    site.path.with_name("copy.db").replace(site.path)
    asked = nel if nel.is_asked else bo
    assert acted(asked, an_act(asked, random)) is None
    with store._engine.connect() as connection:
        lines = connection.execute(schema.event.select().order_by(schema.event.c.seq)).fetchall()
    assert [line.client_id for line in lines] == acknowledged, "not even in the file that is gone"

    told = len(nel.frames)
    for _ in range(3):
        assert nel.http.get("/health").status_code == 503
        assert nel.http.put("/api/me", json={"name": "Nelly"}).status_code == 503
        assert nel.http.get(f"/api/tables/{nel.id}/record").status_code == 503
    nel.disconnect()
    with pytest.raises(ConnectionClosed, match="1012"):
        nel.connect()
    assert len(nel.frames) == told
    assert [line.name for line in errors.records] == ["menagerie.server.storage.commit_health"]
    sentence = errors.records[0].getMessage()
    assert sentence.index("move it back") < sentence.index("restore a backup"), "what was played last lies beside it"


def test_a_file_that_was_moved_away_is_not_begun_again_whoever_asks(site: Site) -> None:
    """An empty file in its place would destroy the write-ahead log that is still there, and with it the latest moves."""
    nel, bo = site.game("cubirds", ["Nel", "Bo"])
    play_on([nel, bo], Random(4), 4)
    log = site.path.with_name(site.path.name + "-wal")
    before = log.read_bytes()
    site.path.rename(site.path.with_name("moved.db"))
    for path in ("/api/operator/tables", "/api/operator/status", "/api/operator/backup", "/api/me", "/api/tables", "/health"):
        nel.http.get(path, headers={"authorization": "Bearer wrong"})
    assert not site.path.exists()
    assert log.read_bytes() == before


def test_a_commit_that_takes_long_keeps_only_those_waiting_who_wait_for_the_disk(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Players wait, at every table. Watching, and asking whether the server is there, still works, except at a table that
    waits."""
    random = Random(5)
    nel, bo = site.game("cubirds", ["Nel", "Bo"])
    (cleo,) = site.game("cubirds", ["Cleo"], bots=1)
    dora = site.person("Dora")
    cleo.listen_until(lambda: cleo.is_asked)
    asked = nel if nel.is_asked else bo
    seq, writer = asked.seq, store_of(site)._writer
    written, under_way, may_go_on = writer._written, threading.Event(), threading.Event()

    def stalled(writes: list[Any]) -> list[Any]:
        under_way.set()
        assert may_go_on.wait(PATIENCE)
        return written(writes)

    monkeypatch.setattr(writer, "_written", stalled)
    act = an_act(asked, random)
    asked.say("act", **act)
    assert under_way.wait(PATIENCE)
    cleo.settle()  # another table still answers
    assert dora.http.get("/api/games").status_code == 200
    assert dora.http.get("/api/tables").json() == []
    other = an_act(cleo, random)
    cleo.say("act", **other)
    wait_until(lambda: store_of(site).waiting == 1)
    asked.listen_to_all()
    assert asked.seq == seq, "nothing is told before it is on the disk"
    assert act["id"] not in [said for *_, said in site.log(nel.id)]

    may_go_on.set()
    for person, sent in ((asked, act), (cleo, other)):
        answer = person.until(lambda frame: frame["type"] in ("accepted", "refused"))
        assert (answer["type"], answer["id"]) == ("accepted", sent["id"])
    assert [said for *_, said in site.log(nel.id)] == [act["id"]]


def test_a_disk_that_fails_is_told_again_after_a_while_and_not_before(
    errors: pytest.LogCaptureFixture,
) -> None:
    waits = Waits()
    disk = CommitHealth(waits)
    for _ in range(100):
        disk.note_failure(Refusal("database-busy", file="club.db"))
    assert len(errors.records) == 1
    disk.note_failure(Refusal("disk-full", file="club.db"))
    assert len(errors.records) == 2, "something else is wrong"
    waits.failure_told = -1.0
    disk.note_failure(Refusal("disk-full", file="club.db"))
    assert [line.failed for line in errors.records] == [1, 101, 102]  # type: ignore[attr-defined]  # as extra
    disk.note_success()
    assert disk.problem is None
