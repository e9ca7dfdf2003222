"""What the operator can do to tables and guests: by command while no server runs, and through the server while one does."""

import asyncio
import io
import json
import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from support.server.clubs import club, game
from support.server.people import Person, Site, play
from support.waiting import wait_until

from menagerie import Record
from menagerie.cli import main
from menagerie.games import GAMES
from menagerie.server.operator import commands
from menagerie.server.operator.backup import check_backup
from menagerie.server.operator.service import Service
from menagerie.server.storage.lock import held_alone
from menagerie.server.storage.rows import SeatRow
from menagerie.server.storage.store import Store

ENDED = "This game was ended by the person who runs the server."


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return club(tmp_path / "club.db")


def rows(path: Path, query: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query).fetchall()


def run(path: Path, command: str) -> int:
    return main([*command.split(), "--database", str(path)])


# by command


def test_tables_are_listed_by_their_state(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(path, "tables") == 0
    _, *lines, last = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == ["playing", "lobby", "over"]
    assert last == "3 tables. An id lets people in: don’t show it to anyone else."

    assert run(path, "tables --state over") == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()][1:-1] == ["over"]


def test_people_without_a_name_are_called_guests_in_the_operators_language(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("update seat set name = 'Guest' where game_id = 'playing' and seat = 0")
    assert run(path, "tables --state playing --language de") == 0
    _, line, _ = capsys.readouterr().out.splitlines()
    assert "Gast" in line
    assert "Guest" not in line


def test_a_list_has_headings_and_says_who_is_a_bot_and_which_clock_it_uses(
    path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("update seat set kind = 'bot', name = 'Fox' where game_id = 'playing' and seat = 1")
        connection.execute("update game set changed_at = '2026-07-01T21:30:00.000+00:00' where id = 'playing'")
        connection.execute("update guest set seen_at = '2026-07-01T21:30:00.000+00:00'")
    monkeypatch.setenv("TZ", "XYZ-05:30")
    time.tzset()
    try:
        assert run(path, "tables --state playing") == 0
        heading, line, _ = capsys.readouterr().out.splitlines()
        assert run(path, "guests") == 0
        guests, *_ = capsys.readouterr().out.splitlines()
    finally:
        monkeypatch.undo()
        time.tzset()
    columns = re.split(r"  +", heading)
    assert columns == ["ID", "State", "Game", "Actions", "Last change (UTC+05:30)", "People", "Bots"]
    assert re.split(r"  +", line) == ["playing", "in progress", "cubirds, usual", "6", "2026-07-02 03:00", "Nel", "Fox"]
    assert [line.index(cell) for cell in ("in progress", "Nel", "Fox")] == [
        heading.index(each) for each in ("State", "People", "Bots")
    ]
    assert re.split(r"  +", guests) == ["ID", "Last seen (UTC+05:30)", "Tables", "Names"]


def test_the_environment_says_which_file_is_meant(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("MENAGERIE_DATABASE", str(path))
    assert main(["tables", "end", "playing", "--yes"]) == 0
    assert main(["tables", "--database", str(path.parent / "none.db"), "end", "over", "--yes"]) == 2
    assert "none.db: the file doesn’t exist" in capsys.readouterr().err
    path.write_bytes(b"")
    assert main(["guests"]) == 2
    assert "Start the server once" in capsys.readouterr().err


def test_a_game_is_ended_once_and_still_holds(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(path, "tables end playing --yes") == 0
    assert rows(path, "select status, awaited, ended from game where id = 'playing'") == [("over", "[]", "operator")]
    assert check_backup(path).broken == ()
    for table, sentence in (
        ("playing", "already over"),
        ("over", "already over"),
        ("lobby", "hasn’t started"),
        ("x", "no table"),
    ):
        assert run(path, f"tables end {table} --yes") == 2
        assert sentence in capsys.readouterr().err


def test_a_deleted_table_leaves_nothing(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("update game set rematch = 'playing' where id = 'over'")
    assert run(path, "tables delete playing --yes") == 0
    for table, column in (("game", "id"), ("seat", "game_id"), ("holder", "game_id"), ("event", "game_id")):
        assert rows(path, f"select 1 from {table} where {column} = 'playing'") == []
    assert rows(path, "select rematch from game where id = 'over'") == [(None,)]
    assert run(path, "tables delete playing --yes") == 2


def check_nowhere(folder: Path, *secrets: str) -> None:
    """Check that none of this is in any file."""
    for file in (each for each in folder.iterdir() if each.is_file()):
        assert not [secret for secret in secrets if secret.encode() in file.read_bytes()], file


def test_a_deleted_table_is_in_the_file_no_more(tmp_path: Path) -> None:
    path, name = tmp_path / "club.db", "a-table-to-be-deleted"
    store = Store(path)
    store.migrate()
    asyncio.run(store.create(game(name, most=2)[0]))
    assert run(path, f"tables delete {name} --yes") == 0
    check_nowhere(tmp_path, name)
    store.close()


@pytest.mark.parametrize(("answer", "is_done"), [("yes\n", True), ("y\n", True), ("no\n", False), ("", False), ("\n", False)])
def test_who_deletes_is_asked_first(path: Path, answer: str, monkeypatch: pytest.MonkeyPatch, *, is_done: bool) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(answer))
    assert run(path, "tables delete over") == (0 if is_done else 2)
    assert (rows(path, "select 1 from game where id = 'over'") == []) is is_done


def test_a_record_is_exported_and_of_a_game_in_play_only_if_hidden_cards_may_be_seen(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "record.json"
    assert run(path, f"tables export over {file}") == 0
    assert main(["verify", str(file)]) == 0
    assert "played to the end" in capsys.readouterr().out
    assert file.stat().st_mode & 0o077 == 0

    file.write_text("mine", encoding="utf-8")
    assert run(path, f"tables export over {file}") == 2
    assert f"{file} already exists." in capsys.readouterr().err
    assert file.read_text() == "mine"
    assert run(path, f"tables export over {file} --force") == 0
    assert main(["verify", str(file)]) == 0

    file.unlink()
    assert run(path, f"tables export playing {file}") == 2
    assert "shows every hidden card" in capsys.readouterr().err
    assert not file.exists()
    assert run(path, f"tables export playing {file} --show-hidden-cards") == 0
    assert len(Record.from_json(file.read_text()).actions) == 6
    assert run(path, f"tables export lobby {file} --show-hidden-cards") == 2
    assert run(path, f"tables export over {tmp_path}/no/folder") == 2


def test_with_sudo_the_games_are_not_where_root_would_keep_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(commands, "installed_service", lambda: None)
    monkeypatch.delenv("MENAGERIE_DATABASE", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("SUDO_USER", "nel")
    assert main(["tables"]) == 2
    assert "You used sudo, and this is where root would keep its games." in capsys.readouterr().err
    assert main(["tables", "--database", str(tmp_path / "x.db")]) == 2
    assert "You used sudo" not in capsys.readouterr().err, "a name that was typed is what was meant"
    monkeypatch.delenv("SUDO_USER")
    assert main(["tables"]) == 2
    assert "You used sudo" not in capsys.readouterr().err


def test_guests_are_listed_with_all_their_names(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("update seat set name = 'Nelly' where game_id = 'over' and seat = 0")
    assert run(path, "guests") == 0
    _, *lines, last = capsys.readouterr().out.splitlines()
    told = {line.split()[0]: re.split(r"  +", line)[2:] for line in lines}
    assert told == {"guest-of-nel": ["3", "Nel, Nelly"], "guest-of-bo": ["3", "Bo"], "phone": ["2", "Nel, Nelly"]}
    assert last == "3 guests."


def test_a_forgotten_guest_is_in_the_file_no_more(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    [(result,)] = rows(path, "select result from game where id = 'over'")
    with closing(sqlite3.connect(path)) as connection, connection:
        for place in ("guest", "seat"):
            connection.execute(f"update {place} set name = 'Nelisande' where name = 'Nel'")
        connection.execute("update game set result = json_object('told', 'Nelisande wins.') where id = 'over'")  # as it once was
        connection.execute("update game set host = 0")
        connection.execute(
            "update guest set learned = json_object('lessons', json_array('cubirds/first'), 'puzzles', json_array())"
        )
    secrets = rows(path, "select secret from seat where seat = 0")
    assert run(path, "guests forget nelisande --yes") == 2, "she is the phone, too"
    assert "Name one by its id: " in capsys.readouterr().err

    assert run(path, "guests forget guest-of-nel --yes") == 0
    assert "perhaps the same person on another device: phone" in capsys.readouterr().out
    assert rows(path, "select game_id, kind, name from seat where seat = 0 order by game_id") == [
        ("lobby", "open", ""),
        ("over", "person", "Guest"),
        ("playing", "person", "Guest"),
    ]
    assert rows(path, "select distinct guest_id from holder") == [("guest-of-bo",)]
    assert rows(path, "select * from guest") == []
    assert rows(path, "select host from game where id = 'lobby'") == [(1,)]
    assert not set(secrets) & set(rows(path, "select secret from seat"))
    assert rows(path, "select result from game where id = 'over'") == [(result,)]
    assert check_backup(path).broken == ()
    check_nowhere(path.parent, "Nelisande")
    assert run(path, "guests forget Nelisande --yes") == 2
    assert "There is no guest “Nelisande”." in capsys.readouterr().err


def test_two_forgotten_guests_of_a_table_have_different_names(path: Path) -> None:
    for guest in ("guest-of-nel", "Bo"):
        assert run(path, f"guests forget {guest} --yes") == 0
    assert rows(path, "select name from seat where game_id = 'over' order by seat") == [("Guest",), ("Guest 2",)]


def test_the_key_is_made_once_and_can_be_made_anew(
    path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    keys = []
    for command in ("operator-key", "operator-key", "operator-key --new", "operator-key"):
        assert run(path, command) == 0
        told = capsys.readouterr()
        keys.append(told.out.removesuffix("\n"))
        assert "http://localhost:8000/operator" in told.err, "for whoever reads it; the key alone is for programs"
    with held_alone(path, "http://127.0.0.1:8001"):
        assert run(path, "operator-key") == 0
    assert "http://127.0.0.1:8001/operator" in capsys.readouterr().err
    monkeypatch.setenv("MENAGERIE_PUBLIC_URL", "https://birds.example.org")
    assert run(path, "operator-key") == 0
    assert capsys.readouterr().err.endswith(": https://birds.example.org/operator\n"), "the address that opens for the reader"
    assert keys[0] == keys[1] != keys[2] == keys[3]
    assert min(map(len, keys)) > 40


def test_the_key_opens_the_address_of_the_service_that_keeps_this_database(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for database, told in (
        (path, "https://birds.example.org/operator"),
        (tmp_path / "other.db", "http://localhost:8000/operator"),
    ):
        shown = {"Environment": f"MENAGERIE_DATABASE={database} MENAGERIE_PUBLIC_URL=https://birds.example.org"}
        service = Service("sudo systemctl", "sudo journalctl", "menagerie", is_of_account=False, shown=shown)
        monkeypatch.setattr(commands, "installed_service", lambda service=service: service)
        assert run(path, "operator-key") == 0
        assert told in capsys.readouterr().err


def test_a_command_does_not_write_beside_another(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with held_alone(path):
        assert run(path, "tables") == 0
        assert run(path, "tables end playing --yes") == 2
    with held_alone(path, "http://127.0.0.1:9"):
        assert run(path, "tables end playing --yes") == 2
    problems = capsys.readouterr().err
    assert "are in use" in problems
    assert "isn’t answering" in problems
    assert rows(path, "select status from game where id = 'playing'") == [("playing",)]


def test_a_table_that_is_not_there_is_refused_before_anybody_is_asked(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for deed in ("end", "delete"):
        assert run(path, f"tables {deed} NOPE") == 2
        said = capsys.readouterr().err
        assert "There is no" in said
        assert "yes/no" not in said


# through the server


class Desk:
    """The operator, who knows the key."""

    def __init__(self, site: Site) -> None:
        (self.key,) = site.rows("select value from secret where name = 'operator'")[0]
        self.http = httpx.Client(base_url=f"{site.url}/api/operator/", headers={"authorization": f"Bearer {self.key}"})


@pytest.fixture
def desk(site: Site) -> Iterator[Desk]:
    desk = Desk(site)
    yield desk
    desk.http.close()


def test_nothing_is_told_without_the_key(site: Site, desk: Desk) -> None:
    wrong = ["", "Bearer", "Bearer x", f"Bearer {desk.key}x", f"Basic {desk.key}", "Bearer ü"]
    statuses = [
        httpx.get(f"{site.url}/api/operator/tables", headers={b"authorization": each.encode()}).status_code for each in wrong
    ]
    assert statuses == [401] * 5 + [429]
    assert desk.http.get("tables").json() == {"total": 0, "tables": []}, "who knows the key is heard all the same"
    for method, where in (
        ("POST", "tables/x/end"),
        ("DELETE", "tables/x"),
        ("GET", "backup"),
        ("GET", "guests"),
        ("POST", "key"),
    ):
        assert httpx.request(method, f"{site.url}/api/operator/{where}").status_code in (401, 429)


def check_told_of_the_end(person: Person) -> None:
    """Check that somebody was told that the game is over and why, and is asked nothing more."""
    assert person.wait("notice")["text"] == ENDED
    assert person.table["status"] == "over"
    assert person.position["type"] == "position"
    assert [person.position[part] for part in ("asked", "undo", "outcome")] == [None] * 3


def test_a_live_game_is_ended_and_nobody_can_go_on(site: Site, desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    nel, bo = site.game("cubirds", ["Nel", "Bo"], turns=9)
    play([nel, bo], Random(1), most=4)
    asked = nel if nel.is_asked else bo
    watcher = site.person("Cleo").connect(nel.id)
    assert not asked.ask("set-automatic", on=False), "the socket stays open"
    act = {"id": "late", "seq": asked.seq, "action": asked.any_action(Random(1))}
    with held_alone(site.path, site.url):
        assert run(site.path, f"tables end {nel.id} --yes") == 0
    assert capsys.readouterr().out == f"The game at {nel.id} has been ended.\n"
    for person in (nel, bo, watcher):
        check_told_of_the_end(person)

    log = site.log(nel.id)
    assert asked.ask("act", **act)["text"] == ENDED
    assert asked.ask("ask-consequences", id="what", actions=[act["action"]])["text"] == ENDED
    asked.disconnect_and_back()
    check_told_of_the_end(asked)
    assert asked.ask("set-automatic", on=True) == {}
    assert asked.position["asked"] is None
    assert asked.ask("act", **act)["text"] == ENDED
    assert asked.ask("take-back", id="back", seq=asked.seq)["text"] == ENDED
    assert site.log(nel.id) == log
    assert nel.http.get("/api/tables").json()[0]["headline"] == ENDED
    assert nel.http.get(f"/api/tables/{nel.id}/record").status_code == 200
    assert desk.http.post(f"tables/{nel.id}/end").status_code == 400
    assert desk.http.post("tables/none/end").status_code == 404


def test_with_its_game_ends_a_wish_to_take_back(site: Site, desk: Desk) -> None:
    people = site.game("cubirds", ["Nel", "Bo"])
    play(people, Random(1), most=12)
    asker = max(people, key=lambda person: (person.position["undo"] or {}).get("how") == "with-consent")
    assert asker.ask("take-back", id="back", seq=asker.seq)["type"] == "accepted"
    asker.listen_until(lambda: asker.table["take_back"] is not None)
    assert desk.http.post(f"tables/{asker.id}/end").status_code == 204
    for person in people:
        check_told_of_the_end(person)
        assert person.table["take_back"] is None
    assert asker.ask("rematch") == {}, "they may play once more"


def test_bots_of_a_live_game_stop_when_it_is_ended(slow_site: Site) -> None:
    (nel,) = slow_site.game("wildcards", ["Nel"], bots=2)
    room = slow_site.app.state.server.rooms._rooms[nel.id]
    desk = Desk(slow_site)
    assert desk.http.post(f"tables/{nel.id}/end").status_code == 204
    desk.http.close()
    assert not room.parts.autoplay.is_busy
    check_told_of_the_end(nel)


def test_bots_do_not_go_on_with_a_game_that_was_ended(site: Site, desk: Desk) -> None:
    store = Store(site.path)
    for name in ("ended", "live"):
        kept, _ = game(name, most=2)
        kept.seats = [SeatRow(0, "person", "Ada", None, "beginner"), SeatRow(1, "bot", "Bo", "beginner")]
        asyncio.run(store.create(kept))
    store.close()
    assert desk.http.post("tables/ended/end").status_code == 204
    for name in ("ended", "live"):
        site.person().connect(name)
    wait_until(lambda: site.rows("select status from game where id = 'live'") == [("over",)])
    assert site.log("ended") == []


def test_a_live_table_is_deleted(site: Site, desk: Desk) -> None:
    nel, bo = site.game("cubirds", ["Nel", "Bo"], turns=9)
    secrets = [secret for (secret,) in site.rows("select secret from seat")]
    for name in ("Nelisande", "Nel"):
        assert not nel.ask("rename", seat=nel.seat, name=name)
    assert desk.http.delete(f"tables/{nel.id}").status_code == 204
    check_nowhere(site.path.parent, nel.id, "Nelisande", *secrets)
    for person in (nel, bo):
        assert person.close_code() == 1012
    watcher = Person(site.url, "Cleo")
    assert watcher.sit(nel.id).status_code == 404
    watcher.close()
    assert site.rows("select 1 from event") == site.rows("select 1 from game") == []
    answer = desk.http.delete(f"tables/{nel.id}")
    assert (answer.status_code, answer.json()["detail"]) == (404, "There is no table at this address. It may have been mistyped.")


def test_a_live_guest_is_forgotten(site: Site, desk: Desk, capsys: pytest.CaptureFixture[str], waiting_for_nobody: None) -> None:
    nel, bo = site.game("cubirds", ["Nelisande", "Bo"], turns=9)
    nel.http.put("/api/me", json={"name": "Nelisande"})
    with held_alone(site.path, site.url):
        assert run(site.path, "guests forget Nelisande --yes") == 0
    assert "Backups made before this still contain the name." in capsys.readouterr().out
    for file in site.path.parent.glob(f"{site.path.name}*"):
        assert b"Nelisande" not in file.read_bytes(), f"{file} beside the server that still runs"
    for person in (nel, bo):
        person.close_code()
        person.disconnect_and_back()
    assert nel.table["you"] is None
    assert [seat["name"] for seat in bo.table["seats"]] == ["Guest", "Bo"]
    assert nel.http.get("/api/me").json() == {"name": ""}
    assert bo.ask("set-bot", seat=0, level="beginner") == {}, "a bot can go on for her"
    wait_until(lambda: site.rows("select stand_in from seat where seat = 0") == [("beginner",)])


def test_what_the_command_lists_the_server_tells(site: Site, desk: Desk, tmp_path: Path) -> None:
    nel, _bo = site.game("cubirds", ["Nel", "Bo"], turns=2)
    (line,) = desk.http.get("tables", params={"state": "playing"}).json()["tables"]
    assert (line["table"], line["game"], line["names"]) == (nel.id, "cubirds", ["Nel", "Bo"])
    assert desk.http.get("tables", params={"state": "over"}).json()["tables"] == []
    assert desk.http.get("tables", params={"state": "gone"}).status_code == 422
    assert {each["name"] for each in desk.http.get("guests").json()} == {"Nel", "Bo"}

    assert desk.http.get(f"tables/{nel.id}/record").status_code == 400
    record = desk.http.get(f"tables/{nel.id}/record", params={"hidden": "true"})
    assert GAMES["cubirds"].replay(Record.from_json(record.text)).result is None
    copy = tmp_path / "downloaded.db"
    copy.write_bytes(desk.http.get("backup").content)
    assert check_backup(copy).games == 1


def test_a_new_key_closes_the_door_to_the_old(site: Site, desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    with held_alone(site.path, site.url):
        assert run(site.path, "operator-key --new") == 0
    key = capsys.readouterr().out.strip()
    assert desk.http.get("tables").status_code == 401
    assert desk.http.get("tables", headers={"authorization": f"Bearer {key}"}).status_code == 200


def test_the_page_of_the_interface_tells_the_operators_part(site: Site) -> None:
    paths = json.loads(httpx.get(f"{site.url}/api/openapi.json").text)["paths"]
    assert {"/api/operator/tables", "/api/operator/forget", "/api/operator/backup"} <= set(paths)


def test_the_operator_sees_who_is_a_bot_and_which_games_were_ended(site: Site, desk: Desk) -> None:
    (nel,) = site.game("cubirds", ["Nel"], bots=1)
    site.game("cubirds", ["Nel", "Bo"])
    desk.http.post(f"tables/{nel.id}/end").raise_for_status()
    told = {tuple(line["names"]): (line["bots"], line["ended"]) for line in desk.http.get("tables").json()["tables"]}
    assert told == {("Nel", "Ada"): (["Ada"], True), ("Nel", "Bo"): ([], False)}
