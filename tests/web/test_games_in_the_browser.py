"""Whole games in a real browser, by pressing what is offered, in every form and on phone and desk."""

import re

import pytest
from playwright.sync_api import expect
from support.browser import QUESTION, Guest
from support.running_server import Guests

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
    expect(guest.page.locator("dialog[open]").get_by_text("There are 42 animal cards")).to_be_visible()
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
