"""The habitat cards: hands, what all know of them, the draw pile and the discard pile."""

from menagerie.core.journal import note
from menagerie.core.piles import shuffle
from menagerie.core.rule import rule
from menagerie.wildcards.cards import HAND_LIMIT, HIDDEN_COLUMN, KINDS, NOTHING
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
    """W11.9 A card enters a hand and all see it; from then on they know it is there."""
    add_to_hand(table, seat, kind)
    if kind < KINDS:
        table.known[seat, kind] += 1


@rule
def add_to_hand(table: Table, seat: int, kind: int) -> None:
    """W11.1 A card enters a hand; on a seat's copy of the table it may be a hidden one."""
    table.hands[seat, kind if kind < KINDS else HIDDEN_COLUMN] += 1


@rule
def forget(table: Table, seat: int, kind: int) -> None:
    """W11.9 A card of a kind has left a hand before all eyes: one fewer is known to be there."""
    if kind < KINDS and table.known[seat, kind] > 0:
        table.known[seat, kind] -= 1


@rule
def discard_size(table: Table) -> int:
    """W11.2 How many cards lie in the discard pile."""
    size = 0
    for kind in range(KINDS):
        size += table.discard[kind]
    return size


@rule
def has_card(table: Table) -> bool:
    """W5.12 Whether a habitat card can be drawn at all, after a shuffle if need be."""
    return table.pile_size > 0 or discard_size(table) > 0


@rule
def put_on_pile(table: Table, kind: int) -> None:
    """W2.6 Lay one habitat card on the draw pile."""
    table.pile[table.pile_size] = kind
    table.pile_size += 1


@rule
def shuffle_discard(table: Table) -> None:
    """W5.11 Shuffle the discard pile into a new draw pile; what lies on the table stays out of it."""
    for kind in range(KINDS):
        for _ in range(table.discard[kind]):
            put_on_pile(table, kind)
        table.discard[kind] = 0
    shuffle(table, table.pile, table.pile_size)
    note(table, Happened.PILE_SHUFFLED, table.pile_size)


@rule
def draw_card(table: Table) -> int:
    """W5.11 Take the top card; only when the pile is empty and a card is needed is the discard pile shuffled."""
    if table.pile_size == 0:
        shuffle_discard(table)
    table.pile_size -= 1
    kind = int(table.pile[table.pile_size])
    table.pile[table.pile_size] = NOTHING
    return kind


@rule
def draw_up_to(table: Table, seat: int, size: int, most: int) -> None:
    """W2.8, W5.12 Draw until the hand has a size, never beyond ten; if cards run out, as many as there are."""
    limit = size if size < HAND_LIMIT else HAND_LIMIT
    missing = limit - hand_size(table, seat)
    for _ in range(missing if missing < most else most):
        if not has_card(table):
            note(table, Happened.CARD_MISSING)
            return
        kind = draw_card(table)
        add_to_hand(table, seat, kind)
        note(table, Happened.CARD_DRAWN, seat, kind)
