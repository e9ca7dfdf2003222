"""Estimates how good each answer is, by determinization: it is tried in many worlds that the seat cannot rule out.

How it works. A search never looks at the real table. It starts from the seat's own copy (SEEN), on which hidden cards are blank.
`imagine` turns that into a whole table (WORLD): it deals the hidden cards at random, every way equally likely, and puts the
question to the seat. Each answer is then played on a fresh copy of the world (TRIAL) and the game goes on for some turns, in
which every seat answers by the mind's answer weights. The position reached is judged by its value weights, which give each seat
a chance to win; a finished game is judged by its winners. The mean over many worlds is the estimate.

All answers are tried in the same worlds and with the same dice (common random numbers), so that they differ by what they do and
not by luck. A world is known by its number: its keys are drawn from the search's seed and that number, so the same seed gives
the same worlds on every machine, compiled or interpreted, and a search can go on with new worlds where it left off. The loops
allocate nothing; they reuse the three tables and the pad, which is what lets the function compile.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from menagerie.bots.minds.mind import Mind, ways_of
from menagerie.bots.minds.pad import Pad
from menagerie.core.chance import draw_keys, start_chance
from menagerie.core.layout import copy_table
from menagerie.core.rule import compilable
from menagerie.core.rule_set import Rules

SEEN, WORLD, TRIAL = range(3)  # tables: the seat's copy, a world that it allows, and one to try an answer on
TABLES = 3
SOURCE, DICE = range(2)  # chances: the source of keys, and the dice for answers
STREAM_OF_WORLDS = 3
NO_ANSWER = -1  # nothing is answered first: what a seat may expect that is not asked


@cache
def imagine_of(rules: Rules) -> Callable[..., None]:
    """Make the function that turns a seat's copy into the world with a given number, and sets the dice."""
    guess, unseal = rules.guess, rules.unseal

    @compilable
    def imagine(tables: Any, chances: Any, seat: int, number: int) -> None:
        copy_table(tables, WORLD, SEEN)
        world = tables[WORLD]
        draw_keys(chances[SOURCE], number, STREAM_OF_WORLDS, world, chances[DICE])
        start_chance(world)
        guess(world)
        unseal(world, seat)

    return imagine


@cache
def estimate_of(mind: Mind) -> Callable[..., int]:
    """Make the function that tries answers in many worlds and adds up every seat's chance to win that they lead to.

    NO_ANSWER as an answer lets the game go on as it would. Called with no worlds, it lists the legal answers on the pad
    instead, with how good they seem, and returns their number.
    """
    ways, imagine = ways_of(mind), imagine_of(mind.rules)
    answer, judge, weigh = ways.answer, ways.judge, ways.weigh
    play, is_composing = mind.rules.play, mind.rules.is_composing

    @compilable
    def follow(table: Any, dice: Any, pad: Pad, number: int, turns: int, answers: Any) -> None:
        last = table.turns + turns
        if number != NO_ANSWER:
            play(table, number)
        while table.ending == 0 and (table.turns < last or is_composing(table)):
            play(table, answer(table, dice, pad, answers))

    def estimate(
        tables: Any, chances: Any, pad: Pad, seat: int, numbers: Any, first: int, worlds: int, turns: int,
        answers: Any, values: Any, sums: Any, squares: Any,
    ) -> int:  # fmt: skip
        seats = tables[SEEN].seats
        for world in range(first, first + worlds):
            imagine(tables, chances, seat, world)
            for index in range(len(numbers)):
                copy_table(tables, TRIAL, WORLD)
                start_chance(chances[DICE])
                follow(tables[TRIAL], chances[DICE], pad, numbers[index], turns, answers)
                judge(tables[TRIAL], pad, values)
                for other in range(seats):
                    sums[index * seats + other] += pad.chances[other]
                squares[index] += pad.chances[seat] * pad.chances[seat]
        return weigh(tables[SEEN], pad, answers) if worlds == 0 else 0

    return estimate
