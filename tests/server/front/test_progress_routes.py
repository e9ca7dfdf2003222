"""What a guest has learned: added up from all devices, and nothing that does not exist."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from support.server.people import Person, Site

from menagerie.puzzles.shelf import puzzles_of
from menagerie.server.presentation.guest_progress import all_there_is
from menagerie.server.storage.guestbook import GuestBook
from menagerie.server.storage.rows import Learned
from menagerie.server.storage.store import Store

SOLVED, OTHER, *_ = puzzles_of("cubirds")
FIRST, FILL = "cubirds/first", "cubirds/fill"
NOTHING: dict[str, list[str]] = {"lessons": [], "puzzles": []}


def told(person: Person) -> Any:
    return person.http.get("/api/me/progress").json()


def add(person: Person, *lessons: str, puzzles: tuple[str, ...] = ()) -> Any:
    answer = person.http.post("/api/me/progress", json={"lessons": lessons, "puzzles": puzzles})
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_what_is_learned_here_and_there_is_added_up(site: Site) -> None:
    nel = site.person()
    assert told(nel) == NOTHING
    assert add(nel, FIRST, puzzles=(SOLVED,)) == {"lessons": [FIRST], "puzzles": [SOLVED]}
    assert add(nel, FILL, FIRST) == told(nel) == {"lessons": [FILL, FIRST], "puzzles": [SOLVED]}


def test_what_a_guest_has_learned_is_told_to_nobody_else(site: Site) -> None:
    add(site.person(), FIRST)
    assert told(site.person()) == NOTHING


def test_only_lessons_and_puzzles_that_exist_are_stored(site: Site) -> None:
    nel = site.person()
    assert add(nel, "cubirds/flying", "../first", FIRST, puzzles=("nothing",)) == {"lessons": [FIRST], "puzzles": []}
    ((kept,),) = site.rows("select learned from guest")
    assert "flying" not in str(kept)
    site.write("update guest set learned = ?", '{"lessons": ["cubirds/of-yesterday"], "puzzles": []}')
    assert told(nel) == NOTHING
    add(nel, FILL)
    ((kept,),) = site.rows("select learned from guest")
    assert "yesterday" not in str(kept)


@pytest.mark.parametrize(
    "body",
    [{"lessons": ["x"] * 201, "puzzles": []}, {"lessons": [], "puzzles": ["x" * 41]}, {"lessons": "all", "puzzles": []}, {}],
    ids=["too many", "too long", "no list", "nothing"],
)
def test_what_is_no_progress_is_refused_and_changes_nothing(site: Site, body: dict[str, Any]) -> None:
    nel = site.person()
    add(nel, FIRST)
    assert nel.http.post("/api/me/progress", json=body).status_code == 422
    assert told(nel) == {"lessons": [FIRST], "puzzles": []}


def test_every_puzzle_there_will_be_fits_into_one_request(site: Site) -> None:
    body = {"lessons": sorted(all_there_is().lessons), "puzzles": [f"{number:08x}" for number in range(400)]}
    assert site.person().http.post("/api/me/progress", json=body).status_code == 200


def test_it_is_deleted_on_request(site: Site) -> None:
    nel = site.person()
    assert nel.http.delete("/api/me/progress").status_code == 204, "there was nothing"
    add(nel, FIRST)
    assert nel.http.delete("/api/me/progress").status_code == 204
    assert told(nel) == NOTHING
    assert site.rows("select learned from guest") == [(None,)]


def test_the_private_link_of_a_seat_brings_two_devices_together(site: Site) -> None:
    nel, _ = site.table("cubirds", ["Nel", "Bo"])
    phone = site.person()
    add(nel, FIRST)
    add(phone, FILL, puzzles=(OTHER,))
    secret = nel.table["seat_link"].split("#seat=")[1]
    phone.http.post("/api/seats", json={"secret": secret}).raise_for_status()
    assert told(phone) == told(nel) == {"lessons": [FILL, FIRST], "puzzles": [OTHER]}


@pytest.mark.parametrize("place", ["sqlite", "postgres"])
def test_two_processes_that_add_at_once_lose_nothing(place: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    where = tmp_path / "menagerie.db" if place == "sqlite" else request.getfixturevalue("postgres").database("progress")
    names = sorted(all_there_is().lessons)
    first = Store(where)
    first.migrate()
    stores = [first, first if place == "sqlite" else Store(where)]
    asyncio.run(GuestBook(first).call("nel", "Nel"))

    def learn(number: int) -> None:
        learned = Learned(frozenset(names[number : number + 1]))
        asyncio.run(GuestBook(stores[number % 2]).learn("nel", learned, all_there_is()))

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(learn, range(len(names))))
    assert asyncio.run(GuestBook(first).learned_by("nel")).lessons == {*names}
    for store in {*stores}:
        store.close()
