"""What the bar says at the birds' table, in the room that a phone has: questions, what would follow, and who is how far."""

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect
from support.drawn_page import DrawnTable
from support.hidden_parts import LOOK, settle

from menagerie.server.wire import messages as m

Open = Callable[..., tuple[Page, DrawnTable]]

TABLE = """
    players: 3
    row 1: duck duck toucan
    row 2: warbler magpie*4 duck parrot*3 toucan
    row 3: toucan magpie parrot warbler
    row 4: robin*5 magpie
    hand 1: {hand}
    hand 2: robin*3 duck*3
    hand 3: robin*2
    collection 1: {collection}
    collection 2: flamingo*2 toucan duck magpie robin
    collection 3: owl parrot magpie warbler
    pile: duck duck parrot magpie robin warbler robin owl toucan owl owl warbler
    turn: 1 {step}
"""
LANGUAGES = ("en", "de", "nl")
PHONE, DESK = ViewportSize(width=360, height=640), ViewportSize(width=1366, height=650)
SIX = "flamingo owl*2 magpie robin warbler duck"  # of seven species


@pytest.fixture
def opened(chromium: Browser, monkeypatch: pytest.MonkeyPatch) -> Iterator[Open]:
    context = chromium.new_context(viewport=PHONE)

    def opened(
        step: str, hand: str = "", collection: str = "parrot", *, language: str = "en", **likes: bool
    ) -> tuple[Page, DrawnTable]:
        kept = json.dumps({"pace": "off", **likes})
        context.add_init_script(f"localStorage.setItem('menagerie-settings', {json.dumps(kept)})")
        context.add_init_script("""localStorage.setItem("menagerie-tips", '{"off": true}')""")
        monkeypatch.setattr(DrawnTable, "language", language)
        page = context.new_page()
        table = DrawnTable(page, "cubirds", TABLE.format(step=step, hand=hand, collection=collection), bots=(1, 2))
        page.locator(".prompt.yours").wait_for()
        settle(page)
        return page, table

    yield opened
    context.close()


def stack(species: str) -> str:
    return f"ul.hand button[data-species={species}]"


def end(row: int, side: str) -> str:
    return f"button[data-row='{row - 1}'][data-side={side}]"


def said(page: Page) -> str:
    """What is to be seen in the bar."""
    settle(page)
    return " ".join(page.locator(".prompt .words").inner_text().split())


def done(table: DrawnTable) -> list[str]:
    return [str(table.log.game.read_action(each.action)) for each in table.said if isinstance(each, m.Act)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_to_an_empty_hand_is_read_whole_on_a_phone(opened: Open, language: str) -> None:
    page, _ = opened("draw", language=language)
    assert len(said(page)) > 40
    assert page.evaluate(LOOK) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_proposed_says_of_which_end_it_speaks_however_long_it_is(opened: Open, language: str) -> None:
    page, _ = opened("lay", "toucan flamingo*2", language=language, confirmMoves=True)
    page.locator(stack("toucan")).click()
    page.locator(end(2, "left")).click()
    expect(page.locator("[data-confirm]")).to_be_visible()
    settle(page)
    assert page.evaluate(LOOK) == []
    assert {"en": "row 2", "de": "Reihe 2", "nl": "rij 2"}[language].lower() in said(page).lower()


def test_what_is_proposed_says_of_which_flock_it_speaks(opened: Open) -> None:
    page, _ = opened("flock", "flamingo*2 duck", "flamingo*3 owl duck magpie", confirmMoves=True)
    assert "lamingo" in said(page)
    assert "no closer to either goal" in said(page)
    assert page.evaluate(LOOK) == []
    page.locator(stack("flamingo")).click()
    assert "lamingo" in said(page)


def test_a_flock_that_wins_says_so_on_its_button_and_before_all_else(opened: Open) -> None:
    page, _ = opened("flock", "toucan*3 duck", SIX)
    assert said(page) == "Complete a flock of toucans: It wins the game with seven species."
    expect(page.get_by_role("button", name="Complete this flock; wins!")).to_be_visible()


def test_a_preview_does_not_repeat_the_label(opened: Open) -> None:
    page, _ = opened("draw", "duck", confirmMoves=True)
    for label in ("Draw two cards", "Draw nothing"):
        page.get_by_role("button", name=label, exact=True).click()
        assert said(page) == label
        page.get_by_role("button", name="Not yet").click()


def test_with_the_last_bird_it_is_seen_that_the_round_may_be_ended(opened: Open) -> None:
    page, _ = opened("lay", "flamingo", confirmMoves=True)
    assert "you could end the round" in said(page)
    page.locator(end(1, "left")).click()
    assert "or end the round" in said(page)
    assert page.evaluate(LOOK) == []


def test_the_only_birds_that_make_a_flock_answer_a_press(opened: Open) -> None:
    page, table = opened("flock", "toucan*3 duck")
    page.locator(stack("toucan")).click()
    expect(page.locator("[data-confirm]")).to_have_text("Do it")
    assert done(table) == []
    page.get_by_role("button", name="Do it").click()
    page.locator(".prompt:not(.yours)").wait_for()
    assert done(table) == ["flock toucan"]


def test_the_only_birds_to_lay_answer_a_press(opened: Open) -> None:
    page, _ = opened("lay", "duck")
    page.locator(stack("duck")).click()
    expect(page.locator(".prompt strong.reminder")).to_have_text("Choose one end of a row.")
    expect(page.get_by_role("log").get_by_text("Now choose one end of a row for your duck.")).to_have_count(2)


def test_who_confirms_every_move_confirms_a_flock_that_the_page_has_chosen(opened: Open) -> None:
    page, table = opened("flock", "toucan*3 duck", confirmMoves=True)
    page.get_by_role("button", name="Complete this flock").click()
    assert done(table) == []
    page.get_by_role("button", name="Do it").click()
    page.locator(".prompt:not(.yours)").wait_for()
    assert done(table) == ["flock toucan"]


def test_the_button_confirms_a_flock_whose_birds_were_pressed(opened: Open) -> None:
    page, table = opened("flock", "toucan*3 duck*4", confirmMoves=True)
    page.locator(stack("duck")).click()
    page.get_by_role("button", name="Complete this flock").click()
    page.locator(".prompt:not(.yours)").wait_for()
    assert done(table) == ["flock duck"]


def test_enter_on_another_end_chooses_that_end(opened: Open) -> None:
    page, table = opened("lay", "duck toucan", confirmMoves=True)
    page.locator(stack("duck")).press("Enter")
    page.locator(end(1, "left")).press("Enter")
    expect(page.locator("[data-confirm]")).to_be_visible()
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-confirm]")).to_have_count(0)
    page.locator(end(2, "left")).press("Enter")
    page.locator(end(3, "right")).press("Enter")
    assert done(table) == []
    page.keyboard.press("Enter")
    expect(page.locator("[data-confirm]")).to_have_count(0)
    assert done(table) == ["lay duck right 3"]


def test_several_birds_of_a_species_take_no_place_from_the_others_on_a_desk(opened: Open) -> None:
    page, _ = opened("lay", "duck")
    page.set_viewport_size(DESK)
    settle(page)
    for collection in page.locator(".seat .slots").all():
        tops = collection.locator("li").evaluate_all("(all) => all.map((each) => each.offsetTop)")
        assert len(set(tops)) == 2


def test_both_ways_of_each_opponent_are_seen_on_a_phone(opened: Open) -> None:
    page, _ = opened("lay", "duck")
    ways = page.locator(".seat .goals")
    assert [text.split() for text in ways.evaluate_all("(all) => all.map((each) => each.innerText)")]
    for each, (kinds, threes) in zip(ways.all(), (("5/7", "3/6"), ("4/7", "2/6")), strict=True):
        expect(each.get_by_text(kinds)).to_be_visible()
        expect(each.get_by_text(threes)).to_be_visible()
        expect(each.locator(".nearer")).to_have_count(1)
        expect(each.locator("svg.sign")).to_have_count(2)
    assert page.evaluate(LOOK) == []


def test_it_is_told_which_flocks_would_win(opened: Open) -> None:
    page, _ = opened("lay", "toucan", "parrot*3 toucan*2 magpie robin warbler duck")
    page.get_by_role("button", name="More about your birds").click()
    told = page.locator("dialog[open] p.close")
    expect(told).to_contain_text("a flock of")
    expect(told).to_contain_text("toucans")
    expect(told).not_to_contain_text("one more flock")


@pytest.mark.parametrize("hand", ["toucan", "toucan*2 duck"])
def test_an_end_that_takes_three_species_says_how_many_birds(opened: Open, hand: str) -> None:
    page, _ = opened("lay", hand)
    if hand != "toucan":
        page.locator(stack("toucan")).click()
    expect(page.locator(f"{end(2, 'left')} .take")).to_have_text("takes 9")
    expect(page.locator(f"{end(2, 'left')} .take")).to_be_visible()
    settle(page)
    assert page.evaluate(LOOK) == []


def test_in_the_list_of_moves_a_number_stays_with_its_row(opened: Open) -> None:
    page, _ = opened("lay", "toucan")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="All possible moves").click()
    offer = page.locator(".offer").first
    assert "row\u00a01" in (offer.text_content() or "")
    expect(offer).to_contain_text("Lay your toucan at the left end of row 1")
