"""The pictures of both games, and whole cards made of them: as SVG, as PNG, and on sheets to print."""

from menagerie.art.card import CardFace
from menagerie.art.composing import compose, deck, find
from menagerie.art.order import Order, Wanted, deliver

__all__ = ["CardFace", "Order", "Wanted", "compose", "deck", "deliver", "find"]
