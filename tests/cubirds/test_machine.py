"""Whole games of CuBirds in which Hypothesis tries anything."""

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, rule
from support import cubirds_checks
from support.cubirds_checks import action_of
from support.forms import FORMS, Form
from support.machine import GameMachine

from menagerie.cubirds.rules.turn import ACTIONS

pytestmark = pytest.mark.much


class Games(GameMachine):
    """One game of CuBirds."""

    checks = cubirds_checks

    @initialize(form=st.sampled_from([form for form in FORMS if form.game == "cubirds"]), seed=st.integers(0, 2**256 - 1))
    def start(self, form: Form, seed: int) -> None:
        self.begin(form, seed)

    @rule(seat=st.integers(-2, 6), number=st.integers(0, ACTIONS - 1))
    def try_something_illegal(self, seat: int, number: int) -> None:
        self.refuse(seat, action_of(number))


Games.TestCase.settings = settings(max_examples=60, stateful_step_count=120, deadline=None)
TestGames = Games.TestCase
