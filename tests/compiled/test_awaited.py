"""The awaited seats, compiled: loops over numbers do not need them, but playing the seats in any order does."""

from random import Random
from typing import Any

import pytest

from menagerie.wildcards import WildCards
from menagerie.wildcards.rules.awaited import is_awaited, may_act, unseal
from menagerie.wildcards.rules.payment import payment_due
from menagerie.wildcards.table import Step

pytestmark = pytest.mark.compiled


def test_w3_7_who_is_awaited_is_the_same_on_both_runtimes() -> None:
    """W3.2, W7.7: in rounds in which sealed answers are constantly taken back."""
    import numpy

    from menagerie.compiled import entry

    def ask(tables: Any, seat: int) -> tuple[bool, bool, int]:
        return may_act(tables[0], seat), is_awaited(tables[0], seat), payment_due(tables[0], seat)

    def change(tables: Any, seat: int) -> None:
        unseal(tables[0], seat)

    compiled_ask, compiled_change, steps = entry(ask), entry(change), set()
    for seed in range(20):
        random, game = Random(seed), WildCards.new(4, seed=seed, edition="2020")
        table, rules = game._table, WildCards.rules
        while game.to_act:
            tables = numpy.frombuffer(bytearray(table.tobytes()), type(table).dtype())
            asked = [ask([table], seat) for seat in range(-1, 5)]
            assert [compiled_ask(tables, seat) for seat in range(-1, 5)] == asked
            if not rules.is_composing(table) and random.random() < 0.2:
                seat = random.choice([seat for seat in range(4) if may_act(table, seat)])
                unseal(table, seat)
                compiled_change(tables, seat)
                assert tables.tobytes() == table.tobytes()
                steps.add(table.step)
            rules.play(table, rules.action_at(table, random.randrange(rules.count_actions(table))))

    assert {Step.BID, Step.PAY, Step.TIE_BREAK, Step.TAKE} <= steps
