"""`menagerie doctor` in situations that confused newcomers: the grade is right, and the remedy can be typed as it stands."""

import os
import re
import shlex
import shutil
import socket
import sys
import tempfile
import threading
from contextlib import closing
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from support.server.clubs import club
from support.server.people import Site

from menagerie import __version__
from menagerie import words as words_package
from menagerie.cli import main
from menagerie.command_line import program
from menagerie.server.front.settings import SETTINGS, Settings, read_settings
from menagerie.server.operator import checkup_database, checkup_files, checkup_network, public_name
from menagerie.server.operator.backup import write_backup
from menagerie.server.operator.backup_folder import BackupFolder
from menagerie.server.operator.checkup import check_settings
from menagerie.server.operator.checkup_backups import check_backups
from menagerie.server.operator.checkup_network import (
    Answer,
    _leads_elsewhere,
    check_certificate,
    check_local,
    check_port,
    check_public,
    check_running,
    grade_of_certificate,
)
from menagerie.server.operator.finding import OPTION, Finding, bad, good, warning
from menagerie.server.operator.service import Service
from menagerie.server.operator.stored_facts import Stored
from menagerie.server.refusal import Refusal
from menagerie.server.storage.lock import Holder, held_alone, holder_of, lock_of
from menagerie.server.storage.rows import now
from menagerie.server.storage.sqlite_checks import check_entry
from menagerie.server.wire.operator_models import BackupLine
from menagerie.words import Words

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
    """A folder that this account may not enter. Simulated, because tests may run as root, whom no permission stops."""
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
    told = f"You have no access to the folder {closed}, so"
    for arguments in (
        ["--database", str(closed / "x" / "club.db")],
        ["--database", str(path), "--backup-dir", str(closed / "backups")],
    ):
        status, said = doctor(capsys, *arguments, "--port", str(port))
        assert (status, told in said, "Disk:" in said, "Backup:" in said) == (1, True, True, True), said


def test_a_folder_of_another_in_ones_own_home_is_given_by_a_command(
    closed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("menagerie.server.storage.sqlite_checks.owner_of", lambda _: "root")
    monkeypatch.setattr("menagerie.server.storage.sqlite_checks.this_account", lambda: "nel")
    for home, told in ((tmp_path, f"sudo chown -R nel {closed}"), (tmp_path / "elsewhere", "sudo -u root")):
        monkeypatch.setenv("HOME", str(home))
        with pytest.raises(Refusal) as refused:
            check_entry(closed / "club.db")
        assert Words().say(refused.value).endswith(f": {told}")


@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="only Linux says which files are open")
def test_a_folder_in_which_ones_own_server_has_a_file_open_is_given_by_a_command(
    closed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A folder of mode 700 that was given to root while the server was running, such as one on another disk."""
    monkeypatch.setattr("menagerie.server.storage.sqlite_checks.owner_of", lambda _: "root")
    monkeypatch.setattr("menagerie.server.storage.sqlite_checks.this_account", lambda: "nel")
    monkeypatch.setenv("HOME", str(tmp_path / "elsewhere"))
    with (closed / "club.db").open("w"), pytest.raises(Refusal) as refused:
        check_entry(closed / "club.db")
    assert Words().say(refused.value).endswith(f": sudo chown -R nel {closed}")


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
        assert f"You have no access to the folder {closed}, so {there} can’t be used." in capsys.readouterr().err, command


def test_a_server_on_another_port_is_told_with_its_address(
    path: Path, port: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with held_alone(path, f"http://localhost:{port}"):
        with monkeypatch.context() as patched:
            patched.setattr(checkup_network, "ask", lambda *_: HEALTHY)
            found = check_port(Settings(port=9), HEALTHY, holder_of(path), is_shared=False)
        _, said = doctor(capsys, "--database", str(path), "--port", str(port - 1))
    assert (found.grade, found.code) == ("warning", "port-elsewhere")
    assert f"doctor --port {port}" in found.line().remedy
    assert str(found.values["address"]).endswith(f":{port}")
    assert f"Port: your server (process {os.getpid()}) listens on {port}, not on {port - 1}." in said
    assert "is free" not in said
    assert "is in use by this server" not in said


def test_an_address_is_good_only_where_a_phone_can_open_it() -> None:
    fine, taken = good("port", "port-free"), bad("port", "port-taken")
    assert check_local(Settings(), None, fine, is_running=False).grade == "good"
    assert check_local(Settings(host="127.0.0.1"), None, fine, is_running=False).code == "only-here"
    assert check_local(Settings(), None, taken, is_running=False).code == "address-of-another"
    assert (
        check_local(Settings(), Holder("1", "", "http://localhost:8001"), fine, is_running=False)
        .line()
        .text.endswith("sudo ufw allow 8001/tcp")
    )
    foreign = Settings(host="192.0.2.1")
    assert check_local(foreign, None, check_port(foreign, None, None, is_shared=False), is_running=False).grade == "bad"
    url = "http://localhost:9"
    assert [each.code for each in check_public(Settings(public_url=url), url, None, is_running=False)] == [
        "named-only-here",
        "proxy-unknown",
    ]


def test_an_address_at_which_the_server_does_not_listen_is_bad(
    tmp_path: Path, client: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(Site(tmp_path)) as site:  # it listens on 127.0.0.1 only, but does not say so
        port = site.url.rpartition(":")[2]
        with held_alone(site.path, f"http://localhost:{port}"):
            status = main(["doctor", "--database", str(site.path), "--port", port])
        said = capsys.readouterr().out
    assert (status, f"Address: this server doesn’t answer at {Settings(port=int(port)).base}." in said) == (1, True), said
    assert "Port: " + port + " is in use by this server." in said
    monkeypatch.setattr(checkup_network, "ask", lambda *_: HEALTHY)
    assert check_local(Settings(), None, good("port", "port-ours"), is_running=True).grade == "good"


def test_a_public_address_is_not_called_good_while_the_server_is_stopped(
    path: Path, port: int, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["--database", str(path), "--port", str(port), "--public-url"]
    status, said = doctor(capsys, *arguments, "http://127.0.0.1:1")
    assert (status, "It works" in said, "So far, so good." in said) == (0, False, True)
    assert "whether http://127.0.0.1:1 leads here can only be told while the server is running." in said
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
    assert (status, "leads to something other than this server" in said) == (1, True)
    assert certificate.line().text == f"something answers at 127.0.0.1, port {other.server_address[1]}, but without https."


def test_a_setting_with_a_slip_of_the_pen_is_told_with_the_name_that_was_meant() -> None:
    environment = {
        "MENAGERIE_BACKUPDIR": "/b",
        "MENAGERIE_SERVICE_HOST": "10.0.0.1",
        "MENAGERIE_CACHE": "/c",
        "MENAGERIE_PORT": "8001",
        "PATH": "/bin",
    }
    settings = read_settings({}, environment)
    assert dict(settings.unknown) == {"MENAGERIE_BACKUPDIR": "MENAGERIE_BACKUP_DIR", "MENAGERIE_SERVICE_HOST": ""}
    slip, other = (each.line() for each in check_settings(settings))
    assert (slip.grade, slip.remedy) == ("warning", "Did you mean MENAGERIE_BACKUP_DIR?")
    assert "serve --help" in other.remedy


def test_advice_for_a_service_names_its_variables() -> None:
    service = Service("sudo systemctl", "", "root", is_of_account=False, shown={})
    told = bad("settings", "https-without-proxy").line(service).remedy
    assert told.startswith("Name the address the proxy comes from, such as MENAGERIE_PROXY=127.0.0.1\n")
    assert "leave out MENAGERIE_PUBLIC_URL." in told.replace("Leave", "leave")
    found = bad("https", "no-site-here", name="b.example", port="443", url="https://b.example").line(service)
    assert found.remedy.endswith("menagerie deploy caddy --public-url https://b.example"), "a command keeps its options"
    assert "enable --now caddy" in bad("https", "no-proxy-here", name="b.example", port="443").line(service).remedy


def test_every_setting_in_a_remedy_can_be_said_as_a_variable() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in Path(words_package.__file__).parent.glob("*/checkup.ftl"))
    named = {each.argument for each in SETTINGS if re.search(rf"{each.argument}\b", text)} - {
        "--create"
    }  # which has its own words
    assert {option for option in named if not OPTION.search(option)} == set()
    assert "--retention" in named


def test_an_address_of_this_machine_is_known_without_asking_anybody() -> None:
    assert public_name.is_own("127.0.0.1")
    assert not public_name.is_own("192.0.2.77")


def test_a_name_that_leads_to_another_machine_is_not_called_this_one(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("10.77.0.12", 443))]
    monkeypatch.setattr("socket.getaddrinfo", lambda *_, **__: found)
    monkeypatch.setattr(checkup_network, "ask", lambda *_: None)
    url = "http://birds.example.org"
    for own, code in (("10.77.0.11", "address-elsewhere"), ("10.77.0.12", "private-address")):
        monkeypatch.setattr(public_name, "is_own", lambda address, own=own: address == own)
        lines = check_public(Settings(public_url=url, proxy=("127.0.0.1",)), url, None, is_running=False)
        assert next(lines).code == code


def test_plain_http_behind_a_proxy_is_perhaps_only_a_letter() -> None:
    for proxy, told in (((), "Put a proxy with https"), (("127.0.0.1",), "write https:// in the public address.")):
        assert told in next(check_settings(Settings(public_url="http://b.example", proxy=proxy))).line().remedy


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
    command = next(line for line in said.splitlines() if " restore /" in line or " restore '" in line).partition(": ")[2]
    assert shlex.split(command) == [
        "/opt/m/bin/menagerie",
        "restore",
        str(folder / "menagerie-2026-01-02T04-00-00Z.db"),
        str(path),
    ]
    assert main(shlex.split(command)[1:]) == 0
    capsys.readouterr()
    _, said = doctor(capsys, "--database", str(path), "--port", str(port))
    assert "intact and up to date" in said


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
        assert f": {told} serve --port 81" in next(check_running(None, None, None)).line().remedy


def test_a_folder_for_backups_that_is_not_there(tmp_path: Path, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def found(folder: Path) -> Finding:
        return next(checkup_files.check_permissions(Settings(database=str(path), backup_dir=str(folder))))

    new, file = tmp_path / "new" / "backups", tmp_path / "file"
    file.touch()
    assert (found(new).grade, found(new).code) == ("warning", "no-folder-yet")
    assert found(file).line().text == f"{file} is a file, so no backups can be kept there."
    assert found(file / "backups").grade == "bad"
    theirs = tmp_path / "theirs"
    theirs.mkdir()
    new = theirs / "my backups"
    monkeypatch.setattr("os.access", lambda each, *_: Path(each) != theirs)
    monkeypatch.setattr(checkup_files, "this_account", lambda: "nel")
    assert found(new).grade == "bad"
    assert found(new).line().remedy.endswith(f"If not: sudo install -d -m 700 -o nel '{new}'")
    monkeypatch.setattr("os.access", lambda each, *_: Path(each) != path)
    assert found(tmp_path).line().remedy.startswith(f"sudo chown nel {path}\n")


def test_everything_that_belongs_to_another_is_given_by_one_line(
    tmp_path: Path, path: Path, port: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same after a restore that was typed with sudo. The line about the database refers to it instead of printing another
    command."""
    folder = tmp_path / "good copies"
    folder.mkdir(mode=0o700)
    newest = folder / f"menagerie-{datetime.now(UTC):%Y-%m-%dT%H-%M-%SZ}.db"
    shutil.copy(path, newest)
    lock_of(path).touch()
    shut = (path, lock_of(path), newest)
    settings = Settings(database=str(path), backup_dir=str(folder))
    monkeypatch.setattr("os.access", lambda each, *_, **__: Path(each) not in shut)
    monkeypatch.setattr(checkup_files, "this_account", lambda: "nel")
    (found,) = checkup_files.check_permissions(settings)
    line = found.line()
    assert line.remedy.startswith(f"sudo chown nel {path} {lock_of(path)} && sudo chown -R nel '{folder}'\n")
    assert all(str(each) in line.text for each in (path, lock_of(path), folder))
    assert check_backups(settings, Stored(None, None, None, None, None)).code == "backup-shut"
    monkeypatch.setattr(checkup_files, "this_account", path.owner)
    (found,) = checkup_files.check_permissions(settings)
    assert found.line().remedy == f"chmod u+rwX {path} {lock_of(path)} && chmod -R u+rwX '{folder}'"

    def refuse(*_: object) -> None:
        raise Refusal("database-not-readable", file=str(path))

    monkeypatch.setattr(checkup_database, "check_there", refuse)
    _, said = doctor(capsys, "--database", str(path), "--port", str(port), "--backup-dir", str(folder))
    assert f"Database: {path} is there, but you may not read and write it.\n    → Fix the permissions" in said, said
    assert said.count(f"chmod u+rwX {path}") == 1
    monkeypatch.setattr(checkup_database, "check_there", lambda _: path.write_bytes(os.urandom(5000)))
    _, said = doctor(capsys, "--database", str(path), "--port", str(port), "--backup-dir", str(folder))
    assert str(newest) not in said.partition("Disk:")[0], "nobody can restore what may not be read"


@pytest.mark.parametrize(
    ("hours", "of", "grade"),
    [(1440, 2160, good), (10, 12, good), (1, 12, warning), (500, 2160, warning), (240, 2160, warning), (0, 12, bad)],
)
def test_a_certificate_is_judged_by_the_share_of_its_time_that_is_left(hours: int, of: int, grade: object) -> None:
    """Some are valid for half a day only, and still renewed in time."""
    assert grade_of_certificate(hours * 3600, of * 3600) is grade


def test_a_database_that_was_moved_away_from_its_log_is_said_to_be_moved(
    path: Path, port: int, capsys: pytest.CaptureFixture[str]
) -> None:
    path.rename(path.with_name("elsewhere.db"))
    path.with_name(f"{path.name}-wal").touch()
    status, said = doctor(capsys, "--database", str(path), "--port", str(port))
    assert (status, "somebody moved or deleted the database.\n    → Move it back, and start the server: " in said) == (1, True), (
        said
    )


def test_a_file_of_ones_own_that_is_shut_is_not_said_to_be_anothers(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.access", lambda each, *_: Path(each) != path)
    monkeypatch.setattr(checkup_files, "this_account", path.owner)
    found = next(checkup_files.check_permissions(Settings(database=str(path)))).line()
    assert found.text == f"{path.owner()} owns {path}, but the permissions forbid reading or writing."
    assert found.remedy == f"chmod u+rwX {path}"


def test_nobody_who_answers_at_a_public_address_is_looked_for_on_this_machine(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkup_network, "PLAIN", port)
    # from here, nobody can see whether the proxy is stopped or the router blocks everyone
    assert check_certificate("127.0.0.1", port, is_proxy_here=True).code == "no-proxy-here"
    assert check_certificate("127.0.0.1", port).code == "no-https"
    with socket.create_server(("127.0.0.1", 0)) as listening:
        elsewhere = "127.0.0.2"  # this machine, but nothing listens there
        found = check_certificate(elsewhere, listening.getsockname()[1], is_proxy_here=True)
    assert found.code == "not-let-in"
    url = f"https://127.0.0.1:{port}"
    settings = Settings(public_url=url, proxy=("127.0.0.1",))
    codes = [each.code for each in check_public(settings, url, None, is_running=True)]
    assert codes == ["named-only-here", "no-proxy-here"], "one cause, one line"
    with socket.create_server(("127.0.0.1", 0)) as listening:  # a proxy as it was installed, which knows no name yet
        monkeypatch.setattr(checkup_network, "PLAIN", listening.getsockname()[1])
        found = check_certificate("127.0.0.1", port, is_proxy_here=True)
    assert found.code == "no-site-here"
    assert found.line().remedy.endswith(" deploy caddy --public-url https://127.0.0.1")


def test_a_proxy_without_a_certificate_is_not_called_nobody() -> None:
    """The same holds for every host whose certificate could not be fetched."""

    def refuse(listening: socket.socket) -> None:
        accepted, _ = listening.accept()
        with accepted:
            accepted.recv(5000)
            accepted.sendall(bytes.fromhex("15030300020250"))  # an alert: internal_error

    with socket.create_server(("127.0.0.1", 0)) as listening:
        thread = threading.Thread(target=refuse, args=(listening,), daemon=True)
        thread.start()
        found = check_certificate("127.0.0.1", listening.getsockname()[1])
        thread.join()
    assert (found.grade, found.code) == ("bad", "no-certificate")
    assert "sudo journalctl -u caddy" in found.line().remedy


def test_a_database_that_cannot_be_read_makes_no_other_line_wrong(port: int) -> None:
    with socket.create_server(("127.0.0.1", port)):
        found = check_port(Settings(host="127.0.0.1", port=port), HEALTHY, None, is_shared=False, is_known=False)
    assert (found.grade, found.code) == ("warning", "port-unclear")
    url = f"http://127.0.0.1:{port}"
    lines = check_public(Settings(public_url=url), url, None, is_running=True, is_known=False)
    assert [each.code for each in lines] == ["named-only-here", "proxy-unclear"]


def test_who_has_no_backup_here_is_told_where_one_was_looked_for(
    tmp_path: Path, path: Path, port: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """No command has a blank to fill in: a backup from elsewhere is first put beside the database, and then named."""
    monkeypatch.setattr("sys.argv", ["/opt/m/bin/menagerie", "doctor"])
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    (tmp_path / ".elsewhere").mkdir()
    write_backup(path, tmp_path / ".elsewhere" / "tonight.db", overwrite=False)
    path.write_bytes(os.urandom(5000))
    _, said = doctor(capsys, "--database", str(path), "--port", str(port))
    looked = f"{tmp_path}, {tmp_path.parent}, {tempfile.gettempdir()}"
    assert f"No backup was found in {looked}, or in the folders inside them. If you have one" in said
    assert f" somewhere else, copy it to {tmp_path}, and run" in said
    assert "menagerie restore " not in said
    shutil.copy(tmp_path / ".elsewhere" / "tonight.db", tmp_path)
    _, said = doctor(capsys, "--database", str(path), "--port", str(port))
    assert f": /opt/m/bin/menagerie restore {tmp_path / 'tonight.db'} {path}\n" in said


def test_a_lost_database_is_mended_by_the_newest_backup(
    tmp_path: Path, path: Path, port: int, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "backups"
    folder.mkdir(mode=0o700)
    path.rename(folder / "menagerie-2026-01-01T04-00-00Z.db")
    arguments = ["--database", str(path), "--port", str(port), "--backup-dir", str(folder)]
    _, said = doctor(capsys, *arguments)
    assert f"restore {folder}/menagerie-2026-01-01T04-00-00Z.db {path}\n" in said


def test_a_wheel_with_the_same_number_is_seen_by_the_time_of_its_files() -> None:
    answer = Answer(200, {"status": "ok", "version": __version__, "commit_seconds": 0}, None)
    for since, code in (("2001-01-01T00:00:00+00:00", "newer-files"), ("2100-01-01T00:00:00+00:00", "version"), ("", "version")):
        assert [each.code for each in check_running(answer, Holder("1", since), None)] == ["running", code]


def test_a_short_certificate_is_told_in_hours() -> None:
    for days, told in ((0, "11 more hours."), (1, "one more day."), (60, "60 more days.")):
        assert good("https", "certificate", name="b.example", days=days, hours=11 + 24 * days).line().text.endswith(told)


def test_a_backup_that_was_just_put_back_is_not_said_to_be_missing(tmp_path: Path) -> None:
    """The database was copied before it noted that backup."""
    settings, known_nothing = Settings(backup_dir=str(tmp_path)), Stored(None, None, None, None, None)
    assert check_backups(settings, known_nothing).code == "no-backup-yet"
    newest = tmp_path / f"menagerie-{datetime.now(UTC) - timedelta(hours=5):%Y-%m-%dT%H-%M-%SZ}.db"
    newest.touch()
    found = check_backups(settings, known_nothing)
    assert (found.grade, found.line().text) == ("good", f"the newest one is 5 hours old: {newest}")


def test_after_an_old_backup_was_put_back_the_newest_is_still_known(tmp_path: Path) -> None:
    """The database then knows only older backups, and those may have been deleted since."""
    settings = Settings(backup_dir=str(tmp_path))
    gone = BackupLine(file=str(tmp_path / "gone.db"), at=now(-timedelta(days=9)), bytes=1, games=2, holds=True)
    known = Stored(None, gone, None, None, None)
    assert check_backups(settings, known).code == "backup-gone"
    newest = tmp_path / f"menagerie-{datetime.now(UTC) - timedelta(hours=5):%Y-%m-%dT%H-%M-%SZ}.db"
    newest.write_bytes(b"12345")
    assert check_backups(settings, known).line().text == f"the newest one is 5 hours old: {newest}"
    found = BackupFolder(tmp_path).newest(gone, datetime.now(UTC))
    assert found
    assert (found.file, found.bytes, found.games) == (str(newest), 5, None)
    later = gone.model_copy(update={"at": now()})
    assert BackupFolder(tmp_path).newest(later, datetime.now(UTC)) == later


def test_a_folder_that_may_not_be_entered_is_not_said_to_be_empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.access", lambda *_: False)
    assert check_backups(Settings(backup_dir=str(tmp_path)), Stored(None, None, None, None, None)).code == "backup-unseen"


def test_what_a_proxy_answers_says_what_to_do() -> None:
    settings = Settings(public_url="https://birds.example.org", host="127.0.0.1", port=8123)
    told = {status: _leads_elsewhere(settings, status).line() for status in (308, 421, 502, 500)}
    assert told[502].text == "the proxy at https://birds.example.org finds no server (status 502)."
    assert "127.0.0.1:8123" in told[502].remedy
    assert "sudo systemctl reload caddy" in told[502].remedy
    assert told[308].remedy == "It redirects to https. Write https in the public address."
    assert told[421].remedy.startswith("The server goes by another name.")
    assert "127.0.0.1:8123" in told[500].remedy
