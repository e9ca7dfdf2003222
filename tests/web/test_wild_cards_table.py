"""The table of Wild Cards in windows of every size: drawn, not played."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from support.drawn_page import DrawnTable
from support.hidden_parts import settle
from support.tables import table

from menagerie.wildcards.cards import Card

FIVE = table("""
    edition: 2022
    players: 5
    hand 1: forest 1, forest 3, mountains 1, mountains 2, savannah 2, savannah 3, wild 2
    collection 1: ibex*3 lion
    tokens 1: 4
    leaders 1: ibex
    hand 2: forest 1, forest 2, forest 3, mountains 3, savannah 2, savannah 4, wild 3
    collection 2: peacock*2 eagle meerkat
    tokens 2: 4
    leaders 2: peacock
    hand 3: forest 2, mountains 1, mountains 2, savannah 1, savannah 3
    collection 3: squirrel*3 lion
    tokens 3: 7
    leaders 3: squirrel
    hand 4: forest 3, mountains 1, mountains 2, savannah 1, savannah 2, savannah 3, wild 1
    collection 4: peacock eagle*3 ibex
    tokens 4: 2
    leaders 4: eagle
    hand 5: forest 1, forest 2, forest 4, mountains 3, savannah 1
    collection 5: peacock squirrel eagle ibex lion*2 meerkat*3
    tokens 5: 11
    leaders 5: meerkat
    display: meerkat lion ibex
    animals: squirrel meerkat eagle lion squirrel
    talisman: 2
    round: 8 bid
""")
THREE = """
    players: 3
    hand 1: forest 1, forest 3, mountains 1, mountains 2, mountains 3, savannah 2, savannah 3, wild 2
    hand 2: savannah 1, savannah 2, wild 1
    hand 3: forest 1, savannah 1
    collection 1: ibex*3 lion
    collection 2: peacock*2 eagle meerkat
    collection 3: squirrel*3 lion*2
    leaders 2: peacock eagle
    leaders 3: squirrel lion
    display: meerkat lion ibex
    animals: lion ibex peacock eagle meerkat squirrel
    pile: forest 1, forest 2, mountains 1
    bid 1: mountains 4
    bid 2: mountains 3
    bid 3: forest 2
"""
SETTINGS = """
    localStorage.setItem("menagerie-settings", JSON.stringify({theme: "light", pace: "quick"}));
    localStorage.setItem("menagerie-tips", '{"off": true}');
"""

# names and numbers that do not end within their place and the window, or are cut short
CUT = """() => [...document.querySelectorAll("main h3, main [data-tally], main .value")].filter((each) => {
    if (!each.checkVisibility({checkOpacity: true, checkVisibilityCSS: true}) || each.closest("[data-stencil]")) return false;
    const {left, top, right, bottom} = each.getBoundingClientRect();
    const place = each.closest(".seat")?.getBoundingClientRect() ?? {left: 0, top: 0, right: innerWidth, bottom: innerHeight};
    const size = parseFloat(getComputedStyle(each).fontSize);
    const isName = each.matches("h3");
    return left < place.left - 1 || top < place.top - 1 || right > place.right + 1 || bottom > place.bottom + 1
        || (isName && each.scrollWidth > each.clientWidth) || size < (isName ? 11 : 13);
}).map((each) => each.outerHTML)"""


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    context = chromium.new_context()
    context.add_init_script(SETTINGS)
    yield context.new_page()
    context.close()


def opened(page: Page, width: int, height: int) -> DrawnTable:
    """A table of five, seen from the first seat."""
    page.set_viewport_size({"width": width, "height": height})
    drawn = DrawnTable(page, "wildcards", FIVE, form="2022", bots=(2, 3, 4))
    expect(page.locator("[data-spot=hand]").first).to_be_visible()
    settle(page)  # a card that is still being dealt is no place to press
    return drawn


def card(name: str) -> str:
    return f'[data-spot=hand][data-card="{name}"]'


@pytest.mark.parametrize(("width", "height"), [(320, 568), (844, 390), (768, 1024), (1366, 650)])
def test_when_all_have_bid_no_name_and_no_number_is_cut(page: Page, width: int, height: int) -> None:
    drawn = opened(page, width, height)
    for seat, bid in enumerate(("savannah 4", "savannah 3", "savannah 3", "forest 4"), start=1):
        drawn.act(seat, f"bid {bid}")
    page.locator(card("wild-2")).click(position={"x": 12, "y": 20})  # the next one covers half of it
    page.locator("[data-confirm]").click()
    expect(page.get_by_role("list", name="Taking:")).to_be_visible()
    expect(page.locator(".flight, .revealed")).to_have_count(0)
    assert page.evaluate(CUT) == []


def test_an_undecided_tie_stays_as_it_is_while_others_pay_and_what_is_chosen_stays_chosen(page: Page) -> None:
    drawn = opened(page, 1366, 768)
    for seat, bid in enumerate(("mountains 3", "forest 2", "savannah 3", "forest 1"), start=1):
        drawn.act(seat, f"bid {bid}")
    page.locator(card("savannah-3")).dblclick()
    tie = page.locator(".order .tie")
    expect(tie).to_have_text("You = Bo = Dirk Jan", use_inner_text=True)
    page.locator(card("forest-1")).click()
    drawn.act(3, "pay forest 3, mountains 2")
    expect(page.locator('[data-spot="paid-3"]')).to_have_count(2)
    expect(tie).to_have_text("You = Bo = Dirk Jan", use_inner_text=True)
    expect(page.locator(card("forest-1"))).to_have_attribute("aria-pressed", "true")
    page.locator(card("forest-3")).click()
    drawn.act(1, "pay savannah 2, forest 1")
    expect(page.locator('[data-spot="paid-1"]')).to_have_count(2)
    page.locator("[data-confirm]").click()
    expect(tie).to_have_count(0)
    assert drawn.log.game.to_act == (3,)
    first = page.get_by_role("list", name="Taking:").get_by_role("listitem").first
    expect(first).to_have_text(re.compile(r"Dirk Jan\s+by payment.*You.*Bo", re.DOTALL), use_inner_text=True)
    expect(first.locator(".unseen")).to_have_text("Bid of 3: Dirk Jan, then You, then Bo, by payment.")


def test_a_card_that_is_dragged_to_the_table_is_bid(page: Page) -> None:
    drawn = opened(page, 1366, 768)
    page.locator(card("mountains-2")).drag_to(page.locator('[data-spot="display-1"]'))
    expect(page.locator(".prompt")).to_contain_text("You have bid")
    assert drawn.log.game.view(0).seats[0].bid == (Card.MOUNTAINS_2,)


def test_by_keyboard_one_comes_first_to_what_is_asked_and_then_to_the_buttons_that_answer(page: Page) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    DrawnTable(page, "wildcards", THREE + "round: 8 take 1", bots=(1, 2))
    page.locator(".prompt").focus()
    page.keyboard.press("Tab")
    expect(page.locator('[data-spot="display-0"]')).to_be_focused()
    decline = page.get_by_role("button", name="Pass: take no animal")
    is_after = "(button) => !!(button.compareDocumentPosition(document.activeElement) & Node.DOCUMENT_POSITION_PRECEDING)"
    page.locator("[data-hand] button").last.focus()
    assert decline.evaluate(is_after)


@pytest.mark.parametrize(("width", "height"), [(320, 568), (640, 360), (844, 390)])
def test_the_answers_to_the_ibex_stand_apart_and_the_question_above_them(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    DrawnTable(page, "wildcards", THREE + "leaders 1: ibex\nround: 8 take-back 1", bots=(1, 2))
    expect(page.locator("[data-confirm]")).to_have_text("Take the card")
    question, prompt = page.locator(".said").bounding_box(), page.locator(".prompt").bounding_box()
    assert question
    assert prompt
    for button in page.locator(".prompt .button").all():
        box = button.bounding_box()
        assert box
        assert box["y"] >= question["y"] + question["height"] - 1
        assert box["y"] + box["height"] <= prompt["y"] + prompt["height"]
        assert box["x"] + box["width"] <= prompt["x"] + prompt["width"]


def test_the_cards_of_a_hand_stay_as_large_as_they_are_when_some_of_them_are_paid(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    drawn = DrawnTable(page, "wildcards", THREE + "round: 8 take 1", bots=(1, 2))
    width = "(card) => card.offsetWidth"
    before = page.locator(card("forest-1")).evaluate(width)
    page.locator('[data-spot="display-0"]').click()
    for paid in ("mountains-1", "savannah-2", "savannah-3"):
        page.locator(card(paid)).click(position={"x": 12, "y": 20})
    page.locator("[data-confirm]").click()
    for seat in (1, 2):
        drawn.act(seat, "pass")
    expect(page.locator(".prompt.yours")).to_contain_text("Bid a card")
    assert page.locator("[data-hand] button").count() < 8
    assert page.locator(card("forest-1")).evaluate(width) == before
