"""The numbers of actions, and which of them are legal now."""

from menagerie.core.rule import rule
from menagerie.wildcards.cards import DISPLAY, REFILL, SPECIES
from menagerie.wildcards.rules.acquire import may_take
from menagerie.wildcards.rules.duel import may_remove
from menagerie.wildcards.rules.payment import last_to_pay
from menagerie.wildcards.rules.refill import may_exchange
from menagerie.wildcards.rules.supply import has_card
from menagerie.wildcards.table import Step, Table

# numbers of actions: below this a card (a kind, or REFILL: the refill card, the pile)
DONE = REFILL + 1  # no more cards; no exchange; no animal; leave the bid
PLACE = DONE + 1  # and a place of the display, or one of two sealed bids, or 0: take the bid back
REMOVE = PLACE + DISPLAY  # and a species
EXCHANGE = REMOVE + SPECIES  # and species * 4 + place
ACTIONS = EXCHANGE + SPECIES * DISPLAY


@rule
def is_legal(table: Table, action: int) -> bool:
    """W3.7 Whether the seat to act may do this now."""
    return table.ending == 0 and first_number(table) <= action <= last_number(table) and is_offered(table, action)


@rule
def first_number(table: Table) -> int:
    """The lowest number that an action can have in this step; cards are named in the order of kinds."""
    step = table.step
    if step == Step.EXCHANGE or step == Step.TAKE or step == Step.TAKE_BACK:
        return DONE
    if step == Step.REMOVE:
        return REMOVE
    if step == Step.REVEAL or step == Step.FREE:
        return PLACE
    return table.composed if table.composed > 0 else 0


@rule
def last_number(table: Table) -> int:
    """The highest number that an action can have in this step."""
    step = table.step
    if step == Step.BID or step == Step.TIE_BREAK:
        return REFILL
    if step == Step.PAY:
        return last_to_pay(table, table.to_act)
    if step == Step.SECOND or step == Step.REFILL:
        return DONE
    if step == Step.EXCHANGE:
        return ACTIONS - 1
    return EXCHANGE - 1 if step == Step.REMOVE else REMOVE - 1


@rule
def is_offered(table: Table, action: int) -> bool:
    """Whether an action between the first and the last number is legal."""
    step, seat = table.step, table.to_act
    if action < DONE:
        return is_offered_card(table, seat, action)
    if action == DONE:
        return True
    if action < REMOVE:
        place = action - PLACE
        if step == Step.TAKE or step == Step.FREE:
            return may_take(table, place)
        return (step == Step.REVEAL and place < 2) or (step == Step.TAKE_BACK and place == 0)
    if action < EXCHANGE:
        return step == Step.REMOVE and may_remove(table, action - REMOVE)
    return may_exchange(table, seat, (action - EXCHANGE) // DISPLAY, (action - EXCHANGE) % DISPLAY)


@rule
def is_offered_card(table: Table, seat: int, card: int) -> bool:
    """W1.4 Whether the seat to act may name this card now."""
    if card < REFILL:
        return table.hands[seat, card] > 0
    if table.step == Step.SECOND:
        return table.composed != REFILL
    return table.step == Step.BID or (table.step == Step.TIE_BREAK and has_card(table))


@rule
def count_actions(table: Table) -> int:
    """How many actions are legal; none when the game is over."""
    if table.ending == 1:
        return 0
    count, action, last = 0, first_number(table), last_number(table)
    while action <= last and action < REFILL:  # most actions name a card, and this is the quick way to count them
        if table.hands[table.to_act, action] > 0:
            count += 1
        action += 1
    while action <= last:
        if is_offered(table, action):
            count += 1
        action += 1
    return count


@rule
def action_at(table: Table, index: int) -> int:
    """The legal action at an index below `count_actions`, in the order of their numbers."""
    action, left = first_number(table), index
    while action < REFILL:
        if table.hands[table.to_act, action] > 0:
            left -= 1
            if left < 0:
                return action
        action += 1
    while left >= 0:
        if is_offered(table, action):
            left -= 1
        action += 1
    return action - 1
