"""Each reads their own language: by what the browser likes, or as they choose, in the middle of a game too."""

import re

import pytest
from playwright.sync_api import Browser, expect
from support.running_server import Guests

from menagerie.words import Words

ROWS = {"en": "row", "nl": "rij", "de": "Reihe"}


def test_a_game_goes_on_in_the_language_that_is_chosen_its_log_included(guests: Guests) -> None:
    guest = guests(pace="off", size="phone")
    page = guest.page
    guest.open_table(game="cubirds", players=2, bots="casual")
    guest.settle()
    question = page.locator(".prompt .said")
    for label, language in (("Nederlands", "nl"), ("Deutsch", "de"), ("English", "en")):
        page.locator('[popovertarget="table-menu"]').click()
        page.locator("#table-menu button", has_text=re.compile("^(Settings|Instellingen|Einstellungen)$")).click()
        with page.expect_navigation():
            page.get_by_role("dialog").get_by_role("radio", name=label).click(force=True)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(question).to_contain_text(Words("cubirds", language=language).phrase("ask-lay"))
        page.locator("header .log").click()
        told = page.get_by_role("dialog").inner_text()
        others = [word for other, word in ROWS.items() if other != language]
        assert not re.search(rf"\b({'|'.join(others)}) \d", told), told
        page.keyboard.press("Escape")


@pytest.mark.parametrize(("liked", "spoken"), [("nl-BE", "nl"), ("de-AT", "de"), ("fr-FR", "en")])
def test_at_first_a_page_speaks_what_the_browser_likes(chromium: Browser, guests: Guests, liked: str, spoken: str) -> None:
    base = guests().base
    context = type(chromium).new_context(chromium, locale=liked)
    page = context.new_page()
    page.goto(base)
    expect(page.locator("html")).to_have_attribute("lang", spoken)
    goal = Words("cubirds", language=spoken).phrase("game-goal")
    expect(page.get_by_role("article", name="CuBirds")).to_contain_text(goal)
    fetched = page.evaluate("performance.getEntriesByType('resource').map((each) => each.name)")
    assert sum("/web-" in name for name in fetched) == 1, "only its own words"
    context.close()
