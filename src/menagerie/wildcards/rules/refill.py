"""Refill cards: first the meerkat's exchanges, then everybody's new cards."""

from menagerie.core.journal import note
from menagerie.core.rule import rule
from menagerie.wildcards.cards import HABITATS, HAND, HAND_LIMIT, NOTHING, SPECIES, Species
from menagerie.wildcards.events import Happened
from menagerie.wildcards.rules.display import display_size, is_nearest
from menagerie.wildcards.rules.leaders import gain_animal, give_animal, has_power
from menagerie.wildcards.rules.leo import leo_refills
from menagerie.wildcards.rules.order import bids_refill, has_leo, is_last_round, seat_at
from menagerie.wildcards.rules.supply import draw_up_to, forget, hand_size
from menagerie.wildcards.table import Edition, Phase, Step, Table


@rule
def may_exchange(table: Table, seat: int, given: int, place: int) -> bool:
    """W5.3, W12.9 An animal of the collection for one of another species in the display; of equal ones the nearest, unless Leo plays."""
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
    """W5.2, W5.5, W5.6 Whoever owns the meerkat, bid the refill card and was not asked yet this round may exchange an animal, before all else."""
    seat = int(table.leaders[Species.MEERKAT])
    table.phase = Phase.REMOVALS
    if has_power(table, seat, Species.MEERKAT) and bids_refill(table, seat) and table.swapped[seat] == 0:
        table.phase = Phase.SWAPS
        table.swapped[seat] = 1
        if can_exchange(table, seat):
            table.step = Step.EXCHANGE
            table.to_act = seat


@rule
def exchange(table: Table, given: int, place: int) -> None:
    """W5.4, W8.4, W6.7 Exchange an animal; the new one may bring its leader, the old one may lose its own. It goes where the other lay."""
    seat, taken = table.to_act, int(table.display[place])
    table.display[place] = given
    note(table, Happened.ANIMAL_EXCHANGED, seat, given, taken, place)
    gain_animal(table, seat, taken)
    give_animal(table, seat, given)
    table.step = Step.NOTHING


@rule
def decline_exchange(table: Table) -> None:
    """W5.5 Keep what one has."""
    note(table, Happened.EXCHANGE_DECLINED, table.to_act)
    table.step = Step.NOTHING


@rule
def next_refill(table: Table) -> None:
    """W5.7 Persons refill in the order of seats, then Leo."""
    for index in range(table.people):
        seat = seat_at(table, index)
        if bids_refill(table, seat) and table.done[seat] == 0:
            table.to_act = seat
            if hand_size(table, seat) > 0 and not is_idle_refill(table):
                table.step = Step.REFILL
            else:
                draw_refill(table)
            return
    if has_leo(table) and bids_refill(table, table.people):
        leo_refills(table)
        table.done[table.people] = 1
    table.phase = Phase.TAKES


@rule
def is_idle_refill(table: Table) -> bool:
    """W13.7 In the duel's last round, when both refill, new cards are of no use: nobody is asked."""
    return table.edition == Edition.DUEL and is_last_round(table) and count_refills(table) == 2


@rule
def may_discard(table: Table, seat: int, kind: int) -> bool:
    """W5.8 Any cards in hand may be discarded; a choice is told in the order of the kinds."""
    return kind >= table.composed and table.hands[seat, kind] > 0


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
def draw_refill(table: Table) -> None:
    """W5.9, W5.10 Draw up to seven cards, with the squirrel up to ten, and take the refill card back."""
    seat = table.to_act
    size = HAND_LIMIT if has_power(table, seat, Species.SQUIRREL) else HAND
    table.composed = NOTHING
    draw_up_to(table, seat, size, HABITATS)
    table.bids[seat, 0] = NOTHING
    table.done[seat] = 1
    note(table, Happened.REFILL_RETURNED, seat)
    table.step = Step.NOTHING


@rule
def count_refills(table: Table) -> int:
    """W5.1 How many persons bid the refill card this round."""
    count = 0
    for seat in range(table.people):
        count += table.refills[seat]
    return count
