"""How cards, animals and actions are written: `forest 3, wild 1`, `peacock*2`, `take peacock paying forest 2`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from menagerie.core.errors import BadText
from menagerie.core.message import Action
from menagerie.core.notation import HIDDEN, CountedCards
from menagerie.core.plain import enum_name, whole_number
from menagerie.wildcards.actions import (
    PILE,
    Bid,
    Exchange,
    Keep,
    Leave,
    Pass,
    Pay,
    Refill,
    Remove,
    Reveal,
    Take,
    TakeBack,
    TieBreak,
    card_name,
)
from menagerie.wildcards.cards import ANIMALS, DISPLAY, KINDS, REFILL, Card, Species

CARDS = {card_name(card): card for card in Card}
ANIMAL_NAMES = {enum_name(species): species for species in Species}
PLAIN_ACTIONS: dict[str, Action] = {"keep": Keep(), "pass": Pass(), "take back": TakeBack(), "leave": Leave(), "refill": Refill()}
AT = r"(?: at (?P<place>\S+))?"
FORMS = (
    (re.compile(r"bid (?P<cards>.+)"), "bid"),
    (re.compile(r"reveal (?P<card>.+)"), "reveal"),
    (re.compile(rf"exchange (?P<given>\S+) for (?P<species>\S+){AT}"), "exchange"),
    (re.compile(r"refill discarding (?P<cards>.+)"), "refill"),
    (re.compile(r"remove (?P<animals>.+)"), "remove"),
    (re.compile(rf"take (?P<species>\S+){AT}(?: paying (?P<cards>.+))?"), "take"),
    (re.compile(r"pay (?P<cards>.+)"), "pay"),
    (re.compile(r"tie-break (?P<card>.+)"), "tie-break"),
)


@dataclass(frozen=True, slots=True)
class HabitatCards:
    """Habitat cards with commas: `forest 3, wild 1`."""

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
HABITAT_CARDS = HabitatCards(CARD_NAMES[:KINDS])  # where no refill card can lie
LOT_CARDS = HabitatCards((*CARD_NAMES[:KINDS], PILE))


def read_action(text: str) -> Action:
    """The action that a text stands for."""
    words = " ".join(text.lower().split())
    if words in PLAIN_ACTIONS:
        return PLAIN_ACTIONS[words]
    for pattern, form in FORMS:
        if found := pattern.fullmatch(words):
            return _action(form, found.groupdict())
    raise BadText("unknown-action", text=text)


def _action(form: str, parts: dict[str, str | None]) -> Action:
    def part(name: str) -> str:
        return parts.get(name) or ""

    cards = tuple(sorted(_card(word) for word in _split(part("cards").replace("+", ","))))
    place = _place(parts.get("place"))
    match form:
        case "bid":
            return Bid(cards)
        case "reveal":
            return Reveal(_card(part("card")))
        case "exchange":
            return Exchange(_species(part("given")), _species(part("species")), place)
        case "refill":
            return Refill(cards)
        case "remove":
            return Remove(tuple(sorted(_species(word) for word in _split(part("animals")))))
        case "take":
            return Take(_species(part("species")), place, cards)
        case "pay":
            return Pay(cards)
    return TieBreak(None if part("card") == PILE else _card(part("card")))


def _split(text: str) -> Iterator[str]:
    return (word.strip() for word in text.split(",") if word.strip())


def _card(word: str) -> Card:
    if word not in CARDS:
        raise BadText("unknown-card", word=word)
    return CARDS[word]


def _species(word: str) -> Species:
    if word not in ANIMAL_NAMES:
        raise BadText("unknown-species", word=word, legal=", ".join(ANIMAL_NAMES))
    return ANIMAL_NAMES[word]


def _place(word: str | None) -> int | None:
    if word is None:
        return None
    number = whole_number(word)
    if not number or number > DISPLAY:
        raise BadText("unknown-place", word=word, most=DISPLAY)
    return number - 1
