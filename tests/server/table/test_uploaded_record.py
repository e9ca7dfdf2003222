"""A record file becomes a table to watch and review, or is refused with a sentence, and then nothing has changed."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from support.forms import play_some
from support.server.people import Person, Site, unhurried

from menagerie.core import Record
from menagerie.games import GAMES
from menagerie.server.limits import Rate
from menagerie.server.play.restored_game import does_hold
from menagerie.server.table.uploaded_record import LONGEST_RECORD, MOST_ACTIONS, uploaded_table

RECORDS = Path(__file__).resolve().parents[2] / "records"


@pytest.fixture
def generous(site: Site) -> Person:
    """Somebody with many files."""
    site.limits.uploads = Rate(10**6, 100)
    return site.person("Nel")


def upload(person: Person, text: str) -> httpx.Response:
    return person.http.post("/api/records", json={"record": text})


def a_record(game: str = "cubirds", **options: Any) -> Record:
    """A short game that is over."""
    played = GAMES[game].new(2, seed=3, turn_limit=4, **options)
    play_some(played, Random(3), 60)
    assert played.is_over
    return played.record()


@pytest.mark.parametrize("name", sorted(file.name for file in RECORDS.glob("*.json"))[::9])
def test_games_of_every_kind_come_back_from_their_records(name: str) -> None:
    text = (RECORDS / name).read_text(encoding="utf-8")
    record = Record.from_json(text)
    if record.table is None and (record.result or record.ended):
        stored, gamelog, lines = uploaded_table(text)
        assert does_hold(stored, lines)
        assert gamelog.game == GAMES[record.game].replay(record)
        assert stored.game.is_from_file


def test_it_is_watched_and_reviewed_and_played_on_from_like_a_game_that_was_played_here(generous: Person, site: Site) -> None:
    text = a_record().to_json()
    table = upload(generous, text).json()["table"]
    watcher = site.person("Wim").connect(table)
    assert watcher.table["status"] == "over"
    assert watcher.table["origin"] == {"kind": "file", "told": "From a file", "table": None, "move": None}
    assert watcher.table["commitment"] is None  # nobody here has promised it
    assert [seat["name"] for seat in watcher.table["seats"]] == ["Player 1", "Player 2"]
    german = watcher.http.get(f"/api/tables/{table}/again", headers={"accept-language": "de"}).json()
    assert [seat["name"] for seat in german["table"]["seats"]] == ["Spieler 1", "Spieler 2"]
    assert watcher.http.get(f"/api/tables/{table}/afterwards").json()["turns"]
    assert watcher.http.get(f"/api/tables/{table}/record").text == text
    assert watcher.http.get(f"/api/tables/{table}/review").json()["state"] in ("being-made", "ready")
    assert watcher.http.post(f"/api/tables/{table}/continued", json={"move": 1, "seat": 1}).status_code == 201


def test_the_same_file_is_stored_once_however_it_is_written(generous: Person, site: Site) -> None:
    text = a_record().to_json()
    first = upload(generous, text).json()
    kept = site.rows("select * from game"), site.rows("select * from event")
    assert upload(generous, json.dumps(json.loads(text))).json() == first
    assert (site.rows("select * from game"), site.rows("select * from event")) == kept
    assert upload(generous, a_record(first_player=1).to_json()).json() != first


def test_a_game_that_was_played_on_from_another_one_comes_back_with_it(generous: Person) -> None:
    start = GAMES["wildcards"].new(3, seed=1)
    play_some(start, Random(1), 9)
    game = start.continued(1, 8)
    play_some(game, Random(1), 400)
    text = game.record().to_json()
    table = upload(generous, text).json()["table"]
    assert generous.http.get(f"/api/tables/{table}/record").text == text


def changed(**values: Any) -> Callable[[], str]:
    return lambda: json.dumps({**json.loads(a_record().to_json()), **values})


def in_play() -> str:
    game = GAMES["wildcards"].new(3, seed=1)
    play_some(game, Random(1), 5)
    return game.record().to_json()


def too_long() -> str:
    return replace(a_record(), actions=("1: pass",) * (MOST_ACTIONS + 1)).to_json()


def drawn() -> str:
    return GAMES["cubirds"].from_text(GAMES["cubirds"].new(2, seed=1).to_text()).record().to_json()


NO: dict[str, tuple[Callable[[], str], str]] = {
    "a letter": (lambda: "Dear Nel, how are you?", "This file is not a record: it isn’t JSON"),
    "deep brackets": (lambda: "[" * 60_000, "This file is not a record: it isn’t JSON"),
    "a shopping list": (lambda: '["milk"]', "This file is JSON, but not a record of a game"),
    "of a newer program": (changed(format_version=9), "This record was written by a newer program"),
    "of older rules": (changed(rules_version=0), "This game was played under older rules"),
    "of newer rules": (changed(rules_version=99), "This game was played under newer rules"),
    "of another game": (changed(game="chess"), "This is a record of “chess”, a game this program doesn’t know."),
    "damaged": (changed(players="two"), "This record is damaged"),
    "of a million players": (changed(players=10**6), "This record can’t be started"),
    "an impossible action": (changed(actions=["1: fly"]), "This record doesn’t check out: its action 1"),
    "another result": (changed(result=None), "This record doesn’t check out: replayed, the game ends differently."),
    "no seed": (changed(seed=None), "This record needs either a seed or a drawn table"),
    "a strange seed": (changed(seed={"digits": "x" * 64, "source": "given", "commitment": None}), "This record can’t be started"),
    "a drawn table": (drawn, "This record starts from a drawn table."),
    "a game in play": (in_play, "The game in this file isn’t over."),
    "a very long game": (too_long, "This game is too long to be opened here: it has more than 1,500 actions."),
    "a large file": (lambda: " " * (LONGEST_RECORD + 1), "This file is too large for a record: at most 128 KB"),
    "earlier parts without a seat": (
        changed(earlier=[{"actions": [], "seat": 7, "seed": {"digits": "0" * 64, "source": "given", "commitment": None}}]),
        "This record can’t be started",
    ),
}


@pytest.fixture(scope="module")
def refusing(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder = tmp_path_factory.mktemp("records")
    for name in ("assets", "art", "sounds", "api"):
        (folder / "client" / name).mkdir(parents=True)
    site = Site(folder, client=folder / "client", limits=unhurried(uploads=Rate(10**6, 100)))
    yield site
    site.close()


@pytest.mark.parametrize("which", NO)
def test_a_file_that_is_no_good_record_is_refused_with_a_sentence_and_nothing_is_stored(refusing: Site, which: str) -> None:
    write, sentence = NO[which]
    answer = upload(refusing.person(), write())
    assert answer.status_code == 400
    assert answer.json()["detail"].startswith(sentence)
    assert len(answer.json()["detail"]) < 700
    assert refusing.rows("select * from game") == []


def test_a_body_that_is_far_too_large_is_not_even_read(refusing: Site) -> None:
    assert upload(refusing.person(), "x" * 3 * LONGEST_RECORD).status_code == 413


def test_one_address_can_only_upload_so_many(tmp_path: Path, client: Path) -> None:
    site = Site(tmp_path, limits=unhurried(uploads=Rate(2, 0.001)))
    nel = site.person()
    assert [upload(nel, "{}").status_code for _ in range(3)] == [400, 400, 429]
    site.close()
