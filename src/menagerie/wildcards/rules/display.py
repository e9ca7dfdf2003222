"""The display and the box: open animals, nearest the pile first."""

from menagerie.core.journal import note
from menagerie.core.rule import rule
from menagerie.wildcards.cards import DISPLAY, NOTHING
from menagerie.wildcards.events import Happened
from menagerie.wildcards.table import Table


@rule
def display_size(table: Table) -> int:
    """W2.4 How many animals are on the display."""
    size = 0
    while size < DISPLAY and table.display[size] != NOTHING:
        size += 1
    return size


@rule
def is_nearest(table: Table, place: int) -> bool:
    """W6.4 Whether no animal of the same species is nearer the pile."""
    for nearer in range(place):
        if table.display[nearer] == table.display[place]:
            return False
    return True


@rule
def remove_from_display(table: Table, place: int) -> int:
    """W6.5 Take an animal out of the display; the others move up towards the pile."""
    species = int(table.display[place])
    for later in range(place + 1, DISPLAY):
        table.display[later - 1] = table.display[later]
    table.display[DISPLAY - 1] = NOTHING
    return species


@rule
def are_alike(table: Table) -> bool:
    """W3.5 Whether all animals of the display are of one species, so that there is nothing to choose."""
    for place in range(1, display_size(table)):
        if table.display[place] != table.display[0]:
            return False
    return True


@rule
def nearest_of(table: Table, species: int) -> int:
    """The place of the nearest animal of a species; the size of the display if there is none."""
    for place in range(display_size(table)):
        if table.display[place] == species:
            return place
    return display_size(table)


@rule
def box_animal(table: Table, place: int) -> None:
    """W11.7 An animal of the display goes back into the box in the open."""
    species = remove_from_display(table, place)
    table.boxed[species] += 1
    note(table, Happened.ANIMAL_BOXED, species)


@rule
def box_display(table: Table) -> None:
    """W9.4 The animals left on the display go back into the box."""
    while display_size(table) > 0:
        box_animal(table, 0)
