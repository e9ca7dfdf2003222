"""The difference between two views, as plain values: applied to the first, it gives the second."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.forms import FORMS, Form, any_action

from menagerie import CuBirds
from menagerie.core.plain import difference, to_plain
from menagerie.cubirds import Species


def changed(value: Any, what: Any) -> Any:
    """A plain value after a change."""
    if "to" in what:
        return what["to"]
    if isinstance(value, list):
        return [changed(each, what["of"][str(place)]) if str(place) in what["of"] else each for place, each in enumerate(value)]
    return value | {name: changed(value[name], each) for name, each in what["of"].items()}


@settings(max_examples=30, deadline=None)
@given(st.sampled_from(FORMS), st.integers(0, 2**64))
def test_what_changed_from_view_to_view_makes_the_next_of_the_last(form: Form, seed: int) -> None:
    game, random = form.new(seed), Random(seed)
    while game.to_act and len(game.actions) < 40:
        before, seat = game.view(0), random.choice(game.to_act)
        game.act(seat, any_action(game, seat, random))
        now = game.view(0)
        assert changed(to_plain(before), difference(before, now)) == to_plain(now)
        assert difference(now, now) == {"of": {}}


def test_only_what_changed_is_told() -> None:
    game = CuBirds.new(2, seed=7)
    before, seat = game.view(0), game.to_act[0]
    game.act(seat, str(game.legal_actions(seat)[0]))
    told: Any = difference(before, game.view(0))
    assert "solo" not in told["of"]
    assert "0" not in told["of"]["seats"]["of"], "nothing happened to the seat that only watched"
    assert told["of"]["seats"]["of"]["1"]["of"]["hand_size"] == {"to": game.view(0).seats[1].hand_size}


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (1, 2, {"to": 2}),
        (None, (Species.OWL,), {"to": ["owl"]}),
        ((Species.OWL,), (Species.DUCK,), {"to": ["duck"]}),
        ({Species.OWL: 1}, {Species.DUCK: 1}, {"to": {"duck": 1}}),
    ],
)
def test_what_has_no_fields_is_told_whole(old: object, new: object, told: object) -> None:
    assert difference(old, new) == told


def test_what_was_done_is_remembered_in_its_usual_form() -> None:
    game = CuBirds.new(2, seed=7)
    seat = game.to_act[0]
    action = game.legal_actions(seat)[0]
    game.act(seat, str(action))
    assert game.actions == ((seat, action),)
