"""Avatars: everyone at a table has a different one, and keeps it: as a bot, at the next table, and when everything is
reloaded."""

from collections.abc import Sequence
from random import Random

from support.server.people import Person, Site, play

from menagerie.server.table.avatars import AVATARS


def avatars(person: Person) -> list[str]:
    person.settle()
    return [seat["avatar"] for seat in person.table["seats"]]


def is_told(people: Sequence[Person], *expected: str) -> bool:
    return all(avatars(person) == list(expected) for person in people)


def test_everyone_who_sits_down_gets_the_first_that_is_free(site: Site) -> None:
    nel, bo, cleo = people = site.table("wildcards", ["Nel", "Bo", "Cleo"], free=2)
    assert is_told(people, "fox", "hare", "hedgehog", "", "")
    assert not nel.ask("set-bot", seat=3, level="beginner")
    assert not bo.ask("leave")
    assert is_told(people, "fox", "", "hedgehog", "otter", "")
    assert not nel.ask("set-bot", seat=1, level="beginner")
    assert bo.sit(nel.id).status_code == 201
    assert is_told(people, "fox", "badger", "hedgehog", "otter", "hare"), "people come with their own, and a bot makes room"
    assert not nel.ask("set-bot", seat=1, level="casual")
    assert not cleo.ask("rename", seat=2, name="Cleopatra")
    assert is_told(people, "fox", "badger", "hedgehog", "otter", "hare"), "another level or name changes nothing"


def test_who_goes_gives_the_avatar_back(site: Site) -> None:
    nel, *_ = people = site.table("wildcards", ["Nel", "Bo", "Cleo"], bots=1)
    assert not nel.ask("remove", seat=2)
    assert not nel.ask("set-bot", seat=3)
    assert is_told(people, "fox", "hare", "", "")


def test_a_virtual_player_has_none(site: Site) -> None:
    (nel,) = site.game("cubirds", ["Nel"])
    assert [(seat["kind"], seat["avatar"]) for seat in nel.table["seats"]] == [("person", "fox"), ("virtual", "")]


def test_everyone_takes_it_along_to_the_next_game(site: Site) -> None:
    people = site.game("cubirds", ["Nel", "Bo"], bots=1, turns=6)
    play(people, Random(4))
    assert not people[1].ask("rematch")
    assert is_told(people, "fox", "hare", "hedgehog")
    for person in people:
        person.disconnect()
        person.connect(people[1].table["rematch"])
    assert is_told(people, "hedgehog", "fox", "hare"), "everyone sits one seat on"


def test_it_is_there_when_the_table_is_read_anew_and_while_a_bot_sits_in(site: Site, waiting_for_nobody: None) -> None:
    nel, bo = site.game("cubirds", ["Nel", "Bo"])
    site.write("update seat set avatar = 'bear' where seat = 0")
    for person in (nel, bo):
        person.disconnect()
    site.app.state.server.rooms._rooms.clear()
    nel.connect()
    assert not nel.ask("set-bot", seat=1, level="beginner")
    assert is_told([nel], "bear", "hare")


def test_there_are_enough_of_them_and_none_twice() -> None:
    assert len(set(AVATARS)) == len(AVATARS) == 8
