"""Draws the contact sheets of docs/art, and writes into docs/art.md how well the pictures can be told apart: `make sheets`."""

from __future__ import annotations

import io
from itertools import combinations
from pathlib import Path

import numpy as np
from PIL import Image

from menagerie.art import compose, find
from menagerie.art.letters import Type, outline
from menagerie.art.pictures import picture
from menagerie.art.png import to_png
from tools.likeness import IN_COLOUR, SIGHTS, SMALL, Numbers, Pair, from_hex, groups, pairs, pixels, seen_as, told_apart
from tools.stylesheet import THEMES, tokens
from tools.stylesheet import avatars as players

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "docs" / "art"
PAGE = ROOT / "docs" / "art.md"
LIKENESS = "<!-- measured by make sheets -->", "<!-- end -->"
PLAYERS = "<!-- colours measured by make sheets -->", "<!-- end of colours -->"
GROUND, WIRE, INK = "#f3ecdd", "#54504c", "#25302a"
COLOURS = 256  # of a sheet, which keeps its file small
LARGER = 1.4  # than a picture of 100 units
LARGE, SMALLEST, RING, TINT = 160, 24, 6, 0.3  # a portrait in pixels, its ring in units, the share of its colour behind it
CLOSEST = 2  # pairs listed for each group
LANDS = ("forest", "mountains", "savannah", "wild")
CARDS = (
    *("flamingo", "owl 2", "magpie", "warbler 3", "robin", "cubirds back"),
    *("forest 2", "savannah 4", "wild 3", "ibex", "lion leader", "wildcards back"),
)


def svg(width: float, height: float, inside: str) -> str:
    """A sheet of paper."""
    ground = f'<rect width="{width}" height="{height}" fill="{GROUND}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">{ground}{inside}</svg>'


def image(drawn: str, height: int) -> Image.Image:
    """Render an SVG as an image."""
    return Image.open(io.BytesIO(to_png(drawn, height=height))).convert("RGBA")


def keep(sheet: Image.Image, name: str) -> None:
    """Save a sheet, with as few colours as it needs."""
    FOLDER.mkdir(exist_ok=True)
    few = sheet.convert("RGB").quantize(COLOURS, method=Image.Quantize.MEDIANCUT, kmeans=4, dither=Image.Dither.NONE)
    few.save(FOLDER / name, optimize=True)


def label(text: str, middle: float, y: float) -> str:
    """The caption of a picture."""
    line = outline(text, Type.WORDS, 13)
    return line.at(middle - line.width / 2, y, INK)


def birds() -> Image.Image:
    """Every bird in every pose, on wires."""
    species, cell = groups()["birds"], 124
    rows = max(map(len, species.values()))
    parts = [f'<path d="M0 {cell * row + 102}H{cell * len(species)}" stroke="{WIRE}" stroke-width="2"/>' for row in range(rows)]
    for column, (name, poses) in enumerate(species.items()):
        for row, (game, pose) in enumerate(poses):
            parts.append(picture(game, pose).placed(cell * column + 12, cell * row + 9, 100))
        parts.append(label(name, cell * (column + 0.5), cell * rows + 10))
    return image(svg(cell * len(species), cell * rows + 22, "".join(parts)), round(LARGER * (cell * rows + 22)))


def grid(rows: list[list[tuple[str, str]]], *, width: float, height: float) -> Image.Image:
    """Pictures with their names, row by row."""
    parts, tall, wide = [], height + 30, width + 16
    for down, row in enumerate(rows):
        for across, (game, name) in enumerate(row):
            drawing = picture(game, name)
            shown_width = min(width, height * drawing.width / drawing.height)
            parts.append(drawing.placed((across + 0.5) * wide - shown_width / 2, down * tall + 8, shown_width))
            parts.append(label(name, (across + 0.5) * wide, (down + 1) * tall - 8))
    total = len(rows) * tall
    return image(svg(max(map(len, rows)) * wide, total, "".join(parts)), round(LARGER * total))


def animals() -> Image.Image:
    """Every animal, its leader, and the two who play by themselves."""
    both = [[drawing for (drawing,) in groups()[group].values()] for group in ("animals", "leaders")]
    signs = [("wildcards", name) for name in ("leo", "crown", "refill", "talisman", "token")]
    return grid([*both, [("cubirds", "robinbird"), *signs]], width=120, height=120)


def lands() -> Image.Image:
    """The landscapes by value, and the sign of each land."""
    rows = [[("wildcards", f"{land}-{value}") for value in range(1, 5)] + [("wildcards", land)] for land in LANDS]
    return grid(rows, width=150, height=120)


def portrait(name: str, theme: str, size: int) -> Image.Image:
    """An avatar as players see it: cut to a circle, in the ring of its colour."""
    colours = tokens(theme)
    behind = from_hex(colours[name]) * TINT + from_hex(colours["card"]) * (1 - TINT)
    red, green, blue = np.round(behind * 255).astype(int)
    cut = f'<clipPath id="{name}"><circle cx="50" cy="50" r="50"/></clipPath>'
    drawn = f'<rect width="100" height="100" fill="rgb({red},{green},{blue})"/>{picture("avatars", name).placed(0, 0, 100)}'
    ring = f'<circle cx="50" cy="50" r="{50 + RING / 2}" fill="none" stroke="{colours[name]}" stroke-width="{RING}"/>'
    box = f"{-RING} {-RING} {100 + 2 * RING} {100 + 2 * RING}"
    inside = f'{cut}<g clip-path="url(#{name})">{drawn}</g>{ring}'
    return image(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{inside}</svg>', size)


def in_every_sight(name: str) -> Image.Image:
    """An avatar at 40 and 24 pixels by day and by night, in each kind of colour vision from top to bottom."""
    rows = []
    for theme in ("light", "dark"):
        strip = Image.new("RGBA", (LARGE // 2 + 8, SMALL + 16), tokens(theme)["sheet"])
        strip.alpha_composite(portrait(name, theme, SMALL), (8, 8))
        strip.alpha_composite(portrait(name, theme, SMALLEST), (SMALL + 16, 16))
        rows.append(strip)
    pair = np.concatenate([np.asarray(strip, dtype=np.float64) / 255 for strip in rows], axis=1)
    return shown(np.concatenate([seen_as(pair, SIGHTS[sight]) for sight in IN_COLOUR]))


def avatars() -> Image.Image:
    """Every avatar in its ring: large, and small by day and by night in four kinds of colour vision."""
    wide, names = LARGE + 16, players()
    below = [in_every_sight(name) for name in names]
    height = LARGE + 48
    words = "".join(label(name, (column + 0.5) * wide / LARGER, (height - 14) / LARGER) for column, name in enumerate(names))
    sheet = image(svg(len(names) * wide / LARGER, (height + below[0].height) / LARGER, words), height + below[0].height)
    for column, name in enumerate(names):
        sheet.alpha_composite(portrait(name, "light", LARGE), (column * wide + 8, 12))
        sheet.alpha_composite(below[column], (column * wide, height))
    return sheet


def cards() -> Image.Image:
    """A dozen whole cards."""
    faces = [image(compose(find(name.split())), 336) for name in CARDS]
    return tiles([faces[:6], faces[6:]], gap=12)


def tiles(rows: list[list[Image.Image]], *, gap: int) -> Image.Image:
    """Images side by side, row by row."""
    wide, tall = rows[0][0].size
    columns = max(map(len, rows))
    sheet = Image.new("RGBA", (columns * (wide + gap) + gap, len(rows) * (tall + gap) + gap), GROUND)
    for down, row in enumerate(rows):
        for across, each in enumerate(row):
            sheet.alpha_composite(each, (gap + across * (wide + gap), gap + down * (tall + gap)))
    return sheet


def shown(values: Numbers) -> Image.Image:
    """Numbers from 0 to 1 as an image."""
    return Image.fromarray(np.round(values * 255).astype(np.uint8), "RGBA")


def silhouette(values: Numbers) -> Numbers:
    """Only the outline of a picture, filled."""
    return np.concatenate([np.zeros_like(values[..., :3]), values[..., 3:]], axis=-1)


def creatures() -> list[tuple[str, str]]:
    """Every bird, animal, leader and avatar."""
    return [drawing for group in groups().values() for poses in group.values() for drawing in poses]


def small() -> Image.Image:
    """All pictures at 40 pixels: in colour, in grey and as a silhouette."""
    rows, all_of_them = [], creatures()
    for first in range(0, len(all_of_them), 18):
        some = [pixels(*drawing, SMALL) for drawing in all_of_them[first : first + 18]]
        rows += [[shown(each) for each in some], [shown(seen_as(each, SIGHTS["grey"])) for each in some]]
        rows.append([shown(silhouette(each)) for each in some])
    return tiles(rows, gap=8)


def deficiencies() -> Image.Image:
    """The birds and the animals in five kinds of colour vision, in the order of the page."""
    firsts = [poses[0] for name in ("birds", "animals") for poses in groups()[name].values()]
    return tiles([[shown(seen_as(pixels(*each, 64), sight)) for each in firsts] for sight in SIGHTS.values()], gap=8)


def measured() -> str:
    """The pairs that are most alike, as a table."""
    lines = [
        "| | pair | silhouettes overlap | " + " | ".join(SIGHTS) + " | pattern |",
        "|---|---|---|---|" + "---|" * len(SIGHTS),
    ]
    for name, group in groups().items():
        found = list(pairs(group))
        in_colour = sorted(found, key=lambda pair: pair.nearest)[:CLOSEST]
        in_shape = [pair for pair in sorted(found, key=lambda pair: -pair.overlap) if pair not in in_colour][:CLOSEST]
        lines += [_row(f"{name}, nearest in colour", pair) for pair in in_colour]
        lines += [_row(f"{name}, nearest in shape", pair) for pair in in_shape]
    return "\n".join(lines)


def _row(group: str, pair: Pair) -> str:
    apart = " | ".join(f"{value:.0f}" for value in pair.colours.values())
    return f"| {group} | {pair.one}, {pair.other} | {pair.overlap:.0%} | {apart} | {min(pair.patterns.values()):.0f} |"


def nearest_players() -> str:
    """How far apart the nearest two colours of the first players are, theme by theme, as a table."""
    names = players()
    seats = range(2, len(names) + 1)
    lines = ["| | " + " | ".join(f"{count} players" for count in seats) + " |", "|---|" + "---|" * len(seats)]
    for theme in THEMES:
        found = [_nearest([tokens(theme)[name] for name in names[:count]]) for count in seats]
        lines.append(f"| {theme} | " + " | ".join(f"{value:.0f}" for value in found) + " |")
    return "\n".join(lines)


def _nearest(colours: list[str]) -> float:
    return min(told_apart(*pair, sight) for pair in combinations(colours, 2) for sight in IN_COLOUR)


def write_down(table: str, place: tuple[str, str]) -> None:
    """Put a table into docs/art.md."""
    begin, end = place
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(begin)
    _, _, after = rest.partition(end)
    PAGE.write_text(f"{before}{begin}\n\n{table}\n\n{end}{after}", encoding="utf-8")


if __name__ == "__main__":
    for draw in (birds, animals, avatars, lands, cards, small, deficiencies):
        keep(draw(), f"{draw.__name__}.png")
    write_down(measured(), LIKENESS)
    write_down(nearest_players(), PLAYERS)
