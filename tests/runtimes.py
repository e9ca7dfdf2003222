"""One game on both runtimes at once: after every action the bytes must be equal."""

from functools import cache
from random import Random
from typing import Any

import numpy
from cubirds_checks import check_events, check_leak, check_leak_of_action, check_table
from forms import Form

from menagerie import CuBirds
from menagerie.compiled import entry
from menagerie.core.game import Rules
from menagerie.cubirds.actions import action_of
from menagerie.cubirds.events import Happened


@cache
def compiled(rules: Rules) -> tuple[Any, Any, Any]:
    """Setting up, choosing and playing, compiled."""
    set_up, count_actions, action_at, play = rules.set_up, rules.count_actions, rules.action_at, rules.play

    def start(tables: Any) -> int:
        set_up(tables[0])
        return count_actions(tables[0])

    def choose(tables: Any, index: int) -> int:
        return action_at(tables[0], index)

    def act(tables: Any, action: int) -> int:
        play(tables[0], action)
        return count_actions(tables[0])

    return entry(start), entry(choose), entry(act)


def play_on_both(form: Form, seed: int, *, leak_checks: int = 0) -> int:
    """Play one random game on both runtimes, with every invariant checked after every action; how many actions it took."""
    game = form.new(seed)
    assert isinstance(game, CuBirds)
    rules, table = type(game).rules, game._table
    start, choose, act = compiled(rules)
    blank = type(game).prepare(form.players, game.record().options)
    blank.key[:] = table.key
    tables = numpy.frombuffer(bytearray(blank.tobytes()), type(table).dtype())
    count, random, actions, missing = start(tables), Random(seed), 0, False
    assert tables.tobytes() == table.tobytes(), f"{form}, seed {seed}: set up differently"
    while count:
        index = random.randrange(count)
        number, actor = rules.action_at(table, index), table.to_act
        assert number == choose(tables, index)
        if random.randrange(250) < leak_checks:
            check_leak(game, random.randrange(-1, table.seats), random)
            check_leak_of_action(game, (actor + 1) % table.seats, action_of(number), random)
        written = len(game._journal)
        rules.play(table, number)
        count = act(tables, number)
        actions += 1
        assert tables.tobytes() == table.tobytes(), f"{form}, seed {seed}: {action_of(number)} differs\n{game.to_text()}"
        assert count == rules.count_actions(table)
        news = game._journal[written:]
        missing = missing or any(entry[0] == Happened.CARD_MISSING for entry in news)
        check_events(news, table, actor)
        check_table(table, missing)
    return actions
