"""Whole games over the socket: every form of both games, people and bots, spectators, and what follows the end."""

import json
from hashlib import sha256
from random import Random

import pytest
from support.server.people import ALL_FORMS, Person, Site, play
from support.waiting import wait_until

from menagerie import Record
from menagerie.games import GAMES
from menagerie.server.limits import WHOLE_GAME


def verified(person: Person) -> Record:
    """The record of a finished game, replayed and verified."""
    answer = person.http.get(f"/api/tables/{person.id}/record")
    assert answer.status_code == 200
    record = Record.from_json(answer.text)
    GAMES[record.game].replay(record)
    return record


@pytest.mark.parametrize(("game", "form", "players"), ALL_FORMS)
def test_one_person_and_bots_play_a_whole_game(site: Site, game: str, form: str, players: int) -> None:
    nel = site.person()
    nel.open(game, form=form, players=players, bots="beginner")
    nel.connect()
    assert nel.table["status"] == "playing"
    assert (nel.table["form"], nel.table["players"]) == (form, players)

    play([nel], Random(1))
    nel.listen_until(lambda: nel.table["status"] == "over")

    record = verified(nel)
    assert record.result is not None
    assert nel.outcome is not None
    assert [each["total"] for each in nel.outcome["results"]] == [score.total for score in record.result.scores]
    assert [each["seat"] for each in nel.outcome["results"] if each["won"]] == list(record.result.winners)
    assert record.seed is not None
    assert nel.table["seed"] == record.seed.digits

    nel.disconnect_and_back()
    assert nel.position["type"] == "position"
    assert len(json.dumps(nel.position, ensure_ascii=False, separators=(",", ":")).encode()) < WHOLE_GAME


@pytest.mark.parametrize(("game", "form"), [("cubirds", "usual"), ("wildcards", "2022-leo")])
def test_two_people_and_a_bot_play_a_whole_game_while_somebody_watches(site: Site, game: str, form: str) -> None:
    nel, bo = people = site.game(game, ["Nel", "Bo"], bots=1, form=form)
    stranger = site.person("Stranger").connect(nel.id)
    refused = 0
    while not (nel.outcome and bo.outcome):
        play(people, Random(refused), most=8)
        stranger.settle()
        assert stranger.position["asked"] is stranger.position["undo"] is None
        answer = stranger.ask("act", id=str(refused), seq=stranger.seq, action="pass")
        assert answer["text"] == "You’re watching. Only players at the table can do that."
        refused += 1

    for person in (nel, bo, stranger):
        person.settle()
    assert nel.outcome["results"] == bo.outcome["results"] == stranger.position["outcome"]["results"]
    assert stranger.seq == nel.seq == len(site.log(nel.id))
    assert stranger.table["seed"] == nel.table["seed"] is not None
    assert stranger.table["you"] is stranger.table["seat_link"] is None
    verified(stranger)


def test_a_record_is_given_only_when_the_game_is_over(site: Site) -> None:
    (nel,) = site.table("cubirds", ["Nel"], free=1)
    for _ in range(2):
        answer = nel.http.get(f"/api/tables/{nel.id}/record")
        assert (answer.status_code, answer.json()["detail"]) == (400, "The game is still going on.")
        nel.ask("set-option", name="turn_limit", value=6)
        nel.ask("set-bot", seat=1, level="beginner")
        nel.ask("ready", ready=True)
    play([nel], Random(2))

    record = verified(nel)
    read = GAMES["cubirds"].read_action
    assert [f"{seat + 1}: {read(action)}" for _, seat, action, _ in site.log(nel.id)] == list(record.actions)
    assert nel.http.get("/api/tables/nowhere/record").status_code == 404


def test_the_seed_is_the_one_that_was_promised(site: Site) -> None:
    (nel,) = site.game("cubirds", ["Nel"], turns=6)
    promised = nel.table["commitment"]
    play([nel], Random(3))
    nel.listen_until(lambda: nel.table["status"] == "over")
    assert sha256(nel.table["seed"].encode()).hexdigest() == promised == nel.table["commitment"]


def test_a_rematch_moves_everyone_one_seat_on(site: Site) -> None:
    nel, bo = people = site.game("cubirds", ["Nel", "Bo"], bots=1, turns=6)
    assert nel.ask("rematch")["text"] == "The game is still going on."
    play(people, Random(4))
    for person in people:
        assert not person.ask("rematch"), "who asks second comes to the same table"
    assert nel.table["rematch"] == bo.table["rematch"] != nel.id

    again = [site.person(person.name) for person in people]
    for person, before in zip(again, people, strict=True):
        person.http.cookies = before.http.cookies
        person.connect(before.table["rematch"])
    again[0].settle()
    table = again[0].table
    assert [(seat["kind"], seat["name"]) for seat in table["seats"]] == [("bot", "Ada"), ("person", "Nel"), ("person", "Bo")]
    assert (again[0].seat, again[1].seat, table["is_host"]) == (1, 2, True)
    assert not table["automatic"], "what one has chosen stays chosen"
    assert again[0].table["seat_link"] != nel.table["seat_link"]
    for person in again:
        person.ask("ready", ready=True)
    again[0].settle()
    assert again[0].table["status"] == "playing"
    assert table["commitment"] is None


def test_alone_with_bots_a_rematch_starts_at_once(site: Site) -> None:
    (nel,) = site.game("cubirds", ["Nel"], bots=1, turns=6)
    play([nel], Random(5))
    nel.ask("rematch")
    nel.disconnect()
    nel.position = {}
    nel.connect(nel.table["rematch"])
    assert (nel.table["status"], nel.seat) == ("playing", 1)
    play([nel], Random(6))


def test_a_table_is_forgotten_when_nobody_looks_and_read_again_when_somebody_comes(site: Site) -> None:
    nel = site.person()
    nel.open("wildcards", players=3, bots="beginner")
    nel.connect()
    play([nel], Random(7), most=10)
    nel.settle()
    before = nel.position
    nel.disconnect()
    rooms = site.app.state.server.rooms._rooms
    wait_until(lambda: rooms[nel.id].is_idle)
    del rooms[nel.id]

    nel.connect()
    assert nel.seq >= before["seq"]
    play([nel], Random(8))
    verified(nel)
