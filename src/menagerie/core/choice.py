"""A legal action whose cards are still to be chosen: from these, with a minimum and a maximum."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from itertools import combinations
from random import Random
from typing import Any, TypeVar, cast

from menagerie.core.message import Action

Its = TypeVar("Its", bound=Action)


@dataclass(frozen=True, slots=True)
class Choice:
    """An action once it is composed, which the game then checks like any other. Iterating gives every combination once.

    >>> from menagerie import WildCards
    >>> game = WildCards.from_text("hand 1: forest 1, forest 2, wild 1\\nbid 1: forest 2\\ndisplay: ibex\\nround: 1 take 1")
    >>> choice, pass_ = game.legal_actions(0)
    >>> choice.cards, choice.least, choice.most
    ((<Card.FOREST_1: 0>, <Card.FOREST_2: 1>, <Card.WILD_1: 12>), 1, 1)
    >>> str(choice.compose(choice.cards[:1]))
    'take ibex paying forest 1'
    >>> len(choice), [str(action) for action in choice][-1]
    (3, 'take ibex paying wild 1')
    """

    action: Action  # without its cards
    cards: tuple[IntEnum, ...]
    least: int
    most: int
    favoured: tuple[IntEnum, ...] = ()  # those of the cards that earn extra if no others are chosen

    def compose(self, cards: Iterable[IntEnum]) -> Action:
        """The action with these cards."""
        chosen: tuple[Any, ...] = tuple(cards)
        for card in chosen:
            if not isinstance(card, IntEnum):
                raise TypeError(f"{card!r} is no card; this choice is among {', '.join(map(repr, dict.fromkeys(self.cards)))}")
        return with_cards(self.action, chosen)

    def at_random(self, random: Random) -> Action:
        """The action with any legal number of any of the cards."""
        return self.compose(random.sample(self.cards, random.randint(self.least, self.most)))

    def written(self, names: Iterable[str]) -> str:
        """The text of the action with cards as somebody wrote them; they are understood when the text is read."""
        return self.action.with_names(str(self.action), names)

    @property
    def example(self) -> Action:
        """The action with the first cards that are enough for it; with one card if none would be enough."""
        return self.compose(self.cards[: min(self.most, max(self.least, 1))])

    @property
    def is_forced(self) -> bool:
        """Whether all cards have to be named, so that there is nothing to choose."""
        return self.least == self.most == len(self.cards)

    def __iter__(self) -> Iterator[Action]:
        sizes = range(self.least, self.most + 1)
        return map(self.compose, dict.fromkeys(cards for size in sizes for cards in combinations(self.cards, size)))

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __str__(self) -> str:
        return f"{self.action} {self.action.cards_word}".strip() + " ..."


def with_cards(action: Its, cards: Iterable[IntEnum]) -> Its:
    """The same action with other cards, in their usual order."""
    bare: Any = action
    return cast(Its, replace(bare, **{action.composes: tuple(sorted(cards))}))


def usual_of(offers: Sequence[Action | Choice]) -> Action | None:
    """The usual answer among a seat's legal ones, if there is one."""
    return next((offer for offer in offers if isinstance(offer, Action) and offer.is_usual), None)


def only_of(offers: Sequence[Action | Choice]) -> Action | None:
    """The one action among a seat's legal ones, if there is nothing to choose."""
    if len(offers) != 1:
        return None
    (offer,) = offers
    if isinstance(offer, Action):
        return offer
    return offer.compose(offer.cards) if offer.is_forced else None
