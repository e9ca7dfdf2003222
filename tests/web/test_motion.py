"""What moves on the table: on time, in order, smoothly on a phone, and never in the way."""

import json
import re

import pytest
from playwright.sync_api import expect
from support.browser import QUESTION, Guest
from support.running_server import Guests

LIKED = """(liked) => localStorage.setItem("menagerie-settings", JSON.stringify({theme: "auto", ...JSON.parse(liked)}))"""


def like(guest: Guest, **liked: object) -> None:
    """Set what this device likes, before the next page."""
    guest.context.add_init_script(f"({LIKED})({json.dumps(json.dumps(liked))})")


SEEN = """() => {
    window.seen = {flight: 0, skip: 0};
    new MutationObserver((changes) => {
        for (const added of changes.flatMap((change) => [...change.addedNodes]))
            for (const kind in seen) if (added.classList?.contains(kind)) seen[kind] += 1;
    }).observe(document.body, {subtree: true, childList: true});
}"""


def seen(guest: Guest, kind: str) -> int:
    """How many cards have flown, or how often others' deeds began to be told."""
    return int(guest.page.evaluate(f"seen.{kind}"))


def open_at(guests: Guests, game: str, **liked: object) -> Guest:
    """A phone at a table where it is this person's turn, with everything counted from here that is shown."""
    guest = guests(size="phone")
    like(guest, **liked)
    guest.open_table(game=game, players=3, bots="casual")
    guest.settle()
    guest.page.evaluate(SEEN)
    return guest


def play_once(guest: Guest) -> None:
    """Press until something has been done."""
    acted = guest.page.evaluate("wire.acted")

    def has_acted() -> bool:
        guest.play_turn()
        guest.listen()
        return bool(guest.page.evaluate("wire.acted") > acted)

    guest.wait_until(has_acted)


@pytest.mark.parametrize("game", ["cubirds", "wildcards"])
def test_cards_fly_from_where_they_were(guests: Guests, game: str) -> None:
    guest = open_at(guests, game, pace="normal")
    for _ in range(2):
        play_once(guest)
        guest.settle(skipping=False)
    assert seen(guest, "flight") > 0
    expect(guest.page.locator(".flight")).to_have_count(0)


REVEALED = """() => {
    let revealed = false;
    window.firstDelay = new Promise((found) => {
        new MutationObserver((changes) => {
            for (const added of changes.flatMap((change) => [...change.addedNodes])) {
                revealed ||= added.classList?.contains("revealed");
                if (revealed && added.classList?.contains("flight")) found(added.getAnimations()[0].effect.getTiming().delay);
            }
        }).observe(document.body, {subtree: true, childList: true});
    });
}"""


def test_bids_set_out_as_soon_as_there_is_room_for_them_in_the_middle(guests: Guests) -> None:
    guest = open_at(guests, "wildcards", pace="calm")
    guest.page.evaluate(REVEALED)
    play_once(guest)
    assert guest.page.evaluate("window.firstDelay") <= 0


def test_who_wants_it_still_sees_every_step_without_any_flight(guests: Guests) -> None:
    guest = guests(size="phone")
    guest.page.emulate_media(reduced_motion="reduce")
    like(guest, pace="quick")
    guest.open_table(game="cubirds", players=3, bots="casual")
    guest.settle()
    guest.page.evaluate(SEEN)
    play_once(guest)
    guest.settle(skipping=False)
    assert seen(guest, "skip") > 0
    assert seen(guest, "flight") == 0


def test_with_motion_off_the_table_shows_what_is_now(guests: Guests) -> None:
    guest = open_at(guests, "cubirds", pace="off")
    for _ in range(6):
        guest.play_turn()
        guest.listen()
        guest.settle(skipping=False)
    assert seen(guest, "skip") == 0
    assert seen(guest, "flight") == 0


def test_reaching_for_a_card_skips_to_now_and_counts(guests: Guests) -> None:
    guest = open_at(guests, "cubirds", pace="calm")
    for _ in range(100):
        if guest.is_my_turn():
            guest.play_turn()
            guest.listen()
        elif guest.page.locator(".prompt.told .said", has_text=re.compile(r"^\s*(?!You\b)\S")).count():  # a bot's deed
            break
        guest.page.wait_for_timeout(20)
    guest.wait_until(lambda: bool(guest.page.evaluate("wire.asked")))  # the bots have played, and it is still being shown
    expect(guest.page.locator(".prompt.told")).to_be_visible()
    guest.page.locator("ul.hand button.stack").first.click()
    assert guest.is_my_turn()
    expect(guest.page.locator(".prompt.told")).to_have_count(0)
    expect(guest.page.locator("ul.hand .stack.chosen")).to_have_count(1)


TAP = """(selector, x) => {
    const found = document.querySelector(selector);
    found?.dispatchEvent(new MouseEvent("click", {bubbles: true, detail: 1, clientX: x, clientY: 500}));
    return found !== null;
}"""
SKIP_AND_TAP_AGAIN = f"""async () => {{
    const tap = {TAP};
    if (!tap(".prompt .skip", 300)) return false;
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    return tap(".prompt .answers .button", 300);
}}"""


def test_a_tap_too_many_while_skipping_answers_nothing(guests: Guests) -> None:
    guest = open_at(guests, "wildcards", pace="calm")
    play_once(guest)
    for _ in range(100):
        if guest.page.evaluate(SKIP_AND_TAP_AGAIN):
            break
        guest.page.wait_for_timeout(20)
        if guest.is_my_turn() and not guest.page.locator(".prompt .skip").count():
            play_once(guest)
    question = guest.page.locator(QUESTION).inner_text()
    guest.page.wait_for_timeout(700)  # so long a tap is taken for one too many
    assert guest.is_my_turn()
    assert guest.page.locator(QUESTION).inner_text().startswith(question)  # what it would bring may have come meanwhile
    guest.page.evaluate(f"() => ({TAP})('.prompt .answers .button', 300)")
    expect(guest.page.locator(QUESTION, has_text=question)).to_have_count(0)


def test_sounds_are_fetched_only_by_who_wants_them(guests: Guests) -> None:
    fetched: list[str] = []
    guest = guests(size="phone")
    guest.page.on("request", lambda request: fetched.append(request.url))
    guest.open_table(game="cubirds", players=2, bots="beginner")
    guest.settle()
    play_once(guest)
    assert not [address for address in fetched if "/sounds/" in address]
    guest.button("Menu").click()
    guest.button("Settings").click()
    with guest.page.expect_response(lambda answer: "/sounds/" in answer.url and answer.ok):
        guest.page.get_by_role("switch", name="Soft sounds").check()


@pytest.mark.parametrize("game", ["cubirds", "wildcards"])
def test_settings_for_calm_change_what_is_seen_and_stay_sound(guests: Guests, game: str) -> None:
    guest = guests(size="phone")
    guest.open_table(game=game, players=3, bots="casual")
    guest.settle()
    card = guest.page.locator("ul.hand button.stack, button.card").first
    usual = card.bounding_box()
    guest.button("Menu").click()
    guest.button("Settings").click()
    for name in ("Larger cards", "Fewer pictures", "High contrast"):
        guest.page.get_by_role("switch", name=name).check()
    guest.check_page()
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator("dialog[open]")).to_have_count(0)
    guest.see_all_move()
    large = card.bounding_box()
    assert usual is not None
    assert large is not None
    assert large["width"] * large["height"] > usual["width"] * usual["height"]
    guest.check_page()
    kept = json.loads(str(guest.page.evaluate('localStorage.getItem("menagerie-settings")')))
    assert kept["largeCards"]
    assert kept["fewPictures"]
    assert kept["highContrast"]


# how many birds of the rows and of the hand have a name below them, and how many have none
NAMED = """() => ["[data-spot^=row-]:not(.covered)", "ul.hand .stack"].map((where) => {
    const names = [...document.querySelectorAll(where)].map((bird) => bird.querySelector(".name") !== null);
    return [names.length, names.filter((named) => named).length];
})"""


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_all_birds_are_named_or_none(guests: Guests, size: str) -> None:
    guest = guests(size=size)
    guest.open_table(game="cubirds", players=3, bots="casual")
    for _ in range(4):
        guest.settle()
        for birds, named in guest.page.evaluate(NAMED):
            assert birds > 0
            assert named in (0, birds)
        play_once(guest)
