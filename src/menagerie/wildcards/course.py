"""How a finished game of Wild Cards went, and what decided it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from menagerie.core.course import Course, Mark, Verdict, ahead_for_good, decisive
from menagerie.core.message import Line
from menagerie.core.plain import Plain, enum_name, to_plain
from menagerie.core.result import Result
from menagerie.wildcards.cards import Card, Species
from menagerie.wildcards.events import Happened
from menagerie.wildcards.rules.score import collection_size, rank, score
from menagerie.wildcards.table import Table

Journal = Sequence[tuple[int, ...]]
TAKEN = (Happened.ANIMAL_TAKEN, Happened.FREE_ANIMAL_TAKEN)
ALL_POINTS, ALL_ANIMALS = "total", "animals"  # what decided, if it is not part of a score


def verdict_of(table: Table, result: Result) -> Verdict:
    """What decided: points, and if these are equal animals. Of the points, the part that made most of the difference."""
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
            why, made = _why_points(result, first, second)
            parts = (ALL_POINTS, *made)
    return Verdict(why, tuple(parts if seat in result.winners else () for seat in range(table.people)), near)


def _why_points(result: Result, first: int, second: int) -> tuple[Line, tuple[str, ...]]:
    """The part of the points that made most of the difference. If two did, both are named; if more did, none."""
    winner, other = result.scores[first], result.scores[second]
    ahead = {name: points - other.parts[name] for name, points in winner.parts.items()}
    made = tuple(name for name in ahead if ahead[name] == max(ahead.values()))
    values: dict[str, Plain] = {"most": winner.total, "next": other.total}
    if len(made) > 2:
        return Line("why-more-points", values), ()
    values |= {"part": made[0], "own": winner.parts[made[0]], "other": other.parts[made[0]]}
    if len(made) == 1:
        return Line("why-points", values), made
    values |= {"also": made[1], "also_own": winner.parts[made[1]], "also_other": other.parts[made[1]]}
    return Line("why-points-and", values), made


@dataclass(frozen=True, slots=True)
class _Round:
    """Everyone's points after a round, and who was first alone."""

    number: int
    points: tuple[int, ...]
    first: int | None


def course_of(tables: Iterable[Table], journal: Journal, result: Result) -> Course:
    """Round by round: everyone's points, secret animals included, from a replay of the game."""
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
    """The winner's best round since nobody else was first: often the one that gained the lead."""
    if len(result.winners) > 1:
        return None
    winner = result.winners[0]
    since = ahead_for_good(rounds, lambda each: each.first == winner)
    if not since:
        return None
    others = [max(points for seat, points in enumerate(each.points) if seat != winner) for each in rounds]
    index = decisive([each.points[winner] - other for each, other in zip(rounds, others, strict=True)], since)
    reached = rounds[index]
    own, other = reached.points[winner], others[index]
    numbers: dict[str, Plain] = {"seat": winner, "turn": reached.number, "most": own, "next": other}
    if own == other:
        return Line("turning-equal", numbers)
    taken = [enum_name(Species(species)) for species in _taken(journal, winner, reached.number)]
    told = {**numbers, "cards": to_plain(taken), "was_ahead": "no" if index == since else "yes"}
    return Line("turning-animals" if taken else "turning-round", told)


def _taken(journal: Journal, seat: int, number: int) -> list[int]:
    """The animals that a seat took in a round; a game from a drawing begins in the middle of one."""
    begun = [entry[1] for entry in journal if entry[0] == Happened.ROUND_BEGAN]
    now, found = (begun[0] - 1 if begun else number), list[int]()
    for kind, *told in journal:
        if kind == Happened.ROUND_BEGAN:
            now = told[0]
        elif kind in TAKEN and now == number and told[0] == seat:
            found.append(told[1])
    return found


def hands_of(journal: Journal, people: int) -> tuple[tuple[str, ...], ...]:
    """The cards that everyone had in hand at the end, before they were discarded."""
    left = [entry[1:3] for entry in journal if entry[0] == Happened.HAND_DISCARDED]
    return tuple(tuple(enum_name(Card(card)) for owner, card in left if owner == seat) for seat in range(people))
