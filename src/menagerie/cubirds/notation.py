"""How birds and actions are written: `parrot*2 owl`, `lay parrot left 2`. docs/notation.md tells it to people."""

from __future__ import annotations

from typing import TypeVar

from menagerie.core.errors import BadText
from menagerie.core.message import Action
from menagerie.core.notation import CountedCards
from menagerie.core.plain import enum_name, whole_number
from menagerie.cubirds.actions import DrawTwo, FormFamily, Keep, LayBirds, Pass
from menagerie.cubirds.cards import CARDS, ROWS, Side, Species

Member = TypeVar("Member", Species, Side)

BIRD_CARDS = CountedCards(tuple(map(enum_name, Species)), CARDS, CARDS, "bad-number-of-birds")
PLAIN_ACTIONS: dict[str, Action] = {"draw": DrawTwo(), "keep": Keep(), "pass": Pass()}


def read_action(text: str) -> Action:
    """The action that a text stands for."""
    match text.lower().replace("reed warbler", "warbler").split():
        case ["lay", species, side, row]:
            return LayBirds(_member(Species, species), read_number(row, ROWS, "unknown-row"), _member(Side, side))
        case ["family", species]:
            return FormFamily(_member(Species, species))
        case [word] if word in PLAIN_ACTIONS:
            return PLAIN_ACTIONS[word]
    raise BadText("unknown-action", text=text)


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
