"""How cards and animals are written: `forest 3, wild 1`, `peacock*2`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from menagerie.core.errors import BadText
from menagerie.core.plain import enum_name, enum_words, whole_number
from menagerie.wildcards.cards import ANIMALS, DISPLAY, HIDDEN, KINDS, Card, Species

PILE = "pile"


CARDS = {enum_words(card): card for card in Card}
ANIMAL_NAMES = {enum_name(species): species for species in Species}


def write_animals(animals: Iterable[int]) -> str:
    """Animals in their order; several of a kind side by side as `peacock*2`."""
    names = [*ANIMAL_NAMES, "hidden"]
    written = []
    for species, group in groupby(animals):
        count = len(list(group))
        written.append(names[species] + (f"*{count}" if count > 1 else ""))
    return " ".join(written)


def write_animal_counts(counts: Sequence[int]) -> str:
    """A collection, given how many it has of each species."""
    return write_animals(species for species, count in enumerate(counts) for _ in range(count))


def read_animals(text: str) -> list[int]:
    """The animals that a text names, in its order."""
    animals: list[int] = []
    for word in text.split():
        name, star, digits = word.partition("*")
        count = whole_number(digits) if star else 1
        if not count or count + len(animals) > ANIMALS:
            raise BadText("bad-number-of-animals", word=word, most=ANIMALS)
        animals += [read_species(name)] * count
    return animals


def write_cards(kinds: Iterable[int]) -> str:
    """Habitat cards in their order: `forest 3, wild 1`; one that the reader may not know is `hidden`."""
    names = [enum_words(card) for card in Card] + ["hidden"]
    return ", ".join(names[min(kind, HIDDEN)] for kind in kinds)


def write_card_counts(counts: Sequence[int]) -> str:
    """A hand, given how many it holds of each kind; what comes behind the kinds is hidden."""
    return write_cards(kind if kind < KINDS else HIDDEN for kind, count in enumerate(counts) for _ in range(count))


def read_cards(text: str) -> list[int]:
    """The cards that a text names, in its order."""
    return [int(read_card(word)) for word in _split(text)]


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
