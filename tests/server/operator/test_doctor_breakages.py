"""A host breaks something, asks `menagerie doctor`, and types its advice letter by letter."""

import logging
import os
import shlex
import shutil
import signal
import socket
import sqlite3
import ssl
import subprocess
import threading
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, date, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from support.server.clubs import club

from menagerie.cli import main
from menagerie.command_line import is_for_everybody, typed_after
from menagerie.server.front.logs import Sentences
from menagerie.server.front.server_process import serve
from menagerie.server.front.settings import Settings
from menagerie.server.operator import checkup, checkup_network, proxy_program
from menagerie.server.operator.backup import write_backup
from menagerie.server.operator.backup_places import usual_places
from menagerie.server.operator.backup_search import Search, search
from menagerie.server.operator.checkup import check_site
from menagerie.server.operator.checkup_backups import check_backups
from menagerie.server.operator.checkup_files import size_of
from menagerie.server.operator.checkup_network import Answer, check_certificate, check_local, check_port, check_running
from menagerie.server.operator.finding import Finding, bad, good
from menagerie.server.operator.service import Service
from menagerie.server.operator.stored_facts import Stored
from menagerie.server.refusal import Refusal
from menagerie.server.storage.lock import Holder, held_alone, holder_of, last_command, lock_of, note_command, remembers_games
from menagerie.server.storage.sqlite_checks import opened_for_serving
from tools.postgres import Postgres

HEALTHY = Answer(200, {"status": "ok", "version": "0", "commit_seconds": 0}, None)
FAILING = Answer(503, {"status": "failing", "detail": "It fails.", "version": "0", "commit_seconds": 0}, None)
DOCTOR = "/opt/m/bin/menagerie"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A separate home folder, where doctor looks for backups; and the program under its full path."""
    folder = tmp_path / "home"
    folder.mkdir()
    monkeypatch.setenv("HOME", str(folder))
    monkeypatch.setattr("sys.argv", [DOCTOR, "doctor"])
    return folder


@pytest.fixture
def port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


@pytest.fixture
def usual(home: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The default database, for a host who has named none."""
    path = home / "usual" / "menagerie.db"
    path.parent.mkdir(mode=0o700)
    monkeypatch.setattr(Settings, "database", str(path))
    monkeypatch.setitem(Settings.__init__.__kwdefaults__ or {}, "database", str(path))
    return path


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = club(tmp_path / "club.db")
    path.chmod(0o600)
    return path


def typed(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> list[str]:
    """A command line that doctor printed, as arguments for this program."""
    monkeypatch.setattr("sys.argv", [DOCTOR, "doctor", *arguments])
    return ["doctor", *arguments]


def played(path: Path, command: str = "play") -> None:
    """A database in which a server has kept games."""
    with held_alone(path, "http://localhost:1"):
        note_command(path, command)


def moved_or_emptied(path: Path, how: str) -> None:
    if how == "missing":
        path.unlink()
    elif how == "empty":
        os.truncate(path, 0)
    else:  # a copy that was made with `cp` while the server ran has no tables yet
        path.unlink()
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA journal_mode = WAL")
        path.with_name(f"{path.name}-wal").unlink(missing_ok=True)


# a database that is gone


@pytest.mark.parametrize("how", ["missing", "empty", "without tables"])
@pytest.mark.parametrize("command", ["play", "serve"])
def test_no_server_begins_with_no_games_where_one_has_kept_some(
    usual: Path, client: Path, port: int, capsys: pytest.CaptureFixture[str], never_runs: None, command: str, how: str
) -> None:
    club(usual)
    played(usual)
    moved_or_emptied(usual, how)
    before = usual.read_bytes() if usual.exists() else None
    assert main([command, "--host", "127.0.0.1", "--port", str(port)]) == 2
    said = capsys.readouterr().err
    assert f"The file {usual} is {'gone:' if how == 'missing' else 'empty, but'} a server has kept games in it before." in said
    assert f"“{DOCTOR} doctor” says how to restore a backup." in said
    assert (usual.read_bytes() if usual.exists() else None) == before


@pytest.mark.parametrize("how", ["missing", "empty", "without tables"])
def test_doctor_does_not_say_to_start_a_server_whose_database_is_gone(
    usual: Path, port: int, capsys: pytest.CaptureFixture[str], how: str
) -> None:
    club(usual)
    played(usual)
    moved_or_emptied(usual, how)
    assert main(["doctor", "--host", "127.0.0.1", "--port", str(port)]) == 1
    said = capsys.readouterr().out
    assert "a server has kept games in it before." in said
    assert "Start it" not in said
    assert "→ First fix what is bad above. This line then says how to start it." in said
    assert f"To start with no games: {DOCTOR} play --create\n" in said
    assert "Make one now" not in said, "there is nothing to copy"


def test_a_first_start_needs_no_word(
    usual: Path, client: Path, port: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("uvicorn.Server.run", lambda server: None)
    monkeypatch.setattr("webbrowser.open", lambda *_: None)
    assert main(["play", "--host", "127.0.0.1", "--port", str(port)]) == 0
    assert "which is new and empty." in capsys.readouterr().out
    assert (remembers_games(usual), last_command(usual)) == (True, "play")
    assert main(["serve", "--host", "127.0.0.1", "--port", str(port)]) == 0
    assert "which is new and empty." not in capsys.readouterr().out
    assert last_command(usual) == "serve"
    for each in usual.parent.glob("menagerie.db*"):
        if each != lock_of(usual):
            each.unlink()
    assert main(["play", "--host", "127.0.0.1", "--port", str(port)]) == 2
    assert main(["play", "--host", "127.0.0.1", "--port", str(port), "--create"]) == 0, "if that is meant"


def test_a_first_start_that_was_killed_is_no_loss(usual: Path, client: Path, port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("uvicorn.Server.run", lambda server: None)
    with held_alone(usual):
        note = lock_of(usual).read_bytes()
        usual.touch()
    lock_of(usual).write_bytes(note)  # even though nobody has moved it
    assert not remembers_games(usual)
    assert serve(Settings(host="127.0.0.1", port=port)) == 0
    assert remembers_games(usual)


def test_an_empty_file_is_announced_or_refused_as_a_missing_one(
    usual: Path, tmp_path: Path, client: Path, port: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("uvicorn.Server.run", lambda server: None)
    named = tmp_path / "named.db"
    named.touch(0o600)
    command = ["serve", "--host", "127.0.0.1", "--port", str(port)]
    assert main([*command, "--database", str(named)]) == 2
    assert f"The file {named} is empty: there are no games in it." in capsys.readouterr().err
    assert main([*command, "--database", str(named), "--create"]) == 0
    usual.touch(0o600)
    capsys.readouterr()
    assert main(["doctor", *command[1:]]) == 0
    assert f"! warning  Database: {usual} is empty: the server will start with no games." in capsys.readouterr().out
    assert main(command) == 0
    assert "which is new and empty." in capsys.readouterr().out


def test_an_empty_file_whose_log_is_there_loses_nothing(path: Path, port: int, capsys: pytest.CaptureFixture[str]) -> None:
    """SQLite would delete the write-ahead log beside an empty file."""
    os.truncate(path, 0)
    path.with_name(f"{path.name}-wal").write_bytes(b"the last moves")
    with pytest.raises(Refusal) as refused, opened_for_serving(path, ""):
        pass
    assert refused.value.code == "database-moved"
    assert path.with_name(f"{path.name}-wal").read_bytes() == b"the last moves"


def test_a_database_that_is_moved_while_the_server_runs_is_moved_back_once_it_is_stopped(
    path: Path, port: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path.with_name(f"{path.name}-wal").touch()
    with held_alone(path, f"http://127.0.0.1:{port}"):
        note_command(path, "serve")
        path.rename(path.with_name("elsewhere.db"))
        assert main(typed(monkeypatch, "--database", str(path), "--port", str(port))) == 1
        said = capsys.readouterr().out
        path.with_name(f"{path.name}-wal").unlink()
        main(["doctor", "--database", str(path), "--port", str(port)])
        without_log = capsys.readouterr().out
    told = f"somebody moved or deleted {path} while the server (process {os.getpid()}) was using it."
    assert told in said
    assert told in without_log
    found = f"mv {path.with_name('elsewhere.db')} {path}"
    stop, start = (
        said.index(f"First stop the server: press Ctrl+C in its terminal, or type: kill {os.getpid()}\n"),
        said.index(f"Then move the file back ({found}), and start the server: {DOCTOR} serve --database {path} --port {port}\n"),
    )
    assert stop < start


def test_a_server_that_still_fails_once_all_is_mended_is_started_again() -> None:
    def told(service: Service | None = None, *, is_mended_first: bool) -> str:
        found = check_running(FAILING, Holder("77"), None, ran="play", is_mended_first=is_mended_first)
        return next(found).line(service).remedy

    assert told(is_mended_first=False).startswith(
        f"Stop it (press Ctrl+C in its terminal, or type: kill 77), and start it again: {DOCTOR} play\n"
    )
    assert told(is_mended_first=True).startswith("First fix what is bad above.")
    service = Service("sudo systemctl", "sudo journalctl -u menagerie", "root", is_of_account=False, shown={})
    assert told(service, is_mended_first=False).startswith("Restart it: sudo systemctl restart menagerie\n")


def test_the_last_line_of_an_evening_says_whether_the_games_are_there(
    usual: Path, client: Path, port: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """“Every game is kept” stood right below “Nothing more can be saved”."""
    monkeypatch.setattr("webbrowser.open", lambda *_: None)
    monkeypatch.setattr("os._exit", lambda status: None)
    said = list[str]()
    for how in (lambda: None, lambda: usual.rename(usual.with_name("moved.db"))):

        def run(_: object, how: Callable[[], object] = how) -> None:
            how()
            os.kill(os.getpid(), signal.SIGINT)

        monkeypatch.setattr("uvicorn.Server.run", run)
        assert main(["play", "--host", "127.0.0.1", "--port", str(port)]) == 0
        said.append(capsys.readouterr().out.splitlines()[-1])
    moved = f"Stopped. The games are no longer in {usual}. Before you start again, “{DOCTOR} doctor” says how to get them back."
    assert said == ["Stopped. Every game is kept.", moved]


def test_a_line_of_the_log_at_home_names_commands_as_they_are_typed() -> None:
    record = logging.makeLogRecord({"msg": "“menagerie doctor” says how."})
    assert f"“{DOCTOR} doctor” says how." in Sentences().format(record)


# a database that is broken


@pytest.mark.parametrize("how", ["truncated", "noise", "newer"])
def test_a_broken_database_is_mended_by_typing_what_is_said(
    path: Path, home: Path, port: int, capsys: pytest.CaptureFixture[str], how: str
) -> None:
    write_backup(path, home / "tonight.db", overwrite=False)
    if how == "truncated":
        os.truncate(path, path.stat().st_size // 2)
    elif how == "noise":
        path.write_bytes(os.urandom(5000))
    else:
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.execute("update alembic_version set version_num = '9999'")
    assert main(["doctor", "--host", "127.0.0.1", "--database", str(path), "--port", str(port)]) == 1
    said = capsys.readouterr().out
    command = next(line for line in said.splitlines() if f"{DOCTOR} restore " in line).rpartition(": ")[2]
    assert shlex.split(command) == [DOCTOR, "restore", str(home / "tonight.db"), str(path)]
    assert "doctor” says how" not in said, "doctor is speaking"
    assert not {"BACKUP", "FILE", "FOLDER"} & set(said.split()), "nothing is left to fill in"
    assert main(shlex.split(command)[1:]) == 0
    capsys.readouterr()
    main(["doctor", "--host", "127.0.0.1", "--database", str(path), "--port", str(port)])
    assert "3 tables), intact and up to date." in capsys.readouterr().out


def test_a_server_that_holds_a_broken_file_is_stopped_first(path: Path, port: int, capsys: pytest.CaptureFixture[str]) -> None:
    path.write_bytes(os.urandom(5000))
    with held_alone(path, f"http://127.0.0.1:{port}"):
        main(["doctor", "--host", "127.0.0.1", "--database", str(path), "--port", str(port)])
    assert f"Stop the server first: press Ctrl+C in its terminal, or type: kill {os.getpid()}\n" in capsys.readouterr().out


def test_only_a_backup_that_can_be_restored_is_found(path: Path, tmp_path: Path, home: Path) -> None:
    folders = usual_places(path, None)
    assert folders.near == (tmp_path, home)
    shutil.copy(path, home / "other-club.db")
    lock_of(home / "other-club.db").touch()
    assert search(folders, path) == Search(None, None, None), "the database of another server is no backup"
    shutil.copy(path, home / "copied by hand")
    os.utime(home / "copied by hand", (2e9, 2e9))
    copy = search(folders, path).copy
    assert copy is not None
    assert (copy.path, copy.tables) == (home / "copied by hand", 3)
    write_backup(path, home / "tonight.db", overwrite=False)
    write_backup(path, tmp_path / "newer-version.db", overwrite=False)
    with closing(sqlite3.connect(tmp_path / "newer-version.db")) as connection, connection:
        connection.execute("update alembic_version set version_num = '9999'")
    found = search(folders, path)
    assert found.copy is None, "it is as old as the last move in it, whenever it was copied"
    assert found.backup is not None
    assert (found.backup.path, found.backup.is_checked) == (home / "tonight.db", False)
    nightly = tmp_path / "backups"
    nightly.mkdir()
    at = datetime.now(UTC) + timedelta(minutes=1)
    shutil.copy(path, nightly / f"menagerie-{at:%Y-%m-%dT%H-%M-%SZ}.db")
    found = search(usual_places(path, nightly), path)
    assert found.backup is not None
    assert (found.backup.path.parent, found.backup.is_checked) == (nightly, True)


def test_the_file_that_was_moved_comes_before_any_backup(
    path: Path, home: Path, port: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """A stranger moved the database, and was told to restore an older backup."""
    write_backup(path, home / "tonight.db", overwrite=False)
    played(path)
    moved = home / "my games.db"
    path.rename(moved)
    arguments = ["doctor", "--host", "127.0.0.1", "--database", str(path), "--port", str(port)]
    assert main(arguments) == 1
    said = capsys.readouterr().out
    command = next(line for line in said.splitlines() if "Move it back: " in line).partition("back: ")[2]
    assert said.index("mv ") < said.index(f"{DOCTOR} restore {home}/tonight.db {path}")
    subprocess.run(command, shell=True, check=True)
    main(arguments)
    assert "3 tables), intact and up to date." in capsys.readouterr().out


def test_a_file_that_was_moved_to_another_disk_is_told_by_its_last_move(
    path: Path, home: Path, port: int, capsys: pytest.CaptureFixture[str]
) -> None:
    write_backup(path, home / "tonight.db", overwrite=False)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("update game set changed_at = '2100-01-01T00:00:00.000+00:00'")
        connection.execute("delete from game where id = 'lobby'")
    played(path)
    shutil.copy(path, home / "moved.db")
    path.unlink()
    main(["doctor", "--host", "127.0.0.1", "--database", str(path), "--port", str(port)])
    said = capsys.readouterr().out
    copy = said.index(f"(2 tables): {DOCTOR} restore {home}/moved.db {path}")
    assert copy < said.index(f"(3 tables): {DOCTOR} restore {home}/tonight.db {path}")
    assert "mv " not in said


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="the system does not say where an opened file is")
def test_a_file_that_a_server_has_open_is_found_anywhere(
    path: Path, tmp_path: Path, port: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """Even while everything is still in the log beside its old place."""
    anywhere = tmp_path / "some" / "where" / "it.db"
    anywhere.parent.mkdir(parents=True)
    with held_alone(path, f"http://127.0.0.1:{port}"), path.open("rb"):
        note_command(path, "play")
        path.rename(anywhere)
        main(["doctor", "--host", "127.0.0.1", "--database", str(path), "--port", str(port)])
        assert f"Then move the file back (mv {anywhere} {path}), and start the server: " in capsys.readouterr().out


# backups that are made


def test_the_command_for_a_backup_can_be_typed(path: Path, home: Path, tmp_path: Path) -> None:
    settings = Settings(database=str(path))
    stored = Stored(None, None, None, None, None)

    def command() -> str:
        return check_backups(settings, stored).line().remedy.partition("\n")[0].partition(": ")[2]

    assert command() == f"{DOCTOR} backup {path} ~/menagerie-{date.today()}.db"
    words = [os.path.expanduser(word) for word in shlex.split(command())]
    assert main(words[1:]) == 0
    assert command().endswith(f" ~/menagerie-{date.today()}-2.db"), "the one of this morning stays"
    service = Service("sudo systemctl", "", "menagerie", is_of_account=False, shown={})
    told = check_backups(settings, stored).line(service).remedy
    assert f"sudo -u menagerie {DOCTOR} backup {path} {tmp_path}/menagerie-{date.today()}.db\n" in told
    assert told.endswith(f"MENAGERIE_BACKUP_DIR={tmp_path}/backups")


def test_a_host_who_plays_is_told_how_play_makes_backups(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`serve --backup-dir` was offered while `make play` held the database."""
    stored = Stored(None, None, None, None, None)

    def told(holder: Holder | None, settings: Settings) -> str:
        return check_backups(settings, stored, holder, ran="play").line().remedy.splitlines()[-1]

    monkeypatch.setattr("sys.argv", [".venv/bin/menagerie", "doctor"])
    (tmp_path / "Makefile").touch()
    monkeypatch.chdir(tmp_path)
    settings = Settings(database=str(path))
    assert told(None, settings).endswith(f"on another disk: MENAGERIE_BACKUP_DIR={tmp_path}/backups make play")
    assert "first stop the server (Ctrl+C in its terminal), then start it like this: " in told(Holder("77"), settings)
    monkeypatch.setattr("sys.argv", [DOCTOR, "doctor"])
    assert told(None, settings).endswith(f" MENAGERIE_BACKUP_DIR={tmp_path}/backups {DOCTOR} play")
    making = Holder("77", backup_dir=str(tmp_path / "nightly"))
    assert check_backups(settings, stored, making).code == "no-backup-yet", "the server that runs makes them"


def test_where_a_server_makes_backups_is_noted(path: Path) -> None:
    with held_alone(path):
        note_command(path, "play", "/backups")
        holder = holder_of(path)
    assert (holder and holder.backup_dir, holder_of(path), last_command(path)) == ("/backups", None, "play")


def test_a_database_that_cannot_be_read_is_not_to_be_copied(path: Path) -> None:
    found = check_backups(Settings(database=str(path)), None)
    assert (found.code, "Make one now" in found.line().remedy) == ("backups-off", False)


def test_the_operators_page_names_its_own_button(path: Path) -> None:
    from menagerie.words.bundles import ENGLISH

    found = next(each for each in check_site(Settings(database=str(path)), None) if each.check == "backup")
    assert found.line().remedy.startswith("“Download a backup”, under “Backup, key”, makes one now.")
    root = Path(checkup.__file__).parents[2] / "words"
    for language, quotes in ((ENGLISH, "“”"), ("de", "„“"), ("nl", "“”")):
        page = (root / language / "operator.ftl").read_text(encoding="utf-8")
        said = (root / language / "checkup.ftl").read_text(encoding="utf-8")
        for name in ("operator-backup", "operator-part-key"):
            button = page.partition(f"\n{name} = ")[2].partition("\n")[0]
            assert f"{quotes[0]}{button}{quotes[1]}" in said


# ports and addresses


def test_a_port_of_another_program_is_not_offered_again(
    path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        main(typed(monkeypatch, "--host", "127.0.0.1", "--database", str(path), f"--port={port}"))
        said = capsys.readouterr().out
        free = next(each for each in range(port + 1, port + 50) if checkup_network._why_not("127.0.0.1", each) is None)
    assert f'→ This shows which one: sudo ss -ltnp "sport = :{port}"\n' in said
    assert f"Stop it, or take a free port: {DOCTOR} serve --host 127.0.0.1 --database {path} --port {free}\n" in said
    assert "First fix what is bad above." in said


def test_no_option_stands_twice_in_a_command(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, "--port", "8215", "--database", "a b.db")
    with held_alone(path, "http://127.0.0.1:8210"):
        found = check_port(Settings(port=8215), None, Holder("1", "", "http://127.0.0.1:8210"), is_shared=False)
    assert found.line().remedy == f"To check that one: {DOCTOR} doctor --database 'a b.db' --port 8210"
    for given, left in (
        (["--port=8215", "--proxy", "10.0.0.1"], " --proxy 10.0.0.1 --port 9"),
        (["--po", "8215"], " --port 9"),
        (["--public-url", "http://x"], " --public-url http://x --port 9"),
    ):
        typed(monkeypatch, *given)
        assert typed_after("doctor", port="9") == left
    typed(monkeypatch, "--host", "127.0.0.1")
    assert typed_after("doctor", host=None) == ""


def test_an_address_at_which_nobody_listens_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkup_network, "ask", lambda *_: HEALTHY)
    settings, only_here = Settings(), Holder("77", "", "http://127.0.0.1:8210")
    found = check_port(settings, None, only_here, is_shared=False)
    assert "Friends type" not in found.line().remedy
    everywhere = check_port(settings, None, Holder("77", "", "http://localhost:8210"), is_shared=False)
    assert f"Friends type {settings.base.removesuffix(':8000')}:8210. " in everywhere.line().remedy
    address = check_local(settings, only_here, found, is_running=True, ran="serve").line()
    assert (address.grade, address.text) == ("bad", "your server was started for this machine only: nobody else can reach it.")
    assert address.remedy.endswith(f"kill 77), and start it without --host: {DOCTOR} serve --port 8210")


def test_a_host_is_told_the_command_that_they_use(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def told(ran: str) -> str:
        return next(check_running(None, None, None, ran=ran)).line().remedy

    assert told("play") == f"Start it: {DOCTOR} play"
    assert told("serve") == f"Start it: {DOCTOR} serve"
    assert told("").splitlines() == [
        f"For an evening, with your browser: {DOCTOR} play",
        f"To keep it running, without a browser: {DOCTOR} serve",
    ]
    typed(monkeypatch, "--port", "8001", "--public", "http://x")
    assert is_for_everybody("doctor")
    typed(monkeypatch, "--port", "8001", "--proxy", "127.0.0.1")  # which `play` does not take
    assert told("play") == f"Start it: {DOCTOR} serve --port 8001 --proxy 127.0.0.1"
    played(path)
    with held_alone(path):
        pass
    assert last_command(path) == "play", "whatever held it since"


# a full disk, and a certificate that has run out


def test_what_fills_a_disk_is_shown_even_if_it_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "large.bin").write_bytes(bytes(10**6))
    for code in ("disk-low", "backup-disk-low"):
        command = bad("disk", code, disk=str(tmp_path), path="x", free="1 kB", room="some").line().remedy.rpartition(": sudo ")[2]
        shown = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=True).stdout
        assert f"{tmp_path}/large.bin" in shown
    assert [size_of(size) for size in (0, 900_000, 4_000_000)] == ["0 kB", "900 kB", "4.0 MB"]


def expired(folder: Path, *, days: int) -> ssl.SSLContext:
    """A server's context with a certificate that ran out some days ago, and which this process trusts otherwise."""
    for name, text in (("index.txt", ""), ("serial", "01\n"), ("request.cnf", "[ext]\nsubjectAltName=DNS:localhost\n")):
        (folder / name).write_text(text, encoding="utf-8")
    (folder / "ca.cnf").write_text(
        f"[ca]\ndefault_ca=c\n[c]\ndatabase={folder}/index.txt\nserial={folder}/serial\nnew_certs_dir={folder}\n"
        "default_md=sha256\npolicy=p\n[p]\ncommonName=supplied\n[ext]\nsubjectAltName=DNS:localhost\nbasicConstraints=CA:TRUE\n",
        encoding="utf-8",
    )
    ends = datetime.now(UTC) - timedelta(days=days, hours=1)
    begins = ends - timedelta(days=90)
    key, request, made = folder / "key.pem", folder / "request.pem", folder / "made.pem"
    commands = [
        ["req", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", request, "-subj", "/CN=localhost"],
        [
            *("ca", "-selfsign", "-batch", "-notext", "-config", folder / "ca.cnf", "-extensions", "ext", "-keyfile", key),
            *("-in", request, "-out", made, "-startdate", f"{begins:%Y%m%d%H%M%SZ}", "-enddate", f"{ends:%Y%m%d%H%M%SZ}"),
        ],
    ]
    for command in commands:
        subprocess.run(["openssl", *map(str, command)], check=True, capture_output=True)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(made, key)
    return context


def test_a_certificate_that_has_run_out_is_told_with_the_day_and_what_renews_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if shutil.which("openssl") is None:
        pytest.skip("there is no openssl to make a certificate")
    context = expired(tmp_path, days=3)
    monkeypatch.setattr(proxy_program, "PROCESSES", tmp_path)  # whatever runs on this machine
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "made.pem"))
    server = ThreadingHTTPServer(("127.0.0.1", 0), BaseHTTPRequestHandler)
    server.socket = context.wrap_socket(server.socket, server_side=True)
    thread = threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    try:
        found: Finding = check_certificate("localhost", server.server_address[1])
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
    assert (found.grade, found.code, found.values["days"]) == ("bad", "certificate-ended", 3)
    ended = (datetime.now(UTC) - timedelta(days=3, hours=1)).astimezone()
    assert f"expired on {ended:%Y-%m-%d }" in found.line().text
    assert found.line().text.endswith(", 3 days ago.")
    for command in ("sudo journalctl -u caddy --no-pager -n 20\n", "sudo certbot renew && sudo systemctl reload nginx"):
        assert command in found.line().remedy
    assert "router" not in found.line().remedy
    assert good("https", "certificate", name="x", days=3, hours=80).line().remedy == ""


def test_a_sentence_of_another_command_names_doctor_as_it_can_be_typed(
    path: Path, client: Path, port: int, capsys: pytest.CaptureFixture[str], never_runs: None
) -> None:
    path.write_bytes(os.urandom(5000))
    for language, told in (("en", f"“{DOCTOR} doctor” says how."), ("de", f"„{DOCTOR} doctor“ sagt, wie.")):
        command = ["--language", language, "serve", "--host", "127.0.0.1", "--port", str(port), "--database", str(path)]
        assert main(command) == 2
        assert told in capsys.readouterr().err
    main(["--language", "en", "games"])


def test_an_empty_database_of_postgres_is_bad_unless_it_is_meant(
    postgres: Postgres, port: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    name = postgres.database("empty_for_doctor")
    given = ("--host", "127.0.0.1", "--port", str(port), "--database", name)
    assert main(typed(monkeypatch, *given)) == 1
    said = capsys.readouterr().out
    assert "answers, but is empty: no server has kept games there yet." in said
    assert f"To start with no games: {DOCTOR} serve {' '.join(given)} --create\n" in said
    assert main(typed(monkeypatch, *given, "--create")) == 0
    assert "--create --create" not in capsys.readouterr().out
