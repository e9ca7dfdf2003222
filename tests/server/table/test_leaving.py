"""Leaving a game for good: a bot plays on in the player's name, nobody holds the seat, and the others are told."""

from random import Random

import pytest
from support.server.people import Message, Person, Site, play
from support.waiting import wait_until

LEFT = "Bo has left; a bot takes over."


def notices(person: Person) -> list[str]:
    person.settle()
    return [frame["text"] for frame in person.frames if frame["type"] == "notice"]


def seat_of(person: Person, seat: int) -> Message:
    person.settle()
    found: Message = person.table["seats"][seat]
    return found


def secret_of(person: Person) -> str:
    secret: str = person.table["seat_link"].partition("#seat=")[2]
    return secret


def test_a_bot_plays_on_and_the_others_are_told(site: Site) -> None:
    nel, bo, cleo = site.game("cubirds", ["Nel", "Bo", "Cleo"])
    play([nel, bo, cleo], Random(1), most=3)
    assert not bo.ask("leave", level="casual")
    for person in (nel, cleo):
        assert notices(person) == [LEFT]
        told = seat_of(person, 1)
        assert [told[part] for part in ("kind", "name", "avatar", "level", "stand_in", "here")] == [
            *("bot", "Bo", "hare", "casual", None, True)
        ]
    assert notices(bo) == []
    play([nel, cleo], Random(2), most=4)
    assert {by for *_, by in site.log(nel.id)} >= {"bot"}


def test_who_has_left_watches_and_sees_no_more_than_a_watcher(site: Site) -> None:
    nel, bo = site.game("wildcards", ["Nel", "Bo", "Cleo"])[:2]
    phone = site.person("Bo")
    phone.http.cookies = bo.http.cookies
    phone.connect(nel.id)
    bo.frames.clear()
    assert not bo.ask("leave")
    nel.listen_to(1)  # the bot has bid
    watcher = site.person("Wim").connect(nel.id)
    for device in (bo, phone):
        device.settle()
        assert [device.table[part] for part in ("you", "yours", "seat_link", "is_host")] == [None, [], None, False]
        assert device.position["asked"] is device.position["undo"] is None
        device.listen_to(watcher.seq)
        assert device.position["view"] == watcher.position["view"]
    assert bo.ask("leave")["text"] == "You’re watching. Only players at the table can do that."
    assert nel.act("bid refill")["type"] == "accepted"
    for person in (watcher, bo, phone):
        person.listen_to(nel.seq)
        assert person.position["view"] == watcher.position["view"]


def test_nobody_comes_back_to_the_seat_and_it_is_not_on_the_list(site: Site) -> None:
    nel, bo = site.game("cubirds", ["Nel", "Bo"])
    secret = secret_of(bo)
    assert not bo.ask("leave")
    assert site.rows("select kind, stand_in from seat where seat = 1") == [("bot", None)]
    assert site.rows("select 1 from seat where secret = ?", secret) == []
    assert site.rows("select seat from holder") == [(0,)]
    assert bo.http.post("/api/seats", json={"secret": secret}).status_code == 404
    assert bo.sit(nel.id).status_code == 400
    assert bo.http.get("/api/tables").json() == []
    assert nel.ask("set-bot", seat=1)["type"] == "refused", "it is no stand-in"


def test_it_stays_so_when_the_table_is_read_anew(site: Site) -> None:
    nel, bo = site.game("cubirds", ["Nel", "Bo"])
    assert not bo.ask("leave", level="casual")
    told = seat_of(nel, 1)
    for person in (nel, bo):
        person.disconnect()
    wait_until(lambda: site.app.state.server.rooms._rooms[nel.id].is_idle)
    site.app.state.server.rooms._rooms.clear()
    for person in (bo, nel):
        person.connect()
    assert seat_of(nel, 1) == told
    assert (bo.table["you"], nel.table["is_host"]) == (None, True)
    play([nel], Random(1), most=3)


@pytest.mark.parametrize(("bots", "level"), [(0, "beginner"), (1, "casual")])
def test_who_names_no_level_leaves_a_bot_like_the_last_one(site: Site, bots: int, level: str) -> None:
    nel, bo = site.table("cubirds", ["Nel", "Bo"], bots=bots)
    if bots:
        assert not nel.ask("set-bot", seat=2, level="casual")
    for person in (nel, bo):
        assert not person.ask("ready", ready=True)
    assert not bo.ask("leave")
    assert seat_of(nel, 1)["level"] == level


def test_when_the_host_leaves_the_next_person_is_host(site: Site) -> None:
    nel, bo, cleo = site.game("cubirds", ["Nel", "Bo", "Cleo"])
    assert not nel.ask("leave")
    bo.settle()
    cleo.settle()
    assert (bo.table["is_host"], cleo.table["is_host"]) == (True, False)
    assert site.rows("select host from game") == [(1,)]


def test_when_the_last_person_leaves_nobody_plays_on(site: Site) -> None:
    nel, bo = site.game("cubirds", ["Nel", "Bo"], bots=1)
    for person in (nel, bo):
        assert not person.ask("leave")
    room = site.app.state.server.rooms._rooms[nel.id]
    wait_until(lambda: not room.parts.autoplay.is_busy)
    log = site.log(nel.id)
    watcher = site.person("Wim").connect(nel.id)
    watcher.settle()
    assert site.log(nel.id) == log
    assert watcher.position["seq"] == len(log)
    assert watcher.table["status"] == "playing"
    assert not any(seat["host"] for seat in watcher.table["seats"])


def test_a_bot_of_no_level_is_not_left_behind(site: Site) -> None:
    for people in (site.table("cubirds", ["Nel", "Bo"]), site.game("cubirds", ["Nel", "Bo"])):
        kept = site.kept(people[0].id)
        assert people[1].ask("leave", level="godlike")["text"] == "There is no bot level called “godlike”."
        assert site.kept(people[0].id) == kept


def test_a_game_that_is_over_is_not_left(site: Site) -> None:
    nel, bo = people = site.game("cubirds", ["Nel", "Bo"], turns=2)
    play(people, Random(1))
    kept = site.kept(nel.id)
    assert bo.ask("leave")["text"] == "This game is already over."
    assert site.kept(nel.id) == kept


def test_who_holds_another_seat_plays_on_there(site: Site) -> None:
    nel, bo, _cleo = site.game("cubirds", ["Nel", "Bo", "Cleo"])
    assert nel.http.post("/api/seats", json={"secret": secret_of(bo), "keep_both": True}).status_code == 201
    assert not nel.ask("leave")
    nel.settle()
    assert (nel.table["you"], nel.table["yours"]) == (1, [1])
    assert nel.position["view"]["seat"] == 1


# sealed answers, and open requests


def test_what_was_sealed_stays_sealed(site: Site) -> None:
    nel, bo, cleo = site.game("wildcards", ["Nel", "Bo", "Cleo"])
    bo.act("bid refill")
    assert not bo.ask("leave")
    for person in (nel, cleo):
        person.settle()
        assert person.position["view"]["seats"][1]["sealed"]
        assert person.act("bid refill")["type"] == "accepted"
    assert [(seat, action) for _, seat, action, _ in site.log(nel.id)][:3] == [
        (1, "bid refill"),
        (0, "bid refill"),
        (2, "bid refill"),
    ]


def wished(site: Site) -> list[Person]:
    """The first of three players asks to take back an action that the second has followed, and to end the game."""
    people = site.game("wildcards", ["Nel", "Bo", "Cleo"])
    for person in people[:2]:
        person.act("bid refill")
    people[0].settle()
    assert people[0].ask("take-back", id="back", seq=2)["type"] == "accepted"
    assert not people[0].ask("end-game")
    return people


def test_with_who_leaves_go_their_wishes(site: Site) -> None:
    nel, bo, _cleo = wished(site)
    assert not nel.ask("leave")
    bo.settle()
    assert (bo.table["take_back"], bo.table["ending"]) == (None, None)
    assert [action for _, _, action, _ in site.log(nel.id)][:2] == ["bid refill", "bid refill"]


def test_who_has_left_is_asked_no_more(site: Site) -> None:
    nel, bo, cleo = wished(site)
    assert not bo.ask("leave")
    nel.settle()
    assert (nel.table["take_back"]["waiting_for"], nel.table["ending"]["waiting_for"]) == ([2], [2])
    assert not cleo.ask("leave")
    nel.settle()
    assert (nel.table["status"], nel.table["ended"]) == ("over", "agreement"), "nobody is left who has not agreed"
    assert [action for _, _, action, _ in site.log(nel.id)] == ["bid refill", "bid refill", "undo 0"]
