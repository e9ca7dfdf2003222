"""Sheets to print and cut: nine cards of the true size on a page of A4."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, islice

from menagerie.art.card import CardFace
from menagerie.art.composing import face_of
from menagerie.art.paper import HEIGHT, MILLIMETRES, WIDTH
from menagerie.art.pictures import number

PAGE_WIDTH, PAGE_HEIGHT = 210 / MILLIMETRES, 297 / MILLIMETRES
COLUMNS, ROWS = 3, 3
ON_A_PAGE = COLUMNS * ROWS
LEFT, TOP = (PAGE_WIDTH - COLUMNS * WIDTH) / 2, (PAGE_HEIGHT - ROWS * HEIGHT) / 2
MARK, GAP = 16, 4  # how long a cut mark is, and how far from the cards


def pages(cards: Sequence[CardFace]) -> Iterator[str]:
    """These cards, page by page, those with the same back together; then a page of each back, for the other side of its pages."""
    fronts = sorted((card for card in cards if card.kind != "back"), key=lambda card: card.back, reverse=True)
    for _, alike in groupby(fronts, key=lambda card: card.back):
        yield from map(page, _batched(alike))
    yield from (page([card] * ON_A_PAGE) for card in cards if card.kind == "back")


def _batched(cards: Iterable[CardFace]) -> Iterator[list[CardFace]]:
    """As many cards as fit on a page, again and again."""
    left = iter(cards)
    while some := list(islice(left, ON_A_PAGE)):
        yield some


def page(cards: Sequence[CardFace]) -> str:
    """One page: every different card defined once, and placed wherever it is needed."""
    faces = {card.name: face_of(card) for card in cards}
    drawn = "\n".join(f'<g id="card-{name}">{face}</g>' for name, face in faces.items())
    laid = "\n".join(
        f'<use href="#card-{card.name}" x="{number(x)}" y="{number(y)}"/>' for card, (x, y) in zip(cards, _places(), strict=False)
    )
    size = f'width="210mm" height="297mm" viewBox="0 0 {number(PAGE_WIDTH)} {number(PAGE_HEIGHT)}"'
    ground = f'<path d="M0 0H{number(PAGE_WIDTH)}V{number(PAGE_HEIGHT)}H0Z" fill="#fff"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>\n<defs>{drawn}</defs>\n{ground}{_cut_marks()}\n{laid}\n</svg>\n'


def _places() -> Iterator[tuple[float, float]]:
    for row in range(ROWS):
        for column in range(COLUMNS):
            yield LEFT + column * WIDTH, TOP + row * HEIGHT


def _cut_marks() -> str:
    """Cut marks, beside the cards and not on them."""
    right, bottom = LEFT + COLUMNS * WIDTH + GAP, TOP + ROWS * HEIGHT + GAP
    marks = []
    for column in range(COLUMNS + 1):
        x = number(LEFT + column * WIDTH)
        marks.append(f"M{x} {number(TOP - GAP)}v-{MARK}M{x} {number(bottom)}v{MARK}")
    for row in range(ROWS + 1):
        y = number(TOP + row * HEIGHT)
        marks.append(f"M{number(LEFT - GAP)} {y}h-{MARK}M{number(right)} {y}h{MARK}")
    return f'<path d="{"".join(marks)}" stroke="#888" stroke-width="0.6"/>'
