"""Piles of cards: an array and a size; the top card is the last one."""

from __future__ import annotations

from menagerie.core.chance import Chance, below
from menagerie.core.rule import rule


@rule
def shuffle(chance: Chance, cards: memoryview[int], size: int) -> None:
    """Bring the first `size` cards into a fair random order (Fisher and Yates)."""
    for place in range(size - 1, 0, -1):
        other = below(chance, place + 1)
        card = cards[place]
        cards[place] = cards[other]
        cards[other] = card
