"""How a finished game went, and what decided it: codes and numbers, to be described and drawn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from menagerie.core.message import Line

Thing = TypeVar("Thing")


@dataclass(frozen=True, slots=True)
class Verdict:
    """What decided a finished game.

    >>> from menagerie import CuBirds
    >>> game = CuBirds.from_text("collection 1: owl*3 duck*2\\nhand 1: duck*4 robin\\nhand 2: robin\\nturn: 1 flock")
    >>> game.act(0, "flock duck")
    >>> game.verdict.why.code, game.verdict.deciding, game.verdict.near[1]
    ('why-three-and-three', (('owl', 'duck'), ()), Line(code='near-threes', values={'count': 6}))
    """

    why: Line  # with the numbers that decided
    deciding: tuple[tuple[str, ...], ...]  # for each seat, the parts of its score that decided
    near: tuple[Line | None, ...]  # for each seat that did not win, how close it was


@dataclass(frozen=True, slots=True)
class Mark:
    """The value of every seat after a turn or a round; 0 is before the first."""

    number: int
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Course:
    """How a game went, in the measure that decided it.

    >>> from menagerie import CuBirds
    >>> game = CuBirds.from_text("collection 1: owl*3 duck*2\\nhand 1: duck*4 robin\\nhand 2: robin\\nturn: 1 flock")
    >>> game.act(0, "flock duck")
    >>> course = game.course()
    >>> course.measure, [mark.values for mark in course.marks], course.turning.code
    ('course-missing', [(0, 6)], 'turning-last-flock')
    """

    measure: str  # the code of what the values count
    worst: int  # the value at the bottom of a chart
    best: int  # and at its top
    marks: tuple[Mark, ...]
    turning: Line | None  # when the winner went ahead for good, and by what; None if nobody did alone


def ahead_for_good(marks: Sequence[Thing], is_ahead: Callable[[Thing], bool]) -> int | None:
    """The first mark from which somebody stayed ahead to the end; None if nobody is ahead at the last.

    >>> ahead_for_good([1, 5, 2, 6, 7], lambda points: points > 4), ahead_for_good([5, 1], lambda points: points > 4)
    (3, None)
    """
    found = None
    for index in range(len(marks) - 1, -1, -1):
        if not is_ahead(marks[index]):
            break
        found = index
    return found


def decisive(leads: Sequence[int], since: int) -> int:
    """The mark at which the lead grew most, since it was gained for good; the first of equal ones.

    >>> decisive([0, 1, 2, 6, 7], since=1), decisive([-3, 1, 2], since=1)
    (3, 1)
    """
    return max(range(since, len(leads)), key=lambda index: leads[index] - (leads[index - 1] if index else 0))
