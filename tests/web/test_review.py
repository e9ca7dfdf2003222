"""The review of a finished game on its sheet: what is told, drawn and pressed, in both games."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from support.drawn_page import DrawnTable
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
    hand 1: forest 1, forest 2
    hand 2: mountains 2
    collection 1: ibex*4 lion*3 meerkat
    collection 2: peacock*3 eagle*4 squirrel*2 meerkat
    collection 3: squirrel*3 lion*2 ibex
    leaders 1: ibex lion
    leaders 2: eagle
    leaders 3: squirrel
    tokens 1: 7
    tokens 2: 8
    tokens 3: 4
    bid 1: forest 1
    bid 2: mountains 1
    bid 3: savannah 1
    display: meerkat
    talisman: 1
    round: 14 take 1
"""
MAKING = {"state": "being-made", "progress": 0.4, "is_short": False, "seats": []}


def choice(number: int, grade: str, chance: float, best_chance: float, **said: Any) -> dict[str, Any]:
    told = {"turn": number + 1, "when": f"Turn {number + 1}", "asked": "ask-lay", "better": None, "why": None, "error": 0.012}
    actions = {"played_action": {"code": "keep"}, "best_action": {"code": "keep"}, "would": []}
    return {"number": number, "grade": grade, "chance": chance, "best_chance": best_chance, **told, **actions, **said}


def seat_review(seat: int, choices: list[dict[str, Any]], *, end: float) -> dict[str, Any]:
    line = [{"number": -1, "chance": 0.4}, *({"number": each["number"], "chance": each["best_chance"]} for each in choices)]
    costly = [each for each in choices if each["grade"] in ("slip", "mistake")]
    moments = [
        {
            **{part: each[part] for part in ("number", "turn", "when")},
            "kind": "choice",
            "title": "",
            "text": "",
            "worth": each["chance"] - each["best_chance"],
        }
        for each in costly
    ]
    luck = {"kind": "luck", "number": 0, "turn": 1, "when": "Turn 1", "title": "", "text": "Luck was here.", "worth": 0.3}
    account = {"start": 0.4, "own": -0.2, "others": 0.1, "luck": end - 0.3, "end": end}
    return {
        "seat": seat,
        "headline": f"The headline of {seat}.",
        "headline_for_all": "The headline for all.",
        "summary": "Some choices were good.",
        "sums": "",
        "account": account,
        "line": [*line, {"number": 3, "chance": end}],
        "moments": [*moments, luck],
        "choices": choices,
    }


def ready(*seats: dict[str, Any]) -> dict[str, Any]:
    return {"state": "ready", "progress": 1.0, "is_short": True, "seats": list(seats)}


def birds(page: Page) -> DrawnTable:
    """A game that is won by the seventh species, and its review."""
    table = DrawnTable(page, "cubirds", BIRDS)
    laid = {"seat": 0, "row": 0, "side": "right", "cards": ["owl"] * 3, "count": 3}
    would = [
        {"code": "birds-laid", "values": laid},
        {"code": "bird-taken", "values": {"seat": 0, "row": 0, "cards": ["duck"], "count": 1}},
    ]
    best = {"code": "lay-birds", "species": "owl", "row": 0, "side": "right"}
    own = [
        choice(
            0,
            "mistake",
            0.4,
            0.6,
            played="Lay your magpies",
            better="Lay your owls",
            why="takes a duck",
            best_action=best,
            would=would,
        ),
        choice(1, "slip", 0.5, 0.55, played="Draw nothing", better="Draw two cards"),
        choice(2, "best", 0.9, 0.9, played="Complete a flock of owls"),
    ]
    table.reviews = [
        MAKING,
        MAKING,
        ready(seat_review(0, own, end=1.0), seat_review(1, [choice(0, "fine", 0.4, 0.41, played="Wait")], end=0.0)),
    ]
    for action in ("lay magpie left 1", "keep", "flock owl"):
        table.act(0, action)
    return table


def animals(page: Page) -> DrawnTable:
    """The end of a last round, and its review."""
    table = DrawnTable(page, "wildcards", ANIMALS, bots=(1, 2))
    best = {"code": "take", "species": "meerkat", "place": 0, "paying": ["forest-2"]}
    own = [
        choice(
            0, "mistake", 0.2, 0.6, played="Pass", better="Take the meerkat", played_action={"code": "pass"}, best_action=best
        ),
        choice(1, "slip", 0.3, 0.35, played="Pass again", better="Take it", best_action=best),
    ]
    others = seat_review(1, [choice(1, "fine", 0.4, 0.41, played="Wait")], end=1.0)
    table.reviews = [MAKING, MAKING, ready(seat_review(0, own, end=0.0), others)]
    for seat in range(3):
        table.act(seat, "pass")
    return table


@pytest.mark.parametrize(("play", "size"), [(birds, "phone"), (animals, "phone"), (birds, "desk"), (animals, "desk")])
def test_a_review_opens_from_the_result_and_tells_what_decided(guests: Guests, play: Any, size: str) -> None:
    guest = guests(size=size, pace="off")
    page = guest.page
    play(page)
    page.get_by_role("button", name="Review", exact=True).click()
    sheet = page.locator("dialog[open]:has(.review)")
    expect(sheet.get_by_role("progressbar")).to_be_visible()
    expect(sheet.get_by_text("40% done")).to_be_visible()
    guest.check_page()

    expect(sheet.get_by_role("heading", name="The headline of 0.")).to_be_visible()
    moments = sheet.get_by_role("heading", level=4)
    expect(moments).to_have_count(3)
    opened = sheet.locator(".panel.open")
    expect(opened).to_have_count(1)
    expect(opened).to_contain_text("−20%" if play is birds else "−40%")  # the costliest choice
    expect(opened.locator(".excerpt .best").first).to_be_visible()
    expect(opened.get_by_text("Better", exact=True)).to_be_visible()
    expect(sheet.get_by_text("This is a shorter review")).to_be_visible()
    guest.check_page()

    slip, luck = moments.nth(1).get_by_role("button"), moments.nth(2).get_by_role("button")
    slip.focus()
    page.keyboard.press("Enter")
    expect(slip).to_have_attribute("aria-expanded", "true")
    expect(opened).to_have_count(1)
    expect(opened).to_contain_text("−5%")
    luck.focus()
    page.keyboard.press("Space")
    expect(opened.get_by_text("What happened then")).to_be_visible()
    dot = sheet.locator(".dot").first
    dot.focus()
    page.keyboard.press("Enter")
    expect(moments.nth(0).get_by_role("button")).to_have_attribute("aria-expanded", "true")
    expect(dot).to_have_attribute("aria-pressed", "true")

    assert [part.inner_text() for part in sheet.locator("dd .points").all()] == (
        ["+70", "−20", "+10", "+60"] if play is birds else ["−30", "−20", "+10", "−40"]
    )
    sheet.locator("summary", has_text="All choices").click()
    expect(sheet.get_by_text("nothing better found" if play is birds else "small slip").first).to_be_visible()
    sheet.locator("summary", has_text="How do we know?").click()
    expect(sheet.get_by_text("give or take 1%")).to_be_visible()
    guest.check_page()

    sheet.get_by_role("button", name="Bo", exact=True).click()
    expect(sheet.get_by_role("heading", name="The headline of 1.")).to_be_visible()
    expect(opened).to_have_count(0)  # luck does not open by itself
    guest.check_page()


def test_a_moment_is_watched_in_the_replay_where_the_review_opens_too(guests: Guests) -> None:
    guest = guests(size="desk", pace="off")
    page = guest.page
    table = birds(page)
    table.reviews = table.reviews[2:]
    page.get_by_role("button", name="Review", exact=True).click()
    sheet = page.locator("dialog[open]:has(.review)")
    sheet.locator(".panel.open").get_by_role("link", name="Watch it").click()
    slider = page.get_by_role("slider", name="Step")
    expect(slider).to_have_value("1")
    expect(page.locator(".prompt .said")).to_contain_text("2 magpies")

    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Review", exact=True).click()
    sheet.get_by_role("heading", level=4).nth(1).get_by_role("button").click()
    sheet.get_by_role("link", name="Watch it").click()
    expect(sheet).to_have_count(0)
    expect(page).to_have_url(re.compile("/again/drawn#2$"))
    assert not guest.complaints, guest.complaints


def test_going_back_from_the_replay_leads_to_the_review_and_its_moment(guests: Guests) -> None:
    guest = guests(size="phone", pace="off")
    page = guest.page
    table = birds(page)
    table.reviews = table.reviews[2:]
    page.get_by_role("button", name="Review", exact=True).click()
    sheet = page.locator("dialog[open]:has(.review)")
    sheet.get_by_role("heading", level=4).nth(1).get_by_role("button").click()
    told = sheet.locator(".panel.open h4").inner_text()
    sheet.get_by_role("link", name="Watch it").click()
    expect(page.get_by_role("slider", name="Step")).to_be_visible()
    expect(sheet).to_have_count(0)
    page.go_back()
    expect(sheet.locator(".panel.open h4")).to_have_text(told)
    page.go_back()
    expect(sheet).to_have_count(0)
    assert not guest.complaints, guest.complaints


def test_a_review_is_shared_as_a_picture(guests: Guests) -> None:
    page = guests(size="phone", pace="off").page
    table = birds(page)
    table.reviews = table.reviews[2:]
    page.get_by_role("button", name="Review", exact=True).click()
    sheet = page.locator("dialog[open]:has(.review)")
    with page.expect_download() as saved:
        sheet.get_by_role("button", name="Save picture").click()
    picture = saved.value.path().read_bytes()
    assert [int.from_bytes(picture[at : at + 4]) for at in (16, 20)] == [1080, 1350]
    expect(sheet.get_by_text("The picture is saved.")).to_be_visible()


def test_a_game_that_cannot_be_reviewed_says_so(guests: Guests) -> None:
    guest = guests(size="phone", pace="off")
    page = guest.page
    table = birds(page)
    table.reviews = [{**MAKING, "state": "impossible"}]
    page.get_by_role("button", name="Review", exact=True).click()
    expect(page.locator("dialog[open]:has(.review)").get_by_text("This game can’t be reviewed")).to_be_visible()
    guest.check_page()
