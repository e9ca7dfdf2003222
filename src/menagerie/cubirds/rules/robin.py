"""RobinBird's turn in a solo game: chapter C10."""

from menagerie.core.journal import note
from menagerie.core.rule import rule
from menagerie.cubirds.cards import ROWS, SPECIES, Side
from menagerie.cubirds.events import Happened
from menagerie.cubirds.rules.end import is_over
from menagerie.cubirds.rules.flock import complete_flock, is_flock
from menagerie.cubirds.rules.lay import count_enclosed, place_birds
from menagerie.cubirds.rules.supply import draw_card, has_card, miss_card
from menagerie.cubirds.table import ROBIN, Table


@rule
def is_robins_turn(table: Table) -> bool:
    """C10.4 Whether RobinBird is to play."""
    return table.solo == 1 and table.to_act == ROBIN and not is_over(table)


@rule
def robins_side(table: Table, row: int, species: int) -> int:
    """C10.5 She lays at the right end, or at the left end if that takes more birds."""
    left = count_enclosed(table, row, Side.LEFT, species)
    right = count_enclosed(table, row, Side.RIGHT, species)
    return Side.LEFT.value if left > right else Side.RIGHT.value


@rule
def robin_lays(table: Table) -> None:
    """C10.4 One card from the pile for each row in turn, with taking and filling (C10.6); without cards she stops (C10.10)."""
    for row in range(ROWS):
        if not has_card(table):
            miss_card(table)
            return
        species = draw_card(table)
        note(table, Happened.ROBIN_DREW, species, row)
        place_birds(table, ROBIN, species, 1, row, robins_side(table, row, species))
        if is_over(table):
            return


@rule
def robin_completes_flocks(table: Table) -> None:
    """C10.7 She completes every flock that she can, in the order of C1.1, until she has won (C10.8)."""
    for species in range(SPECIES):
        if is_flock(table, ROBIN, species) and not is_over(table):
            complete_flock(table, ROBIN, species)


@rule
def robin_plays(table: Table) -> None:
    """C10.4 Her whole turn: cards from the pile, then flocks."""
    robin_lays(table)
    robin_completes_flocks(table)
