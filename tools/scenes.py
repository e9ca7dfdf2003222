"""Writes the pictures that show several of our birds and animals, from the templates beside this module: `make scenes`.

A template is scenery with a `<use href="cubirds/owl-2" x="18" y="82" width="34"/>` for each of them: x and y are where
the middle of its feet comes to stand, `turn` leans it with a wire that slopes (in degrees), and `mirrored="yes"` lets it
look to the left.
"""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TEMPLATES = ROOT / "tools" / "scenes"
ART = ROOT / "src" / "menagerie" / "art"
WRITTEN = {"cubirds-tile": "cubirds/tile", "wildcards-tile": "wildcards/tile", "lost": "lost"}
STANDS_ON = {"cubirds": 93, "wildcards": 96}  # as docs/art.md says: the wire, and the ground

USE = re.compile(r"<use\s([^>]*)/>\s*")
ATTRIBUTE = re.compile(r'([\w:-]+)="([^"]*)"')
GAP = re.compile(r">\s+<")


def scene(template: str) -> str:
    """The picture of a template: its scenery, with the animals in their places."""
    text = (TEMPLATES / f"{template}.svg").read_text(encoding="utf-8")
    return GAP.sub("><", USE.sub(lambda use: placed(dict(ATTRIBUTE.findall(use[1]))), text)).strip() + "\n"


def placed(place: dict[str, str]) -> str:
    """A drawing's own shapes, moved to a place of a scene."""
    text = (ART / f"{place['href']}.svg").read_text(encoding="utf-8")
    tag = re.search(r"<svg\s([^>]*)>", text)
    assert tag is not None, f"{place['href']} is no drawing"
    attributes = dict(ATTRIBUTE.findall(tag[1]))
    width = float(attributes["viewBox"].split()[2])
    shared = "".join(f' {name}="{value}"' for name, value in attributes.items() if name not in ("xmlns", "viewBox"))
    size = float(place["width"]) / width
    across = -size if place.get("mirrored") == "yes" else size
    turn = f" rotate({place['turn']})" if "turn" in place else ""
    feet = f"translate({number(-width / 2)} {-STANDS_ON[place['href'].split('/')[0]]})"
    moved = f"translate({place['x']} {place['y']}){turn} scale({number(across)} {number(size)}) {feet}"
    return f'<g transform="{moved}"{shared}>{text[tag.end() : text.rindex("</svg>")].strip()}</g>'


def number(value: float) -> str:
    """A number in its shortest notation."""
    return f"{value:.3f}".rstrip("0").rstrip(".")


def main() -> None:
    """Write all pictures."""
    for template, drawing in WRITTEN.items():
        (ART / f"{drawing}.svg").write_text(scene(template), encoding="utf-8")


if __name__ == "__main__":
    main()
