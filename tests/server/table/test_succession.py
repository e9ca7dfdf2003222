"""The host, and who stands in while the host is away; the person who becomes host is told once."""

import pytest
from support.server.people import Person, Site
from support.waiting import wait_until

from menagerie.server.table.succession import Succession

IN_LOBBY = "You’re the host now: you choose what is played and who sits where."
IN_PLAY = "You’re the host now: you can let a bot take over for anyone who is away."


def notices(person: Person) -> list[str]:
    person.settle()
    return [frame["text"] for frame in person.frames if frame["type"] == "notice"]


@pytest.fixture
def at_once(site: Site) -> None:
    """Count a player as away at once."""
    site.waits.stand_in = 0.0


def test_when_the_host_leaves_a_lobby_the_next_one_is_told(site: Site) -> None:
    nel, bo, cleo = site.table("cubirds", ["Nel", "Bo", "Cleo"])
    assert not nel.ask("leave")
    assert (notices(nel), notices(bo), notices(cleo)) == ([], [IN_LOBBY], [])
    assert not bo.ask("rename", seat=1, name="Bobo")
    assert notices(bo) == [IN_LOBBY], "once"
    assert not bo.ask("leave")
    assert notices(cleo) == [IN_LOBBY]


def test_when_the_host_leaves_a_game_the_next_one_is_told(site: Site) -> None:
    nel, bo, cleo = site.game("cubirds", ["Nel", "Bo", "Cleo"])
    assert not nel.ask("leave")
    assert sorted(notices(bo)) == ["Nel has left; a bot takes over.", IN_PLAY]
    assert notices(cleo) == ["Nel has left; a bot takes over."]


def test_while_the_host_is_away_another_one_is_and_is_told_once(site: Site, at_once: None) -> None:
    nel, bo, cleo = site.game("cubirds", ["Nel", "Bo", "Cleo"])
    for _ in range(3):
        nel.disconnect()
        bo.listen_until(lambda: bo.table["is_host"])
        nel.connect()
        bo.listen_until(lambda: not bo.table["is_host"])
    assert (notices(nel), notices(bo), notices(cleo)) == ([], [IN_PLAY], [])
    for person in (nel, bo):
        person.disconnect()
    cleo.listen_until(lambda: cleo.table["is_host"])
    assert cleo.wait("notice")["text"] == IN_PLAY


def test_who_was_host_while_another_was_away_is_told_that_it_is_for_good(site: Site, at_once: None) -> None:
    nel, bo = site.game("cubirds", ["Nel", "Bo"])
    nel.disconnect()
    assert bo.wait("notice")["text"] == IN_PLAY
    nel.connect()
    bo.listen_until(lambda: not bo.table["is_host"])
    assert not nel.ask("leave")
    assert notices(bo).count(IN_PLAY) == 2


def away(site: Site, host: Person, other: Person) -> Succession:
    """Close the host's page, and wait until the other player has seen it."""
    host.disconnect()
    other.listen_until(lambda: not other.table["seats"][0]["here"])
    succession: Succession = site.app.state.server.rooms._rooms[other.id].parts.succession
    return succession


@pytest.mark.parametrize("in_play", [False, True], ids=["lobby", "game"])
def test_the_rights_of_a_host_wait_as_a_seat_does(site: Site, in_play: bool) -> None:
    nel, bo = (site.game if in_play else site.table)("cubirds", ["Nel", "Bo"])
    succession = away(site, nel, bo)
    assert (bo.table["is_host"], [seat["host"] for seat in bo.table["seats"]]) == (False, [True, False])
    assert bo.ask("set-setting", name="hints", value=True)["text"] == "Only the host can change that."
    assert bo.ask("set-bot", seat=0, level="beginner")["text"] == "Only the host can change that."
    assert succession._timer is not None
    nel.connect()
    wait_until(lambda: succession._timer is None)
    assert (nel.table["is_host"], notices(bo), notices(nel)) == (True, [], [])


def test_when_the_time_is_up_the_others_hear_who_acts_as_host_and_a_host_who_returns_is_host_at_once(site: Site) -> None:
    site.waits.stand_in = 0.3
    nel, bo = site.table("cubirds", ["Nel", "Bo"], free=1)
    away(site, nel, bo)
    assert not bo.table["is_host"]
    assert bo.wait("table")["is_host"], "nobody had to do anything"
    assert bo.wait("notice")["text"] == IN_LOBBY
    assert not bo.ask("set-bot", seat=2, level="beginner")
    nel.connect()
    bo.listen_until(lambda: not bo.table["is_host"])
    assert bo.ask("set-bot", seat=2)["text"] == "Only the host can change that."
    assert nel.table["is_host"]


def test_a_table_that_is_read_again_waits_for_its_host_from_its_opening(site: Site) -> None:
    nel, bo = site.table("cubirds", ["Nel", "Bo"])
    for person in (nel, bo):
        person.disconnect()
    rooms = site.app.state.server.rooms
    wait_until(lambda: not rooms._rooms[nel.id].live.is_watched)
    rooms._rooms.clear()
    bo.connect()
    assert not bo.table["is_host"]
    rooms._rooms[bo.id].live.audience._opened -= site.waits.stand_in
    assert not bo.ask("set-setting", name="hints", value=True)


def test_who_is_alone_with_a_table_that_was_read_anew_is_told(site: Site, at_once: None) -> None:
    people = site.game("cubirds", ["Nel", "Bo"])
    nel, bo = people
    for person in people:
        person.disconnect()
    wait_until(lambda: not site.app.state.server.rooms._rooms[nel.id].live.is_watched)
    site.app.state.server.rooms._rooms.clear()
    bo.connect()
    assert bo.wait("notice")["text"] == IN_PLAY
    nel.connect()
    assert notices(nel) == []


def test_whoever_has_become_host_while_away_is_told_when_they_come(site: Site) -> None:
    nel, bo = site.table("cubirds", ["Nel", "Bo"])
    bo.disconnect()
    nel.listen_until(lambda: not nel.table["seats"][1]["here"])
    assert not nel.ask("leave")
    bo.connect()
    assert notices(bo) == [IN_LOBBY]


def test_after_the_end_nobody_is_told(site: Site, at_once: None) -> None:
    (nel, bo) = site.game("cubirds", ["Nel", "Bo"])
    nel.ask("end-game")
    bo.ask("answer-end-game", agree=True)
    nel.disconnect()
    bo.listen_until(lambda: bo.table["is_host"])
    assert notices(bo) == ["This game was ended by agreement."]
