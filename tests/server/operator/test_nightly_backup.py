"""Automatic backups: made at night, checked by replaying, the last few kept. A failure is reported, and tried again."""

import asyncio
import json
import socket
import sqlite3
import stat
import time
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from support.server.clubs import club
from support.server.people import Site
from support.waiting import wait_until

from menagerie.cli import main
from menagerie.server.limits import Waits
from menagerie.server.operator.backup import check_backup
from menagerie.server.operator.backup_folder import FORM, BackupFolder
from menagerie.server.operator.backup_process import BackupOrder, BackupProblem, make
from menagerie.server.operator.nightly_backup import NightlyBackups, last_night
from menagerie.server.storage.database import database_of
from menagerie.server.storage.store import Store
from menagerie.server.wire.operator_models import BackupLine

AT_ONCE = {"backup_after_start": 0.0, "backup_look": 0.05, "backup_again": 0.05, "table_count": 0.0}
GOOD = "menagerie-????-??-??T??-??-??Z.db"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "backups" / "of the club"


@pytest.fixture
def serving(tmp_path: Path, client: Path, folder: Path) -> Iterator[Site]:
    club(tmp_path / "menagerie.db")
    site = Site(tmp_path, backup_dir=str(folder), backup_keep=2, waits=Waits(**AT_ONCE))
    yield site
    site.close()


def named(days: int, ending: str = ".db") -> str:
    return (datetime.now(UTC) + timedelta(days=days)).strftime(FORM) + ending


def outcome(site: Site, name: str = "backup") -> Any:
    found = site.rows("select value from site where name = ?", name)
    return json.loads(found[0][0]) if found else None


def figures(site: Site) -> dict[str, float]:
    lines = httpx.get(f"{site.url}/metrics").text.splitlines()
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if line.startswith("menagerie_backup"))}


def test_a_backup_is_made_checked_and_told(serving: Site, folder: Path) -> None:
    wait_until(lambda: outcome(serving) is not None)
    (file,) = folder.glob("*.db")
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    line = BackupLine(**outcome(serving))
    assert (line.file, line.bytes, line.games, line.holds) == (str(file), file.stat().st_size, 2, True)
    assert check_backup(file).broken == ()
    told = figures(serving)
    assert told["menagerie_backup_timestamp_seconds"] == datetime.fromisoformat(line.at).timestamp()
    assert (told["menagerie_backup_good"], told["menagerie_backup_bytes"]) == (1, line.bytes)
    time.sleep(0.3)
    assert list(folder.iterdir()) == [file], "one a night is enough"


def test_what_fails_is_told_and_tried_again(tmp_path: Path, client: Path, folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    folder.parent.mkdir()
    folder.write_text("somebody has put a file here")
    with closing(Site(tmp_path, backup_dir=str(folder), waits=Waits(**AT_ONCE))) as site:
        wait_until(lambda: outcome(site, "backup-problem") is not None)
        assert outcome(site) is None
        assert outcome(site, "backup-problem")["code"] == "no-backup-folder"
        assert figures(site)["menagerie_backup_good"] == 0
        told = [record for record in caplog.records if record.getMessage() == "backup failed"]
        assert str(folder) in told[0].problem  # type: ignore[attr-defined]  # as extra
        folder.unlink()
        wait_until(lambda: outcome(site) is not None)
        assert outcome(site, "backup-problem") is None
        assert figures(site)["menagerie_backup_good"] == 1


def test_a_backup_that_does_not_hold_is_told_and_never_displaces_one_that_did(
    serving: Site, folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    wait_until(lambda: outcome(serving) is not None)
    (file,) = folder.glob(GOOD)
    older = file.with_name(named(-3))
    serving.write("update event set action = 'lay owl left 9' where game_id = 'over' and seq = 2")
    file.rename(older)
    wait_until(lambda: not outcome(serving)["holds"])
    assert list(folder.glob(GOOD)) == [older]
    assert outcome(serving)["file"].endswith("-does-not-hold.db")
    assert figures(serving)["menagerie_backup_good"] == 0
    time.sleep(0.3)
    assert len(list(folder.iterdir())) == 2, "it would not hold today either"
    assert [record.levelname for record in caplog.records if record.getMessage() == "backup does not hold"] == ["ERROR"]


def test_it_waits_for_a_quiet_moment_but_not_for_ever(tmp_path: Path, client: Path, folder: Path) -> None:
    waits = Waits(**{**AT_ONCE, "backup_after_start": 1.0, "sweep": 0.05})
    with closing(Site(tmp_path, backup_dir=str(folder), waits=waits)) as site:
        site.game("cubirds", ["Nel", "Bo"])
        time.sleep(1.4)
        assert not folder.exists()
        site.waits.backup_quiet = 0.0
        wait_until(lambda: outcome(site) is not None)


def test_only_old_backups_of_ours_are_deleted(tmp_path: Path) -> None:
    folder = BackupFolder(tmp_path)
    kept = [named(400), named(-1), named(-2), named(-5, "-does-not-hold.db"), named(0, "-unchecked.db"), "club.db", "notes.txt"]
    gone = [
        named(-3),
        named(-400),
        named(-6, "-does-not-hold.db"),
        named(-2, "-unchecked.db"),
        f".{named(-2, '-unchecked.db')}.x1",
    ]
    others = ["menagerie-2026-99-99T00-00-00Z.db", f"my-{named(-9)}", named(-9, ".db.txt")]
    for name in (*kept, *gone, *others):
        (tmp_path / name).touch()
    (tmp_path / named(-50)).mkdir()
    folder.prune(2, datetime.now(UTC))
    left = {path.name for path in tmp_path.iterdir() if path.is_file()}
    assert left == {*kept, *others}
    folder.prune(1, datetime.now(UTC))
    assert [each.path.name for each in folder.good(datetime.now(UTC))] == [kept[1]], "the last one stays, whatever the clock said"


def test_it_is_due_once_four_o_clock_has_passed(tmp_path: Path) -> None:
    moment = datetime(2026, 3, 5, 3, 59, tzinfo=UTC)
    assert last_night(moment) == datetime(2026, 3, 4, 4, tzinfo=UTC)
    assert last_night(moment + timedelta(minutes=1)) == datetime(2026, 3, 5, 4, tzinfo=UTC)

    store = Store(club(tmp_path / "club.db"))
    backups = NightlyBackups(store, "", str(tmp_path), 7, waits=Waits(), is_quiet=lambda: True)
    for days, is_due in ((-2, True), (2, True), (0, last_night(datetime.now().astimezone()) > datetime.now(UTC))):
        (tmp_path / named(days)).touch()
        assert asyncio.run(backups._is_due()) is is_due, days
    store.close()


def test_one_of_several_processes_makes_it(shared: str, tmp_path: Path) -> None:
    wanted = BackupOrder(shared, str(tmp_path / "backups"), 7)
    with database_of(shared).backing_up() as is_ours:
        assert is_ours
        assert make(wanted) is None
        assert not (tmp_path / "backups").exists()
    made = make(wanted)
    assert isinstance(made, BackupLine)
    assert made.holds
    with closing(sqlite3.connect(made.file)) as connection:
        assert connection.execute("select count(*) from site where name = 'made'").fetchone() == (1,)


def test_a_full_disk_is_a_problem_in_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def write(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("menagerie.server.operator.backup_process.write_backup", write)
    made = make(BackupOrder(str(club(tmp_path / "club.db")), str(tmp_path / "backups"), 7))
    assert isinstance(made, BackupProblem)
    assert made.code == "disk-full"
    assert list((tmp_path / "backups").iterdir()) == []


def test_a_folder_that_cannot_be_made_is_refused_at_the_start(
    tmp_path: Path, client: Path, capsys: pytest.CaptureFixture[str], never_runs: None
) -> None:
    (tmp_path / "file").touch()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    path = club(tmp_path / "club.db")
    command = ["serve", "--host", "127.0.0.1", "--port", port, "--database", str(path)]
    assert main([*command, "--backup-dir", str(tmp_path / "file" / "backups")]) == 2
    assert f"Backups can’t be kept in {tmp_path}/file/backups (Not a directory)." in capsys.readouterr().err
