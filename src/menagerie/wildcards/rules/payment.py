"""Paying for an animal: how many cards are due, and the cards laid for it."""

from menagerie.core.journal import note
from menagerie.core.rule import rule
from menagerie.wildcards.cards import KINDS, NOTHING, PAYMENT
from menagerie.wildcards.events import Happened
from menagerie.wildcards.rules.order import bid_value
from menagerie.wildcards.rules.supply import forget, hand_size
from menagerie.wildcards.table import Step, Table


@rule
def can_pay(table: Table, seat: int) -> bool:
    """W6.2 A bid is paid with one card fewer than its value, beside the bid itself."""
    return hand_size(table, seat) >= bid_value(table, seat) - 1


@rule
def count_paid(table: Table, seat: int) -> int:
    """How many cards a seat has laid as payment."""
    count = 0
    for which in range(PAYMENT):
        if table.paid[seat, which] != NOTHING:
            count += 1
    return count


@rule
def cost(value: int) -> int:
    """W6.2 How many cards an animal costs beside the bid: one fewer than the bid's value."""
    return value - 1


@rule
def owed(table: Table, seat: int) -> int:
    """How many cards a seat still has to pay for its bid."""
    return cost(bid_value(table, seat)) - count_paid(table, seat)


@rule
def payment_due(table: Table, seat: int) -> int:
    """W7.7 How many cards taking an animal costs now: none for a free one, or if the payment is already laid."""
    return owed(table, seat) if table.step == Step.TAKE and table.tied[seat] == 0 else 0


@rule
def last_to_pay(table: Table, seat: int) -> int:
    """The last kind that may be named next: cards are paid in the order of kinds, and enough must be left."""
    kind, left, due = KINDS, int(table.hands[seat, KINDS]), owed(table, seat)
    while left < due:
        kind -= 1
        left += table.hands[seat, kind]
    return kind


@rule
def lay_payment(table: Table, seat: int, kind: int) -> None:
    """Lay one card from the hand as payment."""
    table.paid[seat, count_paid(table, seat)] = kind
    table.hands[seat, kind] -= 1
    table.composed = kind


@rule
def show_payment(table: Table, seat: int) -> None:
    """A payment is open: everyone sees which cards have left the hand."""
    table.composed = NOTHING
    for which in range(count_paid(table, seat)):
        forget(table, seat, int(table.paid[seat, which]))
        if table.tied[seat] == 1:
            note(table, Happened.PAYMENT_REVEALED, seat, table.paid[seat, which])
        else:
            note(table, Happened.CARD_PAID, seat, table.paid[seat, which])
