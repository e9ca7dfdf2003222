"""Clearing: an empty table, an empty seat, a new round."""

from menagerie.core.rule import rule
from menagerie.wildcards.cards import ANIMALS, DISPLAY, HABITATS, KINDS, LEO_HAND, MOST_SEATS, NOTHING, PAYMENT, SPECIES
from menagerie.wildcards.table import NOBODY, Phase, Step, Table


@rule
def clear_table(table: Table) -> None:
    """W2.6 Start from an empty table."""
    table.turns, table.pile_size, table.animals_size, table.leo_size, table.to_act = 0, 0, 0, 0, 0
    table.talisman = NOBODY
    table.ending = 0
    for species in range(SPECIES):
        table.leaders[species] = NOBODY
        table.boxed[species] = 0
    for seat in range(MOST_SEATS):
        clear_seat(table, seat)
    for place in range(2):
        table.secrets[place] = NOTHING
    for place in range(DISPLAY):
        table.display[place] = NOTHING
    for place in range(ANIMALS):
        table.animals[place] = NOTHING
    for place in range(HABITATS):
        table.pile[place] = NOTHING
    for place in range(LEO_HAND + 1):
        table.leo_pile[place] = NOTHING
    for kind in range(KINDS):
        table.discard[kind] = 0
        table.laid[kind] = 0
    clear_round(table)


@rule
def clear_seat(table: Table, seat: int) -> None:
    """W2.6 Clear a seat: nothing in hand and nothing collected."""
    table.tokens[seat] = 0
    for species in range(SPECIES):
        table.collections[seat, species] = 0
    for kind in range(KINDS):
        table.hands[seat, kind] = 0
        table.known[seat, kind] = 0
    table.hands[seat, KINDS] = 0


@rule
def clear_round(table: Table) -> None:
    """Clear everything of the last round."""
    table.phase = Phase.BIDS
    table.step = Step.NOTHING
    table.talisman_used, table.repeats, table.place = 0, 0, 0
    table.composed = NOTHING
    table.high = NOBODY
    for seat in range(MOST_SEATS):
        table.bids[seat, 0] = NOTHING
        table.bids[seat, 1] = NOTHING
        for which in range(PAYMENT):
            table.paid[seat, which] = NOTHING
        table.lots[seat] = NOTHING
        table.sealed[seat], table.tied[seat], table.standing[seat] = 0, 0, 0
        table.done[seat], table.took[seat], table.swapped[seat], table.refills[seat] = 0, 0, 0, 0
