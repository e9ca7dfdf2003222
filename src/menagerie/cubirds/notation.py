"""How birds are written: `parrot*2 owl`, `left`, `2`. docs/notation.md describes it."""

from __future__ import annotations

from typing import TypeVar

from menagerie.core.errors import BadText
from menagerie.core.notation import CountedCards
from menagerie.core.plain import enum_name, whole_number
from menagerie.cubirds.cards import CARDS, Side, Species

Member = TypeVar("Member", Species, Side)

BIRD_CARDS = CountedCards(tuple(map(enum_name, Species)), CARDS, CARDS, "bad-number-of-birds")


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
