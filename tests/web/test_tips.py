"""The tips of the first game on a device."""

import json

import pytest
from playwright.sync_api import Browser, expect
from support.browser import Guest
from support.drawn_page import DrawnTable
from support.hidden_parts import settle
from support.running_server import Guests

TIP = "() => document.querySelector('aside').getBoundingClientRect()"
SPOKEN_OF = "() => [...document.querySelectorAll('[data-tipped], .prompt')].map((each) => each.getBoundingClientRect())"
TABLE = """
    players: {players}
    row 1: duck duck toucan
    row 2: magpie magpie toucan owl
    row 3: toucan magpie parrot warbler
    row 4: robin*5 magpie
    hand 1: {hand}
    hand 2: robin*3 duck*3
    collection 1: {collection}
    collection 2: flamingo*2 toucan duck magpie robin
    pile: duck duck parrot toucan magpie magpie robin warbler warbler robin owl duck parrot toucan toucan owl owl warbler
    turn: 1 {step}
    turns: 12
"""
NAMED = ["goal", "lay", "preview", "last", "short", "nothing", "flock", "numbers", "lead", "empty", "robin"]
OF_A_TIP = {  # at what question, with what hand and what collection
    "goal": ("lay", "parrot*4 warbler*2 duck", "parrot*2"),
    "lay": ("lay", "parrot*4 warbler*2 duck", "parrot*2"),
    "preview": ("lay", "parrot*4 warbler*2 duck", "parrot*2"),
    "last": ("lay", "parrot*4 warbler*2 duck", "parrot*3 duck*2 robin"),
    "nothing": ("draw", "parrot*4 warbler*2 duck", "parrot*2"),
    "flock": ("flock", "parrot*4 warbler*2 duck", "parrot*2"),
    "numbers": ("lay", "parrot*4 warbler*2 duck", "parrot*2"),
    "lead": ("lay", "parrot*4 warbler*2 duck", "parrot*2"),
    "empty": ("lay", "parrot*2 warbler", "parrot*2"),
}
# what a tip covers by more than its edge, of what it may not
COVERED = """(told) => {
  const tip = document.querySelector("aside").getBoundingClientRect();
  const covers = (each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    return Math.min(right, tip.right) - Math.max(left, tip.left) > 2 && Math.min(bottom, tip.bottom) - Math.max(top, tip.top) > 2;
  };
  return [...document.querySelectorAll(told)].filter(covers).map((each) => each.className || each.tagName);
}"""
SPOKEN_BESIDES = {"flock": ", [data-collects]", "lead": ", .goals", "preview": ", .stack.chosen"}


def check_tip(guest: Guest, told: str) -> None:
    """It is read and heard, and what it speaks of glows and is not covered by it."""
    tip = guest.page.get_by_role("complementary", name="Tip")
    expect(tip).to_contain_text(told)
    expect(guest.page.get_by_role("log").get_by_text(told).last).to_be_attached()
    guest.see_all_move()
    tip_box, spoken_of = guest.page.evaluate(TIP), guest.page.evaluate(SPOKEN_OF)
    assert spoken_of
    for box in spoken_of:
        is_above_or_below = box["top"] >= tip_box["bottom"] or box["bottom"] <= tip_box["top"]
        is_beside = box["left"] >= tip_box["right"] or box["right"] <= tip_box["left"]
        assert is_above_or_below or is_beside, (told, tip_box, box)


@pytest.mark.parametrize(("size", "pace"), [("phone", "normal"), ("desk", "quick")])
def test_the_first_game_on_a_device_teaches_itself(guests: Guests, size: str, pace: str) -> None:
    guest = guests(size=size, pace=pace)
    guest.context.add_init_script("localStorage.removeItem('menagerie-tips')")
    guest.open_table(game="cubirds", players=2, bots="beginner")
    assert guest.wait_for_turn()
    check_tip(guest, "Your goal: birds of 7 species")
    guest.check_page()
    guest.button("Got it").click()
    check_tip(guest, "All your birds of it go to one end")
    guest.page.locator(".stack").first.click()
    check_tip(guest, "Each end shows what you’d take")
    guest.page.keyboard.press("Escape")
    expect(guest.page.get_by_role("complementary", name="Tip")).to_have_count(0)
    guest.button("Menu").click()
    guest.button("Show tips again").click()
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
        ben.button("I’m ready").click()
        ann.button("Start").click()
        check_tip(ann, "Your goal: birds of 7 species")
        ann.page.keyboard.press("?")
        ann.page.get_by_role("dialog", name="Keyboard").wait_for()
        others_began = not is_asked(ann)
        ann.wait_until(lambda: is_asked(ann) or plays(ben))
        ann.page.keyboard.press("Escape")
        ann.button("Got it").click()
        check_tip(ann, "All your birds of it go to one end")
        if others_began:  # and what they did lay beneath
            return
    pytest.fail("Ann began every time")


def test_a_tip_holds_up_nobody_where_people_play(guests: Guests) -> None:
    ann, ben = guests(size="phone"), guests()
    ann.context.add_init_script("localStorage.removeItem('menagerie-tips')")
    table = ann.open_table(game="cubirds", players=2, name="Ann")
    ben.sit_down(table, "Ben")
    ben.button("I’m ready").click()
    ann.button("Start").click()
    tip = ann.page.get_by_role("complementary", name="Tip")
    expect(tip).to_contain_text("Your goal: birds of 7 species")
    ann.wait_until(lambda: is_asked(ann) or plays(ben))
    expect(ann.page.locator(".prompt.yours")).to_be_visible()  # while the tip is still there
    expect(tip).to_be_visible()


@pytest.mark.parametrize("name", OF_A_TIP)
@pytest.mark.parametrize(("size", "players"), [((360, 640), 2), ((360, 640), 3), ((360, 640), 5), ((1366, 650), 3)], ids=str)
def test_a_tip_covers_neither_what_it_speaks_of_nor_the_question_nor_a_name(
    chromium: Browser, name: str, size: tuple[int, int], players: int
) -> None:
    told = json.dumps({"off": False, "told": [f"cubirds-{each}" for each in NAMED if each != name]})
    context = chromium.new_context(viewport={"width": size[0], "height": size[1]})
    context.add_init_script(f"localStorage.setItem('menagerie-tips', {json.dumps(told)})")
    context.add_init_script("""localStorage.setItem("menagerie-settings", '{"pace": "off"}')""")
    page = context.new_page()
    step, hand, collection = OF_A_TIP[name]
    drawing = TABLE.format(players=players, hand=hand, collection=collection, step=step)
    DrawnTable(page, "cubirds", drawing, bots=range(1, players))
    if name == "preview":
        page.locator("ul.hand button[data-species=duck]").click()
    page.get_by_role("complementary", name="Tip").wait_for()
    settle(page)
    expect(page.locator("[data-tipped]")).to_have_count(1)
    assert page.evaluate(COVERED, "[data-tipped], .prompt, .seat h3" + SPOKEN_BESIDES.get(name, "")) == []
    context.close()
