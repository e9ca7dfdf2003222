"""Whole games by Hypothesis: any legal or illegal action, undo and redrawing, with all invariants after each step."""

import pytest
from cubirds_checks import check_events, check_table
from forms import FORMS, Form
from hypothesis import assume, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from menagerie import CuBirds, IllegalAction
from menagerie.cubirds.actions import action_of
from menagerie.cubirds.events import Happened
from menagerie.cubirds.rules.turn import ACTIONS


class Games(RuleBasedStateMachine):
    """One game, in which anything may be tried."""

    game: CuBirds

    @initialize(form=st.sampled_from([form for form in FORMS if form.game == "cubirds"]), seed=st.integers(0, 2**256 - 1))
    def start(self, form: Form, seed: int) -> None:
        game = form.new(seed)
        assert isinstance(game, CuBirds)
        self.game = game
        self.missing = False

    @precondition(lambda self: self.game.to_act)
    @rule(choice=st.integers(0, 10**6))
    def act(self, choice: int) -> None:
        (seat,) = self.game.to_act
        actions = self.game.legal_actions(seat)
        start = len(self.game._journal)
        self.game.act(seat, actions[choice % len(actions)])
        entries = self.game._journal[start:]
        self.missing = self.missing or any(entry[0] == Happened.CARD_MISSING for entry in entries)
        check_events(entries, self.game._table, seat)

    @rule(seat=st.integers(-2, 6), number=st.integers(0, ACTIONS - 1))
    def try_something_illegal(self, seat: int, number: int) -> None:
        action = action_of(number)
        assume(action not in self.game.legal_actions(seat))
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
        assert CuBirds.from_text(self.game.to_text()).to_bytes() == self.game.to_bytes()

    @invariant()
    def holds(self) -> None:
        check_table(self.game._table, self.missing)


Games.TestCase.settings = settings(max_examples=60, stateful_step_count=120, deadline=None)
TestGames = Games.TestCase
