"""A puzzle in a real browser: found on the front page, answered on the table of its game, and told with its worlds."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from support.running_server import Guests

from menagerie.puzzles.puzzle import Puzzle
from menagerie.puzzles.shelf import puzzles_of


def first(game: str, is_meant: Callable[[Puzzle], bool]) -> Puzzle:
    return next(each for each in puzzles_of(game).values() if is_meant(each))


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["phone", "desk"])
def test_a_puzzle_is_answered_and_told(guests: Guests, size: str, theme: str) -> None:
    puzzle = first("cubirds", lambda each: each.kind == "flock" and each.best == "pass")
    guest = guests(size=size, theme=theme)
    guest.go(f"/puzzle/cubirds/{puzzle.id}")
    expect(guest.page.get_by_text("Complete a flock?", exact=True)).to_be_visible()
    guest.check_page()
    guest.page.locator(".prompt").get_by_role("button", name=re.compile(r"^(Pass|No flock|Do not|Don’t|Not now)")).first.click()
    sheet = guest.page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name="Right!")).to_be_visible()
    expect(sheet.get_by_text(re.compile(r"^We played 1,?000 possible games"))).to_be_visible()
    guest.check_page()
    sheet.get_by_role("button", name="Look at the table").click()
    expect(guest.button("Solution")).to_be_visible()
    guest.button("Solution").click()
    sheet.get_by_role("button", name="Another puzzle").click()
    expect(guest.page).not_to_have_url(re.compile(puzzle.id))


def test_the_puzzle_of_the_day_is_on_the_front_page(guests: Guests) -> None:
    guest = guests(size="phone")
    guest.go("/")
    region = guest.page.get_by_role("region", name=re.compile("^Puzzle of the day"))
    expect(region).to_be_visible()
    guest.check_page()
    region.get_by_role("link", name="Solve it").click()
    expect(guest.page).to_have_url(re.compile("/puzzle/today$"))
    expect(guest.page.locator(".prompt")).to_be_visible()


def test_a_puzzle_that_does_not_exist_says_so(guests: Guests) -> None:
    guest = guests()
    guest.refusals.add(404)
    guest.go("/puzzle/cubirds/nothing")
    expect(guest.page.get_by_text("This puzzle doesn’t exist")).to_be_visible()
