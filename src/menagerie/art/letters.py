"""Texts as outlines, so that a card looks the same where its typefaces are not installed."""

from __future__ import annotations

import io
from dataclasses import dataclass
from enum import Enum
from functools import cache
from importlib.resources import files
from typing import Any

from menagerie.art.pictures import number
from menagerie.core import MenagerieError


class NoLetters(MenagerieError):
    """The typefaces are missing: they come with the built client."""


class Type(Enum):
    """What a text is set in: a typeface of the table and its weight."""

    NAME = ("fraunces", 600)
    VALUE = ("fraunces", 700)
    WORDS = ("nunito", 600)
    SIGN = ("nunito", 800)


@dataclass(frozen=True, slots=True)
class Outline:
    """One line of text: the path of its letters from 0 0, the start of the baseline, and how wide it is."""

    path: str
    width: float

    def at(self, x: float, y: float, colour: str) -> str:
        """The line, its baseline starting here."""
        return f'<path transform="translate({number(x)} {number(y)})" fill="{colour}" d="{self.path}"/>'


@cache
def outline(text: str, kind: Type, size: float) -> Outline:
    """A text as the outlines of its letters, shaped and spaced as its typeface says."""
    import uharfbuzz
    from fontTools.pens.svgPathPen import SVGPathPen
    from fontTools.pens.transformPen import TransformPen

    font = _font(kind)
    scale = size / font.face.upem
    buffer = uharfbuzz.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    uharfbuzz.shape(font, buffer)
    pen, reached = SVGPathPen(None, ntos=number), 0
    for letter, place in zip(buffer.glyph_infos, buffer.glyph_positions, strict=True):
        start = ((reached + place.x_offset) * scale, -place.y_offset * scale)
        font.draw_glyph_with_pen(letter.codepoint, TransformPen(pen, (scale, 0, 0, -scale, *start)))
        reached += place.x_advance
    return Outline(pen.getCommands(), reached * scale)


def fitted(text: str, kind: Type, size: float, width: float) -> Outline:
    """A text of this size, or smaller if that is needed to fit a width."""
    natural = outline(text, kind, size).width
    return outline(text, kind, size * min(1, width / natural))


def wrapped(text: str, kind: Type, size: float, width: float) -> list[Outline]:
    """A text as lines that fit a width, broken between words: as few as possible, all of about the same length."""
    fewest = _broken(text, kind, size, width)
    narrower = outline(text, kind, size).width / len(fewest)
    while len(lines := _broken(text, kind, size, narrower)) > len(fewest):
        narrower += size / 4
    return [outline(line, kind, size) for line in lines]


def _broken(text: str, kind: Type, size: float, width: float) -> list[str]:
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and outline(longer, kind, size).width > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


@cache
def _font(kind: Type) -> Any:
    import brotli  # noqa: F401  # fontTools needs it, and would complain in another way
    import uharfbuzz
    from fontTools.ttLib.woff2 import decompress

    name, weight = kind.value
    assets = files("menagerie").joinpath("server", "front", "client", "assets")
    found = [file for file in assets.iterdir() if file.name.startswith(f"{name}-latin-wght-normal")] if assets.is_dir() else []
    if not found:
        raise NoLetters("no-client")
    plain = io.BytesIO()
    decompress(io.BytesIO(found[0].read_bytes()), plain)
    font = uharfbuzz.Font(uharfbuzz.Face(plain.getvalue()))
    font.set_variations({"wght": weight})
    return font
