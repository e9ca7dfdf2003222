"""Bids: sealed by all, revealed together; the eagle may lay two and choose."""

from menagerie.core.journal import note
from menagerie.core.rule import rule
from menagerie.wildcards.cards import HIDDEN, KINDS, NOTHING, REFILL, Species
from menagerie.wildcards.events import Happened
from menagerie.wildcards.rules.flow import ask, finish_phase
from menagerie.wildcards.rules.leaders import has_power
from menagerie.wildcards.rules.leo import leo_bids
from menagerie.wildcards.rules.order import has_leo
from menagerie.wildcards.rules.supply import forget, hand_size
from menagerie.wildcards.table import NOBODY, Step, Table


@rule
def start_bids(table: Table) -> None:
    """W4.1 A round begins: every person is asked for a bid, in any order."""
    ask(table, 0, Step.BID)
    note(table, Happened.ROUND_BEGAN, table.turns + 1)


@rule
def take_bid_from_hand(table: Table, seat: int, which: int, card: int) -> None:
    """W1.4, W4.3 Lay any card face down as a bid."""
    table.bids[seat, which] = card
    if card < KINDS:
        table.hands[seat, card] -= 1


@rule
def return_bid(table: Table, seat: int, which: int) -> int:
    """Take a bid card back; the refill card is simply owned again."""
    card = int(table.bids[seat, which])
    table.bids[seat, which] = NOTHING
    if 0 <= card < KINDS:
        table.hands[seat, card] += 1
    return card


@rule
def lay_bid(table: Table, seat: int, card: int) -> None:
    """W4.1, W4.4 Seal a bid. The eagle's owner may then lay a second card."""
    take_bid_from_hand(table, seat, 0, card)
    if has_power(table, seat, Species.EAGLE) and (card != REFILL or hand_size(table, seat) > 0):
        ask(table, seat, Step.SECOND)
        table.composed = card
    else:
        seal_bid(table, seat)


@rule
def lay_second(table: Table, seat: int, card: int) -> None:
    """W4.4 The eagle lays a second card."""
    take_bid_from_hand(table, seat, 1, card)
    seal_bid(table, seat)


@rule
def seal_bid(table: Table, seat: int) -> None:
    """W3.2 A bid is sealed; when the last one is in, all are revealed."""
    table.composed = NOTHING
    table.sealed[seat] = 1
    note(table, Happened.BID_SEALED, seat)
    ask(table, first_unsealed(table), Step.BID)
    if table.to_act == table.people:
        table.step = Step.NOTHING


@rule
def first_unsealed(table: Table) -> int:
    """The first person who has not sealed a bid; the number of people if all have."""
    for seat in range(table.people):
        if table.sealed[seat] == 0:
            return seat
    return table.people


@rule
def unseal_bid(table: Table, seat: int) -> None:
    """A sealed bid may be taken back and changed until the last one is in."""
    return_bid(table, seat, 0)
    return_bid(table, seat, 1)
    table.sealed[seat] = 0


@rule
def reveal_bids(table: Table) -> None:
    """W4.2, W4.5 All bids are revealed at once, Leo's too, the eagle's last: its owner chooses when all others are open."""
    for seat in range(table.people):
        table.sealed[seat] = 0
    if has_leo(table):
        leo_bids(table)
    finish_phase(table)
    eagle = int(table.leaders[Species.EAGLE])
    for seat in range(table.seats):
        if seat != eagle:
            show_bid(table, seat)
    if eagle == NOBODY:
        return
    if table.bids[eagle, 1] == NOTHING and table.bids[eagle, 0] != HIDDEN:  # hidden: on another seat's copy it may be two
        show_bid(table, eagle)
    else:
        ask(table, eagle, Step.REVEAL)


@rule
def show_bid(table: Table, seat: int) -> None:
    """W4.2 A bid is open: everyone sees which card has left the hand."""
    card = int(table.bids[seat, 0])
    if card < KINDS:
        forget(table, seat, card)
    else:
        table.refills[seat] = 1
    note(table, Happened.BID_REVEALED, seat, card)


@rule
def choose_bid(table: Table, which: int) -> None:
    """W4.5, W3.6 The eagle's owner keeps one of two cards as the bid; the other returns to the hand unseen."""
    seat = table.to_act
    note(table, Happened.CARD_RETURNED, seat, table.bids[seat, 1 - which])
    return_bid(table, seat, 1 - which)
    table.bids[seat, 0] = table.bids[seat, which]
    table.bids[seat, 1] = NOTHING
    show_bid(table, seat)
    table.step = Step.NOTHING
