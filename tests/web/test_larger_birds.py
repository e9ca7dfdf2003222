"""Larger cards at the birds' table: everything grows, and nothing goes."""

import json

import pytest
from drawn import DrawnTable
from playwright.sync_api import Browser, Page

EIGHT_IN_A_ROW = """
    row 1: warbler*2 magpie duck toucan owl robin*2
    row 2: parrot*2 warbler robin*3 flamingo duck
    row 3: magpie*3 toucan*2 parrot owl*2
    row 4: duck flamingo
    pile: owl duck magpie*2 robin*4 warbler*3
"""
TWO = """
    hand 1: owl*2 toucan duck*3 parrot magpie*4 robin*2
    hand 2: warbler*2 robin*3
    collection 1: flamingo owl parrot magpie robin
    collection 2: flamingo*2 toucan duck magpie robin
    known 2: robin*2
"""


def open_drawn(chromium: Browser, size: tuple[int, int], text: str, **liked: object) -> Page:
    """A drawn table in a window of this size, at rest."""
    context = chromium.new_context(viewport={"width": size[0], "height": size[1]})
    kept = json.dumps({"theme": "light", "pace": "off", **liked})
    context.add_init_script(f"localStorage.setItem('menagerie-settings', {json.dumps(kept)})")
    context.add_init_script("""localStorage.setItem("menagerie-seen", '["cubirds"]')""")
    page = context.new_page()
    DrawnTable(page, "cubirds", text, bots=(1, 2, 3, 4), settings={"memory-aid": True})
    page.locator("ul.hand button.stack").first.wait_for()
    page.locator(".wire > [data-key]").first.wait_for()
    return page


LARGEST = """() => ["ul.hand [data-card]", ".wire > [data-key]"].map((birds) =>
    Math.max(...[...document.querySelectorAll(birds)].map((bird) => bird.offsetWidth)))"""


@pytest.mark.parametrize("size", [(390, 844), (768, 1024), (1366, 650)], ids=str)
def test_larger_cards_are_larger_and_hide_nobody(chromium: Browser, size: tuple[int, int]) -> None:
    seen = []
    for large in (False, True):
        page = open_drawn(chromium, size, EIGHT_IN_A_ROW + TWO, largeCards=large)
        seen.append(page.evaluate(LARGEST))
        assert page.locator(".seat [data-tally]").first.is_visible()
        assert page.locator(".seat .slot.owned").count() == 5
        page.context.close()
    (hand, rows), (larger_hand, larger_rows) = seen
    assert larger_hand > hand
    assert larger_rows >= rows
