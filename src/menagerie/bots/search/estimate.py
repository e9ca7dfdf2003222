"""Looking ahead: worlds that a seat's copy allows, every answer tried in each, played on for a while and judged."""

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

SEEN, WORLD, TRIAL = range(3)  # tables: the seat's copy, a whole table that it allows, and one to try an answer on
TABLES = 3
SOURCE, DICE = range(2)  # chances: where keys come from, and what answers are drawn by
STREAM_OF_WORLDS = 3


@cache
def imagine_of(rules: Rules) -> Callable[..., None]:
    """What makes a whole table of a seat's copy, as one number of all those that are possible, with dice to go on by."""
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
    """What tries answers in many worlds and adds up the chances to win that they lead to; a plain function.

    All answers are tried in the same worlds and by the same dice, so that they differ by what they do and not by luck. In no
    worlds at all the legal answers are listed on the pad instead, with how good they seem; how many there are is returned.
    """
    ways, imagine = ways_of(mind), imagine_of(mind.rules)
    answer, judge, weigh = ways.answer, ways.judge, ways.weigh
    play, is_composing = mind.rules.play, mind.rules.is_composing

    @compilable
    def follow(table: Any, dice: Any, pad: Pad, number: int, turns: int, answers: Any) -> None:
        last = table.turns + turns
        play(table, number)
        while table.ending == 0 and (table.turns < last or is_composing(table)):
            play(table, answer(table, dice, pad, answers))

    def estimate(
        tables: Any, chances: Any, pad: Pad, seat: int, numbers: Any, first: int, worlds: int, turns: int,
        answers: Any, values: Any, sums: Any, squares: Any,
    ) -> int:  # fmt: skip
        for world in range(first, first + worlds):
            imagine(tables, chances, seat, world)
            for index in range(len(numbers)):
                copy_table(tables, TRIAL, WORLD)
                start_chance(chances[DICE])
                follow(tables[TRIAL], chances[DICE], pad, numbers[index], turns, answers)
                judge(tables[TRIAL], pad, values)
                sums[index] += pad.chances[seat]
                squares[index] += pad.chances[seat] * pad.chances[seat]
        return weigh(tables[SEEN], pad, answers) if worlds == 0 else 0

    return estimate
