"""Laying birds: chapter C4."""

from menagerie.core.journal import note
from menagerie.core.rule import rule
from menagerie.cubirds.cards import DRAW, NOBODY, Side
from menagerie.cubirds.events import Happened
from menagerie.cubirds.rules.end import is_over
from menagerie.cubirds.rules.knowledge import gain_seen, gain_unseen, lose_all
from menagerie.cubirds.rules.supply import draw_card, has_card, miss_card
from menagerie.cubirds.table import Step, Table


@rule
def may_lay_birds(table: Table, species: int) -> bool:
    """C4.1 You lay birds of a species that you hold, at either end of any row (C4.2)."""
    return table.step == Step.LAY and table.hands[table.to_act, species] > 0


@rule
def place_from_end(table: Table, row: int, side: int, steps: int) -> int:
    """The place of a row that is this many steps from one of its ends."""
    return steps if side == Side.LEFT else int(table.row_size[row]) - 1 - steps


@rule
def count_enclosed(table: Table, row: int, side: int, species: int) -> int:
    """C4.3 How many birds stand between one end of a row and its nearest bird of a species."""
    for steps in range(int(table.row_size[row])):
        if table.rows[row, place_from_end(table, row, side, steps)] == species:
            return steps
    return 0


@rule
def count_taken(table: Table, row: int, side: int, species: int, other: int) -> int:
    """How many birds of another species would be taken by laying a species at one end of a row."""
    taken = 0
    for steps in range(count_enclosed(table, row, side, species)):
        taken += table.rows[row, place_from_end(table, row, side, steps)] == other
    return taken


@rule
def take_enclosed(table: Table, seat: int, row: int, side: int, count: int) -> None:
    """C4.3 Take the birds at one end of a row into the hand, from the end inwards."""
    for steps in range(count):
        species = int(table.rows[row, place_from_end(table, row, side, steps)])
        gain_seen(table, seat, species)
        note(table, Happened.BIRD_TAKEN, seat, species, row)


@rule
def close_row(table: Table, row: int, side: int, taken: int, laid: int, species: int) -> None:
    """C4.4 Push the row together, with the laid birds where the taken ones were."""
    size = int(table.row_size[row])
    new_size = size - taken + laid
    if side == Side.RIGHT:
        first = size - taken
    else:
        first = 0
        move_birds(table, row, taken, laid)
    for place in range(first, first + laid):
        table.rows[row, place] = species
    for place in range(new_size, size):
        table.rows[row, place] = NOBODY
    table.row_size[row] = new_size


@rule
def move_birds(table: Table, row: int, start: int, goal: int) -> None:
    """C4.4 Move all birds from one place onwards along the row, so that they start at another."""
    size = int(table.row_size[row])
    if goal < start:
        for place in range(start, size):
            table.rows[row, place + goal - start] = table.rows[row, place]
    elif goal > start:
        for place in range(size - 1, start - 1, -1):
            table.rows[row, place + goal - start] = table.rows[row, place]


@rule
def is_one_species(table: Table, row: int) -> bool:
    """C4.5 Whether a row holds one species only. Birds of a species are always next to each other, so the ends tell."""
    return table.rows[row, 0] == table.rows[row, table.row_size[row] - 1]


@rule
def fill_row(table: Table, row: int) -> None:
    """C4.5 Lay cards from the pile at the right end of the row until a second species has come."""
    while is_one_species(table, row) and not is_over(table):
        if not has_card(table):
            miss_card(table)
            return
        species = draw_card(table)
        table.rows[row, table.row_size[row]] = species
        table.row_size[row] += 1
        note(table, Happened.ROW_FILLED, species, row)


@rule
def place_birds(table: Table, seat: int, species: int, count: int, row: int, side: int) -> int:
    """Put birds at the end of a row, take what they enclose, close the row and fill it."""
    taken = count_enclosed(table, row, side, species)
    note(table, Happened.BIRDS_LAID, seat, species, count, row, side)
    take_enclosed(table, seat, row, side, taken)
    close_row(table, row, side, taken, count, species)
    fill_row(table, row)
    return taken


@rule
def lay_birds(table: Table, species: int, row: int, side: int) -> None:
    """C4.1 Lay all your birds of one species at one end of a row. If they enclose nothing, you may draw."""
    seat = table.to_act
    count = lose_all(table, seat, species)
    taken = place_birds(table, seat, species, count, row, side)
    table.step = Step.FLOCK
    if taken == 0 and not is_over(table):
        note(table, Happened.NOTHING_ENCLOSED, seat)
        if has_card(table):
            table.step = Step.DRAW


@rule
def may_draw(table: Table) -> bool:
    """C4.6 If you enclosed nothing, you choose: two cards or none. If no cards are left, you are not asked."""
    return table.step == Step.DRAW


@rule
def draw_two(table: Table) -> None:
    """C4.6 Draw two cards into your hand; if only one is left, that one (C4.7)."""
    table.step = Step.FLOCK
    for _ in range(DRAW):
        if not has_card(table):
            miss_card(table)
            return
        species = draw_card(table)
        gain_unseen(table, table.to_act, species)
        note(table, Happened.CARD_DRAWN, table.to_act, species)


@rule
def decline_draw(table: Table) -> None:
    """C4.6 Draw nothing."""
    note(table, Happened.DRAW_DECLINED, table.to_act)
    table.step = Step.FLOCK
