"""The flow of a round, as declared and as played."""

from random import Random

import pytest
from support.forms import FORMS

from menagerie.wildcards.rules.flow import FLOW
from menagerie.wildcards.table import Phase, Step

pytestmark = pytest.mark.much

Asked = tuple[Phase, Step]


def test_w3_1_what_is_asked_and_what_comes_then_is_what_the_flow_of_a_round_declares() -> None:
    asked: set[Asked] = set()
    led: set[tuple[Asked, Step]] = set()
    for form in (form for form in FORMS if form.game == "wildcards"):
        for seed in range(20):
            random, game = Random(seed), form.new(seed)
            table, rules = game._table, game.rules
            last, turns = (Phase.BIDS, Step.BID), 0
            while count := rules.count_actions(table):
                rules.play(table, rules.action_at(table, random.randrange(count)))
                now = (Phase(table.phase), Step(table.step))
                if table.turns == turns:
                    assert now[0] >= last[0], "each phase is finished before the next one begins"
                    asked.add(now)
                    led |= {(last, now[1])} if now[0] == last[0] else set()
                last, turns = now, table.turns

    assert list(FLOW) == list(Phase)
    assert asked == {(phase, step) for phase, steps in FLOW.items() for step in steps}
    assert led == {((phase, step), then) for phase, steps in FLOW.items() for step in steps for then in steps[step]}
