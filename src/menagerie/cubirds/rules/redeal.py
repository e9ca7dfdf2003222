"""An empty hand: chapter C6, first half."""

from menagerie.core.journal import note
from menagerie.core.rule import rule
from menagerie.cubirds.cards import HAND, KINDS, SPECIES
from menagerie.cubirds.events import Happened
from menagerie.cubirds.rules.end import end_game
from menagerie.cubirds.rules.knowledge import hand_size, lose_all
from menagerie.cubirds.rules.setup import deal_hands
from menagerie.cubirds.rules.supply import discard_size
from menagerie.cubirds.table import Ending, Table


@rule
def has_empty_hand(table: Table) -> bool:
    """C6.1 Whether the active seat holds no card at the end of its turn."""
    return hand_size(table, table.to_act) == 0


@rule
def discard_hand(table: Table, seat: int) -> None:
    """C6.2 Discard a whole hand face down; the birds that everyone knew in it are now known to be discarded (C8.6)."""
    for species in range(KINDS):
        if species < SPECIES:
            table.known_discard[species] += table.known[seat, species]
        count = lose_all(table, seat, species)
        table.discard[species] += count
        for _ in range(count):
            note(table, Happened.CARD_DISCARDED, seat, species)


@rule
def may_redeal(table: Table) -> bool:
    """C6.7 Whether pile and discard pile together hold eight cards for every seat."""
    return table.pile_size + discard_size(table) >= HAND * table.seats


@rule
def redeal(table: Table) -> None:
    """C6.4 The others discard (C6.2), everything else stays (C6.3), and all get eight new cards, if there are enough (C6.7)."""
    note(table, Happened.HAND_EMPTIED, table.to_act)
    for turn in range(1, table.seats):
        discard_hand(table, (table.to_act + turn) % table.seats)
    if may_redeal(table):
        deal_hands(table, table.to_act)
    else:
        note(table, Happened.REDEAL_IMPOSSIBLE)
        end_game(table, Ending.NO_REDEAL)
