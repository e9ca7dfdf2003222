"""Whole games by Hypothesis: any legal or illegal action, undo and redrawing, with all invariants after each step."""

from random import Random
from typing import Any

import pytest
from hypothesis import assume
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule
from support.forms import Form, any_action

from menagerie import IllegalAction
from menagerie.core import Action, AnyGame


class GameMachine(RuleBasedStateMachine):
    """One game in which Hypothesis may try anything. Each game says what it checks and what it tries."""

    game: AnyGame
    checks: Any

    def begin(self, form: Form, seed: int) -> None:
        self.game = form.new(seed)
        self.missing = False

    def do(self, seat: int, action: Action | str) -> None:
        start = len(self.game._journal)
        self.game.act(seat, action)
        entries = self.game._journal[start:]
        self.missing = self.missing or any(event.code == "card-missing" for event in self.game.events(None, start))
        self.checks.check_events(entries, self.game._table, seat)

    def refuse(self, seat: int, action: Action) -> None:
        assume(self.game.why_not(seat, action) is not None)
        assert seat not in range(self.game.seats) or action not in self.game.legal_actions(seat)
        before = self.game.to_bytes(), len(self.game._journal), self.game.record()
        with pytest.raises(IllegalAction):
            self.game.act(seat, action)
        assert (self.game.to_bytes(), len(self.game._journal), self.game.record()) == before

    @precondition(lambda self: self.game.to_act)
    @rule(choice=st.integers(0, 10**6))
    def act(self, choice: int) -> None:
        random = Random(choice)
        seat = random.choice(self.game.to_act)
        self.do(seat, any_action(self.game, seat, random))

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
        assert type(self.game).from_text(self.game.to_text()).to_bytes() == self.game.to_bytes()

    @invariant()
    def holds(self) -> None:
        self.checks.check_table(self.game._table, self.missing)
