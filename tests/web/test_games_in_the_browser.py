"""Whole games in a real browser, by pressing what is offered, in every form and on phone and desk."""

import re

import pytest
from browsing import QUESTION, Guest
from playwright.sync_api import expect
from visiting import Guests

GAMES = [
    ("cubirds", "usual", 1, "phone", "off"),
    ("cubirds", "usual", 3, "desk", "quick"),
    ("wildcards", "2020", 3, "phone", "off"),
    ("wildcards", "2022", 4, "desk", "off"),
    ("wildcards", "2022-leo", 2, "phone", "off"),
    ("wildcards", "duel", 2, "tablet", "quick"),
]
WON = re.compile("(wins?|share the win)$")


@pytest.mark.parametrize(("game", "form", "players", "size", "pace"), GAMES)
def test_a_game_against_bots_is_played_to_the_final_scoring(
    guests: Guests, game: str, form: str, players: int, size: str, pace: str
) -> None:
    guest = guests(size=size, pace=pace)
    guest.open_table(game=game, form=form, players=players, bots="casual")
    guest.play_to_the_end()
    if game == "wildcards":
        check_counting(guest, moving=pace != "off")
    guest.check_page()


def check_counting(guest: Guest, *, moving: bool) -> None:
    """The result shows the cards that earn it, and is counted once."""
    if moving:
        expect(guest.button("Show all")).to_be_visible()
    told = guest.page.locator("dialog[open] .headline")
    expect(told).to_have_text(WON, timeout=15_000)
    guest.page.locator("dialog[open] details").first.evaluate("(each) => (each.open = true)")
    expect(guest.page.locator("dialog[open] .earning img")).not_to_have_count(0)
    expect(guest.page.locator("dialog[open] figure svg path.line")).not_to_have_count(0)
    with guest.page.expect_download():
        guest.button("Save picture").click()
    guest.page.keyboard.press("Escape")
    guest.show_result()
    expect(guest.button("Show all")).to_be_hidden()
    expect(told).to_have_text(WON)


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_birds_can_be_dragged_to_an_end_of_a_row(guests: Guests, size: str) -> None:
    guest = guests(size=size)
    guest.open_table(game="cubirds", players=2, bots="beginner")
    guest.settle()
    held = guest.page.locator("ul.hand button.stack").count()
    stack, place = (guest.page.locator(found).first.bounding_box() for found in ("ul.hand button.stack", "button.place"))
    assert stack is not None
    assert place is not None
    mouse = guest.page.mouse
    mouse.move(stack["x"] + stack["width"] / 2, stack["y"] + 20)
    mouse.down()
    mouse.move(stack["x"], stack["y"] - 60, steps=4)
    mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2, steps=6)
    mouse.up()
    expect(
        guest.page.locator(".prompt.told").or_(guest.page.locator(QUESTION, has_text=re.compile("enclosed|empty")))
    ).to_be_visible()
    assert held > 0


def test_the_rules_of_a_table_lie_over_it_and_the_game_waits(guests: Guests) -> None:
    guest = guests(size="phone")
    guest.open_table(game="wildcards", players=3, bots="beginner")
    guest.settle()
    guest.button("Menu").click()
    guest.page.get_by_role("link", name="Rules").click()
    expect(guest.page.locator("dialog[open]").get_by_text("There are 42 animals")).to_be_visible()
    guest.check_page()
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator(".prompt")).to_be_visible()


def test_nothing_lies_over_the_first_deal_and_the_menu_has_how_to_play(guests: Guests) -> None:
    guest = guests(size="phone")
    guest.open_table(game="wildcards", players=3, bots="beginner")
    assert guest.wait_for_turn()
    expect(guest.page.locator("dialog[open]")).to_have_count(0)
    guest.button("Menu").click()
    guest.button("How to play").click()
    expect(guest.page.get_by_text("Most points win")).to_be_visible()
    guest.check_page()
    guest.button("Let’s play").click()
    assert guest.wait_for_turn()


BOTS_ANSWER_MS = 2_500  # what they do then waits beneath what lies over the table
TIP = "() => document.querySelector('aside').getBoundingClientRect()"
SPOKEN_OF = "() => [...document.querySelectorAll('[data-tipped]')].map((each) => each.getBoundingClientRect())"


def check_tip(guest: Guest, told: str) -> None:
    """It is read and heard, and what it speaks of glows and is not covered by it."""
    tip = guest.page.get_by_role("complementary", name="A tip")
    expect(tip).to_contain_text(told)
    expect(guest.page.get_by_role("log").get_by_text(told).last).to_be_attached()
    guest.see_all_move()
    tip_box, spoken_of = guest.page.evaluate(TIP), guest.page.evaluate(SPOKEN_OF)
    assert spoken_of
    for box in spoken_of:
        assert box["top"] >= tip_box["bottom"] or box["bottom"] <= tip_box["top"], (told, tip_box, box)


@pytest.mark.parametrize(("size", "pace"), [("phone", "normal"), ("desk", "quick")])
def test_the_first_game_on_a_device_teaches_itself(guests: Guests, size: str, pace: str) -> None:
    guest = guests(size=size, pace=pace)
    guest.context.add_init_script("localStorage.removeItem('menagerie-tips')")
    guest.open_table(game="cubirds", players=2, bots="beginner")
    assert guest.wait_for_turn()
    check_tip(guest, "Your goal: birds of 7 species")
    guest.check_page()
    guest.button("Got it").click()
    check_tip(guest, "All your birds of it are laid together")
    guest.page.locator(".stack").first.click()
    check_tip(guest, "Each end shows what you would take")
    guest.button("No more tips").click()
    expect(guest.page.get_by_role("complementary", name="A tip")).to_have_count(0)
    guest.button("Menu").click()
    guest.button("Show the tips again").click()
    check_tip(guest, "Your goal: birds of 7 species")


def test_a_sheet_over_the_first_tip_does_not_stop_the_game(guests: Guests) -> None:
    guest = guests(pace="normal")
    guest.context.add_init_script("localStorage.removeItem('menagerie-tips')")
    for _ in range(10):
        guest.open_table(game="cubirds", players=3, bots="expert")  # who thinks so long that the page is there first
        check_tip(guest, "Your goal: birds of 7 species")
        guest.page.keyboard.press("?")
        guest.page.get_by_role("dialog", name="With the keyboard").wait_for()
        guest.page.wait_for_timeout(BOTS_ANSWER_MS)
        guest.page.keyboard.press("Escape")
        waits = guest.page.get_by_role("button", name="Skip").count() > 0
        guest.button("Got it").click()
        check_tip(guest, "All your birds of it are laid together")
        if waits:  # for others began, and what they did lay beneath
            return
    pytest.fail("one began every time")


def test_two_cards_are_drawn_by_reaching_for_the_pile(guests: Guests) -> None:
    guest = guests(size="phone")
    guest.open_table(game="cubirds", players=2, bots="beginner")
    pile = guest.page.locator("button.draws")
    for _ in range(30):
        guest.settle()
        if pile.count():
            break
        guest.play_turn()
        guest.listen()
    pile.click()
    expect(guest.page.get_by_text(re.compile("^You draw ")).first).to_be_attached()
