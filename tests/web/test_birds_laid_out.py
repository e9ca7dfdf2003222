"""The birds' table in every window: as large as was promised, with nothing covered and nothing cut."""

import json
from typing import Any

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
FIVE = """
    hand 1: owl*2 toucan duck*3 parrot magpie*4 robin*2 warbler flamingo
    hand 2: warbler*2 robin*4
    hand 3: warbler toucan
    hand 4: duck
    hand 5: magpie*2 robin
    collection 1: flamingo*2 owl*2 parrot magpie robin
    collection 2: flamingo*2 toucan duck magpie robin
    collection 3: owl parrot magpie warbler*3 duck toucan
    collection 4: robin
    collection 5: parrot*2 owl warbler
    known 2: robin*2
    known 5: magpie*2 robin
"""
WINDOWS = ((320, 568), (360, 640), (390, 844), (844, 390), (768, 1024), (1024, 768), (1366, 650), (1920, 1080), (2560, 1440))


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


HEIGHTS = """() => [...document.querySelectorAll(".wire > [data-key]")].map((bird) => bird.getBoundingClientRect().height)"""


@pytest.mark.parametrize("people", [TWO, FIVE], ids=["one other", "four others"])
@pytest.mark.parametrize(
    ("size", "least"), [((1366, 650), 84), ((1366, 768), 100), ((1440, 900), 125), ((1920, 1080), 145)], ids=str
)
def test_birds_on_a_laptop_are_as_large_as_the_window_allows(
    chromium: Browser, size: tuple[int, int], least: int, people: str
) -> None:
    page = open_drawn(chromium, size, EIGHT_IN_A_ROW + people)
    assert min(page.evaluate(HEIGHTS)) >= least
    page.context.close()


# each piece of text that is seen: whether it lies within the window, is large enough, whole, and on top where it stands
FAULTS = """() => {
    const faults = new Set();
    const things = ".seat, .own, .place, .pile, .prompt, .bird, li";
    for (const each of document.querySelectorAll("main *")) {
        const says = [...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
        if (!says || each.closest(".unseen, [data-stencil], .last")) continue;
        if (!each.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
        const range = document.createRange();
        range.selectNodeContents(each);
        const {left, right, top, bottom, width, height} = range.getBoundingClientRect();
        if (width === 0) continue;
        const text = each.textContent.trim();
        const type = parseFloat(getComputedStyle(each).fontSize);
        if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) faults.add(`outside: ${text}`);
        if (type < (/^[×+]?\\d+$/.test(text) ? 13 : 11)) faults.add(`small: ${text}`);
        if (each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflow !== "visible") faults.add(`cut: ${text}`);
        const thing = each.closest(things);
        for (const part of [0.1, 0.5, 0.9]) {
            const hit = document.elementFromPoint(left + width * part, top + height / 2);
            const over = hit?.closest(things);
            if (hit && over && thing && !thing.contains(hit) && !over.contains(thing)) faults.add(`covered: ${text}`);
        }
    }
    return [...faults];
}"""


def faults(page: Page) -> list[Any]:
    """What cannot be read."""
    return list(page.evaluate(FAULTS))


@pytest.mark.parametrize("size", WINDOWS, ids=str)
def test_nothing_is_covered_or_cut_in_any_window(chromium: Browser, size: tuple[int, int]) -> None:
    for people in (TWO, FIVE):
        page = open_drawn(chromium, size, EIGHT_IN_A_ROW + people)
        assert not faults(page)
        page.keyboard.press("5")  # magpies or parrots: with eight stacks or six, both are held
        page.locator("button.place.lit").first.wait_for()
        assert not faults(page)
        page.context.close()


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
