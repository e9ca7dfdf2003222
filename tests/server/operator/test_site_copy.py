"""A site is copied from a file to PostgreSQL and back: every table, seat, guest, key and line, and every game replays."""

from pathlib import Path
from random import Random

import pytest
from sqlalchemy import Connection, delete, func, select
from support.server.clubs import bare, club
from support.server.people import Site, play

from menagerie.cli import main
from menagerie.server.operator import site_copy as copying
from menagerie.server.operator.site_copy import copy_site
from menagerie.server.operator.transactions import Transactions
from menagerie.server.refusal import Refusal
from menagerie.server.storage import schema
from menagerie.server.storage.blocks import read_blocks, write_block
from menagerie.server.storage.database import database_of
from menagerie.server.storage.store import COPYING, Store, read_table
from tools.postgres import Postgres

KEPT = (schema.secret, schema.guest, schema.game, schema.seat, schema.holder, schema.put_away, schema.event)


def served(path: Path) -> Path:
    """A club whose database a server has used, so it has the keys that a server makes."""
    store = Store(club(path))
    store.signing_key()
    store.close()
    return path


def content(where: str | Path) -> list[list[str]]:
    def read(connection: Connection) -> list[list[str]]:
        return [sorted(str(tuple(row)) for row in connection.execute(select(part))) for part in KEPT]

    return Transactions(where).read(read)


def copy(source: str | Path, target: str | Path, at_once: int = 50) -> tuple[int, int]:
    checked = copy_site(database_of(source), database_of(target), at_once)
    assert not checked.broken
    return checked.tables, checked.games


def check_refused(where: str) -> None:
    """Check that no server starts on a half-finished copy."""
    store = Store(where)
    with pytest.raises(Refusal, match="copy-unfinished"):
        store.check_whole()
    store.close()


def test_a_copy_has_the_blocks_and_can_have_more(tmp_path: Path, shared: str) -> None:
    club = served(tmp_path / "club.db")
    for number in range(3):
        Transactions(club).write(lambda connection, number=number: write_block(connection, f"guest-{number}", None, "9999"))  # type: ignore[misc]
    copy(club, shared)
    Transactions(shared).write(lambda connection: write_block(connection, None, "203.0.113.7", "9999"))
    blocks = Transactions(shared).read(read_blocks)
    assert {block.guest or block.address for block in blocks} == {"guest-0", "guest-1", "guest-2", "203.0.113.7"}


def test_there_and_back_again_everything_is_the_same(tmp_path: Path, shared: str) -> None:
    club = served(tmp_path / "club.db")
    assert copy(club, shared) == copy(shared, tmp_path / "back.db") == (3, 2)
    assert content(club) == content(shared) == content(tmp_path / "back.db")
    for table in ("lobby", "playing", "over"):
        assert Transactions(club).read(lambda read, table=table: read_table(read, table)) == Transactions(shared).read(  # type: ignore[misc]
            lambda read, table=table: read_table(read, table)  # type: ignore[misc]
        )


def test_what_was_interrupted_goes_on_and_nobody_serves_it_before(
    tmp_path: Path, shared: str, client: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = served(tmp_path / "club.db")
    copy_tables = copying._copy_tables

    def breaks_off(read: Connection, written: Connection, *, tables: list[str]) -> None:
        if written.execute(select(func.count()).select_from(schema.game)).scalar():
            raise KeyboardInterrupt
        copy_tables(read, written, tables)

    monkeypatch.setattr(copying, "_copy_tables", breaks_off)
    with pytest.raises(KeyboardInterrupt):
        copy(club, shared, at_once=1)
    check_refused(shared)

    monkeypatch.setattr(copying, "_copy_tables", copy_tables)
    assert copy(club, shared) == (3, 2)
    assert content(club) == content(shared)
    Site(tmp_path, shared).close()


def test_nothing_is_copied_onto_what_is_there(tmp_path: Path, shared: str) -> None:
    club = served(tmp_path / "club.db")
    copy(club, shared)
    before = content(shared)
    other = served(tmp_path / "other.db")
    for source in (club, other):
        with pytest.raises(Refusal, match="copy-onto-another"):
            copy(source, shared)
    assert content(shared) == before
    with pytest.raises(Refusal, match="nothing-to-copy"):
        copy(bare(tmp_path / "bare.db"), shared)


def test_what_differs_is_noticed(tmp_path: Path, shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    club = served(tmp_path / "club.db")
    rows = copying.copy_rows

    def loses(source: Transactions, target: Transactions, at_once: int) -> None:
        rows(source, target, at_once)
        target.write(lambda written: written.execute(delete(schema.event).where(schema.event.c.seq == 3)))

    monkeypatch.setattr(copying, "copy_rows", loses)
    with pytest.raises(Refusal, match="copy-differs"):
        copy(club, shared)
    check_refused(shared)
    assert Transactions(shared).read(
        lambda read: read.execute(select(schema.secret).where(schema.secret.c.name == COPYING)).first()
    )


def test_while_a_server_runs_nothing_is_copied(tmp_path: Path, shared: str, client: Path) -> None:
    site = Site(tmp_path, shared)
    site.game("cubirds", ["Nel", "Bo"])
    with pytest.raises(Refusal, match="still-served"):
        copy(shared, tmp_path / "back.db")
    site.close()
    assert copy(shared, tmp_path / "back.db") == (1, 1)


def test_by_command_and_then_the_game_goes_on_with_the_same_links(
    tmp_path: Path, shared: str, client: Path, in_a_hurry: None, capsys: pytest.CaptureFixture[str]
) -> None:
    site = Site(tmp_path)
    nel, bo = people = site.game("cubirds", ["Nel", "Bo"], turns=8)
    play(people, Random(1), most=5)
    seq = nel.seq
    site.close()
    assert main(["db", "copy", str(site.path), shared]) == 0
    told = capsys.readouterr().out
    assert "Everything is now in postgresql://menagerie@127.0.0.1" in told
    assert "one game, replayed from its seed" in told

    site = Site(tmp_path, shared)
    again = []
    for person in (nel, bo):
        guest = site.person(person.name)
        guest.http.cookies.update(person.http.cookies)
        again.append(guest.connect(nel.id))
        assert guest.seq == seq
    play(again, Random(2))
    backup = tmp_path / "backup.db"
    assert main(["backup", shared, str(backup), "--verify"]) == 0
    assert "one game, replayed from its seed" in capsys.readouterr().out
    assert main(["restore", str(backup), shared]) == 2
    assert "menagerie db copy" in capsys.readouterr().err
    site.close()


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("postgresql://menagerie@127.0.0.1:1/none", "can’t be reached"),
        ("postgresql://menagerie@127.0.0.1:port/none", "This is not the address of a database."),
    ],
)
def test_a_database_that_cannot_be_had_is_told_in_a_sentence(said: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tables", "--database", said]) == 2
    assert told in capsys.readouterr().err


def test_what_is_wrong_with_a_database_of_postgres_is_told(
    postgres: Postgres, tmp_path: Path, client: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["tables", "--database", postgres.url("nobody_made_it")]) == 2
    assert "does not exist" in capsys.readouterr().err
    assert main(["tables", "--database", postgres.url("postgres")]) == 2
    assert "older version" in capsys.readouterr().err
    assert main(["serve", "--workers", "2", "--database", str(tmp_path / "club.db")]) == 2
    assert "Several processes need PostgreSQL" in capsys.readouterr().err
