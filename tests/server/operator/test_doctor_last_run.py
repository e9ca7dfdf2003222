"""`menagerie doctor` without the options of the server: it goes by what the lock file has noted about the last one."""

import shutil
from pathlib import Path

import pytest
from support.server.clubs import club

from menagerie.cli import main
from menagerie.server.front.settings import Settings
from menagerie.server.operator.checkup_backups import check_backups
from menagerie.server.operator.checkup_files import check_permissions
from menagerie.server.operator.finding import warning
from menagerie.server.operator.service import Service
from menagerie.server.storage import lock
from menagerie.server.storage.lock import held_alone, lock_of, note_command


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home where nobody has set anything; nothing is listening on the usual port."""
    folder = tmp_path / "home"
    folder.mkdir()
    monkeypatch.setenv("HOME", str(folder))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    for name in ("HOST", "PORT", "DATABASE", "BACKUP_DIR", "PUBLIC_URL", "PROXY"):
        monkeypatch.delenv(f"MENAGERIE_{name}", raising=False)
    monkeypatch.setattr("menagerie.server.operator.checkup_network._why_not", lambda *_: None)
    return folder


@pytest.fixture
def path(home: Path) -> Path:
    """The usual database, where a server has stored games."""
    folder = home / ".local/share/menagerie"
    folder.mkdir(parents=True, mode=0o700)
    path = club(folder / "menagerie.db")
    path.chmod(0o600)
    return path


def ran(path: Path, command: str, *more: str, **where: str) -> None:
    """Let a server run there, and stop."""
    with held_alone(path):
        note_command(path, command, *more, **where)


def doctor(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *typed: str) -> str:
    monkeypatch.setattr("sys.argv", ["menagerie", "doctor", *typed])
    main(["doctor", *typed])
    return capsys.readouterr().out


def test_a_stopped_server_still_makes_backups(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    nightly = tmp_path / "nightly"
    nightly.mkdir(mode=0o700)
    ran(path, "serve")
    assert "no automatic backups are made" in doctor(monkeypatch, capsys)
    ran(path, "serve", str(nightly))
    said = doctor(monkeypatch, capsys)
    assert "no automatic backups are made" not in said
    assert f"none has been made in {nightly} yet" in said


def test_it_is_started_again_as_it_was_started_the_last_time(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    proxies = "127.0.0.1,10.0.0.0/8"
    ran(path, "serve", f"{path.parent}/b u", "https://birds.invalid", proxies, host="127.0.0.1", port="8160")
    said = doctor(monkeypatch, capsys)
    again = "--public-url https://birds.invalid --proxy 127.0.0.1 --proxy 10.0.0.0/8"
    assert f"Start it: menagerie serve --host 127.0.0.1 --port 8160 {again} --backup-dir '{path.parent}/b u'\n" in said
    assert "Port: 8160 is free." in said


def test_what_is_typed_comes_before_what_was_noted(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran(path, "serve", "", "https://birds.invalid", "127.0.0.1", host="127.0.0.1", port="8160")
    monkeypatch.setenv("MENAGERIE_PROXY", "127.0.0.1")  # which the server will have, too
    said = doctor(monkeypatch, capsys, "--port", "8161")
    assert "Start it: menagerie serve --port 8161 --host 127.0.0.1 --public-url https://birds.invalid\n" in said
    assert "Port: 8161 is free." in said


def test_at_home_what_play_has_no_option_for_is_a_variable(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran(path, "play", f"{path.parent}/backups", port="8001")
    said = doctor(monkeypatch, capsys)
    assert f"Start it: MENAGERIE_BACKUP_DIR={path.parent}/backups menagerie play --port 8001\n" in said


def test_another_port_takes_the_place_of_the_noted_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["menagerie", "doctor"])
    noted = {"noted": "port=8160\nproxy=127.0.0.1", "ran": "serve", "host": "127.0.0.1", "unread": "none"}
    remedy = warning("port", "port-taken", port="8160", free="8161", **noted).line().remedy
    assert remedy.endswith("menagerie serve --port 8161 --proxy 127.0.0.1")


def test_the_key_opens_the_page_at_the_address_that_guests_type(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ran(path, "serve", "", "https://birds.invalid", "127.0.0.1")
    assert main(["operator-key", "--database", str(path)]) == 0
    assert capsys.readouterr().err == "It opens the operator’s page: https://birds.invalid/operator\n"


def test_the_server_notes_where_it_listens_unless_that_is_usual(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pages = tmp_path / "client"
    pages.mkdir()
    (pages / "index.html").touch()
    monkeypatch.setenv("MENAGERIE_CLIENT", str(pages))
    monkeypatch.setattr("uvicorn.Server.run", lambda server: None)
    monkeypatch.setattr("menagerie.server.front.server_process.check_port", lambda *_: None)
    assert main(["serve"]) == 0
    assert (lock.last_run(path).host, lock.last_run(path).port, lock.last_run(path).place) == ("", "", str(path))
    assert main(["serve", "--host", "127.0.0.1", "--port", "8160"]) == 0
    assert (lock.last_run(path).host, lock.last_run(path).port) == ("127.0.0.1", "8160")


# several processes


def test_several_processes_need_postgresql(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = doctor(monkeypatch, capsys, "--workers", "2")
    assert "✗ bad      Settings: 2 processes can’t write to one file, so the server won’t start.\n" in said
    assert "--workers 1\n      Or use PostgreSQL: --database postgresql://USER@MACHINE/NAME\n" in said
    assert "First fix what is bad above." in said
    assert "Start it" not in said
    assert "can’t write to one file" not in doctor(monkeypatch, capsys, "--workers", "1")


# a folder that was moved


def test_a_folder_that_was_moved_is_not_replaced_by_an_empty_one(
    path: Path, home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran(path, "play")
    path.parent.rename(home / "old")
    monkeypatch.setattr("menagerie.server.front.server_process.check_unused", lambda *_: None)
    monkeypatch.setattr("sys.argv", ["menagerie", "play"])
    assert main(["play"]) == 2
    moved = home / "old/menagerie.db"
    assert f"because its folder was moved: the games are in {moved} now." in capsys.readouterr().err
    said = doctor(monkeypatch, capsys)
    assert f"✗ bad      Database: the file {path} is gone: a server has kept games in it before.\n" in said
    command = next(line for line in said.splitlines() if "move it back: mv" in line).rpartition("back: ")[2]
    folder, before = command.split()[1:]
    shutil.move(folder, before)
    assert f"Database: {path} (" in doctor(monkeypatch, capsys)


# what may not be read


def test_nobody_says_that_there_are_no_backups_where_the_note_is_shut(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Simulated, because tests may run as root, whom no permission stops."""
    settings = Settings(database=str(path))
    ran(path, "serve", "/backups")
    assert check_backups(settings, None).code == "backups-off"
    opened = Path.open

    def shut(file: Path, *rest: object, **more: object) -> object:
        if file == lock_of(path):
            raise PermissionError(13, "Permission denied", str(file))
        return opened(file, *rest, **more)  # type: ignore[call-overload]  # as it was called

    monkeypatch.setattr(Path, "open", shut)
    assert check_backups(settings, None).code == "backup-unknown"
    lock_of(path).unlink()
    monkeypatch.undo()
    assert check_backups(settings, None).code == "backups-off", "a note that is missing is not shut"


def test_a_whole_folder_that_belongs_to_another_is_given_at_once(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only its owner sees what is in a folder of mode 700, so nothing in it can be named singly."""
    path.parent.chmod(0o700)
    lock_of(path).touch()
    monkeypatch.setattr("menagerie.server.operator.checkup_files.owner_of", lambda _: "root")
    monkeypatch.setattr(
        "menagerie.server.operator.checkup_files.shut_to", lambda _, paths: [each for each in paths if each.exists()]
    )
    service = Service("sudo systemctl", "", "menagerie", is_of_account=False, shown={})
    found = next(iter(check_permissions(Settings(database=str(path)), "menagerie")))
    assert found.line(service).remedy == f"sudo chown -R menagerie {path.parent}"
    (path.parent / "holiday.jpg").touch()
    found = next(iter(check_permissions(Settings(database=str(path)), "menagerie")))
    assert "chown -R" not in found.line(service).remedy, "what else is there is none of our business"
