"""Every card of all games: what there is, what each is called, and how it is composed. A game has a module of its faces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from menagerie.art.card import CardFace, Faces
from menagerie.art.paper import back_of, document
from menagerie.core import MenagerieError
from menagerie.games import GAMES, ByGame
from menagerie.words import Words

FACES: Mapping[str, Faces] = ByGame(lambda entry: cast(Faces | None, entry.module(f"art.{entry.name}_faces")))


class UnknownCard(MenagerieError):
    """No card, or more than one, has this name."""


def deck(game: str | None = None) -> list[CardFace]:
    """Every card of a game, or of all."""
    return [card for name, faces in FACES.items() if game in (None, name) for card in faces.cards()]


def find(typed: Sequence[str]) -> CardFace:
    """The card that somebody named: optionally the game first, then the name of the card in one or more words."""
    game = typed[0] if typed and typed[0] in GAMES else None
    wanted = "-".join(typed[1:] if game else typed).lower()
    cards = deck(game)
    found = [card for card in cards if wanted == card.name] or [card for card in cards if wanted == _in_words(card)]
    if not found:
        raise UnknownCard("no-such-card", card=" ".join(typed), legal=", ".join(dict.fromkeys(card.name for card in cards)))
    if len({card.game for card in found}) > 1:
        raise UnknownCard("card-of-which-game", card=wanted, example=f"menagerie art {found[0].game} {wanted}")
    return found[0]


def _in_words(card: CardFace) -> str:
    return title_of(card).lower().replace(" ", "-")


def title_of(card: CardFace, words: Words | None = None) -> str:
    """The name of a card."""
    words = words or Words(card.game)
    match card.kind:
        case "virtual":
            return words.phrase("virtual-player")
        case "back" if card.name == "back":
            return words.phrase("card-back", {"game": words.phrase("game-title")})
    return FACES[card.game].title(card, words)


def face_of(card: CardFace, words: Words | None = None) -> str:
    """The drawing of a card without its file around it, for laying several on one sheet."""
    words = words or Words(card.game)
    return back_of(card.game, card.name) if card.kind == "back" else FACES[card.game].face(card, title_of(card, words), words)


def compose(card: CardFace, words: Words | None = None) -> str:
    """A card as one SVG that needs nothing else."""
    facts = {"game": card.game, "card": card.name, **card.facts}
    return document(face_of(card, words), title=title_of(card, words), facts=facts)
