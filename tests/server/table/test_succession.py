"""Whoever becomes host is told so, once."""

import pytest
from support.server.people import Person, Site
from support.waiting import wait_until

IN_LOBBY = "You are the host now: you choose what is played and who sits where."
IN_PLAY = "You are the host now: you can let a bot sit in for somebody who is away."


def notices(person: Person) -> list[str]:
    person.settle()
    return [frame["text"] for frame in person.frames if frame["type"] == "notice"]


@pytest.fixture
def at_once(site: Site) -> None:
    """Who is away for a moment is away."""
    site.waits.host_away = 0.0


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
    assert sorted(notices(bo)) == ["Nel has left; a bot plays on.", IN_PLAY]
    assert notices(cleo) == ["Nel has left; a bot plays on."]


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


def test_a_host_who_is_back_soon_was_never_away(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    nel, bo = site.game("cubirds", ["Nel", "Bo"])
    succession = site.app.state.server.rooms._rooms[nel.id].parts.succession
    nel.disconnect()
    bo.listen_until(lambda: bo.table["is_host"])
    assert succession._timer is not None
    nel.connect()
    assert (succession._timer, notices(bo)) == (None, [])


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
