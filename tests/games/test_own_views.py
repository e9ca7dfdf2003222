"""A seat's view made from the public view equals the one built from nothing, at any point of a game."""

from dataclasses import replace
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from support.forms import FORMS, Form, any_action, play_some


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(FORMS), st.integers(0, 2**64), st.integers(0, 120))
def test_a_view_made_from_what_all_see_is_the_view(form: Form, seed: int, actions: int) -> None:
    game, random = form.new(seed), Random(seed)
    for _ in range(actions):
        if game.to_act:
            seat = random.choice(game.to_act)
            game.act(seat, any_action(game, seat, random))
    public = game.view(None)
    remembered = game.without_memory(public)
    for seat in range(game.seats):
        view = game.view(seat)
        assert game.own_view(seat, public) == view, seat
        assert game.without_memory(game.own_view(seat, remembered)) == game.without_memory(view), seat


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(FORMS), st.integers(0, 2**64), st.integers(0, 120))
def test_a_view_with_all_cards_open_shows_of_each_seat_what_itself_sees(form: Form, seed: int, actions: int) -> None:
    game, random = form.new(seed), Random(seed)
    play_some(game, random, actions)
    for seat in (*range(game.seats), None):
        view = game.view(seat)
        opened = game.open_view(view)
        for owner, player in enumerate(opened.seats):
            assert player == game.own_view(owner, game.view(None)).seats[owner], (seat, owner)
        assert replace(opened, seats=()) == replace(view, seats=())


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(FORMS), st.integers(0, 2**64), st.integers(0, 120))
def test_what_is_told_openly_is_what_whose_card_it_is_was_told(form: Form, seed: int, actions: int) -> None:
    game = form.new(seed)
    play_some(game, Random(seed), actions)
    known = [game.events(seat) for seat in range(game.seats)]
    for index, event in enumerate(game.open_events()):
        assert event == known[getattr(event, "seat", 0)][index]
