"""Writes the icons of the installed table, drawn from the mark: `python tools/icons.py FOLDER`."""

from __future__ import annotations

import re
import struct
import sys
from importlib.resources import files
from pathlib import Path

from menagerie.art.png import to_png
from menagerie.games import GAMES

PAPER = "#f3ecdd"  # as in web/src/styles/tokens.css
ROOM = 20  # of 100, on each side: a device may cut off everything outside a circle of four fifths of the width
PLAIN = {"icon-192.png": 192, "icon-512.png": 512}
ON_PAPER = {"icon-maskable-512.png": 512, "apple-touch-icon.png": 180}

FAVICON = 48
LINK = 630  # of a picture that a messenger shows with a link


def on_paper(mark: str) -> str:
    """The mark on a background that a device may cut to its own shape."""
    size = 100 + 2 * ROOM
    box = f"{-ROOM} {-ROOM} {size} {size}"
    sheet = f'<rect x="{-ROOM}" y="{-ROOM}" width="{size}" height="{size}" fill="{PAPER}"/>'
    return re.sub(r'viewBox="0 0 100 100">', f'viewBox="{box}">{sheet}', mark, count=1)


def favicon(mark: str) -> bytes:
    """The mark as an ICO file, which may hold a PNG."""
    png = to_png(mark, height=FAVICON)
    return struct.pack("<3H4B2H2I", 0, 1, 1, FAVICON, FAVICON, 0, 0, 1, 32, len(png), 22) + png


def main(folder: Path) -> None:
    """Write all icons."""
    mark = files("menagerie.art").joinpath("mark.svg").read_text(encoding="utf-8")
    folder.mkdir(parents=True, exist_ok=True)
    for drawing, icons in ((mark, PLAIN), (on_paper(mark), ON_PAPER)):
        for name, size in icons.items():
            (folder / name).write_bytes(to_png(drawing, height=size))
    (folder / "favicon.ico").write_bytes(favicon(mark))
    for game in GAMES:
        tile = files("menagerie.art").joinpath(game, "tile.svg").read_text(encoding="utf-8")
        (folder / f"link-{game}.png").write_bytes(to_png(tile, height=LINK))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
