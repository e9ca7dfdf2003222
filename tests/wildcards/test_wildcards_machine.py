"""Whole games of Wild Cards by Hypothesis: any action of anybody, changed seals, undo, with all invariants after each step."""

from random import Random

import pytest
from forms import FORMS, Form, any_action
from hypothesis import assume, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from wildcards_checks import check_events, check_table

from menagerie import IllegalAction
from menagerie.core import Action
from menagerie.wildcards import Card, Species, WildCards
from menagerie.wildcards.actions import Bid, Exchange, Keep, Leave, Pass, Pay, Refill, Remove, Reveal, Take, TakeBack, TieBreak
from menagerie.wildcards.events import Happened

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


class Games(RuleBasedStateMachine):
    """One game, in which anything may be tried."""

    game: WildCards

    @initialize(form=st.sampled_from([form for form in FORMS if form.game == "wildcards"]), seed=st.integers(0, 2**256 - 1))
    def start(self, form: Form, seed: int) -> None:
        game = form.new(seed)
        assert isinstance(game, WildCards)
        self.game = game
        self.missing = False

    def _act(self, seat: int, action: Action | str) -> None:
        start = len(self.game._journal)
        self.game.act(seat, action)
        entries = self.game._journal[start:]
        self.missing = self.missing or any(entry[0] == Happened.CARD_MISSING for entry in entries)
        check_events(entries, self.game._table, seat)

    @precondition(lambda self: self.game.to_act)
    @rule(choice=st.integers(0, 10**6))
    def act(self, choice: int) -> None:
        random = Random(choice)
        seat = random.choice(self.game.to_act)
        self._act(seat, any_action(self.game, seat, random))

    @precondition(lambda self: len(self.game.to_act) > 1)
    @rule(choice=st.integers(0, 10**6))
    def seal_and_change(self, choice: int) -> None:
        random = Random(choice)
        seat = random.choice(self.game.to_act)
        self._act(seat, any_action(self.game, seat, random))
        assert seat not in self.game.to_act
        self._act(seat, any_action(self.game, seat, random))

    @rule(seat=st.integers(-2, 6), action=attempts)
    def try_anything(self, seat: int, action: Action) -> None:
        problem = self.game.why_not(seat, action)
        assume(problem is not None)
        before = self.game.to_bytes(), len(self.game._journal), self.game.record()
        with pytest.raises(IllegalAction):
            self.game.act(seat, action)
        assert (self.game.to_bytes(), len(self.game._journal), self.game.record()) == before

    @precondition(lambda self: any(map(self.game.may_undo, range(self.game.seats))))
    @rule()
    def undo(self) -> None:
        (seat,) = filter(self.game.may_undo, range(self.game.seats))
        *earlier, line = self.game.record().actions
        after = self.game.to_bytes(), self.game._journal[:]
        self.game.undo(seat)
        assert list(self.game.record().actions) == earlier
        self.game.act(seat, line.partition(": ")[2])
        assert (self.game.to_bytes(), self.game._journal) == after

    @rule()
    def draw_the_table_and_read_it_back(self) -> None:
        assert WildCards.from_text(self.game.to_text()).to_bytes() == self.game.to_bytes()

    @invariant()
    def holds(self) -> None:
        check_table(self.game._table, self.missing)


Games.TestCase.settings = settings(max_examples=60, stateful_step_count=80, deadline=None)
TestGames = Games.TestCase
