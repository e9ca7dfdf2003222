"""Twenty windows, from the smallest phone to the largest desk: nothing is covered, type can be read, animals are large."""

from collections.abc import Sequence
from typing import Any, NamedTuple

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
LEAST_HIGH = 60  # of the birds of any row, however long
ANIMALS_HIGH = {(1366, 650): 200, (1366, 768): 230, (1440, 900): 280, (1920, 1080): 310}

SMALLEST = [(320, 568), (344, 882), (360, 640), (640, 360), (844, 390), (600, 960), (1024, 768), (1280, 720), (1366, 650)]

LONG_ROWS = BIRDS.replace(
    "row 4: duck flamingo warbler", "row 4: duck flamingo warbler*2 owl robin*3 parrot magpie toucan"
).replace("pile: duck duck parrot", "pile: duck duck warbler parrot")


class Question(NamedTuple):
    """A question, and taps after which it is answered but for the last button."""

    game: str
    drawing: str
    taps: Sequence[str] = ()
    form: str = ""


def _animals(asked: str, **changes: str) -> str:
    """The animals' table, with another question."""
    lines = dict(line.strip().split(": ", 1) for line in ANIMALS.strip().splitlines())
    lines |= {name.replace("_", " "): told for name, told in changes.items()} | {"round": f"8 {asked}"}
    return "\n".join(f"{name}: {told}" for name, told in lines.items() if told)


TIED = {"bid_1": "savannah 4", "bid_2": "mountains 4", "bid_3": "savannah 4", "bid_4": "mountains 2", "bid_5": "savannah 1"}
DUEL = """
    edition: duel
    hand 1: forest 1, forest 3, mountains 1, mountains 2, mountains 3, savannah 2, savannah 3, wild 2, wild 1
    hand 2: forest 2, forest 2
    bid 1: refill
    refills: 1
    bid 2: mountains 1
    collection 1: ibex*3 lion
    collection 2: peacock*2 eagle meerkat
    leaders 1: ibex
    display: meerkat lion ibex
    animals: lion ibex peacock squirrel
"""
CARD = "[data-hand] button.may"
ANIMAL = "[data-spot^=display-].may"
QUESTIONS = {
    "a family": Question(
        "cubirds",
        BIRDS.replace("1 lay", "1 family").replace("owl*2 toucan duck*3", "owl*3 toucan*3 duck"),
        ["[data-hand] button[data-species=owl]"],
    ),
    "two cards": Question("cubirds", BIRDS.replace("1 lay", "1 draw")),
    "an animal": Question("wildcards", _animals("take 1", bid_1="savannah 4"), [ANIMAL, CARD, CARD, CARD]),
    "a refill": Question("wildcards", _animals("refill 1", bid_1="refill"), [CARD, CARD]),
    "the ibex": Question("wildcards", _animals("take-back 1", bid_1="savannah 4")),
    "the eagle": Question(
        "wildcards",
        _animals(
            "reveal 1",
            collection_1="ibex*3 lion eagle*3",
            leaders_1="ibex eagle",
            collection_5="lion",
            leaders_5="",
            **{**TIED, "bid_1": "forest 4, savannah 4"},
        ),
    ),
    "the meerkat": Question(
        "wildcards",
        _animals("exchange 1", collection_1="ibex*3 meerkat*3", leaders_1="ibex meerkat", leaders_4="peacock"),
        [".own .give", ANIMAL],
    ),
    "a tie": Question("wildcards", _animals("pay", tied="1 2 3", **TIED), [CARD, CARD, CARD]),
    "still a tie": Question("wildcards", _animals("tie-break", tied="1 2 3", **TIED), [CARD]),
    "what is removed": Question("wildcards", DUEL + "round: 8 remove 1", [ANIMAL, ANIMAL], "duel"),
    "one for free": Question("wildcards", DUEL + "round: 8 free 1", [ANIMAL], "duel"),
}

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


def test_a_row_of_eleven_birds_shows_the_sizes_of_all_families(page: Page) -> None:
    DrawnTable(page, "cubirds", LONG_ROWS, bots=(1, 2, 3, 4))
    page.locator(PIECES["cubirds"]).first.wait_for()
    problems = hidden_in(page, [window for window in WINDOWS if window not in DESKS])
    for window in DESKS:
        problems += hidden_in(page, [window])
        assert min(heights_of(page, "cubirds")) >= LEAST_HIGH, window
    assert not problems, "\n" + "\n".join(problems)
