"""Drawn tables: an impossible one is refused with a clear code."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.cubirds_checks import action_of, number_of
from support.tables import cubirds

from menagerie import BadText, CuBirds
from menagerie.core import Action
from menagerie.core.plain import camel_to_kebab, enum_name
from menagerie.cubirds import CompleteFlock, Species
from menagerie.cubirds.drawing import DRAWING
from menagerie.cubirds.events import EVENTS, Happened
from menagerie.cubirds.rules.turn import ACTIONS
from menagerie.wildcards.actions import Pass as AnotherPass

ONCE = [line.name for line in (*DRAWING.first, *DRAWING.then)]
GOOD = "row 1: owl parrot\nhand 1: duck\n"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("row 5: owl", "unknown-line"),
        ("hand 6: owl", "unknown-line"),
        ("owl parrot", "unknown-line"),
        ("weather: fine", "unknown-line"),
        ("row 1: owl", "line-twice"),
        ("hand 2: dodo", "unknown-species"),
        ("hand 2: owl*0", "bad-number-of-birds"),
        ("hand 2: owl*many", "bad-number-of-birds"),
        ("hand 2: owl*999", "bad-number-of-birds"),
        ("hand 2: hidden", "unknown-species"),
        ("hand 2: owl*99 owl*99", "bad-number-of-birds"),
        ("pile: owl*99 duck*99", "bad-number-of-birds"),
        ("unseen 1: owl", "seen-but-not-known"),
        ("hand 2: owl duck\nunseen 2: owl duck", "seen-but-not-known"),
        ("row 2: owl parrot owl", "scattered-row"),
        ("hand 2: owl*11", "too-many-birds"),
        ("pile: flamingo*8", "too-many-birds"),
        ("players: 6", "bad-players"),
        ("players: two", "bad-players"),
        ("players: 2\nhand 3: owl", "seat-without-player"),
        ("players: 1\nhand 3: owl", "seat-without-player"),
        ("exhaustion: endGame", "bad-word"),
        ("turn limit: soon", "bad-whole-number"),
        ("first player: 3", "unknown-seat"),
        ("players: 1\nextra birds: 5", "bad-extra-birds"),
        ("known 1: owl", "known-but-not-there"),
        ("known discard: owl", "known-but-not-there"),
        ("chance: 123", "bad-chance"),
        ("chance: " + "0" * 64 + " 1 17", "bad-chance"),
        ("chance: " + "0" * 64 + " 0 3", "bad-chance"),
        ("turn: now", "bad-turn"),
        ("turn: 1 sleep", "bad-word"),
        ("turn: 3 lay", "unknown-seat"),
        ("turn: 2 lay", "nothing-to-decide"),
        ("turn: 2 flock", "nothing-to-decide"),
        ("players: 1\nhand 2: owl\nturn: 2 lay", "nothing-to-decide"),
        ("ended: goal", "ended-but-not-over"),
        ("collection 2: owl*3 duck*3", "ended-but-not-over"),
        ("turn: over\nended: goal", "ended-otherwise"),
        ("turn: over\nended: not-yet", "ended-otherwise"),
        ("turn: over\nended: boredom", "bad-word"),
        ("turn: over\ncollection 2: owl*3 duck*3\nended: no-redeal", "ended-otherwise"),
    ],
)
def test_a_table_that_cannot_be_is_refused(text: str, code: str) -> None:
    with pytest.raises(BadText) as refused:
        cubirds(GOOD + text)
    assert refused.value.code == code


def test_lines_may_come_in_any_order_and_empty_ones_may_be_left_out() -> None:
    one = cubirds("turn: 2 lay\nHAND 2: owl*2 duck\n\n  row 1: parrot owl  \n collection 1:\n")
    other = cubirds("players: 2\nrow 1: parrot owl\nhand 2: owl duck owl\nturn: 2 lay")

    assert one.to_bytes() == other.to_bytes()


def test_a_flock_was_a_family_in_earlier_versions() -> None:
    table = "hand 1: owl*3 robin\nhand 2: duck\nturn: 1 {}"
    old, new = (CuBirds.from_text(table.format(word)) for word in ("family", "flock"))
    assert old == new
    assert new.read_action("family owl") == new.read_action("flock owl") == CompleteFlock(Species.OWL)


def test_options_and_chance_are_drawn_where_they_matter() -> None:
    plain = CuBirds.new(players=2, seed=0).to_text()
    solo = CuBirds.new(players=1, seed=1, extra_birds=2, exhaustion="end-game", turn_limit=9).to_text()
    chosen = CuBirds.new(players=2, seed=1, first_player=1).to_text()

    assert "chance: " in plain
    for name in ("exhaustion", "turn limit", "first player", "extra birds", "turns"):
        assert f"{name}: " not in plain
    for line in ("players: 1", "exhaustion: end-game", "turn limit: 9", "extra birds: 2"):
        assert line in solo.splitlines()
    assert "first player: 2" in chosen.splitlines()


def test_chance_may_stand_at_its_start() -> None:
    text = GOOD + f"chance: {'ab' * 32} 0 16\n"

    assert "chance: abab" in cubirds(text).to_text()
    assert cubirds(cubirds(text).to_text()).to_bytes() == cubirds(text).to_bytes()


def test_unseen_cards_are_drawn_where_they_are_not_all_possible() -> None:
    text = "row 1: owl parrot\nhand 1: duck*2\nunseen 1: owl*2 duck*2\nhand 2: owl\nknown 2: owl\n"
    assert "unseen 1: owl*2 duck*2" in cubirds(text).to_text()
    assert "unseen 2" not in cubirds(text).to_text()

    some = cubirds(text + "unseen 2: duck").to_text()
    assert "unseen 2: duck" in some
    assert cubirds(some).to_text() == some


def test_a_hand_that_is_wholly_known_may_have_got_nothing_unseen_or_something() -> None:
    """Cards can have come unseen and gone again as another species."""
    known = "row 1: owl parrot\nhand 1: duck\nhand 2: owl\nknown 2: owl\n"
    assert cubirds(known + "unseen 2:").to_bytes() == cubirds(known).to_bytes()
    assert cubirds(known + "unseen 2: owl*3").to_bytes() != cubirds(known).to_bytes()


LINES = st.builds(
    lambda name, content: f"{name}: {content}",
    st.sampled_from([*ONCE, "hand 1", "hand 2", "hand 3", "known 1", "unseen 1", "collection 2", "hand 9"]),
    st.one_of(
        st.lists(st.sampled_from(["owl", "duck*2", "owl*4", "robin*30", "hidden", "flamingo*3"]), max_size=4).map(" ".join),
        st.sampled_from(["1", "2 lay", "1 flock", "1 draw", "over", "goal", "no-redeal 2 lay", "end-game", "9" * 5000]),
        st.text(max_size=8),
    ),
)


@given(st.lists(LINES, max_size=8))
def test_any_text_is_a_table_that_plays_or_is_refused(lines: list[str]) -> None:
    try:
        game = cubirds("\n".join(lines))
    except BadText:
        return
    assert cubirds(game.to_text()).to_bytes() == game.to_bytes()
    assert bool(game.to_act) == bool(game.result is None)
    for seat in game.to_act:
        assert game.legal_actions(seat)


def test_every_action_has_a_number_and_comes_back() -> None:
    actions = [action_of(number) for number in range(ACTIONS)]

    assert [number_of(action) for action in actions] == list(range(ACTIONS))
    assert len({str(action) for action in actions}) == ACTIONS
    for wrong in (Action(), None, 7, AnotherPass()):
        with pytest.raises(TypeError, match="is not an action of CuBirds"):
            CuBirds.new(seed=1).act(0, wrong)  # type: ignore[arg-type]  # as a program may have it


def test_events_are_numbered_in_the_order_of_their_list() -> None:
    assert [enum_name(happened) for happened in Happened] == [camel_to_kebab(kind.__name__) for kind in EVENTS]
