"""The leak contract of Wild Cards: what a seat cannot know has no effect on anything that it receives."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.forms import FORMS, Form, play_some
from support.wildcards_checks import check_leak, check_leak_of_action, on_table, other_world

from menagerie.wildcards import WildCards
from menagerie.wildcards.cards import KINDS

pytestmark = pytest.mark.much

WILDCARDS = [form for form in FORMS if form.game == "wildcards"]


def played(form: Form, seed: int, actions: int) -> WildCards:
    game = form.new(seed)
    assert isinstance(game, WildCards)
    play_some(game, Random(seed), actions)
    return game


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(WILDCARDS), st.integers(0, 10**6), st.integers(0, 140))
def test_w11_1_permuting_what_a_seat_cannot_know_changes_nothing_that_it_is_told(form: Form, seed: int, actions: int) -> None:
    """Also W11.3, W11.4, W11.8, W11.9 and W13.2: hands, sealed cards, piles, animals taken out and secret ones are moved."""
    game = played(form, seed, actions)
    for seat in (*range(game.seats), None):
        check_leak(game, seat, Random(seed + 1))


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(WILDCARDS), st.integers(0, 10**6), st.integers(0, 140))
def test_w11_4_a_sealed_choice_tells_others_only_that_it_was_made(form: Form, seed: int, actions: int) -> None:
    game = played(form, seed, actions)
    for observer in range(game.seats):
        check_leak_of_action(game, observer, None, Random(seed))


@pytest.mark.parametrize("form", WILDCARDS, ids=str)
def test_w11_2_all_cards_that_do_not_lie_before_a_player_are_counted_whoever_looks(form: Form) -> None:
    """Also W11.3 and W11.4: habitat cards, the refill card and a sealed tie-break card, in every step."""
    game, random = played(form, 11, 0), Random(11)
    while game.to_act:
        play_some(game, random, 1)
        for watcher in (*range(game.seats), None):
            for seat, player in enumerate(game.view(watcher).seats):
                held = sum(game._table.hands[seat, kind] for kind in range(KINDS))
                owned = held + len(on_table(game._table, seat)) + 1
                lying = len(player.bid) + len(player.paid)
                assert player.cards == (0 if player.is_leo else owned - lying)


@pytest.mark.parametrize("form", WILDCARDS, ids=str)
def test_w11_1_the_worlds_compared_are_different_worlds(form: Form) -> None:
    """A contract that compares a game with itself would always hold."""
    game = played(form, 5, 9)
    twin = other_world(game, 0, Random(1))

    assert twin.to_text() != game.to_text()
    assert twin.seen_text(1) != game.seen_text(1)
    assert WildCards.from_text(twin.to_text()).to_bytes() == twin.to_bytes()
