"""Usual answers for the rest of the game: given automatically for a player who wants that, like only answers, until they change
their mind."""

from random import Random

from support.server.people import Person, Site, play
from support.waiting import wait_until

CODE = "ask-take-back"
TOLD = [{"code": CODE, "label": "Always take your bid card back with the ibex"}]


def asked_by_the_ibex(people: list[Person]) -> Person | None:
    found = (person for person in people if person.is_asked and person.position["asked"]["code"] == CODE)
    return next(found, None)


def to_the_ibex(people: list[Person], random: Random) -> Person:
    """Play on until somebody is asked whether the bid comes back."""
    while (found := asked_by_the_ibex(people)) is None:
        play(people, random, most=1)
        assert not people[0].outcome, "the ibex asks somebody in this game"
    return found


def started(site: Site) -> list[Person]:
    return site.game("wildcards", ["Nel", "Bo", "Cleo"])


def test_who_is_asked_something_usual_is_told_so(site: Site) -> None:
    people = started(site)
    assert people[0].position["asked"]["usual"] is None
    one = to_the_ibex(people, Random(1))
    asked = one.position["asked"]
    assert asked["usual"] == "take back"
    assert asked["usual"] in [offer["action"] for offer in asked["offers"]]
    assert not asked["answers_itself"]
    assert all(person.table["usual"] == [] for person in people)


def test_it_is_answered_from_now_on_and_only_for_this_seat(site: Site) -> None:
    people = started(site)
    one = to_the_ibex(people, Random(1))
    seq = one.seq
    assert not one.ask("set-usual", code=CODE, on=True)
    one.listen_to(seq + 1)
    assert site.log(one.id)[seq][1:] == (one.seat, "take back", "automatic")
    assert one.table["usual"] == TOLD
    for other in people:
        other.settle()
        assert other is one or other.table["usual"] == []
    told = next(
        frame for frame in one.frames if frame["type"] == "position" and frame["seq"] == seq and frame["asked"]["answers_itself"]
    )
    assert told["asked"]["usual"] == "take back"


def test_it_is_remembered_when_the_table_is_read_anew(site: Site) -> None:
    people = started(site)
    for person in people:
        assert not person.ask("set-usual", code=CODE, on=True)
        assert not person.ask("set-usual", code=CODE, on=True), "to say it twice changes nothing"
        person.disconnect()
    wait_until(lambda: site.app.state.server.rooms._rooms[people[0].id].is_idle)
    site.app.state.server.rooms._rooms.clear()
    for person in people:
        person.connect()
        assert person.table["usual"] == TOLD
    random = Random(1)
    while not (given := [line for line in site.log(people[0].id) if line[3] == "automatic"]):
        play(people, random, most=1)
    assert {action for _, _, action, _ in given} == {"take back"}
    assert not [line for line in site.log(people[0].id) if line[2] in ("take back", "leave") and line[3] != "automatic"]


def test_whoever_does_not_want_it_any_more_is_asked_again(site: Site) -> None:
    people = started(site)
    for person in people:
        assert not person.ask("set-usual", code=CODE, on=True)
        assert not person.ask("set-usual", code=CODE, on=False)
        assert person.table["usual"] == []
    one = to_the_ibex(people, Random(1))
    assert one.act("leave")["type"] == "accepted"


def test_nothing_is_answered_for_who_is_away(site: Site) -> None:
    people = started(site)
    one = to_the_ibex(people, Random(1))
    seq, other = one.seq, people[people.index(one) - 1]
    one.disconnect()
    other.listen_until(lambda: not other.table["seats"][one.table["you"]]["here"])
    site.app.state.server.rooms._rooms[one.id].live.stored.seats[one.table["you"]].usual = [CODE]
    assert not other.ask("set-automatic", on=False), "everybody who is to be asked is looked at"
    assert len(site.log(one.id)) == seq
    one.connect()
    one.listen_to(seq + 1)
    assert site.log(one.id)[seq][2:] == ("take back", "automatic")


def test_it_ends_with_the_game(site: Site) -> None:
    people = started(site)
    for person in people:
        assert not person.ask("set-usual", code=CODE, on=True)
    assert not people[0].ask("end-game")
    for person in people[1:]:
        assert not person.ask("answer-end-game", agree=True)
    assert not people[0].ask("rematch")
    again = people[0].table["rematch"]
    for person in people:
        person.disconnect()
        person.connect(again)
        assert person.table["usual"] == []


def test_a_question_without_a_usual_answer_has_none(site: Site) -> None:
    for people, code in ((started(site), "ask-bid"), (site.game("cubirds", ["Nel", "Bo"]), CODE)):
        kept = site.kept(people[0].id)
        refused = people[0].ask("set-usual", code=code, on=True)
        assert refused["text"] == f"In this game there is no usual answer to “{code}”."
        assert site.kept(people[0].id) == kept
