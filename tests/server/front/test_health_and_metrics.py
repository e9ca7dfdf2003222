"""Monitoring: the server's health, its metrics, and the version that ran before."""

import logging
import re
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from sqlalchemy import event
from support.server.people import Person, Site, play
from support.waiting import PATIENCE

from menagerie import __version__
from menagerie.server.wire.messages import PROTOCOL

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def probing(site: Site) -> None:
    """Let every look at the disk expire at once."""
    site.waits.fresh_health = -1.0


def probes(site: Site) -> list[Any]:
    return site.rows("select value from secret where name = 'probed'")


def hold(site: Site) -> sqlite3.Connection:
    """Hold the database, as another program would."""
    other = sqlite3.connect(site.path, isolation_level=None, check_same_thread=False)
    other.execute("begin immediate")
    return other


# health


def test_health_writes_to_the_disk_but_not_for_everybody_who_asks(site: Site) -> None:
    nel = site.person()
    site.waits.fresh_health = PATIENCE
    for _ in range(20):
        answer = nel.http.get("/health")
        assert (answer.status_code, answer.json()["status"], answer.json()["version"]) == (200, "ok", __version__)
        assert answer.json()["commit_seconds"] >= 0
    (first,) = probes(site)
    assert nel.http.head("/health").status_code == 200
    assert probes(site) == [first]

    site.waits.fresh_health = -1.0
    assert nel.http.get("/health").status_code == 200
    assert probes(site) != [first]


def test_the_last_commit_is_as_good_as_a_probe(site: Site) -> None:
    nel = site.person()
    nel.open("cubirds", players=2)
    assert nel.http.get("/health").status_code == 200
    assert probes(site) == []


@pytest.mark.usefixtures("probing")
def test_health_notices_another_program_that_holds_the_database(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    nel = site.person()
    hurry(site)
    with closing(hold(site)):
        for method in ("GET", "HEAD"):
            answer = nel.http.request(method, "/health")
            assert answer.status_code == 503
        assert nel.http.get("/health").json()["detail"] == (
            "Moves can’t be saved: another program is holding the database. The log says more."
        )
    assert nel.http.get("/health").status_code == 200


@pytest.mark.usefixtures("probing")
def test_health_does_not_wait_for_a_disk_that_takes_too_long(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    nel = site.person()
    site.waits.slow_commit = 0.05
    writer, may_go_on, tried = site.app.state.server.store._writer, threading.Event(), list[int]()
    written = writer._written

    def stalled(writes: list[Any]) -> list[Any]:
        tried.append(len(writes))
        assert may_go_on.wait(PATIENCE)
        return written(writes)  # type: ignore[no-any-return]

    monkeypatch.setattr(writer, "_written", stalled)
    for _ in range(5):
        answer = nel.http.get("/health")
        assert (answer.status_code, "takes too long" in answer.json()["detail"]) == (503, True)
    assert tried == [1], "one waits for the disk, and no more are sent after it"
    may_go_on.set()
    site.waits.slow_commit = PATIENCE
    assert nel.http.get("/health").status_code == 200


@pytest.mark.usefixtures("probing")
def test_health_says_for_good_that_the_file_is_another_one(site: Site) -> None:
    nel = site.person()
    site.path.rename(site.path.with_name("moved.db"))
    for _ in range(2):
        answer = nel.http.get("/health")
        assert (answer.status_code, "deleted, moved or replaced" in answer.json()["detail"]) == (503, True)
        assert str(site.path) not in answer.text, "where it lies is for the log"
    site.path.with_name("moved.db").rename(site.path)
    assert nel.http.get("/health").status_code == 503


def hurry(site: Site) -> None:
    """Let SQLite wait only a moment for other programs."""
    event.listen(
        site.app.state.server.store._engine, "checkout", lambda connection, *_: connection.execute("PRAGMA busy_timeout = 20")
    )


# metrics


def figures(nel: Person) -> dict[str, float]:
    lines = [line for line in nel.http.get("/metrics").text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def test_the_figures_tell_what_goes_on(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    (nel,) = site.game("cubirds", ["Nel"], bots=1)
    play([nel], Random(1), most=3)
    found = figures(nel)
    assert found['menagerie_actions_total{game="cubirds"}'] >= 3
    assert found["menagerie_commit_seconds_count"] >= 3
    assert found["menagerie_commit_seconds_sum"] > 0
    assert found["menagerie_thought_seconds_count"] >= 1
    assert (found["menagerie_rooms"], found["menagerie_sockets"]) == (1, 1)
    assert found['menagerie_tables{state="playing"}'] == 1
    assert found['menagerie_tables{state="over"}'] == 0

    monkeypatch.setattr("menagerie.server.storage.store.Store.waiting", 5)
    monkeypatch.setattr("menagerie.server.play.thinking.Thinking.waiting", 7)
    commits = site.app.state.server.store.commits
    for changed in ("begin", "rest"):  # the bot may commit something meanwhile
        monkeypatch.setattr(commits, changed, lambda: None)
    monkeypatch.setattr(commits, "waiting_since", time.monotonic() - 10)
    found = figures(nel)
    assert (found["menagerie_writes_waiting"], found["menagerie_thoughts_waiting"]) == (5, 7)
    assert found["menagerie_commit_waiting_seconds"] >= 10

    site.person().open("cubirds", players=2)
    assert figures(nel)['menagerie_tables{state="lobby"}'] == 0, "counted a moment ago"
    site.waits.table_count = -1.0
    assert figures(nel)['menagerie_tables{state="lobby"}'] == 1


@pytest.mark.usefixtures("probing")
def test_commits_that_fail_are_counted_by_what_was_wrong(site: Site) -> None:
    nel = site.person()
    hurry(site)
    with closing(hold(site)):
        assert nel.http.get("/health").status_code == 503
    assert figures(nel)['menagerie_commits_failed_total{kind="database-busy"}'] == 1


@pytest.mark.usefixtures("probing")
def test_the_figures_can_be_read_when_the_file_is_gone_but_for_what_stands_in_it(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    nel = site.person()
    assert 'menagerie_tables{state="over"}' in figures(nel)
    site.waits.table_count = -1.0
    site.path.rename(site.path.with_name("moved.db"))
    assert nel.http.get("/health").status_code == 503
    found = figures(nel)
    assert found['menagerie_commits_failed_total{kind="database-gone"}'] == 1
    assert not [name for name in found if name.startswith("menagerie_tables")]


def test_every_figure_is_told_of_in_the_page_for_hosts(tmp_path: Path, client: Path) -> None:
    told = set(re.findall(r"^\| `(menagerie_\w+)", (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8"), re.M))
    with closing(Site(tmp_path, backup_dir=str(tmp_path / "backups"))) as site:
        shown = set(re.findall(r"^# TYPE (menagerie_\w+) ", site.person().http.get("/metrics").text, re.M))
    assert told == {name for name in shown if not name.endswith("_created")}


# versions


@pytest.fixture
def lines(caplog: pytest.LogCaptureFixture) -> Iterator[pytest.LogCaptureFixture]:
    with caplog.at_level(logging.INFO, "menagerie.server.front.app"):
        yield caplog


def test_start_stop_and_upgrade_are_lines_of_the_log(
    tmp_path: Path, client: Path, lines: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def told() -> list[tuple[str, str]]:
        own = [line for line in lines.records if line.name.startswith("menagerie") and line.msg != "request"]
        found = [(line.getMessage(), getattr(line, "version_before", "")) for line in own]
        lines.clear()
        return found

    Site(tmp_path).close()
    assert told() == [("started", ""), ("stopped", "")]
    for module in ("app", "routes"):
        monkeypatch.setattr(f"menagerie.server.front.{module}.__version__", "77.0")
    for upgraded in ([("upgraded", __version__)], []):
        with closing(Site(tmp_path)) as site:
            told_of = {"version": "77.0", "protocol": PROTOCOL, "retention_days": 90}
            assert httpx.get(f"{site.url}/api/server").json().items() >= told_of.items()
            assert site.rows("select value from secret where name = 'version'") == [("77.0",)]
        assert told() == [*upgraded, ("started", ""), ("stopped", "")]


def test_a_database_that_is_brought_up_to_date_is_a_line_of_the_log(
    tmp_path: Path, client: Path, lines: pytest.LogCaptureFixture
) -> None:
    site = Site(tmp_path)
    site.close()
    for table in ("put_away", "notice", "process", "here", "keeper", "site", "block"):
        site.write(f"drop table {table}")
    for table, column in (("seat", "avatar"), ("seat", "usual"), ("game", "rematch_by"), ("game", "rematch_declined")):
        site.write(f"alter table {table} drop column {column}")
    for table, column in (("guest", "language"), ("game", "result"), ("game", "wishes"), ("game", "revision")):
        site.write(f"alter table {table} drop column {column}")
    for table, column in (("game", "rematch_game"), ("game", "kept_out"), ("game", "standing"), ("guest", "avatar")):
        site.write(f"alter table {table} drop column {column}")
    for table, column in (("guest", "learned"), ("game", "earlier"), ("game", "origin")):
        site.write(f"alter table {table} drop column {column}")
    site.write("alter table game add column headline text")
    site.write("update alembic_version set version_num = '0003'")
    for told in ([("0003", "0010")], []):
        lines.clear()
        Site(tmp_path).close()
        found = [vars(line) for line in lines.records if line.getMessage() == "migrated"]
        assert [(line["revision_before"], line["revision"]) for line in found] == told
