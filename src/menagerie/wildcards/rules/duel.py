"""The German duel for two: removing animals, and the free one for the high bidder."""

from menagerie.core.journal import note
from menagerie.core.rule import rule
from menagerie.wildcards.cards import NOTHING, SPECIES
from menagerie.wildcards.events import Happened
from menagerie.wildcards.rules.display import are_alike, box_animal, box_display, display_size, nearest_of, remove_from_display
from menagerie.wildcards.rules.flow import ask, finish_phase
from menagerie.wildcards.rules.leaders import gain_animal
from menagerie.wildcards.rules.refill import count_refills
from menagerie.wildcards.table import NOBODY, Edition, Phase, Step, Table

KEPT = 2  # animals that a refill leaves on the display


@rule
def next_removal(table: Table) -> None:
    """W13.5, W13.7 A player who alone refills removes two animals first; when both refill, all four go into the box."""
    refills = count_refills(table) if table.edition == Edition.DUEL else 0
    if refills == 1 and display_size(table) > KEPT:
        ask_to_remove(table, 0 if table.refills[0] == 1 else 1)
        return
    if refills == 2:
        box_display(table)
    finish_phase(table)


@rule
def ask_to_remove(table: Table, seat: int) -> None:
    """A seat chooses which animals to remove; it is not asked if all are alike."""
    table.to_act = seat
    if are_alike(table):
        remove_animal(table, int(table.display[0]))
    else:
        ask(table, seat, Step.REMOVE)


@rule
def removals_left(table: Table) -> int:
    """W13.6 How many animals the seat to act still removes: until two are left, or just one."""
    return display_size(table) - KEPT if table.phase == Phase.REMOVALS else 1


@rule
def may_remove(table: Table, species: int) -> bool:
    """W13.5 Any animals of the display; two are named in the order of species, so that each pair counts once."""
    if species < table.composed or nearest_of(table, species) == display_size(table):
        return False
    left = 0
    for place in range(display_size(table)):
        if table.display[place] >= species:
            left += 1
    return left >= removals_left(table)


@rule
def remove_animal(table: Table, species: int) -> None:
    """Remove the nearest animal of a species."""
    more = removals_left(table) > 1
    note(table, Happened.ANIMAL_REMOVED, table.to_act, species)
    box_animal(table, nearest_of(table, species))
    table.composed = species if more else NOTHING
    if not more:
        table.step = Step.NOTHING


@rule
def is_high_bidder(table: Table, seat: int) -> bool:
    """W13.9, W13.10 Whether a seat gets the last animal free once it has taken one; if it passes, nothing is removed or free."""
    return table.edition == Edition.DUEL and table.high == seat and count_refills(table) == 0


@rule
def next_leftover(table: Table) -> None:
    """W13.8, W13.9, W13.10, W13.11, W13.12 After both took or passed: one animal is removed, one is free."""
    if table.high == NOBODY or not is_high_bidder(table, table.high) or table.took[table.high] == 0:
        finish_phase(table)
        return
    low = 1 - table.high
    left = 2 if table.took[low] == 1 else 3
    if display_size(table) == left:
        ask_to_remove(table, low)
        return
    table.to_act = int(table.high)
    if are_alike(table):
        take_free(table, 0)
    else:
        ask(table, table.to_act, Step.FREE)


@rule
def take_free(table: Table, place: int) -> None:
    """W13.9 The high bidder gets an animal without payment and without bonus, but with its leader if that is due."""
    seat = table.to_act
    species = remove_from_display(table, place)
    note(table, Happened.FREE_ANIMAL_TAKEN, seat, species)
    gain_animal(table, seat, species)
    table.step = Step.NOTHING
    finish_phase(table)


@rule
def score_secret(table: Table, seat: int) -> int:
    """W13.4, W13.3, W14.5 A secret animal is worth a point for each card of its species, or one point by option."""
    if table.edition != Edition.DUEL:
        return 0
    if table.flat_secret == 1:
        return 1
    secret = int(table.secrets[seat])
    return int(table.collections[seat, secret]) if 0 <= secret < SPECIES else 0
