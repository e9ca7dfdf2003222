"""Bids of Wild Cards: one card, or two with the eagle, one of which is chosen later."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Self

from menagerie.core.choice import Choice
from menagerie.core.errors import IllegalAction
from menagerie.core.message import Action, Line
from menagerie.core.plain import enum_words, to_plain
from menagerie.wildcards.cards import BONUS, REFILL, Card, Species
from menagerie.wildcards.named import WildCardsAction, cards_of, hand_of, natural_with
from menagerie.wildcards.notation import read_card, read_card_names
from menagerie.wildcards.rules.choices import DONE, PLACE
from menagerie.wildcards.rules.leaders import has_power
from menagerie.wildcards.rules.order import value_of
from menagerie.wildcards.rules.payment import cost
from menagerie.wildcards.rules.refill import refill_size
from menagerie.wildcards.rules.supply import hand_size
from menagerie.wildcards.table import Step, Table


@dataclass(frozen=True, slots=True)
class Bid(WildCardsAction):
    """Seal a bid: one card, or two with the eagle.

    >>> str(Bid((Card.FOREST_3, Card.WILD_1)))
    'bid forest 3 + wild 1'
    """

    cards: tuple[Card, ...]

    steps = (Step.BID,)
    pattern = re.compile(r"bid (?P<cards>.+)")
    composes, joined_by = "cards", " + "

    @classmethod
    def read(cls, parts: Mapping[str, str]) -> Self:
        return cls(read_card_names(parts["cards"].replace("+", ",")))

    def __str__(self) -> str:
        return self.with_names("bid", map(enum_words, self.cards))

    def encode(self, table: Table) -> Iterator[int]:
        yield int(min(self.cards))
        if table.step == Step.SECOND:
            yield int(max(self.cards)) if len(self.cards) > 1 else DONE

    @classmethod
    def decode(cls, table: Table, numbers: Sequence[int]) -> Self:
        return cls(cards_of(numbers))

    @classmethod
    def offers(cls, table: Table, numbers: Sequence[int]) -> Iterable[Action | Choice]:
        if has_power(table, table.to_act, Species.EAGLE) and hand_size(table, table.to_act) > 0:
            return (Choice(cls(()), (*hand_of(table), Card.REFILL), 1, 2),)
        return cls.of_single_numbers(table, numbers)

    def refusal(self, table: Table, number: int | None = None) -> IllegalAction | None:
        if not 1 <= len(self.cards) <= (2 if has_power(table, table.to_act, Species.EAGLE) else 1):
            return IllegalAction("one-card-only", rule="W4.4")
        if number is None and len(self.cards) > 1 and hand_size(table, table.to_act) == 0:
            number = min(self.cards)
        return None if number is None else self._not_held(number, "W4.1")

    def remarks(self, table: Table) -> Iterable[Line]:
        left = hand_size(table, table.to_act) - 1  # of two cards the other one comes back
        if len(self.cards) > 1:
            for card in sorted({*self.cards} - {Card.REFILL}):
                due = cost(value_of(card))
                yield Line("remark-either", {"card": to_plain(card), "cost": due, "enough": "yes" if due <= left else "no"})
            if Card.REFILL in self.cards:
                yield Line("remark-either-refill", {"size": refill_size(table, table.to_act)})
        else:
            yield self._remark(table, self.cards[0], left, "remark-bid")
        animals = {species: None for card in self.cards if card != Card.REFILL for species in natural_with(table, card)}
        if animals:
            yield Line("remark-natural", {"cards": to_plain([*animals]), "points": BONUS})


@dataclass(frozen=True, slots=True)
class Reveal(WildCardsAction):
    """Choose one of two cards as the bid.

    >>> str(Reveal(Card.WILD_1))
    'reveal wild 1'
    """

    card: Card

    steps = (Step.REVEAL,)
    pattern = re.compile(r"reveal (?P<card>.+)")

    @classmethod
    def read(cls, parts: Mapping[str, str]) -> Self:
        return cls(read_card(parts["card"]))

    def __str__(self) -> str:
        return f"reveal {enum_words(self.card)}"

    def encode(self, table: Table) -> Iterator[int]:
        yield PLACE if table.bids[table.to_act, 0] == self.card else PLACE + 1

    @classmethod
    def decode(cls, table: Table, numbers: Sequence[int]) -> Self:
        return cls(Card(table.bids[table.to_act, numbers[0] - PLACE]))

    @classmethod
    def offers(cls, table: Table, numbers: Sequence[int]) -> Iterable[Action]:
        return dict.fromkeys(cls.of_single_numbers(table, numbers))  # two equal cards are one answer

    def refusal(self, table: Table, number: int | None = None) -> IllegalAction | None:
        laid = (table.bids[table.to_act, which] for which in range(2))
        return None if self.card in laid else IllegalAction("not-laid", rule="W4.5", card=self.card)

    def remarks(self, table: Table) -> Iterable[Line]:
        laid = [table.bids[table.to_act, which] for which in range(2)]
        returned = 0 if REFILL in laid and self.card != REFILL else 1
        yield self._remark(table, self.card, hand_size(table, table.to_act) + returned, "remark-reveal")
