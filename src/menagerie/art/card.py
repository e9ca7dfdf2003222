"""What a card is, before it is drawn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from menagerie.words import Words


@dataclass(frozen=True, slots=True)
class CardFace:
    """One face: what it is, what is printed on it, and how many there are in the box."""

    game: str
    name: str  # of its drawing, as people type it: owl-2, forest-3, lion-leader
    kind: str  # how it is composed
    copies: int = 1
    back: str = "back"  # the drawing on its other side; empty: there is none
    facts: Mapping[str, str | int] = field(default_factory=dict)


class Faces(Protocol):
    """The interface of a module with a game's faces."""

    def cards(self) -> list[CardFace]:
        """Every card of the game, its backs last."""

    def title(self, card: CardFace, words: Words) -> str:
        """The name of a card that only this game has."""

    def face(self, card: CardFace, title: str, words: Words) -> str:
        """The drawing and print on a card."""
