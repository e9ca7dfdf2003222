"""For who listens: everything has a name, everything that happens is told once, and a whole game is played by names and keys."""

import re
from collections.abc import Callable, Iterator
from itertools import product
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from support.browser import USED_DEVICE
from support.colours import LEAST, contrast
from support.drawn_page import ANIMALS, BIRDS, DrawnTable
from support.listener import Listener, Thing, thing_of
from support.running_server import Guests

from menagerie.server.wire import messages as m

Draw = Callable[..., DrawnTable]
OpenDrawn = Callable[..., Page]

PHONE, DESK = (390, 844), (1366, 768)
TAKING = """
    players: 3
    hand 1: forest 1, forest 3, mountains 2, mountains 2, savannah 2
    hand 2: forest 2, forest 2, mountains 1
    hand 3: forest 3, mountains 2, savannah 1
    bid 1: savannah 3
    bid 2: forest 2
    bid 3: mountains 1
    collection 1: ibex*3 lion
    collection 2: peacock*2 eagle meerkat
    collection 3: squirrel*3 lion*2
    leaders 1: ibex
    tokens 2: 14
    display: meerkat lion lion
    animals: lion ibex peacock squirrel
    pile: forest 1, forest 2, mountains 1
    discard: forest 1, forest 1
    round: 3 take 1
"""
FLOCK = BIRDS.replace("magpie*4", "magpie*5").replace("turn: 1 lay", "turn: 1 flock")
TABLES = {
    "to lay birds": ("cubirds", "", BIRDS),
    "to complete a flock": ("cubirds", "", FLOCK),
    "to bid": ("wildcards", "", ANIMALS),
    "to take an animal": ("wildcards", "", TAKING),
}
SEVEN_KINDS = BIRDS.replace("collection 1: ", "collection 1: duck toucan ").replace("duck*3 parrot", "duck parrot")
ENDS = {
    "of the birds": ("cubirds", SEVEN_KINDS.replace("turn: 1 lay", "turn: over")),
    "of the animals": ("wildcards", re.sub("hand 1: .*", "", ANIMALS).replace("round: 8 bid", "round: 10 over")),
}
TELLING = {"StaticText", "button", "link", "heading", "list", "region"}
ON_A_DESK_ONLY = ("Open the log", "All the birds", "bot", "Your turn.", "You")  # told elsewhere, or by another press

ASKED = re.compile(r"^Your turn: |(?<!would )(?<!could )(?<!which )\bwins?\b(?! (?:its|the|your|ties)\b)|share the win")
CHOSEN = re.compile(r"[Cc]hoose |^(Take|Remove|Bid|Lay|Pay) ")
ANSWER = re.compile(r"^(Pass|Keep all|Exchange nothing|My bid is|Take back|Let it go|Lay the top card)")
PLACE = re.compile(r"^Lay .*(left|right) end of row \d: ")


def test_a_whole_game_of_cubirds_by_names_and_keys_alone(guests: Guests) -> None:
    guest = guests(pace="off")
    ear, random = Listener(guest), Random(3)
    guest.open_table(game="cubirds", players=2, bots="casual")
    guest.settle()
    while (heard := ear.hear(ASKED)).startswith("Your turn"):
        if "Lay all your birds" in heard:
            lay(ear, random)
        elif "flock" in heard:
            complete_flock(ear)
        else:
            ear.walk_to(r"^(Draw|End)")
            ear.press("Enter")
    assert ear.arrive(r"\bwins?$|share the win").role == "heading"
    assert not ear.doubled()


def lay(ear: Listener, random: Random) -> None:
    """Birds of the first species, at one of the ends that the arrow keys lead to."""
    ear.press("1")
    ear.arrive(PLACE)
    ear.press(*random.choices(["ArrowDown", "ArrowUp", "ArrowRight", "ArrowLeft"], k=3))
    ear.arrive(PLACE)
    ear.press("Enter")


def complete_flock(ear: Listener) -> None:
    """Where a bird says that it is enough for a flock: show it; else pass."""
    here = ear.focus()
    if here.name != "Complete this flock":
        here = ear.walk_to(r"Enough for a flock|^(No flock|Complete|End)")
    ear.press("Enter")
    if "Enough" in here.name:
        ear.arrive("^Complete this flock")
        ear.press("Enter")


def test_a_whole_game_of_wild_cards_by_names_and_keys_alone(guests: Guests) -> None:
    guest = guests(pace="off")
    ear, random = Listener(guest), Random(5)
    guest.open_table(game="wildcards", form="duel", players=2, bots="casual")
    guest.settle()
    while (heard := ear.hear(ASKED)).startswith("Your turn"):
        answer(ear, random, heard)
    assert ear.arrive(r"\bwins?$|share the win").role == "heading"
    assert not ear.doubled()


def answer(ear: Listener, random: Random, question: str) -> None:
    """Choose what says that it can be chosen, until the page says what that will do; or take the first button that answers."""
    if re.search("Bid a habitat card|tie:", question):
        ear.press("1")
        choose_cards(ear, "234567")
    elif re.search("Take an animal|Remove", question) and ("pass" not in question or random.random() < 0.7):
        ear.walk_to(r"Can be chosen\.", "Shift+Tab")
        ear.press("Enter")
        choose_cards(ear, "1234567")
    else:
        ear.walk_to(ANSWER)
        ear.press("Enter")


def choose_cards(ear: Listener, digits: str) -> None:
    """Cards of the hand by their numbers, as many as the page asks for; Enter on what is chosen confirms it."""
    for digit in digits:
        if "hoose " not in ear.hear(CHOSEN):
            break
        ear.press(digit)
    assert ear.focus().pressed
    ear.press("Enter")


# names, on a phone


@pytest.fixture
def draw(chromium: Browser) -> Iterator[Draw]:
    """Draws tables, and opens them in windows of any size."""
    contexts: list[BrowserContext] = []

    def opened(game: str, drawing: str, size: tuple[int, int], form: str = "", **wanted: Any) -> DrawnTable:
        context = chromium.new_context(viewport={"width": size[0], "height": size[1]}, has_touch=size == PHONE, **wanted)
        contexts.append(context)
        context.add_init_script(USED_DEVICE % "off")
        page = context.new_page()
        table = DrawnTable(page, game, drawing, form=form, bots=(1, 2, 3, 4))
        page.locator("main [data-spot]").first.wait_for(state="attached")
        return table

    yield opened
    for context in contexts:
        context.close()


@pytest.fixture
def open_drawn(draw: Draw) -> OpenDrawn:
    """The same, for tests that need only the page."""
    return lambda *drawn, **wanted: draw(*drawn, **wanted).page


def things_of(page: Page) -> list[tuple[Thing, str]]:
    """All that a screen reader finds, each with the list that it is in."""
    client = page.context.new_cdp_session(page)
    nodes = {node["nodeId"]: node for node in client.send("Accessibility.getFullAXTree")["nodes"]}

    def list_of(node: Any) -> str:
        while node and node["role"]["value"] != "list":
            node = nodes.get(node.get("parentId"))
        return str(node["nodeId"]) if node else ""

    return [(thing_of(node), list_of(node)) for node in nodes.values() if not node["ignored"]]


@pytest.mark.parametrize(("game", "form", "drawing"), TABLES.values(), ids=TABLES)
def test_on_a_phone_everything_has_a_name_of_its_own_and_numbers_say_what_they_count(
    open_drawn: OpenDrawn, game: str, form: str, drawing: str
) -> None:
    page = open_drawn(game, drawing, PHONE, form)
    things = things_of(page)
    pressed = [(thing, where) for thing, where in things if thing.role in {"button", "link", "checkbox", "textbox"}]
    assert all(thing.name for thing, _ in pressed), pressed
    assert len({(where, thing.name) for thing, where in pressed}) == len(pressed), sorted(thing.name for thing, _ in pressed)
    assert not [thing for thing, _ in things if thing.role == "image" and thing.name]
    assert not bare_numbers(things)
    cards = [thing.name for thing, _ in pressed if re.search(r"\d of \d", thing.name)]
    assert [int(re.findall(r"(\d+) of \d", card)[-1]) for card in cards] == list(range(1, len(cards) + 1))
    assert all(re.match(r"[A-Za-z][a-z ]+\d?, .*([Cc]an(not|’t)? be chosen|Enough for a flock)", card) for card in cards), cards
    check_desk(page, things)


def bare_numbers(things: list[tuple[Thing, str]]) -> list[str]:
    """Numbers that do not say what they count."""
    return [thing.name for thing, _ in things if thing.role == "StaticText" and re.fullmatch(r"[\d\s×/+]+", thing.name)]


@pytest.mark.parametrize(("game", "drawing"), ENDS.values(), ids=ENDS)
def test_at_the_end_numbers_say_what_they_count_too(open_drawn: OpenDrawn, game: str, drawing: str) -> None:
    page = open_drawn(game, drawing, PHONE)
    result = page.get_by_role("dialog")
    result.get_by_role("button", name="Close").click()
    expect(result).to_have_count(0)
    if game == "wildcards":
        expect(page.get_by_text("points in total.")).to_have_count(5)
    assert not bare_numbers(things_of(page))


def check_desk(page: Page, on_phone: list[tuple[Thing, str]]) -> None:
    """A desk tells nothing that a phone does not tell."""
    heard = " ".join(thing.name for thing, _ in on_phone)
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    on_desk = [thing.name.strip() for thing, _ in things_of(page) if thing.role in TELLING]
    assert "bot" in on_desk  # the window is a desk by now
    assert not [text for text in on_desk if text not in heard and not text.startswith(ON_A_DESK_ONLY)]


# all that may be answered, as a list


def test_all_answers_are_a_list_with_what_they_do_and_a_composed_answer_is_chosen_there(open_drawn: OpenDrawn) -> None:
    page = open_drawn("wildcards", TAKING, PHONE)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="All possible moves").click()
    sheet = page.get_by_role("dialog", name="All possible moves")
    passing = re.compile(r"^Pass: take no animal; your bid comes back")
    expect(sheet.get_by_role("button", name=passing)).to_be_visible()
    sheet.get_by_role("button", name=re.compile("^Take the meerkat")).click()
    expect(sheet.get_by_role("button", name="Do it")).to_be_disabled()
    for place in (1, 2):
        sheet.get_by_role("button", name=re.compile(rf"^Mountains 2 ?, card {place + 2} of \d$")).click()
    expect(sheet.get_by_role("status").last).to_contain_text("without the points for its habitat")
    sheet.get_by_role("button", name="Do it").click()
    expect(page.get_by_role("log")).to_contain_text("take a meerkat and its leader")
    expect(page.get_by_role("button", name="Menu")).to_be_focused()


def test_a_typed_action_that_is_not_possible_is_refused_with_a_sentence_and_changes_nothing(open_drawn: OpenDrawn) -> None:
    page = open_drawn("cubirds", BIRDS, PHONE)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="All possible moves").click()
    field = page.get_by_role("textbox", name="Or type your move")
    for typed, told in (("lay flamingo left 1", "flamingo"), ("dance", "dance")):
        field.fill(typed)
        field.press("Enter")
        expect(page.get_by_role("dialog").get_by_role("status").last).to_contain_text(told)
        expect(field).to_have_value(typed)
    field.fill("lay owl left 3")
    field.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("You lay 2 owls at the left end")


# what the table says while something lies over it


def test_a_notice_is_told_in_the_sheet_that_lies_over_the_table_and_can_be_used_there(draw: Draw) -> None:
    table = draw("cubirds", BIRDS, PHONE)
    page, said = table.page, "That bird is not yours."
    page.get_by_role("button", name="What happened").click()
    sheet = page.get_by_role("dialog", name="What happened")
    sheet.wait_for()
    table.tell(m.Refused(None, said, "C4.1"))
    notice = sheet.get_by_role("status").filter(has_text=said)
    expect(notice.get_by_role("link", name="Rule C4.1")).to_be_visible()
    notice.get_by_role("button", name="Close").press("Enter")
    expect(notice).to_have_count(0)
    expect(sheet.get_by_role("button", name="Close")).to_be_focused()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(page.get_by_role("log", name="What happens")).not_to_contain_text(said)


# pages


def test_a_sealed_bid_and_what_others_wish_are_told_aloud(draw: Draw) -> None:
    table = draw("wildcards", ANIMALS, PHONE)
    page = table.page
    told = page.get_by_role("log", name="What happens").locator("p")
    page.locator("[data-hand] button").first.click()
    page.locator("[data-confirm]").click()
    expect(told.last).to_have_text(re.compile("^You have bid"))
    table.wish_to_end(1)
    expect(told.last).to_have_text(re.compile("^Bo "))


def test_the_price_of_the_only_animal_is_told_though_nobody_chose_it(draw: Draw) -> None:
    """What the page has chosen is seen at once, so it must be heard at once, too."""
    table = draw("wildcards", TAKING.replace("display: meerkat lion lion", "display: lion lion lion"), PHONE)
    told = table.page.get_by_role("log", name="What happens").locator("p")
    expect(told.filter(has_text="Now choose")).to_have_text(re.compile("to pay for the lion"))


def test_how_all_stand_is_told_when_a_round_begins_and_when_a_collection_grows(draw: Draw) -> None:
    table = draw("wildcards", TAKING, PHONE)
    told = table.page.get_by_role("log", name="What happens").locator("p")
    for seat in range(3):
        table.act(seat, "pass")
    expect(told.filter(has_text="Points so far")).to_have_text("Points so far: Bo 19, You 8 and Cleo 8. In the lead: Bo.")
    table = draw("cubirds", FLOCK, PHONE)
    table.act(0, "flock magpie")
    told = table.page.get_by_role("log", name="What happens").locator("p")
    stands = "You: 5 of 7 species. Towards 3 birds in each of 2 species: 3 of 6 birds."
    expect(told.filter(has_text="species.")).to_have_text(stands)


def test_a_deed_that_goes_without_saying_is_said_to_who_only_listens(draw: Draw) -> None:
    table = draw("cubirds", BIRDS.replace("1 lay", "1 draw"), PHONE)
    table.page.get_by_role("button", name="Draw nothing").click()
    expect(table.page.get_by_role("log", name="What happens").locator("p", has_text="You draw nothing.")).to_have_count(1)


def test_focus_and_title_follow_from_page_to_page_and_a_sheet_gives_the_focus_back(guests: Guests) -> None:
    guest = guests()
    page = guest.page
    main = page.get_by_role("main")
    guest.go("/")
    expect(page).to_have_title("Menagerie")
    page.get_by_role("link", name="Rules").first.click()
    expect(page).to_have_title("CuBirds · Menagerie")
    expect(main).to_be_focused()
    page.go_back()
    expect(page).to_have_title("Menagerie")
    expect(main).to_be_focused()
    guest.button("Invite friends").first.click()
    expect(page.get_by_role("heading", name="Who’s playing")).to_be_visible()
    expect(main).to_be_focused()
    assert page.evaluate("scrollY") == 0, "the beginning of the page is to be seen, too"
    guest.button("Fill with bots").press("Enter")
    guest.button("Start").press("Enter")
    expect(main).to_be_focused()
    expect(page).to_have_title(re.compile("^Your turn · CuBirds"))
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keyboard")).to_be_visible()
    page.keyboard.press("Escape")
    expect(main).to_be_focused()


# colours that the system chooses


@pytest.mark.parametrize(("game", "drawing"), [("cubirds", BIRDS), ("wildcards", ANIMALS)])
def test_in_forced_colours_what_is_chosen_and_what_can_be_chosen_have_edges(
    open_drawn: OpenDrawn, game: str, drawing: str
) -> None:
    page = open_drawn(game, drawing, PHONE, forced_colors="active")
    cards = page.get_by_role("button", name=re.compile("an be chosen|Chosen"))
    cards.first.click()
    edges = [card.evaluate("(card) => getComputedStyle(card).outline") for card in cards.all()]
    assert edges[0] != edges[1], edges
    assert all("none" not in edge for edge in edges), edges
    prompt = page.get_by_role("region", name="What’s next")
    assert prompt.evaluate("(prompt) => getComputedStyle(prompt).borderStyle") == "double"


def test_in_forced_colours_switches_and_segments_show_what_is_chosen(open_drawn: OpenDrawn) -> None:
    page = open_drawn("cubirds", BIRDS, PHONE, forced_colors="active")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    sheet = page.get_by_role("dialog")
    switches, segments = sheet.get_by_role("switch"), sheet.get_by_role("radio")
    expect(segments).not_to_have_count(0)
    expect(sheet.get_by_role("heading").last).to_be_visible()  # the part that tells them is fetched just now
    knobs = switches.evaluate_all("(all) => all.map((one) => getComputedStyle(one, '::after').backgroundColor)")
    grounds = switches.evaluate_all(f"(all) => all.map((one) => [one.checked, ({GROUND})(one)])")
    assert all(knob != ground for knob, (_, ground) in zip(knobs, grounds, strict=True)), (knobs, grounds)
    for found in (
        grounds,
        segments.evaluate_all(f"(all) => all.map((one) => [one.checked, ({GROUND})(one.nextElementSibling)])"),
    ):
        chosen, others = ({ground for is_on, ground in found if is_on == wanted} for wanted in (True, False))
        assert chosen.isdisjoint(others), found
        assert chosen


# colours, as the browser has them


def test_edges_and_the_ring_of_the_focus_stand_out_in_the_browser_in_every_theme(open_drawn: OpenDrawn) -> None:
    page = open_drawn("cubirds", BIRDS, PHONE)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="All possible moves").click()
    sheet = page.get_by_role("dialog")
    field = sheet.get_by_role("textbox")
    edged = {"an offer": sheet.get_by_role("listitem").get_by_role("button").first, "a field": field}
    focused = sheet.get_by_role("button").and_(page.locator(":focus-visible"))
    for _ in range(10):  # the menu that closes behind the sheet may still take the focus away
        field.press("Shift+Tab")  # from one control to another: there the ring is seen
        page.wait_for_timeout(200)
        if focused.count() == 1:
            break
    for theme in product(("light", "dark"), ("no-preference", "more")):
        page.emulate_media(color_scheme=theme[0], contrast=theme[1])  # type: ignore[arg-type]  # texts of a few kinds
        found = {name: control.evaluate(EDGE) for name, control in edged.items()}
        found["the focus"] = focused.evaluate(RING)
        faint = {name: colours for name, colours in found.items() if contrast(*map(written, colours)) < LEAST}
        assert not faint, (theme, faint)


def written(colour: str) -> str:
    """A colour as the style sheet writes it."""
    red, green, blue = map(int, re.findall(r"\d+", colour)[:3])
    return f"#{red:02x}{green:02x}{blue:02x}"


GROUND = """(element) => {
    for (let under = element; under; under = under.parentElement) {
        const { backgroundColor } = getComputedStyle(under);
        if (backgroundColor !== "rgba(0, 0, 0, 0)") return backgroundColor;
    }
}"""
EDGE = f"(control) => [getComputedStyle(control).borderTopColor, ({GROUND})(control.parentElement)]"
RING = f"(control) => [getComputedStyle(control).outlineColor, ({GROUND})(control.parentElement)]"
