"""A hint at the table: told, chosen, and done with one more press."""

import pytest
from playwright.sync_api import expect
from support.running_server import Guests

from menagerie.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_told_and_chosen_and_one_press_does_it(guests: Guests, game: str) -> None:
    guest = guests(size="phone")
    guest.open_table(game=game, players=3, bots="beginner")
    guest.settle()
    card, hint = guest.page.get_by_role("complementary", name="Hint"), guest.button("Hint")
    chosen, place = guest.page.locator("button.chosen"), guest.page.locator("button.place.advised")
    assert chosen.count() == place.count() == 0
    hint.press("Enter")
    card.wait_for()
    sentence = card.locator("p").inner_text()
    assert sentence.endswith(".")
    guest.wait_until(lambda: sentence in guest.page.get_by_role("log", name="What happens").inner_text())
    guest.check_page()
    marked, advised = chosen.count(), place.count()
    assert marked + advised >= 1
    assert guest.focused_on("Do it"), "who asks by keyboard goes on there"

    guest.page.keyboard.press("Escape")
    card.wait_for(state="detached")
    expect(chosen).to_have_count(0)  # as before the hint
    expect(place).to_have_count(0)  # what is no longer advised is no longer marked, beside what one chooses instead
    hint.click()
    card.wait_for()
    expect(place).to_have_count(advised)
    assert card.locator("p").inner_text() == sentence

    acted = guest.page.evaluate("wire.acted")
    card.get_by_role("button", name="Do it").click()
    guest.wait_until(lambda: bool(guest.page.evaluate("wire.acted") > acted))
    assert card.count() == 0


def test_among_people_the_host_allows_hints_and_all_are_told_who_asks(guests: Guests) -> None:
    nel, bo = guests(size="phone"), guests()
    table = nel.open_table(game="wildcards", form="duel", players=2, name="Nel")
    bo.sit_down(table, "Bo")
    bo.button("I’m ready").click()
    hints = nel.page.get_by_role("switch", name="Hints")
    expect(hints).not_to_be_checked()
    nel.button("Start").click()
    bo.settle()
    expect(bo.button("Hint")).to_have_count(0)

    nel.button("Menu").click()
    nel.button("Settings").click()
    hints.click()
    nel.page.keyboard.press("Escape")
    bo.button("Hint").click()
    expect(nel.page.locator(".toast")).to_contain_text("Bo asked for a hint.")  # at once: it goes by itself
    bo.page.get_by_role("complementary", name="Hint").wait_for()
    expect(nel.page.get_by_role("log", name="What happens")).to_contain_text("Bo asked for a hint.")
