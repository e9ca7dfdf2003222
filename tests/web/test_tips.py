"""The tips of the first game on a device."""

import pytest
from playwright.sync_api import expect
from support.browser import Guest
from support.running_server import Guests

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


def is_asked(guest: Guest) -> bool:
    """By the server: what the page still has to show may come before."""
    return bool(guest.page.evaluate("Boolean(wire.asked)"))


def plays(guest: Guest) -> bool:
    """Do one thing where it is this person's turn; nothing is over by that."""
    if guest.look() == "turn":
        guest.play_turn()
    return False


def test_a_sheet_over_the_first_tip_does_not_stop_the_game(guests: Guests) -> None:
    ann, ben = guests(pace="normal"), guests(pace="off")
    ann.context.add_init_script("localStorage.removeItem('menagerie-tips')")
    for _ in range(20):
        table = ann.open_table(game="cubirds", players=2, name="Ann")
        ben.sit_down(table, "Ben")
        ben.button("I am ready").click()
        ann.button("Start").click()
        check_tip(ann, "Your goal: birds of 7 species")
        ann.page.keyboard.press("?")
        ann.page.get_by_role("dialog", name="With the keyboard").wait_for()
        others_began = not is_asked(ann)
        ann.wait_until(lambda: is_asked(ann) or plays(ben))
        ann.page.keyboard.press("Escape")
        ann.button("Got it").click()
        check_tip(ann, "All your birds of it are laid together")
        if others_began:  # and what they did lay beneath
            return
    pytest.fail("Ann began every time")
