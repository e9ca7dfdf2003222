"""Twenty windows, from the smallest phone to the largest desk: nothing is covered, type can be read, animals are large."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page
from support.drawn_page import ANIMALS, BIRDS, DrawnTable
from support.hidden_parts import LOOK, settle
from support.questions import QUESTIONS

from menagerie.server.wire import messages as m

PHONES = [(320, 568), (344, 882), (360, 640), (375, 667), (390, 844), (430, 932)]
SIDEWAYS = [(640, 360), (667, 375), (844, 390), (932, 430)]
TABLETS = [(600, 960), (768, 1024), (1024, 1366)]
DESKS = [(1024, 768), (1280, 720), (1366, 650), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440)]
WINDOWS = PHONES + SIDEWAYS + TABLETS + DESKS

BIRDS_HIGH = {(1366, 650): 84, (1366, 768): 100, (1440, 900): 125, (1920, 1080): 145}
LEAST_HIGH = 60  # of the birds of any row, however long
ANIMALS_HIGH = {(1366, 650): 200, (1366, 768): 230, (1440, 900): 280, (1920, 1080): 310}

SMALLEST = [
    (320, 568),
    (344, 882),
    (360, 640),
    (640, 360),
    (844, 390),
    (600, 960),
    (1024, 768),
    (1280, 720),
    (1366, 650),
]

LONG_ROWS = BIRDS.replace(
    "row 4: duck flamingo warbler", "row 4: duck flamingo warbler*2 owl robin*3 parrot magpie toucan"
).replace("pile: duck duck parrot", "pile: duck duck warbler parrot")


CHOSEN = {"cubirds": "[data-hand] button[data-species=magpie]", "wildcards": "[data-hand] button[data-card=savannah-3]"}
PIECES = {"cubirds": ".bird", "wildcards": "[data-spot^=display-][data-card]"}


@pytest.fixture(scope="module")
def page(chromium: Browser) -> Any:
    context = chromium.new_context()
    context.add_init_script(
        """localStorage.setItem("menagerie-tips", '{"off": true}');
        localStorage.setItem("menagerie-settings", JSON.stringify({ pace: "off" }));"""
    )
    page = context.new_page()
    yield page
    context.close()


def heights_of(page: Page, game: str) -> list[float]:
    """How high the birds of the rows are, or the animals of the display."""
    measured: list[float] = page.locator(PIECES[game]).evaluate_all(
        "(all) => all.map((each) => each.getBoundingClientRect().height)"
    )
    return measured


def hidden_in(page: Page, windows: list[tuple[int, int]]) -> list[str]:
    """All that is covered, cut or too small in some of these windows."""
    problems: list[str] = []
    for width, height in windows:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        problems += [f"{width}x{height}: {each}" for each in page.evaluate(LOOK)]
    return problems


@pytest.mark.parametrize(("game", "drawing"), [("cubirds", BIRDS), ("wildcards", ANIMALS)], ids=["cubirds", "wildcards"])
def test_in_every_window_nothing_is_covered_or_cut_and_type_can_be_read(page: Page, game: str, drawing: str) -> None:
    DrawnTable(page, game, drawing, bots=(1, 2, 3, 4))
    problems = hidden_in(page, WINDOWS)
    page.locator(CHOSEN[game]).click()
    problems += [f"chosen, {each}" for each in hidden_in(page, WINDOWS)]
    assert not problems, "\n" + "\n".join(problems)


@pytest.mark.parametrize(("game", "drawing"), [("cubirds", BIRDS), ("wildcards", ANIMALS)], ids=["cubirds", "wildcards"])
def test_what_the_operator_announces_covers_nothing_of_the_table(page: Page, game: str, drawing: str) -> None:
    table = DrawnTable(page, game, drawing, bots=(1, 2, 3, 4))
    page.locator(CHOSEN[game]).wait_for()
    table.tell(m.Announcement("The server restarts soon.", "2026-05-01T18:15:00+00:00"))
    page.locator("header .news").wait_for()
    problems = hidden_in(page, WINDOWS)
    assert not problems, "\n" + "\n".join(problems)


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_question_has_room_in_the_smallest_windows(page: Page, question: str) -> None:
    game, drawing, taps, form = QUESTIONS[question]
    page.set_viewport_size({"width": 1366, "height": 650})
    DrawnTable(page, game, drawing, form=form, bots=(1, 2, 3, 4))
    page.locator(".prompt.yours").wait_for()
    problems = hidden_in(page, SMALLEST)
    if taps:
        page.set_viewport_size({"width": 1366, "height": 650})
        for nth, tap in enumerate(taps):
            page.locator(tap).nth(taps[:nth].count(tap)).click(position={"x": 12, "y": 20})
        page.locator(".prompt [data-confirm]").wait_for()
        problems += [f"chosen, {each}" for each in hidden_in(page, SMALLEST)]
    assert not problems, "\n" + "\n".join(problems)


def test_on_a_laptop_at_twice_the_size_a_bid_of_two_is_chosen_and_done(page: Page) -> None:
    game, drawing, _, form = QUESTIONS["the eagle"]
    page.set_viewport_size({"width": 683, "height": 325})  # 1366 x 650 at 200 %
    DrawnTable(page, game, drawing, form=form, bots=(1, 2, 3, 4))
    asides, bar = page.locator(".prompt .asides button"), page.locator(".prompt")
    for nth in range(2):
        asides.nth(nth).click()
        settle(page)
        headline = bar.locator("strong").bounding_box()
        frame = bar.bounding_box()
        assert headline
        assert frame
        for box in (headline, *(each.bounding_box() for each in bar.locator("button").all())):
            assert box
            assert box["y"] >= frame["y"]
            assert box["y"] + box["height"] <= frame["y"] + frame["height"]
            assert box["x"] + box["width"] <= frame["x"] + frame["width"]
        cut = [each for each in page.evaluate(LOOK) if "<words" in each or "<prompt" in each]
        assert not cut, cut


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
        assert min(heights_of(page, game)) >= high, (width, height)


def test_a_row_of_eleven_birds_shows_the_sizes_of_all_flocks(page: Page) -> None:
    DrawnTable(page, "cubirds", LONG_ROWS, bots=(1, 2, 3, 4))
    page.locator(PIECES["cubirds"]).first.wait_for()
    problems = hidden_in(page, [window for window in WINDOWS if window not in DESKS])
    for window in DESKS:
        problems += hidden_in(page, [window])
        assert min(heights_of(page, "cubirds")) >= LEAST_HIGH, window
    assert not problems, "\n" + "\n".join(problems)
