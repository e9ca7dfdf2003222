"""The course of a round. Every decision comes through `play`, as numbers; a payment or a refill takes several."""

from menagerie.core.rule import rule
from menagerie.wildcards.cards import DISPLAY
from menagerie.wildcards.rules.acquire import choose_animal, pass_turn, pay_openly
from menagerie.wildcards.rules.bid import choose_bid, lay_bid, lay_second, reveal_bids, seal_bid
from menagerie.wildcards.rules.choices import DONE, EXCHANGE, PLACE, REMOVE
from menagerie.wildcards.rules.duel import next_leftover, next_removal, remove_animal, take_free
from menagerie.wildcards.rules.next_round import leave_bid, next_clearing, take_back
from menagerie.wildcards.rules.payment import lay_payment, owed
from menagerie.wildcards.rules.refill import (
    decline_exchange,
    discard_card,
    draw_refill,
    exchange,
    next_refill,
    next_swap,
)
from menagerie.wildcards.rules.tie_break import lay_lot
from menagerie.wildcards.rules.ties import next_taker, seal_payment
from menagerie.wildcards.table import Phase, Step, Table


@rule
def play(table: Table, action: int) -> None:
    """W3.1 Do one legal action of the seat to act, and go on to the next question."""
    step, seat = table.step, table.to_act
    if step == Step.BID:
        lay_bid(table, seat, action)
    elif step == Step.SECOND:
        if action == DONE:
            seal_bid(table, seat)
        else:
            lay_second(table, seat, action)
    elif step == Step.REVEAL:
        choose_bid(table, action - PLACE)
    elif step == Step.EXCHANGE:
        if action == DONE:
            decline_exchange(table)
        else:
            exchange(table, (action - EXCHANGE) // DISPLAY, (action - EXCHANGE) % DISPLAY)
    elif step == Step.REMOVE:
        remove_animal(table, action - REMOVE)
    elif step == Step.REFILL:
        if action == DONE:
            draw_refill(table)
        else:
            discard_card(table, action)
    else:
        play_take(table, step, seat, action)
    proceed(table)


@rule
def play_take(table: Table, step: int, seat: int, action: int) -> None:
    """The decisions from the moment animals are taken."""
    if step == Step.TAKE:
        if action == DONE:
            pass_turn(table, seat)
        else:
            choose_animal(table, action - PLACE)
    elif step == Step.PAY:
        if table.tied[seat] == 0:
            pay_openly(table, action)
        else:
            lay_payment(table, seat, action)
            if owed(table, seat) == 0:
                seal_payment(table, seat)
    elif step == Step.TIE_BREAK:
        lay_lot(table, seat, action)
    elif step == Step.FREE:
        take_free(table, action - PLACE)
    elif action == DONE:
        leave_bid(table)
    else:
        take_back(table)


@rule
def proceed(table: Table) -> None:
    """W3.1 Go through the phases of the round until somebody is asked, or the game is over."""
    while table.step == Step.NOTHING and table.ending == 0:
        if table.phase == Phase.BIDS:
            reveal_bids(table)
        elif table.phase == Phase.SWAPS:
            next_swap(table)
        elif table.phase == Phase.REMOVALS:
            next_removal(table)
        elif table.phase == Phase.REFILLS:
            next_refill(table)
        elif table.phase == Phase.TAKES:
            next_taker(table)
        elif table.phase == Phase.LEFTOVERS:
            next_leftover(table)
        else:
            next_clearing(table)


@rule
def is_composing(table: Table) -> bool:
    """Whether cards are being chosen one by one, so that the last action was only part of a decision."""
    return table.composed >= 0 or table.step == Step.SECOND or (table.step == Step.PAY and table.tied[table.to_act] == 0)
