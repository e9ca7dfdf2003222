"""From choosing to doing: what keys and taps choose, take back, confirm and look at, at drawn tables of both games."""

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from support.drawn_page import ANIMALS, BIRDS, DrawnTable

from menagerie.server.wire import messages as m

BOTS = (1, 2, 3, 4)
CARDS = {"cubirds": "[data-hand] button[data-species=magpie]", "wildcards": "[data-hand] button[data-card=savannah-3]"}
DRAWN = {"cubirds": BIRDS, "wildcards": ANIMALS}
IBEX = ANIMALS.replace("round: 8 bid", "bid 1: savannah 4\nround: 8 take-back 1")
TAKING = ANIMALS.replace("round: 8 bid", "bid 1: savannah 4\nround: 8 take 1")

Open = Callable[..., tuple[Page, DrawnTable]]


@pytest.fixture
def opened(chromium: Browser) -> Iterator[Open]:
    context = chromium.new_context(viewport={"width": 1366, "height": 650})

    def opened(game: str, drawing: str, **likes: bool) -> tuple[Page, DrawnTable]:
        kept = json.dumps({"pace": "off", **likes})
        context.add_init_script(f"localStorage.setItem('menagerie-settings', {json.dumps(kept)})")
        context.add_init_script("""localStorage.setItem("menagerie-tips", '{"off": true}')""")
        page = context.new_page()
        table = DrawnTable(page, game, drawing, bots=BOTS)
        page.locator(".prompt.yours").wait_for()
        return page, table

    yield opened
    context.close()


def done(table: DrawnTable) -> list[str]:
    return [str(table.log.game.read_action(said.action)) for said in table.said if isinstance(said, m.Act)]


def test_who_confirms_every_move_lays_birds_with_three_keys(opened: Open) -> None:
    page, table = opened("cubirds", BIRDS, confirmMoves=True)
    page.keyboard.press("5")
    page.keyboard.press("Enter")
    expect(page.locator("[data-confirm]")).to_have_text("Do it")
    assert done(table) == []
    page.keyboard.press("Enter")
    page.locator(".prompt:not(.yours)").wait_for()
    assert done(table) == ["lay magpie left 1"]


def test_escape_does_not_do_what_is_proposed(opened: Open) -> None:
    page, table = opened("cubirds", BIRDS, confirmMoves=True)
    page.keyboard.press("5")
    page.keyboard.press("Enter")
    expect(page.locator("[data-confirm]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-confirm]")).to_have_count(0)
    expect(page.locator(CARDS["cubirds"])).to_have_attribute("aria-pressed", "true")
    assert done(table) == []


def test_who_confirms_every_move_confirms_buttons_too(opened: Open) -> None:
    page, table = opened("cubirds", BIRDS.replace("1 lay", "1 draw"), confirmMoves=True)
    page.get_by_role("button", name="Draw nothing").click()
    assert done(table) == []
    page.get_by_role("button", name="Do it").click()
    page.locator(".prompt:not(.yours)").wait_for()
    assert len(done(table)) == 1


@pytest.mark.parametrize("game", CARDS)
def test_escape_takes_a_choice_back_wherever_the_focus_is(opened: Open, game: str) -> None:
    page, table = opened(game, DRAWN[game])
    page.locator(CARDS[game]).click()
    expect(page.locator(CARDS[game])).to_have_attribute("aria-pressed", "true")
    page.locator("main").focus()
    page.keyboard.press("Escape")
    expect(page.locator(CARDS[game])).to_have_attribute("aria-pressed", "false")
    assert done(table) == []


@pytest.mark.parametrize(
    ("game", "drawing", "tapped", "title"),
    [
        ("cubirds", BIRDS.replace("1 lay", "1 draw"), CARDS["cubirds"], "Magpie"),
        ("wildcards", IBEX, "[data-hand] button[data-card=forest-1]", "Forest 1"),
        ("wildcards", TAKING, "[data-hand] button[data-card=refill]", "The refill card"),
    ],
)
def test_a_tap_on_what_is_no_answer_looks_closer_and_tells_why_not(
    opened: Open, game: str, drawing: str, tapped: str, title: str
) -> None:
    page, table = opened(game, drawing)
    page.locator(tapped).click()
    sheet = page.locator("dialog[open]")
    expect(sheet.get_by_role("heading", name=title)).to_be_visible()
    expect(sheet.locator(".notice")).to_be_visible()
    assert done(table) == []
