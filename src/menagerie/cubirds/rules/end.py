"""The end of the game: chapter C7."""

from menagerie.core.journal import note
from menagerie.core.rule import rule
from menagerie.cubirds.cards import SEVEN_KINDS, SPECIES, THREE_BIRDS, TWO_SPECIES
from menagerie.cubirds.events import Happened
from menagerie.cubirds.table import Ending, Table


@rule
def is_over(table: Table) -> bool:
    """C7.3 Whether the game has ended."""
    return table.ending != Ending.NOT_YET


@rule
def end_game(table: Table, ending: int) -> None:
    """C7.3 The game is over at once."""
    table.ending = ending
    note(table, Happened.GAME_ENDED)


@rule
def count_species(table: Table, seat: int, birds: int) -> int:
    """How many species have at least this many birds in a collection."""
    count = 0
    for species in range(SPECIES):
        if table.collections[seat, species] >= birds:
            count += 1
    return count


@rule
def has_seven_kinds(table: Table, seat: int) -> bool:
    """C7.1 At least seven different species."""
    return count_species(table, seat, 1) >= SEVEN_KINDS


@rule
def has_three_and_three(table: Table, seat: int) -> bool:
    """C7.2 At least three birds in each of at least two species."""
    return count_species(table, seat, THREE_BIRDS) >= TWO_SPECIES


@rule
def check_goals(table: Table, seat: int) -> None:
    """C7.3 A goal reached ends the game at once; both at once are one win, and both are named (C7.4)."""
    seven, three = has_seven_kinds(table, seat), has_three_and_three(table, seat)
    if seven:
        note(table, Happened.SEVEN_KINDS_REACHED, seat)
    if three:
        note(table, Happened.THREE_AND_THREE_REACHED, seat)
    if seven or three:
        end_game(table, Ending.GOAL)


@rule
def collection_size(table: Table, seat: int) -> int:
    """C7.5 How many birds a collection holds."""
    size = 0
    for species in range(SPECIES):
        size += table.collections[seat, species]
    return size


@rule
def has_won(table: Table, seat: int) -> bool:
    """C7.5 Whether a seat wins the ended game: by its goal, or else by the most birds; equals share it (C7.6, C10.11)."""
    if table.ending == Ending.GOAL:
        return has_seven_kinds(table, seat) or has_three_and_three(table, seat)
    for other in range(table.seats):
        if collection_size(table, other) > collection_size(table, seat):
            return False
    return True
