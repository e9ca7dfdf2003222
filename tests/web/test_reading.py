"""What is read beside a game: the rulebook on a phone, How to play in pictures, and from a line of the log to its rule."""

import re

from playwright.sync_api import Browser, expect
from support.drawn_page import DrawnTable
from support.running_server import Guests

BIRDS = """
    players: 1
    row 1: owl flamingo parrot duck
    hand 1: parrot*2 magpie*3
    hand 2: robin*4
    pile: robin*9 magpie*9
"""


def test_the_rulebook_is_for_reading_on_a_phone(guests: Guests) -> None:
    guest = guests(size="phone")
    page = guest.page
    guest.go("/rules/wildcards#W7.11")
    expect(page.get_by_text("a card game by Ferdinand Schnitzler")).to_have_count(1)
    asked = page.locator("[id='W7.11']")
    expect(asked).to_be_in_viewport()
    expect(asked).to_contain_text("The German text says “face down”, but the English one does not.")  # who asks for it sees why

    page.get_by_label("I’m playing").select_option("2022")
    expect(asked).to_have_count(0)
    expect(page.locator("[id='W13']")).to_have_count(0)
    expect(page.locator("[id='W7.9']")).to_have_count(1)
    expect(page.get_by_role("listitem").filter(has_text="The talisman decides")).to_have_count(1)
    expect(page.get_by_role("list", name="The meerkat helps the squirrel").locator("figure")).to_have_count(2)
    page.get_by_text("Contents", exact=True).click()
    page.get_by_role("link", name="Taking animals").click()
    expect(page.get_by_role("heading", name="Taking animals")).to_be_in_viewport()
    why = page.get_by_role("button", name="Why? Rule W6.2", exact=True)
    expect(why).to_have_attribute("aria-expanded", "false")
    why.click()
    expect(page.get_by_text("You pay exactly that many cards, and never the refill card.")).to_be_visible()
    guest.check_page()

    page.evaluate("location.hash = 'W13.9'")  # what is asked for is shown, whatever was left out
    expect(page.locator("[id='W13.9']")).to_be_in_viewport()
    guest.check_page()


def test_from_the_log_to_the_rule_and_to_the_pictures(chromium: Browser) -> None:
    context = chromium.new_context(viewport={"width": 360, "height": 640}, has_touch=True)
    context.add_init_script("localStorage.setItem('menagerie-settings', JSON.stringify({pace: 'off'}))")
    page = context.new_page()
    table = DrawnTable(page, "cubirds", BIRDS, virtual=1, names=("Ada", "RobinBird"))
    table.act(0, "lay parrot left 1")
    page.get_by_role("button", name="What happened").first.click()
    page.locator("dialog summary", has_text="take an owl and a flamingo").click()
    page.get_by_role("link", name="Rule C4.3").last.click()
    rule = page.locator("[id='C4.3']")
    expect(rule).to_be_in_viewport()
    expect(rule).to_contain_text("In this game")
    expect(rule).to_contain_text("take an owl and a flamingo")
    expect(rule).to_contain_text("Taking them is not optional.")
    expect(page.get_by_label("I’m playing")).to_have_value("solo")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="How to play").click()
    expect(page.locator("dialog figure")).to_have_count(6)
    expect(page.get_by_role("img", name=re.compile("^You complete a flock of toucans"))).to_be_visible()
    context.close()
