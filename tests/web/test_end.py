"""The end of a game: what is said of it, what is highlighted, and that nothing stays hidden behind it."""

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from support.drawn_page import DrawnTable

BIRDS = """
    players: 3
    row 1: parrot toucan
    row 2: parrot toucan duck
    row 3: magpie robin
    row 4: owl duck flamingo
    hand 1: owl*3 duck robin*2
    hand 2: warbler*2 robin
    hand 3: duck*2 parrot
    collection 1: owl*2 toucan duck*3 magpie
    collection 2: flamingo*2 toucan*2 duck magpie robin
    collection 3: owl parrot*2 magpie warbler
    turn: 1 flock
"""
ANIMALS = """
    players: 3
    collection 1: ibex*4 lion*3 meerkat
    collection 2: peacock*3 eagle*4 squirrel*2 meerkat
    collection 3: squirrel*3 lion*2 ibex
    leaders 1: ibex lion
    leaders 2: eagle
    leaders 3: squirrel
    tokens 1: 7
    tokens 2: 8
    tokens 3: 4
    round: 14 over
"""


LAST = ANIMALS.replace(
    "round: 14 over",
    """
    hand 1: forest 1, forest 2
    bid 1: forest 1
    bid 2: mountains 1
    bid 3: savannah 1
    display: meerkat
    talisman: 1
    round: 14 take 1
    """,
)


@pytest.fixture
def open_page(chromium: Browser) -> Iterator[Callable[[str], Page]]:
    contexts: list[BrowserContext] = []

    def opened(pace: str) -> Page:
        context = chromium.new_context(viewport={"width": 390, "height": 844})
        contexts.append(context)
        kept = json.dumps({"theme": "light", "pace": pace})
        context.add_init_script(f"localStorage.setItem('menagerie-settings', {json.dumps(kept)})")
        context.add_init_script("""localStorage.setItem("menagerie-tips", '{"off": true}')""")
        return context.new_page()

    yield opened
    for context in contexts:
        context.close()


@pytest.fixture
def page(open_page: Callable[[str], Page]) -> Page:
    return open_page("off")


def test_who_wins_sees_the_birds_that_decided_and_may_put_it_aside(page: Page) -> None:
    table = DrawnTable(page, "cubirds", BIRDS, bots=(1, 2))
    expect(page.locator(".prompt")).to_be_visible()
    table.act(0, "flock owl")
    sheet = page.locator("dialog[open]")
    expect(sheet.locator(".headline")).to_have_text("You win")
    expect(sheet.locator(".why")).to_have_text("Three birds in each of two species, on turn 1: 3 owls and 3 ducks")
    expect(sheet.locator(".near")).to_have_count(0)
    expect(sheet.locator(".decided .unseen")).to_have_text(["3 owls", "3 ducks"])
    expect(sheet.locator(".figure")).to_have_count(6)
    expect(sheet.locator(".who .name")).to_have_text(["You", "Bo", "Cleo"])
    sheet.locator("summary", has_text="How it went").click()
    expect(sheet.get_by_text("The last move, on turn 1: you show 3 owls, and one more bird is enough.")).to_be_visible()
    sheet.get_by_role("button", name="See the table").click()
    expect(sheet).to_have_count(0)
    page.get_by_role("button", name="Result").click()
    expect(sheet.locator(".headline")).to_have_text("You win")


def test_who_loses_by_animals_is_told_how_near_it_was(page: Page) -> None:
    DrawnTable(page, "wildcards", ANIMALS)
    sheet = page.locator("dialog[open]")
    expect(sheet.locator(".headline")).to_have_text("Bo wins")
    expect(sheet.locator(".why")).to_have_text("20 points each, but Bo has more animals, 10 to 8")
    expect(sheet.locator(".near")).to_have_text("So close: level on points, but 2 animals short.")
    expect(sheet.locator(".short.decided")).to_have_text("10 animals")
    with page.expect_download() as saved:
        sheet.get_by_role("button", name="Save picture").click()
    picture = saved.value.path().read_bytes()
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert [int.from_bytes(picture[at : at + 4]) for at in (16, 20)] == [1080, 1350]
    assert len(picture) > 100_000, "the art is on it"


def test_the_points_are_heard_as_they_are_counted_and_then_who_has_won(open_page: Callable[[str], Page]) -> None:
    page = open_page("quick")
    table = DrawnTable(page, "wildcards", LAST, bots=(1, 2))
    expect(page.locator(".prompt")).to_be_visible()
    for seat in range(3):
        table.act(seat, "pass")
    heard = page.locator("dialog[open] [role=log] p")
    expect(heard.nth(3)).to_be_attached()
    expect(heard).to_have_text(
        [
            "Biggest group, 2 a card: You 8, Bo 8 and Cleo 6.",
            "Second-biggest, 1 a card: You 3, Bo 3 and Cleo 2.",
            "Leaders, 1 each, peacock 3: You 2, Bo 1 and Cleo 1.",
            "Score tokens: You 7, Bo 8 and Cleo 4.",
            "Points: You 20, Bo 20 and Cleo 13.",
            "Bo wins",
            "20 points each, but Bo has more animals, 10 to 8",
            "So close: level on points, but 2 animals short.",
        ]
    )
    expect(page.get_by_role("log", name="What happens", include_hidden=True)).not_to_contain_text("Bo wins")
