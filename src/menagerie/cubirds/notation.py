"""How birds and actions are written: `parrot*2 owl`, `lay parrot left 2`. docs/notation.md tells it to people."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import TypeVar

from menagerie.core.errors import BadText
from menagerie.core.plain import enum_name, whole_number
from menagerie.cubirds.cards import CARDS, SPECIES, Side, Species

Member = TypeVar("Member", Species, Side)

NAMES = (*(enum_name(species) for species in Species), "hidden")


def write_birds(birds: Iterable[int]) -> str:
    """Birds in their order; several of a kind side by side as `parrot*2`."""
    written = []
    for species, group in groupby(birds):
        count = len(list(group))
        written.append(NAMES[species] + (f"*{count}" if count > 1 else ""))
    return " ".join(written)


def write_counts(counts: Sequence[int]) -> str:
    """A hand or a collection, given how many it holds of each species."""
    return write_birds(species for species, count in enumerate(counts) for _ in range(count))


def _read_words(text: str) -> Iterator[tuple[Species, int]]:
    for word in text.split():
        name, star, digits = word.partition("*")
        count = whole_number(digits) if star else 1
        if not count or count > CARDS:
            raise BadText("bad-number-of-birds", word=word, most=CARDS)
        yield _member(Species, name), count


def read_birds(text: str) -> list[int]:
    """The birds that a text names, in its order."""
    words = list(_read_words(text))
    if sum(count for _, count in words) > CARDS:
        raise BadText("bad-number-of-birds", word=text, most=CARDS)
    return [species for species, count in words for _ in range(count)]


def read_counts(text: str) -> list[int]:
    """How many birds of each species a text names."""
    counts = [0] * SPECIES
    for species, count in _read_words(text):
        counts[species] += count
        if counts[species] > CARDS:
            raise BadText("bad-number-of-birds", word=text, most=CARDS)
    return counts


def read_species(word: str) -> Species:
    """The species that a word names."""
    return _member(Species, word)


def read_side(word: str) -> Side:
    """The end of a row that a word names."""
    return _member(Side, word)


def read_number(word: str, most: int, code: str) -> int:
    """A number as people count, from 1 to `most`, turned into one that counts from 0."""
    number = whole_number(word)
    if not number or number > most:
        raise BadText(code, word=word, most=most)
    return number - 1


def _member(enum: type[Member], word: str) -> Member:
    for member in enum:
        if enum_name(member) == word:
            return member
    raise BadText(f"unknown-{enum.__name__.lower()}", word=word, legal=", ".join(enum_name(member) for member in enum))
