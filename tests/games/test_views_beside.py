"""A view that is made beside another seat's is the view that is built from nothing, wherever the game stands."""

from random import Random

from forms import FORMS, Form, any_action
from hypothesis import given, settings
from hypothesis import strategies as st


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(FORMS), st.integers(0, 2**64), st.integers(0, 120))
def test_a_view_beside_another_is_the_view(form: Form, seed: int, actions: int) -> None:
    game, random = form.new(seed), Random(seed)
    for _ in range(actions):
        if game.to_act:
            seat = random.choice(game.to_act)
            game.act(seat, any_action(game, seat, random))
    watchers = (None, *range(game.seats))
    views = {seat: game.view(seat) for seat in watchers}
    for seat in watchers:
        for other in watchers:
            assert game.view_beside(seat, views[other]) == views[seat], (seat, other)
