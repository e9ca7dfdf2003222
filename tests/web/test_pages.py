"""The pages around the game: sound in every size and both times of the day, and linked."""

import re

import pytest
from playwright.sync_api import expect
from support.running_server import Guests

SIZES = ("phone", "tablet", "desk")
THEMES = ("light", "dark")
SMALL_PHONES = ((320, 568), (360, 640), (568, 320))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", SIZES)
def test_home_lobby_and_rules_are_sound(guests: Guests, size: str, theme: str) -> None:
    guest = guests(size=size, theme=theme)
    guest.go("/")
    expect(guest.button("Play now").first).to_be_visible()
    expect(guest.page.get_by_text("Tables are kept for 90 days after the last move there.")).to_be_visible()
    guest.check_page()
    guest.open_table(game="wildcards", players=3)
    expect(guest.page.get_by_role("heading", name="Who’s playing")).to_be_visible()
    guest.page.get_by_text("Rules you can change").click()
    guest.check_page()
    guest.go("/rules/wildcards#W6.6")
    expect(guest.page.locator("[id='W6.6']")).to_be_in_viewport()
    guest.check_page()


def test_play_now_is_in_sight_and_one_press_and_so_is_the_game_that_waits(guests: Guests) -> None:
    guest = guests(size="phone")
    guest.go("/")
    guest.button("Play now").first.click()
    expect(guest.page).to_have_url(re.compile("/table/"))
    assert guest.wait_for_turn()
    guest.page.get_by_role("banner").get_by_role("link", name="Home").click()
    waiting = guest.page.get_by_role("region", name="Your turn").get_by_role("link", name=re.compile("^CuBirds with .*Continue$"))
    play, other = guest.button("Play now").first, guest.page.get_by_role("heading", name="Wild Cards", exact=True)
    for width, height in SMALL_PHONES:
        guest.page.set_viewport_size({"width": width, "height": height})
        for seen in (waiting, play, other):
            expect(seen).to_be_in_viewport(ratio=0.5)
        guest.check_page()
    waiting.click()
    assert guest.wait_for_turn()


def test_solo_is_one_press_and_one_more_on_a_phone(guests: Guests) -> None:
    guest = guests(size="phone")
    guest.go("/")
    guest.button("2 bots · Casual").first.click()
    guest.check_page()
    guest.button("Solo against RobinBird").click()
    assert guest.wait_for_turn()
    expect(guest.page.get_by_text("RobinBird").first).to_be_visible()


def test_light_and_dark_are_kept(guests: Guests) -> None:
    guest = guests(theme="light")
    guest.context.add_init_script("localStorage.setItem('menagerie-settings', JSON.stringify({theme: 'dark', pace: 'quick'}))")
    guest.go("/")
    expect(guest.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_an_address_that_leads_nowhere_says_so(guests: Guests) -> None:
    guest = guests()
    guest.go("/table/nothing-here")
    expect(guest.page.get_by_text("There is no table here")).to_be_visible()
    guest.check_page()


def test_the_api_has_its_page(guests: Guests) -> None:
    guest = guests()
    guest.go("/api/docs")
    expect(guest.page.get_by_text("/api/tables", exact=True).first).to_be_visible()
