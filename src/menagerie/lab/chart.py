"""A chart of an arena as SVG, and as PNG from that: ratings, and beside them the shares at tables of each size."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import ceil, floor, log10
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

from menagerie.core import BadOption
from menagerie.lab.ratings import ANCHOR
from menagerie.words import Words

EDGE, GAP = 44, 44  # around the chart, and between two panels
TOP, ROW, FOOT = 148, 36, 84  # above the first row, of each row, below the last one
SCALES = (300, 190)  # how wide the scale of the ratings is, and that of shares
NUMBERS = 66  # how wide the numbers beside a scale are
LETTER = 9.3  # about how wide a letter of a name is
STEP = 46  # how far apart two ticks should be at least
ZOOM = 2  # dots of a PNG to each unit

PAPER, INK, QUIET, LINE, BAND = "#fdfcf9", "#25313a", "#75818a", "#e3e1da", "#f6f4ee"
TEAL, RUST = "#2a6f78", "#b3622a"
FAMILIES = "Inter, 'Segoe UI', 'Helvetica Neue', Roboto, 'Noto Sans', 'Liberation Sans', Arial, 'DejaVu Sans', sans-serif"


@dataclass(frozen=True, slots=True)
class Dot:
    """One player in one panel: a dot, its whiskers and its number."""

    row: int
    at: float
    low: float
    high: float
    told: str


@dataclass(frozen=True, slots=True)
class Panel:
    """A column of the chart: marks over one scale."""

    title: str
    colour: str
    scale: float  # how wide
    low: float
    high: float
    tick: str  # how a number of the scale is written
    marks: tuple[Dot, ...]
    even: float | None = None  # where everyone would be if all were equally strong

    def across(self, value: float) -> float:
        """Where a value is, from the left of the panel."""
        return (value - self.low) / (self.high - self.low) * self.scale

    @property
    def ticks(self) -> Iterator[float]:
        """Round numbers on the scale, not too close to each other."""
        rough = (self.high - self.low) * STEP / self.scale
        power = 10.0 ** floor(log10(rough))
        step = next(step * power for step in (1, 2, 2.5, 5, 10) if step * power >= rough)
        numbers = range(ceil(self.low / step - 1e-9), floor(self.high / step + 1e-9) + 1)
        return (number * step for number in numbers)


def check_chart(file: Path) -> None:
    """Check that a chart can be drawn there, before the games are played."""
    if file.suffix not in WRITERS:
        raise BadOption("wrong-ending", file=file.name, ending=" / ".join(WRITERS))
    if file.suffix == ".png":
        import resvg_py  # noqa: F401  # if it is missing, that is told now


def write_chart(report: Any, file: Path) -> None:
    """Draw what `plain_arena` reports, in the format that the file's name ends with."""
    file.write_bytes(WRITERS[file.suffix](svg_of(report)))


def to_png(svg: str) -> bytes:
    """The chart as a PNG."""
    from resvg_py import svg_to_bytes

    return bytes(svg_to_bytes(svg_string=svg, zoom=ZOOM, dpi=96))


WRITERS: dict[str, Callable[[str], bytes]] = {".svg": str.encode, ".png": to_png}


def svg_of(report: Any) -> str:
    """The chart as a text."""
    names = [each["player"] for each in report["ratings"]]
    first = EDGE + LETTER * max(map(len, names)) + GAP / 2
    panels = [_ratings(report), *_shares(report, names)]
    wide = round(first + sum(panel.scale + NUMBERS + GAP for panel in panels) - GAP + EDGE)
    high = TOP + ROW * len(names) + FOOT
    parts = [*_heading(report), *_rows(names, wide), *_foot(report, high)]
    for panel in panels:
        parts += [f'<g transform="translate({first:.1f} 0)">', *_panel(panel, TOP + ROW * len(names)), "</g>"]
        first += panel.scale + NUMBERS + GAP
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}" role="img"'
        f' font-family="{FAMILIES}" fill="{INK}">\n<title>{escape(_title(report))}</title>\n'
        f'<rect width="{wide}" height="{high}" fill="{PAPER}"/>\n' + "\n".join(parts) + "\n</svg>\n"
    )


def _title(report: Any) -> str:
    return f"{Words(report['game']).phrase('game-title')}: how strong the bots are"


def _heading(report: Any) -> Iterator[str]:
    yield _text(EDGE, 54, _title(report), size=23, weight=600)
    counts = [str(each["players"]) for each in report["shares"]]
    several = " and ".join(filter(None, (", ".join(counts[:-1]), counts[-1])))
    players = "one player" if several == "1" else f"{several} players"
    told = f"{report['games']:,} games · {players} · every deal from all seats · rules version {report['rules_version']}"
    yield _text(EDGE, 80, told, size=13.5, colour=QUIET)


def _rows(names: Sequence[str], wide: int) -> Iterator[str]:
    for row, name in enumerate(names):
        if row % 2 == 0:
            left, width = EDGE - 12, wide - 2 * EDGE + 24
            yield f'<rect x="{left}" y="{TOP + row * ROW}" width="{width}" height="{ROW}" rx="6" fill="{BAND}"/>'
        yield _text(EDGE, _middle(row) + 5, name, size=14.5, weight=600)


def _ratings(report: Any) -> Panel:
    marks = [
        Dot(row, each["rating"], each["from"], each["to"], f"{each['rating']:.0f}") for row, each in enumerate(report["ratings"])
    ]
    low, high = min(mark.low for mark in marks), max(mark.high for mark in marks)
    room = max(high - low, 100) / 20
    return Panel("Rating", TEAL, SCALES[0], low - room, high + room, "{:.0f}", tuple(marks))


def _shares(report: Any, names: Sequence[str]) -> Iterator[Panel]:
    """A panel for each size of a table, all with one scale."""
    most = max(each["to"] for group in report["shares"] for each in group["shares"])
    for group in report["shares"]:
        found = {each["player"]: each for each in group["shares"]}
        there = [(row, found[name]) for row, name in enumerate(names) if name in found]
        marks = [Dot(row, each["share"], each["from"], each["to"], f"{each['share']:.1%}") for row, each in there]
        players = group["players"]
        title = "Share of wins, alone" if players == 1 else f"Share of wins, {players} players"
        yield Panel(title, RUST, SCALES[1], 0, max(most, group["even"]), "{:.0%}", tuple(marks), group["even"])


def _panel(panel: Panel, bottom: float) -> Iterator[str]:
    yield _text(0, TOP - 26, panel.title, size=13.5, weight=600, colour=panel.colour)
    for tick in panel.ticks:
        yield f'<path d="M{panel.across(tick):.1f} {TOP}V{bottom}" stroke="{LINE}"/>'
        yield _text(panel.across(tick), bottom + 20, panel.tick.format(tick), size=11.5, colour=QUIET, anchor="middle")
    if panel.even is not None:
        yield f'<path d="M{panel.across(panel.even):.1f} {TOP - 5}V{bottom}" stroke="{QUIET}" stroke-dasharray="2 4"/>'
        yield _text(panel.across(panel.even), TOP - 9, "even", size=11, colour=QUIET, anchor="middle")
    for mark in panel.marks:
        middle = _middle(mark.row)
        whisker = f"M{panel.across(mark.low):.1f} {middle}H{panel.across(mark.high):.1f}"
        yield f'<path d="{whisker}" stroke="{panel.colour}" stroke-width="3" stroke-linecap="round" opacity="0.4"/>'
        yield f'<circle cx="{panel.across(mark.at):.1f}" cy="{middle}" r="5" fill="{panel.colour}"/>'
        yield _text(panel.scale + NUMBERS, middle + 5, mark.told, size=14, anchor="end")


def _foot(report: Any, high: int) -> Iterator[str]:
    why = "" if report["anchor"] == ANCHOR else ", the weakest"
    told = f"Ratings count from {report['anchor']}{why}; 400 more is ten times the chance to win. Whiskers are 95 % intervals."
    yield _text(EDGE, high - 26, told, size=12, colour=QUIET)


def _middle(row: int) -> float:
    return TOP + (row + 0.5) * ROW


def _text(x: float, y: float, told: str, *, size: float, weight: int = 400, colour: str = INK, anchor: str = "start") -> str:
    style = f'font-size="{size}" font-weight="{weight}" fill="{colour}" text-anchor="{anchor}"'
    return f'<text x="{x:.1f}" y="{y:.1f}" {style}>{escape(told)}</text>'
