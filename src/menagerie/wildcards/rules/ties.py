"""Ties: the lion, Leo, sealed payments, and then the talisman (2022) or tie-break cards (2020)."""

from menagerie.core.journal import note
from menagerie.core.rule import rule
from menagerie.wildcards.cards import NOTHING, Species
from menagerie.wildcards.events import Happened
from menagerie.wildcards.rules.acquire import ask_to_take, pass_turn
from menagerie.wildcards.rules.flow import ask, finish_phase
from menagerie.wildcards.rules.leaders import has_power
from menagerie.wildcards.rules.leo import leo_takes
from menagerie.wildcards.rules.order import bid_value, has_leo, is_person, seat_at, value_of
from menagerie.wildcards.rules.payment import can_pay, count_paid, show_payment
from menagerie.wildcards.rules.tie_break import ask_for_lots, count_top, is_top
from menagerie.wildcards.table import Edition, Step, Table


@rule
def can_join_tie(table: Table, seat: int, value: int) -> bool:
    """W7.2 A person with this bid who can pay takes part in the tie; a person who cannot passes after it."""
    return is_person(table, seat) and bid_value(table, seat) == value and can_pay(table, seat)


@rule
def start_group(table: Table, value: int) -> None:
    """W7.1, W7.3, W7.4, W12.8 The seats of one value: the lion first, then Leo, then the others, who may have to settle it."""
    lion = int(table.leaders[Species.LION])
    members, payers, alone = 0, 0, 0
    for seat in range(table.people):
        if bid_value(table, seat) == value:
            members += 1
            able = can_pay(table, seat)
            if able:
                payers += 1
            if able or payers == 0:
                alone = seat
    leo = has_leo(table) and bid_value(table, table.people) == value
    if has_power(table, lion, Species.LION) and can_join_tie(table, lion, value):
        if members > 1 or leo:
            note(table, Happened.LION_DECIDED, lion)
        ask_to_take(table, lion)
    elif leo:
        if members > 0:
            note(table, Happened.LEO_CAME_FIRST, table.people)
        leo_takes(table)
    elif payers == 1 or members == 1:
        ask_to_take(table, alone)
    elif payers == 0:
        pass_group(table, value)
    else:
        start_tie(table, value)


@rule
def pass_group(table: Table, value: int) -> None:
    """W7.2 Those who cannot pay pass, in the order of seats."""
    for index in range(table.people):
        seat = seat_at(table, index)
        if bid_value(table, seat) == value:
            note(table, Happened.PAYMENT_IMPOSSIBLE, seat)
            pass_turn(table, seat)


@rule
def start_tie(table: Table, value: int) -> None:
    """W7.5, W7.8 Several people tie: from a bid of 2 up they seal their payments; at 1 there is nothing to pay."""
    for seat in range(table.people):
        if can_join_tie(table, seat, value):
            table.tied[seat] = 1
            table.standing[seat] = 0
            note(table, Happened.TIED, seat, value)
    if value > 1:
        ask(table, next_to_seal(table), Step.PAY)


@rule
def next_to_seal(table: Table) -> int:
    """The first seat in the tie that has not sealed yet; the number of people if all have."""
    for seat in range(table.people):
        if table.tied[seat] == 1 and table.sealed[seat] == 0:
            return seat
    return table.people


@rule
def seal_payment(table: Table, seat: int) -> None:
    """W7.5, W7.6 A payment in a tie is sealed; when the last is in, all are revealed and their sums compared."""
    table.sealed[seat] = 1
    table.composed = NOTHING
    note(table, Happened.PAYMENT_SEALED, seat, count_paid(table, seat))
    table.to_act = next_to_seal(table)
    if table.to_act < table.people:
        return
    table.step = Step.NOTHING
    for payer in range(table.people):
        table.sealed[payer] = 0
        if table.tied[payer] == 1:
            show_payment(table, payer)
            for which in range(count_paid(table, payer)):
                table.standing[payer] += value_of(int(table.paid[payer, which]))


@rule
def unseal_payment(table: Table, seat: int) -> None:
    """A sealed payment may be taken back and changed until the last one is in."""
    for which in range(count_paid(table, seat)):
        table.hands[seat, table.paid[seat, which]] += 1
    for which in range(count_paid(table, seat) - 1, -1, -1):
        table.paid[seat, which] = NOTHING
    table.sealed[seat] = 0


@rule
def settle_tie(table: Table) -> None:
    """W7.6, W7.8, W7.9, W7.10 The highest in the tie takes next; only now do equals settle it, by talisman or by cards."""
    index = tied = 0
    for each in range(table.people):
        tied += int(table.tied[each])
    while not is_top(table, seat_at(table, index)):
        index += 1
    seat = seat_at(table, index)
    if count_top(table) > 1 and table.edition != Edition.SECOND:
        ask_for_lots(table)
        return
    if count_top(table) > 1:
        table.talisman_used = 1
        note(table, Happened.TALISMAN_DECIDED, seat)
    elif tied > 1:
        note(table, Happened.TIE_DECIDED, seat)
    ask_to_take(table, seat)


@rule
def next_taker(table: Table) -> None:
    """W6.1, W7.1 Bids are resolved from 4 down to 1; a tie that is being settled comes first."""
    value = 0
    for seat in range(table.seats):
        if table.tied[seat] == 1:
            settle_tie(table)
            return
        value = max(value, bid_value(table, seat))
    if value == 0:
        finish_phase(table)
    else:
        start_group(table, value)
