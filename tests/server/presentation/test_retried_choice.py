"""A choice of a finished game, tried again: asked as it was asked, judged with the numbers of its review."""

from random import Random
from typing import Any

import httpx
import pytest
from support.forms import play_some
from support.server.people import Person, Site
from support.waiting import wait_until

from menagerie.core import Record
from menagerie.core.plain import to_plain
from menagerie.games import GAMES


@pytest.fixture
def nel(site: Site) -> Person:
    """Somebody with a table of a recorded game."""
    game = GAMES["cubirds"].new(2, seed=3, turn_limit=6)
    play_some(game, Random(3), 60)
    nel = site.person("Nel")
    nel.id = nel.http.post("/api/records", json={"record": game.record().to_json()}).json()["table"]
    return nel


def review_of(nel: Person) -> dict[str, Any]:
    told: dict[str, Any] = {}

    def is_ready() -> bool:
        told.update(nel.http.get(f"/api/tables/{nel.id}/review").json())
        return str(told["state"]) == "ready"

    wait_until(is_ready)
    return told


def answer(nel: Person, number: int, action: Any) -> httpx.Response:
    return nel.http.post(f"/api/tables/{nel.id}/choices/{number}/answer", json={"action": action})


def test_it_is_asked_as_its_seat_saw_it_and_judged_with_the_numbers_of_the_review(nel: Person) -> None:
    choices = [choice for seat in review_of(nel)["seats"] for choice in seat["choices"]]
    choice = next((each for each in choices if each["better"]), choices[0])
    number = choice["number"]
    told = nel.http.get(f"/api/tables/{nel.id}/choices/{number}").json()
    offers = [offer["plain"] for offer in told["position"]["asked"]["offers"]]
    assert choice["played_action"] in offers
    assert told["title"].endswith(", once more")
    assert told["table"]["you"] is not None
    assert told["table"]["seat_link"] is None

    same = answer(nel, number, choice["played_action"]).json()
    assert same["choice"] == choice
    assert same["then"] is None
    best = answer(nel, number, choice["best_action"]).json()
    assert best["choice"]["grade"] == "best"
    assert best["choice"]["chance"] == choice["best_chance"]
    for other in offers:
        if other not in (choice["played_action"], choice["best_action"]):
            verdict = answer(nel, number, other).json()
            assert verdict["choice"]["played_action"] == other
            assert verdict["choice"]["chance"] <= verdict["choice"]["best_chance"]
            assert verdict["then"].startswith("Played in the game: ")
            break


def test_it_is_judged_without_a_review_too_and_previewed_as_at_a_table(nel: Person) -> None:
    told = nel.http.get(f"/api/tables/{nel.id}/choices/0").json()
    offers = [offer["plain"] for offer in told["position"]["asked"]["offers"]]
    previews = nel.http.post(f"/api/tables/{nel.id}/choices/0/previews", json={"actions": offers[:2]})
    assert [each["refusal"] for each in previews.json()] == [None, None]
    verdict = answer(nel, 0, offers[0])
    assert verdict.status_code == 200, verdict.text
    assert verdict.json()["headline"]


def test_what_cannot_be_asked_or_answered_is_refused_with_a_sentence(nel: Person, site: Site) -> None:
    assert nel.http.get(f"/api/tables/{nel.id}/choices/5000").json()["detail"] == "This game has no such moment."
    assert answer(nel, 0, "fly").status_code == 400
    assert answer(nel, 0, "draw").status_code == 400  # not now
    assert nel.http.get(f"/api/tables/{nel.id}/choices/-1").status_code == 422
    playing = site.person("Bo")
    playing.open("cubirds", players=2, bots="beginner")
    refused = nel.http.get(f"/api/tables/{playing.id}/choices/0")
    assert (refused.status_code, refused.json()["detail"]) == (400, "The game is still going on.")


def test_it_shows_what_its_seat_saw_and_nothing_else(nel: Person) -> None:
    text = nel.http.get(f"/api/tables/{nel.id}/record").text
    game = next(GAMES["cubirds"].replay(Record.from_json(text)).played_again())
    told = nel.http.get(f"/api/tables/{nel.id}/choices/0").json()
    assert told["position"]["view"] == to_plain(game.without_memory(game.view(told["table"]["you"])))
