"""What a card is, before it is drawn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from menagerie.words import Words


@dataclass(frozen=True, slots=True)
class CardFace:
    """One face: what it is, what is printed on it, and how often it lies in the box."""

    game: str
    name: str  # of its drawing, as people type it: owl-2, forest-3, lion-leader
    kind: str  # what it is composed like
    copies: int = 1
    facts: Mapping[str, str | int] = field(default_factory=dict)


class Faces(Protocol):
    """What the module of a game's faces offers."""

    def cards(self) -> list[CardFace]:
        """Every card of the game, its back last."""

    def title(self, card: CardFace, words: Words) -> str:
        """What a card is called that only this game has."""

    def face(self, card: CardFace, title: str, words: Words) -> str:
        """What is drawn and printed on a card."""
