"""Seats: whose they are, their default order, and their bids on the table."""

from menagerie.core.rule import rule
from menagerie.wildcards.cards import NOTHING, REFILL, VALUES
from menagerie.wildcards.table import Edition, Table


@rule
def is_person(table: Table, seat: int) -> bool:
    """W12.1 Whether a seat is a person's; Leo sits after the last of them."""
    return 0 <= seat < table.people


@rule
def has_leo(table: Table) -> bool:
    """W12.1 Whether Leo plays."""
    return table.seats > table.people


@rule
def seat_at(table: Table, index: int) -> int:
    """W3.3, W3.4, W14.4 The person at an index of the default order of seats."""
    if table.edition == Edition.SECOND:
        start = table.talisman + 1 - table.holder_first
    else:
        start = table.turns
    return (start + index) % table.people


@rule
def bids_refill(table: Table, seat: int) -> bool:
    """W5.1 Whether a seat's bid is the refill card."""
    return table.bids[seat, 0] == REFILL


@rule
def value_of(kind: int) -> int:
    """W1.3 The number on a habitat card; a wild card counts as printed."""
    return kind % VALUES + 1


@rule
def bid_value(table: Table, seat: int) -> int:
    """The value of a seat's bid while it waits for its turn to take; 0 if it does not."""
    if table.done[seat] == 1 or table.bids[seat, 0] == NOTHING or bids_refill(table, seat):
        return 0
    return value_of(int(table.bids[seat, 0]))


@rule
def is_last_round(table: Table) -> bool:
    """W10.1 Whether the display cannot be filled again after this round."""
    return table.animals_size == 0
