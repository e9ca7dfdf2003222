"""The birds' table under the hand: what is dragged, double clicked and pressed, and what it says meanwhile."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from support.drawn_page import BIRDS, DrawnTable
from support.hidden_parts import settle

from menagerie.server.wire import messages as m

BESIDE = """(label) => {
  const [one, other] = [label.getBoundingClientRect(), document.querySelector(".dragged").getBoundingClientRect()];
  return one.bottom <= other.top || other.bottom <= one.top || one.right <= other.left || other.right <= one.left;
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
    page.mouse.up()
    assert acts(table) == ["lay magpie right 1"]


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


def test_what_birds_would_bring_is_read_when_they_are_chosen_and_a_family_is_edged_in_gold(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    DrawnTable(page, "cubirds", BIRDS, bots=(1, 2, 3, 4))
    page.locator(stack("toucan")).click()
    would = "Row 1, left: takes 4 birds, enough for 2 families."
    expect(page.locator(".prompt")).to_contain_text(would)
    heard = page.get_by_role("log").locator("p").last
    expect(heard).to_contain_text("Row 1, left: takes a warbler, 2 magpies and a duck, so you have 4 ducks: a small family")
    expect(heard).to_contain_text("Row 3, left: takes 3 magpies, so you have 7 magpies: a big family")
    expect(page.locator(f"{end(1, 'left')}.completes")).to_be_visible()
    expect(page.locator(f"{end(4, 'right')}.completes")).to_have_count(0)


def test_below_a_note_the_others_still_have_their_room(page: Page) -> None:
    table = DrawnTable(page, "cubirds", BIRDS, bots=(1, 2, 3, 4))
    page.locator(stack("magpie")).wait_for()
    table.wish_to_end(1)
    page.locator(".notes section").wait_for()
    settle(page)
    assert page.locator(".seats-area ul").first.evaluate(OVER) <= 0
