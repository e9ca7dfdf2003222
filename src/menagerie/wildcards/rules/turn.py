"""The course of a round. Every decision comes through `play`, as numbers; a payment or a refill takes several."""

from menagerie.core.rule import rule
from menagerie.wildcards.cards import DISPLAY, REFILL, SPECIES
from menagerie.wildcards.rules.acquire import choose_animal, lay_payment, may_pay, may_take, owed, pass_turn, pay_openly
from menagerie.wildcards.rules.bid import choose_bid, lay_bid, lay_second, may_bid, may_lay_second, reveal_bids, seal_bid
from menagerie.wildcards.rules.duel import may_remove, next_leftover, next_removal, remove_animal, take_free
from menagerie.wildcards.rules.next_round import leave_bid, next_clearing, take_back
from menagerie.wildcards.rules.refill import (
    decline_exchange,
    discard_card,
    draw_refill,
    exchange,
    may_discard,
    may_exchange,
    next_refill,
    next_swap,
)
from menagerie.wildcards.rules.tie_break import lay_lot, may_lay_lot
from menagerie.wildcards.rules.ties import next_taker, seal_payment
from menagerie.wildcards.table import Phase, Step, Table

# numbers of actions: below this a card (a kind, or REFILL: the refill card, the pile)
DONE = REFILL + 1  # no more cards; no exchange; no animal; leave the bid
PLACE = DONE + 1  # and a place of the display, or one of two sealed bids, or 0: take the bid back
REMOVE = PLACE + DISPLAY  # and a species
EXCHANGE = REMOVE + SPECIES  # and species * 4 + place
ACTIONS = EXCHANGE + SPECIES * DISPLAY


@rule
def is_legal(table: Table, action: int) -> bool:
    """W3.7 Whether the seat to act may do this now."""
    step, seat = table.step, table.to_act
    if action < DONE:
        return is_legal_card(table, seat, action)
    if action == DONE:
        return step in (Step.SECOND, Step.EXCHANGE, Step.REFILL, Step.TAKE, Step.TAKE_BACK)
    if action < REMOVE:
        place = action - PLACE
        if step == Step.TAKE or step == Step.FREE:
            return may_take(table, place)
        return (step == Step.REVEAL and place < 2) or (step == Step.TAKE_BACK and place == 0)
    if action < EXCHANGE:
        return step == Step.REMOVE and may_remove(table, action - REMOVE)
    return step == Step.EXCHANGE and may_exchange(table, seat, (action - EXCHANGE) // DISPLAY, (action - EXCHANGE) % DISPLAY)


@rule
def is_legal_card(table: Table, seat: int, card: int) -> bool:
    """W3.7 Whether the seat to act may name this card now."""
    if table.step == Step.BID:
        return may_bid(table, seat, card)
    if table.step == Step.SECOND:
        return may_lay_second(table, seat, card)
    if table.step == Step.TIE_BREAK:
        return may_lay_lot(table, seat, card)
    if card == REFILL:
        return False
    if table.step == Step.PAY:
        return may_pay(table, seat, card)
    return table.step == Step.REFILL and may_discard(table, seat, card)


@rule
def count_actions(table: Table) -> int:
    """W3.7 How many actions are legal; none when the game is over."""
    if table.ending == 1:
        return 0
    count = 0
    for action in range(first_number(table), last_number(table) + 1):
        if is_legal(table, action):
            count += 1
    return count


@rule
def first_number(table: Table) -> int:
    """W3.7 The lowest number that an action can have in the step that is asked."""
    if table.step in (Step.EXCHANGE, Step.TAKE, Step.TAKE_BACK):
        return DONE
    if table.step == Step.REMOVE:
        return REMOVE
    return PLACE if table.step in (Step.REVEAL, Step.FREE) else 0


@rule
def last_number(table: Table) -> int:
    """W3.7 The highest number that an action can have in the step that is asked."""
    if table.step == Step.EXCHANGE:
        return ACTIONS - 1
    if table.step == Step.REMOVE:
        return EXCHANGE - 1
    return REMOVE - 1 if table.step in (Step.REVEAL, Step.FREE, Step.TAKE, Step.TAKE_BACK) else DONE


@rule
def action_at(table: Table, index: int) -> int:
    """W3.7 The legal action at an index below `count_actions`, in the order of their numbers."""
    action, left = first_number(table) - 1, index
    while left >= 0:
        action += 1
        if is_legal(table, action):
            left -= 1
    return action


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
    """W6.1 The decisions from taking an animal on."""
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
    """W3.1, W3.5 Go through the phases of the round until somebody is asked, or the game is over."""
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
    """W6.3 Whether a choice is being taken card by card, so that the last action was only part of a decision."""
    return table.composed >= 0 or table.step == Step.SECOND or (table.step == Step.PAY and table.tied[table.to_act] == 0)
