"""The leaders: who gets one, who loses it, and who gets it next."""

from menagerie.core.journal import note
from menagerie.core.rule import rule
from menagerie.wildcards.events import Happened
from menagerie.wildcards.rules.order import is_person
from menagerie.wildcards.table import NOBODY, Table


@rule
def has_power(table: Table, seat: int, species: int) -> bool:
    """W8.5, W12.7 Whether a seat may use the power of a leader: a person who owns it now. Leo never uses his."""
    return table.leaders[species] == seat and is_person(table, seat)


@rule
def most_of_others(table: Table, seat: int, species: int) -> int:
    """W8.1 The most animals of a species that any other seat has."""
    most = 0
    for other in range(table.seats):
        if other != seat and table.collections[other, species] > most:
            most = int(table.collections[other, species])
    return most


@rule
def give_leader(table: Table, seat: int, species: int) -> None:
    """W8.3 Hand a leader to a seat, or (NOBODY) back to the supply."""
    loser = int(table.leaders[species])
    if loser == seat:
        return
    table.leaders[species] = seat
    if seat == NOBODY:
        note(table, Happened.LEADER_RETURNED, species)
    else:
        note(table, Happened.LEADER_GAINED, seat, species, loser)


@rule
def claim_leader(table: Table, seat: int, species: int) -> None:
    """W8.1 A seat that gains an animal and has at least as many of it as anyone else gets its leader at once."""
    if table.collections[seat, species] >= most_of_others(table, seat, species):
        give_leader(table, seat, species)


@rule
def gain_animal(table: Table, seat: int, species: int) -> None:
    """W8.1, W12.7 An animal joins a collection, and perhaps brings its leader."""
    table.collections[seat, species] += 1
    claim_leader(table, seat, species)


@rule
def give_animal(table: Table, seat: int, species: int) -> None:
    """W8.2, W8.3 An animal leaves a collection: its leader is lost if none is left, or if another seat now has more."""
    table.collections[seat, species] -= 1
    most = most_of_others(table, seat, species)
    if table.leaders[species] != seat or (table.collections[seat, species] > 0 and table.collections[seat, species] >= most):
        return
    heir = NOBODY
    for steps in range(table.seats - 1, 0, -1):
        other = (seat + steps) % table.seats
        if most > 0 and table.collections[other, species] == most:
            heir = other
    give_leader(table, heir, species)
