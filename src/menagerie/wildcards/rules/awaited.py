"""The seats whose decision is awaited: one, or several that seal their answers and may still change them."""

from menagerie.core.rule import rule
from menagerie.wildcards.cards import NOTHING
from menagerie.wildcards.rules.bid import unseal_bid
from menagerie.wildcards.rules.order import is_person
from menagerie.wildcards.rules.tie_break import has_lot, is_top, take_back_lot
from menagerie.wildcards.rules.ties import unseal_payment
from menagerie.wildcards.table import Step, Table


@rule
def is_sealing(table: Table) -> bool:
    """W3.2 Whether several seats are asked at once, to seal their answers."""
    step = table.step
    return step == Step.BID or step == Step.TIE_BREAK or (step == Step.PAY and table.tied[table.to_act] == 1)


@rule
def has_sealed(table: Table, seat: int) -> bool:
    """Whether a seat has already sealed its answer."""
    if table.step == Step.TIE_BREAK:
        return table.lots[seat] != NOTHING
    return is_sealing(table) and table.sealed[seat] == 1


@rule
def may_act(table: Table, seat: int) -> bool:
    """W3.7 Whether a seat is asked, or may still change what it has sealed."""
    if table.ending == 1 or not is_person(table, seat):
        return False
    if not is_sealing(table):
        return seat == table.to_act
    if table.step == Step.BID:
        return True
    if table.step == Step.PAY:
        return table.tied[seat] == 1
    return is_top(table, seat) and (has_lot(table, seat) or has_sealed(table, seat))


@rule
def is_awaited(table: Table, seat: int) -> bool:
    """W3.7 Whether a seat's decision is awaited: it may act, and has not sealed yet."""
    return may_act(table, seat) and not has_sealed(table, seat)


@rule
def unseal(table: Table, seat: int) -> None:
    """W3.2 Ask a seat again: its sealed cards come back to its hand."""
    if has_sealed(table, seat):
        if table.step == Step.BID:
            unseal_bid(table, seat)
        elif table.step == Step.PAY:
            unseal_payment(table, seat)
        else:
            take_back_lot(table, seat)
    if is_sealing(table):
        table.to_act = seat
