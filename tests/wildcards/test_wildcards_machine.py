"""Whole games of Wild Cards: any action by anyone, and sealed choices that are changed."""

from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, precondition, rule
from support import wildcards_checks
from support.forms import FORMS, Form, any_action
from support.machine import GameMachine

from menagerie.core import Action
from menagerie.wildcards import Card, Species
from menagerie.wildcards.actions import Exchange, Keep, Leave, Pass, Pay, Refill, Remove, Take, TakeBack, TieBreak
from menagerie.wildcards.bidding import Bid, Reveal

pytestmark = pytest.mark.much

cards = st.lists(st.sampled_from(Card), max_size=3).map(tuple)
animals = st.sampled_from(Species)
places = st.none() | st.integers(-1, 5)
attempts: st.SearchStrategy[Action] = st.one_of(
    st.builds(Bid, cards.filter(bool)),
    st.builds(Reveal, st.sampled_from(Card)),
    st.builds(Exchange, animals, animals, places),
    st.builds(Refill, cards),
    st.builds(Remove, st.lists(animals, max_size=3).map(tuple)),
    st.builds(Take, animals, places, cards),
    st.builds(Pay, cards),
    st.builds(TieBreak, st.none() | st.sampled_from(Card)),
    st.sampled_from([Keep(), Pass(), TakeBack(), Leave()]),
)


class Games(GameMachine):
    """One game of Wild Cards."""

    checks = wildcards_checks

    @initialize(form=st.sampled_from([form for form in FORMS if form.game == "wildcards"]), seed=st.integers(0, 2**256 - 1))
    def start(self, form: Form, seed: int) -> None:
        self.begin(form, seed)

    @precondition(lambda self: len(self.game.to_act) > 1)
    @rule(choice=st.integers(0, 10**6))
    def seal_and_change(self, choice: int) -> None:
        random = Random(choice)
        seat = random.choice(self.game.to_act)
        self.do(seat, any_action(self.game, seat, random))
        assert seat not in self.game.to_act
        self.do(seat, any_action(self.game, seat, random))

    @rule(seat=st.integers(-2, 6), action=attempts)
    def try_something_illegal(self, seat: int, action: Action) -> None:
        self.refuse(seat, action)


Games.TestCase.settings = settings(max_examples=60, stateful_step_count=80, deadline=None)
TestGames = Games.TestCase
