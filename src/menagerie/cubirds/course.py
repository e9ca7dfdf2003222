"""How a finished game of CuBirds went, and what decided it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from menagerie.core.course import Course, Mark, Verdict, ahead_for_good, decisive
from menagerie.core.layout import row_of
from menagerie.core.message import Line
from menagerie.core.plain import Plain, enum_name
from menagerie.core.result import Result
from menagerie.cubirds.cards import THREE_BIRDS, Species
from menagerie.cubirds.events import Happened
from menagerie.cubirds.table import Ending, Table
from menagerie.cubirds.view import missing_kinds, missing_threes

Journal = Sequence[tuple[int, ...]]
COLLECTED = (Happened.COLLECTION_STARTED, Happened.EXTRA_BIRD_GIVEN, Happened.BIRD_COLLECTED)


def turns_of(table: Table, journal: Journal) -> int:
    """How many turns have begun."""
    return next((entry[2] for entry in reversed(journal) if entry[0] == Happened.TURN_BEGAN), table.turns + 1)


def missing_birds(table: Table) -> tuple[int, ...]:
    """How many birds each seat lacks for its nearer goal."""
    return tuple([_missing(row_of(table.collections, seat)) for seat in range(table.seats)])


def _missing(collection: Sequence[int]) -> int:
    return min(missing_kinds(collection), missing_threes(collection))


def verdict_of(table: Table, result: Result, turns: int) -> Verdict:
    """The birds that decided: those of the goal that was reached, or all of them if the most birds win."""
    held = [row_of(table.collections, seat) for seat in range(table.seats)]
    if table.ending != Ending.GOAL:
        return _by_most_birds(result, turns)
    by_kinds = "seven-kinds" in result.endings
    deciding = tuple(
        _names(held[seat], 1 if by_kinds else THREE_BIRDS) if seat in result.winners else () for seat in range(table.seats)
    )
    threes = _names(held[result.winners[0]], THREE_BIRDS)
    cards: list[Plain] = [name for name in threes for _ in range(THREE_BIRDS)]
    goal = "why-both-goals" if len(result.endings) > 1 else "why-seven-kinds" if by_kinds else "why-three-and-three"
    why = Line(goal, {"turns": turns, "count": len(deciding[result.winners[0]]), "cards": cards})
    return Verdict(why, deciding, tuple(None if seat in result.winners else _near(held[seat]) for seat in range(table.seats)))


def _by_most_birds(result: Result, turns: int) -> Verdict:
    sizes = [score.total for score in result.scores]
    most = max(sizes)
    numbers: dict[str, Plain] = {"ending": result.endings[0], "turns": turns, "most": most}
    if len(result.winners) > 1:
        why = Line("why-equal-birds", numbers)
    else:
        why = Line(
            "why-most-birds", {**numbers, "next": max(size for seat, size in enumerate(sizes) if seat not in result.winners)}
        )
    deciding = tuple(tuple(score.parts) if seat in result.winners else () for seat, score in enumerate(result.scores))
    near = tuple(None if size == most else Line("near-birds", {"count": most - size}) for size in sizes)
    return Verdict(why, deciding, near)


def _names(collection: Sequence[int], least: int) -> tuple[str, ...]:
    return tuple(enum_name(species) for species in Species if collection[species] >= least)


def _near(collection: Sequence[int]) -> Line:
    """The birds missing for the nearer goal; if both are equally near, for the goal of seven species."""
    kinds, threes = missing_kinds(collection), missing_threes(collection)
    return Line("near-kinds", {"count": kinds}) if kinds <= threes else Line("near-threes", {"count": threes})


@dataclass
class _Flock:
    """A completed flock, and how everyone stood after it."""

    turn: int
    seat: int
    species: int
    shown: int
    kept: int
    values: tuple[int, ...]


def course_of(table: Table, journal: Journal, result: Result) -> Course:
    """Turn by turn: the birds that each seat lacked for the nearer goal; or had, if the most birds win."""
    by_goal = table.ending == Ending.GOAL
    held = [row_of(table.collections, seat) for seat in range(table.seats)]
    for _, seat, species in (entry for entry in journal if entry[0] in COLLECTED):
        held[seat][species] -= 1

    def values() -> tuple[int, ...]:
        return tuple(_missing(each) if by_goal else sum(each) for each in held)

    turn = turns_of(table, journal) - sum(entry[0] == Happened.TURN_BEGAN for entry in journal)
    marks, flocks = list[Mark](), list[_Flock]()
    for kind, *told in journal:
        if kind == Happened.TURN_BEGAN:
            marks.append(Mark(turn, values()))
            turn += 1
        elif kind == Happened.FLOCK_SHOWN:
            flocks.append(_Flock(turn, told[0], told[1], told[2], 0, values()))
        elif kind in COLLECTED:
            held[told[0]][told[1]] += 1
            if kind == Happened.BIRD_COLLECTED:
                flocks[-1].kept, flocks[-1].values = flocks[-1].kept + 1, values()
    marks.append(Mark(turn, values()))
    highest = max(value for mark in marks for value in mark.values)
    turning = _turning(flocks, result, by_goal=by_goal)
    return Course(
        "course-missing" if by_goal else "course-birds",
        highest if by_goal else 0,
        0 if by_goal else highest,
        tuple(marks),
        turning,
    )


def _turning(flocks: Sequence[_Flock], result: Result, *, by_goal: bool) -> Line | None:
    """The winner's most valuable flock since nobody else overtook them: often the one that gained the lead."""
    if len(result.winners) > 1:
        return None
    winner = result.winners[0]

    def lead(flock: _Flock) -> int:
        own = flock.values[winner]
        others = [value for seat, value in enumerate(flock.values) if seat != winner]
        return min(others) - own if by_goal else own - max(others)

    since = ahead_for_good(flocks, lambda flock: lead(flock) > 0)
    if since is None or flocks[since].seat != winner:
        return None
    index = decisive([lead(flock) for flock in flocks], since)
    flock = flocks[index]
    cards: list[Plain] = [enum_name(Species(flock.species))] * flock.shown
    is_last = by_goal and index == len(flocks) - 1
    numbers: dict[str, Plain] = {"seat": winner, "turn": flock.turn, "cards": cards, "kept": flock.kept}
    return Line("turning-last-flock" if is_last else "turning-flock", numbers)


def hands_of(table: Table) -> tuple[tuple[str, ...], ...]:
    """The birds that everyone had in hand at the end."""
    return tuple(
        tuple(enum_name(species) for species in Species for _ in range(table.hands[seat, species])) for seat in range(table.seats)
    )
