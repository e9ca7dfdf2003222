"""What all cards share: their size, their corners, their colours and their frame."""

from __future__ import annotations

from collections.abc import Mapping
from xml.sax.saxutils import escape, quoteattr

from menagerie.art.letters import Outline, Type, fitted
from menagerie.art.pictures import number, picture

WIDTH, HEIGHT = 250, 350  # a card is 2.5 by 3.5 inches; a unit is a hundredth of an inch
MILLIMETRES = 0.254  # a unit
CORNER = 14
EDGE = 18  # from the edge of a card to what is printed
INK, SOFT_INK, PAPER, LINE, GOLD = "#1d232d", "#4c5560", "#fffdf6", "#d8c6a4", "#f2a81d"
NAME_SIZE, NAME_LINE = 26, 325


def mixed(colour: str, ground: str, share: float) -> str:
    """A colour laid thinly on a ground."""
    pairs = ((int(colour[at : at + 2], 16), int(ground[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(own * share + under * (1 - share)):02x}" for own, under in pairs)


def document(inside: str, *, title: str, facts: Mapping[str, str | int]) -> str:
    """A card as a separate file, which says what is printed on it."""
    told = "".join(f" data-{name}={quoteattr(str(value))}" for name, value in facts.items())
    size = f'width="{number(WIDTH * MILLIMETRES)}mm" height="{number(HEIGHT * MILLIMETRES)}mm" viewBox="0 0 {WIDTH} {HEIGHT}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img"{told}>\n<title>{escape(title)}</title>\n{inside}\n</svg>\n'


def sheet_of_paper(colour: str = PAPER) -> str:
    """The card itself."""
    return rounded(0, 0, WIDTH, HEIGHT, corner=CORNER, fill=colour)


def border(colour: str = LINE) -> str:
    """The thin line around a card, drawn last."""
    inner = f'x="0.75" y="0.75" width="{WIDTH - 1.5}" height="{HEIGHT - 1.5}" rx="{CORNER - 0.75}"'
    return f'<rect {inner} fill="none" stroke="{colour}" stroke-width="1.5"/>'


def rounded(x: float, y: float, width: float, height: float, *, corner: float, fill: str) -> str:
    """A piece of paper with round corners."""
    box = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}" rx="{number(corner)}"'
    return f'<rect {box} fill="{fill}"/>'


def cut_round(inside: str, name: str, x: float, y: float, width: float, height: float, *, corner: float) -> str:
    """A drawing, cut to a shape with round corners."""
    hole = rounded(x, y, width, height, corner=corner, fill="#000")
    return f'<clipPath id="{name}">{hole}</clipPath><g clip-path="url(#{name})">{inside}</g>'


def lower_part(top: float, colour: str = PAPER) -> str:
    """The lower part of a card, from here down to its round corners, in another colour."""
    corners = f"V{HEIGHT - CORNER}a{CORNER} {CORNER} 0 0 1-{CORNER} {CORNER}H{CORNER}a{CORNER} {CORNER} 0 0 1-{CORNER}-{CORNER}"
    return f'<path d="M0 {number(top)}H{WIDTH}{corners}Z" fill="{colour}"/>'


def back_of(game: str, name: str) -> str:
    """A back of a game's cards."""
    drawing = picture(game, name).placed(0, 0, WIDTH, height=HEIGHT)
    return cut_round(drawing, "back", 0, 0, WIDTH, HEIGHT, corner=CORNER) + border()


def both_corners(inside: str) -> str:
    """A sign in the upper left corner and, upside down, in the lower right one."""
    return f'<g>{inside}</g><g transform="rotate(180 {WIDTH / 2:g} {HEIGHT / 2:g})">{inside}</g>'


def name_below(name: str, colour: str = INK, *, width: float = 145) -> str:
    """The name of a card, at the lower left."""
    return fitted(name, Type.NAME, NAME_SIZE, width).at(EDGE, NAME_LINE, colour)


def name_in_the_middle(name: str, colour: str = INK, *, line: float = NAME_LINE) -> str:
    """The name of a card, in the middle of a line."""
    return centred(fitted(name, Type.NAME, NAME_SIZE, WIDTH - 2 * EDGE), line, colour)


def centred(line: Outline, y: float, colour: str) -> str:
    """A line of text in the middle of the card."""
    return line.at((WIDTH - line.width) / 2, y, colour)
