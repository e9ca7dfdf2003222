"""Larger cards at the birds' table: everything grows, and nothing goes."""

import json
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page
from support.drawn_page import DrawnTable
from support.hidden_parts import LOOK, settle

WINDOWS = [(360, 640), (390, 844), (844, 390), (768, 1024), (1366, 650), (1440, 900)]
ROWS = """
    row 1: warbler magpie*2 duck toucan
    row 2: parrot warbler robin*3
    row 3: magpie*3 toucan owl*2 duck flamingo
    row 4: duck flamingo warbler
    pile: duck*2 parrot toucan magpie*2 robin*2 warbler*2
    discard: owl duck parrot toucan
    hand 1: owl*2 toucan duck*3 parrot magpie*4 robin*2
    hand 2: robin*3 duck*3
    collection 1: flamingo owl parrot magpie robin
    collection 2: flamingo*2 toucan duck magpie robin
    known 2: robin*2
"""
THIRD = """
    hand 3: robin*2
    collection 3: owl parrot magpie warbler
"""
OTHERS = """
    hand 4: parrot*2
    hand 5: warbler*6
    collection 4: parrot*3 warbler*2
    collection 5: toucan owl parrot magpie warbler robin
"""
OPPONENTS = {1: ROWS, 2: ROWS + THIRD, 4: ROWS + THIRD + OTHERS}

BOXES = {
    "birds of a row": ".wire > [data-key]",
    "birds of the hand": "ul.hand [data-card]",
    "one's own collection": ".own .slot",
    "others' collections": ".seat .slot.owned",
    "what others hold": ".seat .known .chip",
    "others' backs": ".seat .aside [data-card]",
    "pictures of the others": ".seat .avatar",
    "piles": ".piles [data-card]",
}
TYPES = {
    "what is asked": ".prompt .said",
    "names of the others": ".seat h3",
    "cards that others hold": ".seat .aside [data-tally]",
    "how many are collected": ".slot .tally",
    "ways to a goal": ".goals b",
    "sizes of the piles": ".piles strong",
    "what an end of a row takes": ".place .take",
    "flocks in the rows": ".bird .sizes",
    "flocks in the hand": "ul.hand .sizes",
    "covered birds": ".bird > .run",
}
SMALLEST = """({ boxes, types }) => {
  const seen = (selector) =>
    [...document.querySelectorAll(selector)].filter((each) => each.offsetWidth > 0 && !each.closest(".unseen"));
  const all = (kinds, measure) => Object.entries(kinds).map(([kind, selector]) => [kind, seen(selector).map(measure)]);
  const measured = [
    ...all(boxes, (each) => each.offsetWidth),
    ...all(types, (each) => parseFloat(getComputedStyle(each).fontSize)),
  ];
  return Object.fromEntries(measured.filter(([, sizes]) => sizes.length).map(([kind, sizes]) => [kind, Math.min(...sizes)]));
}"""

# one's own place and the piles are there without scrolling, wherever the rows are scrolled to
OUT_OF_SIGHT = """() => {
  for (const each of document.querySelectorAll(".felt, .board")) each.scrollTop = 0;
  const isSeen = (part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    const place = part.closest(".own, .pile");
    const corners = [left + 3, right - 3].flatMap((x) => [top + 3, bottom - 3].map((y) => document.elementFromPoint(x, y)));
    return corners.every((found) => place.contains(found));
  };
  const parts = [...document.querySelectorAll(".own .slot, .own .goals b, .pile .back")].filter((each) => each.offsetWidth > 0);
  return parts.filter((each) => !isSeen(each)).map((each) => `out of sight: <${each.className}> ${each.textContent.trim()}`);
}"""

HALT = """() => {
  if (!document.querySelector(".prompt .skip")) return false;
  for (let timer = setTimeout(() => undefined); timer > 0; timer -= 1) clearTimeout(timer); // what is being told stays
  return true;
}"""


@contextmanager
def drawn(chromium: Browser, opponents: int, turn: str, **liked: object) -> Iterator[tuple[Page, DrawnTable]]:
    """A drawn table, at rest."""
    context = chromium.new_context()
    kept = json.dumps({"theme": "light", "pace": "off", **liked})
    context.add_init_script(f"localStorage.setItem('menagerie-settings', {json.dumps(kept)})")
    context.add_init_script("""localStorage.setItem("menagerie-tips", '{"off": true}')""")
    page = context.new_page()
    text = f"players: {opponents + 1}\n{OPPONENTS[opponents]}\nturn: {turn}"
    table = DrawnTable(page, "cubirds", text, bots=(1, 2, 3, 4), settings={"memory-aid": True})
    page.locator("ul.hand button.stack").first.wait_for()
    page.locator(".wire > [data-key]").first.wait_for()
    yield page, table
    context.close()


def choose(page: Page, species: str) -> None:
    page.locator(f"ul.hand button[data-species={species}]").click()
    page.locator(".place .take").first.wait_for()


def in_every_window(page: Page) -> Iterator[tuple[int, int]]:
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        yield width, height


def what_is_hidden(page: Page) -> list[str]:
    """All that is covered, cut or too small in some window; what can be scrolled to is not hidden, except one's own score."""
    problems = []
    for width, height in in_every_window(page):
        found = page.evaluate(OUT_OF_SIGHT) + page.evaluate(LOOK, True)
        problems += [f"{width}x{height}: {each}" for each in found]
    return problems


@pytest.mark.parametrize("opponents", OPPONENTS)
def test_with_larger_cards_everything_is_larger(chromium: Browser, opponents: int) -> None:
    sizes: dict[bool, list[dict[str, float]]] = {}
    for large in (False, True):
        with drawn(chromium, opponents, "1 lay", largeCards=large) as (page, _):
            choose(page, "duck")
            sizes[large] = [page.evaluate(SMALLEST, {"boxes": BOXES, "types": TYPES}) for _ in in_every_window(page)]
    for window, plain, larger in zip(WINDOWS, sizes[False], sizes[True], strict=True):
        assert plain.keys() <= larger.keys(), window
        smaller = {kind: (size, larger[kind]) for kind, size in plain.items() if larger[kind] < size}
        alike = [kind for kind, size in plain.items() if larger[kind] == size]
        assert not smaller, window
        assert len(alike) <= 2, (window, alike)


@pytest.mark.parametrize("opponents", [2, 4])
def test_larger_cards_hide_nothing(chromium: Browser, opponents: int) -> None:
    with drawn(chromium, opponents, "1 lay", largeCards=True) as (page, _):
        problems = what_is_hidden(page)
        choose(page, "duck")
        problems += what_is_hidden(page)
        page.locator("button[data-row='2'][data-side=left]").focus()
        page.locator(".coming").wait_for()
        problems += what_is_hidden(page)
    assert not problems, "\n" + "\n".join(problems)


@pytest.mark.parametrize("opponents", [2, 4])
def test_larger_cards_cut_nothing_that_is_told(chromium: Browser, opponents: int) -> None:
    with drawn(chromium, opponents, "2 lay", largeCards=True, pace="normal") as (page, table):
        table.act(1, "lay duck left 3")
        page.wait_for_function(HALT)
        problems = what_is_hidden(page)
    assert not problems, "\n" + "\n".join(problems)


COVERED_COUNTS = """() => [...document.querySelectorAll("ul.hand .count")].filter((count) => {
  const { left, top, right, bottom } = count.getBoundingClientRect();
  const found = document.elementFromPoint(right - 3, (top + bottom) / 2);
  return !count.closest("li").contains(found);
}).map((count) => count.closest("li").dataset.card + count.textContent)"""


def test_no_larger_card_covers_how_many_are_in_the_stack_beside_it(chromium: Browser) -> None:
    with drawn(chromium, 2, "1 lay", largeCards=True) as (page, table):
        covered = [(size, page.evaluate(COVERED_COUNTS)) for size in in_every_window(page)]
        table.act(0, "lay parrot left 1")  # with one stack less they are larger
        page.locator("ul.hand li").nth(4).wait_for()
        covered += [(size, page.evaluate(COVERED_COUNTS)) for size in in_every_window(page)]
    assert all(found == [] for _, found in covered), covered
