"""`menagerie doctor`: what was lost is looked for where hosts put it, and what was mended since is not called broken."""

import os
import shutil
import subprocess
from datetime import timedelta
from pathlib import Path

import pytest
from support.server.clubs import club

from menagerie.cli import main
from menagerie.server.front.settings import Settings
from menagerie.server.operator import checkup_files
from menagerie.server.operator.backup import write_backup
from menagerie.server.operator.backup_places import Budget, listed_near, usual_places
from menagerie.server.operator.backup_search import search
from menagerie.server.operator.checkup import check_site
from menagerie.server.operator.checkup_backups import check_backups
from menagerie.server.operator.finding import Finding
from menagerie.server.operator.stored_facts import Stored
from menagerie.server.storage.lock import Holder, held_alone, lock_of, note_command
from menagerie.server.storage.rows import now
from menagerie.server.wire.operator_models import BackupLine


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "home"
    folder.mkdir()
    monkeypatch.setenv("HOME", str(folder))
    monkeypatch.setattr("sys.argv", ["menagerie", "doctor"])
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(folder))
    return folder


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A database that a server has used."""
    folder = tmp_path / "data"
    folder.mkdir(mode=0o700)
    path = club(folder / "club.db")
    path.chmod(0o600)
    with held_alone(path, "http://localhost:1"):
        note_command(path, "serve")
    return path


def doctor(capsys: pytest.CaptureFixture[str], path: Path) -> str:
    main(["doctor", "--host", "127.0.0.1", "--port", "1", "--database", str(path)])
    return capsys.readouterr().out


# where hosts put things


@pytest.mark.parametrize(
    "place", ["home/Bureaublad", "home/Dokumente/Spiele", "old stuff", "data/alt", "home/.local/share/Trash/files"]
)
def test_a_moved_file_is_found_whatever_the_folder_is_called(
    path: Path, tmp_path: Path, place: str, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / place
    folder.mkdir(parents=True)
    path.rename(folder / "games.db")
    said = doctor(capsys, path)
    command = next(line for line in said.splitlines() if "Move it back: " in line).partition("back: ")[2]
    subprocess.run(command, shell=True, check=True)
    assert "3 tables), intact and up to date." in doctor(capsys, path)


def test_a_folder_that_was_moved_is_moved_back(path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path.parent.rename(tmp_path / "data of last year")
    said = doctor(capsys, path)
    assert "There is a database of the same name that no server is using: " in said
    command = said.partition("was moved, move it back: ")[2].partition("\n")[0]
    subprocess.run(command, shell=True, check=True)
    assert "3 tables), intact and up to date." in doctor(capsys, path)


def test_what_lies_around_may_belong_to_another_club(path: Path, tmp_path: Path, home: Path) -> None:
    import sqlite3
    from contextlib import closing

    (tmp_path / "other club").mkdir()
    write_backup(path, tmp_path / "other club" / "theirs.db", overwrite=False)
    found = search(usual_places(path, None), path)
    assert found.backup is not None, "if nothing else is found"
    with closing(sqlite3.connect(tmp_path / "other club" / "theirs.db")) as connection, connection:
        connection.execute("insert or replace into secret (name, value) values ('cookie', 'theirs')")
    shutil.copy(path, home / "ours.db")
    found = search(usual_places(path, None), path)
    assert (found.backup, found.copy and found.copy.path) == (None, home / "ours.db")


def test_the_search_is_bounded(path: Path, home: Path) -> None:
    for number in range(30):
        (home / f"folder {number}").mkdir()
    places = usual_places(path, None)
    assert len(listed_near(places, Budget())) > 30
    assert len(listed_near(places, Budget(entries=10))) < 5
    assert listed_near(places, Budget(until=0)) == []


# causes that are gone


def failed(
    code: str, settings: Settings, *, is_clear: bool = True, ago: int = 0, backup: BackupLine | None = None, **values: str
) -> Finding:
    problem = {"at": now(-timedelta(hours=ago)), "code": code, "values": values}
    stored = Stored(None, backup, problem, None, None)
    return check_backups(settings, stored, Holder("7"), is_clear=is_clear)


def test_a_cause_that_is_gone_is_not_called_bad(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    nightly = tmp_path / "nightly"
    settings = Settings(database=str(path), backup_dir=str(nightly))
    full = failed("disk-full", settings, file=str(nightly / "a.db"))
    assert (full.grade, full.code) == ("warning", "backup-mended")
    assert "what was in the way is gone. Back then: The disk with" in full.line().text
    assert full.line().remedy.startswith("There’s nothing more to do: ")
    lost = failed("no-backup-folder", settings, folder=str(nightly), problem="No such file")
    assert lost.code == "backup-mended", "the server makes the folder"
    assert failed("no-backup-folder", settings, is_clear=False, folder=str(nightly), problem="x").grade == "bad"
    assert failed("database-damaged", settings, file=str(path)).code == "backup-mended", "doctor has just read it"
    unknown = failed("backup-process-failed", settings, problem="killed").line()
    assert (unknown.grade, "If that has been fixed since" in unknown.remedy) == ("bad", True)
    made = BackupLine(file=str(path), at=now(), bytes=1, games=1, holds=True)
    assert failed("disk-full", settings, ago=2, backup=made, file="x").code == "backup", "one was made since"
    usage = shutil.disk_usage(path)
    monkeypatch.setattr("shutil.disk_usage", lambda _: usage._replace(free=1000))
    still = failed("disk-full", settings, file=str(nightly / "a.db")).line()
    assert (still.grade, "and the cause is still there. The disk with" in still.text) == ("bad", True)
    monkeypatch.undo()
    nightly.touch()
    assert failed("no-backup-folder", settings, is_clear=False, folder=str(nightly), problem="x").grade == "bad"


def test_a_running_server_has_lost_its_folder_for_backups(path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It is known from the server, even if doctor is not told its settings."""
    nightly = tmp_path / "nightly"
    nightly.mkdir(mode=0o700)
    with held_alone(path, "http://127.0.0.1:1"):
        note_command(path, "play", str(nightly), "https://birds.invalid", "127.0.0.1")
        assert "is gone, although" not in doctor(capsys, path)
        nightly.rmdir()
        said = doctor(capsys, path)
    assert (
        f"✗ bad      Permissions: the folder {nightly} is gone, although the server is running and keeps its backups there."
        in said
    )
    assert "the name birds.invalid isn’t known anywhere" in said or "no network address" in said, "its public address, too"
    assert "no proxy is named" not in said, "and its proxy"


def test_a_disk_that_is_read_only_is_not_mended_by_permissions(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkup_files, "_is_read_only", lambda _: True)
    monkeypatch.setattr("os.access", lambda *_, **__: False)
    settings = Settings(database=str(path))
    assert [each.code for each in checkup_files.check_disks(settings)] == ["disk-read-only"]
    assert [each.code for each in checkup_files.check_permissions(settings)] == ["permissions"]


def test_the_operators_page_says_what_a_player_can_type(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "Makefile").touch()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.argv", [".venv/bin/menagerie", "play"])

    def remedy(command: str) -> str:
        with held_alone(path):
            note_command(path, command)
        return next(each for each in check_site(Settings(database=str(path)), None) if each.check == "backup").line().remedy

    assert remedy("play").endswith(f"start it like this: MENAGERIE_BACKUP_DIR={path.parent}/backups make play")
    monkeypatch.setattr("sys.argv", [".venv/bin/menagerie", "play", "--port", "8001"])
    assert remedy("play").endswith("/backups .venv/bin/menagerie play --port 8001")
    assert "--backup-dir" in remedy("serve")


# an older key


def test_a_restore_says_that_the_operators_key_is_an_older_one(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    backup = tmp_path / "tonight.db"
    main(["operator-key", "--database", str(path)])
    write_backup(path, backup, overwrite=False)
    capsys.readouterr()
    assert main(["restore", str(backup), str(path)]) == 0
    assert "key" not in capsys.readouterr().out, "it is the same"
    main(["operator-key", "--new", "--database", str(path)])
    capsys.readouterr()
    assert main(["restore", str(backup), str(path)]) == 0
    said = capsys.readouterr().out
    assert "the one you used last doesn’t work any longer" in said
    command = said.partition("To make a new one: ")[2].strip()
    assert command == f"menagerie operator-key --new --database {path}"
    assert main(command.split()[1:]) == 0
    path.write_bytes(os.urandom(4000))
    assert main(["restore", str(backup), str(path)]) == 0
    assert "If you had replaced it since, the older one works again." in capsys.readouterr().out
    assert lock_of(path).exists()
