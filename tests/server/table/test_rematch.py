"""A rematch is an offer: everyone sees who made it, nobody is forced, and a player who declines gives up their seat there."""

from random import Random

import pytest
from support.server.people import Person, Site, play
from support.waiting import wait_until


def over(site: Site, *names: str) -> list[Person]:
    people = site.game("cubirds", names, turns=len(names))
    play(people, Random(4))
    return people


def offered(person: Person) -> tuple[str | None, int | None, list[int]]:
    person.settle()
    return person.table["rematch"], person.table["rematch_by"], person.table["rematch_declined"]


def visitor(site: Site, person: Person, table: str) -> Person:
    """The same person in another window, at another table."""
    other = site.person(person.name)
    other.http.cookies = person.http.cookies
    return other.connect(table)


def seats(person: Person) -> list[tuple[str, str, bool]]:
    person.settle()
    return [(seat["kind"], seat["name"], seat["here"]) for seat in person.table["seats"]]


def is_anybody_at(site: Site, table: str) -> bool:
    return bool(site.app.state.server.rooms._rooms[table].live.audience.listeners)


def test_all_see_who_offers_another_game(site: Site) -> None:
    _nel, bo, cleo = people = over(site, "Nel", "Bo", "Cleo")
    assert all(offered(person) == (None, None, []) for person in people)
    assert not bo.ask("rematch")
    assert not cleo.ask("rematch"), "who asks second comes to the same table"
    table = bo.table["rematch"]
    assert all(offered(person) == (table, 1, []) for person in people)
    there = visitor(site, bo, table)
    assert seats(there) == [("person", "Cleo", False), ("person", "Nel", False), ("person", "Bo", True)]
    assert offered(there) == (None, None, [])


def test_who_declines_gives_up_the_seat_there_and_all_see_it(site: Site) -> None:
    nel, bo, cleo = people = over(site, "Nel", "Bo", "Cleo")
    nel.ask("rematch")
    table = nel.table["rematch"]
    there = visitor(site, nel, table)
    assert not cleo.ask("decline-rematch")
    assert all(offered(person) == (table, 0, [2]) for person in people)
    assert seats(there) == [("open", "", False), ("person", "Nel", True), ("person", "Bo", False)]
    assert not cleo.ask("decline-rematch"), "to say it twice changes nothing"
    assert not bo.ask("decline-rematch")
    assert offered(bo) == (table, 0, [1, 2])
    assert [each["table"] for each in cleo.http.get("/api/tables").json()] == [nel.id]
    assert not there.ask("set-bot", seat=0, level="beginner")
    assert not there.ask("set-bot", seat=2, level="beginner")
    assert not there.ask("ready", ready=True)
    there.settle()
    assert there.table["status"] == "playing"


def test_it_is_remembered_when_the_tables_are_read_anew(site: Site) -> None:
    nel, bo = people = over(site, "Nel", "Bo")
    bo.ask("rematch")
    table = bo.table["rematch"]
    for person in people:
        person.disconnect()
    site.app.state.server.rooms._rooms.clear()
    nel.connect()
    assert not nel.ask("decline-rematch"), "nobody is at the new table"
    nel.disconnect()
    site.app.state.server.rooms._rooms.clear()
    bo.connect()
    assert offered(bo) == (table, 1, [0])
    assert seats(visitor(site, bo, table)) == [("person", "Bo", True), ("open", "", False)]


def test_who_made_the_offer_may_decline_and_the_next_one_is_host_there(site: Site) -> None:
    nel, bo = over(site, "Nel", "Bo")
    nel.ask("rematch")
    assert not nel.ask("decline-rematch")
    there = visitor(site, bo, nel.table["rematch"])
    assert there.table["is_host"]


def test_there_is_nothing_to_decline_before_somebody_offers_it(site: Site) -> None:
    nel, bo = site.game("cubirds", ["Nel", "Bo"], turns=2)
    assert nel.ask("decline-rematch")["text"] == "The game is still going on."
    play([nel, bo], Random(4))
    assert nel.ask("decline-rematch")["text"] == "Nobody has offered a rematch."


def test_who_has_come_to_the_new_table_gets_up_there(site: Site) -> None:
    nel, bo = over(site, "Nel", "Bo")
    nel.ask("rematch")
    table = nel.table["rematch"]
    there = visitor(site, bo, table)
    kept = site.kept(nel.id), site.kept(table)
    assert bo.ask("decline-rematch")["text"] == "You’re already at the new table. To leave, give up your seat there."
    assert (site.kept(nel.id), site.kept(table)) == kept
    there.disconnect()
    wait_until(lambda: not is_anybody_at(site, table))
    assert not bo.ask("decline-rematch"), "who has gone again has not"


def test_a_game_that_has_begun_is_not_declined_any_more(site: Site) -> None:
    nel, bo = over(site, "Nel", "Bo")
    nel.ask("rematch")
    table = nel.table["rematch"]
    for person in (nel, bo):
        there = visitor(site, person, table)
        there.ask("ready", ready=True)
        there.disconnect()
    wait_until(lambda: not is_anybody_at(site, table))
    kept = site.kept(table)
    assert bo.ask("decline-rematch")["text"] == "The next game has begun: go to its own table to leave it."
    assert site.kept(table) == kept
    assert offered(bo) == (table, 0, [])


def test_who_holds_two_seats_declines_for_one(site: Site) -> None:
    nel, bo, cleo = over(site, "Nel", "Bo", "Cleo")
    secret = bo.table["seat_link"].partition("#seat=")[2]
    assert nel.http.post("/api/seats", json={"secret": secret, "keep_both": True}).status_code == 201
    cleo.ask("rematch")
    assert not nel.ask("decline-rematch")
    there = visitor(site, cleo, cleo.table["rematch"])
    assert seats(there) == [("person", "Cleo", True), ("open", "", False), ("person", "Bo", False)]


def test_a_table_that_is_gone_is_not_declined(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    nel, _bo = over(site, "Nel", "Bo")
    nel.ask("rematch")
    site.app.state.server.rooms._rooms.pop(nel.table["rematch"], None)
    monkeypatch.setattr(site.app.state.server.rooms._rooms[nel.id].live.stored.game, "rematch", "nowhere")
    assert nel.ask("decline-rematch")["text"] == "There is no table at this address. It may have been mistyped."
    assert offered(nel)[2] == []


def test_who_has_declined_may_come_after_all_while_a_seat_is_free(site: Site) -> None:
    nel, bo, cleo = over(site, "Nel", "Bo", "Cleo")
    nel.ask("rematch")
    table = nel.table["rematch"]
    there = visitor(site, nel, table)
    assert not cleo.ask("decline-rematch")
    assert not cleo.ask("join-rematch")
    assert not cleo.ask("join-rematch"), "to say it twice changes nothing"
    assert offered(bo) == (table, 0, [])
    assert seats(there) == [("person", "Cleo", False), ("person", "Nel", True), ("person", "Bo", False)]
    assert not cleo.ask("decline-rematch")
    assert not there.ask("set-bot", seat=0, level="beginner")
    assert cleo.ask("join-rematch")["text"] == "No seat is free here. The host can add one."
    assert offered(bo) == (table, 0, [2])


def test_the_other_game_takes_everybody_along(site: Site) -> None:
    nel, bo, cleo = over(site, "Nel", "Bo", "Cleo")
    assert nel.ask("rematch", game="chess")["text"] == "There is no game called “chess” here."
    assert not bo.ask("rematch", game="wildcards")
    for person in (nel, bo, cleo):
        person.settle()
        assert (person.table["rematch_game"], person.table["rematch_by"]) == ("wildcards", 1)
    there = visitor(site, cleo, nel.table["rematch"])
    assert (there.table["game"], there.table["form"], there.table["players"]) == ("wildcards", "2022", 3)
    assert seats(there) == [("person", "Cleo", True), ("person", "Nel", False), ("person", "Bo", False)]
    assert [seat["avatar"] for seat in there.table["seats"]] == ["hedgehog", "fox", "hare"]


def test_whoever_is_alone_begins_the_other_game_at_once_and_bots_fill_it_up(site: Site) -> None:
    (nel,) = site.game("cubirds", ["Nel"], turns=1)
    play([nel], Random(4))
    assert not nel.ask("rematch", game="wildcards")
    there = visitor(site, nel, nel.table["rematch"])
    assert (there.table["status"], there.table["form"]) == ("playing", "2022-leo")
    assert [seat["kind"] for seat in there.table["seats"]] == ["person", "bot", "virtual"]
