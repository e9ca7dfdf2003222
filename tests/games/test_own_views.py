"""A view that is made from what all see is the view that is built from nothing, wherever the game stands."""

from random import Random

from forms import FORMS, Form, any_action
from hypothesis import given, settings
from hypothesis import strategies as st


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
