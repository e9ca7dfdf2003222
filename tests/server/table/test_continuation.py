"""Playing on from a moment of a finished game: an honest game against bots, stored like any other."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from support.server.people import Message, Person, Site, play, unhurried

from menagerie.core import AnyGame, Record
from menagerie.games import GAMES


def play_on(person: Person, table: str, *, status: int = 201, **wanted: Any) -> str:
    """Ask to play on; the new table, or the sentence of a refusal."""
    answer = person.http.post(f"/api/tables/{table}/continued", json={"name": person.name, **wanted})
    assert answer.status_code == status, answer.text
    return str(answer.json()["table" if status == 201 else "detail"])


def record_of(person: Person, table: str) -> Record:
    return Record.from_json(person.http.get(f"/api/tables/{table}/record").text)


def after(record: Record, moves: int) -> AnyGame:
    """A recorded game as it stood after some of its actions."""
    states = GAMES[record.game].replay(record).played_again()
    game = next(states)
    for _ in range(moves):
        game = next(states)
    return game


@pytest.fixture
def finished(site: Site) -> list[Person]:
    """A game that two people have ended early."""
    nel, bo = people = site.game("wildcards", ["Nel", "Bo"], bots=1)
    play(people, Random(2), most=12)
    nel.ask("end-game")
    bo.ask("answer-end-game", agree=True)
    return people


def test_one_plays_on_with_what_one_knew_and_the_game_says_where_it_comes_from(site: Site, finished: list[Person]) -> None:
    _, bo = finished
    before = bo.id
    record = record_of(bo, before)
    moves = len(record.actions) // 2
    then = after(record, moves)

    bot = bo.table["seats"][2]["name"]
    new = play_on(bo, before, move=moves, seat=1, bots="beginner")
    bo.disconnect()
    bo.connect(new)
    first = next(frame for frame in reversed(bo.frames) if frame["type"] == "position")
    assert new != before
    assert bo.table["origin"] == {
        "kind": "played-on",
        "told": f"Played on from round {then.own_table(1).turns + 1} of another game",
        "table": before,
        "move": moves,
    }
    assert first["log"][0]["code"] == "played-on"
    assert "you couldn’t see then have been dealt again" in first["log"][0]["text"]
    assert [(seat["kind"], seat["level"], seat["you"]) for seat in bo.table["seats"]] == [
        ("bot", "beginner", False),
        ("person", None, True),
        ("bot", "beginner", False),
    ]
    assert bo.table["seats"][0]["name"] != "Nel"  # no bot plays under the name of a person
    assert bo.table["seats"][2]["name"] == bot

    play([bo], Random(3))
    own = record_of(bo, new)
    again = GAMES[own.game].replay(own)
    start = next(again.played_again())
    assert start.view(1) == after(record, moves).continued(1, own.earlier[-1].seed).view(1)
    assert own.seed == record.seed
    assert own.earlier[-1].actions == record.actions[:moves]
    told = bo.http.get(f"/api/tables/{new}/again").json()
    assert told["log"][0] == first["log"][0]
    assert bo.http.get(f"/api/tables/{new}/afterwards").status_code == 200


def test_the_cards_are_promised_before_anybody_plays(site: Site, finished: list[Person]) -> None:
    nel = finished[0]
    before = nel.table["commitment"]
    nel.disconnect()
    nel.connect(play_on(nel, nel.id, move=6, seat=0))
    assert nel.table["commitment"] not in (None, before)
    assert nel.table["seed"] is None


def test_who_watches_it_does_not_learn_where_the_other_game_was_played(site: Site, finished: list[Person]) -> None:
    nel = finished[0]
    watcher = site.person("Wim").connect(play_on(nel, nel.id, move=6, seat=0))
    assert watcher.table["origin"]["told"].startswith("Played on from round ")
    assert watcher.table["origin"]["table"] is None
    assert nel.id not in json.dumps(watcher.frames)


def test_it_is_still_there_after_a_restart_and_one_plays_on_from_it_again(tmp_path: Path, client: Path) -> None:
    site = Site(tmp_path, limits=unhurried())
    nel = site.person("Nel")
    nel.open("cubirds", players=2, bots="beginner")
    nel.connect()
    play([nel], Random(2), most=12)
    nel.ask("end-game")
    new = play_on(nel, nel.id, move=5, seat=0)
    nel.disconnect()
    nel.connect(new)
    play([nel], Random(2), most=4)
    nel.listen_until(lambda: nel.is_asked)  # the bot plays
    view, name, cookies = nel.position["view"], nel.name, nel.http.cookies
    site.close()

    site = Site(tmp_path, limits=unhurried())
    nel = site.person(name)
    nel.http.cookies = cookies
    nel.connect(new)
    assert nel.position["view"] == view
    play([nel], Random(2), most=4)
    nel.ask("end-game")
    third = play_on(nel, new, move=3, seat=0)
    nel.disconnect()
    nel.connect(third)
    assert nel.is_asked or nel.position["view"]
    site.close()


NO: dict[str, tuple[Message, int, str]] = {
    "a moment that never was": ({"move": 5000, "seat": 0}, 400, "This game has no such moment."),
    "a seat that is not there": ({"move": 0, "seat": 5}, 400, "This table has no such seat."),
    "bots that do not exist": ({"move": 0, "seat": 0, "bots": "grandmaster"}, 400, "There is no bot level called “grandmaster”."),
}


@pytest.mark.parametrize("which", NO)
def test_nobody_plays_on_from(site: Site, finished: list[Person], which: str) -> None:
    wanted, status, sentence = NO[which]
    before = site.rows("select count(*) from game")
    assert play_on(finished[0], finished[0].id, status=status, **wanted) == sentence
    assert site.rows("select count(*) from game") == before


def test_nobody_plays_on_from_the_end_or_from_a_game_in_play(site: Site) -> None:
    nel, bo = people = site.game("cubirds", ["Nel", "Bo"], turns=2)
    play(people, Random(2))
    assert bo.outcome
    last = len(record_of(nel, nel.id).actions)
    assert play_on(nel, nel.id, status=400, move=last, seat=0).startswith("The game is over at that moment.")
    assert play_on(nel, "nowhere", status=404, move=0, seat=0).startswith("There is no table")
    other = site.person("Ada")
    other.open("cubirds", players=2, bots="beginner")
    assert play_on(nel, other.id, status=400, move=0, seat=0) == "The game is still going on."


def test_a_virtual_player_is_nobody_to_play_on_as(site: Site) -> None:
    nel = site.person("Nel")
    nel.open("cubirds", players=1, bots="beginner")
    nel.connect()
    nel.ask("end-game")
    assert play_on(nel, nel.id, status=400, move=0, seat=1) == "This table has no such seat."


def test_a_chain_of_games_has_an_end(site: Site, finished: list[Person], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("menagerie.server.table.continuation.MOST_PARTS", 1)
    nel = finished[0]
    nel.disconnect()
    nel.connect(play_on(nel, nel.id, move=1, seat=0))
    nel.ask("end-game")
    assert play_on(nel, nel.id, status=400, move=0, seat=0).startswith("This game goes on from 1 others already.")
