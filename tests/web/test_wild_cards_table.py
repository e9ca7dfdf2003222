"""The table of Wild Cards in windows of every size: drawn, not played."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from support.drawn_page import DrawnTable
from support.hidden_parts import settle
from support.questions import QUESTIONS
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
PAID = ("savannah-2", "savannah-3", "wild-2")
DUEL = """
    edition: duel
    hand 1: forest 1, forest 2, mountains 2
    hand 2: mountains 1, mountains 2, mountains 3
    secret 1: squirrel
    secret 2: eagle
    collection 1: ibex*2 lion
    collection 2: meerkat eagle*2
    leaders 1: ibex
    leaders 2: eagle
    display: peacock ibex lion meerkat
    animals: squirrel*4 eagle*4
    discard: forest 1, mountains 1
    pile: forest 1, mountains 1, savannah 1, savannah 2
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
    settle(page)  # a card that is still being dealt cannot be pressed
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
    expect(page.get_by_role("list", name="Order:")).to_be_visible()
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
    first = page.get_by_role("list", name="Order:").get_by_role("listitem").first
    expect(first).to_have_text(re.compile(r"Dirk Jan\s+by payment.*You.*Bo", re.DOTALL), use_inner_text=True)
    expect(first.locator(".unseen")).to_have_text("Bid of 3: Dirk Jan (by payment), then You, then Bo.")


def test_a_card_that_is_dragged_to_the_table_is_bid(page: Page) -> None:
    drawn = opened(page, 1366, 768)
    page.locator(card("mountains-2")).drag_to(page.locator('[data-spot="display-1"]'))
    expect(page.locator(".prompt")).to_contain_text("You have bid")
    assert drawn.log.game.view(0).seats[0].bid == (Card.MOUNTAINS_2,)


def test_a_duel_shows_what_a_payment_no_longer_earns_and_what_a_removal_gives_the_other(page: Page) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    drawn = DrawnTable(page, "wildcards", table(DUEL), form="duel")
    drawn.act(1, "bid mountains 3")
    page.locator(card("forest-2")).dblclick()
    drawn.act(1, "take meerkat paying mountains 1, mountains 2")
    peacock = page.locator('[data-spot="display-0"]')
    peacock.click()
    expect(peacock.locator(".bonus")).to_be_visible()
    page.locator(card("mountains-2")).click()
    expect(peacock.locator(".bonus")).to_have_count(0)
    expect(page.locator(".prompt")).to_contain_text("without the points for its habitat")
    page.locator("[data-confirm]").click()
    expect(page.locator('[data-spot="display-1"] .rival')).to_contain_text("1 point for Bo.")
    page.locator('[data-spot="display-0"]').click()
    expect(page.locator(".prompt")).to_contain_text("Bo then gets the lion for free, with its leader: +1 point for Bo")


def test_of_two_bids_one_is_chosen_and_then_confirmed(page: Page) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    drawn = DrawnTable(page, "wildcards", QUESTIONS["the eagle"].drawing)
    bids = page.locator(".asides button")
    expect(bids).to_have_count(2)
    stood = [bid.bounding_box() for bid in bids.all()]
    bids.nth(1).click()
    expect(bids.nth(1)).to_have_attribute("aria-pressed", "true")
    assert [bid.bounding_box() for bid in bids.all()] == stood
    assert drawn.log.game.to_act == (0,)
    bids.nth(0).click()
    page.locator("[data-confirm]").click()
    expect(page.get_by_role("list", name="Order:")).to_be_visible()
    assert drawn.log.game.view(0).seats[0].bid == (Card.FOREST_4,)


def test_the_last_card_discarded_is_on_top_also_after_a_reload_and_no_word_is_too_long_for_the_log(page: Page) -> None:
    page.set_viewport_size({"width": 1366, "height": 650})
    drawn = DrawnTable(page, "wildcards", THREE + "discard: forest 1, forest 2\nround: 8 take 1")
    drawn.act(0, "pass")
    drawn.act(1, "take meerkat paying savannah 1, savannah 2")
    drawn.act(2, "pass")
    expect(page.locator(".prompt")).to_contain_text("Choose a card")
    top = page.locator('[data-spot="discard"]')
    seen = top.inner_html()
    page.reload()
    expect(top).to_be_visible()
    assert top.inner_html() == seen
    line = page.locator(".last li").last
    line.evaluate("(line) => (line.textContent = 'Zurückgenommen: Entscheidungskartenzurückgenommen')")
    assert line.evaluate("(line) => line.scrollWidth <= line.parentElement.clientWidth")


def test_every_symbol_explains_itself_where_the_mouse_rests_where_the_focus_is_and_under_a_finger(page: Page) -> None:
    opened(page, 1366, 650)
    explanation = page.locator(".explanation")

    def rest_on(symbol: str) -> None:
        box = page.locator(symbol).first.bounding_box()
        assert box
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    for symbol, told in (
        ('[data-spot="talisman"]', "Holds the talisman."),
        ('[data-spot="cards-1"]', "8 cards in hand, including the refill card."),
        ('[data-spot="tokens-1"]', "Score tokens: 4 points."),
        (".seat .who.leads .star", "The star shows who is ahead"),
        ('[data-spot="display-1"] .gain', "Worth 2 points to you: 1 for your two biggest groups and 1 for its leader."),
        ('[data-spot="supply-lion"]', "Wins ties."),
    ):
        rest_on(symbol)
        expect(explanation).to_contain_text(told)
    page.keyboard.press("Escape")
    expect(explanation).to_have_count(0)
    page.keyboard.press("Tab")
    page.locator(".leaders button").first.focus()
    expect(explanation).to_contain_text("Worth 3 points")
    talisman = page.locator('[data-spot="talisman"]')
    talisman.evaluate("""(symbol) => {
        const {x, y, width, height} = symbol.getBoundingClientRect();
        const at = {clientX: x + width / 2, clientY: y + height / 2, bubbles: true, isPrimary: true, pointerType: "touch"};
        symbol.dispatchEvent(new PointerEvent("pointerdown", at));
    }""")
    expect(explanation).to_contain_text("Holds the talisman.")


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
    expect(page.locator("[data-confirm]")).to_have_text("Take back")
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
    expect(page.locator("[data-hand] button")).to_have_count(6)
    assert page.locator(card("forest-1")).evaluate(width) == before
    for seat in (1, 2):
        drawn.act(seat, "pass")
    expect(page.locator(".prompt.yours")).to_contain_text("Bid a habitat card")
    assert page.locator(card("forest-1")).evaluate(width) >= before, "a new round has room for those that are left"


def test_what_is_taken_is_named_however_much_it_brings(page: Page) -> None:
    page.set_viewport_size({"width": 1024, "height": 768})
    DrawnTable(page, "wildcards", THREE + "round: 8 take 1", bots=(1, 2))
    page.locator("[data-spot^=display-][data-card=meerkat]").click(position={"x": 12, "y": 20})
    for card in PAID:
        page.locator(f"[data-hand] button[data-card={card}]").click(position={"x": 12, "y": 20})
    expect(page.locator(".prompt [data-confirm]")).to_be_enabled()
    expect(page.locator(".prompt strong")).to_be_visible()


def test_a_name_comes_before_the_words_beside_it(page: Page) -> None:
    page.set_viewport_size({"width": 1024, "height": 768})
    names = ("Carl", "Esperanza", "Maximiliane")
    DrawnTable(page, "wildcards", THREE + "tokens 2: 6\nround: 8 take 1", bots=(1, 2), names=names)
    page.locator(".prompt.yours").wait_for()
    cut = "(all) => all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent)"
    assert page.locator(".seats h3").evaluate_all(cut) == []


@pytest.mark.parametrize("window", [(1024, 768), (390, 844), (640, 360)])
def test_what_an_animal_gives_the_rival_is_seen_in_small_windows_too(page: Page, window: tuple[int, int]) -> None:
    page.set_viewport_size({"width": window[0], "height": window[1]})
    DrawnTable(page, "wildcards", DUEL + "round: 3 bid", form="duel", bots=(1,))
    expect(page.locator(".display .rival").first).to_be_visible()
    crossing = """(all) => all.filter((rival) => {
        const own = rival.parentElement.querySelector(".gain:not(.rival)");
        const [one, other] = [rival, own].map((each) => each.getBoundingClientRect());
        return one.right > other.left + 1 && one.left < other.right && one.bottom > other.top + 4 && one.top < other.bottom;
    }).length"""
    assert page.locator(".display .place:has(.gain:not(.rival)) .rival").evaluate_all(crossing) == 0


def test_a_market_animal_tells_the_keyboard_what_it_brings(page: Page) -> None:
    page.set_viewport_size({"width": 1366, "height": 650})
    DrawnTable(page, "wildcards", THREE + "round: 8 take 1", bots=(1, 2))
    page.locator(".prompt.yours").focus()
    page.keyboard.press("Tab")
    expect(page.locator(".explanation")).to_contain_text("for its leader")
