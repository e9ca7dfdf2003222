"""Larger cards at the animals' table: everything grows, nothing goes, and what one is asked stays in sight."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page
from support.drawn_page import ANIMALS, DrawnTable

WINDOWS = [(360, 640), (390, 844), (844, 390), (768, 1024), (1366, 650), (1440, 900)]
TWO_OPPONENTS = """
    players: 3
    hand 1: forest 1, forest 3, mountains 1, mountains 2, mountains 3, savannah 2, savannah 3, wild 2
    hand 2: forest 2, forest 2, mountains 1, savannah 1, savannah 2, wild 1
    hand 3: forest 1, forest 3, mountains 2, savannah 1, wild 3
    collection 1: ibex*3 lion
    collection 2: peacock*2 eagle meerkat
    collection 3: squirrel*3 lion*2
    leaders 1: ibex
    leaders 2: peacock eagle
    leaders 3: squirrel lion
    tokens 1: 4
    display: meerkat lion ibex
    animals: lion ibex peacock eagle meerkat squirrel
    pile: forest 1, forest 2, mountains 1
    discard: forest 1, forest 2
    round: 8 bid
"""
TABLES = {"two": TWO_OPPONENTS, "four": ANIMALS.replace("display: meerkat lion ibex", "display: meerkat lion ibex peacock")}

# how large each kind of thing is: the height of pictures, the letters of words and numbers
MEASURE = """() => {
    const pictures = {
        animals: "[data-spot^=display-][data-card]", pile: "[data-spot=animals]", hand: "[data-spot=hand]",
        "own animals": ".own [data-spot^=animals-] .card", "others' animals": ".seat [data-spot^=animals-] .card",
        avatars: ".seat .avatar", medallions: ".medallion", "draw pile": "[data-spot=draw]",
    };
    const letters = {
        "own numbers": ".own .tally", "others' numbers": ".seat .tally", names: ".seat h3", counts: ".seat .count",
        powers: ".power", round: ".bar p", sentence: ".prompt .said", "what to do": ".prompt .next",
    };
    const seen = (kind) => [...document.querySelectorAll(`main ${kind}`)].filter(
        (each) => each.checkVisibility({checkOpacity: true, checkVisibilityCSS: true}) && !each.closest("[data-stencil]"));
    const sizes = {};
    for (const [name, kind] of Object.entries(pictures)) sizes[name] = seen(kind).map((each) => each.offsetHeight);
    for (const [name, kind] of Object.entries(letters))
        sizes[name] = seen(kind).map((each) => parseFloat(getComputedStyle(each).fontSize));
    return sizes;
}"""

# cards, numbers, names and sentences that are not in sight, wherever one has scrolled to
HIDDEN = """() => {
    const table = document.querySelector(".table");
    const kinds = `[data-spot^=display-][data-card], [data-spot=animals], [data-spot=draw], .medallion, .power, .tally, h3,
        .count, .bar p, .said, .next, .prompt .button, [data-spot=hand] .corner:not(.far) .value`;
    const parts = [...table.querySelectorAll(kinds)].filter(
        (each) => each.checkVisibility({checkOpacity: true, checkVisibilityCSS: true}) && !each.closest(".unseen"));
    const placeOf = (each) => each.closest("[data-card], .seat, .own, .prompt, button, li") ?? each;
    const isSeen = (each) => {
        const box = each.getBoundingClientRect();
        if (box.left < 0 || box.top < 0 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) return false;
        return [[0.5, 0.15], [0.5, 0.85], [0.15, 0.5]].every(([across, down]) => {
            const top = document.elementFromPoint(box.left + box.width * across, box.top + box.height * down);
            const tells = top?.matches(".more") && top.parentElement.contains(each); // a press there opens the place
            return top !== null && (tells || placeOf(each).contains(top) || top.contains(each));
        });
    };
    let hidden = new Set(parts);
    for (let at = 0; hidden.size > 0 && at <= table.scrollHeight; at += 60) {
        table.scrollTop = at;
        hidden = new Set([...hidden].filter((each) => !isSeen(each)));
    }
    table.scrollTop = 0;
    const near = [...table.querySelectorAll(".said, [data-spot=hand] .corner:not(.far) .value")].filter((each) => !isSeen(each));
    table.scrollTop = table.scrollHeight;
    const asked = [...table.querySelectorAll(
        ".said, [data-spot=hand] .corner:not(.far) .value, [data-spot^=display-][data-card]")];
    const cut = [...table.querySelectorAll(".prompt, .prompt .words, .seat")].filter(
        (each) => each.scrollHeight > each.clientHeight + 2 || each.scrollWidth > each.clientWidth + 2);
    return [...hidden, ...near, ...asked.filter((each) => !isSeen(each)), ...cut].map(
        (each) => `${each.className} ${each.textContent.trim().slice(0, 60)}`);
}"""


@pytest.fixture(scope="module")
def pages(chromium: Browser) -> Iterator[dict[bool, Page]]:
    """A page without the setting, and one with it."""
    contexts = {}
    for large in (False, True):
        contexts[large] = chromium.new_context()
        kept = json.dumps({"theme": "light", "pace": "quick", "largeCards": large})
        contexts[large].add_init_script(f"localStorage.setItem('menagerie-settings', {json.dumps(kept)})")
        contexts[large].add_init_script("""localStorage.setItem("menagerie-tips", '{"off": true}')""")
    yield {large: context.new_page() for large, context in contexts.items()}
    for context in contexts.values():
        context.close()


def opened(page: Page, text: str) -> DrawnTable:
    drawn = DrawnTable(page, "wildcards", text, bots=(1, 2, 3, 4))
    page.locator("[data-spot=hand]").first.wait_for()
    return drawn


def resized(page: Page, size: tuple[int, int]) -> None:
    """The table in a window of this size, at rest."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    for _ in range(2):
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        page.wait_for_function("document.getAnimations().every((each) => each.playState === 'finished')")


def measured(page: Page, text: str) -> dict[tuple[int, int], dict[str, list[float]]]:
    opened(page, text)
    sizes: dict[tuple[int, int], Any] = {}
    for size in WINDOWS:
        resized(page, size)
        sizes[size] = page.evaluate(MEASURE)
    return sizes


@pytest.mark.parametrize("opponents", TABLES)
def test_larger_cards_make_every_kind_of_thing_larger(pages: dict[bool, Page], opponents: str) -> None:
    plain, large = (measured(pages[setting], TABLES[opponents]) for setting in (False, True))
    for size in WINDOWS:
        for kind, before in plain[size].items():
            now = large[size][kind]
            assert len(now) == len(before), (size, kind)
            assert all(after > was for was, after in zip(before, now, strict=True)), (size, kind, before, now)


# what is told is told until one skips it
STAND_STILL = """() => {
    const { setTimeout } = window;
    window.setTimeout = (go, wait) => wait > 100 ? 0 : setTimeout(go, wait);
}"""


@pytest.mark.parametrize("opponents", TABLES)
def test_larger_cards_hide_and_cut_nothing(pages: dict[bool, Page], opponents: str) -> None:
    page = pages[True]
    opened(page, TABLES[opponents])
    hidden = []
    for chosen in (False, True):
        if chosen:
            page.locator("[data-hand] [data-card=savannah-3]").click(position={"x": 12, "y": 20})
            page.locator("[data-confirm]").wait_for()
        for size in WINDOWS:
            resized(page, size)
            hidden += [(size, chosen, each) for each in page.evaluate(HIDDEN)]
    assert not hidden, "\n".join(map(str, hidden))


BIDS = {"two": ("forest 2", "forest 1"), "four": ("forest 2", "forest 3", "forest 1", "forest 4")}
LONG = "Esperanza pays forest 4, mountains 4 and wild 2, takes the peacock and gets its leader, which was with Dirk Jan before."


@pytest.mark.parametrize("opponents", TABLES)
def test_with_larger_cards_what_is_told_can_be_read_to_its_end_and_skipped(pages: dict[bool, Page], opponents: str) -> None:
    page = pages[True]
    drawn = opened(page, TABLES[opponents])
    page.evaluate(STAND_STILL)
    page.locator("[data-hand] [data-card=savannah-3]").dblclick(position={"x": 12, "y": 20})
    for seat, bid in enumerate(BIDS[opponents], start=1):
        drawn.act(seat, f"bid {bid}")
    page.locator(".prompt.told").wait_for()
    page.locator(".said span").evaluate("(said, text) => { said.textContent = text }", LONG)
    for size in WINDOWS:
        resized(page, size)
        assert page.evaluate(HIDDEN) == [], size
