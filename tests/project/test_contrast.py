"""Colours: everything that can be pressed, and the focus, stands out from its background in every theme."""

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
EDGES = ["rim", "accent", "alarm", "good", "gold", "warm"]  # around what can be pressed, is chosen, refused, shown or near
GROUNDS = ["paper", "sheet", "shade", "accent-soft", "gold-soft"]


def colours(theme: str) -> dict[str, str]:
    """The colours of a theme by name, with its style sheets combined."""
    found: dict[str, str] = {}
    for selector in THEMES[theme]:
        found |= block(selector)
    return found


def block(selector: str) -> dict[str, str]:
    """The colours that the style sheet sets in one place."""
    css = LOOK.read_text(encoding="utf-8")
    start = css.index(f"\n{selector} {{")
    return dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6})", css[start : css.index("}", start)]))


PALETTES = ["meadow", "lake", "heather", "rust", "plum", "slate"]
OF_PALETTES = {"light": '[data-palette="{}"]', "dark": '[data-theme="dark"] [data-palette="{}"]'}


@pytest.mark.parametrize("theme", OF_PALETTES)
@pytest.mark.parametrize("palette", PALETTES)
def test_the_colours_of_a_club_stand_out_as_those_of_the_meadow_do(palette: str, theme: str) -> None:
    usual, found = colours(theme), colours(theme) | block(OF_PALETTES[theme].format(palette))
    pairs = [("accent", ground) for ground in (*GROUNDS, "accent-ink")] + [("ink", "accent-soft"), ("ink-soft", "accent-soft")]
    assert found["accent"] != usual["accent"] or palette == "meadow"
    assert [pair for pair in pairs if contrast(*(found[each] for each in pair)) < contrast(*(usual[each] for each in pair))] == []


@pytest.mark.parametrize("theme", THEMES)
def test_edges_of_controls_and_the_ring_of_the_focus_are_three_times_as_light_or_dark_as_what_they_lie_on(theme: str) -> None:
    found = colours(theme)
    faint = [
        (edge, ground, round(contrast(found[edge], found[ground]), 2))
        for edge, ground in product(EDGES, GROUNDS)
        if contrast(found[edge], found[ground]) < LEAST
    ]
    assert not faint
