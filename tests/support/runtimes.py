"""One game on both runtimes at once: after every action the bytes must be equal."""

from functools import cache
from random import Random
from typing import Any

import numpy
from support.forms import Form
from support.guesses import CHECKS, GUESSES, seen

from menagerie.compiled import entry
from menagerie.core.message import Event
from menagerie.core.rule_set import Rules


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


@cache
def compiled_guess(name: str) -> Any:
    """Guessing, compiled."""
    guess = GUESSES[name]

    def guess_first(tables: Any) -> None:
        guess(tables[0])

    return entry(guess_first)


def guess_on_both(game: Any, seat: int, seed: int) -> None:
    """Guess what a seat cannot know on both runtimes: the bytes must be equal."""
    copy = seen(game, game._table, seat)
    copy.key[0] = seed
    tables = numpy.frombuffer(bytearray(copy.tobytes()), type(copy).dtype())
    compiled_guess(game.name)(tables)
    GUESSES[game.name](copy)
    assert tables.tobytes() == copy.tobytes(), f"seat {seat} guesses differently\n{game.to_text()}"


def play_on_both(form: Form, seed: int, *, leak_checks: int = 0) -> int:
    """Play one random game on both runtimes, and check every invariant after every decision. Returns how many numbers it took."""
    game, checks = form.new(seed), CHECKS[form.game]
    rules, table = type(game).rules, game._table
    start, choose, act = compiled(rules)
    blank = type(game).prepare(form.players, game.record().options)
    blank.key[:] = table.key
    tables = numpy.frombuffer(bytearray(blank.tobytes()), type(table).dtype())
    count, random, actions, missing = start(tables), Random(seed), 0, False
    assert tables.tobytes() == table.tobytes(), f"{form}, seed {seed}: set up differently"
    while count:
        index = random.randrange(count)
        number, actor, composing = rules.action_at(table, index), table.to_act, rules.is_composing(table)
        assert number == choose(tables, index)
        if not composing and random.randrange(250) < leak_checks:
            checks.check_leak(game, random.choice((None, *range(table.seats))), random)
            checks.check_leak_of_action(game, (actor + 1) % table.seats, number, random)
        written = len(game._journal)
        rules.play(table, number)
        count = act(tables, number)
        actions += 1
        if actions % 50 == 0:
            guess_on_both(game, actions // 50 % (table.seats + 1) - 1, actions)
        assert tables.tobytes() == table.tobytes(), f"{form}, seed {seed}: {number} differs\n{game.to_text()}"
        assert count == rules.count_actions(table)
        news = game._journal[written:]
        missing = missing or any(kind_of(game, entry).__name__ == "CardMissing" for entry in news)
        checks.check_events(news, table, actor)
        if not rules.is_composing(table):
            checks.check_table(table, missing)
    return actions


def kind_of(game: Any, entry: tuple[int, ...]) -> type[Event]:
    """The kind of event that a note belongs to."""
    kinds: tuple[type[Event], ...] = game.event_kinds
    return kinds[entry[0]]
