"""Actions as JSON values: every legal one can be read back unchanged, and anything else is refused with a sentence."""

import json
from collections.abc import Iterator, Mapping
from itertools import islice
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.forms import FORMS, Form, play_some

from menagerie import BadText
from menagerie.core import Action, AnyGame, Choice
from menagerie.games import GAMES
from menagerie.server.wire import messages as m
from menagerie.words import Words

COMPOSED = 40  # actions of one choice that are looked at

forms = st.sampled_from(FORMS)
seeds = st.integers(0, 2**32)
lengths = st.integers(0, 200)
leaves = (
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9) | st.sampled_from(["owl", "left", "wild-1"])
)
anything = st.recursive(
    leaves, lambda inside: st.lists(inside, max_size=3) | st.dictionaries(st.text(max_size=5), inside, max_size=3)
)


def played(form: Form, seed: int, actions: int) -> AnyGame:
    game = form.new(seed)
    play_some(game, Random(seed), actions)
    return game


def legal(game: AnyGame) -> Iterator[Action]:
    for seat in game.to_act:
        for offer in game.legal_actions(seat):
            yield from islice(offer, COMPOSED) if isinstance(offer, Choice) else (offer,)


def turned(plain: Mapping[str, Any]) -> dict[str, Any]:
    """The same action with its cards in another order."""
    return {name: value[::-1] if isinstance(value, list) else value for name, value in plain.items()}


@settings(max_examples=60)
@given(forms, seeds, lengths)
def test_every_legal_action_comes_back_from_its_plain_form(form: Form, seed: int, actions: int) -> None:
    game = played(form, seed, actions)
    for action in legal(game):
        plain = json.loads(json.dumps(action.plain()))
        assert game.read_plain_action(plain) == action
        assert game.read_action(plain) == game.read_action(turned(plain)) == game.read_action(str(action)) == action
        assert msgspec.convert(plain, m.TypedAction) == plain, "and a client may say it"


@settings(max_examples=200)
@given(forms, st.data())
def test_a_legal_action_with_a_value_changed_is_read_or_refused_in_words(form: Form, data: st.DataObject) -> None:
    game = played(form, 5, data.draw(lengths))
    if not game.to_act:
        return
    plain: dict[str, Any] = dict(data.draw(st.sampled_from(list(legal(game)))).plain())
    name = data.draw(st.sampled_from([*plain, "more"]))
    plain[name] = data.draw(anything)
    if data.draw(st.booleans()):
        del plain[name]
    before, refused = game.to_bytes(), None
    try:
        game.why_not(game.to_act[0], game.read_plain_action(plain))
    except BadText as problem:
        refused = problem
    assert refused is None or Words(game.name).say(refused).endswith(".")
    assert game.to_bytes() == before


NESTED: list[Any] = []
for _ in range(50_000):
    NESTED = [NESTED]


@pytest.mark.parametrize(
    "plain",
    [
        {},
        {"code": None},
        {"code": ["bid"]},
        {"code": "fly"},
        {"code": "Bid", "cards": ["refill"]},
        {"code": "bid"},
        {"code": "bid", "cards": "refill"},
        {"code": "bid", "cards": ["owl"]},
        {"code": "bid", "cards": [["refill"]]},
        {"code": "bid", "cards": ["refill"], "rule": None},
        {"code": "bid", "cards": NESTED},
        {"code": "take", "species": "ibex", "place": True, "paying": []},
        {"code": "take", "species": "ibex", "place": 1.0, "paying": []},
        {"code": NESTED},
    ],
    ids=lambda plain: repr(plain)[:60] if NESTED not in plain.values() else "nested",
)
def test_what_is_no_action_is_refused(plain: dict[str, Any]) -> None:
    with pytest.raises(BadText):
        GAMES["wildcards"].read_action(plain)


def test_the_refusal_says_what_an_action_consists_of() -> None:
    with pytest.raises(BadText) as refused:
        GAMES["cubirds"].read_plain_action({"code": "lay-birds", "species": "owl"})
    told = "An action “lay-birds” consists of code, species, row, side, each as it appears in an offer."
    assert Words("cubirds").say(refused.value) == told


@pytest.mark.parametrize("row", [-1, 4, 10**40])
def test_a_number_that_is_too_large_or_too_small_is_against_a_rule(row: int) -> None:
    game = GAMES["cubirds"].new(2, seed=1)
    action = game.read_action({"code": "lay-birds", "species": "owl", "row": row, "side": "left"})
    problem = game.why_not(game.to_act[0], action)
    assert problem is not None
    assert problem.code == "no-such-row"
