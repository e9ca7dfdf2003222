"""Piles of cards: an array and a size; the top card is the last one. The discard pile is kept as counts."""

from __future__ import annotations

from typing import Protocol

from menagerie.core.chance import Chance, below
from menagerie.core.rule import rule

NO_CARD = -1  # above the top card


class Stocked(Protocol):
    """A table with a draw pile and a discard pile."""

    pile: memoryview[int]
    pile_size: int
    discard: memoryview[int]


@rule
def shuffle(chance: Chance, cards: memoryview[int], size: int) -> None:
    """Shuffle the first `size` cards fairly (Fisher and Yates)."""
    for place in range(size - 1, 0, -1):
        other = below(chance, place + 1)
        card = cards[place]
        cards[place] = cards[other]
        cards[other] = card


@rule
def count_discard(table: Stocked) -> int:
    """How many cards are in the discard pile."""
    size = 0
    for kind in range(len(table.discard)):
        size += table.discard[kind]
    return size


@rule
def put_on_pile(table: Stocked, card: int) -> None:
    """Lay one card on the draw pile."""
    table.pile[table.pile_size] = card
    table.pile_size += 1


@rule
def put_discard_on_pile(table: Stocked) -> None:
    """Lay all discarded cards on the draw pile, kind by kind; it has to be shuffled then."""
    for kind in range(len(table.discard)):
        for _ in range(table.discard[kind]):
            put_on_pile(table, kind)
        table.discard[kind] = 0


@rule
def take_top(table: Stocked) -> int:
    """Take the top card of the draw pile."""
    table.pile_size -= 1
    return lift(table.pile, table.pile_size)


@rule
def lift(cards: memoryview[int], place: int) -> int:
    """Take the card from a place of a pile; the caller keeps its size."""
    card = int(cards[place])
    cards[place] = NO_CARD
    return card
