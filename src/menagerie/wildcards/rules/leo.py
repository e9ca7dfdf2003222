"""The virtual player Leo: his pile, his bids and his picks."""

from menagerie.core.journal import note
from menagerie.core.piles import lift, shuffle
from menagerie.core.rule import rule
from menagerie.wildcards.cards import KINDS, LEO_HAND, NOTHING, REFILL
from menagerie.wildcards.events import Happened
from menagerie.wildcards.rules.display import display_size, remove_from_display
from menagerie.wildcards.rules.leaders import gain_animal
from menagerie.wildcards.rules.supply import draw_card
from menagerie.wildcards.table import Table


@rule
def put_on_leo_pile(table: Table, kind: int) -> None:
    """W12.2 Lay one card on Leo's pile."""
    table.leo_pile[table.leo_size] = kind
    table.leo_size += 1


@rule
def take_from_leo_pile(table: Table) -> int:
    """W12.3 Take the top card of Leo's pile."""
    table.leo_size -= 1
    return lift(table.leo_pile, table.leo_size)


@rule
def deal_leo(table: Table) -> None:
    """W12.2 Five habitat cards and his refill card, shuffled, are Leo's pile."""
    for _ in range(LEO_HAND):
        put_on_leo_pile(table, draw_card(table))
    put_on_leo_pile(table, REFILL)
    shuffle(table, table.leo_pile, table.leo_size)
    note(table, Happened.LEO_DEALT, table.leo_size)


@rule
def leo_bids(table: Table) -> None:
    """W12.3 Leo bids the top card of his pile."""
    table.bids[table.people, 0] = take_from_leo_pile(table)


@rule
def leo_takes(table: Table) -> None:
    """W12.5 Leo takes the animal nearest the pile and pays nothing; his bid is discarded in any case."""
    leo = table.people
    table.done[leo] = 1
    if display_size(table) > 0:
        species = remove_from_display(table, 0)
        note(table, Happened.ANIMAL_TAKEN, leo, species, 0)
        gain_animal(table, leo, species)


@rule
def leo_refills(table: Table) -> None:
    """W12.4 Leo's refill card discards the rest of his pile and gives him a new one."""
    leo = table.people
    table.bids[leo, 0] = NOTHING
    while table.leo_size > 0:
        discard_leo_card(table)
    deal_leo(table)


@rule
def discard_leo_card(table: Table) -> None:
    """W12.4 The top card of Leo's pile goes to the discard pile, for all to see; his refill card stays his."""
    kind = take_from_leo_pile(table)
    if kind < KINDS:
        table.discard[kind] += 1
    if kind != REFILL:
        note(table, Happened.LEO_CARD_DISCARDED, kind)
