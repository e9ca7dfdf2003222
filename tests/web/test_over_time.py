"""Games over time and the list of puzzles: what this device has kept, counted once, saved and erased."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from support.running_server import Guests
from web.test_review import birds

from menagerie.puzzles.shelf import puzzles_of


def row(number: int, *, won: bool, game: str = "cubirds", against: str = "casual", players: int = 3) -> list[Any]:
    form = "usual" if game == "cubirds" else "2022"
    of_birds, of_animals = {"lay": [9, 1, 0], "draw": [4, 0, 1], "flock": [3, 0, 0]}, {"bid": [9, 2, 1], "take": [5, 0, 0]}
    kinds = of_birds if game == "cubirds" else of_animals
    return [f"table-{number}", "2026-11-20", game, form, players, against, int(won), -4 - number % 3, number % 7 - 2, kinds]


PLAYED = [
    *(row(number, won=number % 3 == 0, players=2 + number % 3, against=("casual", "expert")[number % 2]) for number in range(14)),
    *(row(20 + number, won=number > 0, game="wildcards", against="people", players=4) for number in range(4)),
    row(30, won=True, players=1, against="virtual"),
]


def keep(page: Page, games: list[Any]) -> None:
    puzzles = {"answered": some_answers(), "day": "", "days": 0}
    for name, kept in (("games", {"version": 1, "games": games}), ("puzzles", puzzles)):
        page.evaluate("([key, kept]) => localStorage.setItem(key, kept)", [f"menagerie-{name}", json.dumps(kept)])


def some_answers() -> dict[str, bool]:
    return {name: number % 4 != 2 for number, name in enumerate(list(puzzles_of("cubirds"))[::3])}


def test_a_finished_game_is_counted_once_with_its_review(guests: Guests) -> None:
    guest = guests(size="desk", pace="off")
    page = guest.page
    table = birds(page)
    table.reviews = table.reviews[2:]
    for _ in range(2):
        page.get_by_role("button", name="Review", exact=True).click()
        sheet = page.locator("dialog[open]:has(.review)")
        expect(sheet.get_by_role("heading", name="The headline of 0.")).to_be_visible()
        expect(sheet.get_by_role("link", name="Your games over time")).to_be_visible()
        page.keyboard.press("Escape")
        guest.button("See the table").click()
        guest.button("Result").click()
    kept = json.loads(page.evaluate("localStorage.getItem('menagerie-games')"))
    ((_, _, *told),) = kept["games"]
    assert told[0] == "cubirds"
    assert told[-1] == {"lay": [1, 1, 1]}


def test_games_over_time_stay_on_the_device(guests: Guests) -> None:
    guest = guests(size="phone")
    page = guest.page
    guest.go("/")
    keep(page, PLAYED)
    sent: list[str] = []
    page.on("request", lambda request: sent.append(f"{request.method} {request.url} {request.post_data or ''}"))
    guest.go("/")
    page.get_by_role("link", name=re.compile("Your games over time")).click()
    expect(page.get_by_role("heading", name="You won 9 of 19 games")).to_be_visible()
    expect(page.get_by_text("Solo games aside, you won 8 of 18.")).to_be_visible()
    page.get_by_role("radio", name="Wild Cards").check()
    expect(page.get_by_text("Other people")).to_be_visible()
    expect(page.get_by_text("3 of 4").first).to_be_visible()
    with page.expect_download() as saved:
        guest.button("Save as a file").click()
    assert len(json.loads(saved.value.path().read_text(encoding="utf-8"))["games"]) == len(PLAYED)
    guest.button("Erase …").click()
    guest.button("Keep it").click()
    expect(page.get_by_role("heading", name="You won 9 of 19 games")).to_be_visible()
    guest.button("Erase …").click()
    guest.button("Erase it").click()
    expect(page.get_by_role("heading", name="Nothing here yet, and that’s easily changed")).to_be_visible()
    assert page.evaluate("localStorage.getItem('menagerie-games')") is None
    assert not [each for each in sent if "table-1" in each or not each.startswith(("GET", "DELETE"))]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", ["/progress", "/puzzles"])
def test_the_page_is_sound(guests: Guests, path: str, theme: str) -> None:
    guest = guests(size="phone", theme=theme)
    guest.go(path)
    expect(guest.page.locator("main h1")).to_be_visible()
    guest.check_page()
    keep(guest.page, PLAYED)
    guest.go(path)
    expect(guest.page.locator("main h2").nth(1)).to_be_visible()
    guest.check_page()


def test_the_list_says_which_puzzles_are_solved_and_leads_to_the_next(guests: Guests) -> None:
    guest = guests(size="desk")
    page = guest.page
    guest.go("/")
    keep(page, [])
    page.get_by_role("link", name="All puzzles").click()
    answered = some_answers()
    shelf = puzzles_of("cubirds")
    expect(page.get_by_text(f"{sum(answered.values())} solved", exact=True)).to_be_visible()
    expect(page.locator("ol a")).to_have_count(len(shelf))
    expect(page.locator("ol a.missed")).to_have_count(sum(not right for right in answered.values()))
    page.get_by_role("link", name="Wild Cards").click()
    expect(page.locator("ol a")).to_have_count(len(puzzles_of("wildcards")))
    page.get_by_role("link", name="CuBirds").click()
    easiest = min((each for each in shelf.values() if each.id not in answered), key=lambda each: each.stars)
    page.get_by_role("link", name="Next unsolved").click()
    expect(page).to_have_url(re.compile(f"/puzzle/cubirds/{easiest.id}$"))


def test_a_lesson_that_is_done_is_known_where_nothing_is_stored(guests: Guests) -> None:
    guest = guests()
    page = guest.page
    guest.go("/")
    guest.button("Play now").first.wait_for()  # by then the guest is known by a cookie
    learned = json.dumps({"lessons": ["cubirds/first"], "puzzles": []})
    page.evaluate(
        "(body) => fetch('/api/me/progress', {method: 'POST', headers: {'content-type': 'application/json'}, body})", learned
    )
    guest.go("/learn/cubirds")
    expect(page.locator("main li").first.get_by_text("Done", exact=True)).to_be_visible()
