"""The habitat cards: hands, what everyone knows of them, the draw pile and the discard pile."""

from menagerie.core.journal import note
from menagerie.core.piles import count_discard, put_discard_on_pile, shuffle, take_top
from menagerie.core.rule import rule
from menagerie.wildcards.cards import HAND_LIMIT, HIDDEN_COLUMN, KINDS
from menagerie.wildcards.events import Happened
from menagerie.wildcards.table import Table


@rule
def hand_size(table: Table, seat: int) -> int:
    """W11.2 How many habitat cards a seat holds."""
    size = 0
    for kind in range(KINDS + 1):
        size += table.hands[seat, kind]
    return size


@rule
def gain_seen(table: Table, seat: int, kind: int) -> None:
    """W11.9 A card enters a hand in the open; from then on everyone knows that it is there."""
    add_to_hand(table, seat, kind)
    if kind < KINDS:
        table.known[seat, kind] += 1


@rule
def add_to_hand(table: Table, seat: int, kind: int) -> None:
    """A card enters a hand; on a seat's copy of the table it may be a hidden one."""
    table.hands[seat, kind if kind < KINDS else HIDDEN_COLUMN] += 1


@rule
def forget(table: Table, seat: int, kind: int) -> None:
    """W11.9 A card of a kind has left a hand in the open: one fewer is known to be there."""
    if kind < KINDS and table.known[seat, kind] > 0:
        table.known[seat, kind] -= 1


@rule
def has_card(table: Table) -> bool:
    """W5.12 Whether a habitat card can be drawn at all, after a shuffle if need be."""
    return table.pile_size > 0 or count_discard(table) > 0


@rule
def draw_card(table: Table) -> int:
    """W5.11 Take the top card; only if the pile is empty when one is needed is the discard pile shuffled into a new pile."""
    if table.pile_size == 0:
        put_discard_on_pile(table)
        shuffle(table, table.pile, table.pile_size)
        note(table, Happened.PILE_SHUFFLED, table.pile_size)
    return take_top(table)


@rule
def draw_up_to(table: Table, seat: int, size: int, most: int) -> None:
    """W2.8, W5.12 Draw until the hand has a size, never beyond ten; if cards run out, draw as many as there are."""
    limit = size if size < HAND_LIMIT else HAND_LIMIT
    missing = limit - hand_size(table, seat)
    for _ in range(missing if missing < most else most):
        if not has_card(table):
            note(table, Happened.CARD_MISSING)
            return
        kind = draw_card(table)
        add_to_hand(table, seat, kind)
        note(table, Happened.CARD_DRAWN, seat, kind)
