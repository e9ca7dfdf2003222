"""Colours: what can be pressed, and where the focus is, stand out from what they lie on in every theme."""

import re
from itertools import product
from pathlib import Path

import pytest
from support.colours import LEAST, contrast

LOOK = Path(__file__).resolve().parents[2] / "web" / "src" / "styles" / "tokens.css"
THEMES = {
    "light": [":root"],
    "dark": [":root", ':root[data-theme="dark"]'],
    "high contrast, light": [":root", ":root[data-high-contrast]"],
    "high contrast, dark": [
        ":root",
        ':root[data-theme="dark"]',
        ":root[data-high-contrast]",
        ':root[data-high-contrast][data-theme="dark"]',
    ],
}
EDGES = ["rim", "accent", "alarm", "gold", "warm"]  # around what can be pressed, is chosen, refused, shown or near
GROUNDS = ["paper", "sheet", "shade", "accent-soft", "gold-soft"]


def colours(theme: str) -> dict[str, str]:
    """The colours of a theme by name, as the style sheet puts them together."""
    css = LOOK.read_text(encoding="utf-8")
    found: dict[str, str] = {}
    for selector in THEMES[theme]:
        start = css.index(f"\n{selector} {{")
        found |= dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6})", css[start : css.index("}", start)]))
    return found


@pytest.mark.parametrize("theme", THEMES)
def test_edges_of_controls_and_the_ring_of_the_focus_are_three_times_as_light_or_dark_as_what_they_lie_on(theme: str) -> None:
    found = colours(theme)
    faint = [
        (edge, ground, round(contrast(found[edge], found[ground]), 2))
        for edge, ground in product(EDGES, GROUNDS)
        if contrast(found[edge], found[ground]) < LEAST
    ]
    assert not faint
