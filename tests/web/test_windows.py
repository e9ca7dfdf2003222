"""Twenty windows, from the smallest phone to the largest desk: nothing is covered, type can be read, animals are large."""

from typing import Any

import pytest
from drawn import ANIMALS, BIRDS, DrawnTable
from hidden import LOOK, settle
from playwright.sync_api import Browser, Page

PHONES = [(320, 568), (344, 882), (360, 640), (375, 667), (390, 844), (430, 932)]
SIDEWAYS = [(640, 360), (667, 375), (844, 390), (932, 430)]
TABLETS = [(600, 960), (768, 1024), (1024, 1366)]
DESKS = [(1024, 768), (1280, 720), (1366, 650), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440)]
WINDOWS = PHONES + SIDEWAYS + TABLETS + DESKS

BIRDS_HIGH = {(1366, 650): 84, (1366, 768): 100, (1440, 900): 125, (1920, 1080): 145}
ANIMALS_HIGH = {(1366, 650): 200, (1366, 768): 230, (1440, 900): 280, (1920, 1080): 310}

SMALLEST = [(320, 568), (360, 640), (640, 360), (844, 390), (600, 960), (1024, 768), (1366, 650)]  # of each kind
DRAWN = ANIMALS.replace("round: 8 bid", "")
QUESTIONS = {
    "a family": ("cubirds", BIRDS.replace("1 lay", "1 family").replace("owl*2 toucan duck*3", "owl*3 toucan*3 duck")),
    "two cards": ("cubirds", BIRDS.replace("1 lay", "1 draw")),
    "an animal": ("wildcards", DRAWN + "bid 1: savannah 4\nround: 8 take 1"),
    "a refill": ("wildcards", DRAWN + "bid 1: refill\nround: 8 refill 1"),
    "the ibex": ("wildcards", DRAWN + "bid 1: savannah 4\nround: 8 take-back 1"),
    "the meerkat": (
        "wildcards",
        DRAWN.replace("ibex*3 lion", "ibex*3 meerkat*3")
        .replace("1: ibex\n", "1: ibex meerkat\n")
        .replace("peacock meerkat\n", "peacock\n")
        + "round: 8 exchange 1",
    ),
    "a tie": (
        "wildcards",
        DRAWN
        + """
    bid 1: savannah 4
    bid 2: mountains 4
    bid 3: savannah 4
    bid 4: mountains 2
    bid 5: savannah 1
    tied: 1 2 3
    round: 8 pay
    """,
    ),
}

CHOSEN = {"cubirds": "[data-hand] button[data-species=magpie]", "wildcards": "[data-hand] button[data-card=savannah-3]"}
PIECES = {"cubirds": ".bird", "wildcards": "[data-spot^=display-][data-card]"}


@pytest.fixture(scope="module")
def page(chromium: Browser) -> Any:
    context = chromium.new_context()
    context.add_init_script(
        """localStorage.setItem("menagerie-seen", '["cubirds", "wildcards"]');
        localStorage.setItem("menagerie-settings", JSON.stringify({ pace: "off" }));"""
    )
    page = context.new_page()
    yield page
    context.close()


@pytest.mark.parametrize(("game", "drawing"), [("cubirds", BIRDS), ("wildcards", ANIMALS)], ids=["cubirds", "wildcards"])
def test_in_every_window_nothing_is_covered_or_cut_and_type_can_be_read(page: Page, game: str, drawing: str) -> None:
    DrawnTable(page, game, drawing, bots=(1, 2, 3, 4))
    problems: list[str] = []
    for chosen in (False, True):
        if chosen:
            page.locator(CHOSEN[game]).click()
        for width, height in WINDOWS:
            page.set_viewport_size({"width": width, "height": height})
            settle(page)
            problems += [f"{width}x{height}{' chosen' if chosen else ''}: {each}" for each in page.evaluate(LOOK)]
    assert not problems, "\n" + "\n".join(problems)


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_question_has_room_in_the_smallest_windows(page: Page, question: str) -> None:
    game, drawing = QUESTIONS[question]
    page.set_viewport_size({"width": 1366, "height": 650})
    DrawnTable(page, game, drawing, bots=(1, 2, 3, 4))
    page.locator(".prompt.yours").wait_for()
    problems: list[str] = []
    for width, height in SMALLEST:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        problems += [f"{width}x{height}: {each}" for each in page.evaluate(LOOK)]
    assert not problems, "\n" + "\n".join(problems)


@pytest.mark.parametrize(
    ("game", "drawing", "least"),
    [("cubirds", BIRDS, BIRDS_HIGH), ("wildcards", ANIMALS, ANIMALS_HIGH)],
    ids=["cubirds", "wildcards"],
)
def test_birds_and_animals_are_as_large_as_a_laptop_allows(
    page: Page, game: str, drawing: str, least: dict[tuple[int, int], int]
) -> None:
    DrawnTable(page, game, drawing, bots=(1, 2, 3, 4))
    page.locator(PIECES[game]).first.wait_for()
    for (width, height), high in least.items():
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        heights = page.locator(PIECES[game]).evaluate_all("(all) => all.map((each) => each.getBoundingClientRect().height)")
        assert min(heights) >= high, (width, height, heights)
