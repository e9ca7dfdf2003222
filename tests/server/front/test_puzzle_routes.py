"""Puzzles over HTTP: shown from one seat's view, without the answer, and explained once they are answered."""

from datetime import UTC, datetime

import pytest
from support.server.people import Site

from menagerie.games import GAMES
from menagerie.puzzles.puzzle import Puzzle
from menagerie.puzzles.shelf import puzzle_of_the_day, puzzles_of

SOME = [puzzle for game in GAMES for puzzle in list(puzzles_of(game).values())[:4]]


def test_the_list_names_every_puzzle_and_no_answer(site: Site) -> None:
    for game in GAMES:
        told = site.person().http.get(f"/api/puzzles/{game}").json()["puzzles"]
        assert [each["id"] for each in told] == list(puzzles_of(game))
        assert not {"best", "next_best", "table"} & set(told[0])


def test_the_puzzle_of_the_day_is_that_of_the_date(site: Site) -> None:
    today = datetime.now(UTC).date()
    told = site.person().http.get("/api/puzzles/today").json()
    assert told["day"] == today.isoformat()
    assert told["id"] == puzzle_of_the_day(today).id


@pytest.mark.parametrize("puzzle", SOME, ids=lambda puzzle: f"{puzzle.game}-{puzzle.id}")
def test_a_puzzle_shows_what_its_seat_sees_and_nothing_else(site: Site, puzzle: Puzzle) -> None:
    told = site.person().http.get(f"/api/puzzles/{puzzle.game}/{puzzle.id}").json()
    game = puzzle.set_up()
    alone = game.guess(puzzle.seat, 5)  # whatever is hidden is dealt again
    assert told["table"]["you"] == puzzle.seat
    assert told["position"]["asked"]["offers"]
    assert set(told) == {"id", "title", "task", "about", "level", "table", "position"}
    assert game.seen_text(puzzle.seat) == type(game).from_text(puzzle.table).seen_text(puzzle.seat)
    if "sealed" not in puzzle.table:  # cards that others have sealed are back in their hands
        assert alone.own_table(puzzle.seat).tobytes() == game.own_table(puzzle.seat).tobytes()
    hands = [seat.get("hand") for seat in told["position"]["view"]["seats"]]
    assert sum(hand is not None for hand in hands) <= 1 + (game.seats - puzzle.players)


@pytest.mark.parametrize("puzzle", SOME, ids=lambda puzzle: f"{puzzle.game}-{puzzle.id}")
def test_an_answer_is_told_right_or_wrong_with_worlds(site: Site, puzzle: Puzzle) -> None:
    address = f"/api/puzzles/{puzzle.game}/{puzzle.id}/answer"
    right = site.person().http.post(address, json={"action": puzzle.best}).json()
    wrong = site.person().http.post(address, json={"action": puzzle.next_best}).json()
    assert (right["is_right"], wrong["is_right"]) == (True, False)
    assert sum(right["worlds"].values()) == puzzle.worlds.count
    assert wrong["best"] == right["best"]


def test_an_answer_may_be_plain_and_one_that_is_none_is_refused(site: Site) -> None:
    puzzle = next(each for each in SOME if each.kind == "lay")
    address = f"/api/puzzles/{puzzle.game}/{puzzle.id}"
    assert site.person().http.post(f"{address}/answer", json={"action": puzzle.best_action.plain()}).json()["is_right"]
    assert site.person().http.post(f"{address}/answer", json={"action": "dance"}).status_code == 400
    assert site.person().http.post(f"{address}/answer", json={"action": {"code": "dance"}}).status_code == 400
    told = site.person().http.post(f"{address}/previews", json={"actions": [puzzle.best, "pass"]}).json()
    assert told[0]["consequences"]
    assert told[1]["refusal"]
    assert told[0]["remarks"] == []


def test_a_puzzle_that_does_not_exist_is_not_found(site: Site) -> None:
    assert site.person().http.get("/api/puzzles/cubirds/nothing").status_code == 404
    assert site.person().http.get("/api/puzzles/chess").status_code == 404
