"""Drawn tables: an impossible one is refused with a clear code."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from support.tables import wildcards

from menagerie import BadText, IllegalAction
from menagerie.core import Action
from menagerie.core.choice import Choice
from menagerie.core.game import GameForm
from menagerie.core.plain import camel_to_kebab, enum_name
from menagerie.wildcards import WildCards
from menagerie.wildcards.actions import ACTION_KINDS, Exchange, Keep, Leave, Pass, Pay, Refill, Remove, Take, TakeBack, TieBreak
from menagerie.wildcards.bidding import Bid, Reveal
from menagerie.wildcards.cards import Card, Species
from menagerie.wildcards.drawing import DRAWING
from menagerie.wildcards.events import EVENTS, Happened
from menagerie.words import Words

ONCE = [line.name for line in (*DRAWING.first, *DRAWING.then)]
GOOD = "hand 1: forest 3\ndisplay: peacock ibex\n"
SEED = "0" * 64


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("hand 6: forest 1", "unknown-line"),
        ("hand 0: forest 1", "unknown-line"),
        ("forest 3", "unknown-line"),
        ("weather: fine", "unknown-line"),
        ("hand 1: forest 2", "line-twice"),
        ("DISPLAY: ibex", "line-twice"),
        ("players: two", "bad-number"),
        ("players: 1", "bad-number"),
        ("players: 6", "bad-number"),
        ("tokens 1: 101", "bad-number"),
        ("tokens 1: -1", "bad-number"),
        ("talisman: 4", "bad-number"),
        ("talisman: 0", "bad-number"),
        ("talisman first: 4", "bad-number"),
        ("high: 4", "bad-number"),
        ("repeats: 12", "bad-number"),
        ("tied: 1*1001", "bad-number"),
        ("tied: 1*high", "bad-number"),
        ("round: 15 bid", "bad-number"),
        ("round: 0 bid", "bad-number"),
        ("round: soon", "bad-number"),
        ("round: 1 take 4", "bad-number"),
        ("edition: 2021", "bad-word"),
        ("leo: no", "bad-word"),
        ("removal: balanced", "bad-word"),
        ("talisman order: first", "bad-word"),
        ("talisman used: no", "bad-word"),
        ("edition: duel\nsecret points: two", "bad-word"),
        ("round: 1", "bad-word"),
        ("round: 1 sleep", "bad-word"),
        ("round: 1 nothing", "bad-word"),
        ("round: 1 second 1", "bad-word"),
        ("players: 2", "impossible-seats"),
        ("players: 3\nhand 4: forest 1", "impossible-seats"),
        ("edition: duel\nhand 3: forest 1", "impossible-seats"),
        ("edition: duel\nplayers: 3", "impossible-seats"),
        ("edition: 2020\nplayers: 2", "impossible-seats"),
        ("edition: 2020\nleo: yes", "impossible-seats"),
        ("edition: duel\nleo: yes", "impossible-seats"),
        ("players: 5\nleo: yes", "impossible-seats"),
        ("split: 5 4 3 1", "bad-split"),
        ("split: 14", "bad-split"),
        ("split: five 4 3 2", "bad-split"),
        ("wilds: 1 2 3 5", "bad-split"),
        ("wilds: 1 2 3", "bad-split"),
        ("collection 1: ibex\nleaders 1: ibex*2", "leader-twice"),
        ("collection 1: ibex\nleaders 1: ibex\ncollection 2: ibex\nleaders 2: ibex", "leader-twice"),
        ("leaders 1: ibex", "leader-without-most"),
        ("collection 1: ibex\ncollection 2: ibex*2\nleaders 1: ibex", "leader-without-most"),
        ("bid 1: forest 1, forest 2, wild 1", "too-many-cards"),
        ("paid 1: forest 1, forest 1, forest 2, forest 2", "too-many-cards"),
        ("lot 1: forest 1, forest 2", "too-many-cards"),
        ("hand 2: " + ", ".join(["forest 1", "mountains 1"] * 5 + ["wild 1"]), "too-many-cards"),
        ("pile: " + ", ".join(["forest 1"] * 47), "too-many-cards"),
        ("edition: duel\nleo pile: refill, refill", "too-many-cards"),
        ("leo: yes\nleo pile: refill, refill", "too-many-cards"),
        ("leo: yes\nleo pile: " + ", ".join(["forest 1"] * 5 + ["wild 1", "refill"]), "too-many-cards"),
        ("hand 2: refill", "refill-there"),
        ("known 1: refill", "refill-there"),
        ("paid 1: refill", "refill-there"),
        ("lot 1: refill", "refill-there"),
        ("pile: refill", "refill-there"),
        ("discard: refill", "refill-there"),
        ("laid: refill", "refill-there"),
        ("secret 1: lion", "bad-secret"),
        ("edition: duel\nsecret 1: lion ibex", "bad-secret"),
        ("edition: 2020\ntalisman: 1", "no-talisman-here"),
        ("edition: duel\ntalisman: 2", "no-talisman-here"),
        ("sealed: 4", "bad-seats"),
        ("done: 0", "bad-seats"),
        ("took: one", "bad-seats"),
        ("tied: 4", "bad-seats"),
        ("tied: *5", "bad-seats"),
        ("chance: 123", "bad-chance"),
        (f"chance: {SEED} 1 17", "bad-chance"),
        (f"chance: {SEED} 0 3", "bad-chance"),
        ("animals: ibex*7", "too-many-animals"),
        ("boxed: lion*4\ncollection 2: lion*4", "too-many-animals"),
        ("edition: duel\nsecret 1: ibex\nanimals: ibex*6", "too-many-animals"),
        ("known 1: forest 2", "known-but-not-there"),
        ("known 1: forest 3, forest 3", "known-but-not-there"),
        ("pile: forest 3, forest 3, forest 3", "too-many-of-a-card"),
        ("leo: yes\nleo pile: wild 1, wild 1", "too-many-of-a-card"),
        ("bid 1: wild 1\nlaid: wild 1", "too-many-of-a-card"),
        ("split: 14 0 0 0", "too-many-of-a-card"),
        ("hand 2: dodo", "unknown-card"),
        ("hand 2: forest 5", "unknown-card"),
        ("hand 2: hidden", "unknown-card"),
        ("lot 1: ,", "unknown-card"),
        ("animals: dodo", "unknown-species"),
        ("animals: hidden", "unknown-species"),
        ("animals: ibex*0", "bad-number-of-animals"),
        ("animals: ibex*many", "bad-number-of-animals"),
        ("animals: ibex*43", "bad-number-of-animals"),
        ("animals: ibex*", "bad-number-of-animals"),
        ("animals: ibex*7 lion*36", "bad-number-of-animals"),
        ("sealed: 1 2 3", "nothing-to-decide"),
        ("round: 1 pay", "nothing-to-decide"),
        ("round: 1 tie-break", "nothing-to-decide"),
        ("round: 1 pay 2", "nothing-to-decide"),
        ("round: 1 reveal 1", "nothing-to-decide"),
        ("round: 1 reveal 1\nbid 1: forest 1", "nothing-to-decide"),
        ("round: 1 tie-break 1", "nothing-to-decide"),
        ("sealed: 1 2 3\nround: 1 bid 1", "nothing-to-decide"),
        ("bid 1: forest 2\ntied: 1 2\nsealed: 1 2\nround: 1 pay 1", "nothing-to-decide"),
        ("bid 1: mountains 3\ntied: 1 2\nround: 1 pay", "nothing-to-decide"),
    ],
)
def test_a_table_that_cannot_be_is_refused(text: str, code: str) -> None:
    with pytest.raises(BadText) as refused:
        wildcards(GOOD + text)
    assert refused.value.code == code


@pytest.mark.parametrize("line", ["display: ibex peacock lion meerkat eagle", "leo pile: forest 1, refill, refill"])
def test_a_display_and_leos_pile_have_their_places(line: str) -> None:
    with pytest.raises(BadText) as refused:
        wildcards(line)
    assert refused.value.code == "too-many-cards"


def test_there_is_something_to_remove_or_to_get_free() -> None:
    for step in ("remove", "free"):
        with pytest.raises(BadText) as refused:
            wildcards(f"edition: duel\nround: 1 {step} 1")
        assert refused.value.code == "nothing-to-decide"


def test_who_cannot_pay_is_not_asked_to() -> None:
    with pytest.raises(BadText) as refused:
        wildcards("display: peacock ibex\nbid 1: forest 3\ntied: 1 2\nround: 6 pay")
    assert refused.value.code == "nothing-to-decide"


def test_a_duel_drawn_without_secret_animals_is_refused_or_scores_none() -> None:
    try:
        game = wildcards("edition: duel\ncollection 1: meerkat*3\ncollection 2: peacock*2\nround: 10 over")
    except BadText:
        return
    assert game.result is not None
    assert [score.parts["secret"] for score in game.result.scores] == [0, 0]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "unknown-action"),
        ("dance", "unknown-action"),
        ("bid", "unknown-action"),
        ("take", "unknown-action"),
        ("exchange ibex", "unknown-action"),
        ("pass now", "unknown-action"),
        ("bid forest", "unknown-card"),
        ("bid forest 5", "unknown-card"),
        ("reveal lion", "unknown-card"),
        ("pay forest 1 wild 1", "unknown-card"),
        ("refill discarding hidden", "unknown-card"),
        ("tie-break", "unknown-action"),
        ("tie-break me", "unknown-card"),
        ("take dodo", "unknown-species"),
        ("exchange dodo for lion", "unknown-species"),
        ("exchange lion for dodo", "unknown-species"),
        ("remove ibex lion", "unknown-species"),
        ("take ibex at 0", "unknown-place"),
        ("take ibex at 5", "unknown-place"),
        ("exchange ibex for lion at home", "unknown-place"),
    ],
)
def test_a_text_that_is_no_action_is_refused(text: str, code: str) -> None:
    with pytest.raises(BadText) as refused:
        WildCards.read_action(text)
    assert refused.value.code == code


ACTIONS: tuple[Action, ...] = (
    *(Bid((card,)) for card in Card),
    *(Bid((one, other)) for one in Card for other in Card if one <= other),
    *(Reveal(card) for card in Card),
    *(Exchange(given, species, place) for given in Species for species in Species for place in (None, 0, 1, 2, 3)),
    Keep(),
    Refill(),
    *(Refill((card,)) for card in Card if card != Card.REFILL),
    Refill((Card.FOREST_1, Card.FOREST_1, Card.WILD_4)),
    *(Remove((species,)) for species in Species),
    *(Remove((one, other)) for one in Species for other in Species if one <= other),
    *(Take(species, place) for species in Species for place in (None, 0, 1, 2, 3)),
    *(Take(species, place, (Card.FOREST_2, Card.FOREST_2, Card.WILD_1)) for species in Species for place in (None, 2)),
    Pass(),
    *(Pay((card,)) for card in Card if card != Card.REFILL),
    Pay((Card.MOUNTAINS_1, Card.SAVANNAH_2, Card.WILD_3)),
    *(TieBreak(card) for card in (None, *Card) if card != Card.REFILL),
    TakeBack(),
    Leave(),
)


def test_every_action_comes_back_from_its_text() -> None:
    assert {type(action) for action in ACTIONS} == set(ACTION_KINDS)
    assert [WildCards.read_action(str(action)) for action in ACTIONS] == list(ACTIONS)
    assert len({str(action) for action in ACTIONS}) == len(ACTIONS)


def test_actions_are_read_with_any_spaces_capitals_and_order_of_cards() -> None:
    assert WildCards.read_action("  Take PEACOCK   at 2 paying wild 1,forest 2 ") == Take(
        Species.PEACOCK, 1, (Card.FOREST_2, Card.WILD_1)
    )
    assert WildCards.read_action("bid refill + forest 1") == WildCards.read_action("bid forest 1 + refill")
    assert WildCards.read_action("remove lion, ibex") == Remove((Species.IBEX, Species.LION))


def test_the_refill_card_is_no_tie_break_card() -> None:
    game = wildcards("edition: 2020\nbid 1: forest 1\nbid 2: forest 1\npile: wild 1\ndone: 3\ntied: 1 2\nround: 1 tie-break")
    with pytest.raises((BadText, IllegalAction)):
        game.act(0, "tie-break refill")


def test_lines_may_come_in_any_order_and_empty_ones_may_be_left_out() -> None:
    one = wildcards(
        "round: 3 take 2\nHAND 2: wild 1, forest 2\n\n  bid 2: forest 1  \n display: ibex lion\n collection 1:\n done: 3 1"
    )
    other = wildcards("players: 3\ndisplay: ibex lion\nhand 2: forest 2, wild 1\nbid 2: forest 1\ndone: 1 3\nround: 3 take 2")

    assert one.to_bytes() == other.to_bytes()


@pytest.mark.parametrize(
    "game",
    [
        WildCards.new(players=3, seed=1),
        WildCards.new(players=5, seed=2, edition="2020"),
        WildCards.new(players=2, seed=3, removal="random", talisman=1, talisman_order="holder-first"),
        WildCards.new(players=4, seed=4, leo=True, habitat_split="2 3 4 5", wild_values="1 1 4 4"),
        WildCards.new(players=2, seed=5, edition="duel"),
        WildCards.new(players=2, seed=6, edition="duel", secret_points="one-point"),
    ],
    ids=["2022", "2020", "options", "leo", "duel", "one-point"],
)
def test_a_new_game_comes_back_from_its_drawing(game: WildCards) -> None:
    assert wildcards(game.to_text()).to_bytes() == game.to_bytes()


def test_options_and_chance_are_drawn_where_they_matter() -> None:
    plain = WildCards.new(players=3, seed=0).to_text()
    chosen = WildCards.new(players=2, seed=1, removal="random", talisman=1, wild_values="1 1 4 4").to_text()

    assert {"edition: 2022", "players: 3"} <= set(plain.splitlines())
    assert "chance: " in plain
    for name in ("leo", "removal", "habitat split", "wild values", "talisman first", "talisman order", "secret points"):
        assert f"\n{name}: " not in plain
    for line in ("leo: yes", "removal: random", "talisman first: 2", "wild values: 1 1 4 4"):
        assert line in chosen.splitlines()


@pytest.mark.parametrize("form", WildCards.forms(), ids=str)
def test_an_option_is_drawn_by_its_name(form: GameForm) -> None:
    """Except the option `talisman`, because the line `talisman` names its current holder."""
    names = {option.name.replace("_", " ") for option in WildCards.options(form.players, **form.options)}

    assert names - {"talisman"} <= set(ONCE)
    assert "talisman" not in names or "talisman first" in ONCE


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("split: 2 3 4 5", "habitat split: 2 3 4 5"),
        ("wilds: 1 1 4 4", "wild values: 1 1 4 4"),
        ("talisman order: holder first", "talisman order: holder-first"),
        ("edition: duel\nsecret points: one", "edition: duel\nsecret points: one-point"),
    ],
)
def test_old_names_and_words_are_still_read(old: str, new: str) -> None:
    game = wildcards(GOOD + old)

    assert game.to_bytes() == wildcards(GOOD + new).to_bytes()
    assert new.splitlines()[-1] in game.to_text().splitlines()
    with pytest.raises(BadText, match="line-twice"):
        wildcards(GOOD + old + "\n" + new)


@pytest.mark.parametrize("edition", ["2020", "2022"])
def test_who_was_first_to_take_is_drawn_in_the_duel_only(edition: str) -> None:
    text = "display: peacock ibex\nhand 1: forest 3\n"

    assert "high: 2" in wildcards(f"{text}edition: duel\nhigh: 2").to_text()
    assert wildcards(f"{text}edition: {edition}\nhigh: 2").to_bytes() == wildcards(f"{text}edition: {edition}").to_bytes()


def test_chance_may_stand_at_its_start() -> None:
    text = GOOD + f"chance: {'ab' * 32} 0 16\n"

    assert "chance: abab" in wildcards(text).to_text()
    assert wildcards(wildcards(text).to_text()).to_bytes() == wildcards(text).to_bytes()


@pytest.mark.parametrize("step", ["bid 2", "pay 2", "tie-break 2"])
def test_a_seat_named_where_several_are_asked_does_not_change_the_table(step: str) -> None:
    text = GOOD + f"edition: 2020\nhand 2: wild 2\nbid 1: forest 1\nbid 2: mountains 1\npile: wild 1\ntied: 1 2\nround: 1 {step}"
    try:
        game = wildcards(text)
    except BadText:
        return
    assert wildcards(game.to_text()).to_bytes() == game.to_bytes()


STEPS = ("bid", "reveal", "exchange", "remove", "refill", "take", "pay", "tie-break", "free", "take-back", "over", "second")
CARDS = st.lists(st.sampled_from(["forest 1", "forest 2", "wild 1", "savannah 4", "mountains 3", "refill", "hidden"]), max_size=4)
ANIMALS = st.lists(st.sampled_from(["peacock", "ibex*2", "lion", "meerkat*3", "hidden", "eagle*9"]), max_size=4)
WORDS = ("1", "2", "1 2", "3", "1*3 2*3", "*5", "1*", "yes", "random", "holder first", "one", "pile", ",", "5 4 3 2", "9" * 5000)
CONTENTS = {
    **dict.fromkeys(("hand", "known", "bid", "paid", "lot", "pile", "leo pile", "discard", "laid"), CARDS.map(", ".join)),
    **dict.fromkeys(("collection", "leaders", "secret", "display", "animals", "boxed"), ANIMALS.map(" ".join)),
    "edition": st.sampled_from(["2020", "2022", "duel"]),
    "round": st.builds(
        lambda number, step, seat: f"{number} {step}{seat}",
        st.integers(1, 15),
        st.sampled_from(STEPS),
        st.sampled_from(["", " 1", " 2", " 3"]),
    ),
}
SEATED = ("hand", "known", "collection", "tokens", "leaders", "bid", "paid", "lot", "secret")


def line_of(name: str) -> st.SearchStrategy[str]:
    """Lines with this name, usually with valid content, sometimes with anything."""
    kind = name.rpartition(" ")[0] if name[-1].isdigit() else name
    usual = CONTENTS.get(kind, st.sampled_from(WORDS))
    return st.one_of(usual, usual, usual, st.sampled_from(WORDS), st.text(max_size=8)).map(lambda content: f"{name}: {content}")


LINES = st.sampled_from([*ONCE, *(f"{name} {seat}" for name in SEATED for seat in (1, 2, 3, 9))]).flatmap(line_of)


@given(st.lists(LINES, max_size=8, unique_by=lambda line: line.partition(":")[0]))
@example(["secret points: one", "edition: duel"])
@example(["round: 1 bid 2"])
def test_any_text_is_a_table_that_is_redrawn_or_is_refused(lines: list[str]) -> None:
    try:
        game = wildcards("\n".join(lines))
    except BadText:
        return
    assert wildcards(game.to_text()).to_bytes() == game.to_bytes()
    assert bool(game.to_act) == bool(game.result is None)
    for seat in game.to_act:
        assert game.legal_actions(seat)


@given(st.lists(LINES, max_size=8, unique_by=lambda line: line.partition(":")[0]))
def test_any_table_can_be_seen_from_every_seat(lines: list[str]) -> None:
    try:
        game = wildcards("\n".join(lines))
    except BadText:
        return
    for seat in (*range(game.seats), None):
        assert game.seen_text(seat).startswith("edition: ")
        assert len(game.view(seat).seats) == game.seats


@given(
    st.text(max_size=30)
    | st.sampled_from([str(action) for action in ACTIONS]).flatmap(lambda text: st.permutations(text.split()).map(" ".join))
)
def test_any_text_is_an_action_or_is_refused(text: str) -> None:
    try:
        action = WildCards.read_action(text)
    except BadText:
        return
    assert type(action) in ACTION_KINDS


def test_what_is_offered_can_be_read() -> None:
    game = wildcards("hand 1: forest 3, wild 1, wild 2\nbid 1: forest 2\ndisplay: peacock ibex\ndone: 2 3\nround: 1 take 1")
    offered = game.legal_actions(0)

    assert [str(offer) for offer in offered] == ["take peacock paying ...", "take ibex paying ...", "pass"]
    assert isinstance(offered[0], Choice)
    assert (
        offered[0].compose([Card.WILD_1])
        == WildCards.read_action(offered[0].written(["wild 1"]))
        == Take(Species.PEACOCK, None, (Card.WILD_1,))
    )


def test_events_are_numbered_in_the_order_of_their_list() -> None:
    assert [enum_name(happened) for happened in Happened] == [camel_to_kebab(kind.__name__) for kind in EVENTS]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("leaders 2: ibex", "Seat 2 can’t own the ibex leader without having the most ibexes."),
        ("collection 1: ibex\nleaders 1: ibex*2", "The ibex leader is drawn twice."),
        ("animals: ibex*8", "8 ibexes are drawn, but the game has only 7."),
        ("pile: forest 3*9", "There is no card called “forest 3*9”"),
        ("known 1: forest 2", "The line “known 1” lists forest 2, which isn’t there."),
        ("leo: yes\nleo pile: wild 1, wild 1", "wild 1 is drawn 2 times, but the game has only 1."),
    ],
)
def test_what_is_wrong_with_a_drawing_names_the_seat_and_the_card(text: str, sentence: str) -> None:
    with pytest.raises(BadText) as refused:
        WildCards.from_text(text)
    assert Words("wildcards").say(refused.value).startswith(sentence)
