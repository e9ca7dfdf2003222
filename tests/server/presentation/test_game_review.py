"""The review of a finished game: made on demand, the same for everyone, and only once the game is over."""

from random import Random
from typing import Any

import pytest
from support.server.people import Person, Site, play
from support.waiting import wait_until


def review(person: Person) -> dict[str, Any]:
    """The review as this person reads it, once it is ready."""
    told: dict[str, Any] = {}

    def is_ready() -> bool:
        answer = person.http.get(f"/api/tables/{person.id}/review")
        assert answer.status_code == 200, answer.text
        told.update(answer.json())
        return str(told["state"]) != "being-made"

    wait_until(is_ready)
    return told


@pytest.mark.parametrize("game", ["cubirds", "wildcards"])
def test_a_finished_game_is_reviewed_for_everybody_who_played(site: Site, game: str) -> None:
    nel, bo = people = site.game(game, ["Nel", "Bo"], bots=1)
    play(people, Random(3), most=8)
    early = nel.http.get(f"/api/tables/{nel.id}/review")
    assert (early.status_code, early.json()["detail"]) == (400, "The game is still going on.")

    while not (nel.outcome and bo.outcome):
        play(people, Random(3))
    told = review(nel)
    assert (told["state"], told["progress"]) == ("ready", 1.0)
    assert {each["seat"] for each in told["seats"]} == {0, 1, 2}
    assert told["seats"][0]["seat"] == nel.table["you"]  # the reader's own review comes first
    for each in told["seats"]:
        account = each["account"]
        assert account["own"] <= 0
        assert account["start"] + account["own"] + account["others"] + account["luck"] == pytest.approx(account["end"])
        assert each["choices"]
    ends = [each["account"]["end"] for each in sorted(told["seats"], key=lambda each: int(each["seat"]))]
    assert nel.outcome is not None
    assert [end > 0 for end in ends] == [each["won"] for each in nel.outcome["results"]]

    other = review(bo)
    assert other["seats"][0]["seat"] == bo.table["you"]
    assert {each["seat"]: each["account"] for each in other["seats"]} == {each["seat"]: each["account"] for each in told["seats"]}


def test_a_game_that_was_ended_early_has_no_review(site: Site) -> None:
    nel, bo = people = site.game("cubirds", ["Nel", "Bo"])
    play(people, Random(3), most=4)
    nel.ask("end-game")
    bo.ask("answer-end-game", agree=True)
    assert review(nel)["state"] == "impossible"
