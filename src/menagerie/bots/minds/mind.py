"""A mind: the features that a bot looks at in a game, and how it answers and judges with weights. The rules stay in the rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from math import exp
from typing import Any

from menagerie.bots.minds.pad import Pad
from menagerie.core.chance import below
from menagerie.core.rule import compilable
from menagerie.core.rule_set import Rules

FINE = 1 << 24  # steps of a chance between 0 and 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Mind:
    """The part that differs from game to game. Features are written on the pad, and multiplied with tuned weights."""

    rules: Rules
    answer_weights: int  # how many
    value_weights: int
    first_answer_weights: Callable[[], list[float]]  # where tuning begins
    first_value_weights: Callable[[], list[float]]
    observe: Callable[[Any, Pad], None]  # look up what the features of all answers need
    features_of: Callable[[Any, Pad, int], int]  # of an answer
    features_of_seat: Callable[[Any, Pad, int], int]  # at the beginning of a turn or round
    is_mixed: Callable[[Any], bool]  # whether it is better to be unpredictable here (a mixed strategy)
    form_of: Callable[[Any], str]  # the form of a game, as the file of its weights is named
    next_number: float  # the part of a decision's remaining time that its next number gets; 1: a decision is one number


@dataclass(frozen=True, slots=True)
class Ways:
    """The functions by which a mind answers and judges; they can be compiled."""

    weigh: Callable[[Any, Pad, Any], int]  # all legal numbers and their scores on the pad; how many
    spread: Callable[[Pad, int], None]  # scores become chances to be chosen
    draw: Callable[[Any, Pad, int], int]  # one of them, by chance
    answer: Callable[[Any, Any, Pad, Any], int]  # what a seat plays: the best, or by chance where that is better
    judge: Callable[[Any, Pad, Any], None]  # every seat's chance to win, on the pad


@compilable
def share_out(numbers: Any, count: int) -> None:
    """Turn numbers of any size into chances that add up to 1 (softmax)."""
    most = numbers[0]
    for index in range(1, count):
        most = max(most, numbers[index])
    total = 0.0
    for index in range(count):
        numbers[index] = exp(numbers[index] - most)
        total += numbers[index]
    for index in range(count):
        numbers[index] /= total


@cache
def ways_of(mind: Mind) -> Ways:
    """Make the functions of a mind."""
    observe, features_of, features_of_seat = mind.observe, mind.features_of, mind.features_of_seat
    count_actions, action_at, has_won = mind.rules.count_actions, mind.rules.action_at, mind.rules.has_won
    is_mixed = mind.is_mixed

    @compilable
    def weigh(table: Any, pad: Pad, weights: Any) -> int:
        count = count_actions(table)
        observe(table, pad)
        for index in range(count):
            number = action_at(table, index)
            features = features_of(table, pad, number)
            score = 0.0
            for feature in range(features):
                score += weights[pad.places[feature]] * pad.amounts[feature]
            pad.numbers[index] = number
            pad.scores[index] = score
        return count

    @compilable
    def spread(pad: Pad, count: int) -> None:
        share_out(pad.scores, count)

    @compilable
    def draw(dice: Any, pad: Pad, count: int) -> int:
        left = below(dice, FINE) / FINE
        for index in range(count - 1):
            left -= pad.scores[index]
            if left < 0.0:
                return index
        return count - 1

    @compilable
    def answer(table: Any, dice: Any, pad: Pad, weights: Any) -> int:
        count = weigh(table, pad, weights)
        if count > 1 and is_mixed(table):
            spread(pad, count)
            return int(pad.numbers[draw(dice, pad, count)])
        best = 0
        for index in range(1, count):
            if pad.scores[index] > pad.scores[best]:
                best = index
        return int(pad.numbers[best])

    @compilable
    def judge(table: Any, pad: Pad, weights: Any) -> None:
        seats = table.seats
        if table.ending != 0:
            winners = 0
            for seat in range(seats):
                pad.chances[seat] = 1.0 if has_won(table, seat) else 0.0
                winners += 1 if has_won(table, seat) else 0
            for seat in range(seats):
                pad.chances[seat] /= winners
            return
        for seat in range(seats):
            pad.chances[seat] = 0.0
            features = features_of_seat(table, pad, seat)
            for feature in range(features):
                pad.chances[seat] += weights[pad.places[feature]] * pad.amounts[feature]
        share_out(pad.chances, seats)

    return Ways(weigh, spread, draw, answer, judge)
