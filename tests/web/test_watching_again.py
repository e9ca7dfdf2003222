"""Watching a game again in a real browser: every step is told and drawn, by key, by the log and by a link."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect
from support.drawn_page import DrawnTable
from support.forms import any_action
from support.running_server import Guests

BIRDS = """
    players: 2
    row 1: owl duck
    row 2: parrot warbler robin
    row 3: toucan flamingo duck
    row 4: duck flamingo warbler
    hand 1: owl*3 magpie*2
    hand 2: robin*3 duck*2
    collection 1: flamingo toucan duck parrot warbler robin
    collection 2: owl
    pile: duck duck parrot toucan magpie magpie robin warbler
    discard: owl duck
    turn: 1 lay
"""
ANIMALS = """
    players: 3
    hand 1: forest 1, forest 3, mountains 1, mountains 2, savannah 2, savannah 3, wild 2
    hand 2: forest 2, forest 2, mountains 1, savannah 1, savannah 2
    hand 3: forest 3, mountains 2, savannah 1
    collection 1: ibex lion
    collection 2: peacock
    collection 3: squirrel
    display: meerkat lion
    animals: lion ibex peacock squirrel meerkat eagle eagle ibex
    pile: forest 1, forest 2, mountains 1, forest 4, mountains 4, savannah 4, savannah 1, forest 1
    discard: forest 1, forest 2
    round: 8 bid
"""


def birds(page: Page) -> DrawnTable:
    """A game that is won: the last flock is the seventh species."""
    table = DrawnTable(page, "cubirds", BIRDS)
    for action in ("lay magpie left 1", "keep", "flock owl"):
        table.log.act(0, table.log.game.read_action(action))
    assert table.log.game.is_over
    return table


def animals(page: Page) -> DrawnTable:
    """A round and a little more, then all agree to end it."""
    table, random = DrawnTable(page, "wildcards", ANIMALS, form="2022"), Random(2)
    while table.log.seq < 12:
        seat = random.choice(table.log.game.to_act)
        table.log.act(seat, table.log.game.read_action(str(any_action(table.log.game, seat, random))))
    return table


def said(page: Page) -> str:
    return page.locator(".prompt .said").inner_text().strip()


@pytest.mark.parametrize(("play", "size"), [(birds, "desk"), (animals, "phone")])
def test_a_game_is_watched_again(guests: Guests, play: Callable[[Page], DrawnTable], size: str) -> None:
    guest = guests(size=size, pace="off")
    page = guest.page
    table = play(page)
    table.watch_again()
    slider = page.get_by_role("slider", name="Step")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^The cards are dealt"))
    last = int(slider.get_attribute("max") or 0)
    told, first = [said(page)], page.locator("main").inner_text()
    for at in range(1, last + 1):
        page.keyboard.press("ArrowRight")
        expect(slider).to_have_value(str(at))
        expect(page.locator(".prompt .said")).not_to_have_text(told[-1])
        guest.see_all_move()
        told.append(said(page))
        expect(slider).to_have_attribute("aria-valuetext", re.compile(re.escape(told[-1])))
    assert all(sentence in page.get_by_role("log", name="What happens").inner_text() for sentence in told[1:][-5:])
    guest.check_page()
    for at in range(last - 1, -1, -1):
        page.keyboard.press("ArrowLeft")
        expect(page.locator(".prompt .said")).to_have_text(told[at])
    guest.wait_until(lambda: page.locator("main").inner_text() == first)  # back at the beginning all is as it was

    page.get_by_role("button", name="What happened", exact=True).click()
    index = page.get_by_role("dialog").get_by_role("button")
    expect(page.locator("[aria-current=step]")).to_have_text(told[0])
    guest.check_page()
    index.filter(has_text=told[2]).first.click()
    expect(page.locator(".prompt .said")).to_have_text(told[2])
    expect(page).to_have_url(re.compile("#2$"))

    hidden = page.locator("main").inner_text()
    table.watch_again("#2-open")
    expect(page.locator(".prompt .said")).to_be_visible()
    expect(page.get_by_role("log", name="What happens")).to_have_text(f"Replay. All cards face up. {told[2]}")
    expect(slider).to_have_value("2")
    assert page.locator("main").inner_text() != hidden, "another's hand lies open"
    expect(page.get_by_text(re.compile("^(Hand, face up|In hand)")).first).to_be_attached()
    guest.check_page()
