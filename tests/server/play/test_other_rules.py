"""A game is played under the rules it was begun under, or not at all. People who open it are told so, and nobody else is
disturbed."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import httpx
import pytest
from server.operator.test_administration import Desk
from server.table.test_rematch import visitor
from support.server.clubs import club
from support.server.people import Person, Site, play
from websockets.exceptions import ConnectionClosed

from menagerie import CuBirds
from menagerie.cli import main
from menagerie.server.operator.backup import check_backup
from menagerie.words import LANGUAGES, Words

LONGEST_REASON = 123  # bytes: all that a closing frame has room for
BEGUN = CuBirds.rules_version
OLDER = (
    f"This game began under older rules (version {BEGUN}). "
    f"This server plays version {BEGUN + 1} and doesn’t change a game that has begun."
)

Change = Callable[[int], None]


@pytest.fixture
def change_rules(monkeypatch: pytest.MonkeyPatch) -> Change:
    """Run with another version of the rules of CuBirds from now on."""
    return lambda version: monkeypatch.setattr(CuBirds, "rules_version", version)


@pytest.fixture
def desk(site: Site) -> Iterator[Desk]:
    desk = Desk(site)
    yield desk
    desk.http.close()


def upgrade(site: Site, change_rules: Change, version: int = BEGUN + 1) -> None:
    """Restart the server with other rules, so that no table is open."""
    change_rules(version)
    site.app.state.server.rooms._rooms.clear()


def closed_with(person: Person, table: str) -> tuple[int, str]:
    """The close code with which the table's socket is closed for a newcomer."""
    with pytest.raises(ConnectionClosed) as closed:
        person.connect(table)
    person.disconnect()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


def asked_of(person: Person, table: str) -> list[httpx.Response]:
    """The responses to every request that can be made about a table."""
    secret = person.table["seat_link"].partition("#seat=")[2]
    return [
        *(person.http.get(f"/api/tables/{table}/{part}") for part in ("record", "afterwards", "again", "qr.svg")),
        person.http.post(f"/api/tables/{table}/seats", json={"name": "Nel"}),
        person.http.post("/api/seats", json={"secret": secret}),
    ]


def test_a_game_of_older_rules_is_refused_with_a_sentence_and_stays_as_it_was(site: Site, change_rules: Change) -> None:
    nel, bo = people = site.game("cubirds", ["Nel", "Bo"])
    play(people, Random(1), most=6)
    kept, view = site.kept(nel.id), nel.position["view"]
    for person in people:
        person.disconnect()
    upgrade(site, change_rules)

    assert {(answer.status_code, answer.json()["detail"]) for answer in asked_of(nel, nel.id)} == {(410, OLDER)}
    assert closed_with(nel, nel.id) == (4404, OLDER)
    assert site.kept(nel.id) == kept
    change_rules(BEGUN)
    assert nel.connect().position["view"] == view, "by its own rules it is the same game"
    assert not bo.connect().ask("rename", seat=1, name="Bobo")


def test_the_reason_fits_into_the_closing_in_every_language(site: Site, change_rules: Change) -> None:
    (nel,) = site.game("cubirds", ["Nel"], bots=1)
    nel.disconnect()
    upgrade(site, change_rules)
    for language in LANGUAGES:
        told = Words(language=language).phrase("begun-by-older-rules", {"version": 98, "known": 99})
        assert len(told.encode()) <= LONGEST_REASON, told
        nel.query = f"?language={language}"
        code, reason = closed_with(nel, nel.id)
        assert (code, reason) == (
            4404,
            Words(language=language).phrase("begun-by-older-rules", {"version": BEGUN, "known": BEGUN + 1}),
        )


def test_for_a_game_of_newer_rules_one_comes_again_until_somebody_knows_them(site: Site, change_rules: Change) -> None:
    nel, bo = site.game("cubirds", ["Nel", "Bo"])
    kept, view = site.kept(nel.id), nel.position["view"]
    nel.disconnect()
    bo.disconnect()
    upgrade(site, change_rules, BEGUN - 1)

    for answer in asked_of(nel, nel.id):
        assert answer.status_code == 503
        assert answer.json()["detail"].startswith(f"This game began under newer rules (version {BEGUN}), and this server knows")
    assert closed_with(nel, nel.id) == (1012, "")
    assert site.kept(nel.id) == kept
    change_rules(BEGUN)
    assert nel.connect().position["view"] == view


@pytest.mark.parametrize("version", [BEGUN - 1, BEGUN + 1])
def test_it_is_on_every_list_and_disturbs_nobody(site: Site, desk: Desk, change_rules: Change, version: int) -> None:
    people = site.game("wildcards", ["Nel", "Bo"], form="duel")
    other = site.game("cubirds", ["Ada", "Cleo"])
    ada = other[0]
    lobby = ada.http.post("/api/tables", json={"game": "cubirds", "players": 2, "name": "Ada"}).json()["table"]
    for person in other:
        person.disconnect()
    upgrade(site, change_rules, version)

    for person in people:
        person.disconnect_and_back()
    closed_with(ada, ada.id)
    play(people, Random(2))
    assert all(person.outcome for person in people)
    assert [(line["table"], line["status"]) for line in ada.http.get("/api/tables").json()] == [
        (lobby, "lobby"),
        (ada.id, "playing"),
    ]
    assert {line["table"]: line["state"] for line in desk.http.get("tables").json()["tables"]} == {
        people[0].id: "over",
        ada.id: "playing",
        lobby: "lobby",
    }
    assert site.person("Guest").sit(lobby).status_code == 201, "what has not begun is begun by the rules of today"
    assert desk.http.get(f"tables/{ada.id}/record", params={"hidden": "true"}).status_code in (410, 503)
    assert desk.http.post(f"tables/{ada.id}/end").status_code == 204
    assert desk.http.delete(f"tables/{ada.id}").status_code == 204


def test_what_has_not_begun_is_begun_by_the_rules_of_today(site: Site, change_rules: Change) -> None:
    people = site.table("cubirds", ["Nel", "Bo"])
    change_rules(BEGUN + 1)
    for person in people:
        assert not person.ask("ready", ready=True)
    assert site.rows("select rules_version from game") == [(BEGUN + 1,)]
    people[0].disconnect_and_back()
    assert people[0].table["status"] == "playing"


def test_a_game_of_other_rules_that_is_over_goes_off_ones_list(site: Site, change_rules: Change) -> None:
    nel, bo = people = site.game("cubirds", ["Nel", "Bo"], turns=2)
    play(people, Random(1))
    ada = site.game("cubirds", ["Ada"], bots=1)[0]
    upgrade(site, change_rules)

    assert ada.http.delete(f"/api/tables/{ada.id}/mine").status_code == 410, "it is still in play, if not here"
    assert ada.http.delete(f"/api/tables/{nel.id}/mine").status_code == 410
    assert nel.http.delete(f"/api/tables/{nel.id}/mine").status_code == 204
    assert nel.http.get("/api/tables").json() == []
    (line,) = bo.http.get("/api/tables").json()
    assert line["headline"], "how it ended was kept"


def test_a_series_goes_on_over_a_change_of_rules(site: Site, change_rules: Change) -> None:
    people = site.game("cubirds", ["Nel", "Bo"], turns=2)
    play(people, Random(4))
    nel = people[0]
    assert nel.outcome is not None
    names = [seat["name"] for seat in nel.table["seats"]]
    won = {names[each["seat"]] for each in nel.outcome["results"] if each["won"]}
    nel.ask("rematch")
    again = [visitor(site, person, nel.table["rematch"]) for person in people]
    upgrade(site, change_rules)
    for person in again:
        person.disconnect_and_back()
    for person in again:
        person.ask("ready", ready=True)
    play(again, Random(1))

    nel = again[0]
    told = nel.http.get(f"/api/tables/{nel.id}/afterwards").json()
    assert nel.outcome is not None
    names = [seat["name"] for seat in nel.table["seats"]]
    wins = [(name in won) + each["won"] for name, each in zip(names, nel.outcome["results"], strict=True)]
    assert (told["games"], told["wins"]) == (2, wins)


def rows(path: Path, query: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query).fetchall()


@pytest.mark.parametrize("version", [BEGUN - 1, BEGUN + 1])
def test_who_is_forgotten_leaves_a_result_by_other_rules_as_it_was(tmp_path: Path, change_rules: Change, version: int) -> None:
    path = club(tmp_path / "club.db")
    result = rows(path, "select result from game where id = 'over'")
    change_rules(version)
    assert main(["guests", "forget", "guest-of-bo", "--yes", "--database", str(path)]) == 0
    assert rows(path, "select result from game where id = 'over'") == result != [(None,)]


def test_a_backup_with_games_of_older_rules_holds_and_says_which_were_notplayed_again(
    tmp_path: Path, change_rules: Change, capsys: pytest.CaptureFixture[str]
) -> None:
    path = club(tmp_path / "club.db")
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("update game set rules_version = ? where id = 'over'", [BEGUN - 1])
    assert main(["check-backup", str(path)]) == 0
    told = capsys.readouterr().out
    assert "One game was started under older rules than this version plays. It’s kept as it is and was not replayed: over" in told
    assert f"{path} contains 3 tables, one game, replayed from its seed, and 6 actions." in told
    assert main(["restore", str(path), str(tmp_path / "restored.db")]) == 0
    assert "One game was started under older rules" in capsys.readouterr().out
    assert rows(tmp_path / "restored.db", "select id from game order by id") == [("lobby",), ("over",), ("playing",)]

    change_rules(BEGUN - 1)
    checked = check_backup(path)
    assert (checked.broken, checked.older) == (("playing",), ()), "what a newer version has begun, this one cannot play"


def test_an_export_by_other_rules_is_refused_with_the_sentence(
    tmp_path: Path, change_rules: Change, capsys: pytest.CaptureFixture[str]
) -> None:
    path = club(tmp_path / "club.db")
    change_rules(BEGUN + 1)
    assert main(["tables", "export", "over", str(tmp_path / "record.json"), "--database", str(path)]) == 2
    assert capsys.readouterr().err.strip() == OLDER
    assert not (tmp_path / "record.json").exists()


def test_in_the_terminal_it_is_said_at_once(site: Site, change_rules: Change, capsys: pytest.CaptureFixture[str]) -> None:
    (nel,) = site.game("cubirds", ["Nel"], bots=1)
    upgrade(site, change_rules)
    assert main(["play", "--join", f"{site.url}/table/{nel.id}", "--name", "Tess"]) == 2
    assert capsys.readouterr().err.strip() == OLDER
