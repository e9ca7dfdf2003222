"""`menagerie doctor` finds each thing that a host can get wrong, says what to do about it, and changes nothing itself."""

import ast
import inspect
import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import threading
from contextlib import closing
from datetime import UTC, date, datetime, timedelta
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest
from support.server.clubs import club
from support.server.people import Site
from support.server.reverse_proxy import Through, a_proxy

from menagerie.cli import main
from menagerie.server.front.settings import Settings
from menagerie.server.operator import (
    checkup,
    checkup_backups,
    checkup_database,
    checkup_files,
    checkup_network,
    public_name,
    service_reach,
    socket_trial,
)
from menagerie.server.operator import doctor as doctor_module
from menagerie.server.operator.checkup import check_clock, check_settings
from menagerie.server.operator.checkup_backups import check_backups
from menagerie.server.operator.checkup_network import Answer, check_arrival, check_certificate, check_port, check_running
from menagerie.server.operator.key_proof import HEADER, is_proof, proof_of
from menagerie.server.operator.service import Service
from menagerie.server.operator.stored_facts import Stored
from menagerie.server.storage.lock import Holder, held_alone, holder_of, lock_of
from menagerie.server.storage.rows import now
from menagerie.server.storage.site_clock import Leap, Noted
from menagerie.server.wire.operator_models import BackupLine
from menagerie.words.bundles import bundle_of

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


def stored(**said: Any) -> Stored:
    return Stored(**{"noted": None, "backup": None, "problem": None, "version": None, "key": None, **said})


# the command


def test_a_server_that_is_well_is_called_so(tmp_path: Path, client: Path, path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path.rename(tmp_path / "menagerie.db")
    with closing(Site(tmp_path)) as site, held_alone(site.path, site.url):
        before = {each: each.stat().st_mtime_ns for each in tmp_path.iterdir() if "-shm" not in each.name}
        status, said = doctor(capsys, "--database", str(site.path), "--port", site.url.rpartition(":")[2])
        after = {each: each.stat().st_mtime_ns for each in tmp_path.iterdir() if "-shm" not in each.name}
    assert status == 0
    assert "✓ good     Server: it’s running, and moves reach the disk." in said
    assert "is in use by this server.\n" in said
    backup = f"menagerie backup {site.path} ~/menagerie-{date.today()}"
    assert f"! warning  Backup: no automatic backups are made.\n    → Make one now: {backup}" in said
    assert "✗" not in said
    assert "\x1b" not in said, "colours are for a terminal"
    assert {name for name in after if after[name] != before.get(name)} <= {Path(f"{site.path}-wal")}, "health may probe the disk"


def test_a_server_that_is_stopped_is_looked_at_all_the_same_and_nothing_is_changed(
    tmp_path: Path, path: Path, port: int, capsys: pytest.CaptureFixture[str]
) -> None:
    before = {each.name: each.read_bytes() for each in tmp_path.iterdir()}
    status, said = doctor(capsys, "--database", str(path), "--port", str(port))
    assert status == 0
    assert "Server: no server is running with these settings." in said
    assert re.search(rf"Database: {path} \(\d+ kB, 3 tables\), intact and up to date\.", said)
    assert {each.name: each.read_bytes() for each in tmp_path.iterdir()} == before


def test_broken_databases_are_bad_and_the_rest_is_told_too(
    tmp_path: Path, path: Path, port: int, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "noise.db").write_bytes(os.urandom(5000))
    (tmp_path / "empty.db").touch()
    damaged = tmp_path / "damaged.db"
    whole = path.read_bytes()
    damaged.write_bytes(whole[:8192] + b"\xff" * 16_384 + whole[24_576:])
    for file, status, told in (
        (tmp_path / "clup.db", 1, "there is no file"),
        (tmp_path / "no" / "club.db", 1, "there is no file"),
        (tmp_path, 1, "is a folder"),
        (tmp_path / "noise.db", 1, "is not a database"),
        (damaged, 1, "damaged"),
        (tmp_path / "empty.db", 1, "is empty: there are no games in it"),
    ):
        found, said = doctor(capsys, "--database", str(file), "--port", str(port))
        assert (found, told in said, "Disk:" in said) == (status, True, True), said
    assert not (tmp_path / "no").exists()
    assert not lock_of(tmp_path / "clup.db").exists()


def test_a_setting_that_is_refused_is_a_bad_line(capsys: pytest.CaptureFixture[str]) -> None:
    status, said = doctor(capsys, "--port", "many")
    assert status == 1
    assert "✗ bad      Settings: “many” is not possible for --port." in said


def test_a_database_of_postgres_is_looked_at(shared: str, port: int, capsys: pytest.CaptureFixture[str]) -> None:
    status, said = doctor(capsys, "--database", shared, "--port", str(port))
    assert (status, "answers (PostgreSQL" in said) == (0, True)
    status, said = doctor(capsys, "--database", "postgresql://nobody@127.0.0.1:1/none", "--port", str(port))
    assert (status, "can’t be reached" in said) == (1, True)


def test_it_speaks_the_language_of_the_host(path: Path, port: int, capsys: pytest.CaptureFixture[str]) -> None:
    main(["--language", "de", "doctor", "--database", str(path), "--port", str(port)])
    assert "! Warnung   Server: Mit diesen Einstellungen läuft kein Server." in capsys.readouterr().out
    main(["--language", "en", "games"])


# what is found


@pytest.mark.parametrize(
    ("said", "codes"),
    [
        ({}, ["settings"]),
        ({"public_url": "https://b.example"}, ["https-without-proxy"]),
        ({"proxy": ("127.0.0.1",)}, ["proxy-without-url"]),
        ({"proxy": ("0.0.0.0/0",), "public_url": "https://b.example"}, ["proxy-is-everybody"]),
        ({"public_url": "http://b.example"}, ["plain-url"]),
        ({"host": "127.0.0.1"}, ["only-here"]),
        ({"retention": 0}, ["kept-for-ever"]),
        ({"host": "127.0.0.1", "public_url": "https://b.example", "proxy": ("127.0.0.1",)}, ["settings"]),
    ],
)
def test_settings_that_contradict_each_other(said: dict[str, Any], codes: list[str]) -> None:
    found = list(check_settings(Settings(**said)))
    assert [each.code for each in found] == codes
    assert all(each.line().remedy or each.grade == "good" for each in found)


def test_a_port_is_free_ours_or_somebody_elses() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        settings = Settings(host="127.0.0.1", port=taken.getsockname()[1])
        assert check_port(settings, None, None, is_shared=False).code == "port-taken"
        assert check_port(settings, Answer(200, {"ok": 1}, None), Holder("1"), is_shared=False).code == "port-taken"
        hung = Holder("1", "", f"http://127.0.0.1:{settings.port}")
        assert check_port(settings, None, hung, is_shared=False).code == "port-ours"
        assert check_port(settings, HEALTHY, None, is_shared=False).code == "port-of-another"
        assert check_port(settings, HEALTHY, Holder("1"), is_shared=False).grade == "good"
        assert check_port(settings, HEALTHY, None, is_shared=True).grade == "good"
    assert check_port(settings, None, None, is_shared=False).code == "port-free"
    assert check_port(Settings(host="192.0.2.1"), None, None, is_shared=False).code == "port-impossible"


def test_the_running_server_and_its_version() -> None:
    failing = Answer(503, {"status": "failing", "detail": "The disk is full.", "version": "0", "commit_seconds": 0}, None)
    told = {
        "other-version": check_running(HEALTHY, Holder("1"), None),
        "failing": check_running(failing, Holder("1"), None),
        "no-answer": check_running(None, Holder("7", "", "http://127.0.0.1:1"), None),
        "not-running": check_running(None, None, "0"),
    }
    for code, found in told.items():
        assert code in [each.code for each in found]


def test_whoever_holds_a_database_is_found_without_touching_its_lock(path: Path) -> None:
    assert holder_of(path) is None
    with held_alone(path, "http://127.0.0.1:8000"):
        found = holder_of(path)
        assert found is not None
        assert (found.pid, found.address) == (str(os.getpid()), "http://127.0.0.1:8000")
    assert holder_of(path) is None


def test_a_clock_that_leapt_or_is_behind_is_told() -> None:
    at = datetime.now(UTC)
    assert check_clock(None).grade == "good"
    assert check_clock(Noted(at, (Leap(at - timedelta(days=40), at),))).code == "clock-leapt"
    assert check_clock(Noted(at, (Leap(at - timedelta(hours=9), at),))).code == "clock", "a night without power"
    assert check_clock(Noted(at + timedelta(days=1))).code == "clock-behind"
    assert check_clock(Noted(at), at + timedelta(hours=1)).code == "clock-differs"
    assert check_clock(Noted(at - timedelta(hours=3)), is_running=True).code == "clock"
    assert check_clock(Noted(at - timedelta(days=2)), is_running=True).code == "clock-ahead", "it notes the time every hour"
    assert check_clock(Noted(at - timedelta(days=2))).code == "clock", "it was stopped"
    ahead = check_clock(Noted(at - timedelta(days=200)))
    assert ahead.code == "clock-ahead"
    assert ahead.line().remedy.startswith(f"Is it really {at.astimezone():%Y-%m-%d}? ")


def test_the_age_of_the_last_backup_and_whether_it_held(tmp_path: Path) -> None:
    settings = Settings(backup_dir=str(tmp_path))
    there = tmp_path / "backup.db"
    there.touch()

    def code(ago: timedelta = timedelta(), **said: Any) -> str:
        line = BackupLine(**{"file": str(there), "at": now(-ago), "bytes": 1, "games": 2, "holds": True, **said})
        found = check_backups(settings, stored(backup=line))
        return f"{found.grade} {found.code}"

    assert check_backups(Settings(), stored()).code == "no-backups"
    assert check_backups(settings, stored()).code == "no-backup-yet"
    assert code() == "good backup"
    assert code(timedelta(hours=30)) == "warning backup-late"
    assert code(timedelta(days=4)) == "bad backup-late"
    old = BackupLine(file=str(there), at=now(-timedelta(hours=1193)), bytes=1, games=2, holds=True)
    late = check_backups(settings, stored(backup=old)).line()
    assert late.text == f"the last one is 50 days old: {there}"
    assert late.remedy.splitlines()[-1].startswith("Make one now: ")
    assert code(holds=False) == "bad backup-broken-games"
    assert code(file=str(tmp_path / "gone.db")) == "bad backup-gone"
    problem = {"at": now(), "code": "disk-full", "values": {"file": "club.db"}}
    found = check_backups(settings, stored(problem=problem), is_clear=False).line()
    assert (found.grade, "The disk with club.db is full." in found.text) == ("bad", True)


def test_a_full_disk_and_files_that_others_read_are_told(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(database=str(path))
    assert [each.grade for each in checkup_files.check_permissions(settings)] == ["good"]
    path.chmod(0o644)
    assert [each.line().remedy for each in checkup_files.check_permissions(settings)] == [f"chmod 600 {path}"]
    service = Service("sudo systemctl", "sudo journalctl", "menagerie", is_of_account=False, shown={})
    assert [each.line(service).remedy for each in checkup_files.check_permissions(settings)] == [f"sudo chmod 600 {path}"]
    usage = shutil.disk_usage(path)
    monkeypatch.setattr("shutil.disk_usage", lambda _path: usage._replace(free=10**6))
    assert [each.grade for each in checkup_files.check_disks(settings)] == ["bad"]
    both = Settings(database=str(path), backup_dir=str(path.parent))
    assert [each.code for each in checkup_files.check_disks(both)] == ["disk-low", "backup-disk-low"]


def test_whatever_may_be_found_has_a_sentence_and_a_way_out() -> None:
    known, codes = set(bundle_of("en", None)._messages), dict[str, set[str]]()
    for module in (
        checkup,
        checkup_backups,
        checkup_database,
        checkup_files,
        checkup_network,
        doctor_module,
        public_name,
        service_reach,
        socket_trial,
    ):
        for node in ast.walk(ast.parse(inspect.getsource(module))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and len(node.args) > 1:
                said = node.args[1]
                chosen = [said.body, said.orelse] if isinstance(said, ast.IfExp) else [said]
                found = {str(each.value) for each in chosen if isinstance(each, ast.Constant)}
                codes.setdefault(node.func.id, set()).update(found)
    codes["bad"].update(checkup_database.MENDED_BY_A_BACKUP)
    found = codes["good"] | codes["warning"] | codes["bad"] | codes["grade"]
    assert {f"found-{code}" for code in found} <= known
    assert {f"remedy-{code}" for code in codes["warning"] | codes["bad"]} <= known
    assert len(found) > 40


# through the proxy


def honest(headers: dict[str, str]) -> None:
    headers.update({"x-forwarded-for": "198.51.100.7", "x-forwarded-proto": "https"})


def believing(headers: dict[str, str]) -> None:
    headers["x-forwarded-proto"] = "https"


def silent(headers: dict[str, str]) -> None:
    del headers["x-forwarded-for"]


def renaming(headers: dict[str, str]) -> None:
    honest(headers)
    headers["host"] = "127.0.0.1"


@pytest.mark.parametrize(
    ("treat", "is_trusted", "code"),
    [
        (honest, True, "proxy"),
        (honest, False, "proxy-not-believed"),
        (believing, True, "proxy-passes-claims"),
        (silent, True, "proxy-says-nothing"),
        (renaming, True, "proxy-changes-host"),
    ],
)
def test_what_the_proxy_passes_on(
    tmp_path: Path, client: Path, monkeypatch: pytest.MonkeyPatch, treat: Any, code: str, *, is_trusted: bool
) -> None:
    asked = checkup_network.ask
    monkeypatch.setattr(checkup_network, "ask", lambda url, *rest: asked(url.replace("https:", "http:"), *rest))
    trusted = ("127.0.0.1",) if is_trusted else ()
    with closing(Site(tmp_path, proxy=trusted)) as site, a_proxy(int(site.url.rpartition(":")[2]), treat) as port:
        key = site.rows("select value from secret where name = 'operator'")[0][0]
        found = check_arrival(Settings(public_url=f"https://localhost:{port}", proxy=trusted), key)
    assert found.code == code
    if code == "proxy-not-believed":
        assert found.line().remedy == "Name it: --proxy 127.0.0.1"


def test_an_address_that_leads_elsewhere_or_nowhere(port: int) -> None:
    assert check_arrival(Settings(public_url=f"http://127.0.0.1:{port}"), "key").code == "proxy-silent"
    with a_proxy(1, lambda headers: headers.clear()) as other:
        assert check_arrival(Settings(public_url=f"http://127.0.0.1:{other}"), "key").code in (
            "proxy-silent",
            "proxy-leads-elsewhere",
        )


def test_the_key_itself_never_travels_and_a_proof_is_good_for_a_minute(
    tmp_path: Path, client: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(Site(tmp_path)) as site:
        key = site.rows("select value from secret where name = 'operator'")[0][0]
        proof = proof_of(key)
        assert key not in proof
        asked = f"{site.url}/api/operator/request"
        assert httpx.get(asked, headers={HEADER: proof}).json()["address"] == "127.0.0.1"
        for wrong in ("", "x", proof[:-1] + ("0" if proof[-1] != "0" else "1"), proof_of("another"), "9" * 30 + ".a.b"):
            assert httpx.get(asked, headers={HEADER: wrong}).status_code in (401, 429)
    later = datetime.now(UTC).timestamp() + 62
    monkeypatch.setattr("time.time", lambda: later)
    assert not is_proof(proof, key)


def test_a_certificate_that_nobody_trusts_is_told_with_the_reason(tmp_path: Path) -> None:
    if shutil.which("openssl") is None:
        pytest.skip("there is no openssl to make a certificate")
    files = [str(tmp_path / "key.pem"), str(tmp_path / "certificate.pem")]
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "30", "-subj", "/CN=localhost"]
    subprocess.run([*made, "-keyout", files[0], "-out", files[1]], check=True, capture_output=True)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(files[1], files[0])
    server = ThreadingHTTPServer(("127.0.0.1", 0), Through)
    server.socket = context.wrap_socket(server.socket, server_side=True)
    thread = threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    try:
        found = check_certificate("localhost", server.server_address[1])
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
    assert (found.grade, found.code) == ("bad", "not-trusted")
    assert "self" in str(found.values["problem"])
    assert check_certificate("127.0.0.1", 1).code == "no-https"


# on the operator's page


def test_the_running_server_finds_the_same_and_looks_once_a_minute(
    tmp_path: Path, client: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import asyncio

    with closing(Site(tmp_path, retention=0)) as site:
        kept = site.app.state.checkup
        lines = asyncio.run(kept.lines())
        assert {line.check for line in lines} == {"Version", "Database", "Settings", "Clock", "Disk", "Permissions", "Backup"}
        assert "tables are never deleted (--retention 0)." in [line.text for line in lines]
        monkeypatch.setattr(kept, "_look", lambda: pytest.fail("again"))
        assert asyncio.run(kept.lines()) == lines
        assert json.dumps([line.model_dump() for line in lines])


def test_a_database_that_was_used_and_is_gone_is_not_called_new(
    path: Path, port: int, capsys: pytest.CaptureFixture[str]
) -> None:
    with held_alone(path, "http://127.0.0.1:8000"):
        pass
    path.unlink()
    status, said = doctor(capsys, "--create", "--database", str(path), "--port", str(port))
    assert (status, f"the file {path} is gone" in said) == (1, True)
    assert "If you moved it, move it back." in said
