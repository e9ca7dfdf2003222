"""Without a mouse: everything is reached with the keyboard, and told in words."""

import re

from playwright.sync_api import Browser, expect
from support.browser import QUESTION, USED_DEVICE
from support.drawn_page import BIRDS, DrawnTable
from support.running_server import Guests

from menagerie.server.wire import messages as m


def test_a_turn_of_cubirds_by_keyboard_alone(guests: Guests) -> None:
    guest = guests()
    guest.open_table(game="cubirds", players=2, bots="beginner")
    assert guest.wait_for_turn()
    keyboard = guest.page.keyboard
    guest.tab_to(re.compile("in hand"))
    keyboard.press("Enter")
    guest.tab_to(re.compile("end of row", re.IGNORECASE))
    keyboard.press("Enter")
    guest.wait_until(lambda: bool(guest.page.evaluate("wire.acted")))
    expect(guest.page.locator("[role=log]")).to_have_count(1)


def test_a_bid_of_wild_cards_by_keyboard_alone(guests: Guests) -> None:
    guest = guests()
    guest.open_table(game="wildcards", players=3, bots="beginner")
    assert guest.wait_for_turn()
    guest.tab_to(re.compile("^(Forest|Mountains|Savannah|Wild|Refill)", re.IGNORECASE))
    guest.page.keyboard.press("Enter")
    guest.tab_to(re.compile("^Bid", re.IGNORECASE))
    guest.page.keyboard.press("Enter")
    guest.wait_until(lambda: bool(guest.page.evaluate("wire.acted")))


def test_every_bird_in_hand_says_its_name_its_number_and_its_flocks(guests: Guests) -> None:
    guest = guests()
    guest.open_table(game="cubirds", players=2, bots="beginner")
    assert guest.wait_for_turn()
    for stack in guest.page.locator("ul.hand button.stack").all():
        expect(stack).to_have_accessible_name(re.compile(r"^[a-z ]+, \d+ in hand, flock of \d or \d"))


def test_what_is_not_possible_says_why_with_its_rule(guests: Guests) -> None:
    guest = guests()
    guest.open_table(game="cubirds", players=2, bots="beginner")
    guest.button("Menu").click()
    guest.button("Settings").click()
    guest.page.get_by_role("switch", name=re.compile("only one choice")).click()
    guest.page.keyboard.press("Escape")
    for _ in range(30):
        guest.settle()
        if "flock" in guest.page.locator(QUESTION).inner_text():
            break
        guest.play_turn()
        guest.listen()
    guest.page.locator("ul.hand button.stack:not(.flock)").first.click()
    rule = guest.page.get_by_role("dialog").get_by_role("link", name=re.compile(r"Rule C5\.4"))
    expect(rule).to_be_visible()
    guest.check_page()
    rule.click()
    expect(guest.page.locator("[id='C5.4']")).to_be_in_viewport()


def test_the_help_sheet_opens_and_closes_by_keyboard(guests: Guests) -> None:
    guest = guests()
    guest.open_table(game="cubirds", players=2, bots="beginner")
    guest.button("Menu").focus()
    guest.page.keyboard.press("Enter")
    guest.tab_to(re.compile("^How to play$"))
    guest.page.keyboard.press("Enter")
    expect(guest.page.get_by_role("heading", name="Keyboard")).to_be_visible()
    guest.check_page()
    guest.page.keyboard.press("Escape")
    expect(guest.page.get_by_role("heading", name="Keyboard")).to_have_count(0)


def test_several_turns_by_keyboard_alone(guests: Guests) -> None:
    """Tab, arrows and Enter; what others do is left to show itself."""
    guest = guests()
    guest.open_table(game="cubirds", players=2, bots="casual")
    keyboard = guest.page.keyboard
    answers = guest.page.locator(".prompt .answers button")
    turns = 0
    for answered in range(14):
        guest.settle(skipping=False)
        assert guest.page.evaluate("wire.acted") == answered
        if turns > 3:
            return
        if answers.count():
            names = [re.escape(text.split("\n")[0]) for text in answers.all_inner_texts()]
            guest.tab_to(re.compile(f"^({'|'.join(names)})"))  # not the draw pile, which comes before them
            keyboard.press("Enter")
        else:
            guest.tab_to(re.compile("in hand"))
            keyboard.press("ArrowRight")
            keyboard.press("Enter")
            guest.tab_to(re.compile("end of row", re.IGNORECASE))
            keyboard.press("Tab")
            keyboard.press("Enter")
            turns += 1
        guest.listen()
    raise AssertionError("fewer turns than answers allow")


def test_who_plays_by_keyboard_goes_from_what_was_laid_to_what_is_asked(guests: Guests) -> None:
    guest = guests()
    guest.open_table(game="cubirds", players=2, bots="beginner")
    keyboard = guest.page.keyboard
    answers = guest.page.locator(".prompt .answers button")
    for _ in range(12):
        guest.settle()
        if answers.count():
            answers.last.click()
            guest.listen()
            continue
        guest.tab_to(re.compile("in hand"))
        keyboard.press("Enter")
        guest.tab_to(re.compile("end of row", re.IGNORECASE))
        keyboard.press("Enter")
        guest.listen()
        guest.settle(skipping=False)
        if answers.count():
            expect(guest.page.locator(".prompt:focus, .prompt .primary:focus")).to_have_count(1)
            return
    raise AssertionError("no question followed")


def test_in_the_lobby_nobody_loses_their_place(guests: Guests) -> None:
    host, friend = guests(), guests()
    table = host.open_table(game="cubirds", players=3)
    host.button("Change your name or animal").press("Enter")
    host.page.keyboard.type("Ada")
    host.page.keyboard.press("Enter")
    expect(host.button("Change your name or animal")).to_be_focused()

    friend.go(f"/table/{table}")
    friend.page.get_by_role("textbox", name="Your name").fill("Ben")
    friend.button("Sit down").press("Enter")
    expect(friend.button("Change your name or animal")).to_be_focused()
    host.button("Add a bot").press("Enter")
    expect(host.page.get_by_role("combobox", name=re.compile("^How well"))).to_be_focused()
    friend.button("I’m ready").press("Enter")
    expect(friend.button("Not yet")).to_be_focused()
    friend.page.keyboard.press("Enter")
    expect(friend.button("I’m ready")).to_be_focused()
    host.button("Start anyway").press("Enter")
    for person in (host, friend):
        expect(person.page.get_by_role("main", name="CuBirds")).to_be_focused()


def test_on_the_front_page_nobody_loses_their_place(guests: Guests) -> None:
    guest = guests()
    for game in ("cubirds", "wildcards"):
        guest.open_table(game=game, players=2)
    guest.go("/")
    guest.button("You: name and theme").press("Enter")
    name = guest.page.get_by_role("textbox", name="Your name")
    name.fill("Ada")
    name.press("Enter")
    expect(guest.page.get_by_text("Saved.")).to_be_visible()
    guest.page.keyboard.press("Tab")
    expect(name).to_be_focused()
    guest.page.keyboard.press("Escape")
    expect(guest.button("Ada: name and theme")).to_be_focused()
    guest.page.get_by_role("button", name=re.compile("^Remove Wild Cards")).press("Enter")
    expect(guest.page.get_by_role("link", name=re.compile("^CuBirds with"))).to_be_focused()
    guest.is_cut_off = True
    guest.page.route("**/api/tables", lambda route: route.abort())
    guest.button("Play now").first.press("Enter")
    expect(guest.page.get_by_role("alert")).to_contain_text("The table can’t be reached right now.")
    expect(guest.button("Play now").first).to_be_focused()


def test_at_the_table_nobody_loses_their_place(chromium: Browser) -> None:
    context = chromium.new_context()
    context.add_init_script(USED_DEVICE % "calm")
    page = context.new_page()
    table = DrawnTable(page, "cubirds", BIRDS.replace("turn: 1 lay", "turn: 2 lay"))
    prompt = page.get_by_role("region", name="What’s next")
    page.get_by_role("button", name=re.compile(r"\d of \d")).first.wait_for()
    table.act(1, "lay robin left 2")
    page.get_by_role("button", name="Skip to my turn").press("Enter")
    expect(prompt).to_be_focused()
    table.tell(m.Refused(None, "That bird is not yours.", "C4.1"))
    prompt.get_by_role("button", name="Close").press("Enter")
    expect(prompt).to_be_focused()
    table.wish_to_end(1)
    page.get_by_role("button", name="Keep playing").press("Enter")
    expect(page.get_by_role("main")).to_be_focused()
    context.close()
