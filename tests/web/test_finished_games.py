"""A finished game from a file in a real browser: watched, reviewed, tried again, and played on from."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect
from support.browser import Guest
from support.forms import play_some
from support.running_server import Guests

from menagerie.games import GAMES


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The record of a short game."""
    game = GAMES["cubirds"].new(2, seed=3, turn_limit=12)
    play_some(game, Random(3), 90)
    assert game.is_over
    found = tmp_path / "record.json"
    found.write_text(game.record().to_json(), encoding="utf-8")
    return found


def open_file(guest: Guest, file: Path) -> None:
    guest.go("/")
    guest.button("Records as files").click()
    expect(guest.page.get_by_role("heading", name="Save the record of a game")).to_be_visible()
    guest.check_page()
    guest.page.locator("input[type=file]").set_input_files(file)


@pytest.mark.parametrize(("size", "theme"), [("phone", "light"), ("desk", "dark")])
def test_a_game_from_a_file_is_played_on_from_a_moment(guests: Guests, file: Path, size: str, theme: str) -> None:
    guest = guests(size=size, theme=theme)
    open_file(guest, file)
    expect(guest.page).to_have_url(re.compile("/again/f"))
    again = guest.page.url.partition("#")[0]
    guest.page.get_by_role("slider", name="Step").press("PageDown")
    guest.page.get_by_role("slider", name="Step").press("PageDown")
    guest.check_page()
    guest.button("Menu").click()
    expect(guest.page.locator(".menu").get_by_text("From a file")).to_be_visible()
    guest.page.locator(".menu").get_by_role("button", name="Play on from here").click()
    sheet = guest.page.get_by_role("dialog", name="Play on from here")
    sheet.get_by_label("Whose seat?").select_option("Player 2")
    guest.check_page()
    sheet.get_by_role("button", name="Play on", exact=True).click()

    expect(guest.page).to_have_url(re.compile("/table/"))
    assert guest.wait_for_turn()
    guest.settle()
    guest.check_page()
    guest.button("What happened").click()
    expect(guest.page.get_by_text(re.compile("^This game goes on from turn")).last).to_be_visible()
    origin = guest.page.get_by_role("link", name=re.compile("^Played on from turn"))
    guest.check_page()
    assert again.endswith(str(origin.last.get_attribute("href")).partition("#")[0])
    guest.put_away()
    before = guest.page.evaluate("wire.acted")
    for _ in range(40):
        if guest.page.evaluate("wire.acted") > before and not guest.is_my_turn():
            break
        if guest.wait_for_turn():
            guest.play_turn()
        else:
            break
    assert guest.page.evaluate("wire.acted") > before


def test_a_choice_is_tried_again_and_the_coach_says_what_it_thinks(guests: Guests, file: Path) -> None:
    guest = guests(size="phone")
    open_file(guest, file)
    expect(guest.page).to_have_url(re.compile("/again/f"))
    guest.go(guest.page.url.partition("#")[0] + "/0")
    expect(guest.page.get_by_text("What do you play this time?", exact=True)).to_be_visible()
    guest.check_page()
    sheet = guest.page.get_by_role("dialog")
    places, stacks = guest.page.locator("button.place.lit"), guest.page.locator("ul.hand button.stack")
    stacks.first.click()
    places.first.click()
    expect(sheet.get_by_text(re.compile("^Chance to win: "))).to_be_visible()
    guest.check_page()
    sheet.get_by_role("button", name="Try something else").click()
    expect(guest.page.locator(".prompt.yours, .prompt .question").first).to_be_visible()


def test_a_file_that_is_no_record_is_refused_with_a_sentence(guests: Guests, tmp_path: Path) -> None:
    guest = guests(size="phone")
    guest.refusals.add(400)
    letter = tmp_path / "letter.json"
    letter.write_text("Dear Nel", encoding="utf-8")
    open_file(guest, letter)
    expect(guest.page.get_by_text(re.compile("^This file is not a record"))).to_be_visible()
    letter.write_text(" " * 200_000, encoding="utf-8")
    guest.page.locator("input[type=file]").set_input_files(letter)
    expect(guest.page.get_by_text(re.compile("^This file is too large for a record"))).to_be_visible()
    guest.check_page()
