"""The status of the server: people online, tables, today's errors and refusals, and a chart of the last day. Also the search for
tables, and ending or deleting many of them at once."""

import asyncio
import logging
import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from pathlib import Path

import httpx
import pytest
from support.server.clubs import club, game
from support.server.people import Site
from support.waiting import wait_until

from menagerie.cli import main
from menagerie.server import front
from menagerie.server.front import doorkeeper, http_refusals
from menagerie.server.front.settings import Settings
from menagerie.server.operator import day_figures
from menagerie.server.operator.checkup_backups import check_backups
from menagerie.server.operator.checkup_files import size_of
from menagerie.server.operator.day_figures import LONG_SPAN, MOST_CHARTED, MOST_KINDS, SPAN, DayFigures
from menagerie.server.operator.stored_facts import Stored
from menagerie.server.storage.rows import SeatRow, now
from menagerie.server.storage.store import Store
from menagerie.words import LANGUAGES, Words
from menagerie.words.language import speaking

COUNTING = re.compile(r"refusals\.add\(\"|\b_count\(\"|\bdrop\(\"|_NotLetIn\(\"|_send_away\(transport, \"")


@pytest.fixture
def desk(site: Site) -> Iterator[httpx.Client]:
    with site.desk() as desk:
        yield desk


# status


def test_the_operator_sees_who_is_here(site: Site, desk: httpx.Client) -> None:
    nel, _bo = site.game("cubirds", ["Nel", "Bo"])
    twice = site.person("Nel")
    twice.http.cookies.update(nel.http.cookies)
    twice.connect(nel.id)
    site.person("Wim").connect(nel.id)
    site.table("wildcards", ["Cleo"], free=2)
    told = desk.get("status").json()
    assert told["tables"] == {"lobby": 1, "playing": 1, "over": 0}
    people = sorted((line["name"], line["seated"], line["table"] == nel.id) for line in told["people"])
    assert people == [("", False, True), ("Bo", True, True), ("Cleo", True, False), ("Nel", True, True)]
    assert all(line["since"] >= told["started_at"] for line in told["people"])
    assert told["started_at"] < told["now"]
    assert told["chart"][-1]["requests"] == 3
    assert {"Version", "Database", "Clock"} <= {line["check"] for line in told["checks"] if line["grade"] == "good"}
    assert (told["makes_backups"], told["backup"]) == (False, None)
    assert told["database_bytes"] > 0


def test_an_error_of_today_is_on_the_page_without_what_it_says(site: Site, desk: httpx.Client) -> None:
    try:
        raise ValueError("a secret")
    except ValueError:
        for what in ("one", "another"):
            logging.getLogger("menagerie.some").exception("could not find %s", what)
    (line,) = [line for line in desk.get("status").json()["errors"] if "find" in line["what"]]
    assert (line["what"], line["count"]) == ("could not find %s (ValueError)", 2)


def test_what_was_refused_today_is_told_in_words(site: Site, desk: httpx.Client) -> None:
    person = site.person()
    for _ in range(3):
        assert person.http.get("/api/games", headers={"host": "example.org"}).status_code == 421
    told = desk.get("status", headers={"accept-language": "de"}).json()
    refused = {line["kind"]: (line["text"], line["count"]) for line in told["refusals"]}
    assert refused["unknown-host"] == ("ein Name, auf den der Server nicht hört", 3)
    assert told["chart"][-1]["refusals"] == 3


def test_every_kind_that_the_server_counts_has_words() -> None:
    kinds = {code for code, status in http_refusals.STATUS.items() if status in http_refusals.COUNTED} | set(doorkeeper.STATUS)
    kinds |= {"unknown-table", "too-many-watchers"}  # the message that a refused socket receives
    for file in Path(front.__file__).parent.parent.rglob("*.py"):
        for line in file.read_text().splitlines():
            if COUNTING.search(line):
                kinds |= set(re.findall(r'"([a-z]+(?:-[a-z]+)*)"', line))
    assert {"cut-off", "made-room", "no-message", "too-many-devices", "too-many-connections"} <= kinds
    for language in LANGUAGES:
        words = Words(language=language)
        assert [kind for kind in sorted(kinds) if words.phrase("refusal-kind", {"kind": kind}) == kind] == []


def test_why_a_backup_failed_is_told_in_the_language_of_each_reader() -> None:
    problem = {"at": now(), "code": "no-backup-folder", "values": {"folder": "/backups", "problem": "Not a directory"}}
    settings = Settings(backup_dir="/dev/null/backups")
    found = check_backups(settings, Stored(None, None, problem, None, None))
    told = {}
    for language in LANGUAGES:
        with speaking(language):
            told[language] = found.line().text
    assert "Backups can’t be kept in /backups" in told["en"]
    assert "Backups can’t" not in told["nl"] + told["de"]
    assert all("(Not a directory)" in text for text in told.values())


def test_if_the_database_is_moved_the_cause_is_told_and_no_path(site: Site, desk: httpx.Client) -> None:
    site.path.rename(site.path.with_name("moved.db"))
    for headers in ({}, {"authorization": "Bearer wrong"}):
        answer = desk.get("status", headers=headers)
        assert answer.status_code == 503
        assert "the database was deleted, moved or replaced" in answer.json()["detail"]
        assert str(site.path) not in answer.text


def test_the_database_has_one_size(site: Site, desk: httpx.Client) -> None:
    status = desk.get("status").json()
    (text,) = (line["text"] for line in status["checks"] if line["check"] == "Database")
    assert size_of(status["database_bytes"]) in text


def test_the_last_backup_is_told_where_one_is_noted(site: Site, desk: httpx.Client) -> None:
    line = {"file": "a.db", "at": "2026-01-01T00:00:00.000+00:00", "bytes": 7, "games": 2, "holds": True}
    site.write("insert into site (name, value) values ('backup', ?)", str(line).replace("'", '"').replace("True", "true"))
    assert desk.get("status").json()["backup"] == line


def test_people_at_other_processes_are_named(sites: list[Site]) -> None:
    (nel,) = sites[0].table("cubirds", ["Nel"], free=1)
    cleo = sites[1].person("Cleo")
    assert cleo.sit(nel.id).status_code == 201
    cleo.connect()
    with sites[1].desk() as desk:
        wait_until(lambda: sorted(line["name"] for line in desk.get("status").json()["people"]) == ["Cleo", "Nel"])
        assert desk.get("status").json()["database_bytes"] > 0


def test_the_chart_has_a_point_for_every_minute_or_every_ten_and_ends_after_a_day(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [SPAN * LONG_SPAN * 100_000.0]
    monkeypatch.setattr("menagerie.server.operator.day_figures.time.time", lambda: clock[0])
    figures = DayFigures()
    figures.started_at = datetime.fromtimestamp(clock[0], UTC).isoformat(timespec="milliseconds")
    figures.count_request()
    figures.note_people(3)
    figures.note_people(2)
    clock[0] += 3 * SPAN
    figures.count_action()
    counted = [(point.requests, point.actions, point.people) for point in figures.chart()]
    assert counted == [(1, 0, 3), (0, 0, 0), (0, 0, 0), (0, 1, 0)]
    clock[0] -= 2 * SPAN
    figures.count_action()
    assert figures.chart()[-1].actions == 2, "a clock that is put back harms nothing"
    clock[0] += 5 * 3600
    whole = figures.chart()
    assert (whole[0].requests, whole[0].actions, whole[0].people) == (1, 2, 3)
    begins = [datetime.fromisoformat(point.at) for point in whole]
    assert {after - before for before, after in pairwise(begins)} == {timedelta(minutes=10)}
    clock[0] += 10**9
    assert len(figures.chart()) in (MOST_CHARTED, MOST_CHARTED + 1)


def test_kinds_are_bounded_and_begin_again_at_midnight(monkeypatch: pytest.MonkeyPatch) -> None:
    figures = DayFigures()
    for number in range(1000):
        figures.count_refusal(f"kind-{number}")
        logging.getLogger("some").handle(logging.makeLogRecord({"msg": f"{number}", "levelno": logging.ERROR}))
        figures.errors.handle(logging.makeLogRecord({"msg": f"{number}", "levelno": logging.ERROR}))
    assert len(figures.refusals()) == len(figures.error_lines()) == MOST_KINDS + 1
    assert sum(line.count for line in figures.refusals()) == 1000
    monkeypatch.setattr(day_figures, "now", lambda: "2999-01-01T00:00:00.000+00:00")
    assert figures.refusals() == []
    assert figures.error_lines() == []


# tables


@pytest.fixture
def many(site: Site) -> Site:
    """A server with tables of other days and other people."""
    store = Store(site.path)
    for number, (name, bot) in enumerate((("Zoë", "Ada"), ("Nel", "Bo"), ("Zora", "Cleo"), ("100%", "Ida"))):
        kept, lines = game(f"t{number}", most=2)
        kept.seats = [SeatRow(0, "person", name), SeatRow(1, "bot", bot, "beginner")]
        if number == 3:
            kept.game.kind, kept.game.form = "wildcards", "duel"
        asyncio.run(store.create(kept))
        for line in lines[: number % 3]:
            asyncio.run(store.append(kept, line))
    store.close()
    site.write("update game set changed_at = '2020-01-0' || substr(id, 2, 1) || 'T00:00:00.000+00:00' where id in ('t1', 't2')")
    site.write("update game set status = 'over', ended = 'operator' where id = 't2'")
    site.write("update game set status = 'lobby' where id = 't0'")
    return site


def found(desk: httpx.Client, **params: object) -> list[str]:
    answer = desk.get("tables", params={name: str(value) for name, value in params.items()})
    assert answer.status_code == 200, answer.text
    return [line["table"] for line in answer.json()["tables"]]


def test_tables_are_found_by_state_game_name_and_age(many: Site, desk: httpx.Client) -> None:
    assert found(desk) == ["t3", "t1", "t0", "t2"], "in play first, then the latest change"
    assert found(desk, state="lobby") == ["t0"]
    assert found(desk, game="wildcards") == ["t3"]
    assert found(desk, name="zo") == ["t0", "t2"]
    assert found(desk, name="OË") == ["t0"], "capital letters of any alphabet"
    assert found(desk, name="oe") == found(desk, name="zöe") == ["t0"], "with accents and without"
    assert found(desk, name=" cleo ") == ["t2"], "bots, too"
    assert found(desk, name="%") == ["t3"]
    assert found(desk, name="t2") == ["t2"], "by its id"
    many.write("update game set id = 'AbCd-long-id' where id = 't2'")
    assert found(desk, name="AbCd-") == ["AbCd-long-id"], "or how it begins"
    assert found(desk, name="bCd-") == found(desk, name="AbC") == []
    many.write("update game set id = 't2' where id = 'AbCd-long-id'")
    assert found(desk, older=30) == ["t1", "t2"]
    assert found(desk, older=30, name="nel") == ["t1"]
    assert found(desk, game="chess") == found(desk, name="\x00nobody") == []
    limited = desk.get("tables", params={"limit": 1}).json()
    assert (limited["total"], [line["table"] for line in limited["tables"]]) == (4, ["t3"])
    lines = {line["table"]: line for line in desk.get("tables").json()["tables"]}
    assert (lines["t1"]["names"], lines["t1"]["bots"], lines["t1"]["actions"]) == (["Nel", "Bo"], ["Bo"], 1)
    for wrong in ({"limit": "0"}, {"limit": "1001"}, {"older": "-1"}, {"older": "99999999999"}, {"state": "gone"}):
        assert desk.get("tables", params=wrong).status_code == 422, wrong


def test_the_command_lists_all_of_them_still(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = club(tmp_path / "club.db")
    assert main(["tables", "--state", "over", "--database", str(path)]) == 0
    assert capsys.readouterr().out.splitlines()[1].startswith("over ")


def test_many_are_ended_and_each_that_could_not_be_is_told(many: Site, desk: httpx.Client) -> None:
    nel, bo = many.game("cubirds", ["Nel", "Bo"])
    wanted = [nel.id, "t1", "t2", "t0", "nowhere", "a\x00b", nel.id]
    answer = desk.post("tables/end", json={"tables": wanted}).json()
    assert answer["done"] == 2
    assert {line["table"]: line["text"] for line in answer["not_done"]} == {
        "t2": "This game is already over.",
        "t0": "The game at this table hasn’t started: there is nothing to end. You can delete the table.",
        "nowhere": "There is no table at this address. It may have been mistyped.",
        "a\x00b": "There is no table at this address. It may have been mistyped.",
    }
    for person in (nel, bo):
        assert person.wait("notice")["text"] == "This game was ended by the person who runs the server."
    assert many.rows("select status from game where id = 't1'") == [("over",)]


def test_many_are_deleted_and_others_play_on(many: Site, desk: httpx.Client) -> None:
    nel, bo = many.game("cubirds", ["Nel", "Bo"])
    cleo, dan = many.game("cubirds", ["Cleo", "Dan"])
    wanted = [nel.id, *(f"t{number}" for number in range(60)), "\x00"]
    answer = desk.post("tables/delete", json={"tables": wanted}).json()
    assert answer["done"] == 5
    assert {line["table"] for line in answer["not_done"]} == {*(f"t{number}" for number in range(4, 60)), "\x00"}
    assert {line["text"] for line in answer["not_done"]} == {"There is no table at this address. It may have been mistyped."}
    assert many.rows("select id from game") == [(cleo.id,)]
    assert [person.close_code() for person in (nel, bo)] == [1012, 1012]
    assert not cleo.ask("set-automatic", on=True)
    assert not dan.ask("set-automatic", on=True)
    for count in (0, 501):
        assert desk.post("tables/delete", json={"tables": ["x"] * count}).status_code == 422
