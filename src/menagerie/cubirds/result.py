"""The result of a game of CuBirds."""

from menagerie.core.plain import enum_name
from menagerie.core.result import Result, Score
from menagerie.cubirds.cards import Species
from menagerie.cubirds.rules.end import collection_size, has_seven_kinds, has_three_and_three, has_won, is_over
from menagerie.cubirds.table import Ending, Table


def endings_of(table: Table) -> tuple[str, ...]:
    """C7.4 Why the game ended; a win by both goals names both."""
    if table.ending != Ending.GOAL:
        return (enum_name(Ending(table.ending)),)
    winner = next(seat for seat in range(table.seats) if has_won(table, seat))
    goals = {"seven-kinds": has_seven_kinds(table, winner), "three-and-three": has_three_and_three(table, winner)}
    return tuple(goal for goal, reached in goals.items() if reached)


def result_of(table: Table) -> Result | None:
    """C7.6 None while the game goes on. Winners share first place; the rules do not rank the others, so they share the next."""
    if not is_over(table):
        return None
    winners = tuple(seat for seat in range(table.seats) if has_won(table, seat))
    return Result(
        endings=endings_of(table),
        winners=winners,
        ranks=tuple(1 if seat in winners else len(winners) + 1 for seat in range(table.seats)),
        scores=tuple(
            Score(
                total=collection_size(table, seat),
                parts={enum_name(species): count for species in Species if (count := table.collections[seat, species])},
            )
            for seat in range(table.seats)
        ),
    )
