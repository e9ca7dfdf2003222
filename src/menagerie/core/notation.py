"""How cards are written and read: their names, separated by spaces, as in `parrot*2 owl`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby
from typing import Protocol

from menagerie.core.errors import BadText
from menagerie.core.plain import whole_number

HIDDEN = "hidden"  # a card that the reader may not know; it is written, but never read


class Cards(Protocol):
    """A way to write cards, which are numbers on the table."""

    def write(self, cards: Iterable[int]) -> str:
        """Cards in their order."""

    def read(self, text: str) -> list[int]:
        """The cards that a text names, in its order."""


@dataclass(frozen=True, slots=True)
class CountedCards:
    """Names with counts: `parrot*2 owl`."""

    names: tuple[str, ...]  # by number
    most: int  # of one name
    total: int  # of all names together
    too_many: str  # the code with which a wrong count is refused

    def write(self, cards: Iterable[int]) -> str:
        """Cards in their order; several of a kind side by side as `parrot*2`."""
        names, groups = (*self.names, HIDDEN), [(card, len(list(group))) for card, group in groupby(cards)]
        return " ".join(names[card] + (f"*{count}" if count > 1 else "") for card, count in groups)

    def read(self, text: str) -> list[int]:
        """The cards that a text names, in its order."""
        cards: list[int] = []
        for word in text.split():
            name, star, digits = word.partition("*")
            count = whole_number(digits) if star else 1
            if name not in self.names:
                raise BadText("unknown-species", word=name, legal=", ".join(self.names))
            card = self.names.index(name)
            if not count or count + cards.count(card) > self.most or count + len(cards) > self.total:
                raise BadText(self.too_many, word=word, most=self.most)
            cards += [card] * count
        return cards
