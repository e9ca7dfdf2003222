"""How cards and animals are written: `forest 3, wild 1`, `peacock*2`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from menagerie.core.errors import BadText
from menagerie.core.notation import HIDDEN, CountedCards
from menagerie.core.plain import enum_name, enum_words, whole_number
from menagerie.wildcards.cards import ANIMALS, DISPLAY, KINDS, REFILL, Card, Species

PILE = "pile"
CARDS = {enum_words(card): card for card in Card}
ANIMAL_NAMES = {enum_name(species): species for species in Species}


@dataclass(frozen=True, slots=True)
class HabitatCards:
    """Habitat cards, separated by commas: `forest 3, wild 1`."""

    names: tuple[str, ...]  # by number

    def write(self, cards: Iterable[int]) -> str:
        """Cards in their order; one that the reader may not know is `hidden`, whatever its number."""
        return ", ".join(self.names[card] if card < len(self.names) else HIDDEN for card in cards)

    def read(self, text: str) -> list[int]:
        """The cards that a text names, in its order."""
        words = list(_split(text)) or text.split()
        if odd := [word for word in words if word not in self.names]:
            raise BadText("refill-there" if odd[0] == CARD_NAMES[REFILL] else "unknown-card", line=text, word=odd[0])
        return [self.names.index(word) for word in words]


CARD_NAMES = tuple(CARDS)
ANIMAL_CARDS = CountedCards(tuple(ANIMAL_NAMES), ANIMALS, ANIMALS, "bad-number-of-animals")
BID_CARDS = HabitatCards(CARD_NAMES)
HABITAT_CARDS = HabitatCards(CARD_NAMES[:KINDS])  # where there cannot be a refill card
LOT_CARDS = HabitatCards((*CARD_NAMES[:KINDS], PILE))


def read_card_names(text: str) -> tuple[Card, ...]:
    """The cards that an action names, in the order of kinds."""
    return tuple(sorted(map(read_card, _split(text))))


def read_species_names(text: str) -> tuple[Species, ...]:
    """The animals that an action names, in the order of species."""
    return tuple(sorted(map(read_species, _split(text))))


def _split(text: str) -> Iterator[str]:
    return (word.strip() for word in text.split(",") if word.strip())


def read_card(word: str) -> Card:
    """The card that a word names."""
    if word not in CARDS:
        raise BadText("unknown-card", word=word)
    return CARDS[word]


def read_species(word: str) -> Species:
    """The species that a word names."""
    if word not in ANIMAL_NAMES:
        raise BadText("unknown-species", word=word, legal=", ".join(ANIMAL_NAMES))
    return ANIMAL_NAMES[word]


def read_place(word: str) -> int | None:
    """A place as people count them, if one is named."""
    if not word:
        return None
    number = whole_number(word)
    if not number or number > DISPLAY:
        raise BadText("unknown-place", word=word, most=DISPLAY)
    return number - 1
