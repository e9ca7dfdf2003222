"""What to draw, and the files that result. Nothing is written before everything is drawn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from menagerie.art.card import CardFace
from menagerie.art.composing import compose, deck, find, title_of
from menagerie.art.paper import HEIGHT
from menagerie.art.png import DOTS_A_UNIT, to_png
from menagerie.art.sheet import PAGE_HEIGHT, pages
from menagerie.core import MenagerieError
from menagerie.games import GAMES

MOST_PIXELS = 10_000


class BadOrder(MenagerieError):
    """This cannot be drawn."""


class Wanted(Enum):
    """How much to draw."""

    CARD, LIST, ALL, SHEET, DECK = range(5)


@dataclass(frozen=True, slots=True)
class Order:
    """The request, as it was typed."""

    typed: tuple[str, ...] = ()
    wanted: Wanted = Wanted.CARD
    out: Path | None = None
    png: bool = False
    height: int | None = None  # in pixels, which only a PNG has

    @property
    def is_png(self) -> bool:
        """Whether the output is PNG, by its option or by the name of the file."""
        return self.png or self.height is not None or (self.out is not None and self.out.suffix.lower() == ".png")

    @property
    def ending(self) -> str:
        """How the name of a file ends."""
        return ".png" if self.is_png else ".svg"


def deliver(order: Order) -> list[str]:
    """Draw and write the requested cards. Returns the files written, a line for each."""
    if order.height is not None and order.height > MOST_PIXELS:
        raise BadOrder("picture-too-large", most=MOST_PIXELS)
    if order.wanted == Wanted.LIST:
        return [f"{card.game} {card.name}: {title_of(card)}" for card in deck(_game(order))]
    files = _one(order) if order.wanted == Wanted.CARD else _many(order)
    for path, content in files.items():
        _write(path, content)
    return [str(path) for path in files]


def _one(order: Order) -> dict[Path, bytes]:
    if not order.typed or order.typed in {(game,) for game in GAMES}:
        raise BadOrder("which-card")
    card = find(order.typed)
    path = order.out or Path(card.name + order.ending)
    if path.is_dir():
        path /= card.name + order.ending
    if path.suffix.lower() != order.ending:
        raise BadOrder("wrong-ending", file=str(path), ending=order.ending)
    return {path: _drawn(order, compose(card), height=HEIGHT)}


def _many(order: Order) -> dict[Path, bytes]:
    folder, game = order.out or Path("."), _game(order)
    if folder.suffix:
        raise BadOrder("wants-a-folder", file=str(folder))
    drawn: dict[Path, tuple[str, float]]
    if order.wanted == Wanted.ALL:
        drawn = {folder / card.game / card.name: (compose(card), HEIGHT) for card in deck(game)}
    else:
        drawn = {folder / name: (page, PAGE_HEIGHT) for name, page in _sheets(order, game)}
    return {path.with_name(path.name + order.ending): _drawn(order, svg, height=tall) for path, (svg, tall) in drawn.items()}


def _sheets(order: Order, game: str | None) -> Iterator[tuple[str, str]]:
    for name in GAMES if game is None else (game,):
        cards = [card for card in deck(name) for _ in range(_times(order, card))]
        for number, page in enumerate(pages(cards), start=1):
            yield f"{name}-sheet-{number}", page


def _times(order: Order, card: CardFace) -> int:
    return card.copies if order.wanted == Wanted.DECK and card.kind != "back" else 1


def _game(order: Order) -> str | None:
    """The one game that was named, if any."""
    if not order.typed:
        return None
    if len(order.typed) > 1 or order.typed[0] not in GAMES:
        raise BadOrder("no-such-game", game=" ".join(order.typed), legal=", ".join(GAMES))
    return order.typed[0]


def _drawn(order: Order, svg: str, *, height: float) -> bytes:
    return to_png(svg, height=order.height or round(height * DOTS_A_UNIT)) if order.is_png else svg.encode()


def _write(path: Path, content: bytes) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    except (OSError, ValueError):
        raise BadOrder("cannot-save", file=str(path)) from None
