"""`menagerie doctor` where a stranger ran into something: a grade says what is so, and a remedy can be typed as it stands."""

import os
import shlex
import shutil
import socket
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from support.server.clubs import club

from menagerie.cli import main
from menagerie.command_line import program
from menagerie.server.front.settings import Settings
from menagerie.server.operator import checkup
from menagerie.server.operator.checkup import check_settings
from menagerie.server.operator.checkup_network import (
    Answer,
    check_certificate,
    check_local,
    check_port,
    check_public,
    check_running,
    grade_of_certificate,
)
from menagerie.server.operator.finding import Finding, bad, good, warning
from menagerie.server.storage.lock import Holder, held_alone, holder_of

HEALTHY = Answer(200, {"status": "ok", "version": "0", "commit_seconds": 0}, None)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = club(tmp_path / "club.db")
    path.chmod(0o600)
    return path


@pytest.fixture
def port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


def doctor(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    status = main(["doctor", "--host", "127.0.0.1", *arguments])
    return status, capsys.readouterr().out


@pytest.fixture
def closed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder that this account may not enter. Tests may run as root, whom nothing stops, so the system is played."""
    folder = tmp_path / "closed"
    folder.mkdir()
    looked = os.stat

    def look(path: Any, *rest: Any, **more: Any) -> os.stat_result:
        if isinstance(path, str | os.PathLike) and folder in Path(os.fspath(path)).parents:
            raise PermissionError(13, "Permission denied", os.fspath(path))
        return looked(path, *rest, **more)

    monkeypatch.setattr(os, "stat", look)
    return folder


def test_a_folder_that_may_not_be_entered_is_a_sentence_and_the_rest_is_told_too(
    path: Path, closed: Path, port: int, capsys: pytest.CaptureFixture[str]
) -> None:
    told = f"You may not enter the folder {closed}, so"
    for arguments in (
        ["--database", str(closed / "x" / "club.db")],
        ["--database", str(path), "--backup-dir", str(closed / "backups")],
    ):
        status, said = doctor(capsys, *arguments, "--port", str(port))
        assert (status, told in said, "Disk:" in said, "Backup:" in said) == (1, True, True, True), said


def test_so_it_is_for_every_command_that_takes_a_file(path: Path, closed: Path, capsys: pytest.CaptureFixture[str]) -> None:
    there = str(closed / "club.db")
    for command in (
        ["serve", "--database", there],
        ["serve", "--database", there, "--create"],
        ["tables", "--database", there],
        ["backup", there, str(path.with_name("copy.db"))],
        ["backup", str(path), there],
        ["check-backup", there],
        ["restore", there, str(path)],
        ["restore", str(path), there],
    ):
        assert main(command) == 2, command
        assert f"You may not enter the folder {closed}, so {there} cannot be used." in capsys.readouterr().err, command


def test_a_server_on_another_port_is_told_with_its_address(path: Path, port: int, capsys: pytest.CaptureFixture[str]) -> None:
    with held_alone(path, f"http://127.0.0.1:{port}"):
        found = check_port(Settings(port=9), HEALTHY, holder_of(path), is_shared=False)
        _, said = doctor(capsys, "--database", str(path), "--port", str(port - 1))
    assert (found.grade, found.code) == ("warning", "port-elsewhere")
    assert f"doctor --port {port}" in found.line().remedy
    assert str(found.values["address"]).endswith(f":{port}")
    assert f"Port: your server (process {os.getpid()}) listens on {port}, not on {port - 1}." in said
    assert "is free" not in said
    assert "is held by this server" not in said


def test_an_address_is_good_only_where_a_phone_can_open_it() -> None:
    fine, taken = good("port", "port-free"), bad("port", "port-taken")
    assert check_local(Settings(), None, fine).grade == "good"
    assert check_local(Settings(host="127.0.0.1"), None, fine).code == "only-here"
    assert check_local(Settings(), None, taken).code == "address-of-another"
    assert check_local(Settings(), Holder("1", "", "http://127.0.0.1:8001"), fine).line().text.endswith("sudo ufw allow 8001/tcp")
    foreign = Settings(host="192.0.2.1")
    assert check_local(foreign, None, check_port(foreign, None, None, is_shared=False)).grade == "bad"
    url = "http://localhost:9"
    assert [each.code for each in check_public(Settings(public_url=url), url, None, is_running=False)] == [
        "named-only-here",
        "proxy-unknown",
    ]


def test_a_public_address_is_not_called_good_while_the_server_is_stopped(
    path: Path, port: int, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["--database", str(path), "--port", str(port), "--public-url"]
    status, said = doctor(capsys, *arguments, "http://127.0.0.1:1")
    assert (status, "It works" in said, "Nothing is bad so far." in said) == (0, False, True)
    assert "whether http://127.0.0.1:1 leads here can only be seen while the server runs." in said
    other = ThreadingHTTPServer(("127.0.0.1", 0), BaseHTTPRequestHandler)  # answers 501 to everything
    thread = threading.Thread(target=other.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    try:
        status, said = doctor(capsys, *arguments, f"http://127.0.0.1:{other.server_address[1]}")
        certificate = check_certificate("127.0.0.1", other.server_address[1])
    finally:
        other.shutdown()
        thread.join()
        other.server_close()
    assert (status, "leads to something else than this server" in said) == (1, True)
    assert certificate.line().text == f"something answers at 127.0.0.1, port {other.server_address[1]}, but without https."


def test_whoever_has_no_proxy_is_told_to_leave_out_the_public_address() -> None:
    found = next(check_settings(Settings(public_url="https://b.example")))
    assert found.line().remedy.endswith("No proxy? Leave out --public-url.")


def test_the_newest_good_backup_is_named_in_a_command_that_can_be_typed(
    tmp_path: Path, path: Path, port: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "good copies"
    folder.mkdir(mode=0o700)
    for name in (
        "menagerie-2026-01-01T04-00-00Z.db",
        "menagerie-2026-01-02T04-00-00Z.db",
        "menagerie-2026-01-03T04-00-00Z-does-not-hold.db",
    ):
        shutil.copy(path, folder / name)
    path.write_bytes(os.urandom(5000))
    monkeypatch.setattr("sys.argv", ["/opt/m/bin/menagerie", "doctor"])
    _, said = doctor(capsys, "--database", str(path), "--port", str(port), "--backup-dir", str(folder))
    command = next(line for line in said.splitlines() if "restore" in line and "→" in line).partition(": ")[2]
    assert shlex.split(command) == [
        "/opt/m/bin/menagerie",
        "restore",
        str(folder / "menagerie-2026-01-02T04-00-00Z.db"),
        str(path),
    ]
    assert main(shlex.split(command)[1:]) == 0
    capsys.readouterr()
    _, said = doctor(capsys, "--database", str(path), "--port", str(port))
    assert "whole and up to date" in said


def test_a_command_in_a_message_is_called_as_this_one_was(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "menagerie").touch(mode=0o755)
    for called, on_path, told in (
        (".venv/bin/menagerie", "/nowhere", ".venv/bin/menagerie"),
        (str(tmp_path / "menagerie"), str(tmp_path), "menagerie"),
        ("/x/menagerie/__main__.py", "/nowhere", f"{sys.executable} -m menagerie"),
    ):
        monkeypatch.setattr("sys.argv", [called, "doctor", "--port", "81"])
        monkeypatch.setenv("PATH", on_path)
        assert program() == told
        assert f"Start it: {told} serve --port 81\n" in next(check_running(None, None, None)).line().remedy


def test_a_folder_for_backups_that_is_not_there(tmp_path: Path, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def found(folder: Path) -> Finding:
        return next(checkup.check_permissions(Settings(database=str(path), backup_dir=str(folder))))

    new, file = tmp_path / "new" / "backups", tmp_path / "file"
    file.touch()
    assert (found(new).grade, found(new).code) == ("warning", "no-folder-yet")
    assert found(file).line().text == f"{file} is a file, so no backups can be kept there."
    assert found(file / "backups").grade == "bad"
    theirs = tmp_path / "theirs"
    theirs.mkdir()
    new = theirs / "my backups"
    monkeypatch.setattr("os.access", lambda each, *_: Path(each) != theirs)
    monkeypatch.setattr(checkup, "_user", lambda: "nel")
    assert (found(new).grade, found(new).line().remedy) == ("bad", f"sudo install -d -m 700 -o nel '{new}'")
    monkeypatch.setattr("os.access", lambda each, *_: Path(each) != path)
    assert found(tmp_path).line().remedy.startswith(f"sudo chown nel {path}\n")


@pytest.mark.parametrize(
    ("hours", "of", "grade"), [(1440, 2160, good), (10, 12, good), (1, 12, warning), (240, 2160, warning), (0, 12, bad)]
)
def test_a_certificate_is_judged_by_the_share_of_its_time_that_is_left(hours: int, of: int, grade: object) -> None:
    """Some are made for half a day, and renewed in time all the same."""
    assert grade_of_certificate(hours * 3600, of * 3600) is grade
