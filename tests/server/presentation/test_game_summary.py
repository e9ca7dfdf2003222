"""The summary of a game, given only once it is over: how it went, the hands, and who won the games before it."""

from random import Random
from typing import Any

import pytest
from server.table.test_rematch import visitor
from support.server.people import Person, Site, play


def afterwards(person: Person) -> dict[str, Any]:
    answer = person.http.get(f"/api/tables/{person.id}/afterwards")
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


@pytest.mark.parametrize("game", ["cubirds", "wildcards"])
def test_how_it_went_is_told_once_it_is_over(site: Site, game: str) -> None:
    nel, bo = people = site.game(game, ["Nel", "Bo"], bots=1)
    play(people, Random(3), most=8)
    early = nel.http.get(f"/api/tables/{nel.id}/afterwards")
    assert (early.status_code, early.json()["detail"]) == (400, "The game is still going on.")

    while not (nel.outcome and bo.outcome):
        play(people, Random(3))
    told, outcome = afterwards(nel), nel.outcome
    assert len(told["hands"]) == len(outcome["results"]) == 3
    assert told["chart"]["marks"][-1]["number"] == int(told["turns"].split()[0])
    assert told["seconds"] >= 0
    assert (told["games"], sum(told["wins"])) == (1, sum(each["won"] for each in outcome["results"]))
    assert told["chart"] == afterwards(bo)["chart"] == afterwards(site.person("Stranger").connect(nel.id))["chart"]
    winner = next(each for each in outcome["results"] if each["won"])
    assert winner["deciding"]
    assert all(not each["deciding"] for each in outcome["results"] if not each["won"])
    for person in people:
        assert (person.outcome is not None and person.outcome["near"] is None) == (winner["seat"] == person.table["you"])


def test_a_series_of_rematches_is_counted_person_by_person(site: Site) -> None:
    people = site.game("cubirds", ["Nel", "Bo"], turns=2)
    play(people, Random(4))
    wins = dict.fromkeys(("Nel", "Bo"), 0)
    for number in (1, 2, 3):
        nel = people[0]
        told = afterwards(nel)
        names = [seat["name"] for seat in nel.table["seats"]]
        assert nel.outcome is not None
        for each in nel.outcome["results"]:
            wins[names[each["seat"]]] += each["won"]
        assert told["games"] == number
        assert dict(zip(names, told["wins"], strict=True)) == wins
        nel.ask("rematch")
        people = [visitor(site, person, nel.table["rematch"]) for person in people]
        for person in people:
            person.ask("ready", ready=True)
        play(people, Random(number))
