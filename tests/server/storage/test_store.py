"""The store: each change is written whole or not at all, and is on the disk before anyone hears of it."""

import asyncio
import sqlite3
from collections.abc import Awaitable
from contextlib import closing
from copy import deepcopy
from importlib.resources import files
from pathlib import Path
from typing import TypeVar

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, event, insert, text
from sqlalchemy.exc import IntegrityError

from menagerie.server.play.game_end import told_end
from menagerie.server.refusal import Refusal
from menagerie.server.storage import schema
from menagerie.server.storage.guestbook import GuestBook
from menagerie.server.storage.rows import GameRow, LogLine, SeatRow, StoredTable
from menagerie.server.storage.store import Conflict, Store
from menagerie.words import Words

Answer = TypeVar("Answer")


def run(call: Awaitable[Answer]) -> Answer:
    async def wait() -> Answer:
        return await call

    return asyncio.run(wait())


def a_table(name: str = "table") -> StoredTable:
    row = GameRow(
        name, "wildcards", "2020", 3, {"removal": "random"}, {"memory-aid": True}, "playing", 1, {"digits": "ab"}, 1, [0, 2]
    )
    seats = [SeatRow(0, "person", "Nel", guests={"nel", "nel's phone"}), SeatRow(1, "bot", "Ada", "casual"), SeatRow(2)]
    return StoredTable(row, seats)


def line(seq: int, client_id: str = "", seat: int = 0) -> LogLine:
    return LogLine(seq, seat, "action", "bid refill", "person", client_id or f"m{seq}")


def test_a_table_comes_back_as_it_was_kept(store: Store) -> None:
    kept = a_table()
    run(store.create(kept))
    assert run(store.load("table")) == (kept, [])

    kept.game.status, kept.game.result, kept.game.rematch, kept.game.host = "over", {"winners": [0]}, "next", None
    kept.seats[2] = SeatRow(2, "person", "Bo", None, "beginner", ready=True, automatic=False, guests={"bo"})
    kept.seats[0].guests.discard("nel's phone")
    run(store.save(kept))
    run(store.append(kept, line(1)))
    run(store.append(kept, line(2, seat=2)))
    lines = [line(1), line(2, seat=2)]

    assert run(store.load("table")) == (kept, lines)
    assert run(store.load("another")) is None


def test_only_what_has_changed_is_written(store: Store) -> None:
    kept = a_table()
    run(store.create(kept))
    written: list[tuple[str, object]] = []
    event.listen(store._engine, "before_cursor_execute", lambda _c, _cursor, said, values, *_: written.append((said, values)))

    kept.game.settings = {"memory-aid": False}
    run(store.save(kept))
    assert [said.split(" SET ")[0] for said, _ in written] == ["UPDATE game"]
    assert written[0][0].split(" SET ")[1].split(" WHERE ")[0] == "settings=?, revision=?, changed_at=?"

    written.clear()
    kept.seats[2].name = "Bo"
    kept.seats[0].guests.discard("nel's phone")
    run(store.save(kept))
    assert [said.split(" (")[0].split(" WHERE ")[0] for said, _ in written] == [
        "UPDATE game SET revision=?, changed_at=?",
        "DELETE FROM seat",
        "INSERT INTO seat",
        "DELETE FROM holder",
    ]
    assert run(store.load("table")) == (kept, [])


def test_seats_that_change_places_keep_their_secrets(store: Store) -> None:
    kept = a_table()
    run(store.create(kept))
    kept.seats[0], kept.seats[1] = kept.seats[1], kept.seats[0]
    for number, seat in enumerate(kept.seats):
        seat.seat = number
    run(store.save(kept))
    assert run(store.load("table")) == (kept, [])


def test_tables_do_not_mix(store: Store) -> None:
    one, other = a_table("one"), a_table("other")
    run(store.create(one))
    run(store.create(other))
    run(store.append(one, line(1)))

    assert run(store.load("other")) == (other, [])
    assert [(row.id, seat, len(seats)) for row, seat, seats in run(store.tables_of("nel"))] == [("one", 0, 3), ("other", 0, 3)]
    assert run(store.tables_of("stranger")) == []


@pytest.mark.parametrize("taken", [line(1, "new"), line(2, "m1")], ids=["seq", "client id"])
def test_a_line_that_is_taken_is_a_conflict_and_changes_nothing(store: Store, taken: LogLine) -> None:
    kept = a_table()
    run(store.create(kept))
    run(store.append(kept, line(1)))
    before = run(store.load("table"))

    changed = deepcopy(kept)
    changed.game.status, changed.game.awaited = "over", []
    with pytest.raises(Conflict):
        run(store.append(changed, taken))

    assert run(store.load("table")) == before


def test_a_table_that_cannot_be_kept_whole_is_not_kept(store: Store) -> None:
    kept = a_table()
    run(store.create(kept))
    before = run(store.load("table"))

    broken = deepcopy(kept)
    broken.game.status = "lobby"
    broken.seats[1].secret = broken.seats[0].secret
    with pytest.raises(Exception, match="UNIQUE"):
        run(store.save(broken))

    assert run(store.load("table")) == before


def test_every_commit_is_on_the_disk_before_it_is_acknowledged(store: Store) -> None:
    async def pragma(name: str) -> object:
        return await store.read(lambda connection: connection.execute(text(f"PRAGMA {name}")).scalar())

    assert run(pragma("journal_mode")) == "wal"
    assert run(pragma("synchronous")) == 2, "FULL"
    assert run(pragma("foreign_keys")) == 1


def test_what_returned_can_be_read_by_another_process_at_once(store: Store, tmp_path: Path) -> None:
    kept = a_table()
    run(store.create(kept))
    run(store.append(kept, line(1)))
    other = sqlite3.connect(tmp_path / "menagerie.db")
    assert other.execute("select seq, action from event").fetchall() == [(1, "bid refill")]
    other.close()


def test_a_private_link_leads_to_the_seat_of_a_person_only(store: Store) -> None:
    kept = a_table()
    run(store.create(kept))
    assert run(store.table_of_secret(kept.seats[0].secret)) == ("table", 0)
    for secret in (kept.seats[1].secret, kept.seats[2].secret, "", "%", kept.seats[0].secret.swapcase()):
        assert run(store.table_of_secret(secret)) is None


def test_a_guest_is_called_by_the_last_name(store: Store) -> None:
    assert run(GuestBook(store).name_of("nel")) == ""
    for name in ("Nel", "Nelly"):
        run(GuestBook(store).call("nel", name))
        assert run(GuestBook(store).name_of("nel")) == name


def test_the_key_of_cookies_is_made_once(store: Store, tmp_path: Path) -> None:
    key = store.signing_key()
    again = Store(tmp_path / "menagerie.db")
    assert store.signing_key() == again.signing_key() == key
    assert len(key) > 40
    again.close()


def test_migrations_make_just_what_the_schema_says_and_running_them_twice_changes_nothing(store: Store, tmp_path: Path) -> None:
    run(store.create(a_table()))
    store.migrate()
    assert run(store.load("table")) is not None

    engine = create_engine(f"sqlite:///{tmp_path / 'menagerie.db'}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, schema.metadata) == []
        assert context.get_current_revision() == "0010"
    engine.dispose()


OF_THE_FIRST_VERSION = """
insert into guest values ('nel', 'Nel', '2026-01-01');
insert into game values ('table', 'wildcards', '2020', 3, '{}', '{}', 'playing', 0, '{}', 1, '[]', null, null, '2026', '2026');
insert into seat values ('table', 0, 'person', 'Nel', null, null, 1, 1, 'secret');
insert into holder values ('table', 0, 'nel');
insert into event values ('table', 1, 2, 'bid forest 1', 'bot:1', '2026');
insert into event values ('table', 2, 0, 'bid refill', 'Nel-1', '2026');
insert into event values ('table', 3, 0, 'undo 1', 'back', '2026');
insert into event values ('table', 4, 0, 'pass', 'auto:4', '2026');
"""


def upgraded(path: Path, revision: str) -> None:
    """Migrate a database to an earlier revision."""
    config = Config()
    config.set_main_option("script_location", str(files("menagerie.server.storage").joinpath("migrations")))
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
    engine.dispose()


def of_the_first_version(path: Path) -> Store:
    """A database of the first version, with a game in play, not migrated yet."""
    upgraded(path, "0001")
    with closing(sqlite3.connect(path)) as written, written:
        written.executescript(OF_THE_FIRST_VERSION)
    return Store(path)


def test_how_an_old_game_ended_is_still_told_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    upgraded(path, "0004")
    columns = "id, kind, form, players, options, settings, status, awaited, rematch_declined, created_at, changed_at"
    with closing(sqlite3.connect(path)) as written, written:
        for table, headline, ended in (("won", "Nel wins.", None), ("ended", "It was ended.", "operator"), ("on", None, None)):
            values = f"'{table}', 'cubirds', 'standard', 2, '{{}}', '{{}}', 'over', '[]', '[]', '2026', '2026'"
            written.execute(f"insert into game ({columns}, headline, ended) values ({values}, ?, ?)", (headline, ended))
    store = Store(path)
    store.migrate()
    rows = {table: kept[0].game for table in ("won", "ended", "on") if (kept := run(store.load(table)))}
    told = [told_end(row, ["Nel", "Bo"], people=[0, 1]) for row in rows.values()]
    assert told == ["Nel wins.", Words().phrase("ended-by-operator"), None]
    store.close()


def content(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as read:
        return list(read.iterdump())


def test_a_game_in_play_is_brought_up_to_date_line_by_line(tmp_path: Path) -> None:
    store = of_the_first_version(tmp_path / "old.db")
    store.migrate()
    found = run(store.load("table"))
    assert found is not None
    assert (found[0].game.status, found[0].game.ended, found[0].seats[0].guests) == ("playing", None, {"nel"})
    assert (found[0].seats[0].avatar, found[0].seats[0].usual) == ("fox", [])
    assert found[1] == [
        LogLine(1, 2, "action", "bid forest 1", "bot", None),
        LogLine(2, 0, "action", "bid refill", "person", "Nel-1"),
        LogLine(3, 0, "undo", "1", "person", "back"),
        LogLine(4, 0, "action", "pass", "automatic", None),
    ]
    with pytest.raises(IntegrityError):  # foreign keys are enforced again
        run(
            store.write(
                lambda connection: connection.execute(insert(schema.holder).values(game_id="none", seat=0, guest_id="nel"))
            )
        )
    store.close()


def test_seats_of_an_older_table_get_avatars_by_their_number_and_its_end_was_the_operators(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    of_the_first_version(path).close()
    upgraded(path, "0003")
    with closing(sqlite3.connect(path)) as written, written:
        columns = "id, kind, form, players, options, settings, status, awaited, created_at, changed_at"
        values = "'cubirds', 'usual', 2, '{}', '{}', 'over', '[]', '2026', '2026'"
        written.execute(f"insert into game ({columns}, ended) values ('ended', {values}, 1)")
        for seat, kind in enumerate(("bot", "open", "person")):
            written.execute(f"insert into seat values ('ended', {seat}, '{kind}', '', null, null, 1, 1, 'secret of {seat}')")
    store = Store(path)
    store.migrate()
    found = run(store.load("ended"))
    assert found is not None
    assert (found[0].game.ended, found[0].game.rematch_declined) == ("operator", [])
    assert [seat.avatar for seat in found[0].seats] == ["fox", "", "hedgehog"]
    store.close()


def test_a_database_that_cannot_be_brought_up_to_date_stays_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    store = of_the_first_version(path)
    with closing(sqlite3.connect(path)) as written, written:
        written.execute("create table _alembic_tmp_game (in_the_way text)")
    before = content(path)
    with pytest.raises(Refusal, match="database-fails"):
        store.migrate()
    assert content(path) == before
    store.close()


def test_the_databases_own_constraints_are_those_of_the_schema(store: Store, tmp_path: Path) -> None:
    """Alembic does not compare these on SQLite: primary keys, unique columns, foreign keys."""
    made = create_engine("sqlite://")
    schema.metadata.create_all(made)
    migrated = create_engine(f"sqlite:///{tmp_path / 'menagerie.db'}")
    constraints = []
    for engine in (made, migrated):
        with engine.connect() as connection:
            found = {}
            for table in schema.metadata.tables:
                for pragma in ("table_info", "foreign_key_list", "index_list"):
                    rows = connection.execute(text(f"PRAGMA {pragma}({table})")).fetchall()
                    found[table, pragma] = sorted(str(tuple(row)[1:]) for row in rows)
            constraints.append(found)
        engine.dispose()
    assert constraints[0] == constraints[1]
