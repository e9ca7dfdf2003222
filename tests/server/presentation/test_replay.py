"""The replay of a finished game: a seat sees what it knew at the time, and all cards are open only once the game is over."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from support.server.people import Message, Person, Site, changed, play

ROOT = Path(__file__).resolve().parents[3]


def watch(person: Person, table: str = "", **query: str) -> Message:
    answer = person.http.get(f"/api/tables/{table or person.id}/again", params=query)
    assert answer.status_code == 200, answer.text
    told: Message = answer.json()
    return told


def moments_of(told: Message) -> list[tuple[int, Message, Any]]:
    """Each moment: who acted, the line without its number, and the view after it."""
    view, found = told["view"], []
    for done in told["actions"]:
        for moment in done["moments"]:
            view = changed(view, moment["change"])
            found.append((done["seat"], without_number(moment["line"]), view))
        view = changed(view, done["change"])
    return found


def views_of(told: Message) -> list[Any]:
    """The first view, and the view after each action."""
    views = [told["view"]]
    for done in told["actions"]:
        view = views[-1]
        for each in (*(moment["change"] for moment in done["moments"]), done["change"]):
            view = changed(view, each)
        views.append(view)
    return views


def without_number(line: Message) -> Message:
    return {name: value for name, value in line.items() if name != "number"}


def told_in_play(person: Person) -> tuple[list[tuple[int, Message, Any]], list[Any]]:
    moved = [frame for frame in person.frames if frame["type"] == "moved"]
    moments = [(frame["seat"], without_number(each["line"]), each["view"]) for frame in moved for each in frame["moments"]]
    return moments, [frame["view"] for frame in moved]


FORMS = [
    ("cubirds", "usual", ["Nel", "Bo", "Cleo"]),
    ("wildcards", "duel", ["Nel", "Bo"]),
    ("wildcards", "2022-leo", ["Nel", "Bo"]),
]


@pytest.mark.parametrize(("game", "form", "names"), FORMS, ids=[f"{game}-{form}" for game, form, _ in FORMS])
def test_a_seat_is_told_again_what_it_was_told_and_open_hands_are_those_that_were_held(
    site: Site, game: str, form: str, names: list[str]
) -> None:
    people = site.game(game, names, form=form)
    watcher = site.person("Wim").connect(people[0].id)
    play(people, Random(1))
    watcher.listen_until(lambda: watcher.outcome is not None)
    opened = watch(watcher, cards="open")
    for person in (*people, watcher):
        told = watch(person)
        moments, views = told_in_play(person)
        first = next(frame for frame in person.frames if frame["type"] == "position")

        assert told["table"]["you"] == person.table["you"]
        assert told["table"]["seat_link"] is None
        assert [without_number(line) for line in told["log"]] == [without_number(line) for line in first["log"]]
        assert views_of(told)[1:] == views
        assert moments_of(told) == moments
        assert told["outcome"] == person.outcome
        assert [len(each["moments"]) for each in opened["actions"]] == [len(each["moments"]) for each in told["actions"]]

    for person in people:
        own = [views[person.seat]["hand"] for views in (view["seats"] for view in views_of(watch(person)))]
        assert [view["seats"][person.seat]["hand"] for view in views_of(opened)] == own, "an open hand is what its owner saw"
        assert None not in own


def test_what_was_taken_back_is_not_in_it(site: Site) -> None:
    nel, bo, *_ = people = site.game("wildcards", ["Nel", "Bo", "Cleo"])
    nel.act("bid refill")
    assert nel.ask("take-back", id="back", seq=nel.seq)["type"] == "accepted"
    for person in people:
        person.settle()
    play(people, Random(3), most=6)
    done = len(site.log(nel.id)) - 2  # an action was taken back
    nel.ask("end-game")
    for person in people[1:]:
        person.ask("answer-end-game", agree=True)
    nel.settle()
    assert nel.table["ended"] == "agreement"
    told = watch(bo)

    assert len(told["actions"]) == done + 1
    assert "took back" not in " ".join(line["text"] for _, line, _ in moments_of(told))
    assert told["outcome"] is None
    last = told["actions"][-1]
    assert (last["seat"], last["moments"][0]["line"]["code"]) == (None, "ended-by-agreement")
    assert views_of(told)[-1] == bo.position["view"]


def test_of_several_seats_one_is_chosen(site: Site) -> None:
    nel, bo = site.game("cubirds", ["Nel", "Bo"], turns=4)
    secret = bo.table["seat_link"].partition("#seat=")[2]
    play([nel, bo], Random(4))
    assert nel.http.post("/api/seats", json={"secret": secret, "keep_both": True}).status_code == 201
    assert [watch(nel, seat=str(seat))["view"]["seat"] for seat in (0, 1)] == [0, 1]
    assert watch(bo, seat="0")["view"]["seat"] == 1, "another's seat stays another's"


@pytest.mark.parametrize("cards", ["mine", "open"])
def test_a_game_that_goes_on_is_not_told_again(site: Site, cards: str) -> None:
    nel, bo = site.game("cubirds", ["Nel", "Bo"])
    play([nel, bo], Random(5), most=3)
    for person in (nel, bo, site.person("Wim")):
        answer = person.http.get(f"/api/tables/{nel.id}/again", params={"cards": cards})
        assert answer.status_code == 400
        assert answer.json() == {"detail": "This game is still going on. You can watch the replay once it’s over."}


def test_whoever_asks_too_often_waits(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    nel, bo = site.game("cubirds", ["Nel", "Bo"], turns=2)
    play([nel, bo], Random(6))
    answers = [nel.http.get(f"/api/tables/{nel.id}/again").status_code for _ in range(22)]
    assert (answers[0], answers[-1]) == (200, 429)


def test_only_what_tells_games_again_opens_all_cards() -> None:
    """Nothing else in the code can ask for an open view or for open events."""
    sources = (ROOT / "src").rglob("*.py")
    asking = [path for path in sources if any(name in path.read_text("utf-8") for name in (".open_view(", ".open_events("))]
    assert [path.relative_to(ROOT).as_posix() for path in asking] == ["src/menagerie/server/presentation/replay.py"]
