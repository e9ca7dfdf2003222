"""Refill cards: first the meerkat's exchanges, then everyone's new cards."""

from menagerie.core.journal import note
from menagerie.core.rule import rule
from menagerie.wildcards.cards import HABITATS, HAND, HAND_LIMIT, NOTHING, SPECIES, Species
from menagerie.wildcards.events import Happened
from menagerie.wildcards.rules.display import display_size, is_nearest
from menagerie.wildcards.rules.flow import ask, finish_phase
from menagerie.wildcards.rules.leaders import gain_animal, give_animal, has_power
from menagerie.wildcards.rules.leo import leo_refills
from menagerie.wildcards.rules.order import bids_refill, has_leo, is_last_round, seat_at
from menagerie.wildcards.rules.supply import draw_up_to, forget, hand_size
from menagerie.wildcards.table import Edition, Step, Table


@rule
def may_exchange(table: Table, seat: int, given: int, place: int) -> bool:
    """W5.3, W12.9 Exchange an animal for one of another species; among equal ones the nearest, unless Leo plays."""
    if table.collections[seat, given] == 0 or place >= display_size(table) or table.display[place] == given:
        return False
    return has_leo(table) or is_nearest(table, place)


@rule
def can_exchange(table: Table, seat: int) -> bool:
    """W3.5 Whether there is anything to exchange at all."""
    for given in range(SPECIES):
        for place in range(display_size(table)):
            if may_exchange(table, seat, given, place):
                return True
    return False


@rule
def next_swap(table: Table) -> None:
    """W5.2, W5.5, W5.6 If the owner of the meerkat refills and was not asked yet this round, they may exchange first."""
    seat = int(table.leaders[Species.MEERKAT])
    if has_power(table, seat, Species.MEERKAT) and bids_refill(table, seat) and table.swapped[seat] == 0:
        table.swapped[seat] = 1
        if can_exchange(table, seat):
            ask(table, seat, Step.EXCHANGE)
    else:
        finish_phase(table)


@rule
def exchange(table: Table, given: int, place: int) -> None:
    """W5.4, W8.4, W6.7 Exchange an animal for one on the display, in its place; leaders may change hands, points do not."""
    seat, taken = table.to_act, int(table.display[place])
    table.display[place] = given
    note(table, Happened.ANIMAL_EXCHANGED, seat, given, taken, place)
    gain_animal(table, seat, taken)
    give_animal(table, seat, given)
    table.step = Step.NOTHING


@rule
def decline_exchange(table: Table) -> None:
    """W5.5 Exchange nothing."""
    note(table, Happened.EXCHANGE_DECLINED, table.to_act)
    table.step = Step.NOTHING


@rule
def next_refill(table: Table) -> None:
    """W5.7 People refill in the order of seats, then Leo."""
    for index in range(table.people):
        seat = seat_at(table, index)
        if bids_refill(table, seat) and table.done[seat] == 0:
            table.to_act = seat
            if is_idle_refill(table):
                return_refill(table)
            elif hand_size(table, seat) > 0:
                ask(table, seat, Step.REFILL)
            else:
                draw_refill(table)
            return
    if has_leo(table) and bids_refill(table, table.people):
        leo_refills(table)
        table.done[table.people] = 1
    finish_phase(table)


@rule
def is_idle_refill(table: Table) -> bool:
    """W13.7 In the duel's last round, when both bid the refill card, new cards are of no use: nobody refills."""
    return table.edition == Edition.DUEL and is_last_round(table) and count_refills(table) == 2


@rule
def discard_card(table: Table, kind: int) -> None:
    """W5.8 Discard one card before drawing."""
    seat = table.to_act
    table.hands[seat, kind] -= 1
    table.discard[kind] += 1
    table.composed = kind
    forget(table, seat, kind)
    note(table, Happened.REFILL_DISCARDED, seat, kind)


@rule
def refill_size(table: Table, seat: int) -> int:
    """W5.9 Up to how many cards a seat draws when it refills: seven, or ten with the squirrel."""
    return HAND_LIMIT if has_power(table, seat, Species.SQUIRREL) else HAND


@rule
def draw_refill(table: Table) -> None:
    """W5.9, W5.10 Draw up to seven cards, with the squirrel up to ten, and take the refill card back."""
    seat = table.to_act
    size = refill_size(table, seat)
    table.composed = NOTHING
    draw_up_to(table, seat, size, HABITATS)
    return_refill(table)


@rule
def return_refill(table: Table) -> None:
    """W5.7 Take the refill card back; the seat has had its turn."""
    seat = table.to_act
    table.bids[seat, 0] = NOTHING
    table.done[seat] = 1
    note(table, Happened.REFILL_RETURNED, seat)
    table.step = Step.NOTHING


@rule
def count_refills(table: Table) -> int:
    """W5.1 How many people bid the refill card this round."""
    count = 0
    for seat in range(table.people):
        count += table.refills[seat]
    return count
