"""How a game of Wild Cards that is over went, and what decided it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from menagerie.core.course import Course, Mark, Verdict, ahead_for_good
from menagerie.core.message import Line
from menagerie.core.plain import Plain, enum_name, to_plain
from menagerie.core.result import Result
from menagerie.wildcards.cards import Card, Species
from menagerie.wildcards.events import Happened
from menagerie.wildcards.rules.score import collection_size, rank, score
from menagerie.wildcards.table import Table

Journal = Sequence[tuple[int, ...]]
TAKEN = (Happened.ANIMAL_TAKEN, Happened.FREE_ANIMAL_TAKEN)
ALL_POINTS, ALL_ANIMALS = "total", "animals"  # what decided, where it is no part of a score


def verdict_of(table: Table, result: Result) -> Verdict:
    """The points decide, then the animals; of the points, the part that made most of the difference."""
    points, animals = [score.total for score in result.scores], [collection_size(table, seat) for seat in range(table.people)]
    first = result.winners[0]
    near = tuple(
        None
        if seat in result.winners
        else Line("near-points", {"count": points[first] - points[seat]})
        if points[seat] < points[first]
        else Line("near-animals", {"count": animals[first] - animals[seat]})
        for seat in range(table.people)
    )
    parts: tuple[str, ...]
    if len(result.winners) > 1:
        why, parts = Line("why-equal-points", {"points": points[first], "animals": animals[first]}), (ALL_POINTS, ALL_ANIMALS)
    else:
        second = min((seat for seat in range(table.people) if seat != first), key=lambda seat: result.ranks[seat])
        if points[second] == points[first]:
            numbers = {"points": points[first], "most": animals[first], "next": animals[second]}
            why, parts = Line("why-animals", {"winners": to_plain(result.winners), **numbers}), (ALL_ANIMALS,)
        else:
            own, other = result.scores[first].parts, result.scores[second].parts
            part = max(own, key=lambda name: own[name] - other[name])
            numbers = {"most": points[first], "next": points[second], "own": own[part], "other": other[part]}
            why, parts = Line("why-points", {**numbers, "part": part}), (ALL_POINTS, part)
    return Verdict(why, tuple(parts if seat in result.winners else () for seat in range(table.people)), near)


@dataclass(frozen=True, slots=True)
class _Round:
    """Where everybody was after a round: their points, and who was first alone."""

    number: int
    points: tuple[int, ...]
    first: int | None


def course_of(tables: Iterable[Table], journal: Journal, result: Result) -> Course:
    """Round by round: everybody's points, a secret animal included. The tables are those of the game played again."""
    rounds = list[_Round]()
    for table in tables:
        if not rounds or table.turns != rounds[-1].number:
            rounds.append(_round(table))
    marks = tuple(Mark(each.number, each.points) for each in rounds)
    most = max(value for mark in marks for value in mark.values)
    return Course("course-points", 0, most, marks, _turning(rounds, journal, result))


def _round(table: Table) -> _Round:
    first = [seat for seat in range(table.people) if rank(table, seat) == 1]
    points = tuple(score(table, seat) for seat in range(table.people))
    return _Round(table.turns, points, first[0] if len(first) == 1 else None)


def _turning(rounds: Sequence[_Round], journal: Journal, result: Result) -> Line | None:
    """The round after which the winner was first, and stayed it."""
    if len(result.winners) > 1:
        return None
    winner = result.winners[0]
    index = ahead_for_good(rounds, lambda each: each.first == winner)
    if not index:
        return None
    reached = rounds[index]
    taken: list[Plain] = [enum_name(Species(species)) for species in _taken(journal, winner, reached.number)]
    own, other = reached.points[winner], max(points for seat, points in enumerate(reached.points) if seat != winner)
    numbers: dict[str, Plain] = {"seat": winner, "turn": reached.number, "most": own, "next": other}
    if own == other:
        return Line("turning-equal", numbers)
    return Line("turning-animals", {**numbers, "cards": taken}) if taken else Line("turning-round", numbers)


def _taken(journal: Journal, seat: int, number: int) -> list[int]:
    """The animals that somebody took in a round; a game that was drawn begins in the middle of one."""
    begun = [entry[1] for entry in journal if entry[0] == Happened.ROUND_BEGAN]
    now, found = (begun[0] - 1 if begun else number), list[int]()
    for kind, *told in journal:
        if kind == Happened.ROUND_BEGAN:
            now = told[0]
        elif kind in TAKEN and now == number and told[0] == seat:
            found.append(told[1])
    return found


def hands_of(journal: Journal, people: int) -> tuple[tuple[str, ...], ...]:
    """What everybody had in hand at the end, before it was discarded."""
    left = [entry[1:3] for entry in journal if entry[0] == Happened.HAND_DISCARDED]
    return tuple(tuple(enum_name(Card(card)) for owner, card in left if owner == seat) for seat in range(people))
