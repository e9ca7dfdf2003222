"""The drawings beside this module, read and placed."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

DRAWINGS = files("menagerie.art")


@dataclass(frozen=True, slots=True)
class Picture:
    """One drawing: its size, the attributes of all its shapes, and everything inside the tag of its file."""

    width: float
    height: float
    shared: str  # such as round ends of all lines
    inside: str

    def placed(self, x: float, y: float, width: float, *, height: float | None = None) -> str:
        """The drawing within a card, at a place and of a width; one that is given a height too is cut to fill it."""
        tall = number(width * self.height / self.width if height is None else height)
        fitting = "xMidYMid meet" if height is None else "xMidYMid slice"
        box = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{tall}"'
        shown = f'viewBox="0 0 {number(self.width)} {number(self.height)}" preserveAspectRatio="{fitting}"'
        return f"<svg {box} {shown}{self.shared}>{self.inside}</svg>"


@cache
def picture(game: str, name: str) -> Picture:
    """The drawing of a game by its name."""
    text = DRAWINGS.joinpath(game, f"{name}.svg").read_text(encoding="utf-8")
    tag = re.search(r"<svg([^>]*)>", text)
    assert tag is not None, f"{game}/{name}.svg is no drawing"
    attributes = dict(re.findall(r'\s([\w:-]+)="([^"]*)"', tag[1]))
    left, top, width, height = map(float, attributes["viewBox"].split())
    assert (left, top) == (0, 0), f"{game}/{name}.svg does not start at 0 0"
    shared = "".join(f' {key}="{value}"' for key, value in attributes.items() if key not in ("xmlns", "viewBox"))
    return Picture(width, height, shared, text[tag.end() : text.rindex("</svg>")].strip())


def poses_of(game: str, name: str) -> list[str]:
    """The drawings that show the same creature: owl, owl-2, owl-3."""
    names = [name]
    while DRAWINGS.joinpath(game, f"{name}-{len(names) + 1}.svg").is_file():
        names.append(f"{name}-{len(names) + 1}")
    return names


def number(value: float) -> str:
    """A coordinate, as short as it can be written."""
    return f"{value:.2f}".rstrip("0").rstrip(".")
