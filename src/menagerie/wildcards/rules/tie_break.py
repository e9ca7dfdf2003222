"""Tie-break cards of 2020: sealed from hand or pile, repeated by those still equal, and finally decided by lot."""

from menagerie.core.chance import below
from menagerie.core.journal import note
from menagerie.core.rule import rule
from menagerie.wildcards.cards import KINDS, MOST_REPEATS, NOTHING, REFILL
from menagerie.wildcards.events import Happened
from menagerie.wildcards.rules.flow import ask
from menagerie.wildcards.rules.order import seat_at, value_of
from menagerie.wildcards.rules.supply import draw_card, forget, hand_size, has_card
from menagerie.wildcards.table import Step, Table


@rule
def highest_standing(table: Table) -> int:
    """The highest standing in the tie."""
    highest = 0
    for seat in range(table.people):
        if table.tied[seat] == 1 and table.standing[seat] > highest:
            highest = int(table.standing[seat])
    return highest


@rule
def is_top(table: Table, seat: int) -> bool:
    """W7.13 Whether nobody in the tie has a higher standing than a seat."""
    return table.tied[seat] == 1 and table.standing[seat] == highest_standing(table)


@rule
def count_top(table: Table) -> int:
    """How many seats have the highest standing in the tie."""
    count = 0
    for seat in range(table.people):
        if is_top(table, seat):
            count += 1
    return count


@rule
def has_lot(table: Table, seat: int) -> bool:
    """W7.12 Whether a seat has anything to lay as a tie-break card: a card in hand, or one to draw."""
    return hand_size(table, seat) > 0 or has_card(table)


@rule
def next_to_lay(table: Table) -> int:
    """W7.11 The first seat that still has to lay a tie-break card; the number of people if none has."""
    for seat in range(table.people):
        if is_top(table, seat) and has_lot(table, seat) and table.lots[seat] == NOTHING:
            return seat
    return table.people


@rule
def ask_for_lots(table: Table) -> None:
    """W7.11, W7.14 The highest and equal lay tie-break cards; if none has any, or after ten repeats, a lot decides."""
    seat = next_to_lay(table)
    if seat == table.people or table.repeats > MOST_REPEATS:
        draw_lot(table)
    else:
        ask(table, seat, Step.TIE_BREAK)


@rule
def lay_lot(table: Table, seat: int, card: int) -> None:
    """W7.11 Seal a tie-break card; when the last is in, all are revealed."""
    table.lots[seat] = card
    if card < KINDS:
        table.hands[seat, card] -= 1
    note(table, Happened.TIE_BREAK_SEALED, seat)
    table.to_act = next_to_lay(table)
    if table.to_act == table.people:
        table.step = Step.NOTHING
        reveal_lots(table)


@rule
def take_back_lot(table: Table, seat: int) -> None:
    """A sealed tie-break card may be taken back and changed until the last one is in."""
    if table.lots[seat] < KINDS:
        table.hands[seat, table.lots[seat]] += 1
    table.lots[seat] = NOTHING


@rule
def reveal_lots(table: Table) -> None:
    """W7.12 All are revealed, those from the pile drawn in the order of seats; a higher card gives a higher standing."""
    for seat in range(table.people):
        if table.lots[seat] != NOTHING:
            forget(table, seat, int(table.lots[seat]))
            note(table, Happened.TIE_BREAK_SHOWN, seat, NOTHING if table.lots[seat] == REFILL else table.lots[seat])
    for index in range(table.people):
        seat = seat_at(table, index)
        if table.lots[seat] == REFILL:
            table.lots[seat] = draw_card(table) if has_card(table) else NOTHING
            note(table, Happened.TIE_BREAK_DRAWN, seat, table.lots[seat])
    rank_by_lots(table)
    for seat in range(table.people):
        if 0 <= table.lots[seat] < KINDS:
            table.laid[table.lots[seat]] += 1
        table.lots[seat] = NOTHING
    table.repeats += 1
    if count_top(table) == 1:
        clear_lots(table)


@rule
def lot_value(table: Table, seat: int) -> int:
    """W7.12 What a seat's tie-break card counts."""
    return 0 if table.lots[seat] == NOTHING else value_of(int(table.lots[seat]))


@rule
def rank_by_lots(table: Table) -> None:
    """W7.13 Only the highest are ordered again; all others stay behind them, as they were."""
    highest = highest_standing(table)
    for seat in range(table.people):
        if table.tied[seat] == 1 and table.standing[seat] == highest:
            table.standing[seat] += lot_value(table, seat)


@rule
def draw_lot(table: Table) -> None:
    """W7.14 Lots order all seats that are still equal: they are drawn one by one, each behind the one before."""
    highest = highest_standing(table)
    for rank in range(count_top(table), 0, -1):
        chosen = below(table, rank)
        for seat in range(table.people):
            if table.tied[seat] == 1 and table.standing[seat] == highest:
                if chosen == 0:
                    table.standing[seat] += rank
                    note(table, Happened.LOT_DRAWN, seat)
                chosen -= 1
    clear_lots(table)


@rule
def clear_lots(table: Table) -> None:
    """W7.15 The tie is broken: all cards laid for it are discarded."""
    table.repeats = 0
    for kind in range(KINDS):
        table.discard[kind] += table.laid[kind]
        table.laid[kind] = 0
