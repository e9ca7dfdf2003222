"""The birds' table under the hand: what is dragged, double clicked and pressed, and what it says meanwhile."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from support.drawn_page import BIRDS, DrawnTable
from support.hidden_parts import settle

from menagerie.server.wire import messages as m

BESIDE = """(label) => {
  const [one, other] = [label.getBoundingClientRect(), document.querySelector(".dragged").getBoundingClientRect()];
  return one.bottom <= other.top || other.bottom <= one.top || one.right <= other.left || other.right <= one.left;
}"""
IN_ROW = """(row) => {
  const [one, other] = [row.getBoundingClientRect(), document.querySelector(".dragged").getBoundingClientRect()];
  return one.top - 2 <= other.top && other.bottom <= one.bottom + 2;
}"""
TOUCH = """(element, { kind, x, y }) =>
  element.dispatchEvent(new PointerEvent(kind, {
    clientX: x, clientY: y, pointerType: "touch", pointerId: 7, isPrimary: true, bubbles: true }))"""
PLACES = """() => [...document.querySelectorAll(".felt, [data-spot], .prompt, .place")].map((part) => {
  const { x, y, width, height } = part.getBoundingClientRect();
  return [part.className, x, y, width, height].join(" ");
})"""
WHOLE = """(note) => {
  const { left, top, right, bottom } = note.getBoundingClientRect();
  const parts = [note, ...note.querySelectorAll("p, button")];
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    && parts.every((each) => each.scrollHeight <= each.clientHeight + 1 && each.scrollWidth <= each.clientWidth + 1);
}"""
HANDS_CLEAR = """() => document.querySelector("[aria-label='A message from the table']").getBoundingClientRect().bottom
  <= document.querySelector("[data-hand]").getBoundingClientRect().top + 1"""
COVERED = """(notice) => {
  const one = notice.getBoundingClientRect();
  return [...document.querySelectorAll(".bird, .place, .seat, .prompt, .top-bar .button")].filter((each) => {
    const other = each.getBoundingClientRect();
    return one.bottom > other.top + 3 && other.bottom > one.top && one.right > other.left && other.right > one.left;
  }).map((each) => each.className);
}"""
READABLE = """(own) => {
  const range = document.createRange();
  range.selectNodeContents(own.querySelector(".flag"));
  const [words, box] = [range.getClientRects(), own.getBoundingClientRect()];
  const goals = own.querySelector(".goals").getBoundingClientRect();
  const birds = own.querySelector(".slots").getBoundingClientRect();
  return words.length <= 2 && [...words].every(({ right, bottom }) => right <= goals.left || bottom <= goals.top) &&
    [...words].every(({ right, bottom }) => bottom <= birds.top + 4 || right <= birds.left) && birds.bottom <= box.bottom;
}"""
OVER = """(seats) => seats.lastElementChild.getBoundingClientRect().bottom -
  document.querySelector(".own").getBoundingClientRect().top"""


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    context = chromium.new_context(viewport={"width": 1366, "height": 650})
    kept = json.dumps({"theme": "light", "pace": "off"})
    context.add_init_script(f"localStorage.setItem('menagerie-settings', {json.dumps(kept)})")
    context.add_init_script("""localStorage.setItem("menagerie-tips", '{"off": true}')""")
    page = context.new_page()
    yield page
    context.close()


def stack(species: str) -> str:
    return f"ul.hand button[data-species={species}]"


def end(row: int, side: str) -> str:
    return f"button[data-row='{row - 1}'][data-side={side}]"


def acts(table: DrawnTable) -> list[str]:
    return [str(table.log.game.read_action(said.action)) for said in table.said if isinstance(said, m.Act)]


@pytest.mark.parametrize("size", [(390, 844), (768, 1024), (1366, 650)], ids=str)
def test_a_dragged_card_does_not_cover_what_the_end_of_a_row_says(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    table = DrawnTable(page, "cubirds", BIRDS, bots=(1, 2, 3, 4))
    page.locator(stack("magpie")).hover(position={"x": 12, "y": 30})
    page.mouse.down()
    box = page.locator(end(1, "right")).bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
    settle(page)
    label = page.locator(f"{end(1, 'right')} .take")
    expect(label).to_be_visible()
    assert label.evaluate(BESIDE)
    assert page.locator("li.row").first.evaluate(IN_ROW)
    page.mouse.up()
    assert acts(table) == ["lay magpie right 1"]


def touch(held: Locator, *way: tuple[float, float]) -> None:
    """A finger presses what is held, and drags it along this way."""
    held.evaluate(TOUCH, {"kind": "pointerdown", "x": 60, "y": 600})
    for x, y in ((60, 560), *way):
        held.evaluate(TOUCH, {"kind": "pointermove", "x": x, "y": y})


def let_go(held: Locator, x: float, y: float) -> None:
    held.evaluate(TOUCH, {"kind": "pointerup", "x": x, "y": y})


@pytest.mark.parametrize("size", [(360, 640), (390, 844)], ids=str)
@pytest.mark.parametrize("side", ["left", "right"])
@pytest.mark.parametrize("row", [1, 4])
def test_a_finger_drags_to_the_row_that_it_is_on_and_only_there_the_card_lies(
    page: Page, size: tuple[int, int], side: str, row: int
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    table = DrawnTable(page, "cubirds", BIRDS, bots=(1, 2, 3, 4))
    held = page.locator(stack("duck"))
    touch(held)
    settle(page)  # the ends of the rows come beside the birds
    box = page.locator(end(row, side)).bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch(held, (x, y))
    settle(page)
    assert page.locator("li.row").nth(row - 1).evaluate(IN_ROW)
    expect(page.locator("li.row.aimed")).to_have_attribute("data-row", str(row - 1))
    expect(page.locator(".place.looked")).to_have_attribute("data-row", str(row - 1))
    card = page.locator(".dragged").bounding_box()
    assert card
    assert not card["x"] - 12 < x < card["x"] + card["width"] + 12, "it lies beside the finger, which would cover it"
    let_go(held, x, y)
    assert acts(table) == [f"lay duck {side} {row}"]


@pytest.mark.parametrize("size", [(360, 640), (390, 844)], ids=str)
def test_where_the_finger_is_on_no_row_the_one_counts_on_which_the_card_is_seen(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    table = DrawnTable(page, "cubirds", BIRDS, bots=(1, 2, 3, 4))
    held, own = page.locator(stack("duck")), page.locator(".own").bounding_box()
    assert own
    x, y = own["x"] + 60, own["y"] + own["height"] / 2
    touch(held, (x, y))
    settle(page)
    assert page.locator("li.row").nth(3).evaluate(IN_ROW)
    let_go(held, x, y)
    assert acts(table) == ["lay duck left 4"]


def test_between_two_rows_a_finger_means_the_nearer_one(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    table = DrawnTable(page, "cubirds", BIRDS, bots=(1, 2, 3, 4))
    held, row = page.locator(stack("duck")), page.locator("li.row").nth(2).bounding_box()
    assert row
    for y in (row["y"] + row["height"] - 4, row["y"] + row["height"] + 1):
        touch(held, (60, y))
        expect(page.locator("li.row.aimed")).to_have_attribute("data-row", "2")
    assert acts(table) == []


def test_birds_that_are_let_go_where_no_row_is_say_so(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    table = DrawnTable(page, "cubirds", BIRDS, bots=(1, 2, 3, 4))
    held, told = page.locator(stack("duck")), "let go over one end of a row"
    touch(held, (180, 70))
    let_go(held, 180, 70)
    expect(page.locator(".prompt")).to_contain_text(told)
    expect(page.get_by_role("log").get_by_text(told)).to_be_attached()
    touch(held, (60, 610))
    expect(page.locator(".prompt")).not_to_contain_text(told)
    let_go(held, 60, 610)  # put back into the hand
    expect(page.locator(".prompt")).not_to_contain_text(told)
    assert acts(table) == []


def test_a_double_click_on_birds_leaves_them_chosen(page: Page) -> None:
    DrawnTable(page, "cubirds", BIRDS, bots=(1, 2, 3, 4))
    page.locator(stack("magpie")).dblclick()
    expect(page.locator(stack("magpie"))).to_have_attribute("aria-pressed", "true")
    page.locator(stack("magpie")).click()
    expect(page.locator(stack("magpie"))).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize(("species", "sentence"), [("parrot", "Lay your parrot at"), ("magpie", "Lay your magpies at")])
def test_one_bird_is_spoken_of_as_one(page: Page, species: str, sentence: str) -> None:
    DrawnTable(page, "cubirds", BIRDS, bots=(1, 2, 3, 4))
    page.locator(stack(species)).click()
    expect(page.locator(end(1, "left"))).to_contain_text(sentence)
    page.locator(end(1, "left")).focus()
    expect(page.locator(".prompt")).to_contain_text(sentence)


def test_what_birds_would_bring_is_read_when_they_are_chosen_and_a_flock_is_edged_in_gold(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    DrawnTable(page, "cubirds", BIRDS, bots=(1, 2, 3, 4))
    page.locator(stack("toucan")).click()
    would = "Row 1, left: takes 4 birds, enough for 2 flocks. You"
    expect(page.locator(".prompt")).to_contain_text(would)
    heard = page.get_by_role("log").locator("p").last
    expect(heard).to_contain_text("Row 1, left: takes a warbler, 2 magpies and a duck, you then have 4 ducks: a small flock")
    expect(heard).to_contain_text("Row 3, left: takes 3 magpies, you then have 7 magpies: a big flock")
    expect(page.locator(f"{end(1, 'left')}.completes")).to_be_visible()
    expect(page.locator(f"{end(4, 'right')}.completes")).to_have_count(0)


def test_below_a_note_the_others_still_have_their_room(page: Page) -> None:
    table = DrawnTable(page, "cubirds", BIRDS, bots=(1, 2, 3, 4))
    page.locator(stack("magpie")).wait_for()
    table.wish_to_end(1)
    page.locator(".notes section").wait_for()
    settle(page)
    assert page.locator(".seats-area ul").first.evaluate(OVER) <= 0


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (640, 360), (768, 1024), (1024, 600), (1366, 650)], ids=str)
@pytest.mark.parametrize("asked", [0, 1], ids=["you", "another"])
def test_a_wish_to_take_something_back_moves_nothing_and_lies_over_the_question(
    page: Page, size: tuple[int, int], asked: int
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    table = DrawnTable(page, "cubirds", BIRDS.replace("turn: 1 lay", "turn: 2 lay"))
    page.locator(stack("magpie")).wait_for()
    table.act(1, "lay robin left 2")
    settle(page)
    before = page.evaluate(PLACES)
    table.wish_to_take_back(1, asked)
    note = page.get_by_role("region", name="A message from the table")
    expect(note).to_contain_text("Bo would like to take this back: “Bo lays 3 robins")
    settle(page)
    assert page.evaluate(PLACES) == before
    assert note.evaluate(WHOLE)
    assert page.evaluate(HANDS_CLEAR) or size == (640, 360), "on its side a phone has no room above the question"
    note.get_by_role("button", name="Rather not" if asked == 0 else "Close").click()
    expect(note).to_have_count(0)


@pytest.mark.parametrize("size", [(1024, 600), (1366, 650), (1920, 1080)], ids=str)
@pytest.mark.parametrize(
    "text",
    ["You have taken your last action back.", "You have taken your last action back, and with it all that happened after it."],
    ids=["short", "long"],
)
def test_on_a_desk_news_lies_above_the_table(page: Page, size: tuple[int, int], text: str) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    table = DrawnTable(page, "cubirds", BIRDS, bots=(1, 2, 3, 4))
    page.locator(stack("magpie")).wait_for()
    settle(page)
    table.tell(m.Notice(text))
    expect(page.locator(".toast")).to_contain_text(text)
    settle(page)
    assert page.locator(".toast .notice").evaluate(COVERED) == []


CLOSE = BIRDS.replace("collection 1: flamingo owl parrot magpie robin", "collection 1: flamingo*3 owl parrot*2 magpie robin")


@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_that_one_flock_is_missing_is_read_in_ones_own_place_beside_how_far_one_is(
    chromium: Browser, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(DrawnTable, "language", language)
    context = type(chromium).new_context(chromium, locale=language)
    page = context.new_page()
    DrawnTable(page, "cubirds", CLOSE, bots=(1, 2, 3, 4))
    page.locator(".own .flag").wait_for(state="attached")
    for size in ((768, 1024), (1024, 600), (1024, 768), (1366, 650), (1920, 1080)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        settle(page)
        assert page.locator(".own").evaluate(READABLE), (language, size)
    context.close()


def test_while_one_confirms_to_form_no_flock_no_flock_is_marked(page: Page) -> None:
    page.add_init_script("""localStorage.setItem("menagerie-settings", '{"pace": "off", "confirmMoves": true}')""")
    drawing = BIRDS.replace("1 lay", "1 flock").replace("owl*2 toucan duck*3", "owl toucan*3 duck")
    DrawnTable(page, "cubirds", drawing, bots=(1, 2, 3, 4))
    toucans = page.locator(stack("toucan"))
    expect(toucans.locator(".earns")).to_be_visible()
    page.get_by_role("button", name="No flock").click()
    page.get_by_role("button", name="Not yet").wait_for()
    expect(toucans).to_have_attribute("aria-pressed", "false")
    expect(toucans.locator(".earns")).to_have_count(0)
    page.get_by_role("button", name="Not yet").click()
    expect(toucans.locator(".earns")).to_be_visible()
