"""The leak contract: what a seat cannot know has no effect on anything that it receives."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.cubirds_checks import check_leak, check_leak_of_action, number_of, other_world
from support.forms import FORMS, Form, play_some

from menagerie import CuBirds

pytestmark = pytest.mark.much

CUBIRDS = [form for form in FORMS if form.game == "cubirds"]


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(CUBIRDS), st.integers(0, 10**6), st.integers(0, 200))
def test_c8_1_permuting_what_a_seat_cannot_know_changes_nothing_that_it_is_told(form: Form, seed: int, actions: int) -> None:
    """Also C8.2: pile, discards and other hands are moved, as far as common knowledge (C8.5, C8.6, C8.7) allows."""
    game = form.new(seed)
    assert isinstance(game, CuBirds)
    play_some(game, Random(seed), actions)
    for seat in (*range(game.seats), None):
        check_leak(game, seat, Random(seed + 1))


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(CUBIRDS), st.integers(0, 10**6), st.integers(0, 200))
def test_c8_1_an_action_tells_others_only_the_cards_it_shows(form: Form, seed: int, actions: int) -> None:
    game = form.new(seed)
    assert isinstance(game, CuBirds)
    random = Random(seed)
    play_some(game, random, actions)
    for actor in game.to_act:
        number = number_of(game.read_action(str(random.choice(game.legal_actions(actor)))))
        for observer in range(game.seats):
            if observer != actor:
                check_leak_of_action(game, observer, number, random)


@pytest.mark.parametrize("form", CUBIRDS, ids=str)
def test_c8_1_the_worlds_compared_are_different_worlds(form: Form) -> None:
    """A contract that compares a game with itself would always hold."""
    game = form.new(5)
    assert isinstance(game, CuBirds)
    play_some(game, Random(5), 6)
    twin = other_world(game, 0, Random(1))

    assert twin.to_text() != game.to_text()
    if game.seats > 2:
        assert twin.seen_text(1) != game.seen_text(1)
    assert CuBirds.from_text(twin.to_text()).to_bytes() == twin.to_bytes()


@pytest.mark.parametrize("form", CUBIRDS, ids=str)
def test_c8_1_most_actions_can_be_compared(form: Form) -> None:
    game = form.new(6)
    assert isinstance(game, CuBirds)
    random, compared = Random(6), list[bool]()
    while game.to_act and len(compared) < 40:
        (actor,) = game.to_act
        action = game.read_action(str(random.choice(game.legal_actions(actor))))
        compared.append(check_leak_of_action(game, (actor + 1) % game.seats, number_of(action), random))
        game.act(actor, action)
    assert sum(compared) > len(compared) / 2
