"""No database is emptied by mistake: one server for each file, copies that hold, and a clear message for whatever is wrong."""

import asyncio
import os
import re
import resource
import shutil
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from support.server.clubs import club, game
from support.server.processes import Process

from menagerie.cli import main
from menagerie.server.front.server_process import serve
from menagerie.server.front.settings import Settings
from menagerie.server.operator.backup import check_backup, restore, write_backup
from menagerie.server.refusal import NotKept, Refusal
from menagerie.server.storage.file_identity import DatabaseGone, OpenedFile
from menagerie.server.storage.guestbook import GuestBook
from menagerie.server.storage.lock import InUse, held_alone, lock_of, this_account
from menagerie.server.storage.sqlite_checks import check_content, check_place, explained, opened_for_serving
from menagerie.server.storage.store import Store
from menagerie.words import Words
from tools.postgres import Postgres

NOBODY = 65534


def rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def rows(path: Path, query: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query).fetchall()


def write(path: Path, query: str) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(query)


def copy_beside_its_server(path: Path, to: Path) -> None:
    for ending in ("", "-wal", "-shm"):
        shutil.copy(f"{path}{ending}", f"{to}{ending}")


# one server for one database


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


@pytest.mark.parametrize("spelling", ["{folder}/killed.db", "{folder}/../{name}/killed.db", "{folder}/link.db"])
def test_a_second_server_on_the_same_file_is_refused(
    spelling: str, tmp_path: Path, client: Path, capsys: pytest.CaptureFixture[str], never_runs: None
) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "killed.db")
    database = spelling.format(folder=tmp_path, name=tmp_path.name)
    with held_alone(tmp_path / "killed.db", "http://127.0.0.1:1"):
        assert main(["serve", "--host", "127.0.0.1", "--port", str(free_port()), "--database", database, "--create"]) == 2
        with pytest.raises(InUse), held_alone(Path(database)):
            pass

    assert f"are in use: process {os.getpid()} has held them since 2" in capsys.readouterr().err
    assert not (tmp_path / "killed.db").exists()


def test_the_lock_of_a_server_that_was_killed_is_free(tmp_path: Path, client: Path) -> None:
    process = Process(tmp_path, client)
    try:
        with pytest.raises(InUse) as refused, held_alone(tmp_path / "killed.db"):
            pass
        assert refused.value.holder.address == process.url
    finally:
        process.kill()
    with held_alone(tmp_path / "killed.db"):
        pass


def test_two_processes_never_hold_the_lock_at_once(tmp_path: Path) -> None:
    script = (
        "import sys; from pathlib import Path; from menagerie.server.storage.lock import held_alone\n"
        "with held_alone(Path(sys.argv[1])): print('held', flush=True); sys.stdin.read()"
    )
    command = [sys.executable, "-c", script, str(tmp_path / "club.db")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        with pytest.raises(InUse) as refused, held_alone(tmp_path / "club.db"):
            pass
        assert refused.value.holder.pid == str(other.pid)
        other.send_signal(signal.SIGKILL)
    with held_alone(tmp_path / "club.db"):
        pass


# permissions


def test_what_is_made_can_be_read_by_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "club.db"
    before = os.umask(0)
    try:
        with opened_for_serving(path, ""):
            store = Store(path)
            store.migrate()
            assert [rights(each) for each in sorted(path.parent.iterdir())] == [0o600] * 4  # with -shm, -wal and .lock
            write_backup(path, tmp_path / "copy.db", overwrite=False)
            store.close()
    finally:
        os.umask(before)
    assert [rights(tmp_path / name) for name in ("new", "new/folder", "copy.db")] == [0o700, 0o700, 0o600]


def test_a_file_that_others_can_read_is_left_and_told(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = club(tmp_path / "club.db")
    path.chmod(0o644)
    with opened_for_serving(path, ""):
        pass
    assert [record.message for record in caplog.records] == [
        f"Other users of this machine can read {path}, and with it every hidden card and secret link. "
        f"To keep them out: chmod 600 {path}*"
    ]
    assert rights(path) == 0o644

    path.chmod(0o600)
    caplog.clear()
    with opened_for_serving(path, ""):
        pass
    assert not caplog.records


# a database that cannot be used


def refused(path: Path) -> str:
    """The code with which a server refuses a file, which stays as it was."""
    before = path.read_bytes() if path.is_file() and os.access(path, os.R_OK, effective_ids=True) else None
    with pytest.raises(Refusal) as refusal, opened_for_serving(path, ""):
        pass
    assert before is None or path.read_bytes() == before
    return refusal.value.code


def test_whatever_is_no_database_of_ours_is_refused(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("Dear diary, today we played until midnight, and Bo won again.")
    assert refused(tmp_path / "text.db") == "database-is-none"
    assert refused(tmp_path) == "database-is-a-folder"
    assert refused(tmp_path / "text.db" / "club.db") == "no-folder"
    assert refused(Path("/dev/null")) == "database-is-none"

    write(tmp_path / "others.db", "create table recipe (name text)")
    assert refused(tmp_path / "others.db") == "database-of-another-program"
    assert rows(tmp_path / "others.db", "select name from sqlite_master") == [("recipe",)]


def test_a_newer_database_is_refused(tmp_path: Path) -> None:
    path = club(tmp_path / "club.db")
    write(path, "update alembic_version set version_num = '9999'")
    assert refused(path) == "database-newer"


def test_a_damaged_database_is_refused(tmp_path: Path) -> None:
    path = club(tmp_path / "club.db")
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    assert refused(path) == "database-damaged"

    path.write_bytes(whole[:4096] + os.urandom(len(whole) - 4096))
    assert refused(path) == "database-damaged"

    path.write_bytes(whole)
    check_content(path)
    ((page, size),) = rows(path, "select rootpage, page_size from sqlite_master, pragma_page_size where name = 'event'")
    assert isinstance(page, int)
    assert isinstance(size, int)
    path.write_bytes(whole[: (page - 1) * size] + bytes(size) + whole[page * size :])
    assert refused(path) == "database-damaged", "also where nobody has looked yet"


def test_an_empty_file_becomes_a_database(tmp_path: Path) -> None:
    (tmp_path / "club.db").touch()
    with opened_for_serving(tmp_path / "club.db", ""):
        pass


def test_a_full_disk_is_refused(tmp_path: Path) -> None:
    path = club(tmp_path / "club.db")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, before[1]))
    try:
        assert refused(path) == "disk-full"
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@contextmanager
def nobody_in_a_folder() -> Iterator[Path]:
    """A folder that everyone may read, and a process without privileges: root would be allowed everything."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    club(folder / "club.db")
    before = os.geteuid()
    try:
        if before == 0:
            os.seteuid(NOBODY)
        else:  # then only the permissions of our own files keep others out
            folder.chmod(0o555)
        yield folder
    finally:
        os.seteuid(before)
        folder.chmod(0o755)
        shutil.rmtree(folder)


def test_a_file_without_permission_is_refused() -> None:
    for mode, code in ((0o000, "database-not-readable"), (0o444, "database-not-writable"), (0o666, "folder-not-writable")):
        with nobody_in_a_folder() as folder:
            before = os.geteuid()
            os.seteuid(os.getuid())
            (folder / "club.db").chmod(mode)
            os.seteuid(before)
            assert refused(folder / "club.db") == code
            with pytest.raises(Refusal) as problem:
                check_place(folder / "club.db")
            assert f"sudo chown {this_account()} " in Words().phrase(problem.value.code, dict(problem.value.values))
            assert refused(folder / "new" / "club.db") == "no-folder"


def test_a_lock_file_of_another_account_is_told_like_the_database_itself() -> None:
    with nobody_in_a_folder() as folder:
        before = os.geteuid()
        os.seteuid(os.getuid())
        lock_of(folder / "club.db").touch(0o400)
        os.seteuid(before)
        with pytest.raises(Refusal) as found, held_alone(folder / "club.db"):
            pass
        assert (found.value.code, found.value.values["file"]) == ("database-not-writable", str(lock_of(folder / "club.db")))


@pytest.mark.parametrize(
    "command", ["serve --host 127.0.0.1 --port {port} --database {file}", "tables --database {file}", "backup {file} to.db"]
)
def test_a_refused_file_gets_one_sentence(
    command: str,
    tmp_path: Path,
    client: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    never_runs: None,
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("text.db").write_text("x" * 5000)
    assert main(command.format(file="text.db", port=free_port()).split()) == 2
    problem = capsys.readouterr().err
    assert re.search(r"text\.db is not a (Menagerie )?database", problem)
    assert len(problem.splitlines()) == 1
    assert not Path("to.db").exists()


def test_what_sqlite_complains_of_is_told(tmp_path: Path) -> None:
    path = club(tmp_path / "club.db")
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA max_page_count = 1")
        with pytest.raises(sqlite3.OperationalError) as full:
            connection.execute("create table filling as select hex(randomblob(100000))")
        assert explained(full.value, path).code == "disk-full"
    assert explained(sqlite3.OperationalError("something else"), path).code == "database-fails"


# a file that is replaced under the server


@pytest.mark.parametrize("ending", ["", "-wal"])
@pytest.mark.parametrize("is_replaced", [False, True])
def test_a_file_that_was_deleted_or_replaced_is_noticed(tmp_path: Path, ending: str, *, is_replaced: bool) -> None:
    path = tmp_path / "club.db"
    store = Store(path)
    store.migrate()
    asyncio.run(store.create(game("playing", most=2)[0]))

    touched = Path(f"{path}{ending}")
    if is_replaced:
        shutil.copy(touched, tmp_path / "other")
        os.replace(tmp_path / "other", touched)
    else:
        touched.unlink()
    with pytest.raises(DatabaseGone):  # SQLite does not notice
        asyncio.run(GuestBook(store).call("nel", "Nel"))
    store.close()


def test_a_file_that_is_written_to_is_still_there(tmp_path: Path) -> None:
    path = tmp_path / "club.db"
    store = Store(path)
    store.migrate()
    presence = OpenedFile(path)
    for number in range(40):
        asyncio.run(GuestBook(store).call(f"guest {number}", "Nel"))
        presence.check()
    write(path, "PRAGMA wal_checkpoint(TRUNCATE)")
    asyncio.run(GuestBook(store).call("nel", "Nel"))
    presence.check()
    store.close()
    with pytest.raises(DatabaseGone):
        OpenedFile(tmp_path / "none.db")


def test_a_folder_that_may_not_be_entered_does_not_make_the_file_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is written meanwhile, but nobody claims that the file was moved; once the folder may be entered again, all is
    well."""
    store = Store(tmp_path / "club.db")
    store.migrate()
    asyncio.run(GuestBook(store).call("nel", "Nel"))
    looked = os.stat

    def refuse(path: Any, *rest: Any, **more: Any) -> os.stat_result:
        if str(path).startswith(str(tmp_path)):
            raise PermissionError(13, "Permission denied", str(path))
        return looked(path, *rest, **more)

    with monkeypatch.context() as shut:
        shut.setattr(os, "stat", refuse)
        with pytest.raises(NotKept) as refused:
            asyncio.run(GuestBook(store).call("nel", "Nell"))
    assert refused.value.reason.code == "folder-shut"
    assert "may not enter" in Words().phrase("failing", {"problem": "folder-shut"})
    asyncio.run(GuestBook(store).call("nel", "Nelly"))
    store.close()


# copies


def test_a_backup_is_whole_while_the_server_writes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = club(tmp_path / "club.db")
    store = Store(path)
    asyncio.run(store.create(game("new", most=3)[0]))
    to = tmp_path / "copies.db"
    assert main(["backup", str(path), str(to), "--verify"]) == 0
    store.close()

    assert f"{to} contains 4 tables, 3 games, all replayed from their seeds, and " in capsys.readouterr().out
    assert sorted(each.name for each in tmp_path.iterdir()) == ["club.db", "copies.db"]
    assert rows(to, "PRAGMA journal_mode") == [("delete",)]
    assert rows(to, "select count(*) from game") == [(4,)]
    checked = check_backup(to)
    assert (checked.tables, checked.games, checked.broken) == (4, 3, ())


def test_a_backup_replaces_nothing_unless_it_is_wanted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, to = club(tmp_path / "club.db"), tmp_path / "to.db"
    to.write_text("precious")
    assert main(["backup", str(path), str(to)]) == 2
    assert to.read_text() == "precious"
    assert main(["backup", str(path), str(to), "--force"]) == 0
    assert check_backup(to).games == 2
    assert sorted(each.name for each in tmp_path.iterdir()) == ["club.db", "to.db"], "no lock stays beside a copy"
    for same in (path, tmp_path / "." / "club.db"):
        assert main(["backup", str(path), str(same), "--force"]) == 2
    assert main(["backup", str(tmp_path / "none.db"), str(to), "--force"]) == 2
    assert "There is no file" in capsys.readouterr().err
    assert not (tmp_path / "none.db").exists()
    assert main(["backup", str(path), str(tmp_path / "no" / "folder.db")]) == 2


def test_a_backup_does_not_replace_the_database_of_a_server(tmp_path: Path) -> None:
    path, served = club(tmp_path / "club.db"), club(tmp_path / "served.db")
    with held_alone(served), pytest.raises(InUse):
        write_backup(path, served, overwrite=True)
    assert sorted(each.name for each in tmp_path.iterdir()) == ["club.db", "served.db", "served.db.lock"]


@pytest.mark.parametrize(
    "damage",
    [
        "delete from event where game_id = 'over' and seq = 3",
        "update event set action = 'pass' where game_id = 'over' and seq = 1",
        "delete from event where game_id = 'over' and seq = (select max(seq) from event where game_id = 'over')",
        "update game set rules_version = 999 where id = 'over'",
        "update game set kind = 'chess' where id = 'over'",
        "update game set seed = null where id = 'over'",
    ],
)
def test_a_game_that_cannot_beplayed_again_is_counted(damage: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = club(tmp_path / "club.db")
    write(path, damage)
    before = path.read_bytes()
    assert main(["check-backup", str(path)]) == 2
    assert "is intact, but 1 of its 2 games can’t be replayed: over" in capsys.readouterr().out
    assert path.read_bytes() == before


def test_a_restored_backup_takes_the_place_of_what_was_there(tmp_path: Path) -> None:
    backup, path = club(tmp_path / "backup.db"), tmp_path / "club.db"
    store = Store(path)
    store.migrate()
    asyncio.run(store.create(game("another", most=2)[0]))
    crashed = tmp_path / "crashed.db"
    copy_beside_its_server(path, crashed)  # a server that was killed leaves its last writes beside the file
    store.close()

    restored = restore(backup, crashed, whatever_holds=False)
    assert (restored.checked.games, rights(crashed)) == (2, 0o600)
    assert rows(crashed, "select id from game order by id") == [("lobby",), ("over",), ("playing",)]
    assert restored.before is not None
    assert restored.before.name.startswith("crashed.db.before-restore-2")
    assert rows(restored.before, "select id from game") == [("another",)]
    assert not Path(f"{crashed}-wal").exists()

    assert restore(backup, tmp_path / "new.db", whatever_holds=False).before is None
    assert check_backup(tmp_path / "new.db").games == 2


def test_what_root_restores_belongs_to_the_account_of_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the service, which is not root, could not read it."""
    backup, given = club(tmp_path / "backup.db"), dict[str, tuple[int, int]]()
    monkeypatch.setattr("os.geteuid", lambda: 0)
    monkeypatch.setattr("os.chown", lambda path, user, group: given.update({Path(path).suffix: (user, group)}))
    for folder in ("served", "new"):
        database = tmp_path / folder / "club.db"
        database.parent.mkdir()
        if folder == "served":
            club(database)
        given.clear()
        restore(backup, database, whatever_holds=False)
        owner = database.parent.stat()
        assert list(given.values()) == 2 * [(owner.st_uid, owner.st_gid)], "the database and its lock"


def test_a_backup_is_not_restored_while_a_server_runs_or_if_it_does_not_hold(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    backup, path = club(tmp_path / "backup.db"), club(tmp_path / "club.db")
    before = path.read_bytes()

    def is_refused(sentence: str, *more: str) -> None:
        assert main(["restore", str(backup), str(path), *more]) == 2
        assert sentence in capsys.readouterr().err
        assert path.read_bytes() == before
        assert sorted(each.name for each in tmp_path.iterdir()) == ["backup.db", "club.db", "club.db.lock"]

    with held_alone(path):
        is_refused("are in use", "--force")
    write(backup, "delete from event where game_id = 'over' and seq = 3")
    is_refused("1 of the 2 games in")
    whole = backup.read_bytes()
    backup.write_bytes(whole[: len(whole) // 2])
    is_refused("is damaged", "--force")
    backup.write_text("no database")
    is_refused("is not a Menagerie database", "--force")

    backup.write_bytes(whole)
    assert main(["restore", str(backup), str(path), "--force"]) == 0
    assert "What was there before is kept as" in capsys.readouterr().out


@pytest.fixture
def empty(tmp_path: Path) -> Path:
    """An empty file."""
    (tmp_path / "empty.db").touch()
    return tmp_path / "empty.db"


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    """What `cp` makes of the database of a server that has just started: everything it wrote is still in the write-ahead log."""
    store = Store(tmp_path / "served.db")
    store.migrate()
    shutil.copy(tmp_path / "served.db", tmp_path / "bare.db")
    store.close()
    return tmp_path / "bare.db"


@pytest.fixture
def recipes(tmp_path: Path) -> Path:
    """The database of another program."""
    write(tmp_path / "recipes.db", "create table recipe (name text)")
    return tmp_path / "recipes.db"


@pytest.mark.parametrize("kind", ["empty", "bare", "recipes"])
@pytest.mark.parametrize("command", ["check-backup {file}", "restore {file} {club}", "backup {file} {club} --force"])
def test_a_file_without_our_tables_is_no_backup(
    command: str, kind: str, tmp_path: Path, request: pytest.FixtureRequest, capsys: pytest.CaptureFixture[str]
) -> None:
    file, path = request.getfixturevalue(kind), club(tmp_path / "club.db")
    before = path.read_bytes()
    assert main(command.format(file=file, club=path).split()) == 2
    told = capsys.readouterr()
    assert told.err.startswith(f"{file} is not a Menagerie database, or it’s a copy made without “menagerie backup”")
    assert (told.out, path.read_bytes()) == ("", before)
    assert not list(tmp_path.glob("club.db.before*"))


def test_a_database_without_tables_is_a_backup_and_told_to_hold_nothing(
    tmp_path: Path, store: Store, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["backup", str(tmp_path / "menagerie.db"), str(tmp_path / "copy.db"), "--verify"]) == 0
    assert main(["restore", str(tmp_path / "copy.db"), str(tmp_path / "club.db")]) == 0
    assert capsys.readouterr().out.count("but nobody has opened a table in it yet: it contains no games.") == 2


def test_what_is_wrong_with_a_backup_is_not_mended_by_restoring_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    backup, path = club(tmp_path / "backup.db"), club(tmp_path / "club.db")
    whole = backup.read_bytes()

    def told(command: str) -> str:
        assert main(command.format(backup=backup, club=path).split()) == 2
        problem = capsys.readouterr().err
        assert "menagerie restore" not in problem
        assert "--database" not in problem
        return problem

    for command in ("check-backup {backup}", "restore {backup} {club}"):
        backup.write_bytes(whole[: len(whole) // 2])
        assert told(command) == f"The backup {backup} is damaged and can’t be restored. Use an older one.\n"
        backup.write_bytes(whole)
        write(backup, "update alembic_version set version_num = '9999'")
        assert "made by a newer version of this program and can’t be restored" in told(command)
        backup.write_bytes(whole)
        write(backup, "alter table game drop column ended")
        assert "can’t be read (" in told(command)
    with held_alone(path):
        assert "Nothing was replaced. Stop that process first, or use another file." in told("restore {backup} {club}")
    assert told(f"restore {tmp_path}/none.db {path}") == f"There is no file {tmp_path}/none.db. Name another one.\n"
    assert "There is no folder" in told("restore {backup} {club}/../none/club.db")


def test_the_last_writes_of_a_database_that_was_moved_are_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    backup, path = club(tmp_path / "backup.db"), tmp_path / "club.db"
    store = Store(tmp_path / "running.db")
    store.migrate()
    asyncio.run(store.create(game("last", most=2)[0]))
    copy_beside_its_server(tmp_path / "running.db", path)
    store.close()
    moved, writes = tmp_path / "moved.db", Path(f"{path}-wal").read_bytes()
    path.rename(moved)

    assert refused(path) == "database-moved", "a new one would delete them"
    assert main(["backup", str(backup), str(path)]) == 2
    assert f"{path}-wal already exists" in capsys.readouterr().err
    assert Path(f"{path}-wal").read_bytes() == writes

    restored = restore(backup, path, whatever_holds=False)
    assert check_backup(path).games == 2
    assert restored.before is not None
    assert restored.before.read_bytes() == writes
    assert restored.before.name.endswith("-wal")
    moved.rename(str(restored.before).removesuffix("-wal"))
    assert rows(Path(str(restored.before).removesuffix("-wal")), "select id from game") == [("last",)]


# a file that is not there


def test_a_mistyped_path_is_refused_and_nothing_is_made(
    tmp_path: Path, client: Path, capsys: pytest.CaptureFixture[str], never_runs: None
) -> None:
    for path, told in (
        (tmp_path / "clup.db", "There is no file {path} yet. If the name is right"),
        (tmp_path / "clubs" / "of" / "clup.db", "There is no file {path} yet, and not even the folder {folder}/clubs. If"),
    ):
        for command in ("serve", "play"):
            assert main([command, "--host", "127.0.0.1", "--port", str(free_port()), "--database", str(path)]) == 2
            said = capsys.readouterr().err
            assert said.startswith(told.format(path=path, folder=tmp_path))
            assert said.endswith("add --create (or MENAGERIE_CREATE=yes).\n")
        assert not path.exists()
        assert not lock_of(path).exists()
    assert not (tmp_path / "clubs").exists()


def test_a_new_file_is_made_where_that_is_meant(tmp_path: Path, client: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("uvicorn.Server.run", lambda server: None)
    monkeypatch.setenv("MENAGERIE_CREATE", "yes")
    path = tmp_path / "clubs" / "club.db"
    command = ["serve", "--host", "127.0.0.1", "--port", str(free_port())]
    assert main([*command, "--database", str(path)]) == 0
    monkeypatch.setenv("MENAGERIE_CREATE", "no")
    assert main([*command, "--database", str(path)]) == 0, "it is there now"
    usual = tmp_path / "usual" / "menagerie.db"
    monkeypatch.setattr(Settings, "database", str(usual))
    monkeypatch.setitem(Settings.__init__.__kwdefaults__ or {}, "database", str(usual))
    assert main(command) == 0, "where nobody named one"
    assert usual.exists()
    monkeypatch.setenv("MENAGERIE_CREATE", "perhaps")
    assert main(command) == 2


def test_a_new_database_of_postgres_is_used_where_that_is_meant(
    postgres: Postgres, client: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("uvicorn.Server.run", lambda server: None)
    command = ["serve", "--host", "127.0.0.1", "--port", str(free_port()), "--database", postgres.database("nothing_yet")]
    assert main(command) == 2
    assert "nothing_yet is empty: no server has kept games there yet." in capsys.readouterr().err
    assert main([*command, "--create"]) == 0
    assert main(command) == 0


def test_a_file_may_have_any_name(tmp_path: Path, client: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("uvicorn.Server.run", lambda server: None)
    path = tmp_path / "club? 50% #1.db"
    assert serve(Settings(host="127.0.0.1", port=free_port(), database=str(path), create=True)) == 0
    assert ("game",) in rows(path, "select name from sqlite_master")
    assert check_backup(path).tables == 0


def test_a_server_that_is_refused_leaves_no_lock(tmp_path: Path, client: Path, never_runs: None) -> None:
    (tmp_path / "diary.txt").write_text("x" * 5000)
    write(tmp_path / "others.db", "create table recipe (name text)")
    for name in ("diary.txt", "others.db"):
        with pytest.raises(Refusal):
            serve(Settings(host="127.0.0.1", port=free_port(), database=str(tmp_path / name)))
        assert not lock_of(tmp_path / name).exists()
