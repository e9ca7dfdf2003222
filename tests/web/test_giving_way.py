"""A phone's table gives way: sheets and menus to going back and to a pull, notes and pictures to what has to be seen."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from support.drawn_page import BASE, DrawnTable
from support.hidden_parts import settle
from web.test_end import BIRDS as LAST_FLOCK
from web.test_larger_birds import OTHERS, ROWS, THIRD

from menagerie.server.wire import messages as m

Opened = Callable[..., Page]
PHONES = [(390, 844), (360, 640)]
BOX = "(each) => { const {top, bottom} = each.getBoundingClientRect(); return {top, bottom}; }"


@pytest.fixture
def open_page(chromium: Browser) -> Iterator[Opened]:
    contexts: list[BrowserContext] = []

    def opened(width: int, height: int, **liked: object) -> Page:
        contexts.append(chromium.new_context(viewport={"width": width, "height": height}, has_touch=width < 600))
        kept = json.dumps({"theme": "light", "pace": "off", **liked})
        contexts[-1].add_init_script(f"localStorage.setItem('menagerie-settings', {json.dumps(kept)})")
        contexts[-1].add_init_script("""localStorage.setItem("menagerie-tips", '{"off": true}')""")
        return contexts[-1].new_page()

    yield opened
    for context in contexts:
        context.close()


def birds(page: Page, text: str, players: int = 3, turn: str = "1 lay") -> DrawnTable:
    table = DrawnTable(page, "cubirds", f"players: {players}\n{text}\nturn: {turn}", bots=(1, 2, 3, 4))
    page.locator("ul.hand button.stack").first.wait_for()
    page.locator(".wire > [data-key]").first.wait_for()
    return table


def box(page: Page, selector: str) -> dict[str, float]:
    found: dict[str, float] = page.locator(selector).evaluate(BOX)
    return found


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1366, 650)])
def test_going_back_closes_the_menu_and_every_sheet_before_it_leaves_the_table(
    open_page: Opened, width: int, height: int
) -> None:
    page = open_page(width, height)
    birds(page, ROWS + THIRD)
    table, menu, sheet = f"{BASE}/table/drawn", page.locator(".menu"), page.locator("dialog[open]")
    page.get_by_role("button", name="Menu").click()
    expect(menu).to_be_visible()
    page.go_back()
    expect(menu).to_be_hidden()
    assert page.url == table
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    expect(sheet).to_be_visible()
    page.go_back()
    expect(sheet).to_have_count(0)
    assert page.url == table
    assert page.evaluate("history.state") is None, "nothing of the menu stays behind"


def test_a_sheet_is_pulled_away_by_what_it_shows(open_page: Opened) -> None:
    page = open_page(390, 844)
    birds(page, ROWS + THIRD)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    sheet, content = page.locator("dialog[open]"), page.locator("dialog[open] .content")
    content.wait_for()
    settle(page)
    client = page.context.new_cdp_session(page)

    def pull(way: int) -> None:
        middle = content.evaluate(
            "(each) => { const {left, top, width} = each.getBoundingClientRect(); return [left + width / 2, top + 120]; }"
        )
        x, y = middle
        touch(client, "touchStart", x, y)
        for step in range(1, 11):
            touch(client, "touchMove", x, y + way * step / 10)
        touch(client, "touchEnd")

    content.evaluate("(each) => { each.scrollTop = 60 }")
    pull(200)
    expect(sheet).to_be_visible()  # it only scrolls
    content.evaluate("(each) => { each.scrollTop = 0 }")
    page.wait_for_timeout(300)
    pull(200)
    expect(sheet).to_have_count(0)


def touch(client: Any, kind: str, *at: float) -> None:
    points = [{"x": at[0], "y": at[1]}] if at else []
    client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


@pytest.mark.parametrize(("width", "height"), PHONES)
@pytest.mark.parametrize("players", [3, 5])
def test_with_larger_cards_all_four_rows_are_seen_and_a_sign_says_that_there_is_more_above(
    open_page: Opened, width: int, height: int, players: int
) -> None:
    page = open_page(width, height, largeCards=True)
    birds(page, ROWS + THIRD + (OTHERS if players == 5 else ""), players)
    expect(page.locator(".beyond")).to_have_count(1)
    board = box(page, ".board")
    for place in ("first", "last"):
        row = page.locator("[data-rows] > li")
        seen = (row.first if place == "first" else row.last).evaluate(BOX)
        assert board["top"] <= seen["top"], place
        assert seen["bottom"] <= board["bottom"], place
    page.locator(".board").evaluate("(each) => { each.scrollTop = 0 }")
    expect(page.locator(".beyond:not(.above)")).to_have_count(1)


@pytest.mark.parametrize(("width", "height"), PHONES)
def test_a_hint_stands_where_the_question_stood(open_page: Opened, width: int, height: int) -> None:
    page = open_page(width, height)
    table = birds(page, ROWS + THIRD)
    page.locator("[data-hint]").click()
    while not (asked := [each for each in table.said if isinstance(each, m.AskHint)]):
        page.wait_for_timeout(20)
    action = table.log.game.read_action("lay duck left 3")
    text = "Lay the ducks on the left of row 3: that takes six birds, and two flocks are within reach."
    table.tell(m.Hint(asked[0].id, str(action), action.plain(), text))
    page.locator("aside .primary").wait_for()
    settle(page)
    card, question = box(page, ".cubirds > aside"), box(page, ".prompt")
    assert card["bottom"] == pytest.approx(question["bottom"], abs=1)
    assert card["top"] <= question["top"]
    assert box(page, "[data-rows]")["bottom"] <= card["top"], "no row is covered"


def test_everything_at_the_end_is_seen_at_once(open_page: Opened) -> None:
    page = open_page(390, 844)
    table = DrawnTable(page, "cubirds", LAST_FLOCK, bots=(1, 2))
    expect(page.locator(".prompt")).to_be_visible()
    table.act(0, "flock owl")
    page.locator("dialog[open] .away").wait_for()
    settle(page)
    assert box(page, "dialog[open] .away")["bottom"] <= box(page, "dialog[open] .deeds")["top"]


def test_no_neighbour_lies_over_the_chosen_bird(open_page: Opened) -> None:
    page = open_page(390, 844)
    birds(page, ROWS + THIRD)
    places = "(all) => all.map((each) => [each.dataset.card, each.offsetLeft, each.offsetWidth])"
    covered = page.locator("ul.hand > li").evaluate_all(places)
    page.locator("ul.hand button[data-species=duck]").click()
    found = page.locator("ul.hand > li").evaluate_all(places)
    at = [card for card, *_ in found].index("duck")
    assert covered[at][1] + covered[at][2] > covered[at + 1][1]
    assert found[at][1] + found[at][2] <= found[at + 1][1] + 1
    assert (found[0][1], found[-1][1]) == (covered[0][1], covered[-1][1]), "the fan is as wide as before"
