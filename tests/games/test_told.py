"""Which events each seat may know, and how a copy of the table without a hidden card still handles it."""

import pytest
from support.forms import FORMS, Form

from menagerie import CuBirds
from menagerie.cubirds.cards import HIDDEN
from menagerie.cubirds.rules.knowledge import gain_seen


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_a_seat_is_told_its_own_hand_and_who_watches_is_told_none(form: Form) -> None:
    game = form.new(1)

    assert [line.code for line in game.view_lines(0)].count("view-hand") == 1
    assert [line.code for line in game.view_lines(None)].count("view-hand") == 0


def test_c8_5_on_a_copy_a_hidden_bird_enters_a_hand_and_its_species_stays_unknown() -> None:
    table = CuBirds.new(players=2, seed=1)._table
    known, held = bytes(table.known), table.hands[0, HIDDEN]
    gain_seen(table, 0, HIDDEN)

    assert table.hands[0, HIDDEN] == held + 1
    assert bytes(table.known) == known
