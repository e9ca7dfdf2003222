"""What a player of Wild Cards says. Each action is one decision, however many cards it names."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from menagerie.core.message import Action
from menagerie.core.plain import enum_name
from menagerie.wildcards.cards import Card, Species

PILE = "pile"


def card_name(card: Card) -> str:
    """A card as people write it: forest 3."""
    return enum_name(card).replace("-", " ")


def card_names(cards: Iterable[Card]) -> str:
    """Several cards: forest 3, wild 1."""
    return ", ".join(card_name(card) for card in cards)


def _at(place: int | None) -> str:
    return "" if place is None else f" at {place + 1}"


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """W4.1 Seal a bid: one card, or with the eagle two."""

    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return "bid " + " + ".join(card_name(card) for card in self.cards)


@dataclass(frozen=True, slots=True)
class Reveal(Action):
    """W4.5 Choose one of two cards as the bid."""

    card: Card

    def __str__(self) -> str:
        return f"reveal {card_name(self.card)}"


@dataclass(frozen=True, slots=True)
class Exchange(Action):
    """W5.2 Exchange an animal; the place says which of equal ones (W12.9)."""

    given: Species
    species: Species
    place: int | None = None

    def __str__(self) -> str:
        return f"exchange {enum_name(self.given)} for {enum_name(self.species)}{_at(self.place)}"


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """W5.5 Exchange nothing."""

    def __str__(self) -> str:
        return "keep"


@dataclass(frozen=True, slots=True)
class Refill(Action):
    """W5.7 Discard any cards and draw new ones."""

    discarding: tuple[Card, ...] = ()

    def __str__(self) -> str:
        return "refill" + (f" discarding {card_names(self.discarding)}" if self.discarding else "")


@dataclass(frozen=True, slots=True)
class Remove(Action):
    """W13.5 Remove animals from the display."""

    animals: tuple[Species, ...]

    def __str__(self) -> str:
        return "remove " + ", ".join(enum_name(species) for species in self.animals)


@dataclass(frozen=True, slots=True)
class Take(Action):
    """W6.3 Take an animal, with its whole payment where one is due."""

    species: Species
    place: int | None = None
    paying: tuple[Card, ...] = ()

    def __str__(self) -> str:
        paying = f" paying {card_names(self.paying)}" if self.paying else ""
        return f"take {enum_name(self.species)}{_at(self.place)}{paying}"


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """W6.8 Take no animal."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Pay(Action):
    """W7.5 Seal a payment in a tie."""

    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return f"pay {card_names(self.cards)}"


@dataclass(frozen=True, slots=True)
class TieBreak(Action):
    """W7.11 Seal a tie-break card from the hand, or (None) the top card of the pile."""

    card: Card | None

    def __str__(self) -> str:
        return f"tie-break {PILE if self.card is None else card_name(self.card)}"


@dataclass(frozen=True, slots=True)
class TakeBack(Action):
    """W9.2 Take the bid back with the ibex."""

    def __str__(self) -> str:
        return "take back"


@dataclass(frozen=True, slots=True)
class Leave(Action):
    """W9.2 Let the bid go."""

    def __str__(self) -> str:
        return "leave"


ACTION_KINDS: tuple[type[Action], ...] = (
    Bid,
    Reveal,
    Exchange,
    Keep,
    Refill,
    Remove,
    Take,
    Pass,
    Pay,
    TieBreak,
    TakeBack,
    Leave,
)
